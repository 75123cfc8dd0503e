import { askChoice, type ValueQuestion } from '../asking/ask-value.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** What the panels of a picture of graphs are called. */
export const PANEL_MARKS: readonly string[] = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ']

/** A choice among the panels, the options in the order of their marks; answers have their mark as key. */
export function askMarked(draft: ValueQuestion): GeneratedItem {
  const placeOf = (option: unknown) =>
    typeof option === 'object' && option !== null && 'key' in option
      ? PANEL_MARKS.indexOf(String(option.key))
      : -1
  const inOrder: SeededRandom['shuffle'] = (list) => [...list].sort((a, b) => placeOf(a) - placeOf(b))
  return askChoice({ shuffle: inOrder }, draft)
}
