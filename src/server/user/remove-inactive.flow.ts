import { DAY_MS } from '#domain/calendar/durations.ts'
import type { AppDeps } from '../deps.ts'
import { type InactiveBounds, listRemovable, lockRemovable } from './inactive.queries.ts'
import { removePerson } from './remove-person.flow.ts'

/** The rest is removed on the next day. */
const MOST_A_RUN = 500

interface Person {
  id: string
  email: string | null
}

/**
 * Deletes accounts that were unused for the configured time, as if their owners did, if these were warned long enough before; does nothing
 * unless it is configured.
 */
export async function removeInactive(deps: AppDeps, signal: AbortSignal): Promise<void> {
  const { KEEP_INACTIVE_ACCOUNTS_DAYS, WARN_INACTIVE_ACCOUNTS_DAYS } = deps.env
  if (KEEP_INACTIVE_ACCOUNTS_DAYS === undefined) return
  const now = deps.clock().getTime()
  const bounds = {
    since: new Date(now - KEEP_INACTIVE_ACCOUNTS_DAYS * DAY_MS),
    warnedBefore: new Date(now - WARN_INACTIVE_ACCOUNTS_DAYS * DAY_MS),
  }
  let removed = 0
  for (const person of await listRemovable(deps.db, bounds, MOST_A_RUN)) {
    if (signal.aborted) return
    try {
      if (await removeIfInactive(deps, person, bounds)) removed += 1
    } catch (error) {
      deps.log.error({ err: error }, 'inactive account not deleted, tried again the next day')
    }
  }
  if (removed > 0) deps.log.info({ removed }, 'inactive accounts deleted')
}

/** Returns whether the person was removed; one who has come back meanwhile is not. */
async function removeIfInactive(deps: AppDeps, person: Person, bounds: InactiveBounds): Promise<boolean> {
  // Before the transaction locks rows that the replies are saved to.
  await deps.replies.endOwner(`u:${person.id}`)
  return deps.db.transaction(async (tx) => {
    const isStill = await lockRemovable(tx, person.id, bounds)
    if (isStill) await removePerson({ db: tx, deps }, person)
    return isStill
  })
}
