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
import { findBrowsers } from '../push/subscription.queries.ts'
import { countDue } from '../review/review.queries.ts'
import { findLastStudied, listSentSince } from './person-facts.queries.ts'
import { type DueSend, deferSends, dropSends, lockDueSends, markSending } from './send.queries.ts'
import type { DecidedSend, Delivery } from './sender.ts'
import { SENDERS } from './senders.ts'

/** A send that this process has claimed and must carry out. */
export interface ClaimedSend extends DecidedSend {
  /** Of the method's own sender, for the addresses of this moment. */
  deliver: Delivery
}

/**
 * Decides on up to `most` due sends with the facts of this moment and claims those that may go: in one transaction, under the lock
 * of each person that `haltSends` takes too. Also returns how many it looked at: 0 means that nothing is due.
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
    for (const dueSend of due) {
      const { send, person, notification } = dueSend
      const browsers = facts.browsers.get(person.id) ?? []
      const recipient = { email: person.email, browsers, isMailOn: mailer.isOn }
      const deliver = SENDERS[send.method].prepare(recipient, send.remaining)
      const decision = decide(dueSend, facts, deliver !== null, now)
      if (decision.kind === 'defer') append(deferred, decision.until, send.id)
      else if (decision.kind === 'drop') append(dropped, decision.reason, send.id)
      else if (deliver) {
        const dueCount = facts.dueCounts.get(person.id) ?? 0
        claimed.push({ ...dueSend, ttlSeconds: decision.ttlSeconds, dueCount, deliver })
        // The next decisions in this batch count it as sent.
        append(facts.sent, person.id, {
          sendId: send.id,
          kind: notification.kind,
          method: send.method,
          sentAt: now.getTime(),
        })
      }
    }
    await markSending(tx, claimed, (method) => SENDERS[method].leaseMs, now)
    for (const [until, ids] of deferred) await deferSends(tx, ids, new Date(until))
    for (const [reason, ids] of dropped) await dropSends(tx, ids, reason)
    return { claimed, looked: due.length }
  })
}

interface Facts {
  browsers: ReadonlyMap<string, PushTarget[]>
  sent: Map<string, (SentNotification & { sendId: string })[]>
  lastStudied: Map<string, number>
  dueCounts: Map<string, number>
}

async function readFacts(tx: Queryable, due: readonly DueSend[], now: Date): Promise<Facts> {
  const ids = [...new Set(due.map(({ person }) => person.id))]
  const ofDay = due.filter(({ notification }) => notification.kind !== 'announcement')
  const daily = [...new Set(ofDay.map(({ person }) => person.id))]
  const facts: Facts = {
    browsers: await findBrowsers(tx, ids),
    sent: new Map(),
    lastStudied: daily.length > 0 ? await findLastStudied(tx, daily, now) : new Map(),
    dueCounts: daily.length > 0 ? await countDue(tx, daily, now) : new Map(),
  }
  const today = new Date(startOfSeoulDay(now.getTime()))
  for (const { userId, sentAt, ...sent } of await listSentSince(tx, ids, today)) {
    if (sentAt) append(facts.sent, userId, { ...sent, sentAt: sentAt.getTime() })
  }
  return facts
}

function decide(
  { send, notification, person }: DueSend,
  facts: Facts,
  hasAddress: boolean,
  now: Date,
): NotificationDecision {
  const { id, reminderHour, quietFrom, quietTo } = person
  const notified: NotifiedPerson = {
    isActive: person.suspendedAt === null,
    notificationMethods: person.notificationMethods,
    hasAddress,
    quietHours: { from: quietFrom, to: quietTo },
    reminderHour,
    lastStudiedAt: facts.lastStudied.get(id) ?? null,
    dueCount: facts.dueCounts.get(id) ?? 0,
    // A retry does not count itself.
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
