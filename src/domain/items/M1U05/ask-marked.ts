import { askChoice, type ValueQuestion } from '../asking/ask-value.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** A choice among the marks of a picture (ㄱ, ㄴ, …), the options in the order of the marks; answers have their mark as key. */
export function askMarked(marks: readonly string[], draft: ValueQuestion): GeneratedItem {
  const placeOf = (option: unknown) =>
    typeof option === 'object' && option !== null && 'key' in option ? marks.indexOf(String(option.key)) : -1
  const inOrder: SeededRandom['shuffle'] = (list) => [...list].sort((a, b) => placeOf(a) - placeOf(b))
  return askChoice({ shuffle: inOrder }, draft)
}
