import { line, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import {
  FigureFault,
  integer,
  label,
  list,
  object,
  optional,
  type Parsed,
  withDefault,
} from './figure-fields.ts'

const ROW = 28
const LEAF = 19
const STEM = 54
const PAD = 12
const HEAD = 66

function ascending(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)
}

function leavesOf(values: readonly number[], stem: number): number[] {
  return ascending(values).flatMap((value) => (Math.floor(value / 10) === stem ? [value % 10] : []))
}

const VALUES = list(integer(0, 999), 2, 40)

export const STEM_AND_LEAF = object({
  values: VALUES,
  unit: label(4),
  title: optional(label(8)),
  left: withDefault(VALUES, []),
  leftTitle: optional(label(8)),
})

/**
 * 줄기와 잎 그림 of `values` (2 to 40 whole numbers below 1000), tens as stems and ones as leaves, both ascending. `unit` is that of the
 * legend `1 | 2는 12회`; `title` is written over the leaves. With `left` and `leftTitle` a second group's leaves grow to the left.
 */
export function drawStemAndLeaf(parameters: Parsed<typeof STEM_AND_LEAF>): Canvas {
  const { values, left, unit, leftTitle } = parameters
  const hasTwo = left.length > 0
  if (hasTwo && leftTitle === undefined) throw new FigureFault("'left' needs a 'leftTitle'")
  const title = parameters.title === undefined ? '잎' : `잎(${parameters.title})`
  const all = [...left, ...values]
  const [first, last] = [Math.floor(Math.min(...all) / 10), Math.floor(Math.max(...all) / 10)]
  const stems = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const most = (list: readonly number[]) => Math.max(4, ...stems.map((stem) => leavesOf(list, stem).length))
  const leftWidth = hasTwo ? most(left) * LEAF + 2 * PAD : 0
  const width = Math.max(leftWidth + STEM + most(values) * LEAF + 2 * PAD, 240)
  const middle = leftWidth + STEM / 2
  const start = leftWidth + STEM
  const lowest = Math.min(...values)
  const stem = Math.floor(lowest / 10)
  const bottom = HEAD + stems.length * ROW
  const commands: DrawingCommand[] = [
    text(`(${stem} | ${lowest % 10}: ${lowest}${unit})`, [width - 4, 14], {
      size: 14,
      tone: 'thin',
      anchor: 'end',
    }),
    text('줄기', [middle, HEAD - 20], { size: 14, bold: true }),
    text(title, [start + PAD, HEAD - 20], { size: 14, bold: true, anchor: 'start' }),
    line([2, HEAD - 6], [width - 2, HEAD - 6], 'thin'),
    line([start, HEAD - 32], [start, bottom]),
  ]
  if (hasTwo) {
    const name = `잎(${leftTitle})`
    commands.push(text(name, [leftWidth - PAD, HEAD - 20], { size: 14, bold: true, anchor: 'end' }))
    commands.push(line([leftWidth, HEAD - 32], [leftWidth, bottom]))
  }
  for (const [row, number] of stems.entries()) {
    const y = HEAD + ROW * row + ROW / 2
    commands.push(text(number, [middle, y], { bold: true, tone: 'accent' }))
    for (const [at, leaf] of leavesOf(values, number).entries()) {
      commands.push(text(leaf, [start + PAD + LEAF * (at + 0.5), y]))
    }
    for (const [at, leaf] of leavesOf(left, number).entries()) {
      commands.push(text(leaf, [leftWidth - PAD - LEAF * (at + 0.5), y]))
    }
  }
  return { width, height: bottom + 6, commands }
}
