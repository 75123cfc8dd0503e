import { checkAnswer } from '#domain/answer/check-answer.ts'
import { findMistake } from '#domain/exam/find-mistake.ts'
import { type Item, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { findBugOfAnswer } from '../bugs/find-bug.ts'
import { readWhole } from '../practice/asking-words.ts'
import { isEquationStep, listReadings } from '../practice/read-answer.ts'
import { judgeReply, toKnownItem } from '../practice/recognize-question.ts'
import { findFormulas, maskFormulas } from '../reading/find-formulas.ts'
import { revealsAnswer } from '../reveals-answer.ts'

export interface ItemJudgement {
  /** `between`: not the answer, but a value on the way to it. */
  outcome: 'correct' | 'incorrect' | 'nudge' | 'step' | 'between'
  /** What went wrong, in 해요체; null if it is not known or would state the answer. */
  mistake: string | null
}

/** Types whose answer a message can hold. O or X is not judged in the chat: a 'no' would be the answer. */
const IS_JUDGED: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: false,
  [WRITTEN_TYPE.choice]: true,
  [WRITTEN_TYPE.shortAnswer]: true,
  [WRITTEN_TYPE.trueFalse]: false,
  [WRITTEN_TYPE.matching]: false,
  [WRITTEN_TYPE.combination]: false,
  [WRITTEN_TYPE.essay]: false,
}

function valuesOf(text: string): string[] {
  return [...text.matchAll(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g)].flatMap(
    ([, inline = '', display = '']) =>
      (inline + display)
        .replace(/\\begin\{[^}]*\}|\\end\{[^}]*\}|&/g, '')
        .split(/=|\\\\/)
        .map((part) => part.trim())
        .filter((part) => part !== '' && /\d/.test(part)),
  )
}

function isBetween(message: string, item: Item): boolean {
  const said = findFormulas(message).at(-1)?.text
  if (said === undefined || findFormulas(item.question).some(({ text }) => text === said)) return false
  return valuesOf(item.solution).some(
    (value) =>
      checkAnswer({ answer: said, correctAnswer: value, writtenTestType: WRITTEN_TYPE.shortAnswer })
        .verdict === 'correct',
  )
}

function mistakeOf(message: string, item: Item): string | null {
  const named = listReadings(message)
    .map((answer) => findMistake(item, answer)?.says)
    .find((says) => says !== undefined)
  const says = named ?? findBugOfAnswer(item.question, message, item.correctAnswer)
  return says !== null && !revealsAnswer(says, item.question, item) ? says : null
}

/** Words of learners that may stand beside their answer: 제가 구한 답은 15인데 확신이 없어. A word that begins with another one comes before it. */
const AROUND_ANSWER = [
  '[\\s,.?!~:ㅋㅎㅠㅜ]+|#',
  '나(?:오는데|오네|오던데|와요?|옴|왔어요?|왔는데요?|왔음|왔네)|(?:이?라고)?\\s?(?:했|썼|적었)(?:는데요?|어요?|음|거든요?)',
  '잠(?:깐|시)?만|아하?|어|오|음|엥|엇|혹시|그럼|그러면|그래서|그니까|그러니까|일단|근데|아마|생각(?:엔|에는?|으로는?)?',
  '(?:나|저|내|제|친구|짝꿍|짝|엄마|아빠|형|누나|언니|오빠|동생)(?:가|는|도|꺼|거)?|난|전',
  '(?:정?답|값|결과)(?:[은는이가을를도]|이라고|으로)?|(?:구한|계산한|나온|찍은)\\s?(?:[거것건게]|답|값)?[은이]?',
  '(?:계산|암산)?하(?:면|니까?)|(?:계산|다시)\\s?해\\s?보(?:니까?|면)|풀(?:면|었더니|어\\s?보니까?|으니까?)|찍(?:을게|자면|으면)|(?:적|쓰|넣|치)(?:었|으면|면|는데)',
  '(?:되|돼|됨)(?:나요?|요|는\\s?[거건](?:야|가요?)?)?|인가(?:요)?|인데(?:요)?|일걸(?:요)?|일\\s?[거것](?:\\s?같[가-힣]{1,2}|예요|에요|야)?|같(?:은데요?|아요?|음|애|습니다)',
  '이에요|예요|에요|입니다|이?야|임|이지|지|이?래(?:요)?|이?라(?:던데|는데)(?:요)?|던데|맞(?:음|아요?|나요?|지|죠|는지|는데)',
  '확신(?:이|은)?\\s?(?:없[가-힣]{1,2}|안\\s?[가-힣]{1,3})|확실(?:하진|하지|한지)?\\s?(?:않[가-힣]{1,2}|모르[가-힣]{1,2})?|틀(?:렸[가-힣]{1,2}|린\\s?[거건][가-힣]?)',
  '[은는이가을를도의요]',
].join('|')

/** The one value of a message that says nothing else but that it is the answer; null for any other. */
function readOnlyValue(message: string): string | null {
  const [value, more] = findFormulas(message)
  if (!value || more || isEquationStep(value.text)) return null
  return readWhole(maskFormulas(message), AROUND_ANSWER) === null ? null : value.text
}

/** How a message fares as an answer to the open item, or as a value on the way; null if it is neither. */
export function judgeItemMessage(message: string, item: Item): ItemJudgement | null {
  if (!IS_JUDGED[item.writtenTestType]) return null
  const judged = judgeReply(message, toKnownItem(item))
  const only = judged === null ? readOnlyValue(message) : null
  const outcome = only === null ? judged : judgeReply(only, toKnownItem(item))
  if (outcome === 'incorrect') {
    const mistake = mistakeOf(only ?? message, item)
    return mistake === null && isBetween(message, item)
      ? { outcome: 'between', mistake: null }
      : { outcome, mistake }
  }
  return outcome && { outcome, mistake: null }
}
