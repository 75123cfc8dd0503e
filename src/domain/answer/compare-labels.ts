import { splitElements } from './read-elements.ts'
import { stripSentence } from './read-korean.ts'
import { DIFFERENT, type Finding, incorrect, SAME } from './verdict.ts'

const RIGHT = /^(?:o|0|ㅇ|○|〇|◯|⭕|참|맞다|맞음|맞아요?|맞습니다|옳다|옳음|옳아요|true|t|예|네)$/i
const WRONG =
  /^(?:x|×|✕|❌|거짓|틀리다|틀리|틀림|틀려요?|틀렸다|틀렸어요?|틀립니다|아니다|아니요|옳지않다|false|f)$/i

const signOf = (text: string): 'o' | 'x' | null => {
  const bare = text.replace(/\s+/g, '')
  const words = [bare, stripSentence(bare)]
  if (words.some((word) => RIGHT.test(word))) return 'o'
  return words.some((word) => WRONG.test(word)) ? 'x' : null
}

/** True or false, as a sign or a word. */
export const compareTruth = (given: string, key: string): Finding => {
  const [answer, wanted] = [signOf(given), signOf(key)]
  return answer !== null && answer === wanted ? SAME : DIFFERENT
}

const CONJUNCTION = /\s*(?:그리고|하고|이랑|랑|과|와|및|또는)\s*/g

const numbersOf = (text: string): string[] | null => {
  const listed = stripSentence(text).replace(CONJUNCTION, ',')
  const numbers = splitElements(listed).map((part) =>
    part
      .replace(/\s*번$/, '')
      .replace(/[.)\s]+$/, '')
      .replace(/^\(/, ''),
  )
  return numbers.length > 0 && numbers.every((number) => /^\d{1,2}$/.test(number)) ? numbers : null
}

/** Option numbers, in order. */
export const compareChoices = (given: string, key: string): Finding => {
  const [answer, wanted] = [numbersOf(given), numbersOf(key)]
  if (!answer || !wanted) return DIFFERENT
  if (answer.join() === wanted.join()) return SAME
  return [...answer].sort().join() === [...wanted].sort().join() ? incorrect('order') : DIFFERENT
}

const LABELS_TOGETHER = /^[ㄱ-ㅎ\s]+$/

/** ㄱ-나 and ㄱ:나 and ㄱ→나 are one pair. */
const labelOf = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .replace(/[:=→>~]|->/g, '-')
    .replace(/-+/g, '-')
    .toLowerCase()

const labelsOf = (text: string): Set<string> => {
  const listed = stripSentence(text).replace(CONJUNCTION, ',')
  const parts = splitElements(listed).flatMap((part) =>
    LABELS_TOGETHER.test(part) ? [...part.replace(/\s+/g, '')] : [part],
  )
  return new Set(parts.map(labelOf))
}

/** The whole set of labels or pairs, in any order. */
export const compareLabels = (given: string, key: string): Finding => {
  const [answer, wanted] = [labelsOf(given), labelsOf(key)]
  if (answer.size === 0 || wanted.size === 0) return DIFFERENT
  const isIn = (one: Set<string>, other: Set<string>) => [...one].every((label) => other.has(label))
  if (answer.size === wanted.size && isIn(answer, wanted)) return SAME
  if (isIn(answer, wanted)) return incorrect('some-missing')
  return isIn(wanted, answer) ? incorrect('too-many') : DIFFERENT
}
