import { absolute, add, compare, isZero, type Rational } from '#domain/math/rational.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { lcm } from '../number-facts.ts'
import { inBrackets, isNegative, signedLatex, signedTerm } from './rational-text.ts'

/** `value` over `bottom`, signed and in brackets: `\left(-\frac{9}{12}\right)`. */
function overBottom(value: Rational, bottom: number): string {
  const top = Number(absolute(value).numerator) * (bottom / Number(value.denominator))
  return inBrackets(`${isNegative(value) ? '-' : '+'}\\frac{${top}}{${bottom}}`)
}

/** Writes both over their common denominator; '' if they already share one. */
function reduceToCommon(first: Rational, second: Rational): string {
  if (first.denominator === second.denominator) return ''
  const bottom = lcm(Number(first.denominator), Number(second.denominator))
  return `분모를 통분하면 ${texWith(`${overBottom(first, bottom)} + ${overBottom(second, bottom)}`, '이에요/예요')}. `
}

/** Why two signed numbers give their sum, by signs and absolute values, as one or more sentences. */
export function explainSum(first: Rational, second: Rational): string {
  const sum = add(first, second)
  const equation = `${signedTerm(first)} + ${signedTerm(second)} = ${signedLatex(sum)}`
  if (isZero(first) || isZero(second)) return `어떤 수에 \\(0\\)을 더하면 그대로예요. ${tex(equation)}`
  if (isZero(sum)) return `절댓값이 같고 부호가 다른 두 수의 합은 \\(0\\)이에요. ${tex(equation)}`
  const common = reduceToCommon(first, second)
  if (isNegative(first) === isNegative(second)) {
    const sign = isNegative(first) ? '-' : '+'
    return `${common}부호가 같으므로 두 수의 절댓값의 합에 공통인 부호 ${tex(sign)}를 붙여요. ${tex(equation)}`
  }
  const larger = compare(absolute(first), absolute(second)) > 0 ? first : second
  const sign = isNegative(larger) ? '-' : '+'
  return `${common}부호가 다르므로 두 수의 절댓값의 차에 절댓값이 큰 ${tex(signedLatex(larger))}의 부호 ${tex(sign)}를 붙여요. ${tex(equation)}`
}
