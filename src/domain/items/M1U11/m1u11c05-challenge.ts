import { rational } from '#domain/math/rational.ts'
import { makeBothForms } from '../asking/ask-value.ts'
import { decimalSlip, isShortDecimal, onlyPositive, rightDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { className, totalOf } from './distribution.ts'
import { introducePair } from './m1u11c05-comparing.ts'
import { drawTwoPlots, shareOf, twoPlotsFigure } from './relative-graph.ts'

/** Shares of groups of different size put together: back to counts, and by the total of both. */
const sharesTogether = makeBothForms({
  id: 'M1U11C05L5A3',
  conceptId: 'M1U11C05',
  difficultyLevel: 5,
  name: '두 집단을 합한 상대도수',
  draw: withEnoughSlips((random) => {
    const { pair, at } = drawUntil(
      random,
      (draw) => {
        const drawn = drawTwoPlots(draw)
        return { pair: drawn, at: draw.integer(1, drawn.shares[0].length - 2) }
      },
      ({ pair: drawn, at: place }) => {
        const [a = 0, b = 0] = [drawn.first.counts[place], drawn.second.counts[place]]
        const all = totalOf(drawn.first) + totalOf(drawn.second)
        return drawn.shares[0][place] !== drawn.shares[1][place] && isShortDecimal(rational(a + b, all), 3)
      },
    )
    const { names, first, second, shares } = pair
    const [m, n] = [totalOf(first), totalOf(second)]
    const [a = 0, b = 0] = [first.counts[at], second.counts[at]]
    const [s = 0, t = 0] = [shares[0][at], shares[1][at]]
    const wrong = (top: number, bottom: number, mistakeText: string) =>
      decimalSlip(rational(top, bottom), mistakeText, undefined, 3)
    const right = rightDecimal(rational(a + b, m + n))
    return {
      question: `${introducePair(pair)} 두 집단의 학생을 합한 ${tex(m + n)}명에 대하여, ${className(first, at)}인 계급의 상대도수를 구하세요.`,
      right,
      slips: onlyPositive([
        ...wrong(s + t, 200, '두 상대도수의 평균을 구했어요. 학생 수가 다르므로 도수로 바꾸어 더해야 해요.'),
        ...wrong(s + t, 100, '두 상대도수를 더했어요. 전체에 대한 비율은 도수를 더한 다음 구해야 해요.'),
        ...wrong(s, 100, `${names[0]}의 상대도수만 읽었어요.`),
        ...wrong(t, 100, `${names[1]}의 상대도수만 읽었어요.`),
        ...wrong(n * s + m * t, 100 * (m + n), '두 집단의 학생 수를 서로 바꾸어 곱했어요.'),
        ...wrong(a, m + n, `${names[0]}의 도수만 전체 학생 수로 나누었어요.`),
        ...wrong(b, m + n, `${names[1]}의 도수만 전체 학생 수로 나누었어요.`),
      ]),
      solution: `상대도수는 학생 수가 다른 두 집단에서 그대로 더하거나 평균을 낼 수 없으므로, 도수로 바꾸어 더해요.\n\n1. ${names[0]}에서 이 계급의 도수는 ${tex(`${m} \\times ${shareOf(s)} = ${a}`)}(명)이에요.\n2. ${names[1]}에서 이 계급의 도수는 ${tex(`${n} \\times ${shareOf(t)} = ${b}`)}(명)이에요.\n3. 합한 ${tex(m + n)}명 가운데 ${tex(`${a} + ${b} = ${a + b}`)}(명)이므로 상대도수는 ${texWith(`\\frac{${a + b}}{${m + n}} = ${right.key}`, '이에요/예요')}.`,
      hints: [
        '상대도수는 전체에 대한 비율이에요. 두 집단의 학생 수가 같은지 먼저 살펴보세요.',
        `${first.what}의 두 그래프에서 이 계급의 상대도수를 읽고, 각 집단의 학생 수를 곱해 도수로 바꾸어 보세요.`,
        `두 도수를 더한 다음, 합한 학생 수 ${texWith(m + n, '으로/로')} 나누세요.`,
      ],
      figures: [twoPlotsFigure(pair)],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = sharesTogether
