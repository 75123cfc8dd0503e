/** The ways of being notified (specification section 3): the values of `notificationMethods`, in the order of the settings. */
export const NOTIFICATION_METHODS = ['EMAIL', 'WEB_PUSH'] as const
export type NotificationMethod = (typeof NOTIFICATION_METHODS)[number]

interface MethodRules {
  /** The name of its switch. */
  label: string
  /** The most notifications to one person on a day in Seoul, however many devices show each (offline.md, 'Push'). */
  dailyCap: number
}

/** A new method also needs a sender (server/notify/senders.ts) and a row in the settings; the compiler asks for both. */
export const METHOD_RULES: Readonly<Record<NotificationMethod, MethodRules>> = {
  EMAIL: { label: '이메일 알림', dailyCap: 1 },
  WEB_PUSH: { label: '푸시 알림', dailyCap: 2 },
}
