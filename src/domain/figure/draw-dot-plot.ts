import { circle, line, text } from './commands.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readInteger, readIntegers, readObjects } from './figure-parameters.ts'
import { boxOfText, measureText } from './measure-text.ts'
import { readPlace } from './number-line-scale.ts'

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

/**
 * 자료의 분포 over a number line: one dot for each of `values` (2 to 40 integers), equal ones stacked. `from` and `to` end the
 * line; `unit` is written behind it. `marks` of `at` (a number or a fraction `7/2`) and `label` point at places such as the mean.
 */
export function drawDotPlot(figure: Figure): Canvas {
  const values = readIntegers(figure, 'values', [2, 40], [-1000, 1000])
  const from = readInteger(figure, 'from', -1000, Math.min(...values))
  const to = readInteger(figure, 'to', Math.max(...values, from + 1), from + 200)
  const xOf = (value: number) => MARGIN + ((value - from) / (to - from)) * (WIDTH - 2 * MARGIN)
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((value, index) => xOf(value) - xOf(sorted[index] ?? value))
  const radius = Math.min(LARGEST_RADIUS, Math.min(...gaps) / 2 - 0.5)
  if (radius < SMALLEST_RADIUS) throw new FigureFault('the dots would cover each other: shorten the line')
  const stack = 2 * radius + 2
  const tallest = Math.max(...values.map((value) => values.filter((other) => other === value).length))
  const hasUnit = figure.unit !== undefined
  const axis = tallest * stack + (hasUnit ? 30 : 12)
  const widest = Math.max(measureText(String(from), 13), measureText(String(to), 13)) + 6
  const step = TICK_STEPS.find((candidate) => xOf(from + candidate) - xOf(from) >= widest) ?? to - from
  const commands: DrawingCommand[] = [line([6, axis], [WIDTH - 6, axis])]
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
    commands.push(line([xOf(value), axis], [xOf(value), axis + 5]))
    commands.push(text(String(value).replace('-', '−'), [xOf(value), axis + 16], { size: 13, tone: 'thin' }))
  }
  if (hasUnit) {
    const unit = `(${asLabel(figure.unit, 'unit', 8)})`
    commands.push(text(unit, [WIDTH - 6, 12], { size: 13, tone: 'thin', anchor: 'end' }))
  }
  const seen = new Map<number, number>()
  for (const value of values) {
    const below = seen.get(value) ?? 0
    seen.set(value, below + 1)
    commands.push(circle([xOf(value), axis - radius - 3 - below * stack], radius, 'ink', 'soft'))
  }
  const labels: TextCommand[] = []
  for (const [index, mark] of readObjects(figure, 'marks', 4).entries()) {
    const scale = { from, to, width: WIDTH, xOf }
    const x = xOf(readPlace(mark.at, `marks[${index}].at`, scale))
    const words = asLabel(mark.label, `marks[${index}].label`, 16)
    const half = measureText(words, 14) / 2
    const label = lowerLabel(
      text(words, [Math.min(Math.max(x, half + 2), WIDTH - half - 2), axis + 48], {
        size: 14,
        tone: 'accent',
        bold: true,
      }),
      labels,
    )
    labels.push(label)
    const d = `M${x} ${axis + 25}L${x - 6} ${axis + 36}L${x + 6} ${axis + 36}Z`
    commands.push({ type: 'path', tone: 'accent', fill: 'solid', d })
  }
  const bottom = Math.max(axis + 26, ...labels.map((label) => label.y + 12))
  return { width: WIDTH, height: bottom, commands: [...commands, ...labels] }
}
