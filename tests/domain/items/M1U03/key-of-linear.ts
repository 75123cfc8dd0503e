import type { GeneratedItem } from '#domain/items/template.ts'
import { agree, isClose } from './evaluate-expression.ts'
import { formulaOf, keyOfOptions } from './read-item.ts'
import { coefficientsOf } from './read-polynomial.ts'

/** A number as the key writes it, `-5/6`; throws if its bottom is above 200. */
function writeFraction(value: number): string {
  for (let bottom = 1; bottom <= 200; bottom += 1) {
    const top = Math.round(value * bottom)
    if (isClose(top / bottom, value)) return bottom === 1 ? `${top === 0 ? 0 : top}` : `${top}/${bottom}`
  }
  throw new Error(`${value} is no simple fraction`)
}

function writeTerm(coefficient: number, letter: string): string {
  if (isClose(Math.abs(coefficient), 1)) return coefficient < 0 ? `-${letter}` : letter
  return `${writeFraction(coefficient)}${letter}`
}

/** The expression, whatever its brackets, as the key of a linear expression: `-3x+5`, `5/6x+1/6`. */
export function writeLinear(expression: string, letter = 'x'): string {
  const [constant, line, square] = coefficientsOf(expression, letter)
  if (!isClose(square, 0)) throw new Error(`${expression} is not linear`)
  const parts = [
    ...(isClose(line, 0) ? [] : [writeTerm(line, letter)]),
    ...(isClose(constant, 0) ? [] : [writeFraction(constant)]),
  ]
  return parts.length === 0 ? '0' : parts.join('+').replace('+-', '-')
}

/** The key of an item that wants `expression` worked out: the option of its values, or the text of the short answer. */
export function keyOfLinear(item: GeneratedItem, expression: string): string {
  if (item.writtenTestType === 1) return keyOfOptions(item, (option) => agree(formulaOf(option), expression))
  return writeLinear(expression, /(?<![\\a-z])[a-z](?![a-z])/.exec(expression)?.[0] ?? 'x')
}
