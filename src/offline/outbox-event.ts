import type { OutboxRecord } from '#domain/outbox/record.ts'

/** The Web Lock of a person's outbox: whoever holds it drains, in whatever tab or worker. */
export function outboxLockName(userId: string): string {
  return `outbox-${userId}`
}

/** How a record ended: acknowledged (`status` null), or refused for good with this status. */
export interface Ended {
  record: OutboxRecord
  /** The server's row, or what it refused with. */
  row: unknown
  status: number | null
}

/** What whoever drains tells the person's open pages, over the channel that has the name of the person's lock. */
export type OutboxEvent =
  | ({ type: 'ended' } & Ended)
  | { type: 'changed' }
  /** The session is over, or the app is too old. */
  | { type: 'stopped'; stopped: 'blocked' | 'paused' }
