import type { AppDeps } from '../deps.ts'
import { cleanUp } from './housekeeping.queries.ts'

const EVERY_MS = 10 * 60 * 1000

/** Cleans up now and every ten minutes; `stop` waits for a running cleanup. */
export function startHousekeeping(deps: Pick<AppDeps, 'db' | 'env' | 'clock' | 'log'>): {
  stop: () => Promise<void>
} {
  let round = Promise.resolve()
  const clean = () => {
    round = cleanUp(deps, deps.clock()).then(
      () => undefined,
      (error: unknown) => deps.log.warn({ err: error }, 'housekeeping put off'),
    )
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
