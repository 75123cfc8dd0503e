import type { ChatMessage } from '../chat/message.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import type { OutboxRecord } from './record.ts'
import { applyTurn, putExam, putMessage, type ThreadCopy } from './thread-copy.ts'

const hasId = (row: unknown): row is { id: string } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

/** The thread whose copy the server's row of an acknowledged record belongs to; null where it belongs to none. */
export function findThreadOfRow(record: Pick<OutboxRecord, 'kind'>, row: unknown): string | null {
  const { kind } = record
  if (kind !== 'turn' && kind !== 'question' && kind !== 'exam' && kind !== 'bookmark') return null
  return hasId(row) && 'threadId' in row && typeof row.threadId === 'string' ? row.threadId : null
}

/**
 * The copy once the server's row of an acknowledged record is part of it: a turn stands as the server saved it, and its verdict
 * counts, not the device's; a set as the server drew it.
 */
export function mergeRow(copy: ThreadCopy, record: Pick<OutboxRecord, 'kind'>, row: unknown): ThreadCopy {
  if (!hasId(row)) return copy
  if (record.kind === 'exam') return putExam(copy, row as ExamSet)
  const message = row as ChatMessage
  const isNew = !copy.messages.some((one) => one.id === message.id)
  if (record.kind === 'bookmark' && isNew) return copy
  const merged = { ...copy, messages: putMessage(copy.messages, message) }
  return record.kind === 'turn' && isNew ? applyTurn(merged, message) : merged
}
