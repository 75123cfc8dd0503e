/** Messages between page and worker. No zod: page and worker share this file. */

/** Set by the worker on every answer from a cache or a downloaded unit. */
export const FROM_DEVICE_HEADER = 'X-From-Device'

/** From a page to the worker. */
export type PageMessage =
  /** The person accepted the new version: the waiting worker takes over. */
  { type: 'SKIP_WAITING' }

/** From the worker to its pages. */
export type WorkerMessage =
  /** The server has a newer version of the content at `path` than the cache has just answered with. */
  | { type: 'CONTENT_UPDATED'; path: string }
  /** A notification for the page at `path` was clicked. The page that answers on the message's port opens it. */
  | { type: 'GO_TO'; path: string }

function isMessage(value: unknown): value is { type: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Returns the message of a page, null if the data is anything else. */
export function readPageMessage(value: unknown): PageMessage | null {
  return isMessage(value) && value.type === 'SKIP_WAITING' ? { type: 'SKIP_WAITING' } : null
}

/** Returns the message of the worker, null if the data is anything else. */
export function readWorkerMessage(value: unknown): WorkerMessage | null {
  if (!isMessage(value) || !('path' in value) || typeof value.path !== 'string') return null
  const { type, path } = value
  return type === 'CONTENT_UPDATED' || type === 'GO_TO' ? { type, path } : null
}
