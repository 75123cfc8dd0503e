import { circle, text } from './commands.ts'

import type { Canvas, DrawingCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { readInteger } from './figure-parameters.ts'
import { measureText } from './measure-text.ts'

const STEP = 22
const MARGIN = 8

/** `rows` by `columns` dots (1 to 20 each) with the product written below: a composite number has several such shapes. */
export function drawDotArray(figure: Figure): Canvas {
  const rows = readInteger(figure, 'rows', 1, 20)
  const columns = readInteger(figure, 'columns', 1, 20)
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
