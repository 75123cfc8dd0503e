import { circle, line, text } from './commands.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import {
  FigureFault,
  fraction,
  integer,
  label,
  object,
  objects,
  optional,
  type Parsed,
} from './figure-fields.ts'
import { boxOfText, measureText } from './measure-text.ts'
import { drawMoves, LOWEST_FLOOR, MOVES } from './number-line-moves.ts'
import { checkPlace, type NumberLineScale } from './number-line-scale.ts'
import { drawSpans, SPANS } from './number-line-spans.ts'

const WIDTH = 360
const MARGIN = 24
const LABEL_STEP = 20
const TICK_STEPS = [1, 2, 5, 10, 20, 50, 100]

export const NUMBER_LINE = object({
  from: integer(-1000, 999),
  to: integer(-999, 1199),
  parts: optional(integer(2, 6)),
  points: objects({ at: fraction, label: optional(label(12)) }, 12),
  moves: MOVES,
  spans: SPANS,
})

type NumberLine = Parsed<typeof NUMBER_LINE>

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
function drawParts(
  parts: number | undefined,
  { from, to, xOf }: NumberLineScale,
  step: number,
): DrawingCommand[] {
  if (parts === undefined) return []
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
export function drawNumberLine({ from, parts, points, spans, ...rest }: NumberLine): Canvas {
  const to = integer(from + 1, from + 200)(rest.to, 'to')
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
  commands.push(...drawParts(parts, scale, step), ...drawSpans(spans, scale))
  const labels: TextCommand[] = []
  for (const [index, point] of points.entries()) {
    const at = checkPlace(point.at, `points[${index}].at`, scale)
    commands.push(circle([xOf(at), 0], 5, 'accent', 'solid'))
    if (point.label === undefined) continue
    const half = measureText(point.label, 16) / 2
    const x = Math.min(Math.max(xOf(at), half + 2), WIDTH - half - 2)
    labels.push(placeLabel(text(point.label, [x, -18], { tone: 'accent', bold: true }), labels))
  }
  const moves = drawMoves(rest.moves, scale, Math.max(LOWEST_FLOOR, ...labels.map(({ y }) => 18 - y)))
  const tops = [...labels, ...moves].map((command) =>
    command.type === 'text' ? 12 - command.y : command.type === 'line' ? 8 - command.y1 : 0,
  )
  const rise = Math.max(spans.length === 0 ? 14 : 22, ...tops)
  const [axis, arrow, ...others] = [...commands, ...moves, ...labels]
  const shifted = [axis, ...others].flatMap((command) => (command ? [shiftDown(command, rise)] : []))
  const head = `M${WIDTH - 12} ${rise - 5}L${WIDTH - 6} ${rise}L${WIDTH - 12} ${rise + 5}`
  return {
    width: WIDTH,
    height: rise + 28,
    commands: arrow?.type === 'path' ? [...shifted, { ...arrow, d: head }] : shifted,
  }
}
