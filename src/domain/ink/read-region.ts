import type { Bounds } from './bounds.ts'
import { centerX, centerY, heightOf, joinBoxes, widthOf } from './box.ts'
import { type BlockUnit, type RowReading, readRow, type StrokeUnit, type Unit } from './read-row.ts'
import { boxOf, type Reader } from './reader.ts'
import type { Trace } from './trace.ts'

const MOST_READINGS = 8
const PARTS_READ = 4
const DEEPEST = 5
/** Readings with and without a fraction or root are compared; beyond these the first guess stays. */
const MOST_BRANCHES = 10

/** Reads strokes that stand in one line, with fractions and roots, the likeliest first. */
export function readRegion(traces: readonly Trace[], reader: Reader): RowReading[] {
  const units = traces.map((trace): Unit => ({ kind: 'stroke', box: trace.box, trace, isPlain: false }))
  return readUnits(units, reader, { depth: 0, branches: MOST_BRANCHES })
}

interface Budget {
  readonly depth: number
  branches: number
}

function readUnits(units: readonly Unit[], reader: Reader, budget: Budget): RowReading[] {
  if (units.length === 0) return []
  const block = budget.depth < DEEPEST ? (findRoot(units, reader) ?? findFraction(units, reader)) : null
  if (!block) return readRow(units, reader).slice(0, MOST_READINGS)
  const inner = { depth: budget.depth + 1, branches: budget.branches }
  const unit = readBlock(block, reader, inner)
  const others = units.filter((other) => !block.taken.includes(other))
  budget.branches = inner.branches
  const withBlock = unit ? readUnits([...others, unit], reader, budget) : []
  if (unit && (block.isCertain || budget.branches <= 0)) return withBlock
  budget.branches -= 1
  const plain = units.map(
    (other): Unit =>
      block.marks.includes(other as StrokeUnit) ? { ...(other as StrokeUnit), isPlain: true } : other,
  )
  return mergeReadings(withBlock, readUnits(plain, reader, budget))
}

function mergeReadings(first: readonly RowReading[], second: readonly RowReading[]): RowReading[] {
  return [...first, ...second].sort((a, b) => b.score - a.score).slice(0, MOST_READINGS)
}

/** Strokes that may be a fraction or a root. */
interface Block {
  /** The bar, or the sign of the root. */
  readonly marks: readonly StrokeUnit[]
  /** Above and below the bar, or under the root. */
  readonly parts: readonly (readonly Unit[])[]
  readonly taken: readonly Unit[]
  readonly probability: number
  readonly isCertain: boolean
}

function readBlock({ marks, parts, probability }: Block, reader: Reader, budget: Budget): BlockUnit | null {
  const readings = parts.map((part) => readUnits(part, reader, budget).slice(0, PARTS_READ))
  const [first = [], second] = readings
  const box = joinBoxes([...marks, ...parts.flat()].map((unit) => unit.box))
  const mark = {
    symbol: second ? '/' : '√',
    strokeIds: marks.map(({ trace }) => trace.id),
    box,
    isRaised: false,
    confidence: probability,
  }
  const markScore = marks.length * Math.log(Math.max(probability, LEAST_OF_MARK))
  const combined = second
    ? first.flatMap((above) =>
        second.map((below) => ({ parts: [above.tokens, below.tokens], score: above.score + below.score })),
      )
    : first.map(({ tokens, score }) => ({ parts: [tokens], score }))
  if (combined.length === 0) return null
  return {
    kind: 'block',
    box,
    readings: combined
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_READINGS)
      .map((reading) => ({
        token: { ...mark, parts: reading.parts },
        score: reading.score + markScore + BONUS,
      })),
  }
}

const LEAST_OF_MARK = 0.05
const BONUS = 0.5

const FLAT = 2.5
const SHORTEST_BAR = 0.35

/** The widest flat stroke with ink above and below within its span, and none across it. */
function findFraction(units: readonly Unit[], reader: Reader): Block | null {
  const { scale } = reader
  const bars = units
    .filter((unit): unit is StrokeUnit => unit.kind === 'stroke' && !unit.isPlain && isFlat(unit.box, scale))
    .sort((a, b) => widthOf(b.box) - widthOf(a.box))
  for (const bar of bars) {
    const y = centerY(bar.box)
    const reach = 0.12 * widthOf(bar.box) + 0.05 * scale
    const inSpan = units.filter(
      (unit) =>
        unit !== bar && centerX(unit.box) > bar.box.left - reach && centerX(unit.box) < bar.box.right + reach,
    )
    if (inSpan.some(({ box }) => box.top < y - 0.25 * scale && box.bottom > y + 0.25 * scale)) continue
    const above = inSpan.filter(({ box }) => centerY(box) < y)
    const below = inSpan.filter(({ box }) => centerY(box) >= y)
    const isNear = (part: readonly Unit[]) =>
      part.some(({ box }) => Math.max(box.top - y, y - box.bottom) < 0.9 * scale)
    if (!isNear(above) || !isNear(below)) continue
    const probability = reader.probabilityOf([bar.trace], '-')
    return {
      marks: [bar],
      parts: [above, below],
      taken: [bar, ...above, ...below],
      probability,
      isCertain: false,
    }
  }
  return null
}

function isFlat(box: Bounds, scale: number): boolean {
  return widthOf(box) > FLAT * heightOf(box) && widthOf(box) > SHORTEST_BAR * scale
}

const LEAST_OF_ROOT = 0.15
const CERTAIN_ROOT = 0.95

/** The widest sign of a root with ink under its bar. */
function findRoot(units: readonly Unit[], reader: Reader): Block | null {
  const { scale } = reader
  const strokes = units.filter((unit): unit is StrokeUnit => unit.kind === 'stroke' && !unit.isPlain)
  const signs = [
    ...strokes
      .filter(({ box }) => widthOf(box) > 0.4 * scale && heightOf(box) > 0.5 * scale)
      .map((unit) => [unit]),
    ...strokes.flatMap((mark) =>
      strokes
        .filter((bar) => bar !== mark && isBarOfRoot(mark.box, bar.box, scale))
        .map((bar) => [mark, bar]),
    ),
  ].sort((a, b) => widthOf(boxOf(b.map(({ trace }) => trace))) - widthOf(boxOf(a.map(({ trace }) => trace))))
  for (const marks of signs) {
    const box = boxOf(marks.map(({ trace }) => trace))
    const under = units.filter((unit) => !marks.includes(unit as StrokeUnit) && isUnder(unit.box, box, scale))
    if (under.length === 0) continue
    const probability = reader.probabilityOf(
      marks.map(({ trace }) => trace),
      '√',
    )
    if (probability < LEAST_OF_ROOT) continue
    return {
      marks,
      parts: [under],
      taken: [...marks, ...under],
      probability,
      isCertain: probability > CERTAIN_ROOT,
    }
  }
  return null
}

function isBarOfRoot(mark: Bounds, bar: Bounds, scale: number): boolean {
  return (
    isFlat(bar, scale) &&
    Math.abs(bar.left - mark.right) < 0.3 * scale &&
    Math.abs(bar.top - mark.top) < 0.3 * scale &&
    heightOf(mark) > 0.5 * scale
  )
}

function isUnder(box: Bounds, root: Bounds, scale: number): boolean {
  return (
    centerX(box) > root.left + 0.2 * scale &&
    centerX(box) < root.right + 0.1 * scale &&
    centerY(box) > root.top - 0.05 * scale &&
    centerY(box) < root.bottom + 0.2 * scale
  )
}
