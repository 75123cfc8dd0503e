import { compare, negate, type Rational, rational, toLatex } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd, integersFrom, lcm } from '../number-facts.ts'

const conceptId = 'M1U02C03'

export const countReduced = makeBothForms({
  id: 'M1U02C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '조건을 만족하는 기약분수',
  draw: withEnoughSlips((random) => {
    const bottom = random.pick([6, 8, 9, 10, 12])
    const [low, high] = drawUntil(
      random,
      (draw) => [
        rational(draw.integer(-9, -1), draw.pick([1, 2, 3, 5])),
        rational(draw.integer(1, 9), draw.pick([1, 2, 3, 5])),
      ],
      ([from = rational(0), to = rational(0)]) =>
        compare(from, rational(-3, 2)) >= 0 &&
        compare(to, rational(3, 2)) <= 0 &&
        compare(from, negate(to)) !== 0,
    )
    if (!low || !high) throw new RangeError('two ends are drawn')
    const inside = integersFrom(-2 * bottom, 2 * bottom).filter(
      (top) => compare(rational(top, bottom), low) > 0 && compare(rational(top, bottom), high) < 0,
    )
    const isReduced = (top: number) => gcd(Math.abs(top), bottom) === 1
    const found = inside.filter(isReduced)
    const size = found.length
    const show = (top: number) => toLatex(rational(top, bottom))
    const [first = 0, last = 0] = [inside[0], inside.at(-1)]
    const common = [low, high].reduce((held, { denominator }) => lcm(held, Number(denominator)), bottom)
    const topOf = ({ numerator, denominator }: Rational) => (Number(numerator) * common) / Number(denominator)
    const over = (top: number | string) =>
      String(top).startsWith('-')
        ? `-\\frac{${String(top).slice(1)}}{${common}}`
        : `\\frac{${top}}{${common}}`
    const showTop = common === bottom ? 'n' : `${common / bottom}n`
    return {
      question: `두 수 ${texWith(toLatex(low), '과/와')} ${tex(toLatex(high))} 사이에 있는 분수 중 분모가 ${tex(bottom)}인 기약분수의 개수를 구하세요.`,
      right: rightNumber(size),
      slips: [
        wrongNumber(
          inside.length,
          '약분되는 분수까지 모두 세었어요. 분자와 분모의 공약수를 확인하세요.',
          'M1U01C05',
        ),
        wrongNumber(
          inside.filter((top) => top !== 0 && top % bottom !== 0).length,
          '정수가 되는 것만 빼고 약분되는 분수는 빼지 않았어요.',
        ),
        wrongNumber(found.filter((top) => top > 0).length, '양수만 세었어요. 음수인 분수도 세어야 해요.'),
        wrongNumber(found.filter((top) => top < 0).length, '음수만 세었어요. 양수인 분수도 세어야 해요.'),
        wrongNumber(
          inside.filter((top) => top % 2 !== 0).length,
          '분자가 홀수이면 모두 기약분수라고 생각했어요.',
          'M1U01C05',
        ),
      ],
      solution: `1. 분자를 ${texWith('n', '이라/라')} 하고 두 수와 ${texWith(`\\frac{n}{${bottom}}`, '을/를')} 통분하면 차례로 ${tex(over(topOf(low)))}, ${tex(over(topOf(high)))}, ${texWith(over(showTop), '이에요/예요')}. 따라서 ${tex(`${topOf(low)} < ${showTop} < ${topOf(high)}`)}인 정수 ${texWith('n', '은/는')} ${tex(first)}부터 ${tex(last)}까지예요.\n2. 기약분수이려면 분자의 절댓값과 분모 ${texWith(bottom, '이/가')} 서로소여야 해요. 분자가 될 수 있는 수는 ${texList(found, '이에요/예요')}.\n3. 따라서 구하는 분수는 ${texList(found.map(show))}의 ${tex(size)}개예요.`,
      hints: [
        `두 수를 분모가 ${tex(bottom)}인 분수와 비교하려면 통분하는 것이 좋아요.`,
        '두 수 사이에 있도록 분자가 될 수 있는 정수의 범위를 먼저 구하세요. 음수도 잊지 마세요.',
        `분자가 될 수 있는 정수 가운데 절댓값이 ${texWith(bottom, '과/와')} 서로소인 것만 남기고 세어 보세요.`,
      ],
    }
  }),
})
