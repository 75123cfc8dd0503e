import { findThreadOfRow, mergeRow } from '#domain/outbox/merge-row.ts'
import { isOfThread } from '#domain/outbox/project-records.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import type { OutboxSnapshot } from './outbox-snapshot.ts'
import type { CopyChange, RecordStore } from './outbox-store.ts'
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

/** Returns the thread's last good copy and the outbox at the same moment: each turn of this device is in one of them. */
export async function readThreadWithRecords(
  store: Pick<RecordStore, 'readWithCopy'>,
  threadId: string,
): Promise<OutboxSnapshot & { saved: SavedThread | null }> {
  const { copy, ...snapshot } = await store.readWithCopy(keyOf(threadId))
  return { ...snapshot, saved: isSavedThread(copy) ? copy : null }
}

/**
 * Saves the server's answer as the thread's last good copy, unless something of the thread was written or acknowledged here since
 * `before`: then the answer is not current and the copy stays unchanged. `savedAt`: milliseconds since the epoch.
 */
export async function saveThreadAnswer(
  store: Pick<RecordStore, 'saveAnswer'>,
  threadId: string,
  { messages, exams, itemsInfo }: ThreadCopy,
  savedAt: number,
  before: OutboxSnapshot,
): Promise<{ records: readonly OutboxRecord[]; isCurrent: boolean }> {
  const saved: SavedThread = { messages, exams, itemsInfo, savedAt }
  return await store.saveAnswer(keyOf(threadId), saved, before, (record) => isOfThread(record, threadId))
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
