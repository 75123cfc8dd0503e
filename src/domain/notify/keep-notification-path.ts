const PATH_LIMIT = 200

/** Pages a learner may be called to: none that signs in or out, redirects or administers. */
const PAGE =
  /^\/(?:|recent-check|bookmark|settings|price|chat(?:\/[A-Z0-9]+){1,2}|(?:guide|policies)(?:\/[a-z0-9-]+)+)(?:\?[\w=&-]+)?$/

/**
 * `value` when it is the path of a page that a notification may lead to, else `/` (offline.md, 'Push'). Read by the worker too: what
 * comes by push is not trusted.
 */
export function keepNotificationPath(value: unknown): string {
  return typeof value === 'string' && value.length <= PATH_LIMIT && PAGE.test(value) ? value : '/'
}
