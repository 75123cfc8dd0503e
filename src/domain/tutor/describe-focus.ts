import { judgeItemMessage } from './item/judge-item-message.ts'
import { findLastTask } from './practice/find-task.ts'
import { judgeReply, recognizeQuestion } from './practice/recognize-question.ts'
import type { Act } from './reading/read-acts.ts'
import { type Understanding, understand } from './reading/understand.ts'
import type { TutorTurn } from './tutor-turn.ts'

const ACTS: Readonly<Record<Act, string>> = {
  'asks-next': '다음 단계를 묻는다',
  'asks-how': '푸는 방법을 묻는다',
  'asks-why': '이유를 묻는다',
  'asks-easier': '더 쉬운 설명을 바란다',
  'asks-again': '이해하지 못했다고 한다',
  'asks-another': '다른 예를 바란다',
  'asks-from-start': '처음부터 한 단계씩 하기를 바란다',
  'asks-picture': '그림을 바란다',
  'protests-questions': '질문이 많다고 불평한다. 이번에는 되묻지 않는다',
  protests: '힘들거나 화가 났다. 마음을 먼저 받아 준다',
  'asks-before-test': '시험을 앞두고 걱정한다',
}

const OUTCOMES = {
  correct: '학생이 말한 값이 맞다. 답 칸에 적으라고 한다',
  nudge: '값은 맞지만 문제가 바라는 꼴이 아니다',
  step: '지금까지 맞다. 한 걸음이 남았다',
  between: '풀이 중간에 나오는 값이다. 이어서 가게 한다',
  incorrect: '학생이 말한 값은 틀렸다',
} as const

function describeItem({ turn, text }: Understanding): string[] {
  const judged = turn.openItem && judgeItemMessage(text, turn.openItem)
  if (!judged) return []
  return [
    `풀고 있는 문항: ${OUTCOMES[judged.outcome]}`,
    ...(judged.mistake === null ? [] : [`이름 붙은 실수: ${judged.mistake}`]),
  ]
}

function describeOwnQuestion({ turn, asked, text }: Understanding): string[] {
  if (asked === null || turn.openItem) return []
  const known = recognizeQuestion(asked, turn.unit.concepts, turn.templates)
  const outcome = known && judgeReply(text, known)
  return [`네가 마지막으로 물은 것: ${asked}`, ...(outcome ? [`그 답: ${OUTCOMES[outcome]}`] : [])]
}

/** A typed task may be a step of the open item, so its result is only included if no item is open. */
function describeTask({ turn }: Understanding): string[] {
  const task = turn.openItem ? null : findLastTask(turn.history)
  return task ? [`마지막 과제: ${task.worked.task}`, `그 결과: ${task.worked.conclusion}`] : []
}

/** Returns what a turn is about, as the built-in tutor reads it, in Korean lines for a model; never the open item's answer. */
export function describeFocus(turn: TutorTurn): string[] {
  const read = understand(turn)
  const acts = read.acts.map((act) => ACTS[act])
  return [
    ...(acts.length > 0 ? [`학생의 말: ${acts.join(', ')}`] : []),
    ...describeItem(read),
    ...describeOwnQuestion(read),
    ...describeTask(read),
  ]
}
