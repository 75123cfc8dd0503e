import { AUTHORED } from './authored-skeletons.ts'
import { type Family, type Glyph, placeGlyph } from './glyph.ts'

const STEPS_OF_CURVE = 8
const STEPS_OF_ELLIPSE = 28

/** Reads strokes in the notation of `AUTHORED`. */
export function readStrokes(text: string): Glyph {
  return text.split('|').map((stroke) => {
    if (stroke.startsWith('@')) return drawEllipse(stroke.slice(1))
    return stroke.startsWith('~') ? smooth(readPoints(stroke.slice(1))) : readPoints(stroke)
  })
}

function readPoints(text: string): number[] {
  return text.split(/[ ,]/).map(Number)
}

function drawEllipse(text: string): number[] {
  const [x = 0, y = 0, across = 0, down = 0, start = 0, turn = 0] = text.split(/[ ,]/).map(Number)
  return Array.from({ length: STEPS_OF_ELLIPSE + 1 }, (_, step) => {
    const angle = ((start + (turn * step) / STEPS_OF_ELLIPSE) * Math.PI) / 180
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)]
  }).flat()
}

/** A Catmull-Rom curve through the points. */
function smooth(points: readonly number[]): number[] {
  const count = points.length / 2
  const at = (index: number, axis: number) => points[2 * Math.max(0, Math.min(count - 1, index)) + axis] ?? 0
  const curve: number[] = []
  for (let index = 0; index < count - 1; index += 1) {
    for (let step = 0; step < STEPS_OF_CURVE; step += 1) {
      const t = step / STEPS_OF_CURVE
      for (const axis of [0, 1]) {
        const [p0, p1, p2, p3] = [
          at(index - 1, axis),
          at(index, axis),
          at(index + 1, axis),
          at(index + 2, axis),
        ]
        curve.push(
          0.5 *
            (2 * p1 +
              (p2 - p0) * t +
              (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
              (3 * p1 - p0 - 3 * p2 + p3) * t * t * t),
        )
      }
    }
  }
  return [...curve, at(count - 1, 0), at(count - 1, 1)]
}

/** The authored shapes that `isChosen` picks by their place among the shapes of a symbol. */
export function readAuthored(name: string, isChosen: (index: number, count: number) => boolean): Family {
  const glyphs = Object.entries(AUTHORED).map(([symbol, shapes]) => {
    const chosen = shapes.filter((_, index) => isChosen(index, shapes.length))
    return [symbol, chosen.map((shape) => placeGlyph(readStrokes(shape), 100, 100))] as const
  })
  return { name, glyphs: new Map(glyphs.filter(([, shapes]) => shapes.length > 0)) }
}
