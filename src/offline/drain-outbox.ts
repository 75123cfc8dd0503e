import { RECORD_VERSION } from '#contract/outbox-calls.ts'
import { chooseSendable, findNextDue } from '#domain/outbox/choose-sendable.ts'
import { decideRecordOutcome } from '#domain/outbox/decide-record-outcome.ts'
import { findSuccessor } from '#domain/outbox/find-successor.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { RecordStore } from './outbox-store.ts'
import { ANSWER_TIMEOUT_MS, REPLY_TIMEOUT_MS, sendRecord } from './send-record.ts'
import { copyChangesOfRow } from './thread-copies.ts'

/** The lock is held for at most this long, so that no other tab waits long for it. */
const BATCH_MS = 25_000
/** A request that would get less time than this waits for the next batch. */
const MIN_ANSWER_MS = 5_000

export interface DrainTools {
  store: RecordStore
  fetch: typeof fetch
  /** Milliseconds since the epoch. */
  now: () => number
  /** In [0, 1). */
  random: () => number
  /** Called after a record was acknowledged and is gone from the store, with the server's row. */
  onAcknowledged: (record: OutboxRecord, row: unknown) => void
  /** Called when a record was refused for good, with what the server said. */
  onDead: (record: OutboxRecord, status: number, body: unknown) => void
}

export interface DrainResult {
  /** Records that are still in the store. */
  left: number
  /** When the next record is due, in milliseconds since the epoch; null if none waits. */
  nextDue: number | null
  /** Why nothing is sent: `blocked` until the person signs in again, `paused` until the app is updated, `sealed` until older records are decrypted. */
  stopped: 'blocked' | 'paused' | 'sealed' | null
}

interface Attempt {
  /** The record after the attempt; null once it is deleted. */
  record: OutboxRecord | null
  halt: DrainResult['stopped']
}

/** `answerMs`: how long the answer may take. */
async function attempt(record: OutboxRecord, tools: DrainTools, answerMs: number): Promise<Attempt> {
  // Deleted since it was listed: it must not be sent.
  if (!(await tools.store.has(record.id))) return { record: null, halt: null }
  const { answer, status, row } = await sendRecord(record, tools, answerMs)
  const attempts = record.attempts + 1
  const outcome = decideRecordOutcome(record, answer, attempts, tools.random())
  if (outcome.kind === 'acknowledged') {
    await tools.store.acknowledge(record.id, copyChangesOfRow(record, row), findSuccessor(record, row))
    tools.onAcknowledged(record, row)
    return { record: null, halt: null }
  }
  if (outcome.kind === 'discarded') {
    await tools.store.acknowledge(record.id)
    tools.onDead(record, status, row)
    return { record: null, halt: null }
  }
  const lastStatus = status
  if (outcome.kind === 'dead') {
    const change = { attempts, lastStatus, state: 'dead' } as const
    await tools.store.update(record.id, change)
    tools.onDead(record, status, row)
    return { record: { ...record, ...change }, halt: null }
  }
  const change =
    outcome.kind === 'keep'
      ? {
          attempts,
          lastStatus,
          notBefore: tools.now() + outcome.delayMs,
          unanswered: outcome.unanswered,
        }
      : { attempts, lastStatus, unanswered: false }
  await tools.store.update(record.id, change)
  return { record: { ...record, ...change }, halt: outcome.kind === 'keep' ? null : outcome.kind }
}

/**
 * Sends due records lane by lane, at most two at a time, until none is due or 25 s are over. The caller holds the person's lock.
 * Safe to repeat: the server deduplicates by the record's id. Rejects only if the database fails, after requests in flight have ended.
 */
export async function drainOutbox(tools: DrainTools): Promise<DrainResult> {
  const { store, now } = tools
  if (await store.hasSealed()) return { left: (await store.list()).length, nextDue: null, stopped: 'sealed' }
  const deadline = now() + BATCH_MS
  const inFlight = new Map<string, Promise<void>>()
  const changed = new Map<string, OutboxRecord | null>()
  let records = await store.list()
  let stopped: DrainResult['stopped'] = null
  const failures: unknown[] = []
  for (;;) {
    const at = now()
    const mayStart = !stopped && failures.length === 0 && at <= deadline - MIN_ANSWER_MS
    const ready = mayStart ? chooseSendable(records, new Set(inFlight.keys()), at, RECORD_VERSION) : []
    for (const record of ready) {
      // A model writes or reads. The server drops a reply whose reader leaves, so it is read to its end, beyond the batch. A lock stolen meanwhile does no harm.
      const answerMs =
        record.kind === 'question' || record.kind === 'photo'
          ? REPLY_TIMEOUT_MS
          : Math.min(ANSWER_TIMEOUT_MS, deadline - at)
      const sending = attempt(record, tools, answerMs).then(
        (attempted) => {
          changed.set(record.id, attempted.record)
          stopped ??= attempted.halt
        },
        (error: unknown) => {
          failures.push(error)
        },
      )
      inFlight.set(
        record.id,
        sending.then(() => void inFlight.delete(record.id)),
      )
    }
    if (inFlight.size === 0) {
      if (failures.length > 0) throw failures[0]
      // Records may have been written meanwhile: the drain ends once a fresh list has nothing to send.
      records = await store.list()
      const rest = mayStart ? chooseSendable(records, new Set(), now(), RECORD_VERSION) : []
      if (rest.length === 0) {
        return { left: records.length, nextDue: findNextDue(records, RECORD_VERSION), stopped }
      }
      continue
    }
    await Promise.race(inFlight.values())
    records = records.flatMap((record) => changed.get(record.id) ?? (changed.has(record.id) ? [] : record))
    changed.clear()
  }
}
