/** What page and worker say to each other. No zod: page and worker share this file. */

/** Set by the worker on every answer that did not come from the server just now. */
export const FROM_DEVICE_HEADER = 'X-From-Device'

/** From a page to the worker. */
export type PageMessage =
  /** The person agreed to the new version: the waiting worker takes over. */
  { type: 'SKIP_WAITING' }

/** From the worker to its pages. */
export type WorkerMessage =
  /** Public content at `path` is newer than what was just answered from the cache. */
  | { type: 'CONTENT_UPDATED'; path: string }
  /** A notification of the page at `path` was clicked. Comes with a port: whoever answers on it takes the person there. */
  | { type: 'GO_TO'; path: string }

const isMessage = (value: unknown): value is { type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value

/** The message of a page, or null for anything else that was posted. */
export function readPageMessage(value: unknown): PageMessage | null {
  return isMessage(value) && value.type === 'SKIP_WAITING' ? { type: 'SKIP_WAITING' } : null
}

/** The message of the worker, or null for anything else that was posted. */
export function readWorkerMessage(value: unknown): WorkerMessage | null {
  if (!isMessage(value) || !('path' in value) || typeof value.path !== 'string') return null
  const { type, path } = value
  return type === 'CONTENT_UPDATED' || type === 'GO_TO' ? { type, path } : null
}
