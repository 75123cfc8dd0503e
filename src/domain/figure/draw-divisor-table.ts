import { factorizeNumber } from '../items/number-facts.ts'
import { line, powerText, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const ROW = 36
const MARGIN = 6

export const DIVISOR_TABLE = object({ value: integer(2, 9999) })

/**
 * 약수 표 of `value` (2 to 9999) with one or two prime factors: rows are the powers of the smaller prime, columns those of
 * the larger, cells their products, which are all divisors.
 */
export function drawDivisorTable({ value }: Parsed<typeof DIVISOR_TABLE>): Canvas {
  const [rowFactor, columnFactor, third] = factorizeNumber(value)
  if (rowFactor === undefined || third !== undefined) {
    throw new FigureFault(`${value} must have one or two different prime factors`)
  }
  const [rowPrime, rowExponent] = rowFactor
  const [columnPrime, columnExponent] = columnFactor ?? [1, 0]
  const cell = Math.max(44, measureText(String(value), 16) + 14)
  const place = (row: number, column: number): [number, number] => [
    MARGIN + cell * (column + 0.5),
    MARGIN + ROW * (row + 0.5),
  ]
  const columns = columnExponent + 1
  const rows = rowExponent + 1
  const [width, height] = [MARGIN * 2 + cell * (columns + 1), MARGIN * 2 + ROW * (rows + 1)]
  const commands: DrawingCommand[] = [
    rect([MARGIN, MARGIN], [cell * (columns + 1), ROW], 'grid', 'soft'),
    rect([MARGIN, MARGIN], [cell, ROW * (rows + 1)], 'grid', 'soft'),
    text('×', place(0, 0)),
  ]
  const header = (prime: number, exponent: number, at: [number, number]) =>
    exponent === 0 ? text(1, at, { bold: true }) : powerText(prime, exponent, at, { bold: true })
  for (let column = 0; column < columns; column += 1)
    commands.push(header(columnPrime, column, place(0, column + 1)))
  for (let row = 0; row < rows; row += 1) {
    commands.push(header(rowPrime, row, place(row + 1, 0)))
    for (let column = 0; column < columns; column += 1) {
      commands.push(
        text(rowPrime ** row * columnPrime ** column, place(row + 1, column + 1), { tone: 'accent' }),
      )
    }
  }
  for (let row = 0; row <= rows + 1; row += 1) {
    commands.push(line([MARGIN, MARGIN + ROW * row], [width - MARGIN, MARGIN + ROW * row], 'grid'))
  }
  for (let column = 0; column <= columns + 1; column += 1) {
    commands.push(line([MARGIN + cell * column, MARGIN], [MARGIN + cell * column, height - MARGIN], 'grid'))
  }
  return { width, height, commands }
}
