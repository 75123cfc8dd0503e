import { add, multiply, negate, type Rational, rational, reciprocal, toLatex } from '#domain/math/rational.ts'
import { makeBothForms } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import { areDifferent, rightRational, signedTerm, wrongRational } from './rational-text.ts'
import { drawDecimal, drawProperFraction, drawSign, drawWhole } from './written-numbers.ts'

const conceptId = 'M1U02C06'

/** How an exact answer is to be written. */
export const LOWEST = '(정수가 아니면 기약분수로 답하세요.)'

/** Small enough to work with by hand, and neither 1 nor -1. */
export function isHandy({ numerator, denominator }: Rational) {
  return (
    denominator <= 12n && numerator * numerator <= 900n && numerator * numerator !== denominator * denominator
  )
}

/** A reciprocal with a larger denominator would be a calculation for its own sake. */
const LARGEST_TOP = 15

/** The two forms of the archetype that asks for one reciprocal. */
export const findReciprocal = makeBothForms({
  id: 'M1U02C06L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '역수 구하기',
  draw: (random) => {
    const number = drawUntil(
      random,
      (draw) => draw.pick([drawWhole, drawProperFraction, drawDecimal, drawDecimal])(draw, drawSign(draw)),
      ({ top, bottom }) =>
        Math.abs(top) !== bottom && Math.abs(top) / gcd(Math.abs(top), bottom) <= LARGEST_TOP,
    )
    const value = rational(number.top, number.bottom)
    const inverse = reciprocal(value)
    const isDecimal = number.writing === 'decimal'
    const isWhole = number.writing === 'whole'
    return {
      question: `${tex(number.latex)}의 역수를 구하세요. ${LOWEST}`,
      right: rightRational(inverse),
      slips: [
        wrongRational(
          negate(inverse),
          '분자와 분모를 바꾸면서 부호까지 바꾸었어요. 역수의 부호는 그대로예요.',
        ),
        wrongRational(negate(value), '부호만 바꾸었어요. 역수는 곱해서 \\(1\\)이 되는 수예요.'),
        ...(isDecimal
          ? [
              wrongRational(
                rational(1, number.top),
                '소수점을 무시하고 역수를 구했어요. 소수를 분수로 고친 다음 구하세요.',
              ),
              wrongRational(rational(number.top), '소수를 분수로 고칠 때의 분자만 답했어요.'),
            ]
          : []),
        wrongRational(value, '처음 수를 그대로 답했어요. 분자와 분모를 바꾸어야 해요.'),
        wrongRational(
          rational(1, Math.abs(number.top) * number.bottom),
          '분자와 분모를 바꾸지 않고 분모에 모두 곱했어요.',
        ),
      ],
      solution: `${isDecimal ? `소수는 분수로 고쳐요. ${texWith(`${number.latex} = ${toLatex(value)}`, '이에요/예요')}. ` : ''}${isWhole ? `정수는 분모가 ${texWith(1, '이라/라')}고 생각해요. ` : ''}분자와 분모를 바꾸고 부호는 그대로 두면 역수는 ${texWith(toLatex(inverse), '이에요/예요')}.\n\n확인: ${tex(`${signedTerm(value)} \\times ${signedTerm(inverse)} = 1`)}`,
      hints: [
        '역수는 곱해서 \\(1\\)이 되는 수예요.',
        isDecimal
          ? '소수는 먼저 분수로 고치세요.'
          : isWhole
            ? '정수는 분모가 \\(1\\)인 분수로 생각하세요.'
            : '분수의 분자와 분모를 어떻게 하면 곱해서 약분될까요?',
        '분자와 분모를 서로 바꾸고, 부호는 처음 수와 같게 하세요.',
      ],
    }
  },
})

/** The two forms of the archetype that adds or multiplies two reciprocals. */
export const combineReciprocals = makeBothForms({
  id: 'M1U02C06L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '두 역수의 계산',
  draw: withEnoughSlips((random) => {
    const isSum = random.pick([true, false])
    const [first, second] = drawUntil(
      random,
      (draw) => {
        const left = drawProperFraction(draw, drawSign(draw))
        const right = draw.pick([drawWhole, drawDecimal, drawProperFraction])(draw, drawSign(draw))
        return [left, right]
      },
      ([left, right]) => {
        if (!left || !right || Math.abs(right.top) > 40 || Math.abs(right.top) === right.bottom) return false
        const [a, b] = [rational(left.top, left.bottom), rational(right.top, right.bottom)]
        const result = isSum ? add(reciprocal(a), reciprocal(b)) : multiply(reciprocal(a), reciprocal(b))
        return (
          areDifferent([a, b]) &&
          (left.top < 0 || right.top < 0) &&
          result.numerator !== 0n &&
          add(a, b).numerator !== 0n &&
          Math.abs(left.top) > 1 &&
          isHandy(result)
        )
      },
    )
    if (!first || !second) throw new RangeError('two numbers are drawn')
    const [a, b] = [rational(first.top, first.bottom), rational(second.top, second.bottom)]
    const [p, q] = [reciprocal(a), reciprocal(b)]
    const join = isSum ? add : multiply
    const [word, sign] = isSum ? ['합', '+'] : ['곱', '\\times']
    const answer = join(p, q)
    return {
      question: `${tex(first.latex)}의 역수와 ${tex(second.latex)}의 역수의 ${word}을 구하세요. ${LOWEST}`,
      right: rightRational(answer),
      slips: [
        wrongRational(
          join(negate(p), q),
          `${tex(first.latex)}의 역수를 구할 때 부호까지 바꾸었어요. 역수의 부호는 그대로예요.`,
        ),
        wrongRational(join(a, b), `역수로 바꾸지 않고 처음 두 수의 ${word}을 구했어요.`),
        wrongRational(join(p, b), `${tex(second.latex)}의 역수를 구하지 않고 그대로 썼어요.`),
        wrongRational(
          isSum ? reciprocal(add(a, b)) : add(p, q),
          isSum ? '두 수를 먼저 더한 다음 역수를 구했어요.' : '곱을 구해야 하는데 합을 구했어요.',
        ),
      ],
      solution: `1. 두 수의 역수를 각각 구해요. ${tex(first.latex)}의 역수는 ${tex(toLatex(p))}, ${tex(second.latex)}의 역수는 ${texWith(toLatex(q), '이에요/예요')}.${second.writing === 'decimal' ? ` (${texWith(`${second.latex} = ${toLatex(b)}`, '이에요/예요')}.)` : ''}\n2. 두 역수의 ${word}을 구해요.\n\n\\[ ${signedTerm(p)} ${sign} ${signedTerm(q)} = ${toLatex(answer)} \\]`,
      hints: [
        `역수를 먼저 각각 구한 다음 ${word}을 구해요. 순서를 바꾸면 안 돼요.`,
        '역수는 분자와 분모를 바꾼 수예요. 정수는 분모가 \\(1\\)인 분수로, 소수는 분수로 고쳐서 생각하세요.',
        `두 역수의 부호는 처음 두 수의 부호와 같아요. 부호에 주의하여 ${word}을 계산하세요.`,
      ],
    }
  }),
})
