import type { ChatMessage } from '../chat/message.ts'
import type { ExamState } from '../exam/apply-verdict.ts'
import { applyVerdict } from '../exam/apply-verdict.ts'
import type { ExamItemState, ExamItemsInfo, ExamSet } from '../exam/exam-set.ts'
import { readVerdict } from '../exam/read-verdict.ts'

/** The last good copy of what the server has of one thread. */
export interface ThreadCopy extends ExamState {
  /** Oldest first. */
  messages: readonly ChatMessage[]
}

/** Adds a message, or replaces the one with its id. */
export function putMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const at = messages.findIndex((one) => one.id === message.id)
  return at < 0 ? [...messages, message] : messages.with(at, message)
}

function freshItemsInfo(exam: ExamSet): ExamItemsInfo {
  return {
    examId: exam.id,
    difficultyLevel: exam.difficultyLevel,
    items: exam.examItems.map(({ evaluationItem, finished }, index) => ({
      evaluationId: evaluationItem.id,
      index,
      finished,
      verdict: null,
      hintsShown: 0,
      solutionShown: false,
    })),
  }
}

/** Adds a set in front, or replaces the one with its id; items without a known state are untried. */
export function putExam<State extends ExamState>(state: State, exam: ExamSet): State {
  const at = state.exams.findIndex((one) => one.id === exam.id)
  const isKnown = state.itemsInfo.some((info) => info.examId === exam.id)
  return {
    ...state,
    exams: at < 0 ? [exam, ...state.exams] : state.exams.with(at, exam),
    itemsInfo: isKnown ? state.itemsInfo : [freshItemsInfo(exam), ...state.itemsInfo],
  }
}

/** Records help with an item in the newest set in which it is not finished. */
function recordHelp<State extends ExamState>(
  state: State,
  evaluationId: string,
  change: (item: ExamItemState) => Partial<ExamItemState>,
): State {
  const target = state.itemsInfo.find((info) =>
    info.items.some((item) => item.evaluationId === evaluationId && !item.finished),
  )
  if (!target) return state
  const items = target.items.map((item) =>
    item.evaluationId === evaluationId ? { ...item, ...change(item) } : item,
  )
  const itemsInfo = state.itemsInfo.map((info) => (info === target ? { ...info, items } : info))
  return { ...state, itemsInfo }
}

/** Applies a turn to the exams: a verdict on an answer, a hint, a shown solution. Other turns change nothing. */
export function applyTurn<State extends ExamState>(state: State, turn: Pick<ChatMessage, 'context'>): State {
  const { action } = turn.context
  if (!action?.evaluationId) return state
  const { evaluationId, kind } = action
  if (kind === 'show-hint')
    return recordHelp(state, evaluationId, ({ hintsShown }) => ({ hintsShown: hintsShown + 1 }))
  if (kind === 'show-solution') return recordHelp(state, evaluationId, () => ({ solutionShown: true }))
  const verdict = readVerdict(turn.context)
  if (verdict === null) return state
  const finishes = verdict === 'correct' || action.marking?.finishes === true
  return { ...state, ...applyVerdict(state, evaluationId, verdict, finishes) }
}
