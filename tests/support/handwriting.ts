import type { Way } from './pen.ts'

type Place = readonly [x: number, y: number]
type Glyph = readonly Way[]

/** A part of an ellipse, from one angle to another in turns; 0 is at the right, a quarter at the bottom. */
function arc([x, y]: Place, [width, height]: Place, from: number, to: number, steps = 12): Way {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps)
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const
  })
}

/** Through these places, with places between them. */
function through(...places: readonly Place[]): Way {
  return places.flatMap(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [x, y]
    return index === 0
      ? [[x, y] as const]
      : Array.from({ length: 6 }, (_, step) => {
          const part = (step + 1) / 6
          return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const
        })
  })
}

/** Strokes in a box of height 1; its width is `width`. */
const GLYPHS: Record<string, { width: number; strokes: Glyph }> = {
  '1': { width: 0.15, strokes: [through([0.08, 0], [0.07, 1])] },
  '2': {
    width: 0.55,
    strokes: [
      [...arc([0.27, 0.26], [0.24, 0.25], 0.55, 1.08), ...through([0.42, 0.48], [0.03, 0.97], [0.55, 0.95])],
    ],
  },
  '3': {
    width: 0.55,
    strokes: [
      [...arc([0.25, 0.25], [0.24, 0.24], 0.6, 1.22), ...arc([0.24, 0.73], [0.28, 0.26], 0.78, 1.42)],
    ],
  },
  '4': {
    width: 0.6,
    strokes: [through([0.35, 0], [0.02, 0.62], [0.6, 0.62]), through([0.43, 0.3], [0.42, 1])],
  },
  x: { width: 0.55, strokes: [through([0.05, 0.38], [0.5, 1]), through([0.5, 0.38], [0.02, 1])] },
  '-': { width: 0.5, strokes: [through([0.02, 0.55], [0.48, 0.53])] },
  '=': { width: 0.5, strokes: [through([0.02, 0.42], [0.48, 0.41]), through([0.02, 0.64], [0.48, 0.63])] },
  '≥': {
    width: 0.55,
    strokes: [through([0.05, 0.15], [0.52, 0.42], [0.05, 0.7]), through([0.04, 0.9], [0.52, 0.88])],
  },
  '(': { width: 0.25, strokes: [arc([0.35, 0.5], [0.28, 0.62], 0.68, 0.32)] },
  ')': { width: 0.25, strokes: [arc([-0.1, 0.5], [0.28, 0.62], 0.82, 1.18)] },
  ',': { width: 0.15, strokes: [through([0.12, 0.88], [0.1, 1], [0.02, 1.15])] },
}

const GAP = 0.28

function place(glyph: Glyph, [x, y]: Place, size: number): Way[] {
  return glyph.map((way) => way.map(([left, top]) => [x + left * size, y + top * size] as const))
}

/** Strokes of a row of symbols, from its top left corner; `size`: the height of a digit in pixels. */
export function writeRow(symbols: string, [x, y]: Place, size: number): Way[] {
  let left = x
  return [...symbols].flatMap((symbol) => {
    const glyph = GLYPHS[symbol]
    if (!glyph) throw new Error(`nobody writes ${symbol}`)
    const strokes = place(glyph.strokes, [left, y], size)
    left += (glyph.width + GAP) * size
    return strokes
  })
}

/** A fraction of two digits with its bar, from its top left corner. */
export function writeFraction(numerator: string, denominator: string, [x, y]: Place, size: number): Way[] {
  return [
    ...writeRow(numerator, [x + size * 0.25, y], size),
    through([x, y + size * 1.25], [x + size * 1.1, y + size * 1.23]),
    ...writeRow(denominator, [x + size * 0.25, y + size * 1.5], size),
  ]
}

/** A root of one digit, from its top left corner. */
export function writeRoot(radicand: string, [x, y]: Place, size: number): Way[] {
  return [
    through(
      [x, y + size * 0.6],
      [x + size * 0.18, y + size],
      [x + size * 0.42, y - size * 0.15],
      [x + size * 1.25, y - size * 0.17],
    ),
    ...writeRow(radicand, [x + size * 0.55, y + size * 0.08], size * 0.9),
  ]
}
