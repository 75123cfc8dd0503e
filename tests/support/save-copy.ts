import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import type { RecordStore } from '#offline/outbox-store.ts'
import { readThreadWithRecords, saveThreadAnswer } from '#offline/thread-copies.ts'

/** Saves a thread's copy as if the server had just sent it. */
export async function saveCopy(
  store: Pick<RecordStore, 'readWithCopy' | 'saveAnswer'>,
  threadId: string,
  copy: ThreadCopy,
  savedAt: number,
): Promise<void> {
  const before = await readThreadWithRecords(store, threadId)
  await saveThreadAnswer(store, threadId, copy, savedAt, before)
}
