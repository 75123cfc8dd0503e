import { BODY_LIMIT, fitLine, PLAIN_BODY, PLAIN_TITLE, TITLE_LIMIT } from './compose-notification.ts'
import { keepNotificationPath } from './keep-notification-path.ts'
import { isNotificationKind, KIND_HEADERS, type NotificationContent } from './notification.ts'

/** In bytes of UTF-8 before encryption (offline.md, 'Push'); services refuse above 4 KB. */
export const PAYLOAD_LIMIT_BYTES = 2_048
const BADGE_LIMIT = 99
const ID = /^[\w-]{1,64}$/

/** A notification as the worker shows it. */
export interface ShownNotification {
  /** The id in receipts; null if the message has none. */
  id: string | null
  title: string
  body: string
  path: string
  tag: string
  /** Due reviews for the icon's badge, 1 to 99; null leaves the badge alone. */
  badge: number | null
}

/**
 * Returns the JSON of a push message. `id` is opaque and used in receipts; `dueCount` becomes the icon's badge and is
 * sent only with due reviews. Throws a RangeError above 2 KB, which no composed notification reaches.
 */
export function encodePushPayload(content: NotificationContent, id: string, dueCount: number): string {
  const { kind, title, body, path } = content
  const badge = kind === 'review-due' ? { badge: Math.min(dueCount, BADGE_LIMIT) } : {}
  const payload = JSON.stringify({ id, kind, title, body, path, ...badge })
  if (new TextEncoder().encode(payload).length > PAYLOAD_LIMIT_BYTES) {
    throw new RangeError('push payload is over 2 KB')
  }
  return payload
}

/**
 * Returns what to show for any push message: iOS ends a subscription after three pushes that show nothing. `text` is null
 * for an empty message.
 */
export function readPushPayload(text: string | null): ShownNotification {
  const { id, kind, title, body, path, badge } = parseObject(text)
  return {
    id: typeof id === 'string' && ID.test(id) ? id : null,
    title: readLine(title, TITLE_LIMIT) || PLAIN_TITLE,
    body: readLine(body, BODY_LIMIT) || PLAIN_BODY,
    path: keepNotificationPath(path),
    tag: isNotificationKind(kind) ? KIND_HEADERS[kind].tag : 'unknown',
    badge: typeof badge === 'number' && badge >= 1 ? Math.min(Math.floor(badge), BADGE_LIMIT) : null,
  }
}

function readLine(value: unknown, limit: number): string {
  return typeof value === 'string' ? fitLine(value, limit) : ''
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
