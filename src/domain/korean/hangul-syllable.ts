const FIRST = 0xac00
const LAST = 0xd7a3
const VOWEL_COUNT = 21
const CODA_COUNT = 28

/** Positions of the letters in a Hangul syllable, in the order of Unicode (ㄱㄲㄴ…, ㅏㅐㅑ…). Coda 0 is none. */
export interface Syllable {
  readonly onset: number
  readonly vowel: number
  readonly coda: number
}

export const CODA_RIEUL = 8

/** Null if the character is no composed Hangul syllable. */
export function splitSyllable(character: string): Syllable | null {
  const code = character.codePointAt(0) ?? 0
  if (code < FIRST || code > LAST) return null
  const index = code - FIRST
  return {
    onset: Math.floor(index / (VOWEL_COUNT * CODA_COUNT)),
    vowel: Math.floor(index / CODA_COUNT) % VOWEL_COUNT,
    coda: index % CODA_COUNT,
  }
}

export function joinSyllable({ onset, vowel, coda }: Syllable): string {
  return String.fromCodePoint(FIRST + (onset * VOWEL_COUNT + vowel) * CODA_COUNT + coda)
}
