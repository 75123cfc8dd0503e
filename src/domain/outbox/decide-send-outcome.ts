/** The answer to an attempt to send a record (offline.md, 'Outcomes'). */
export type SendAnswer =
  | { kind: 'no-answer' }
  | {
      kind: 'answer'
      status: number
      /** The answer's `Idempotency-Key` equals the record's id and its whole body parsed as JSON. */
      isWhole: boolean
      /** The `code` of our server's error answer; null for an answer without one: a proxy's or a captive portal's. */
      code: string | null
      /** Milliseconds, from `Retry-After`. */
      retryAfterMs: number | null
    }

export type SendOutcome =
  | { kind: 'acknowledged' }
  /** `unanswered`: our server did not answer, so the record is retried at once when the server is reachable again. */
  | { kind: 'keep'; delayMs: number; unanswered: boolean }
  | { kind: 'dead' }
  | { kind: 'blocked' }
  | { kind: 'paused' }

const BASE_DELAY_MS = 1_000
export const LONGEST_DELAY_MS = 300_000
/**
 * The longest delay after no answer: there is no server load to avoid, and the oldest record must arrive within 15 s of the network's return
 * (offline.md, promise 3).
 */
export const LONGEST_NO_ANSWER_DELAY_MS = 10_000
/** `Retry-After` overrides the back-off, up to this delay. */
export const LONGEST_RETRY_AFTER_MS = 3_600_000
const LONGEST_SPREAD_MS = 10_000

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
/** Statuses of a gateway whose server is down. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Full jitter (Brooker 2015): anywhere from 0 to 2^attempts seconds, at most 300 s. `random` is in [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(attempts, 20)))
}

/**
 * Decides what happens to a record after its `attempts`-th attempt. Only a complete 2xx of our server acknowledges it: a captive portal's
 * page or a truncated body counts as no answer, and so does a refusal that our server did not write. Of the conflicts only IN_PROGRESS,
 * which means that the first request is still running, is retried.
 */
export function decideSendOutcome(answer: SendAnswer, attempts: number, random: number): SendOutcome {
  const delayMs = backOffMs(attempts, random)
  const noAnswer: SendOutcome = {
    kind: 'keep',
    delayMs: Math.min(delayMs, Math.floor(random * LONGEST_NO_ANSWER_DELAY_MS)),
    unanswered: true,
  }
  if (answer.kind === 'no-answer') return noAnswer
  const { status, isWhole, code, retryAfterMs } = answer
  if (status < 300) return isWhole ? { kind: 'acknowledged' } : noAnswer
  if (code !== null && status === 401) return { kind: 'blocked' }
  if (code !== null && status === 426) return { kind: 'paused' }
  const isLater = status >= 500 || RETRIED_STATUSES.has(status) || code === 'IN_PROGRESS'
  if (isLater && retryAfterMs !== null) {
    const askedMs = Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)
    // Spreads the retries of a class that got the same delay over some seconds, never earlier.
    const spreadMs = Math.floor(random * Math.min(askedMs, LONGEST_SPREAD_MS))
    return { kind: 'keep', delayMs: askedMs + spreadMs, unanswered: false }
  }
  if (isLater) return { kind: 'keep', delayMs, unanswered: GATEWAY_STATUSES.has(status) }
  return status >= 400 && code !== null ? { kind: 'dead' } : noAnswer
}
