import type { Queryable } from '../db/open-database.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { deleteSubscriptions, lockOwner } from './subscription.queries.ts'

/**
 * The browser is nobody's. Whoever names the endpoint holds the browser (RFC 8030, section 8), so that it need not be its owner:
 * the next learner on a shared tablet may end what the one before left on.
 */
export async function detachBrowser(tx: Queryable, endpoint: string): Promise<void> {
  const owner = await lockOwner(tx, endpoint)
  if (owner === null) return
  await haltSends(tx, owner)
  await deleteSubscriptions(tx, [endpoint])
}
