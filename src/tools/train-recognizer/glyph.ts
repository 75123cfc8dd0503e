/** Strokes of a symbol, each x and y in turns: a digit stands from y = 0 to y = 1, its left edge is x = 0. */
export type Glyph = readonly (readonly number[])[]

/** One hand: the shapes that it writes each symbol with. */
export interface Family {
  readonly name: string
  readonly glyphs: ReadonlyMap<string, readonly Glyph[]>
}

/** Symbols that are read from fonts, with the characters that may stand for them, the best first. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Array.from('0123456789+÷=±<>/.,()xyabnπOX°∠△ㄱㄴㄷㄹㅁ①②③④⑤', (symbol) => [symbol, symbol] as const),
  ['-', '−–-'],
  ['×', '×✕'],
  ['≤', '≤≦'],
  ['≥', '≥≧'],
])

const LETTERS = ['x', 'y', 'a', 'b', 'n']

/** Leaves the letters out of a family whose small letters are capitals. */
export function withoutLetters({ name, glyphs }: Family): Family {
  return { name, glyphs: new Map([...glyphs].filter(([symbol]) => !LETTERS.includes(symbol))) }
}

/** Moves a symbol to x = 0, and scales it so that a digit is 1 high above the baseline. */
export function placeGlyph(strokes: Glyph, baseline: number, height: number): Glyph {
  const left = Math.min(...strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 0)))
  return strokes.map((stroke) =>
    stroke.map((value, index) =>
      index % 2 === 0 ? (value - left) / height : 1 + (value - baseline) / height,
    ),
  )
}
