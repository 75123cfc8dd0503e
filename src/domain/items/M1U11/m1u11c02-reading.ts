import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import {
  decimalSlip,
  decimalText,
  isShortDecimal,
  onlyPositive,
  rightDecimal,
} from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  className,
  drawDistribution,
  introduce,
  lowOf,
  placesFrom,
  spaced,
  tableFigure,
  totalOf,
} from './distribution.ts'

const conceptId = 'M1U11C02'
const TOTALS = [20, 24, 25, 30, 32, 35, 40] as const

function drawSize(random: SeededRandom): ValueQuestion {
  const distribution = drawUntil(
    random,
    (draw) => drawDistribution(draw, { totals: TOTALS }),
    ({ size, counts }) => size !== counts.length,
  )
  const { size, counts, unit } = distribution
  const asksSize = random.pick([true, true, false])
  const shared = {
    figures: [tableFigure(distribution)],
    hints: [
      `계급은 ${attachParticle(distribution.what, '을/를')} 일정한 간격으로 나눈 구간이에요. 표의 왼쪽 칸에서 계급을 찾으세요.`,
      asksSize ? '계급의 크기는 구간의 너비예요.' : '합계는 계급이 아니에요.',
      asksSize
        ? '계급 하나를 골라, 끝나는 수에서 시작하는 수를 빼세요.'
        : '합계를 빼고 표의 줄을 위에서부터 세세요.',
    ] as [string, string, string],
  }
  const last = lowOf(distribution, counts.length)
  if (asksSize) {
    return {
      ...shared,
      question: `${introduce(distribution, '도수분포표')} 계급의 크기는 몇 ${unit}인지 구하세요.`,
      right: rightNumber(size),
      slips: onlyPositive([
        wrongNumber(counts.length, '계급의 개수를 답했어요. 계급의 크기는 구간의 너비예요.'),
        wrongNumber(
          last - lowOf(distribution, 0),
          '첫 계급의 시작부터 마지막 계급의 끝까지의 너비를 구했어요. 계급 하나의 너비예요.',
        ),
        wrongNumber(size - 1, '미만은 그 수를 넣지 않는다고 하나를 뺐어요. 너비는 두 끝의 수의 차예요.'),
        wrongNumber(lowOf(distribution, 1), '첫 계급의 끝나는 수를 답했어요. 시작하는 수를 빼야 해요.'),
        wrongNumber(totalOf(distribution), '도수의 총합을 답했어요.'),
      ]),
      solution: `계급의 크기는 구간의 너비이므로 계급 하나의 두 끝의 수의 차예요. 첫 계급 ${className(distribution, 0)}에서 ${tex(`${lowOf(distribution, 1)} - ${lowOf(distribution, 0)} = ${size}`)}이므로 계급의 크기는 ${attachParticle(`${tex(size)}${spaced(unit)}`, '이에요/예요')}.`,
    }
  }
  return {
    ...shared,
    question: `${introduce(distribution, '도수분포표')} 계급의 개수를 구하세요.`,
    right: rightNumber(counts.length),
    slips: [
      wrongNumber(counts.length + 1, '합계가 있는 줄까지 세었어요. 합계는 계급이 아니에요.'),
      wrongNumber(size, '계급의 크기를 답했어요. 묻는 것은 계급이 몇 개인지예요.'),
      wrongNumber(totalOf(distribution), '도수의 총합을 답했어요. 계급의 개수를 세어야 해요.'),
      wrongNumber(Math.max(...counts), '가장 큰 도수를 답했어요. 계급의 개수를 세어야 해요.'),
    ],
    solution: `${className(distribution, 0)}부터 ${className(distribution, counts.length - 1)}까지 계급을 세면 모두 ${tex(counts.length)}개예요. 합계는 계급이 아니에요.`,
  }
}

const findSize = makeBothForms({
  id: 'M1U11C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '계급의 크기와 개수',
  draw: withEnoughSlips(drawSize),
})

function drawBlank(random: SeededRandom): ValueQuestion {
  const distribution = drawUntil(
    random,
    (draw) => drawDistribution(draw, { totals: TOTALS }),
    ({ counts }) => new Set(counts).size >= counts.length - 1,
  )
  const { counts } = distribution
  const total = totalOf(distribution)
  const at = random.integer(1, counts.length - 2)
  const blank = counts[at] ?? 0
  const others = counts.filter((_, index) => index !== at)
  return {
    question: `${introduce(distribution, '도수분포표')} ${tex('A')}의 값을 구하세요.`,
    right: rightNumber(blank),
    slips: onlyPositive([
      wrongNumber(total - blank, '나머지 도수의 합까지만 구했어요. 도수의 총합에서 빼야 해요.'),
      wrongNumber(blank + (others.at(-1) ?? 0), '마지막 계급의 도수를 빠뜨리고 뺐어요.'),
      wrongNumber(blank + (others[0] ?? 0), '첫 계급의 도수를 빠뜨리고 뺐어요.'),
      wrongNumber(total, '도수의 총합을 답했어요.'),
      wrongNumber(
        Math.round(((counts[at - 1] ?? 0) + (counts[at + 1] ?? 0)) / 2),
        '위와 아래 계급의 도수의 한가운데라고 짐작했어요. 총합을 이용해야 해요.',
      ),
    ]),
    solution: `도수의 총합이 ${texWith(total, '이므로/므로')} 나머지 도수를 모두 빼요.\n\n\\[ A = ${total} - (${others.join(' + ')}) = ${total} - ${sumOf(others)} = ${blank} \\]`,
    hints: [
      '각 계급의 도수를 모두 더하면 합계에 적힌 도수의 총합이 돼요.',
      `${texWith('A', '을/를')} 뺀 나머지 도수를 모두 더해 보세요.`,
      `도수의 총합 ${tex(total)}에서 ${texWith(others.join(' + '), '을/를')} 빼세요.`,
    ],
    figures: [tableFigure(distribution, { [at]: 'A' })],
  }
}

const findBlank = makeBothForms({
  id: 'M1U11C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '빈칸 도수',
  draw: withEnoughSlips(drawBlank),
})

/** Whether a count could be taken for the value that the question names. */
function isNearBound(from: number, size: number, place: number, count: number) {
  return [from + place * size, from + place * size + Math.floor(size / 2)].includes(count)
}

function drawHolding(random: SeededRandom): ValueQuestion {
  const { distribution, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: TOTALS })
      return { distribution: drawn, at: draw.integer(1, drawn.counts.length - 2) }
    },
    ({ distribution: { counts, from, size }, at: place }) =>
      new Set([counts[place - 1], counts[place], counts[place + 1]]).size === 3 &&
      !isNearBound(from, size, place, counts[place] ?? 0),
  )
  const { counts, unit, size } = distribution
  const isEdge = random.pick([true, true, false])
  const value = isEdge ? lowOf(distribution, at) : lowOf(distribution, at) + Math.floor(size / 2)
  const display = `${tex(value)}${spaced(unit)}`
  const total = totalOf(distribution)
  const right = counts[at] ?? 0
  const others = counts.filter((_, index) => index !== at)
  return {
    question: `${introduce(distribution, '도수분포표')} ${attachParticle(display, '이/가')} 속하는 계급의 도수는 몇 명인지 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      wrongNumber(
        counts[at - 1] ?? 0,
        isEdge
          ? `미만은 그 수를 넣지 않으므로 ${attachParticle(display, '은/는')} ${className(distribution, at - 1)}인 계급에 속하지 않아요.`
          : '한 줄 위 계급의 도수를 답했어요.',
        isEdge ? 'M1U02C03' : undefined,
      ),
      wrongNumber(counts[at + 1] ?? 0, '한 줄 아래 계급의 도수를 답했어요.'),
      wrongNumber(total - right, '나머지 도수의 합까지만 구했어요. 도수의 총합에서 빼야 해요.'),
      wrongNumber(right + (others.at(-1) ?? 0), '마지막 계급의 도수를 빠뜨리고 뺐어요.'),
      wrongNumber(size, '계급의 크기를 답했어요. 묻는 것은 도수예요.'),
    ]),
    solution: `1. ${attachParticle(display, '은/는')} ${className(distribution, at)}인 계급에 속해요. 이 계급의 도수는 ${texWith('A', '이에요/예요')}.\n2. 도수의 총합이 ${texWith(total, '이므로/므로')} ${texWith(`A = ${total} - (${others.join(' + ')}) = ${right}`, '이에요/예요')}. 따라서 구하는 도수는 ${tex(right)}명이에요.`,
    hints: [
      `${attachParticle(display, '이/가')} 어느 계급에 속하는지 먼저 찾으세요. 이상은 그 수를 넣고 미만은 넣지 않아요.`,
      `찾은 계급의 도수가 문자 ${tex('A')}로 적혀 있어요. 도수의 총합을 이용해 보세요.`,
      `합계 ${tex(total)}에서 나머지 계급의 도수를 모두 빼세요.`,
    ],
    figures: [tableFigure(distribution, { [at]: 'A' })],
  }
}

const findHolding = makeBothForms({
  id: 'M1U11C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '변량이 속한 계급의 도수',
  draw: withEnoughSlips(drawHolding),
})

function drawPercent(random: SeededRandom): ValueQuestion {
  const { distribution, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: [20, 25, 40, 50] })
      return { distribution: drawn, at: draw.integer(2, drawn.counts.length - 2) }
    },
    ({ distribution: drawn, at: place }) =>
      isShortDecimal(rational(100 * sumOf(drawn.counts.slice(place)), totalOf(drawn))),
  )
  const { counts, unit, what } = distribution
  const total = totalOf(distribution)
  const upper = placesFrom(distribution, at).map((place) => counts[place] ?? 0)
  const count = sumOf(upper)
  const percent = rational(100 * count, total)
  const bound = `${tex(lowOf(distribution, at))}${spaced(unit)}`
  return {
    question: `${introduce(distribution, '도수분포표')} ${attachParticle(what, '이/가')} ${bound} 이상인 학생은 전체의 몇 %인지 구하세요.`,
    right: rightDecimal(percent),
    slips: onlyPositive([
      ...decimalSlip(
        rational(100 * (upper[0] ?? 0), total),
        `${bound}에서 시작하는 계급 하나만 보았어요. 그 아래 계급도 모두 ${bound} 이상이에요.`,
      ),
      ...decimalSlip(
        rational(count),
        '학생 수까지만 구했어요. 도수의 총합으로 나누고 백분율로 바꾸어야 해요.',
      ),
      ...decimalSlip(rational(100 * (total - count), total), `${bound} 미만인 학생의 비율을 구했어요.`),
      ...decimalSlip(
        rational(100 * (count - (upper[0] ?? 0)), total),
        `${bound}에서 시작하는 계급을 빠뜨렸어요.`,
      ),
      ...decimalSlip(
        rational(count, total),
        `비율을 구하고 ${texWith(100, '을/를')} 곱하지 않았어요.`,
        undefined,
        3,
      ),
    ]),
    solution: `1. ${bound} 이상인 학생은 ${tex(`${upper.join(' + ')} = ${count}`)}(명)이에요.\n2. 도수의 총합이 ${tex(total)}명이므로 전체의 ${tex(`\\frac{${count}}{${total}} \\times 100 = ${decimalText(percent)}`)}(%)예요.`,
    hints: [
      `${bound} 이상인 계급을 모두 찾으세요. 하나가 아닐 수 있어요.`,
      `${bound} 이상인 계급의 도수는 ${upper.length > 1 ? texWith(upper.join(' + '), '으로/로') : '그 계급의 도수로'} 구해요.`,
      `그 수를 도수의 총합으로 나누고 ${texWith(100, '을/를')} 곱하세요.`,
    ],
    figures: [tableFigure(distribution)],
  }
}

const findPercent = makeBothForms({
  id: 'M1U11C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '백분율',
  draw: withEnoughSlips(drawPercent),
})

export const READING_TEMPLATES: ItemTemplate[] = [...findSize, ...findBlank, ...findHolding, ...findPercent]
