import type { PushOutcome } from '#domain/notify/decide-push-outcome.ts'
import { deleteSubscriptions } from '../push/subscription.queries.ts'
import { type ClaimedSend, claimSends } from './claim-sends.flow.ts'
import { releaseDue } from './release-due.flow.ts'
import { BEGIN_WITHIN_MS, type DeliveryFault, saveResult } from './send.queries.ts'
import type { DeliveryResult, SendDeps } from './sender.ts'

/** Sends at the same time: a slow service delays one of these and not the queue. */
const CONCURRENT = 64

/**
 * Releases scheduled announcements whose time has come, and sends everything that is due until nothing is left or `signal` aborts; sends that have started are finished. Returns how many
 * were claimed. Safe in any number of processes at once.
 */
export async function sendDue(deps: SendDeps, signal?: AbortSignal): Promise<number> {
  await releaseDue(deps)
  const running = new Set<Promise<void>>()
  let count = 0
  try {
    while (!signal?.aborted) {
      const { claimed, looked } = await claimSends(deps, CONCURRENT - running.size)
      if (looked === 0) break
      const claimedAt = performance.now()
      for (const send of claimed) {
        const sending: Promise<void> = carryOut(deps, send, claimedAt)
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

async function carryOut(deps: SendDeps, claimed: ClaimedSend, claimedAt: number): Promise<void> {
  if (performance.now() - claimedAt > BEGIN_WITHIN_MS) return
  const results = await claimed.deliver(deps, claimed)
  for (const { outcome } of results) deps.metrics?.countSend(claimed.send.method, outcome.kind)
  await saveDelivery(deps, claimed, results)
}

async function saveDelivery(
  { db }: SendDeps,
  { send }: ClaimedSend,
  results: readonly DeliveryResult[],
): Promise<void> {
  const waiting = results.flatMap(({ endpoint, outcome }) =>
    outcome.kind === 'wait' ? [{ endpoint, until: outcome.until }] : [],
  )
  const wasSent = send.state === 'waiting' && send.sentAt !== null
  const result = {
    isSent: wasSent || results.some(({ outcome }) => outcome.kind === 'delivered'),
    retry:
      waiting.length > 0
        ? {
            at: new Date(Math.min(...waiting.map(({ until }) => until))),
            endpoints: waiting.map(({ endpoint }) => endpoint),
          }
        : null,
    fault: results.map(({ outcome }) => findFault(outcome)).find((fault) => fault !== null) ?? null,
  }
  // First, because `haltSends` may hold a row that the deletion below waits for.
  await db.transaction((tx) => saveResult(tx, { id: send.id, attempts: send.attempts + 1 }, result))
  const gone = results.filter(({ outcome }) => outcome.kind === 'delete').map(({ endpoint }) => endpoint)
  await deleteSubscriptions(db, gone)
}

function findFault(outcome: PushOutcome): DeliveryFault | null {
  if (outcome.kind === 'delete') return 'gone'
  if (outcome.kind === 'alarm') return 'alarm'
  return outcome.kind === 'drop' ? outcome.reason : null
}
