import { axisUnit } from './classes.ts'
import { circle, line, text } from './commands.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import {
  FigureFault,
  fraction,
  integer,
  label,
  list,
  object,
  objects,
  optional,
  type Parsed,
} from './figure-fields.ts'
import { boxOfText, measureText } from './measure-text.ts'
import { checkPlace } from './number-line-scale.ts'

const WIDTH = 360
const MARGIN = 24
const LARGEST_RADIUS = 6
const SMALLEST_RADIUS = 3
const LABEL_STEP = 20
const TICK_STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Lowers a label until it lies beside no other. */
function lowerLabel(label: TextCommand, placed: readonly TextCommand[]): TextCommand {
  const box = boxOfText(label)
  const isCovered = placed.some((other) => {
    const { left, right } = boxOfText(other)
    return other.y === label.y && left < box.right + 6 && right > box.left - 6
  })
  return isCovered ? lowerLabel({ ...label, y: label.y + LABEL_STEP }, placed) : label
}

export const DOT_PLOT = object({
  values: list(integer(-1000, 1000), 2, 40),
  from: integer(-1000, 1000),
  to: integer(-999, 1200),
  unit: optional(axisUnit),
  marks: objects({ at: fraction, label: label(16) }, 4),
})

/**
 * 자료의 분포 over a number line: one dot for each of `values` (2 to 40 integers), equal ones stacked. `from` and `to` end the
 * line; `unit` is written behind it. `marks` of `at` (a number or a fraction `7/2`) and `label` point at places such as the mean.
 */
export function drawDotPlot({ values, unit, marks, ...ends }: Parsed<typeof DOT_PLOT>): Canvas {
  const from = integer(-1000, Math.min(...values))(ends.from, 'from')
  const to = integer(Math.max(...values, from + 1), from + 200)(ends.to, 'to')
  const xOf = (value: number) => MARGIN + ((value - from) / (to - from)) * (WIDTH - 2 * MARGIN)
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((value, index) => xOf(value) - xOf(sorted[index] ?? value))
  const radius = Math.min(LARGEST_RADIUS, Math.min(...gaps) / 2 - 0.5)
  if (radius < SMALLEST_RADIUS) throw new FigureFault('the dots would cover each other: shorten the line')
  const stack = 2 * radius + 2
  const tallest = Math.max(...values.map((value) => values.filter((other) => other === value).length))
  const axis = tallest * stack + (unit === undefined ? 12 : 30)
  const widest = Math.max(measureText(String(from), 13), measureText(String(to), 13)) + 6
  const step = TICK_STEPS.find((candidate) => xOf(from + candidate) - xOf(from) >= widest) ?? to - from
  const commands: DrawingCommand[] = [line([6, axis], [WIDTH - 6, axis])]
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
    commands.push(line([xOf(value), axis], [xOf(value), axis + 5]))
    commands.push(text(String(value).replace('-', '−'), [xOf(value), axis + 16], { size: 13, tone: 'thin' }))
  }
  if (unit !== undefined) {
    commands.push(text(unit, [WIDTH - 6, 12], { size: 13, tone: 'thin', anchor: 'end' }))
  }
  const seen = new Map<number, number>()
  for (const value of values) {
    const below = seen.get(value) ?? 0
    seen.set(value, below + 1)
    commands.push(circle([xOf(value), axis - radius - 3 - below * stack], radius, 'ink', 'soft'))
  }
  const labels: TextCommand[] = []
  for (const [index, mark] of marks.entries()) {
    const scale = { from, to, width: WIDTH, xOf }
    const x = xOf(checkPlace(mark.at, `marks[${index}].at`, scale))
    const half = measureText(mark.label, 14) / 2
    const lowered = lowerLabel(
      text(mark.label, [Math.min(Math.max(x, half + 2), WIDTH - half - 2), axis + 48], {
        size: 14,
        tone: 'accent',
        bold: true,
      }),
      labels,
    )
    labels.push(lowered)
    const d = `M${x} ${axis + 25}L${x - 6} ${axis + 36}L${x + 6} ${axis + 36}Z`
    commands.push({ type: 'path', tone: 'accent', fill: 'solid', d })
  }
  const bottom = Math.max(axis + 26, ...labels.map(({ y }) => y + 12))
  return { width: WIDTH, height: bottom, commands: [...commands, ...labels] }
}
