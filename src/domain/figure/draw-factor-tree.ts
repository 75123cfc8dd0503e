import { factorizeNumber } from '../items/number-facts.ts'
import { circle, line, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { integer, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const LEVEL_HEIGHT = 54
const HALF_SPREAD = 30

export const FACTOR_TREE = object({ value: integer(2, 99_999) })

/**
 * 소인수분해 나뭇가지 of `value` (2 to 99999): the smallest prime goes to the left, what remains to the right; primes are
 * circled in accent.
 */
export function drawFactorTree({ value }: Parsed<typeof FACTOR_TREE>): Canvas {
  const primes = factorizeNumber(value).flatMap(([prime, exponent]) => Array<number>(exponent).fill(prime))
  const radius = Math.max(16, measureText(String(value), 16) / 2 + 6)
  const commands: DrawingCommand[] = []
  const node = (number: number, x: number, y: number, isPrime: boolean) => {
    commands.push(circle([x, y], radius, isPrime ? 'accent' : 'ink', isPrime ? 'accent' : 'paper'))
    commands.push(text(number, [x, y], isPrime ? { tone: 'accent', bold: true } : {}))
  }
  const spread = Math.max(HALF_SPREAD, radius + 8)
  let x = radius + spread + 4
  let y = radius + 4
  let rest = value
  for (const prime of primes.slice(0, -1)) {
    const below = y + Math.max(LEVEL_HEIGHT, radius * 2 + 14)
    commands.push(line([x, y], [x - spread, below], 'thin'), line([x, y], [x + spread, below], 'thin'))
    node(rest, x, y, false)
    node(prime, x - spread, below, true)
    rest /= prime
    x += spread
    y = below
  }
  node(rest, x, y, true)
  return { width: x + radius + 4, height: y + radius + 4, commands }
}
