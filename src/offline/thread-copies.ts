import { findThreadOfRow, mergeRow } from '#domain/outbox/merge-row.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import type { CopyChange } from './outbox-store.ts'
import type { KeyedStore } from './person-store.ts'

/** The last good copy of a thread. */
export interface SavedThread extends ThreadCopy {
  /** When it was read from the server, in milliseconds since the epoch. */
  savedAt: number
}

function keyOf(threadId: string) {
  return `thread:${threadId}`
}

function isSavedThread(value: unknown): value is SavedThread {
  if (typeof value !== 'object' || value === null) return false
  const { messages, exams, itemsInfo, savedAt } = value as Record<string, unknown>
  return [messages, exams, itemsInfo].every(Array.isArray) && typeof savedAt === 'number'
}

/** Returns the last good copy of a thread; null if there is none. */
export async function readThreadCopy(copies: KeyedStore, threadId: string): Promise<SavedThread | null> {
  const value = await copies.get(keyOf(threadId))
  return isSavedThread(value) ? value : null
}

/** Saves the server's answer as the thread's last good copy. `savedAt`: milliseconds since the epoch. */
export async function saveThreadCopy(
  copies: KeyedStore,
  threadId: string,
  { messages, exams, itemsInfo }: ThreadCopy,
  savedAt: number,
): Promise<void> {
  await copies.set(keyOf(threadId), { messages, exams, itemsInfo, savedAt } satisfies SavedThread)
}

/** Returns the change that removes turns from a thread's last good copy: all, or those with these ids. */
export function removalFromCopy(threadId: string, ids?: ReadonlySet<string>): CopyChange {
  const change = (current: unknown) =>
    isSavedThread(current)
      ? { ...current, messages: ids ? current.messages.filter(({ id }) => !ids.has(id)) : [] }
      : undefined
  return { key: keyOf(threadId), change }
}

/**
 * Returns the changes of the last good copies for the server's row of an acknowledged record. A thread without a copy gets none,
 * because a copy must be complete.
 */
export function copyChangesOfRow(record: Pick<OutboxRecord, 'kind'>, row: unknown): CopyChange[] {
  const threadId = findThreadOfRow(record, row)
  if (threadId === null) return []
  const change = (current: unknown) =>
    isSavedThread(current) ? { ...mergeRow(current, record, row), savedAt: current.savedAt } : undefined
  return [{ key: keyOf(threadId), change }]
}
