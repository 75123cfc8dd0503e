import { gcd } from '../number-facts.ts'
import type { Answer } from './ask-value.ts'

/** `top / bottom` in lowest terms as an answer: the key `-3/2`, shown `-\frac{3}{2}`; whole numbers without bottom. */
export function fractionAnswer(top: number, bottom: number): Answer {
  if (bottom === 0) throw new RangeError('a fraction needs a bottom other than 0')
  if (top === 0) return { key: '0', markdown: '\\(0\\)' }
  const divisor = gcd(Math.abs(top), Math.abs(bottom))
  const sign = top < 0 === bottom < 0 ? '' : '-'
  const [over, under] = [Math.abs(top) / divisor, Math.abs(bottom) / divisor]
  if (under === 1) return { key: `${sign}${over}`, markdown: `\\(${sign}${over}\\)` }
  return { key: `${sign}${over}/${under}`, markdown: `\\(${sign}\\frac{${over}}{${under}}\\)` }
}
