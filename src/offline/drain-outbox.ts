import { RECORD_VERSION } from '#contract/outbox-calls.ts'
import { chooseSendable, findNextDue } from '#domain/outbox/choose-sendable.ts'
import { decideRecordOutcome } from '#domain/outbox/decide-record-outcome.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { RecordStore } from './outbox-store.ts'
import { ANSWER_TIMEOUT_MS, REPLY_TIMEOUT_MS, sendRecord } from './send-record.ts'
import { copyChangesOfRow } from './thread-copies.ts'

/** The lock is held no longer than this, so that nobody waits behind it for long. */
const BATCH_MS = 25_000
/** A request gets at least this much of a batch, else it is left to the next one. */
const LEAST_ANSWER_MS = 5_000

export interface DrainTools {
  store: RecordStore
  fetch: typeof fetch
  /** Milliseconds since the epoch. */
  now: () => number
  /** In [0, 1). */
  random: () => number
  /** Called after a record was acknowledged and is gone from the store, with the server's row. */
  onAcknowledged: (record: OutboxRecord, row: unknown) => void
  /** Called when a record was refused for good. */
  onDead: (record: OutboxRecord, status: number, body: unknown) => void
}

export interface DrainResult {
  /** Records that are still in the store. */
  left: number
  /** Milliseconds since the epoch when the next one is due; null where none waits. */
  nextDue: number | null
  /** The whole queue stands still until the same person is signed in, the app is newer, or what is encrypted was opened. */
  stopped: 'blocked' | 'paused' | 'sealed' | null
}

interface Settled {
  /** The record as it now stands; null once it is gone. */
  record: OutboxRecord | null
  halt: DrainResult['stopped']
}

/** `answerMs`: how long the answer may take. */
async function settle(record: OutboxRecord, tools: DrainTools, answerMs: number): Promise<Settled> {
  // Taken back since it was listed: it must not go out.
  if (!(await tools.store.has(record.id))) return { record: null, halt: null }
  const { answer, status, row } = await sendRecord(record, tools, answerMs)
  const attempts = record.attempts + 1
  const outcome = decideRecordOutcome(record, answer, attempts, tools.random())
  if (outcome.kind === 'acknowledged') {
    await tools.store.acknowledge(record.id, copyChangesOfRow(record, row))
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
 * Sends what may be sent, lane by lane, at most two at a time, until nothing is due or 25 s are over. The caller holds the
 * person's lock. Safe to repeat: the server deduplicates by the record's id. Rejects only when the database does, after what is
 * under way has ended.
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
    const mayStart = !stopped && failures.length === 0 && at <= deadline - LEAST_ANSWER_MS
    const ready = mayStart ? chooseSendable(records, new Set(inFlight.keys()), at, RECORD_VERSION) : []
    for (const record of ready) {
      // A reply that is cut off is lost on the server too: it is read to its end, beyond the batch. A lock that is stolen meanwhile does no harm.
      const answerMs =
        record.kind === 'question' ? REPLY_TIMEOUT_MS : Math.min(ANSWER_TIMEOUT_MS, deadline - at)
      const sending = settle(record, tools, answerMs).then(
        (settled) => {
          changed.set(record.id, settled.record)
          stopped ??= settled.halt
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
      // What was written while this ran is seen once more; where that brings nothing to send, the drain is over.
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
