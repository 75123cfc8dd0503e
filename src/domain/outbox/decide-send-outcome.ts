/** What an attempt to send a record came to (offline.md, 'Outcomes'). */
export type SendAnswer =
  | { kind: 'no-answer' }
  | {
      kind: 'answer'
      status: number
      /** The answer's `Idempotency-Key` equals the record's id and its whole body parsed as JSON. */
      isWhole: boolean
      /** The `code` of an error answer of our server; null for an answer without: a proxy's or a captive portal's. */
      code: string | null
      /** Milliseconds, from `Retry-After`. */
      retryAfterMs: number | null
    }

export type SendOutcome =
  | { kind: 'acknowledged' }
  /** `unanswered`: no word of our server, so that it is tried at once when the server can be reached again. */
  | { kind: 'keep'; delayMs: number; unanswered: boolean }
  | { kind: 'dead' }
  | { kind: 'blocked' }
  | { kind: 'paused' }

const BASE_DELAY_MS = 1_000
export const LONGEST_DELAY_MS = 300_000
/**
 * Where nothing answered there is no server to spare, and the oldest record shall be there within 15 s of the network's return
 * (offline.md, promise 3).
 */
export const LONGEST_SILENCE_DELAY_MS = 10_000
/** `Retry-After` wins over the jitter, but nobody is put off for longer than this. */
export const LONGEST_RETRY_AFTER_MS = 3_600_000

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
/** What a gateway says whose server is away. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Full jitter (Brooker 2015): anywhere from 0 to 2^attempts seconds, at most 300 s. `random` is in [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(attempts, 20)))
}

/**
 * What becomes of a record after its `attempts`-th attempt. Acknowledged is a 2xx that is whole and ours: a captive portal's
 * page or a cut body counts as no answer, and so does a refusal that our server did not write. Of the conflicts only IN_PROGRESS,
 * which says that the first request is still at work, means later.
 */
export function decideSendOutcome(answer: SendAnswer, attempts: number, random: number): SendOutcome {
  const delayMs = backOffMs(attempts, random)
  const silence: SendOutcome = {
    kind: 'keep',
    delayMs: Math.min(delayMs, Math.floor(random * LONGEST_SILENCE_DELAY_MS)),
    unanswered: true,
  }
  if (answer.kind === 'no-answer') return silence
  const { status, isWhole, code, retryAfterMs } = answer
  if (status < 300) return isWhole ? { kind: 'acknowledged' } : silence
  if (code !== null && status === 401) return { kind: 'blocked' }
  if (code !== null && status === 426) return { kind: 'paused' }
  const isLater = status >= 500 || RETRIED_STATUSES.has(status) || code === 'IN_PROGRESS'
  if (isLater && retryAfterMs !== null) {
    return { kind: 'keep', delayMs: Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS), unanswered: false }
  }
  if (isLater) return { kind: 'keep', delayMs, unanswered: GATEWAY_STATUSES.has(status) }
  return status >= 400 && code !== null ? { kind: 'dead' } : silence
}
