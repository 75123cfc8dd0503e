import { type ChartFrame, makeFrame } from './chart-frame.ts'
import { axisUnit, CLASS_FIELDS, type Classes, makeClasses } from './classes.ts'
import { line, rect } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, list, object, type Parsed, withDefault } from './figure-fields.ts'

const TOOTH = 9

/** The bars of a histogram, side by side without gaps. */
export function drawBars(
  { xOf, yOf, base }: ChartFrame,
  { bounds }: Classes,
  counts: readonly number[],
  isMarked: (index: number) => boolean,
): DrawingCommand[] {
  return counts.flatMap((count, index) => {
    const [left, right] = [xOf(bounds[index] ?? 0), xOf(bounds[index + 1] ?? 0)]
    if (count === 0) return []
    const tone = isMarked(index) ? 'accent' : 'ink'
    const fill = isMarked(index) ? 'accent' : 'soft'
    return [rect([left, yOf(count)], [right - left, base - yOf(count)], tone, fill)]
  })
}

/** Paper torn away over some classes in a row: nothing is seen between two jagged edges. */
function drawTear(
  { xOf, base, top }: ChartFrame,
  { bounds }: Classes,
  torn: readonly number[],
): DrawingCommand {
  const [left, right] = [xOf(bounds[Math.min(...torn)] ?? 0), xOf(bounds[Math.max(...torn) + 1] ?? 0)]
  const height = base - top
  const teeth = Array.from({ length: 11 }, (_, index) => index)
  const edge = (x: number, side: 1 | -1) =>
    teeth.map((tooth) => `${x + side * (tooth % 2 === 0 ? 0 : TOOTH)} ${top + (tooth / 10) * (height - 1)}`)
  const outline = [...edge(left + 1, 1), ...edge(right - 1, -1).reverse()]
  return { type: 'path', tone: 'thin', fill: 'paper', d: `M${outline.join('L')}Z` }
}

const CLASS_INDEXES = withDefault(list(integer(0, 9), 1, 10), [])

export const HISTOGRAM = object({
  ...CLASS_FIELDS,
  counts: list(integer(0, 18), 2, 10),
  xUnit: axisUnit,
  yUnit: axisUnit,
  marked: CLASS_INDEXES,
  torn: CLASS_INDEXES,
})

/**
 * 히스토그램 of `counts` (at most 18 each) over classes of `size` starting at `from`; `xUnit` and `yUnit` name the axes. `marked`
 * lists classes (from 0) to be looked at; `torn` classes in a row that cannot be seen, whose counts are not drawn.
 */
export function drawHistogram(parameters: Parsed<typeof HISTOGRAM>): Canvas {
  const { counts, marked, torn, xUnit, yUnit } = parameters
  const classes = makeClasses(parameters, counts.length)
  if ([...marked, ...torn].some((index) => index >= counts.length)) {
    throw new FigureFault("'marked' and 'torn' must name classes")
  }
  if (torn.some((index, at) => at > 0 && index !== (torn[at - 1] ?? 0) + 1)) {
    throw new FigureFault("'torn' must be classes in a row")
  }
  const frame = makeFrame({
    from: classes.from,
    to: classes.to,
    ticks: classes.bounds,
    low: 0,
    high: Math.max(...counts) + 1,
    unit: 1,
    showValue: String,
    xTitle: xUnit,
    yTitle: yUnit,
  })
  const shown = counts.map((count, index) => (torn.includes(index) ? 0 : count))
  const bars = drawBars(frame, classes, shown, (index) => marked.includes(index))
  const tear = torn.length === 0 ? [] : [drawTear(frame, classes, torn)]
  const axis = line([frame.left, frame.base], [frame.right + 4, frame.base])
  return { width: frame.width, height: frame.height, commands: [...frame.commands, ...bars, ...tear, axis] }
}
