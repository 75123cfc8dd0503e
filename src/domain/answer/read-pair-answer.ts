import { LONGEST_READ, readCharacters } from './check-answer.ts'
import { listPairs } from './match-labels.ts'
import { unwrapSentence } from './read-korean-answer.ts'

/** The label of a left entry (ㄱ, ㄴ, ㄷ) and the number of the right entry that it is paired with. */
type LabelledPair = readonly [label: string, number: number]

/**
 * The pairs of a consonant and a number in an answer as the checker reads it: `ㄱ-2, ㄴ-1`, `ㄱ은 2번`, `1ㄴ`. Other parts
 * are skipped, so that an unfinished answer shows its pairs so far.
 */
export function readPairAnswer(answer: string): LabelledPair[] {
  return listPairs(unwrapSentence(readCharacters(answer.slice(0, LONGEST_READ)))).flatMap(
    (pair): LabelledPair[] => {
      const [number = '', label = ''] = pair ?? []
      return /^[ㄱ-ㅎ]$/.test(label) && /^[1-9]$/.test(number) ? [[label, Number(number)]] : []
    },
  )
}

/** Labels that the key pairs and the answer does not. */
export function listUnpairedLabels(answer: string, key: string): string[] {
  const actual = new Set(readPairAnswer(answer).map(([label]) => label))
  return readPairAnswer(key)
    .map(([label]) => label)
    .filter((label) => !actual.has(label))
}
