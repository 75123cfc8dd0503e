import { makeFrame } from './chart-frame.ts'
import { axisUnit } from './classes.ts'
import { line, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, label, list, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const HIGHEST = 100_000

export const BAR_CHART = object({
  values: list(integer(0, HIGHEST), 2, 6),
  labels: list(label(8), 1, 6),
  low: integer(0, HIGHEST),
  high: integer(1, HIGHEST),
  step: integer(1, HIGHEST),
  unit: axisUnit,
})

/**
 * 막대그래프: a bar for each of `values` (2 to 6 whole numbers) over its label of `labels`, on a vertical axis from `low` to `high` in
 * steps of `step`, in `unit`. Where `low` is above 0 the axis is cut, which a jag at its foot shows.
 */
export function drawBarChart(parameters: Parsed<typeof BAR_CHART>): Canvas {
  const { values, labels, low, high, step, unit } = parameters
  if (values.some((value) => value < low || value > high))
    throw new FigureFault("'values' must lie on the axis")
  if (low >= high || (high - low) % step !== 0) {
    throw new FigureFault("'step' must divide the height of the axis")
  }
  if (labels.length !== values.length) throw new FigureFault("'labels' must be as many as 'values'")
  const frame = makeFrame({
    from: 0,
    to: values.length,
    ticks: [],
    low,
    high,
    unit: step,
    showValue: String,
    xTitle: ' ',
    yTitle: unit,
  })
  const bars = values.flatMap((value, index): DrawingCommand[] => {
    const x = frame.xOf(index + 0.25)
    const wide = frame.xOf(index + 0.75) - x
    const name = labels[index] ?? ''
    if (measureText(name, 14) > 2 * wide) throw new FigureFault(`the label ${name} is too long`)
    return [
      rect([x, frame.yOf(value)], [wide, frame.base - frame.yOf(value)], 'ink', 'soft'),
      text(name, [x + wide / 2, frame.base + 16], { size: 14 }),
    ]
  })
  const { left, base } = frame
  const jag: DrawingCommand[] =
    low === 0
      ? []
      : [
          {
            type: 'path',
            tone: 'accent',
            fill: 'none',
            d: `M${left - 5} ${base - 12}L${left + 5} ${base - 16}L${left - 5} ${base - 20}L${left + 5} ${base - 24}`,
          },
        ]
  const axis = line([left, base], [frame.right + 4, base])
  return { width: frame.width, height: frame.height, commands: [...frame.commands, ...bars, axis, ...jag] }
}
