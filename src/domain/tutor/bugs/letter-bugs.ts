import type { Expression } from '#domain/math/expression.ts'
import * as fraction from '#domain/math/rational.ts'
import {
  answerOfTerms,
  coefficientOf,
  collectTerms,
  constantOf,
  type LinearTerm,
  listLinearTerms,
} from '#domain/math/steps/linear-terms.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { type Bug, bug } from './bug.ts'
import { listNumberBugs } from './number-bugs.ts'

type Rational = fraction.Rational

function nameOf(terms: readonly LinearTerm[]): string | null {
  return terms.find(({ name }) => name !== '')?.name ?? null
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(fraction.add, fraction.ZERO)
}

/** Wrong ways to simplify a linear expression, beside those of brackets (`findBracketSlip`). */
export function listSimplifyBugs(expression: Expression): Bug[] {
  const terms = listLinearTerms(expression)
  const name = terms && nameOf(terms)
  if (!terms || name === null) return []
  const [slope, rest] = [coefficientOf(terms, name), coefficientOf(terms, '')]
  const letters = terms.filter((term) => term.name === name)
  const answer = (list: readonly LinearTerm[]) => answerOfTerms(collectTerms(list))
  const signless = terms.map((term) => ({ ...term, coefficient: fraction.absolute(term.coefficient) }))
  return [
    ...bug(
      'unlike-terms-added',
      [fraction.isZero(rest) ? null : answer([{ name, coefficient: fraction.add(slope, rest) }])],
      '문자가 있는 항과 상수항을 더했어요. 동류항끼리만 더할 수 있어요.',
    ),
    ...bug(
      'exponents-added',
      [letters.length < 2 ? null : `${fraction.toPlain(slope)}${name}^${letters.length}`],
      '더할 때는 문자의 지수가 바뀌지 않아요. 계수만 더해요.',
    ),
    ...bug(
      'coefficient-one-forgotten',
      [
        letters.some(({ coefficient }) => fraction.equals(coefficient, fraction.ONE))
          ? answer(
              terms.filter((term) => term.name === '' || !fraction.equals(term.coefficient, fraction.ONE)),
            )
          : null,
      ],
      `수가 보이지 않는 \\(${name}\\)의 계수는 0이 아니라 1이에요.`,
    ),
    ...bug(
      'minus-signs-lost',
      [answer(signless)],
      '앞에 있는 음의 부호까지가 그 항이에요. 부호를 떼지 말고 함께 계산해요.',
    ),
    ...bug(
      'constant-sign',
      [
        answer([
          { name, coefficient: slope },
          { name: '', coefficient: fraction.negate(rest) },
        ]),
      ],
      '상수항의 부호를 다시 보세요.',
    ),
    ...bug(
      'coefficient-sign',
      [
        answer([
          { name, coefficient: fraction.negate(slope) },
          { name: '', coefficient: rest },
        ]),
      ],
      '문자가 있는 항의 부호를 다시 보세요.',
    ),
    ...bug(
      'coefficients-multiplied',
      [
        letters.length < 2
          ? null
          : answer([
              { name, coefficient: letters.map(({ coefficient }) => coefficient).reduce(fraction.multiply) },
              { name: '', coefficient: rest },
            ]),
      ],
      '동류항은 계수를 곱하지 않고 더해요.',
    ),
  ]
}

/** Wrong ways to put a number in the place of a letter. */
export function listSubstituteBugs(expression: Expression, name: string, value: Expression): Bug[] {
  const number = constantOf(value)
  if (!number) return []
  const terms = listLinearTerms(expression)
  const slope = terms ? coefficientOf(terms, name) : null
  const rest = terms ? coefficientOf(terms, '') : null
  const linear = (part: (slope: Rational) => Rational | null): string | null => {
    const product = slope && part(slope)
    return product && rest ? fraction.toPlain(fraction.add(product, rest)) : null
  }
  const digits = fraction.isWhole(number) && number.numerator >= 0n
  return [
    ...bug(
      'juxtaposed-digits',
      [
        linear((factor) =>
          digits && fraction.isWhole(factor)
            ? fraction.rational(BigInt(`${factor.numerator}${number.numerator}`))
            : null,
        ),
      ],
      '수와 문자 사이에는 곱셈 기호가 생략되어 있어요. 숫자를 나란히 붙이는 것이 아니라 곱해요.',
    ),
    ...bug(
      'coefficient-added',
      [linear((factor) => fraction.add(factor, number))],
      '계수와 대입한 수를 더했어요. 생략된 것은 곱셈 기호예요.',
    ),
    ...bug(
      'substituted-sign-lost',
      [linear((factor) => fraction.multiply(factor, fraction.negate(number)))],
      '대입하는 수의 부호를 다시 보세요. 음수는 괄호로 묶어서 넣어요.',
    ),
    ...listNumberBugs(substituteLetter(expression, name, value)),
  ]
}

/** Wrong ways to solve a linear equation, by their solutions. */
export function listEquationBugs(left: Expression, right: Expression): Bug[] {
  const [first, second] = [listLinearTerms(left), listLinearTerms(right)]
  const name = first && second && (nameOf(first) ?? nameOf(second))
  if (!first || !second || !name) return []
  const [a, b] = [coefficientOf(first, name), coefficientOf(first, '')]
  const [c, d] = [coefficientOf(second, name), coefficientOf(second, '')]
  const over = (above: Rational, below: Rational): string | null =>
    fraction.isZero(below) ? null : fraction.toPlain(fraction.divide(above, below))
  const slope = fraction.subtract(a, c)
  const constant = fraction.subtract(d, b)
  return [
    ...bug(
      'moved-constant-without-sign',
      fraction.isZero(b) ? [null] : [over(fraction.add(d, b), slope)],
      '상수항을 이항할 때 부호를 바꾸지 않았어요.',
    ),
    ...bug(
      'moved-letter-without-sign',
      fraction.isZero(c) ? [null] : [over(constant, fraction.add(a, c))],
      '문자가 있는 항을 이항할 때 부호를 바꾸지 않았어요.',
    ),
    ...bug(
      'moved-both-without-sign',
      fraction.isZero(c) || fraction.isZero(b) ? [null] : [over(fraction.add(d, b), fraction.add(a, c))],
      '이항한 두 항의 부호를 모두 바꾸지 않았어요.',
    ),
    ...bug(
      'coefficient-subtracted',
      [fraction.toPlain(fraction.subtract(constant, slope))],
      '계수는 곱해진 수예요. 빼는 것이 아니라 양변을 계수로 나누어야 해요.',
    ),
    ...bug(
      'divided-the-wrong-way',
      [over(slope, constant)],
      '나누는 수와 나누어지는 수가 바뀌었어요. 상수를 계수로 나눠 보세요.',
    ),
    ...bug(
      'coefficient-left',
      [fraction.toPlain(constant)],
      '아직 계수로 나누지 않았어요. 양변을 계수로 나눠 보세요.',
    ),
    ...bug(
      'coefficient-multiplied',
      [fraction.toPlain(fraction.multiply(constant, slope))],
      slope.denominator === 1n
        ? '나누어야 할 곳에서 곱했어요.'
        : '분모를 곱해서 없애야 할 곳에서 분모로 나누었어요.',
    ),
    ...bug(
      'sign-at-the-end',
      [over(fraction.negate(constant), slope)],
      '크기는 맞는데 부호가 반대예요. 마지막에 나눌 때의 부호를 보세요.',
    ),
    ...bug('sides-added', [fraction.toPlain(total([d, b]))], '양변에서 같은 수를 빼야 하는데 더했어요.'),
  ]
}
