/** Shapes of notifications (offline.md, 'Push'; preferences: specification sections 3 and 4). Page, worker and server share them. */

export const NOTIFICATION_KINDS = ['study-reminder', 'review-due', 'announcement'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The kinds that are planned every day, at the learner's chosen hour. */
export type DailyKind = Exclude<NotificationKind, 'announcement'>

/** Full hours of the day in Seoul, 0 to 23: quiet from `from` until `to`, also across midnight; never quiet if they are equal. */
export interface QuietHours {
  from: number
  to: number
}

export interface NotificationContent {
  kind: NotificationKind
  title: string
  body: string
  /** A page of the product, see `keepNotificationPath`. */
  path: string
}

/** RFC 8030, section 5.3: what a device with a low battery postpones. */
export type PushUrgency = 'low' | 'normal'

interface KindHeaders {
  /** `Notification.tag`: a newer one replaces the one shown. */
  tag: string
  /** RFC 8030, section 5.4: a newer one replaces one not yet delivered. At most 32 characters of base64url. */
  topic: string
  urgency: PushUrgency
}

export const KIND_HEADERS: Readonly<Record<NotificationKind, KindHeaders>> = {
  'study-reminder': { tag: 'study-reminder', topic: 'study-reminder', urgency: 'normal' },
  'review-due': { tag: 'review-due', topic: 'review-due', urgency: 'low' },
  announcement: { tag: 'announcement', topic: 'announcement', urgency: 'normal' },
}

export function isNotificationKind(value: unknown): value is NotificationKind {
  return NOTIFICATION_KINDS.some((kind) => kind === value)
}
