import type { NotificationPlan, NotifiedPerson } from '#domain/notify/decide-notification.ts'

/** `2026-03-02T19:00` on the clock in Seoul, in milliseconds since the epoch. */
export const seoul = (text: string) => Date.parse(`${text}+09:00`)

/** Wants everything, may get everything, is never quiet. */
export const makeNotified = (change: Partial<NotifiedPerson> = {}): NotifiedPerson => ({
  isActive: true,
  notificationMethods: ['EMAIL', 'WEB_PUSH'],
  hasAddress: true,
  quietHours: { from: 0, to: 0 },
  reminderHour: 19,
  lastStudiedAt: null,
  dueCount: 3,
  sent: [],
  ...change,
})

export const makePlan = (change: Partial<NotificationPlan> = {}): NotificationPlan => ({
  kind: 'study-reminder',
  method: 'WEB_PUSH',
  plannedAt: seoul('2026-03-02T19:00'),
  ...change,
})
