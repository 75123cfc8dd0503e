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

/** With the signs of geometry; a wording without them is the same wording. */
function flattenQuestion(text: string): string {
  return foldHangul(text).replace(/[^가-힣ㄱ-ㅎa-z0-9+\-×÷*/^=<>|°∠∥⊥]+/g, '')
}

/**
 * Returns a wording as it sounds, without spaces and punctuation: what is equal here is the same wording. Remembered: a bank's wordings are
 * read for several of its indexes.
 */
export const flattenWording = rememberText((text) => flatten(normalizeWording(text)))

const NUMBER = /\d+/g
/** In questions 0 and 1 are numbers of their own: they have properties that no other has (역수, 소수). */
const COMMON_NUMBER = /\d{2,}|[2-9]/g

/** Every character of a text that is cut into grams: at most 127, so that a gram of four fits into 28 bits. */
const ALPHABET =
  'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣabcdefghijklmnopqrstuvwxyz01#+-*/^=<>|×÷°∠∥⊥'
const CODES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (character, index) => [character, index + 1] as const),
)
const BASE = 128

/** Returns the different runs of jamo in a wording as typed, all numbers alike. */
export function listWordingGrams(text: string): Set<string> {
  const letters = `${EDGE}${toJamo(flattenWording(text).replace(NUMBER, '#'))}${EDGE}`
  const [shortest, longest] = LENGTHS_OF_WORDING
  const grams = new Set<string>()
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= letters.length; start += 1) {
      grams.add(letters.slice(start, start + length))
    }
  }
  return grams
}

/** By character, the codes of its jamo. */
const codesOfCharacter = new Map<string, readonly number[]>()

function codesOf(character: string): readonly number[] {
  const known = codesOfCharacter.get(character)
  if (known) return known
  const codes = Array.from(toJamo(character), (letter) => CODES.get(letter) ?? BASE - 1)
  codesOfCharacter.set(character, codes)
  return codes
}

/**
 * Returns the runs of jamo in a question, where words of one meaning are alike, as often as they occur. A run is a number, its characters being
 * digits to the base of 128: an index of numbers is built in half the time of one of strings.
 */
export function readQuestionGrams(text: string): number[] {
  const flat = flattenQuestion(spellQuestion(normalizeWording(text)))
  const codes: number[] = []
  for (const character of `${EDGE}${flat.replace(COMMON_NUMBER, '#')}${EDGE}`)
    codes.push(...codesOf(character))
  const [shortest, longest] = LENGTHS_OF_QUESTION
  const grams: number[] = []
  for (let start = 0; start < codes.length; start += 1) {
    let gram = 0
    for (let length = 1; length <= longest && start + length <= codes.length; length += 1) {
      gram = gram * BASE + (codes[start + length - 1] ?? 0)
      if (length >= shortest) grams.push(gram)
    }
  }
  return grams
}

/** Returns the different runs of `readQuestionGrams`. */
export function listQuestionGrams(text: string): Set<number> {
  return new Set(readQuestionGrams(text))
}
