import { HOUR_MS } from '../calendar/durations.ts'
import { parseRetryAfter } from './parse-retry-after.ts'

/** What a push service said. `status` is null where nothing answered: no network, no name, a timeout. */
export interface PushAnswer {
  status: number | null
  /** The header as it came. */
  retryAfter: string | null
}

export type PushOutcome =
  | { kind: 'delivered' }
  /** The subscription is gone for good: delete it. */
  | { kind: 'delete' }
  /** Decide and send anew at `until`, milliseconds since the epoch. */
  | { kind: 'wait'; until: number }
  /** Our own keys are refused: tell the operators, keep the subscription, send nothing more of this one. */
  | { kind: 'alarm' }
  /** This one alone is given up. */
  | { kind: 'drop'; reason: 'too-large' | 'refused' | 'stale' }

export interface PushAttempt {
  /** Attempts up to now, this one included: 1 or more. */
  attempts: number
  /** Milliseconds since the epoch. */
  now: number
  /** When the notification is stale, milliseconds since the epoch. */
  closesAt: number
  /** In [0, 1): spreads those who were refused together. */
  random: number
}

const BASE_DELAY_MS = 30_000
const LONGEST_DELAY_MS = HOUR_MS

/** 406 is how Windows' service says 'too many'. */
const WAIT_STATUSES: ReadonlySet<number> = new Set([406, 408, 429])

/** From 30 s, doubled with each attempt, to 1 h, and of that at least one half. Milliseconds. */
export function pushBackOffMs(attempts: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** (Math.min(attempts, 20) - 1))
  return Math.floor((longest * (1 + random)) / 2)
}

/**
 * What becomes of a push message and its subscription after a push service's answer (offline.md, 'Push'; RFC 8030, section 5).
 * Only 404 and 410 delete a subscription; a network error never does.
 */
export function decidePushOutcome({ status, retryAfter }: PushAnswer, attempt: PushAttempt): PushOutcome {
  if (status === null || status >= 500 || WAIT_STATUSES.has(status)) return wait(retryAfter, attempt)
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'delete' }
  if (status === 401 || status === 403) return { kind: 'alarm' }
  return { kind: 'drop', reason: status === 413 ? 'too-large' : 'refused' }
}

/** `Retry-After` is kept even where it means that there is no later. */
function wait(retryAfter: string | null, { attempts, now, closesAt, random }: PushAttempt): PushOutcome {
  const asked = parseRetryAfter(retryAfter, now) ?? 0
  const until = now + Math.max(asked, pushBackOffMs(attempts, random))
  return until < closesAt ? { kind: 'wait', until } : { kind: 'drop', reason: 'stale' }
}
