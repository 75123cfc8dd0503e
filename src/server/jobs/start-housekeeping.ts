import type { AppDeps } from '../deps.ts'
import { failOrphanedMessages } from '../message/message.queries.ts'
import { observeClock } from './clock.queries.ts'
import { cleanUp } from './housekeeping.queries.ts'

const EVERY_MS = 10 * 60 * 1000

type HousekeepingDeps = Pick<AppDeps, 'db' | 'env' | 'clock' | 'log'>

/** One round. Sessions and records that a wrong clock calls expired are still there when it is set right. */
export async function keepHouse(deps: HousekeepingDeps): Promise<void> {
  const now = deps.clock()
  if (await observeClock(deps.db, now)) await cleanUp(deps, now)
  else await failOrphanedMessages(deps.db)
}

/** Cleans up now and every ten minutes, unless the clock has just jumped; `stop` waits for a running cleanup. */
export function startHousekeeping(deps: HousekeepingDeps): { stop: () => Promise<void> } {
  let round = Promise.resolve()
  const clean = () => {
    round = keepHouse(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'housekeeping put off'))
  }
  clean()
  const timer = setInterval(clean, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
