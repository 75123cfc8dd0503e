import type { ChosenItem } from '../exam/choose-exam-items.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import type { Item } from '../exam/item.ts'
import type { RecordOf } from './record.ts'
import { putExam, type ThreadCopy } from './thread-copy.ts'

/** Finds the item that a record names; null if it is not on the device. */
export type FindItem = (name: ChosenItem) => Item | null

/** Returns the set of an `exam` record; null if the server is to draw it, or one of its items is not on the device. */
function toExam({ id, body }: RecordOf<'exam'>, findItem: FindItem): ExamSet | null {
  const names = body.items ?? []
  const items = names.map(findItem).filter((item) => item !== null)
  if (names.length === 0 || items.length < names.length) return null
  return {
    id,
    threadId: body.threadId,
    difficultyLevel: body.difficultyLevel,
    finished: false,
    examItems: items.map((evaluationItem) => ({ evaluationItem, finished: false })),
  }
}

/** Adds the record's set, unless it was refused, or one of its level is unfinished: the server would answer with that one. */
export function projectExam(copy: ThreadCopy, record: RecordOf<'exam'>, findItem: FindItem): ThreadCopy {
  if (record.state === 'dead' || copy.exams.some((exam) => exam.id === record.id)) return copy
  const { difficultyLevel } = record.body
  if (copy.exams.some((exam) => !exam.finished && exam.difficultyLevel === difficultyLevel)) return copy
  const exam = toExam(record, findItem)
  return exam ? putExam(copy, exam) : copy
}
