import type { Pairing } from './item.ts'
import { visibleLength } from './visible-length.ts'

/** Two lines of half a phone's width. */
const LONGEST_BESIDE = 9

/** Whether the entries of a matching item are so short that its columns stand side by side on a phone too. */
export const fitsSideBySide = ({ left, right }: Pairing): boolean =>
  [...left, ...right].every((text) => visibleLength(text) <= LONGEST_BESIDE)
