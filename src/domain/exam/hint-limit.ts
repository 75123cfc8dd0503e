/** A further hint is offered while fewer than this many were shown (specification section 9). */
export const HINT_LIMIT = 2

const READING_BASE_MS = 6_000
const READING_CHARACTERS_PER_SECOND = 12

export function offersHint(hintsShown: number): boolean {
  return hintsShown < HINT_LIMIT
}

/** How long a hint is read before the next one opens: 6 s and 12 characters a second (tutor.md). Milliseconds. */
export function hintReadingMs(hint: string): number {
  return READING_BASE_MS + Math.round(([...hint].length / READING_CHARACTERS_PER_SECOND) * 1000)
}
