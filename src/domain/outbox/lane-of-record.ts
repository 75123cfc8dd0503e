import type { OutboxRecordKind } from './record.ts'

/**
 * The lane of a new record: what happens in one thread keeps its order, time spans have none, all else is `prefs`.
 * Throws the specification's 'thread id not found' for a thread's record without its thread.
 */
export function laneOfRecord(kind: OutboxRecordKind, body: Record<string, unknown>): string {
  if (kind === 'timespan') return 'timespan'
  if (kind === 'bookmark' || kind === 'prefs' || kind === 'push') return 'prefs'
  const threadId = kind === 'thread' ? body.id : body.threadId
  if (typeof threadId !== 'string' || threadId === '') throw new Error('thread id not found')
  return `thread:${threadId}`
}
