import type { Action, ChatMessage } from '../chat/message.ts'
import type { ExamSet } from './exam-set.ts'
import type { Item } from './item.ts'

export interface ShownItem {
  item: Item
  exam: ExamSet
}

/** The last turn about an item: shown, answered, hinted or solved. */
export function findItemAction(turns: readonly Pick<ChatMessage, 'context'>[]): Action | null {
  return turns.findLast((turn) => turn.context.action?.evaluationId)?.context.action ?? null
}

/**
 * The set that an action is about: the newest of its level that holds the item, else the newest that does, because an item that was
 * got wrong is in the set of its level and in one of wrong answers.
 */
export function findExamOf(
  exams: readonly ExamSet[],
  action: Pick<Action, 'evaluationId' | 'difficultyLevel'> | null | undefined,
): ExamSet | undefined {
  const holding = exams.filter((exam) =>
    exam.examItems.some((one) => one.evaluationItem.id === action?.evaluationId),
  )
  return holding.find((exam) => exam.difficultyLevel === action?.difficultyLevel) ?? holding[0]
}

/** The item that an action is about; undefined if no set holds it any more. */
export function findItemOf(
  exams: readonly ExamSet[],
  action: Pick<Action, 'evaluationId' | 'difficultyLevel'> | null | undefined,
): Item | undefined {
  return findExamOf(exams, action)?.examItems.find((one) => one.evaluationItem.id === action?.evaluationId)
    ?.evaluationItem
}

/** The item that the learner was last shown, and has not finished. `turns` are oldest first, `exams` newest first. */
export function findShownItem(
  turns: readonly Pick<ChatMessage, 'context'>[],
  exams: readonly ExamSet[],
): ShownItem | null {
  const action = findItemAction(turns)
  const exam = findExamOf(exams, action)
  const display = exam?.examItems.find((one) => one.evaluationItem.id === action?.evaluationId)
  return exam && display && !display.finished ? { item: display.evaluationItem, exam } : null
}

/** The next unfinished item of the set of the last item, after that one and around; null if the set is finished. */
export function findNextItem(
  turns: readonly Pick<ChatMessage, 'context'>[],
  exams: readonly ExamSet[],
): ShownItem | null {
  const action = findItemAction(turns)
  const exam = action ? findExamOf(exams, action) : exams[0]
  if (!exam) return null
  const at = exam.examItems.findIndex((one) => one.evaluationItem.id === action?.evaluationId)
  const ordered = [...exam.examItems.slice(at + 1), ...exam.examItems.slice(0, at + 1)]
  const open = ordered.find((one) => !one.finished)
  return open ? { item: open.evaluationItem, exam } : null
}
