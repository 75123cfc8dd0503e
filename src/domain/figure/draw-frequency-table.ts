import { CLASS_FIELDS, makeClasses } from './classes.ts'
import { line, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { type Field, FigureFault, label, list, object, optional, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const ROW = 30
const MARGIN = 4
const PAD = 20

interface Column {
  title: string
  cells: string[]
}

const CELL_TEXT = label(8)

/** A cell: a number, a letter, or nothing for an empty one. */
const cell: Field<string, string | number> = (value, name) =>
  value === '' || value === null ? '' : CELL_TEXT(value, name)

export const FREQUENCY_TABLE = object({
  ...CLASS_FIELDS,
  title: label(16),
  columns: list(object({ title: label(14), cells: list(cell, 0, 10), total: optional(cell) }), 0, 4),
})

type FrequencyTable = Parsed<typeof FREQUENCY_TABLE>

function addTotals(source: FrequencyTable['columns']): Column[] {
  const columns = source.map(({ title, cells, total }) => {
    return { title, cells: total === undefined ? cells : [...cells, total] }
  })
  const [first] = columns
  if (!first) throw new FigureFault("'columns' must hold one to four mappings")
  if (columns.some(({ cells }) => cells.length !== first.cells.length)) {
    throw new FigureFault('every column must have the same number of cells')
  }
  return columns
}

/**
 * 도수분포표: classes of `size` starting at `from` under `title`, beside one to four `columns` of `title`, `cells` (numbers, letters,
 * '' for an empty one) and `total`, the cell of 합계. Relative frequencies are written as texts ('0.30') where zeros are to stay.
 */
export function drawFrequencyTable(table: FrequencyTable): Canvas {
  const columns = addTotals(table.columns)
  const hasTotal = table.columns.some(({ total }) => total !== undefined)
  const rows = (columns[0]?.cells.length ?? 0) - (hasTotal ? 1 : 0)
  const { bounds } = makeClasses(table, rows)
  const labels = bounds.slice(0, rows).map((low, index) => `${low} 이상 ~ ${bounds[index + 1] ?? 0} 미만`)
  const all: Column[] = [{ title: table.title, cells: hasTotal ? [...labels, '합계'] : labels }, ...columns]
  const widths = all.map(({ title, cells }) =>
    Math.max(56, measureText(title, 14) + PAD, ...cells.map((words) => measureText(words, 15) + PAD)),
  )
  const lefts = widths.map(
    (_, index) => MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  )
  const right = MARGIN + widths.reduce((sum, width) => sum + width, 0)
  const bottom = MARGIN + ROW * ((all[0]?.cells.length ?? 0) + 1)
  const commands: DrawingCommand[] = [rect([MARGIN, MARGIN], [right - MARGIN, ROW], 'grid', 'soft')]
  if (hasTotal) commands.push(rect([MARGIN, bottom - ROW], [right - MARGIN, ROW], 'grid', 'soft'))
  for (const [at, { title, cells }] of all.entries()) {
    const x = (lefts[at] ?? 0) + (widths[at] ?? 0) / 2
    commands.push(text(title, [x, MARGIN + ROW / 2], { size: 14, bold: true }))
    for (const [row, words] of cells.entries()) {
      const isLetter = /^[A-Z]$/.test(words)
      if (words === '') continue
      commands.push(
        text(
          words,
          [x, MARGIN + ROW * (row + 1.5)],
          isLetter ? { size: 15, tone: 'accent', bold: true } : { size: 15 },
        ),
      )
    }
  }
  const lines = Array.from(
    { length: Math.round((bottom - MARGIN) / ROW) + 1 },
    (_, row) => MARGIN + ROW * row,
  )
  commands.push(...lines.map((y) => line([MARGIN, y], [right, y], 'grid')))
  commands.push(...[...lefts, right].map((x) => line([x, MARGIN], [x, bottom], 'grid')))
  return { width: Math.ceil(right + MARGIN), height: bottom + MARGIN, commands }
}
