import { circle, line, text } from './commands.ts'

import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readInteger, readObjects } from './figure-parameters.ts'
import { boxOfText, measureText } from './measure-text.ts'

const WIDTH = 360
const MARGIN = 24
const LABEL_STEP = 20
const TICK_STEPS = [1, 2, 5, 10, 20, 50, 100]

/** A number, or a fraction written `-3/2`. */
function readPlace(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const [, top, bottom] = /^(-?\d+)\/([1-9]\d*)$/.exec(typeof value === 'string' ? value : '') ?? []
  if (top !== undefined && bottom !== undefined) return Number(top) / Number(bottom)
  throw new FigureFault(
    `'${name}' must be a number or a fraction such as '-3/2', not ${JSON.stringify(value)}`,
  )
}

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

/**
 * 수직선 from the integer `from` to `to` (at most 200 apart) with `points` of `at` (a number or a fraction `-3/2`) and an
 * optional `label` of at most 12 characters.
 */
export function drawNumberLine(figure: Figure): Canvas {
  const from = readInteger(figure, 'from', -1000, 999)
  const to = readInteger(figure, 'to', from + 1, from + 200)
  const xOf = (value: number) => MARGIN + ((value - from) / (to - from)) * (WIDTH - 2 * MARGIN)
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
  const labels: TextCommand[] = []
  for (const [index, point] of readObjects(figure, 'points', 12).entries()) {
    const at = readPlace(point.at, `points[${index}].at`)
    if (at < from || at > to) throw new FigureFault(`points[${index}].at lies outside ${from} to ${to}`)
    commands.push(circle([xOf(at), 0], 5, 'accent', 'solid'))
    if (point.label === undefined) continue
    const label = asLabel(point.label, `points[${index}].label`, 12)
    const half = measureText(label, 16) / 2
    const x = Math.min(Math.max(xOf(at), half + 2), WIDTH - half - 2)
    labels.push(placeLabel(text(label, [x, -18], { tone: 'accent', bold: true }), labels))
  }
  const rise = Math.max(14, ...labels.map((label) => 12 - label.y))
  const [axis, arrow, ...rest] = [...commands, ...labels]
  const shifted = [axis, ...rest].flatMap((command) => (command ? [shiftDown(command, rise)] : []))
  const head = `M${WIDTH - 12} ${rise - 5}L${WIDTH - 6} ${rise}L${WIDTH - 12} ${rise + 5}`
  return {
    width: WIDTH,
    height: rise + 28,
    commands: arrow?.type === 'path' ? [...shifted, { ...arrow, d: head }] : shifted,
  }
}
