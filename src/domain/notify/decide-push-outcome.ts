import { HOUR_MS } from '../calendar/durations.ts'
import { parseRetryAfter } from './parse-retry-after.ts'

/** The answer of a push service. `status` is null if there was none: no network, an unknown host, a timeout. */
export interface PushAnswer {
  status: number | null
  /** The unparsed header. */
  retryAfter: string | null
}

export type PushOutcome =
  | { kind: 'delivered' }
  /** The subscription no longer exists: delete it. */
  | { kind: 'delete' }
  /** Decide and send again at `until`, milliseconds since the epoch. */
  | { kind: 'wait'; until: number }
  /** Our own keys are rejected: alert the operators, keep the subscription, give up this message. */
  | { kind: 'alarm' }
  /** Give up this message only. */
  | { kind: 'drop'; reason: 'too-large' | 'refused' | 'stale' }

export interface PushAttempt {
  /** Attempts so far, including this one: 1 or more. */
  attempts: number
  /** Milliseconds since the epoch. */
  now: number
  /** When the notification becomes stale, milliseconds since the epoch. */
  closesAt: number
  /** In [0, 1): spreads the retries of messages that were rejected together. */
  random: number
}

const BASE_DELAY_MS = 30_000
const LONGEST_DELAY_MS = HOUR_MS

/** 406 means 'too many requests' from the Windows service. */
const WAIT_STATUSES: ReadonlySet<number> = new Set([406, 408, 429])

/** Returns 30 s, doubled with each attempt, up to 1 h, of which at least half. Milliseconds. */
export function pushBackOffMs(attempts: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** (Math.min(attempts, 20) - 1))
  return Math.floor((longest * (1 + random)) / 2)
}

/**
 * Decides about a push message and its subscription after the push service's answer (offline.md, 'Push'; RFC 8030, section 5).
 * Only 404 and 410 delete a subscription; a network error never does.
 */
export function decidePushOutcome({ status, retryAfter }: PushAnswer, attempt: PushAttempt): PushOutcome {
  if (status === null || status >= 500 || WAIT_STATUSES.has(status)) return wait(retryAfter, attempt)
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'delete' }
  if (status === 401 || status === 403) return { kind: 'alarm' }
  return { kind: 'drop', reason: status === 413 ? 'too-large' : 'refused' }
}

/** `Retry-After` is respected even if the message becomes stale before. */
function wait(retryAfter: string | null, { attempts, now, closesAt, random }: PushAttempt): PushOutcome {
  const asked = parseRetryAfter(retryAfter, now) ?? 0
  const until = now + Math.max(asked, pushBackOffMs(attempts, random))
  return until < closesAt ? { kind: 'wait', until } : { kind: 'drop', reason: 'stale' }
}
