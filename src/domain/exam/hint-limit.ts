import { visibleLength } from './visible-length.ts'

/** A further hint is offered while fewer than this many were shown (specification section 9). */
export const HINT_LIMIT = 2

const READING_BASE_MS = 6_000
const READING_CHARACTERS_PER_SECOND = 12

/** Whether card and button offer one more hint for an item of which `hintsShown` were shown. */
export function offersHint(hintsShown: number): boolean {
  return hintsShown < HINT_LIMIT
}

/** How long a hint is read before the next one opens, in milliseconds: 6 s and 12 characters as seen a second (tutor.md). */
export function hintReadingMs(hint: string): number {
  return READING_BASE_MS + Math.round((visibleLength(hint) / READING_CHARACTERS_PER_SECOND) * 1000)
}
