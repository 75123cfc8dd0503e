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
  | { kind: 'keep'; delayMs: number }
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

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429])

/**
 * Full jitter (Brooker 2015): anywhere from 0 to 2^attempts seconds, at most 300 s. `random` is in [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(attempts, 20)))
}

/**
 * What becomes of a record after its `attempts`-th attempt. Acknowledged is a 2xx that is whole and ours: a captive portal's
 * page or a cut body counts as no answer, and so does a refusal that our server did not write. 409 says that the first request is
 * still in progress.
 */
export function decideSendOutcome(answer: SendAnswer, attempts: number, random: number): SendOutcome {
  const later = { kind: 'keep', delayMs: backOffMs(attempts, random) } as const
  if (answer.kind === 'no-answer') {
    return { kind: 'keep', delayMs: Math.min(later.delayMs, Math.floor(random * LONGEST_SILENCE_DELAY_MS)) }
  }
  const { status, isWhole, code, retryAfterMs } = answer
  if (status >= 200 && status < 300) return isWhole ? { kind: 'acknowledged' } : later
  if (status === 401) return { kind: 'blocked' }
  if (status === 426) return { kind: 'paused' }
  if (status >= 500 || RETRIED_STATUSES.has(status)) {
    if (retryAfterMs === null) return later
    return { kind: 'keep', delayMs: Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS) }
  }
  return status >= 400 && code !== null ? { kind: 'dead' } : later
}
