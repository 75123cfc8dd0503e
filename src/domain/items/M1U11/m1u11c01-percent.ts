import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import {
  decimalSlip,
  decimalText,
  isShortDecimal,
  onlyPositive,
  rightDecimal,
} from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawBetween, isBetween } from './m1u11c01-counting.ts'
import { introduceStems, stemFigure, withUnit } from './stem-plot.ts'

const conceptId = 'M1U11C01'

function countOf(values: readonly number[], accept: (value: number) => boolean) {
  return values.filter(accept).length
}

function drawPercent(random: SeededRandom): ValueQuestion {
  const drawn = drawUntil(
    random,
    (draw) => drawBetween(draw, draw.pick([16, 20, 20, 25])),
    (candidate) => {
      const count = countOf(candidate.data.values, isBetween(candidate))
      return (
        count >= 4 &&
        isShortDecimal(rational(100 * count, candidate.data.values.length)) &&
        count < candidate.data.values.length
      )
    },
  )
  const {
    data: { topic, values },
    from,
    to,
  } = drawn
  const total = values.length
  const count = countOf(values, isBetween(drawn))
  const percent = rational(100 * count, total)
  const wrong = (accept: (value: number) => boolean) => rational(100 * countOf(values, accept), total)
  return {
    question: `${introduceStems(topic)} ${attachParticle(topic.what, '이/가')} ${withUnit(from, topic)} 이상 ${withUnit(to, topic)} 미만인 학생은 전체의 몇 %인지 구하세요.`,
    right: rightDecimal(percent),
    slips: onlyPositive([
      ...decimalSlip(
        wrong((value) => value >= from && value <= to),
        `미만은 그 수를 넣지 않아요. ${attachParticle(withUnit(to, topic), '을/를')} 함께 세었어요.`,
        'M1U02C03',
      ),
      ...decimalSlip(
        wrong((value) => value > from && value < to),
        `이상은 그 수를 넣어요. ${attachParticle(withUnit(from, topic), '을/를')} 빠뜨렸어요.`,
        'M1U02C03',
      ),
      ...decimalSlip(
        rational(count),
        '조건에 맞는 학생 수까지만 구했어요. 전체 학생 수로 나누고 백분율로 바꾸어야 해요.',
      ),
      ...decimalSlip(rational(100 * (total - count), total), '조건에 맞지 않는 학생의 비율을 구했어요.'),
      ...decimalSlip(
        rational(count, total),
        `비율을 구하고 ${texWith(100, '을/를')} 곱하지 않았어요.`,
        undefined,
        3,
      ),
      ...decimalSlip(
        rational(100 * count, total - count),
        '조건에 맞지 않는 학생 수로 나누었어요. 전체 학생 수로 나누어야 해요.',
      ),
    ]),
    solution: `1. 잎의 개수를 모두 세면 전체 학생은 ${tex(total)}명이에요.\n2. ${withUnit(from, topic)} 이상 ${withUnit(to, topic)} 미만인 변량은 ${texList(values.filter(isBetween(drawn)), '으로/로')} 모두 ${tex(count)}개예요.\n3. 따라서 전체의 ${tex(`\\frac{${count}}{${total}} \\times 100 = ${decimalText(percent)}`)}(%)예요.`,
    hints: [
      '전체 학생 수와 조건에 맞는 학생 수가 모두 필요해요. 먼저 잎의 개수를 모두 세세요.',
      `${withUnit(from, topic)} 이상이면 ${texWith(from, '을/를')} 넣고, ${withUnit(to, topic)} 미만이면 ${texWith(to, '을/를')} 넣지 않아요.`,
      `조건에 맞는 학생 수를 전체 학생 수로 나누고 ${texWith(100, '을/를')} 곱하세요.`,
    ],
    figures: [stemFigure(drawn.data)],
  }
}

const findPercent = makeBothForms({
  id: 'M1U11C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '비율 구하기',
  draw: withEnoughSlips(drawPercent),
})

export const PERCENT_TEMPLATES: ItemTemplate[] = findPercent
