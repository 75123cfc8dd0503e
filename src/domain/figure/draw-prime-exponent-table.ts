import { factorizeNumber } from '../items/number-facts.ts'
import { line, powerText, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { integer, list, object, oneOf, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const ROW = 38
const MARGIN = 10
const RESULTS = { min: '최대공약수', max: '최소공배수' } as const

type Exponents = Map<number, number>

function pickExponents(table: Exponents[], primes: number[], pick: 'min' | 'max'): Exponents {
  const choose = pick === 'min' ? Math.min : Math.max
  return new Map(primes.map((prime) => [prime, choose(...table.map((row) => row.get(prime) ?? 0))]))
}

export const PRIME_EXPONENT_TABLE = object({
  values: list(integer(2, 9999), 2, 3),
  pick: oneOf('min', 'max'),
})

/**
 * The prime factorisations of two or three `values`, aligned by prime, and below the product of the chosen powers: `pick`
 * `min` is the 최대공약수 (only common primes), `max` the 최소공배수. Chosen powers stand on an accent ground.
 */
export function drawPrimeExponentTable({ values, pick }: Parsed<typeof PRIME_EXPONENT_TABLE>): Canvas {
  const table = values.map((value): Exponents => new Map(factorizeNumber(value)))
  const primes = [...new Set(table.flatMap((row) => [...row.keys()]))].sort((a, b) => a - b)
  const chosen = pickExponents(table, primes, pick)
  const result = primes.reduce((product, prime) => product * prime ** (chosen.get(prime) ?? 0), 1)

  const cell = Math.max(...primes.map((prime) => measureText(String(prime), 16))) + 42
  const left = MARGIN + measureText(RESULTS[pick], 16)
  const right = left + 26 + cell * primes.length
  const commands: DrawingCommand[] = []
  const writeRow = (label: string, exponents: Exponents, y: number, isResult: boolean) => {
    commands.push(text(label, [left, y], { anchor: 'end', bold: isResult }), text('=', [left + 14, y]))
    let isFirst = true
    primes.forEach((prime, index) => {
      const exponent = exponents.get(prime) ?? 0
      if (exponent === 0) return
      const x = left + 26 + cell * (index + 0.5)
      const isChosen = exponent === chosen.get(prime)
      if (isChosen) commands.push(rect([x - cell / 2 + 9, y - 15], [cell - 18, 30], 'glow', 'accent', 8))
      commands.push(powerText(prime, exponent, [x, y], { tone: isChosen ? 'accent' : 'ink', bold: isChosen }))
      if (!isFirst) commands.push(text('×', [x - cell / 2, y], { tone: 'thin', size: 13 }))
      isFirst = false
    })
    if (isResult && isFirst) commands.push(text(1, [left + 26 + cell / 2, y], { tone: 'accent', bold: true }))
  }
  table.forEach((row, index) => {
    writeRow(String(values[index]), row, MARGIN + ROW * (index + 0.5), false)
  })
  const rule = MARGIN + ROW * values.length + 2
  commands.push(line([MARGIN, rule], [right, rule]))
  writeRow(RESULTS[pick], chosen, rule + ROW * 0.5 + 2, true)
  const powers = primes.filter((prime) => (chosen.get(prime) ?? 0) > 0)
  const isPlain = powers.length === 0 || (powers.length === 1 && chosen.get(powers[0] ?? 0) === 1)
  const total = `= ${result}`
  if (!isPlain) commands.push(text(total, [right + 4, rule + ROW * 0.5 + 2], { anchor: 'start', bold: true }))
  const width = right + MARGIN + (isPlain ? 0 : measureText(total, 16) + 4)
  return { width, height: rule + ROW + MARGIN, commands }
}
