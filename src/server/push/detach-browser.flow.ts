import type { Queryable } from '../db/open-database.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { deleteSubscriptions, holdOwner } from './subscription.queries.ts'

/**
 * Deletes the browser's subscription. The endpoint is a capability (RFC 8030, section 8), so the caller need not be its owner:
 * the next learner on a shared tablet may end the subscription of the one before.
 */
export async function detachBrowser(tx: Queryable, endpoint: string): Promise<void> {
  const owner = await holdOwner(tx, endpoint)
  if (owner === null) return
  await haltSends(tx, owner)
  await deleteSubscriptions(tx, [endpoint])
}
