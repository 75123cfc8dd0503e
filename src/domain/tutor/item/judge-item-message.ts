import { checkAnswer } from '#domain/answer/check-answer.ts'
import { findMistake } from '#domain/exam/find-mistake.ts'
import { type Item, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { findBugOfAnswer } from '../bugs/find-bug.ts'
import { listReadings } from '../practice/read-answer.ts'
import { judgeReply, toKnownItem } from '../practice/recognize-question.ts'
import { findFormulas } from '../reading/find-formulas.ts'
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

/** How a message fares as an answer to the open item, or as a value on the way; null if it is neither. */
export function judgeItemMessage(message: string, item: Item): ItemJudgement | null {
  if (!IS_JUDGED[item.writtenTestType]) return null
  const outcome = judgeReply(message, toKnownItem(item))
  if (outcome === 'incorrect') {
    const mistake = mistakeOf(message, item)
    return mistake === null && isBetween(message, item)
      ? { outcome: 'between', mistake: null }
      : { outcome, mistake }
  }
  return outcome && { outcome, mistake: null }
}
