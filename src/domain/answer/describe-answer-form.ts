import { WRITTEN_TYPE } from '../exam/item.ts'
import { type AnswerForm, canBeAnswer, isMathematics } from './can-be-answer.ts'
import { listUnpairedLabels, readPairAnswer } from './read-pair-answer.ts'

const FIRST_CIRCLED = 0x2460
function circled(number: number | undefined): string {
  return String.fromCodePoint(FIRST_CIRCLED - 1 + (number ?? 1))
}

/** Explains the form of an answer to a learner whose text has another form; null if the text can be an answer. */
export function describeAnswerForm(text: string, form: AnswerForm): string | null {
  // A template of the math keyboard that is not filled.
  if (text.includes('□')) return '빈칸(□)을 채우거나 지운 다음 보내 주세요.'
  if (canBeAnswer(text, form)) return null
  const unpaired =
    form.writtenTestType === WRITTEN_TYPE.matching ? listUnpairedLabels(text, form.correctAnswer) : []
  // Some pairs are set: this is an unfinished answer, not a question.
  if (unpaired.length > 0 && readPairAnswer(text).length > 0)
    return `짝을 모두 지어 보세요. ${unpaired.join(', ')}의 짝이 아직 없어요.`
  return `${describeForm(form)} 물어보려면 ‘질문’으로 바꿔 주세요.`
}

function describeForm({ correctAnswer, writtenTestType, optionNumbers }: AnswerForm): string {
  switch (writtenTestType) {
    case WRITTEN_TYPE.choice:
      return `${listOptionMarks(optionNumbers)} 가운데 번호로 답해 주세요.`
    case WRITTEN_TYPE.trueFalse:
      return 'O나 X로 답해 주세요.'
    case WRITTEN_TYPE.matching:
      return '문항에서 짝을 모두 지어 보세요.'
    case WRITTEN_TYPE.shortAnswer:
      return isMathematics(correctAnswer) ? '답을 숫자나 식으로 적어 주세요.' : '답만 적어 주세요.'
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.combination:
    case WRITTEN_TYPE.essay:
      return '답만 적어 주세요.'
  }
}

/** ①~⑤ where none between them is missing, else each: ①, ②, ④. */
function listOptionMarks(numbers: readonly number[]): string {
  const [first = 1] = numbers
  const isRow = numbers.length > 2 && numbers.every((number, index) => number === first + index)
  return isRow ? `${circled(first)}~${circled(numbers.at(-1))}` : numbers.map(circled).join(', ')
}
