import { circle, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { integer, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const STEP = 22
const MARGIN = 8

export const DOT_ARRAY = object({ rows: integer(1, 20), columns: integer(1, 20) })

/** `rows` by `columns` dots (1 to 20 each) with the product written below: a composite number has several such shapes. */
export function drawDotArray({ rows, columns }: Parsed<typeof DOT_ARRAY>): Canvas {
  const caption = `${rows} × ${columns}`
  const width = Math.max(STEP * columns, measureText(caption, 16)) + MARGIN * 2
  const left = (width - STEP * columns) / 2
  const commands: DrawingCommand[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      commands.push(circle([left + STEP * (column + 0.5), MARGIN + STEP * (row + 0.5)], 7, 'accent', 'solid'))
    }
  }
  const below = MARGIN + STEP * rows + 16
  commands.push(text(caption, [width / 2, below]))
  return { width, height: below + 10 + MARGIN, commands }
}
