import { pathOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import type { CallKind } from './load-gate.ts'
import { makePathMatcher } from './path-matcher.ts'

/** Of an outbox record. */
export const RECORD_VERSION_HEADER = 'X-Record-Version'

/** Sign-in, which a browser opens itself: JSON would be all that it shows. Has limits of its own. */
const NAVIGATED_PATHS = '/api/auth/'

const isPackPath = makePathMatcher({ offlinePack: contract.offlinePack })
const COMPLETIONS_PATH = pathOf(contract.chat.completions)

/**
 * Returns how the load gate treats a request; null if it always runs. A device makes deferrable calls by itself and retries them later: packs,
 * and outbox records other than a question that was just asked.
 */
export function findCallKind(
  method: string | undefined,
  path: string,
  recordVersion: string | undefined,
): CallKind | null {
  if (!path.startsWith('/api/')) return null
  if (method === 'GET' && path.startsWith(NAVIGATED_PATHS)) return null
  if (isPackPath(path)) return 'deferrable'
  return recordVersion !== undefined && path !== COMPLETIONS_PATH ? 'deferrable' : 'usual'
}
