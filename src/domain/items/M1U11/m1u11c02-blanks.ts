import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  className,
  type Distribution,
  drawDistribution,
  introduce,
  lowOf,
  spaced,
  tableFigure,
  totalOf,
} from './distribution.ts'

const conceptId = 'M1U11C02'

interface TwoBlanks {
  distribution: Distribution
  first: number
  /** How many hundredths lie below the class after `first`. */
  percent: number
}

/** A and B in neighbouring classes, the share below their border a whole percentage. */
function drawTwoBlanks(random: SeededRandom): TwoBlanks {
  return drawUntil(
    random,
    (draw) => {
      const distribution = drawDistribution(draw, { totals: [20, 25, 40, 50] })
      const first = draw.integer(1, distribution.counts.length - 3)
      const below = sumOf(distribution.counts.slice(0, first + 1))
      return { distribution, first, percent: (100 * below) / totalOf(distribution) }
    },
    ({ distribution: { counts }, first, percent }) =>
      Number.isInteger(percent) && Math.abs((counts[first] ?? 0) - (counts[first + 1] ?? 0)) >= 2,
  )
}

function askDifference(random: SeededRandom): ValueQuestion {
  const { distribution, first, percent } = drawTwoBlanks(random)
  const { counts, unit, what } = distribution
  const total = totalOf(distribution)
  const [a, b] = [counts[first] ?? 0, counts[first + 1] ?? 0]
  const before = counts.slice(0, first)
  const after = counts.slice(first + 2)
  const below = sumOf(before) + a
  const bound = `${tex(lowOf(distribution, first + 1))}${spaced(unit)}`
  return {
    question: `${introduce(distribution, '도수분포표')} ${attachParticle(what, '이/가')} ${bound} 미만인 학생이 전체의 ${tex(percent)} %일 때, ${texWith('A', '과/와')} ${tex('B')}의 차를 구하세요.`,
    right: rightNumber(Math.abs(a - b)),
    slips: onlyPositive([
      wrongNumber(a, `${tex('A')}의 값만 구했어요. ${tex('B')}의 값도 구해서 빼야 해요.`),
      wrongNumber(b, `${tex('B')}의 값만 답했어요. ${texWith('A', '과/와')}의 차를 구해야 해요.`),
      wrongNumber(a + b, `${texWith('A', '과/와')} ${tex('B')}의 합을 구했어요.`),
      wrongNumber(
        Math.abs(below - (total - below - sumOf(after))),
        `${bound} 미만인 학생 수를 모두 ${tex('A')}로 보았어요. 앞 계급의 도수를 빼야 해요.`,
      ),
      wrongNumber(
        Math.abs(percent - sumOf(before) - b),
        '백분율을 학생 수로 보았어요. 도수의 총합에 곱해서 학생 수를 구해야 해요.',
      ),
    ]),
    solution: `1. ${bound} 미만인 학생은 ${tex(`${total} \\times \\frac{${percent}}{100} = ${below}`)}(명)이에요.\n2. ${texWith(`${before.join(' + ')} + A = ${below}`, '이므로/므로')} ${texWith(`A = ${a}`, '이에요/예요')}.\n3. 도수의 총합이 ${texWith(total, '이므로/므로')} ${texWith(`B = ${total} - (${[...before, a, ...after].join(' + ')}) = ${b}`, '이에요/예요')}.\n4. 따라서 차는 ${texWith(`${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}`, '이에요/예요')}.`,
    hints: [
      `먼저 ${bound} 미만인 학생이 몇 명인지 구하세요. 백분율을 학생 수로 바꾸어야 해요.`,
      `${bound} 미만인 학생 수는 ${texWith(`${total} \\times \\frac{${percent}}{100}`, '이에요/예요')}. 여기에서 앞 계급의 도수를 빼면 ${tex('A')}예요.`,
      `${tex('A')}를 구한 다음, 도수의 총합을 이용해 ${tex('B')}를 구하고 큰 값에서 작은 값을 빼세요.`,
    ],
    figures: [tableFigure(distribution, { [first]: 'A', [first + 1]: 'B' })],
  }
}

const findTwoBlanks = makeBothForms({
  id: 'M1U11C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 빈칸',
  draw: withEnoughSlips(askDifference),
})

function askRank(random: SeededRandom): ValueQuestion {
  const { distribution, place, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: [20, 24, 25, 30, 32, 40] })
      const target = draw.integer(5, 12)
      const { counts } = drawn
      const found = counts.findLastIndex((_, index) => sumOf(counts.slice(index)) >= target)
      return { distribution: drawn, place: target, at: found }
    },
    (drawn) => {
      const { counts } = drawn.distribution
      const isInner = drawn.at >= 1 && drawn.at <= counts.length - 2
      return (
        isInner &&
        new Set([counts[drawn.at - 1], counts[drawn.at], counts[drawn.at + 1], drawn.place]).size === 4
      )
    },
  )
  const { counts } = distribution
  const total = totalOf(distribution)
  const right = counts[at] ?? 0
  const known = counts.filter((_, index) => index !== at)
  const above = counts.slice(at + 1)
  const mirrored = counts.findIndex((_, index) => sumOf(counts.slice(0, index + 1)) >= place)
  return {
    question: `${introduce(distribution, '도수분포표')} ${distribution.what} 자료를 큰 쪽에서부터 나열할 때, ${nativeCount(place)} 번째인 변량이 속하는 계급의 도수를 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      wrongNumber(counts[mirrored] ?? 0, '작은 쪽에서부터 세었어요.'),
      wrongNumber(counts[at + 1] ?? 0, '한 계급 모자라게 세었어요. 큰 쪽에서부터 도수를 더해 가세요.'),
      wrongNumber(counts[at - 1] ?? 0, '한 계급 더 갔어요. 큰 쪽에서부터 도수를 더해 가세요.'),
      wrongNumber(sumOf(above) + right, '큰 쪽에서부터 더한 도수를 답했어요. 그 계급의 도수만 답해야 해요.'),
      wrongNumber(total - right, '나머지 도수의 합까지만 구했어요. 도수의 총합에서 빼야 해요.'),
    ]),
    solution: `1. 도수의 총합이 ${texWith(total, '이므로/므로')} ${texWith(`A = ${total} - (${known.join(' + ')}) = ${right}`, '이에요/예요')}.\n2. 큰 쪽에서부터 도수를 더하면 ${className(distribution, at + 1)}인 계급까지 ${tex(sumOf(above))}명이고, ${className(distribution, at)}인 계급까지 ${tex(sumOf(above) + right)}명이에요.\n3. 따라서 ${nativeCount(place)} 번째인 변량은 ${className(distribution, at)}인 계급에 속하고, 이 계급의 도수는 ${texWith(right, '이에요/예요')}.`,
    hints: [
      `도수의 총합을 이용하여 ${tex('A')}의 값부터 구하세요.`,
      `${distribution.what} 자료에서 큰 쪽은 표의 맨 아래 계급이에요. 아래에서부터 도수를 차례로 더해 가세요.`,
      `${nativeCount(place)} 번째는 더한 도수가 처음으로 그 차례에 이르거나 그 차례를 넘는 계급에 있어요. 그 계급의 도수를 답하세요.`,
    ],
    figures: [tableFigure(distribution, { [at]: 'A' })],
  }
}

const findByRank = makeBothForms({
  id: 'M1U11C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '계급의 범위로 순위',
  draw: withEnoughSlips(askRank),
})

export const BLANK_TEMPLATES: ItemTemplate[] = [...findTwoBlanks, ...findByRank]
