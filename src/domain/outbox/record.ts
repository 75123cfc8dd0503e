/** One learner's write that is not yet on the server (offline.md, 'The outbox'). */

export const OUTBOX_RECORD_KINDS = [
  'question',
  'turn',
  'thread',
  'exam',
  'bookmark',
  'prefs',
  'push',
  'timespan',
] as const
export type OutboxRecordKind = (typeof OUTBOX_RECORD_KINDS)[number]

/**
 * `waiting` goes out when its turn comes; `blocked` waits for its person to sign in again; `paused` for a newer app; `dead` was
 * refused and waits for the person's word; its lane moves on.
 */
export type OutboxRecordState = 'waiting' | 'blocked' | 'paused' | 'dead'

export interface OutboxRecord {
  /** A UUID made at the person's action: the idempotency key for ever. */
  id: string
  /** Version of the body's form; sent as `X-Record-Version`. */
  v: number
  kind: OutboxRecordKind
  userId: string
  deviceId: string
  /** `thread:<id>`, `prefs` or `timespan`. */
  lane: string
  /** Place in the lane, counted by the device, never by the clock. */
  seq: number
  body: Record<string, unknown>
  /** ISO 8601. */
  createdAt: string
  attempts: number
  /** Milliseconds since the epoch before which it is not tried again. */
  notBefore: number
  /** HTTP status of the last answer; 0 for none. */
  lastStatus: number | null
  /** The last attempt had no word of our server: it is tried at once when the server can be reached again. */
  unanswered?: boolean
  /** A `question` that no page waits for: it is sent by whoever drains, as soon as the server can be reached. */
  unattended?: boolean
  state: OutboxRecordState
  appVersion: string
}

/** Sorts into the order of writing, oldest first. */
export const bySeq = (one: OutboxRecord, other: OutboxRecord): number => one.seq - other.seq
