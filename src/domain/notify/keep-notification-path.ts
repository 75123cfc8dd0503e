const PATH_LIMIT = 200

/** Pages that a notification may open: none that signs in or out, redirects or is for administrators. */
const PAGE =
  /^\/(?:|recent-check|bookmark|settings|price|chat(?:\/[A-Z0-9]+){1,2}|(?:guide|policies)(?:\/[a-z0-9-]+)+)(?:\?[\w=&-]+)?$/

/**
 * Returns `value` if it is the path of a page that a notification may open, else `/` (offline.md, 'Push'). Also used by the worker: the
 * content of a push message is not trusted.
 */
export function keepNotificationPath(value: unknown): string {
  return typeof value === 'string' && value.length <= PATH_LIMIT && PAGE.test(value) ? value : '/'
}
