import { isPrimeNumber } from '../items/number-facts.ts'
import { circle, group, line, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, list, object, optional, type Parsed } from './figure-fields.ts'

const CELL = 34
const COLUMNS = 10
const MARGIN = 6

export const SIEVE = object({ upTo: integer(10, 100), by: optional(list(integer(2, 11), 1, 5)) })

/**
 * 에라토스테네스의 체 from 1 to `upTo` (10 to 100): primes circled, the others struck out. With `by` (primes) only the
 * multiples of these are struck, as half way through.
 */
export function drawSieve({ upTo, by }: Parsed<typeof SIEVE>): Canvas {
  const composite = by?.find((divisor) => !isPrimeNumber(divisor))
  if (composite !== undefined) throw new FigureFault(`'by' must hold primes, not ${composite}`)
  const isCircled = (number: number) => (by === undefined ? isPrimeNumber(number) : by.includes(number))
  const isStruck = (number: number) =>
    number === 1 ||
    (by === undefined
      ? !isPrimeNumber(number)
      : !isCircled(number) && by.some((prime) => number % prime === 0))
  const commands: DrawingCommand[] = []
  for (let number = 1; number <= upTo; number += 1) {
    const left = MARGIN + ((number - 1) % COLUMNS) * CELL
    const top = MARGIN + Math.floor((number - 1) / COLUMNS) * CELL
    const [x, y] = [left + CELL / 2, top + CELL / 2]
    commands.push(rect([left, top], [CELL, CELL], 'grid'))
    if (isCircled(number)) {
      commands.push(
        circle([x, y], 14, 'accent', 'accent'),
        text(number, [x, y], { tone: 'accent', bold: true }),
      )
    } else if (isStruck(number)) {
      commands.push(text(number, [x, y], { tone: 'thin' }), line([x - 11, y + 9], [x + 11, y - 9], 'thin'))
    } else commands.push(text(number, [x, y]))
  }
  const rows = Math.ceil(upTo / COLUMNS)
  return {
    width: MARGIN * 2 + CELL * COLUMNS,
    height: MARGIN * 2 + CELL * rows,
    commands: [group(`1부터 ${upTo}까지의 수`, commands)],
  }
}
