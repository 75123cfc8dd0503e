import { foldHangul, toJamo } from '../reading/hangul.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { rememberText } from '../reading/remember-text.ts'
import { spellQuestion } from './spell-question.ts'

/** Stands before and after a wording, so that beginnings and ends count. */
const EDGE = '|'
const LENGTHS_OF_WORDING = [3, 6] as const
const LENGTHS_OF_QUESTION = [2, 4] as const

const normalizeWording = rememberText((text) => normalizeMessage(text).toLowerCase())

function flatten(text: string): string {
  return foldHangul(text).replace(/[^가-힣ㄱ-ㅣa-z0-9+\-×÷*/^=<>|°]+/g, '')
}

/**
 * Returns a wording as it sounds, without spaces and punctuation: what is equal here is the same wording. Remembered: a bank's wordings are
 * read for several of its indexes.
 */
export const flattenWording = rememberText((text) => flatten(normalizeWording(text)))

/** All numbers count as one. */
function cut(flat: string, [shortest, longest]: readonly [number, number]): Set<string> {
  const letters = `${EDGE}${toJamo(flat.replace(/\d+/g, '#'))}${EDGE}`
  const grams = new Set<string>()
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= letters.length; start += 1) {
      grams.add(letters.slice(start, start + length))
    }
  }
  return grams
}

/** Returns the different runs of jamo in a wording as typed. */
export function listWordingGrams(text: string): Set<string> {
  return cut(flattenWording(text), LENGTHS_OF_WORDING)
}

/** Returns the different runs of jamo in a question, where words of one meaning are alike. */
export function listQuestionGrams(text: string): Set<string> {
  return cut(flatten(spellQuestion(normalizeWording(text))), LENGTHS_OF_QUESTION)
}
