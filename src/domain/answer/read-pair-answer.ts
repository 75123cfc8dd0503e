import { LONGEST_READ, readCharacters } from './check-answer.ts'
import { listPairs } from './match-labels.ts'
import { unwrapSentence } from './read-korean-answer.ts'

/** One thing of the left column (ㄱ, ㄴ, ㄷ) and the number of its partner in the right one. */
type LabelledPair = readonly [label: string, number: number]

/**
 * The pairs of a consonant and a number in an answer as the checker reads it: `ㄱ-2, ㄴ-1`, `ㄱ은 2번`, `1ㄴ`. Parts that are none are
 * passed over, so that a half-typed answer shows what it has so far.
 */
export const readPairAnswer = (answer: string): LabelledPair[] =>
  listPairs(unwrapSentence(readCharacters(answer.slice(0, LONGEST_READ)))).flatMap((pair): LabelledPair[] => {
    const [number = '', label = ''] = pair ?? []
    return /^[ㄱ-ㅎ]$/.test(label) && /^[1-9]$/.test(number) ? [[label, Number(number)]] : []
  })

/** The consonants that a key pairs and an answer leaves alone. */
export const listUnpaired = (answer: string, key: string): string[] => {
  const given = new Set(readPairAnswer(answer).map(([label]) => label))
  return readPairAnswer(key)
    .map(([label]) => label)
    .filter((label) => !given.has(label))
}
