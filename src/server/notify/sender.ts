import type { SQL } from 'drizzle-orm'
import type { PushOutcome } from '#domain/notify/decide-push-outcome.ts'
import { findWindow } from '#domain/notify/find-window.ts'
import type { AppDeps } from '../deps.ts'
import type { PushTarget } from '../push/make-push.ts'
import type { DueSend } from './send.queries.ts'

export type SendDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'env' | 'secrets' | 'mailer' | 'push' | 'log' | 'metrics'
>

/** The addresses of a person, and what this server can send by. */
export interface Recipient {
  email: string | null
  browsers: readonly PushTarget[]
  isMailOn: boolean
}

/** A send with the facts on which it was decided. */
export interface DecidedSend extends DueSend {
  ttlSeconds: number
  dueCount: number
}

export interface DeliveryResult {
  /** Empty for a method that has one address a person. */
  endpoint: string
  outcome: PushOutcome
}

/** Sends once to every address that it was prepared for. */
export type Delivery = (deps: SendDeps, send: DecidedSend) => Promise<DeliveryResult[]>

/** How one notification method reaches people. */
export interface NotificationSender {
  /** A process that has not saved a result by then has crashed; its sends have ended. */
  leaseMs: number
  /** Whether a switch that is turned off waits for a message on its way. */
  isAwaited: boolean
  /** Returns the delivery, null if the recipient has no address. `remaining`: the endpoints of a retry, null before the first attempt. */
  prepare: (recipient: Recipient, remaining: readonly string[] | null) => Delivery | null
  /** The same condition over rows of `users`, for audiences of any size. */
  isReachable: (isMailOn: boolean) => SQL
}

/** The facts on which the outcome of an attempt is decided. */
export function describeAttempt({ clock }: SendDeps, { send, notification, person }: DecidedSend) {
  const { closesAt } = findWindow(notification.kind, notification.plannedAt.getTime(), person.reminderHour)
  return { attempts: send.attempts + 1, now: clock().getTime(), closesAt, random: Math.random() }
}
