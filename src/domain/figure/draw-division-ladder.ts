import { isPrimeNumber } from '../items/number-facts.ts'
import { line, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, list, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const ROW = 34
const MARGIN = 12

export const DIVISION_LADDER = object({
  values: list(integer(2, 99_999), 1, 4),
  by: list(integer(2, 997), 1, 16),
})

/**
 * 거꾸로 나눗셈 of one to four `values` by the numbers `by`, in order. A number that a divisor does not divide is brought
 * down; a divisor that divides none, or only one of several, is refused. One number alone must end in a prime.
 */
export function drawDivisionLadder({ values, by }: Parsed<typeof DIVISION_LADDER>): Canvas {
  const column = Math.max(...values.map((value) => measureText(String(value), 16))) + 22
  const left = MARGIN + Math.max(...by.map((divisor) => measureText(String(divisor), 16))) + 8
  const right = left + column * values.length
  const commands: DrawingCommand[] = []
  let row = values
  const writeRow = (y: number, isLast: boolean) => {
    row.forEach((number, index) => {
      const tone = isLast ? 'accent' : 'ink'
      commands.push(text(number, [left + column * (index + 0.5), y], { tone, bold: isLast }))
    })
  }
  by.forEach((divisor, index) => {
    const y = MARGIN + ROW * (index + 0.5)
    const divided = row.filter((number) => number % divisor === 0).length
    if (divided < Math.min(2, values.length))
      throw new FigureFault(`${divisor} does not divide ${row.join(', ')}`)
    writeRow(y, false)
    commands.push(text(divisor, [left - 8, y], { tone: 'accent', bold: true, anchor: 'end' }))
    const [top, bottom] = [y - ROW / 2 + 3, y + ROW / 2]
    commands.push({
      type: 'path',
      tone: 'ink',
      fill: 'none',
      d: `M${left} ${top}Q${left + 5} ${y} ${left} ${bottom}`,
    })
    commands.push(line([left, bottom], [right, bottom]))
    row = row.map((number) => (number % divisor === 0 ? number / divisor : number))
  })
  if (values.length === 1 && !isPrimeNumber(row[0] ?? 0))
    throw new FigureFault(`the ladder ends in ${row[0]}, no prime`)
  writeRow(MARGIN + ROW * (by.length + 0.5), true)
  return { width: right + MARGIN, height: MARGIN * 2 + ROW * (by.length + 1), commands }
}
