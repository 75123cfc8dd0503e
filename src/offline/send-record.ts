import { outboxCall } from '#contract/outbox-calls.ts'
import type { SendAnswer } from '#domain/outbox/decide-send-outcome.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import { readReply } from './read-reply.ts'

/** A request without a complete answer by then counts as unanswered. */
export const ANSWER_TIMEOUT_MS = 20_000
/** The server ends every reply within 120 s. */
export const REPLY_TIMEOUT_MS = 130_000

export interface SentRecord {
  answer: SendAnswer
  /** HTTP status; 0 for no answer. */
  status: number
  /** The answer's JSON; null if there is none. */
  row: unknown
}

/** Milliseconds to wait by `Retry-After` (seconds or a date); null without the header. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : null
}

function readCode(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('code' in row)) return null
  return typeof row.code === 'string' ? row.code : null
}

const NO_ANSWER: SentRecord = { answer: { kind: 'no-answer' }, status: 0, row: null }

const WHOLE = { kind: 'answer', isWhole: true, code: null, retryAfterMs: null } as const

/** A form with the picture, which is not in the body of a call. Throws DOMException if it is no base64. */
function makePhotoForm(picture: string): FormData {
  const form = new FormData()
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  form.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg')
  return form
}

/** The outcome of a record whose body names no address. */
const UNSENDABLE: SentRecord = {
  answer: { kind: 'answer', status: 400, isWhole: false, code: 'BAD_REQUEST', retryAfterMs: null },
  status: 400,
  row: { code: 'BAD_REQUEST' },
}

/**
 * Sends a record once and reads the complete answer. Never throws: a cut, redirected, blocked or late request is no answer.
 * Method and address come from the table by kind, never from the record. `X-Record-User` makes the server answer 401 if the session is
 * another person's. `now`: milliseconds since the epoch; `answerMs`: how long the complete answer may take.
 */
export async function sendRecord(
  record: OutboxRecord,
  tools: { fetch: typeof fetch; now: () => number },
  answerMs = ANSWER_TIMEOUT_MS,
): Promise<SentRecord> {
  const call = record.kind === 'unreadable' ? null : outboxCall(record.kind, record.body)
  if (!call) return UNSENDABLE
  try {
    const form = record.kind === 'photo' ? makePhotoForm(record.body.picture) : null
    const response = await tools.fetch(call.path, {
      method: call.method,
      headers: {
        ...(!form && { 'Content-Type': 'application/json' }),
        'Idempotency-Key': record.id,
        'X-Record-Version': String(record.v),
        'X-Record-User': record.userId,
        ...(record.kind === 'prefs' && { 'X-Api-Version': '1' }),
      },
      body: form ?? JSON.stringify(call.body),
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    const { status, headers } = response
    if (record.kind === 'question' && response.ok) {
      const row = await readReply(record, response)
      return row ? { answer: { ...WHOLE, status }, status, row } : NO_ANSWER
    }
    const row: unknown = await response.json().catch(() => undefined) // no JSON: not our server, or truncated
    // An answer that no question can be made of is not ours.
    const isUsable = record.kind !== 'photo' || !response.ok || RECORD_KINDS.photo.isRow(row)
    const isWhole = row !== undefined && isUsable && headers.get('Idempotency-Key') === record.id
    const retryAfterMs = readRetryAfter(headers.get('Retry-After'), tools.now())
    const answer = { kind: 'answer', status, isWhole, code: readCode(row), retryAfterMs } as const
    return { answer, status, row: row ?? null }
  } catch {
    // No answer: connection cut, blocked, redirected or timed out. The record is kept and retried.
    return NO_ANSWER
  }
}
