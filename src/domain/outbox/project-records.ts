import type { ChosenItem } from '../exam/choose-exam-items.ts'
import type { FindItem } from './project-exam.ts'
import { bySeq, type OutboxRecord, type OutboxRecordKind, type RecordOf } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'
import type { ThreadCopy } from './thread-copy.ts'

/** The items that the exams made on this device name. */
export function listNamedItems(records: readonly OutboxRecord[]): ChosenItem[] {
  return records.flatMap((record) => (record.kind === 'exam' ? (record.body.items ?? []) : []))
}

function projectRecord<Kind extends OutboxRecordKind>(
  copy: ThreadCopy,
  record: RecordOf<Kind>,
  findItem: FindItem,
): ThreadCopy {
  return RECORD_KINDS[record.kind].project(copy, record, findItem)
}

/** Returns whether the record may appear in a thread. */
export function isOfThread(record: OutboxRecord, threadId: string): boolean {
  if (record.kind === 'photo') return record.body.threadId === threadId
  return record.lane === `thread:${threadId}` || record.kind === 'bookmark'
}

/**
 * Returns what a screen shows of a thread: the last good copy with the unsent records folded over it, oldest first (architecture.md).
 * `records` may be those of every lane.
 */
export function projectRecords(
  copy: ThreadCopy,
  records: readonly OutboxRecord[],
  threadId: string,
  findItem: FindItem,
): ThreadCopy {
  return records
    .filter((record) => isOfThread(record, threadId))
    .sort(bySeq)
    .reduce(
      (shown, record) => (record.kind === 'unreadable' ? shown : projectRecord(shown, record, findItem)),
      copy,
    )
}
