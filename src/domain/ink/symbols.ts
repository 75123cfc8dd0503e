/**
 * The shapes that the classifier tells apart, in the order of its outputs. Symbols that look alike share a shape: `o` is 0, O and °, `x` is x, ×
 * and X, `-` is also the bar of a fraction. The last output, not in this list, means 'no symbol'.
 */
export const SHAPES = [
  ...'o123456789',
  ...'+-÷=±<>≤≥/',
  ...'.,()√',
  ...'xyabnπ',
  ...'∠△',
  ...'ㄱㄴㄷㄹㅁ',
  ...'①②③④⑤',
] as const

export type Shape = (typeof SHAPES)[number]

/** Symbols of the answer notation that a shape may be. */
const SYMBOLS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['o', ['0', 'O', '°']],
  ['x', ['x', '×', 'X']],
])

export function listSymbols(shape: string): readonly string[] {
  return SYMBOLS_OF.get(shape) ?? [shape]
}

const SHAPE_OF: ReadonlyMap<string, number> = new Map(
  SHAPES.flatMap((shape, index) => listSymbols(shape).map((symbol) => [symbol, index] as const)),
)

/** Index of the shape that a symbol is written with; undefined for a symbol that is not recognised. */
export function findShape(symbol: string): number | undefined {
  return SHAPE_OF.get(symbol)
}

/** One output a shape, and one for 'no symbol'. */
export const OUTPUTS = SHAPES.length + 1
