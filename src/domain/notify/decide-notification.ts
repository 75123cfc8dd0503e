import { DAY_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import { findQuietEnd, findQuietStart } from './find-quiet-end.ts'
import { findWindow, PUSH_TTL_MS } from './find-window.ts'
import type { NotificationKind, QuietHours } from './notification.ts'
import { METHOD_RULES, type NotificationMethod } from './notification-method.ts'

export interface SentNotification {
  kind: NotificationKind
  method: NotificationMethod
  /** Milliseconds since the epoch. */
  sentAt: number
}

/** The facts about a person at the moment of sending. Times in milliseconds since the epoch. */
export interface NotifiedPerson {
  /** Neither suspended nor deleted. */
  isActive: boolean
  /** Specification section 3. */
  notificationMethods: readonly NotificationMethod[]
  /** Whether the method's sender has an address of theirs. */
  hasAddress: boolean
  quietHours: QuietHours
  /** Full hour of the day in Seoul, 0 to 23. */
  reminderHour: number
  lastStudiedAt: number | null
  /** Items of the wrong-answer notebook that are due. */
  dueCount: number
  /** At least those of the current day in Seoul. */
  sent: readonly SentNotification[]
}

export interface NotificationPlan {
  kind: NotificationKind
  method: NotificationMethod
  /** When it was planned to be sent, milliseconds since the epoch; only the day counts for a daily kind. */
  plannedAt: number
}

export type DropReason =
  | 'inactive'
  | 'method-off'
  | 'no-address'
  | 'stale'
  /** The quiet hours end after it becomes stale. */
  | 'quiet-hours'
  | 'studied-today'
  | 'nothing-due'
  | 'already-sent'
  | 'over-cap'

export type NotificationDecision =
  /** `ttlSeconds`: how long a push service may keep it. */
  | { kind: 'send'; ttlSeconds: number }
  /** Decide again at `until`, milliseconds since the epoch. */
  | { kind: 'defer'; until: number }
  | { kind: 'drop'; reason: DropReason }

function drop(reason: DropReason): NotificationDecision {
  return { kind: 'drop', reason }
}

/**
 * Decides whether the planned notification may be sent to this person at `now` (milliseconds since the epoch): call it in one transaction
 * with the facts of that moment, and again after each deferral (offline.md, 'Push'; preferences: specification sections 3 and 4).
 */
export function decideNotification(
  person: NotifiedPerson,
  plan: NotificationPlan,
  now: number,
): NotificationDecision {
  if (!person.isActive) return drop('inactive')
  if (!person.notificationMethods.includes(plan.method)) return drop('method-off')
  if (!person.hasAddress) return drop('no-address')

  const { opensAt, closesAt } = findWindow(plan.kind, plan.plannedAt, person.reminderHour)
  if (now >= closesAt) return drop('stale')
  const loudAt = findQuietEnd(Math.max(now, opensAt), person.quietHours)
  if (loudAt >= closesAt) return drop('quiet-hours')

  const isFull = isDayFull(person, plan.method, loudAt)
  if (plan.kind === 'announcement') {
    const goesAt = isFull ? findQuietEnd(startOfSeoulDay(loudAt) + DAY_MS, person.quietHours) : loudAt
    if (goesAt >= closesAt) return drop('over-cap')
    return goesAt > now ? { kind: 'defer', until: goesAt } : send(now, closesAt, person.quietHours)
  }

  if (plan.kind === 'study-reminder' && hasStudied(person, loudAt)) return drop('studied-today')
  if (hasBeenSent(person, plan, loudAt)) return drop('already-sent')
  if (isFull) return drop('over-cap')
  if (loudAt > now) return { kind: 'defer', until: loudAt }
  if (plan.kind === 'review-due' && person.dueCount <= 0) return drop('nothing-due')
  return send(now, closesAt, person.quietHours)
}

/**
 * A message that the push service still holds cannot be withdrawn: it must not outlive the window, arrive in the quiet hours or
 * count on another day.
 */
function send(now: number, closesAt: number, quietHours: QuietHours): NotificationDecision {
  const until = Math.min(
    now + PUSH_TTL_MS,
    closesAt,
    findQuietStart(now, quietHours),
    startOfSeoulDay(now) + DAY_MS,
  )
  return { kind: 'send', ttlSeconds: Math.floor((until - now) / 1_000) }
}

/** No upper bound: a clock that was set back leaves times in the future. */
function isOnDay(at: number, day: number) {
  return at >= startOfSeoulDay(day)
}

function hasStudied({ lastStudiedAt }: NotifiedPerson, day: number): boolean {
  return lastStudiedAt !== null && isOnDay(lastStudiedAt, day)
}

function hasBeenSent({ sent }: NotifiedPerson, { kind, method }: NotificationPlan, day: number): boolean {
  return sent.some((one) => one.kind === kind && one.method === method && isOnDay(one.sentAt, day))
}

function isDayFull({ sent }: NotifiedPerson, method: NotificationMethod, day: number): boolean {
  return (
    sent.filter((one) => one.method === method && isOnDay(one.sentAt, day)).length >=
    METHOD_RULES[method].dailyCap
  )
}
