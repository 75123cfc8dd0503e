import type { Bounds } from './bounds.ts'
import { centerX, centerY, heightOf, joinBoxes, sharedWidth, widthOf } from './box.ts'
import { measureScale } from './measure-scale.ts'
import type { Trace } from './trace.ts'

interface Row {
  readonly traces: readonly Trace[]
  readonly box: Bounds
}

/** In heights of a digit: a mark lower than SMALL is a point, bar or degree sign, and belongs to the nearest line within NEAR. */
const SMALL = 0.55
const NEAR = 0.4
/** Part of the lower one's height that rows of one line share. */
const LEVEL = 0.3
/** Parts of the height of a digit: how near the halves of a symbol are, and how high it is at most. */
const TOUCHING = 0.1
const TALLEST = 1.6

/** Splits ink into lines from top to bottom, the strokes of each in the order in which they were written: what is level with each other, and what a bar of a fraction or a root holds together. */
export function splitLines(traces: readonly Trace[]): Trace[][] {
  if (traces.length === 0) return []
  const scale = measureScale(traces.map(({ box }) => box))
  const isSmall = ({ box }: Trace) => heightOf(box) < SMALL * scale
  const tall = traces.filter((trace) => !isSmall(trace)).map(toRow)
  let rows = joinLevel(
    traces.filter(isSmall).map(toRow).reduce(addMark(scale), joinLevel(tall, scale)),
    scale,
  )
  for (const bar of traces)
    if (widthOf(bar.box) > 2.5 * heightOf(bar.box)) rows = joinAround(rows, bar.box, scale)
  return joinLevel(rows, scale)
    .sort((a, b) => centerY(a.box) - centerY(b.box))
    .map(({ traces: line }) => traces.filter((trace) => line.includes(trace)))
}

function toRow(trace: Trace): Row {
  return { traces: [trace], box: trace.box }
}

function joinRows(a: Row, b: Row): Row {
  return { traces: [...a.traces, ...b.traces], box: joinBoxes([a.box, b.box]) }
}

/** Joins rows that are level, the highest first. */
function joinLevel(rows: readonly Row[], scale: number): Row[] {
  return [...rows]
    .sort((a, b) => heightOf(b.box) - heightOf(a.box))
    .reduce((joined: Row[], row) => {
      const level = joined.filter((other) => isLevel(row.box, other.box, scale))
      return [...joined.filter((other) => !level.includes(other)), level.reduce(joinRows, row)]
    }, [])
}

function isLevel(a: Bounds, b: Bounds, scale: number): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (shared >= LEVEL * Math.min(heightOf(a), heightOf(b)) && shared >= 0) return true
  // A symbol whose stroke was broken in two.
  const height = Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top)
  return -shared < TOUCHING * scale && sharedWidth(a, b) > 0 && height < TALLEST * scale
}

/** Adds a point, bar or degree to the nearest row. */
function addMark(scale: number) {
  return (rows: readonly Row[], mark: Row): Row[] => {
    const distance = ({ box }: Row) => Math.max(0, box.top - mark.box.bottom, mark.box.top - box.bottom)
    const [nearest] = [...rows].sort((a, b) => distance(a) - distance(b))
    if (!nearest || distance(nearest) > NEAR * scale) return [...rows, mark]
    return [...rows.filter((row) => row !== nearest), joinRows(nearest, mark)]
  }
}

const REACH = 0.8

/** Joins the rows above and below a bar that holds them together as a fraction. */
function joinAround(rows: readonly Row[], bar: Bounds, scale: number): Row[] {
  const y = centerY(bar)
  const isInSpan = ({ box }: Trace) =>
    centerX(box) > bar.left - 0.1 * scale && centerX(box) < bar.right + 0.1 * scale
  const isAbove = (trace: Trace) =>
    isInSpan(trace) &&
    trace.box.bottom < y + 0.2 * scale &&
    y - trace.box.bottom < REACH * scale &&
    centerY(trace.box) < y
  const isBelow = (trace: Trace) =>
    isInSpan(trace) &&
    trace.box.top > y - 0.2 * scale &&
    trace.box.top - y < REACH * scale &&
    centerY(trace.box) > y
  const own = rows.filter(({ traces }) => traces.some(({ box }) => box === bar))
  const above = rows.filter(({ traces }) => traces.some(isAbove))
  const below = rows.filter(({ traces }) => traces.some(isBelow))
  if (above.length === 0 || below.length === 0) return [...rows]
  const joined = new Set([...own, ...above, ...below])
  const [first, ...others] = joined
  return first ? [...rows.filter((row) => !joined.has(row)), others.reduce(joinRows, first)] : [...rows]
}
