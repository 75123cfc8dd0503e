import { decidePushOutcome, type PushOutcome } from '#domain/notify/decide-push-outcome.ts'
import { findWindow } from '#domain/notify/find-window.ts'
import { encodePushPayload } from '#domain/notify/push-payload.ts'
import type { AppDeps } from '../deps.ts'
import { mailNotification } from '../mail/mail-notification.ts'
import { MailError } from '../mail/mailer.ts'
import { deleteSubscriptions } from '../push/subscription.queries.ts'
import { type ClaimedSend, claimSends } from './claim-sends.flow.ts'
import { BEGIN_WITHIN_MS, type DeliveryFault, saveResult } from './send.queries.ts'

/** At once; a service that is slow to answer holds up one of these and not the queue. */
const CONCURRENT = 64

type SendDeps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'secrets' | 'mailer' | 'push' | 'log'>

/**
 * Sends all that is due, until nothing is or `signal` says stop; what was begun is ended. Gives how many were claimed. Any number
 * of processes may do so at once.
 */
export async function sendDue(deps: SendDeps, signal?: AbortSignal): Promise<number> {
  const running = new Set<Promise<void>>()
  let count = 0
  try {
    while (!signal?.aborted) {
      const { claimed, looked } = await claimSends(deps, CONCURRENT - running.size)
      if (looked === 0) break
      const claimedAt = performance.now()
      for (const one of claimed) {
        const sending: Promise<void> = carryOut(deps, one, claimedAt)
          .catch((error: unknown) => deps.log.warn({ err: error }, 'notification left to its lease'))
          .finally(() => running.delete(sending))
        running.add(sending)
      }
      count += claimed.length
      while (running.size > CONCURRENT / 2) await Promise.race(running)
    }
  } finally {
    await Promise.all(running)
  }
  return count
}

async function carryOut(deps: SendDeps, one: ClaimedSend, claimedAt: number): Promise<void> {
  if (performance.now() - claimedAt > BEGIN_WITHIN_MS) return
  if (one.send.method === 'EMAIL') await mail(deps, one)
  else await push(deps, one)
}

async function push(deps: SendDeps, one: ClaimedSend): Promise<void> {
  const { send, notification, targets, ttlSeconds, dueCount } = one
  const payload = encodePushPayload(notification, send.id, dueCount)
  const answers = await Promise.all(
    targets.map((target) => deps.push.send(target, payload, { kind: notification.kind, ttlSeconds })),
  )
  const attempt = describeAttempt(deps, one)
  await conclude(
    deps,
    one,
    targets.flatMap(({ endpoint }, index) => {
      const answer = answers[index]
      return answer ? [{ endpoint, outcome: decidePushOutcome(answer, attempt) }] : []
    }),
  )
}

/** A mailbox that takes no mail is a refusal; a server of mail that is away is tried again like a push service. */
async function mail(deps: SendDeps, one: ClaimedSend): Promise<void> {
  const { person, notification } = one
  const outcome = await mailNotification(
    deps,
    { id: person.id, email: person.email ?? '' },
    notification,
  ).then(
    (): PushOutcome => ({ kind: 'delivered' }),
    (error: unknown): PushOutcome => {
      deps.log.warn({ err: error }, 'mail not sent')
      if (error instanceof MailError && error.isPermanent) return { kind: 'drop', reason: 'refused' }
      return decidePushOutcome({ status: null, retryAfter: null }, describeAttempt(deps, one))
    },
  )
  await conclude(deps, one, [{ endpoint: '', outcome }])
}

function describeAttempt({ clock }: SendDeps, { send, notification, person }: ClaimedSend) {
  const { closesAt } = findWindow(notification.kind, notification.plannedAt.getTime(), person.reminderHour)
  return { attempts: send.attempts + 1, now: clock().getTime(), closesAt, random: Math.random() }
}

interface Ended {
  endpoint: string
  outcome: PushOutcome
}

async function conclude({ db }: SendDeps, { send }: ClaimedSend, ended: readonly Ended[]): Promise<void> {
  const waiting = ended.flatMap(({ endpoint, outcome }) =>
    outcome.kind === 'wait' ? [{ endpoint, until: outcome.until }] : [],
  )
  const wasSent = send.state === 'waiting' && send.sentAt !== null
  const result = {
    isSent: wasSent || ended.some(({ outcome }) => outcome.kind === 'delivered'),
    retry:
      waiting.length > 0
        ? {
            at: new Date(Math.min(...waiting.map(({ until }) => until))),
            endpoints: waiting.map(({ endpoint }) => endpoint),
          }
        : null,
    fault: ended.map(({ outcome }) => findFault(outcome)).find((fault) => fault !== null) ?? null,
  }
  // First, so that whoever waits for the end of sending is not held up by a row that they hold.
  await saveResult(db, { id: send.id, attempts: send.attempts + 1 }, result)
  const gone = ended.filter(({ outcome }) => outcome.kind === 'delete').map(({ endpoint }) => endpoint)
  await deleteSubscriptions(db, gone)
}

function findFault(outcome: PushOutcome): DeliveryFault | null {
  if (outcome.kind === 'delete') return 'gone'
  if (outcome.kind === 'alarm') return 'alarm'
  return outcome.kind === 'drop' ? outcome.reason : null
}
