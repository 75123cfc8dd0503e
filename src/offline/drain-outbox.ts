import { outboxCall } from '#contract/outbox-calls.ts'
import { chooseSendable } from '#domain/outbox/choose-sendable.ts'
import { decideSendOutcome, type SendAnswer } from '#domain/outbox/decide-send-outcome.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { OutboxStore } from './outbox-store.ts'

/** A request without an answer by then counts as none. */
const ANSWER_TIMEOUT_MS = 20_000

export interface DrainTools {
  store: OutboxStore
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
  /** The whole queue stands still until the same person is signed in, or the app is newer. */
  stopped: 'blocked' | 'paused' | null
}

interface Attempt {
  answer: SendAnswer
  status: number
  row: unknown
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null
}

async function attempt(record: OutboxRecord, tools: DrainTools): Promise<Attempt> {
  const call = outboxCall(record.kind, record.body)
  const noAnswer: Attempt = { answer: { kind: 'no-answer' }, status: 0, row: null }
  if (!call) {
    return {
      ...noAnswer,
      answer: { kind: 'answer', status: 400, isWhole: false, retryAfterMs: null },
      status: 400,
    }
  }
  try {
    const response = await tools.fetch(call.path, {
      method: call.method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': record.id,
        'X-Record-Version': String(record.v),
        ...(record.kind === 'prefs' && { 'X-Api-Version': '1' }),
      },
      body: JSON.stringify(call.body),
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    const row: unknown = await response.json().catch(() => undefined) // no JSON: not our server, or a cut body
    const isWhole = row !== undefined && response.headers.get('Idempotency-Key') === record.id
    return {
      answer: { kind: 'answer', status: response.status, isWhole, retryAfterMs: retryAfterMs(response) },
      status: response.status,
      row,
    }
  } catch {
    // No answer at all: cut, refused, redirected or timed out. The record is kept and tried again.
    return noAnswer
  }
}

async function send(record: OutboxRecord, tools: DrainTools): Promise<'blocked' | 'paused' | null> {
  const { answer, status, row } = await attempt(record, tools)
  const attempts = record.attempts + 1
  const outcome = decideSendOutcome(answer, attempts, tools.random())
  switch (outcome.kind) {
    case 'acknowledged':
      await tools.store.acknowledge(record.id)
      tools.onAcknowledged(record, row)
      return null
    case 'dead':
      await tools.store.update(record.id, { attempts, lastStatus: status, state: 'dead' })
      tools.onDead(record, status, row)
      return null
    case 'keep':
      await tools.store.update(record.id, {
        attempts,
        lastStatus: status,
        notBefore: tools.now() + outcome.delayMs,
      })
      return null
    default:
      await tools.store.update(record.id, { attempts, lastStatus: status })
      return outcome.kind
  }
}

/**
 * Sends what may be sent, lane by lane, at most two at a time, until nothing is due. The caller holds the person's lock. Safe to
 * repeat: the server deduplicates by the record's id.
 */
export async function drainOutbox(tools: DrainTools): Promise<DrainResult> {
  const inFlight = new Map<string, Promise<void>>()
  let stopped: DrainResult['stopped'] = null
  for (;;) {
    const records = await tools.store.list()
    const ready = stopped ? [] : chooseSendable(records, new Set(inFlight.keys()), tools.now())
    for (const record of ready) {
      const sending = send(record, tools).then((halt) => {
        inFlight.delete(record.id)
        stopped ??= halt
      })
      inFlight.set(record.id, sending)
    }
    if (inFlight.size === 0) {
      const waiting = records.filter((record) => record.state === 'waiting' && record.kind !== 'question')
      const nextDue = waiting.length === 0 ? null : Math.min(...waiting.map((record) => record.notBefore))
      return { left: records.length, nextDue, stopped }
    }
    await Promise.race(inFlight.values())
  }
}
