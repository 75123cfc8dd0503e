import { readFileSync } from 'node:fs'
import { type PathCommand, parse } from 'opentype.js'
import { CHARACTERS, type Family, type Glyph, placeGlyph } from './glyph.ts'
import { thinPicture } from './thin-picture.ts'
import { traceSkeleton } from './trace-skeleton.ts'

const SIZE = 110
const MARGIN = 4
/** Of a stroke that touches another, in pixels. */
const SHORTEST = 7
const CURVE_STEPS = 8

/** Reads a font of outlines: each symbol is filled, thinned to its middle line, and traced into strokes. */
export function readFont(name: string, file: string): Family {
  const bytes = readFileSync(file)
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const outlineOf = (character: string) =>
    font.charToGlyphIndex(character) === 0 ? [] : flatten(font.getPath(character, 0, 0, SIZE).commands)
  const ys = outlineOf('8')
    .flat()
    .filter((_, index) => index % 2 === 1)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const glyphs = new Map<string, readonly Glyph[]>()
  for (const [symbol, characters] of CHARACTERS) {
    const outline = Array.from(characters, outlineOf).find((found) => found.length > 0)
    const strokes = outline ? skeletonOf(outline) : []
    if (isWhole(symbol, strokes)) glyphs.set(symbol, [placeGlyph(strokes, bottom, bottom - top)])
  }
  return { name, glyphs }
}

const MOST_STROKES = 3
const MOST_STROKES_IN_CIRCLE = 4

/** Not what fell to pieces when it was thinned, nor a small cross that lost its arms. */
function isWhole(symbol: string, strokes: Glyph): boolean {
  const most = '①②③④⑤'.includes(symbol) ? MOST_STROKES_IN_CIRCLE : MOST_STROKES
  if (strokes.length === 0 || strokes.length > most) return false
  if (symbol !== '×') return true
  const xs = strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 0))
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0)
  return length >= 2.2 * (Math.max(...xs) - Math.min(...xs))
}

function lengthOf(stroke: readonly number[]): number {
  let length = 0
  for (let at = 2; at < stroke.length; at += 2)
    length += Math.hypot(
      (stroke[at] ?? 0) - (stroke[at - 2] ?? 0),
      (stroke[at + 1] ?? 0) - (stroke[at - 1] ?? 0),
    )
  return length
}

/** Farther from all others than crumbs are: the points of ÷. */
function isApart(stroke: readonly number[], strokes: Glyph): boolean {
  const [x = 0, y = 0] = stroke
  return strokes.every(
    (other) =>
      other === stroke ||
      other.every(
        (value, at) => at % 2 === 1 || Math.hypot(value - x, (other[at + 1] ?? 0) - y) > 2 * SHORTEST,
      ),
  )
}

function flatten(commands: readonly PathCommand[]): number[][] {
  const outline: number[][] = []
  let [x, y] = [0, 0]
  for (const command of commands) {
    const { x: endX = x, y: endY = y, x1 = x, y1 = y, x2 = x1, y2 = y1 } = command
    if (command.type === 'M') outline.push([endX, endY])
    else if (command.type === 'L') outline.at(-1)?.push(endX, endY)
    else if (command.type !== 'Z') {
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS
        const u = 1 - t
        if (command.type === 'Q')
          outline
            .at(-1)
            ?.push(u * u * x + 2 * u * t * x1 + t * t * endX, u * u * y + 2 * u * t * y1 + t * t * endY)
        else
          outline
            .at(-1)
            ?.push(
              u ** 3 * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * endX,
              u ** 3 * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * endY,
            )
      }
    }
    ;[x, y] = [endX, endY]
  }
  return outline.filter((contour) => contour.length >= 6)
}

/** Fills the outline (non-zero winding) at one pixel a unit, and returns the strokes of its skeleton. */
function skeletonOf(outline: readonly number[][]): Glyph {
  const all = outline.flat()
  const xs = all.filter((_, index) => index % 2 === 0)
  const ys = all.filter((_, index) => index % 2 === 1)
  const left = Math.floor(Math.min(...xs)) - MARGIN
  const top = Math.floor(Math.min(...ys)) - MARGIN
  const width = Math.ceil(Math.max(...xs)) + MARGIN - left
  const height = Math.ceil(Math.max(...ys)) + MARGIN - top
  const ink = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) fillRow(ink, row, width, outline, left, top + row + 0.5)
  const area = ink.reduce((sum, pixel) => sum + pixel, 0)
  const thin = thinPicture(ink, width, height)
  const length = thin.reduce((sum, pixel) => sum + pixel, 0)
  const thickness = area / Math.max(1, length)
  const strokes = traceSkeleton(thin, width, height, thickness)
  // Crumbs beside a stroke are none; a point has nothing else.
  const longest = Math.max(...strokes.map(lengthOf))
  return strokes
    .filter((stroke) => longest < thickness || lengthOf(stroke) > SHORTEST || isApart(stroke, strokes))
    .map((stroke) => stroke.map((value, index) => value + 0.5 + (index % 2 === 0 ? left : top)))
}

function fillRow(
  ink: Uint8Array,
  row: number,
  width: number,
  outline: readonly number[][],
  left: number,
  y: number,
): void {
  const crossings: { x: number; turn: number }[] = []
  for (const contour of outline) {
    for (let index = 0; index < contour.length; index += 2) {
      const [x0 = 0, y0 = 0] = contour.slice(index, index + 2)
      const next = (index + 2) % contour.length
      const [x1 = 0, y1 = 0] = contour.slice(next, next + 2)
      if (y0 <= y === y1 <= y) continue
      crossings.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y0 < y1 ? 1 : -1 })
    }
  }
  crossings.sort((a, b) => a.x - b.x)
  let winding = 0
  crossings.forEach(({ x, turn }, index) => {
    winding += turn
    const end = crossings[index + 1]?.x
    if (winding === 0 || end === undefined) return
    for (
      let column = Math.max(0, Math.round(x - left));
      column < Math.min(width, end - left - 0.5);
      column += 1
    )
      ink[row * width + column] = 1
  })
}
