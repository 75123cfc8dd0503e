import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import {
  type DropReason,
  decideNotification,
  type NotificationDecision,
  type NotifiedPerson,
  type SentNotification,
} from '#domain/notify/decide-notification.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import type { PushTarget } from '../push/make-push.ts'
import { listSubscriptions } from '../push/subscription.queries.ts'
import { countDue } from '../review/review.queries.ts'
import { findLastStudied, listSentSince } from './person-facts.queries.ts'
import { type DueSend, deferSends, dropSends, lockDueSends, markSending } from './send.queries.ts'

/** A send that was decided on and is this process's to carry out. */
export interface ClaimedSend extends DueSend {
  /** Where to push it; none for mail. */
  targets: PushTarget[]
  ttlSeconds: number
  dueCount: number
}

/**
 * Decides on up to `most` due sends with the facts of this moment, and claims those that may go: all in one transaction, under a
 * lock of each person that `haltSends` takes too. Gives also how many it looked at: 0 means that nothing is due.
 */
export function claimSends(
  { db, clock, mailer }: Pick<AppDeps, 'db' | 'clock' | 'mailer'>,
  most: number,
): Promise<{ claimed: ClaimedSend[]; looked: number }> {
  return db.transaction(async (tx) => {
    const now = clock()
    const due = await lockDueSends(tx, now, most)
    if (due.length === 0) return { claimed: [], looked: 0 }
    const facts = await readFacts(tx, due, now)
    const claimed: ClaimedSend[] = []
    const deferred = new Map<number, string[]>()
    const dropped = new Map<DropReason, string[]>()
    for (const one of due) {
      const { send, person } = one
      const targets = findTargets(one, facts.browsers.get(person.id) ?? [])
      const decision = decide(one, facts, targets.length > 0, mailer.isOn, now)
      if (decision.kind === 'defer') append(deferred, decision.until, send.id)
      else if (decision.kind === 'drop') append(dropped, decision.reason, send.id)
      else {
        const { ttlSeconds } = decision
        claimed.push({ ...one, targets, ttlSeconds, dueCount: facts.dueCounts.get(person.id) ?? 0 })
        // What goes now counts for what is decided on next.
        append(facts.sent, person.id, {
          sendId: send.id,
          kind: one.notification.kind,
          method: send.method,
          sentAt: now.getTime(),
        })
      }
    }
    await markSending(tx, claimed, now)
    for (const [until, ids] of deferred) await deferSends(tx, ids, new Date(until))
    for (const [reason, ids] of dropped) await dropSends(tx, ids, reason)
    return { claimed, looked: due.length }
  })
}

interface Facts {
  browsers: Map<string, PushTarget[]>
  sent: Map<string, (SentNotification & { sendId: string })[]>
  lastStudied: Map<string, number>
  dueCounts: Map<string, number>
}

async function readFacts(tx: Queryable, due: readonly DueSend[], now: Date): Promise<Facts> {
  const ids = [...new Set(due.map(({ person }) => person.id))]
  const ofDay = due.filter(({ notification }) => notification.kind !== 'announcement')
  const daily = [...new Set(ofDay.map(({ person }) => person.id))]
  const facts: Facts = {
    browsers: new Map(),
    sent: new Map(),
    lastStudied: daily.length > 0 ? await findLastStudied(tx, daily, now) : new Map(),
    dueCounts: daily.length > 0 ? await countDue(tx, daily, now) : new Map(),
  }
  for (const browser of await listSubscriptions(tx, ids)) append(facts.browsers, browser.userId, browser)
  const today = new Date(startOfSeoulDay(now.getTime()))
  for (const { userId, sentAt, ...one } of await listSentSince(tx, ids, today)) {
    if (sentAt) append(facts.sent, userId, { ...one, sentAt: sentAt.getTime() })
  }
  return facts
}

/** Those of the person's browsers now that have yet to take it. */
function findTargets({ send }: DueSend, browsers: readonly PushTarget[]): PushTarget[] {
  if (send.method !== 'WEB_PUSH') return []
  return browsers.filter(({ endpoint }) => send.remaining === null || send.remaining.includes(endpoint))
}

function decide(
  { send, notification, person }: DueSend,
  facts: Facts,
  hasTarget: boolean,
  isMailOn: boolean,
  now: Date,
): NotificationDecision {
  const { id, reminderHour, quietFrom, quietTo } = person
  const notified: NotifiedPerson = {
    isActive: person.suspendedAt === null,
    notificationMethods: person.notificationMethods as NotifiedPerson['notificationMethods'],
    hasAddress: send.method === 'EMAIL' ? isMailOn && person.email !== null : hasTarget,
    quietHours: { from: quietFrom, to: quietTo },
    reminderHour,
    lastStudiedAt: facts.lastStudied.get(id) ?? null,
    dueCount: facts.dueCounts.get(id) ?? 0,
    // A repeated attempt does not stand in its own way.
    sent: (facts.sent.get(id) ?? []).filter(({ sendId }) => sendId !== send.id),
  }
  const { kind } = notification
  const plan = { kind, method: send.method, plannedAt: notification.plannedAt.getTime() }
  return decideNotification(notified, plan, now.getTime())
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
