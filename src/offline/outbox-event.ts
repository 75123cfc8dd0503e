import type { OutboxRecord } from '#domain/outbox/record.ts'

/** Name of the Web Lock of a person's outbox: its holder drains, in a tab or in the worker. */
export function outboxLockName(userId: string): string {
  return `outbox-${userId}`
}

/** How a record ended: acknowledged (`status` null), or refused for good with this status. */
export interface Ended {
  record: OutboxRecord
  /** The server's row, or the body of its refusal. */
  row: unknown
  status: number | null
}

/** What a drain broadcasts to the person's open pages; the channel has the name of the person's lock. */
export type OutboxEvent =
  | ({ type: 'ended' } & Ended)
  | { type: 'changed' }
  /** The session is over, or the app is too old. */
  | { type: 'stopped'; stopped: 'blocked' | 'paused' }
