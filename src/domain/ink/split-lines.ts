import { type Box, centerX, centerY, heightOf, joinBoxes, sharedWidth, widthOf } from './box.ts'
import { measureScale } from './measure-scale.ts'
import type { Trace } from './trace.ts'

interface Row {
  readonly traces: readonly Trace[]
  readonly box: Box
}

/** Lines are farther apart than this part of the height of a digit. */
const GAP = 0.3

/** Splits ink into lines from top to bottom: what is level with each other, and what a bar of a fraction or a root holds together. */
export function splitLines(traces: readonly Trace[]): Trace[][] {
  if (traces.length === 0) return []
  const scale = measureScale(traces.map(({ box }) => box))
  let rows = traces
    .map((trace): Row => ({ traces: [trace], box: trace.box }))
    .sort((a, b) => heightOf(b.box) - heightOf(a.box))
    .reduce(addToRow(scale), [])
  for (const bar of traces) if (widthOf(bar.box) > 3.5 * heightOf(bar.box)) rows = joinAround(rows, bar.box, scale)
  return rows.toSorted((a, b) => centerY(a.box) - centerY(b.box)).map(({ traces: line }) => [...line])
}

function addToRow(scale: number) {
  return (rows: readonly Row[], row: Row): Row[] => {
    const touching = rows.filter((other) => isLevel(row.box, other.box, scale))
    const rest = rows.filter((other) => !touching.includes(other))
    return [...rest, touching.reduce(joinRows, row)]
  }
}

function joinRows(a: Row, b: Row): Row {
  return { traces: [...a.traces, ...b.traces], box: joinBoxes([a.box, b.box]) }
}

function isLevel(a: Box, b: Box, scale: number): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const lower = Math.min(heightOf(a), heightOf(b))
  if (shared >= 0.3 * lower && shared >= 0) return true
  // An = of two bars, a point under a ?: near each other and one over the other.
  return -shared < GAP * scale && sharedWidth(a, b) > 0 && lower < 0.35 * scale
}

const REACH = 0.8

/** Joins the rows above and below a bar that holds them together as a fraction. */
function joinAround(rows: readonly Row[], bar: Box, scale: number): Row[] {
  const y = centerY(bar)
  const isInSpan = ({ box }: Trace) => centerX(box) > bar.left - 0.1 * scale && centerX(box) < bar.right + 0.1 * scale
  const isAbove = (trace: Trace) => isInSpan(trace) && trace.box.bottom < y + 0.2 * scale && y - trace.box.bottom < REACH * scale && centerY(trace.box) < y
  const isBelow = (trace: Trace) => isInSpan(trace) && trace.box.top > y - 0.2 * scale && trace.box.top - y < REACH * scale && centerY(trace.box) > y
  const own = rows.filter(({ traces }) => traces.some(({ box }) => box === bar))
  const above = rows.filter(({ traces }) => traces.some(isAbove))
  const below = rows.filter(({ traces }) => traces.some(isBelow))
  if (above.length === 0 || below.length === 0) return [...rows]
  const joined = new Set([...own, ...above, ...below])
  const [first, ...others] = joined
  return first ? [...rows.filter((row) => !joined.has(row)), others.reduce(joinRows, first)] : [...rows]
}
