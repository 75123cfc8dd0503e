import { boundsOf } from './bounds.ts'
import type { Place } from './distance-to-segment.ts'
import { simplifyPoints } from './simplify-points.ts'

/** Handwriting as it is kept with a turn: lines without times and pressures, cropped and small. */
export interface InkDrawing {
  width: number
  height: number
  /** The `d` of an SVG path: every stroke begins at a place, the steps that follow are relative. */
  path: string
}

/** What `path` may be. Every number has one way to be read, so that the time grows linearly with the length. */
export const INK_PATH = /^(?:M\d{1,4} \d{1,4}l-?\d{1,4} -?\d{1,4}(?: -?\d{1,4} -?\d{1,4})*)+$/
export const LONGEST_INK_PATH = 6_000
export const LONGEST_INK_SIDE = 1_200

/** Around the strokes, for the width of the line. */
const MARGIN = 4
/** Between a drawing and the one below it. */
const GAP = 24
/** Pixels of the drawing. A coarser one is taken for more ink. */
const TOLERANCES = [1, 2, 4, 8, 16]

type Line = readonly Place[]

/** Returns a drawing of the strokes; null if there are none, or more than a turn can keep. */
export function drawInk(strokes: readonly { readonly points: Line }[]): InkDrawing | null {
  return drawLines(strokes.map(({ points }) => points))
}

/** Returns both drawings, one below the other; null if that is more than a turn can keep. */
export function stackInk(above: InkDrawing, below: InkDrawing): InkDrawing | null {
  const moved = readLines(below).map((line) =>
    line.map(({ x, y }) => ({ x, y: y + above.height - 2 * MARGIN + GAP })),
  )
  return drawLines([...readLines(above), ...moved])
}

function drawLines(lines: readonly Line[]): InkDrawing | null {
  const points = lines.flat()
  if (points.length === 0) return null
  const { left, top, right, bottom } = boundsOf(points)
  const [wide, high] = [right - left, bottom - top]
  const scale = Math.min(1, (LONGEST_INK_SIDE - 2 * MARGIN) / Math.max(wide, high, 1))
  const toDrawing = ({ x, y }: Place): Place => ({
    x: MARGIN + (x - left) * scale,
    y: MARGIN + (y - top) * scale,
  })
  const placed = lines.filter((line) => line.length > 0).map((line) => line.map(toDrawing))
  for (const tolerance of TOLERANCES) {
    const path = placed.map((line) => writeLine(simplifyPoints(line, tolerance))).join('')
    if (path.length > LONGEST_INK_PATH) continue
    return {
      width: Math.ceil(wide * scale) + 2 * MARGIN,
      height: Math.ceil(high * scale) + 2 * MARGIN,
      path,
    }
  }
  return null
}

/** Each step from the rounded place before it, so that rounding does not add up. A dot is a line of no length. */
function writeLine(line: Line): string {
  const [first = { x: 0, y: 0 }, ...others] = line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  let last = first
  const steps = others.map((place) => {
    const step = `${place.x - last.x} ${place.y - last.y}`
    last = place
    return step
  })
  return `M${first.x} ${first.y}l${steps.length > 0 ? steps.join(' ') : '0 0'}`
}

function readLines({ path }: InkDrawing): Place[][] {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const [x = 0, y = 0, ...steps] = line.split(/[l ]/).map(Number)
      const places = [{ x, y }]
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const last = places.at(-1) ?? { x, y }
        places.push({ x: last.x + (steps[at] ?? 0), y: last.y + (steps[at + 1] ?? 0) })
      }
      return places
    })
}
