import type { InkPoint, Stroke } from '../../domain/ink/stroke.ts'
import { CIRCLES, ROOT_MARKS } from './authored-skeletons.ts'
import type { Answer, Part } from './compose-answer.ts'
import type { Family, Glyph } from './glyph.ts'
import type { Random } from './random.ts'
import { readStrokes } from './read-authored.ts'
import { chooseShapes, type Split } from './sources.ts'

/** A symbol with its strokes, on the paper. */
interface Written {
  readonly symbol: string
  readonly strokes: number[][]
}

/** Ink of an answer, with what it says. */
export interface InkSample {
  readonly strokes: readonly Stroke[]
  /** The symbols with the ids of their strokes. */
  readonly symbols: readonly { readonly symbol: string; readonly strokeIds: readonly string[] }[]
  /** Symbols that stand in a row, without fraction or root between them: indices of `symbols`. */
  readonly rows: readonly (readonly number[])[]
}

/** The hands of a split. */
export interface Hands {
  /** One of these writes an answer. */
  readonly families: readonly Family[]
  /** Writes what another family lacks. */
  readonly authored: Family
  readonly circles: readonly Glyph[]
  readonly rootMarks: readonly Glyph[]
  /** How often an answer is written in the authored shapes, beside their turn as a family. */
  readonly authoredShare: number
}

const AUTHORED_SHARE_OF_TRAINING = 0.4

export function makeHands(split: Split, families: readonly Family[]): Hands {
  const read = (texts: readonly string[]) =>
    chooseShapes(split, texts.map(readStrokes)).map((strokes) =>
      strokes.map((stroke) => stroke.map((value) => value / 100)),
    )
  const authoredShare = split === 'training' ? AUTHORED_SHARE_OF_TRAINING : 0
  const authored = families.at(-1) as Family
  return { families, authored, circles: read(CIRCLES), rootMarks: read(ROOT_MARKS), authoredShare }
}

interface Hand {
  readonly shapeOf: (symbol: string) => Glyph
  readonly circle: Glyph
  readonly rootMark: Glyph
  readonly gap: number
  readonly unevenness: number
  readonly random: Random
}

function chooseHand({ families, authored, circles, rootMarks, authoredShare }: Hands, random: Random): Hand {
  const isAuthored = random.chance(authoredShare)
  const family = isAuthored ? authored : random.pick(families)
  const chosen = new Map<string, Glyph>()
  const shapeOf = (symbol: string): Glyph => {
    const known = chosen.get(symbol)
    if (known) return known
    const shapes = family.glyphs.get(symbol) ?? authored.glyphs.get(symbol)
    const shape = shapes ? random.pick(shapes) : circledShape(symbol, shapeOf, random.pick(circles))
    chosen.set(symbol, shape)
    return shape
  }
  return {
    shapeOf,
    circle: random.pick(circles),
    rootMark: random.pick(rootMarks),
    gap: random.between(0.1, 0.4),
    unevenness: random.between(0.4, 1.4),
    random,
  }
}

function circledShape(symbol: string, shapeOf: (symbol: string) => Glyph, circle: Glyph): Glyph {
  const digit = shapeOf(`${'①②③④⑤'.indexOf(symbol) + 1}`)
  const right = Math.max(...digit.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 0)))
  return [
    ...circle.map((stroke) => stroke.map((value) => value * 1.3 - 0.15)),
    ...digit.map((stroke) =>
      stroke.map((value, index) =>
        index % 2 === 0 ? 0.5 + (value - right / 2) * 0.7 : 0.5 + (value - 0.5) * 0.7,
      ),
    ),
  ]
}

interface Page {
  readonly written: Written[]
  readonly rows: number[][]
}

function boxOf(written: readonly Written[]) {
  const values = written.flatMap(({ strokes }) => strokes.flat())
  const xs = values.filter((_, index) => index % 2 === 0)
  const ys = values.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Writes parts from left to right on the baseline y; returns where the next part may begin. */
function writeRow(
  page: Page,
  parts: readonly Part[],
  hand: Hand,
  startX: number,
  y: number,
  size: number,
): number {
  const { random } = hand
  let x = startX
  let row: number[] = []
  const endRow = () => {
    if (row.length > 0) page.rows.push(row)
    row = []
  }
  for (const part of parts) {
    const gap = size * Math.max(0.04, hand.gap * (0.6 + 0.5 * random.next() + 0.15 * random.normal()))
    if (part.kind === 'symbol') {
      row.push(page.written.length)
      x = writeSymbol(page, part.symbol, hand, x, y, size) + gap
    } else if (part.kind === 'exponent') {
      const before = page.rows.length
      const small = size * random.between(0.42, 0.72)
      x =
        writeRow(page, part.body, hand, x - gap * 0.5, y - size * random.between(0.48, 0.8), small) +
        gap * 0.6
      row.push(...page.rows.splice(before).flat())
    } else {
      endRow()
      x =
        (part.kind === 'fraction'
          ? writeFraction(page, part, hand, x, y, size)
          : writeRoot(page, part, hand, x, y, size)) + gap
    }
  }
  endRow()
  return x - size * hand.gap
}

function writeSymbol(page: Page, symbol: string, hand: Hand, x: number, y: number, size: number): number {
  const { random, unevenness } = hand
  const shape =
    symbol === '√'
      ? [...hand.rootMark, [0.4, 0, 0.4 + random.between(0.3, 1.1), random.between(-0.05, 0.08)]]
      : hand.shapeOf(symbol)
  const scaleX = size * (1 + 0.12 * unevenness * random.normal())
  const scaleY = size * (1 + 0.09 * unevenness * random.normal())
  const angle = 0.05 * unevenness * random.normal()
  const lift = 0.05 * size * unevenness * random.normal()
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bend = makeWaves(random, 0.05 * unevenness, 3)
  const strokes = shape.map((stroke) => {
    const [shiftX, shiftY] =
      shape.length > 1 ? [0.03 * unevenness * random.normal(), 0.03 * unevenness * random.normal()] : [0, 0]
    return pairs(stroke).flatMap(([px, py]) => {
      const [bentX, bentY] = bend(px + shiftX, py + shiftY)
      const [dx, dy] = [bentX * scaleX, (bentY - 0.5) * scaleY]
      return [x + dx * cos - dy * sin, y + lift - 0.5 * size + dx * sin + dy * cos]
    })
  })
  const left = Math.min(...strokes.flatMap((stroke) => pairs(stroke).map(([px]) => px)))
  const placed = strokes.map((stroke) =>
    stroke.map((value, index) => (index % 2 === 0 ? value - left + x : value)),
  )
  // A circle of its own is drawn around, not beside: its left edge counts as any other.
  page.written.push({ symbol, strokes: symbol === '√' ? mergeRoot(placed, random) : placed })
  return Math.max(...placed.flatMap((stroke) => pairs(stroke).map(([px]) => px)))
}

function pairs(stroke: readonly number[]): [number, number][] {
  return Array.from({ length: stroke.length / 2 }, (_, index) => [
    stroke[2 * index] ?? 0,
    stroke[2 * index + 1] ?? 0,
  ])
}

/** Mark and bar of a root are mostly one stroke. */
function mergeRoot(strokes: number[][], random: Random): number[][] {
  return random.chance(0.8) ? [strokes.flat()] : [strokes.slice(0, -1).flat(), ...strokes.slice(-1)]
}

function writeFraction(
  page: Page,
  { above, below }: Extract<Part, { kind: 'fraction' }>,
  hand: Hand,
  x: number,
  y: number,
  size: number,
): number {
  const { random } = hand
  const small = size * random.between(0.68, 1)
  const barY = y - size * random.between(0.35, 0.65)
  const write = (parts: readonly Part[]) => {
    const part: Page = { written: [], rows: [] }
    writeRow(part, parts, hand, 0, 0, small)
    return { part, box: boxOf(part.written) }
  }
  const [over, under] = [write(above), write(below)]
  const inner = Math.max(over.box.right - over.box.left, under.box.right - under.box.left)
  const bar = inner + size * random.between(0.1, 0.55)
  const middle = x + bar / 2
  const put = ({ part, box }: ReturnType<typeof write>, top: number) => {
    const dx = middle - (box.left + box.right) / 2 + 0.05 * size * random.normal()
    addPart(page, part, dx, top - box.top)
  }
  const gap = () => size * random.between(0.06, 0.3)
  put(over, barY - gap() - (over.box.bottom - over.box.top))
  const tilt = 0.03 * size * random.normal()
  page.rows.push([page.written.length])
  page.written.push({
    symbol: '-',
    strokes: [[x, barY - tilt, middle, barY + 0.02 * size * random.normal(), x + bar, barY + tilt]],
  })
  put(under, barY + gap())
  return x + bar
}

function addPart(page: Page, part: Page, dx: number, dy: number): void {
  const first = page.written.length
  page.written.push(
    ...part.written.map(({ symbol, strokes }) => ({
      symbol,
      strokes: strokes.map((stroke) => stroke.map((value, index) => value + (index % 2 === 0 ? dx : dy))),
    })),
  )
  page.rows.push(...part.rows.map((row) => row.map((index) => index + first)))
}

function writeRoot(
  page: Page,
  { body }: Extract<Part, { kind: 'root' }>,
  hand: Hand,
  x: number,
  y: number,
  size: number,
): number {
  const { random } = hand
  const part: Page = { written: [], rows: [] }
  writeRow(part, body, hand, 0, 0, size * random.between(0.8, 1))
  const box = boxOf(part.written)
  const height = (box.bottom - box.top) * random.between(1.05, 1.3) + 0.12 * size
  const mark = hand.rootMark.map((stroke) =>
    pairs(stroke).map(([px, py]): [number, number] => [x + px * size * 1.1, y - height + py * height]),
  )
  const inside = x + 0.44 * size * 1.1 + size * random.between(0, 0.2)
  const right = inside + (box.right - box.left) + size * random.between(-0.15, 0.25)
  const top = y - height
  const bar: [number, number][] = [
    [x + 0.4 * size * 1.1, top],
    [right, top + 0.04 * size * random.normal()],
  ]
  page.rows.push([page.written.length])
  page.written.push({
    symbol: '√',
    strokes: mergeRoot([...mark.map((stroke) => stroke.flat()), bar.flat()], random),
  })
  addPart(page, part, inside - box.left, y - box.bottom - size * random.between(0, 0.06))
  return Math.max(right, inside + box.right - box.left)
}

const RATES = [60, 120, 240]

/** Writes an answer by one of the hands, with the unevenness of writing: size, slope, tremble, order, broken strokes, rate of the pen. */
export function writeInk(answer: Answer, hands: Hands, random: Random): InkSample {
  const page: Page = { written: [], rows: [] }
  writeRow(page, answer.parts, chooseHand(hands, random), 0, 0, 1)
  const height = random.between(30, 120)
  const bend = makeBend(random)
  const rate = random.pick(RATES)
  const tremble = random.between(0, 0.012)
  const originX = random.between(10, 300)
  const originY = random.between(150, 400)
  const strokes: Stroke[] = []
  const symbols = page.written.map(({ symbol, strokes: drawn }) => {
    const strokeIds = vary(drawn, random).map((stroke) => {
      const id = `s${strokes.length}`
      const bent = pairs(stroke).map(([x, y]) => bend(x, y))
      const pixels = bent.map(([x, y]): [number, number] => [originX + x * height, originY + y * height])
      strokes.push({ id, points: drawPoints(pixels, height, rate, tremble * height, random) })
      return id
    })
    return { symbol, strokeIds }
  })
  return { strokes: shuffleSome(strokes, random), symbols, rows: page.rows }
}

/** Slope, slant and slow waves of a whole answer. */
function makeBend(random: Random): (x: number, y: number) => [number, number] {
  const slope = 0.03 * random.normal()
  const slant = 0.12 * random.normal()
  const stretch = 1 + 0.12 * random.normal()
  const bend = makeWaves(random, 0.035, 3)
  return (x, y) => bend(x * stretch - slant * y, y + slope * x)
}

/** Moves points by a few waves of random size, length and direction. */
function makeWaves(
  random: Random,
  largest: number,
  count: number,
): (x: number, y: number) => [number, number] {
  const waves = Array.from({ length: count }, () => ({
    size: largest * random.next(),
    x: random.between(-4, 4),
    y: random.between(-4, 4),
    phase: random.between(0, 2 * Math.PI),
    angle: random.between(0, 2 * Math.PI),
  }))
  return (x, y) => {
    let [bentX, bentY] = [x, y]
    for (const wave of waves) {
      const shift = wave.size * Math.sin(wave.x * x + wave.y * y + wave.phase)
      bentX += shift * Math.cos(wave.angle)
      bentY += shift * Math.sin(wave.angle)
    }
    return [bentX, bentY]
  }
}

/** Another order, a stroke backwards, two strokes without lifting the pen, a stroke in two. */
function vary(drawn: readonly (readonly number[])[], random: Random): number[][] {
  const strokes = drawn.map((stroke) => (random.chance(0.1) ? pairs(stroke).reverse().flat() : [...stroke]))
  if (strokes.length > 1 && random.chance(0.06)) {
    const at = random.integer(0, strokes.length - 2)
    const [first, second] = [strokes[at] ?? [], strokes[at + 1] ?? []]
    const [endX = 0, endY = 0] = first.slice(-2)
    const [startX = 0, startY = 0] = second
    if (Math.hypot(endX - startX, endY - startY) < 0.9) strokes.splice(at, 2, [...first, ...second])
  }
  if (strokes.length < 3 && random.chance(0.02)) {
    const stroke = strokes[0] ?? []
    const middle = 2 * Math.floor(stroke.length / 4)
    if (stroke.length >= 12) strokes.splice(0, 1, stroke.slice(0, middle + 2), stroke.slice(middle))
  }
  return strokes
}

/** Points as a pen reports them: at a steady rate, slower where the stroke begins and ends. */
function drawPoints(
  path: readonly [number, number][],
  height: number,
  rate: number,
  tremble: number,
  random: Random,
): InkPoint[] {
  const along = [0]
  for (let index = 1; index < path.length; index += 1) {
    const [[x0, y0], [x1, y1]] = [path[index - 1] ?? [0, 0], path[index] ?? [0, 0]]
    along.push((along.at(-1) ?? 0) + Math.hypot(x1 - x0, y1 - y0))
  }
  const length = along.at(-1) ?? 0
  const seconds = Math.max(0.04, (length / height) * random.between(0.12, 0.3))
  const count = Math.max(3, Math.round(seconds * rate))
  let segment = 1
  // A hand trembles slowly: the faster the device reports, the more alike are neighbouring points.
  const memory = Math.exp(-30 / rate)
  const fresh = tremble * Math.sqrt(1 - memory * memory)
  let [shakeX, shakeY] = [0, 0]
  return Array.from({ length: count }, (_, index) => {
    shakeX = memory * shakeX + fresh * random.normal()
    shakeY = memory * shakeY + fresh * random.normal()
    const time = index / (count - 1)
    const target = length * (0.7 * time + 0.3 * time * time * (3 - 2 * time))
    while (segment < along.length - 1 && (along[segment] ?? 0) < target) segment += 1
    const [[x0, y0], [x1, y1]] = [path[segment - 1] ?? [0, 0], path[segment] ?? path[0] ?? [0, 0]]
    const span = (along[segment] ?? 0) - (along[segment - 1] ?? 0)
    const part = span === 0 ? 0 : (target - (along[segment - 1] ?? 0)) / span
    return {
      x: round(x0 + part * (x1 - x0) + shakeX),
      y: round(y0 + part * (y1 - y0) + shakeY),
      t: Math.round((1000 * index) / rate),
      pressure: 0.5,
      tilt: 0,
    }
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A dot or bar is sometimes added later. */
function shuffleSome(strokes: readonly Stroke[], random: Random): Stroke[] {
  const order = [...strokes]
  if (order.length > 1 && random.chance(0.2))
    order.push(...order.splice(random.integer(0, order.length - 2), 1))
  return order
}
