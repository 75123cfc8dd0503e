import { MESSAGE_LIMIT_CHARACTERS } from '../chat/limits.ts'
import { PLAIN_CONTEXT } from '../chat/plain-context.ts'
import type { OutboxRecord, PhotoBody, PhotoRow, QuestionBody } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'

/** A record that takes the place of one that was acknowledged. */
export interface Successor {
  id: string
  kind: 'question'
  body: QuestionBody & { threadId: string }
}

/** Returns the text of a question that a picture became: what was typed, then what was read, as long as a message may be. */
export function writePhotoQuestion({ message }: PhotoBody, { text }: PhotoRow): string {
  const whole = message.trim() === '' ? text : `${message.trimEnd()}\n${text}`
  return [...whole].slice(0, MESSAGE_LIMIT_CHARACTERS).join('')
}

/** Returns the record that follows from an acknowledged one: the question that a picture was read into; null for every other. */
export function findSuccessor(record: OutboxRecord, row: unknown): Successor | null {
  if (record.kind !== 'photo' || !RECORD_KINDS.photo.isRow(row)) return null
  const { questionId, threadId, curriculumId, conceptId } = record.body
  return {
    id: questionId,
    kind: 'question',
    body: {
      id: questionId,
      message: writePhotoQuestion(record.body, row),
      threadId,
      curriculumId,
      ...(conceptId !== undefined && { conceptId }),
      context: PLAIN_CONTEXT,
      ocrResultId: row.ocrResultId,
    },
  }
}
