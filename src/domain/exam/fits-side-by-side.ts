import type { Pairing } from './item.ts'
import { visibleLength } from './visible-length.ts'

/** Characters that fit into two lines of half a phone's width. */
const LONGEST_BESIDE = 9

/** Whether the entries of a matching item are short enough for two columns on a phone. */
export function fitsSideBySide({ left, right }: Pairing): boolean {
  return [...left, ...right].every((text) => visibleLength(text) <= LONGEST_BESIDE)
}
