import { circle, line, text } from './commands.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readInteger, readObjects } from './figure-parameters.ts'
import { boxOfText, measureText } from './measure-text.ts'
import { drawMoves, LOWEST_FLOOR } from './number-line-moves.ts'
import { type NumberLineScale, readPlace } from './number-line-scale.ts'
import { drawSpans } from './number-line-spans.ts'

const WIDTH = 360
const MARGIN = 24
const LABEL_STEP = 20
const TICK_STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Raises a label until it covers none of those already placed. */
function placeLabel(label: TextCommand, placed: readonly TextCommand[]): TextCommand {
  const box = boxOfText(label)
  const isCovered = placed.some((other) => {
    const { left, right, top, bottom } = boxOfText(other)
    return left < box.right + 4 && right > box.left - 4 && top < box.bottom && bottom > box.top
  })
  return isCovered ? placeLabel({ ...label, y: label.y - LABEL_STEP }, placed) : label
}

function shiftDown(command: DrawingCommand, by: number): DrawingCommand {
  if (command.type === 'line') return { ...command, y1: command.y1 + by, y2: command.y2 + by }
  if (command.type === 'circle') return { ...command, cy: command.cy + by }
  if (command.type === 'text') return { ...command, y: command.y + by }
  return command
}

/** Marks between the whole numbers: `parts` to a unit. */
function drawParts(figure: Figure, { from, to, xOf }: NumberLineScale, step: number): DrawingCommand[] {
  if (figure.parts === undefined) return []
  const parts = readInteger(figure, 'parts', 2, 6)
  if (step !== 1 || (to - from) * parts > 40) throw new FigureFault("'parts' needs a shorter line")
  const marks = Array.from({ length: (to - from) * parts }, (_, index) => index)
  return marks
    .filter((index) => index % parts !== 0)
    .map((index) => line([xOf(from + index / parts), -3], [xOf(from + index / parts), 3], 'thin'))
}

/**
 * 수직선 from the integer `from` to `to` (at most 200 apart) with `points` of `at` (a number or a fraction `-3/2`) and an
 * optional `label` of at most 12 characters. `parts` (2 to 6) cuts every unit by smaller marks; `moves` are arrows above the line
 * and `spans` ranges on it, see drawMoves and drawSpans.
 */
export function drawNumberLine(figure: Figure): Canvas {
  const from = readInteger(figure, 'from', -1000, 999)
  const to = readInteger(figure, 'to', from + 1, from + 200)
  const xOf = (value: number) => MARGIN + ((value - from) / (to - from)) * (WIDTH - 2 * MARGIN)
  const scale: NumberLineScale = { from, to, width: WIDTH, xOf }
  const widest = Math.max(measureText(String(from), 13), measureText(String(to), 13)) + 6
  const step = TICK_STEPS.find((candidate) => xOf(from + candidate) - xOf(from) >= widest) ?? to - from
  const commands: DrawingCommand[] = [
    line([6, 0], [WIDTH - 6, 0]),
    { type: 'path', tone: 'ink', fill: 'none', d: `M${WIDTH - 12} -5L${WIDTH - 6} 0L${WIDTH - 12} 5` },
  ]
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
    commands.push(line([xOf(value), -5], [xOf(value), 5], value === 0 ? 'ink' : 'thin'))
    commands.push(
      text(String(value).replace('-', '−'), [xOf(value), 17], {
        size: 13,
        tone: value === 0 ? 'ink' : 'thin',
        bold: value === 0,
      }),
    )
  }
  commands.push(...drawParts(figure, scale, step), ...drawSpans(figure, scale))
  const labels: TextCommand[] = []
  for (const [index, point] of readObjects(figure, 'points', 12).entries()) {
    const at = readPlace(point.at, `points[${index}].at`, scale)
    commands.push(circle([xOf(at), 0], 5, 'accent', 'solid'))
    if (point.label === undefined) continue
    const label = asLabel(point.label, `points[${index}].label`, 12)
    const half = measureText(label, 16) / 2
    const x = Math.min(Math.max(xOf(at), half + 2), WIDTH - half - 2)
    labels.push(placeLabel(text(label, [x, -18], { tone: 'accent', bold: true }), labels))
  }
  const moves = drawMoves(figure, scale, Math.max(LOWEST_FLOOR, ...labels.map((label) => 18 - label.y)))
  const tops = [...labels, ...moves].map((command) =>
    command.type === 'text' ? 12 - command.y : command.type === 'line' ? 8 - command.y1 : 0,
  )
  const rise = Math.max(figure.spans === undefined ? 14 : 22, ...tops)
  const [axis, arrow, ...rest] = [...commands, ...moves, ...labels]
  const shifted = [axis, ...rest].flatMap((command) => (command ? [shiftDown(command, rise)] : []))
  const head = `M${WIDTH - 12} ${rise - 5}L${WIDTH - 6} ${rise}L${WIDTH - 12} ${rise + 5}`
  return {
    width: WIDTH,
    height: rise + 28,
    commands: arrow?.type === 'path' ? [...shifted, { ...arrow, d: head }] : shifted,
  }
}
