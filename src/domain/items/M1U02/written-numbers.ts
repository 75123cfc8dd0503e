import { rational } from '#domain/math/rational.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { areDifferent } from './rational-text.ts'

/** A number as it is written, where `-\frac{6}{3}` and `-2` are two writings of one value `top / bottom`. */
export interface WrittenNumber {
  latex: string
  top: number
  bottom: number
  writing: 'whole' | 'fraction' | 'decimal'
}

function signOf(isNegative: boolean, showsPlus: boolean) {
  return isNegative ? '-' : showsPlus ? '+' : ''
}

export const WRITTEN_ZERO: WrittenNumber = { latex: '0', top: 0, bottom: 1, writing: 'whole' }

export function writeWhole(value: number, showsPlus = true): WrittenNumber {
  const latex = value === 0 ? '0' : `${signOf(value < 0, showsPlus)}${Math.abs(value)}`
  return { latex, top: value, bottom: 1, writing: 'whole' }
}

/** The fraction as given, not reduced; `bottom` is positive. */
export function writeFraction(top: number, bottom: number, showsPlus = true): WrittenNumber {
  const latex = `${signOf(top < 0, showsPlus)}\\frac{${Math.abs(top)}}{${bottom}}`
  return { latex, top, bottom, writing: 'fraction' }
}

/** `tenths / 10` as a decimal of one place, `-0.7`; `tenths` ends in no 0. */
export function writeDecimal(tenths: number, showsPlus = true): WrittenNumber {
  const size = Math.abs(tenths)
  const latex = `${signOf(tenths < 0, showsPlus)}${Math.floor(size / 10)}.${size % 10}`
  return { latex, top: tenths, bottom: 10, writing: 'decimal' }
}

export function isWholeNumber({ top, bottom }: WrittenNumber) {
  return top % bottom === 0
}
export function isPositive({ top }: WrittenNumber) {
  return top > 0
}
export function isNegative({ top }: WrittenNumber) {
  return top < 0
}
export function isZero({ top }: WrittenNumber) {
  return top === 0
}

type Sign = 1 | -1

export function drawWhole(random: SeededRandom, sign: Sign): WrittenNumber {
  return writeWhole(sign * random.integer(1, 12), random.pick([true, false]))
}

/** A fraction in lowest terms that is not whole. */
export function drawProperFraction(random: SeededRandom, sign: Sign): WrittenNumber {
  const bottom = random.integer(2, 7)
  const tops = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11].filter((top) => gcd(top, bottom) === 1)
  return writeFraction(sign * random.pick(tops), bottom, random.pick([true, false]))
}

/** A fraction that reduces to a whole number from 2 to 5. */
export function drawWholeFraction(random: SeededRandom, sign: Sign): WrittenNumber {
  const bottom = random.integer(2, 6)
  return writeFraction(sign * bottom * random.integer(2, 5), bottom, random.pick([true, false]))
}

export function drawDecimal(random: SeededRandom, sign: Sign): WrittenNumber {
  const tenths = random.integer(0, 6) * 10 + random.integer(1, 9)
  return writeDecimal(sign * tenths, random.pick([true, false]))
}

export function drawSign(random: SeededRandom): Sign {
  return random.pick([1, -1])
}

export function haveDifferentValues(numbers: readonly WrittenNumber[]): boolean {
  return areDifferent(numbers.map(({ top, bottom }) => rational(top, bottom)))
}
