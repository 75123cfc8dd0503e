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
import { ofPeople } from '../asking/of-people.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  className,
  drawDistribution,
  histogramFigure,
  introduce,
  lowOf,
  polygonFigure,
  spaced,
  totalOf,
} from './distribution.ts'

const conceptId = 'M1U11C03'
const TOTALS = [20, 24, 25, 28, 30, 32, 35] as const

function drawReading(random: SeededRandom): ValueQuestion {
  const distribution = drawDistribution(random, { totals: TOTALS })
  const { counts } = distribution
  const total = totalOf(distribution)
  const asksTotal = random.pick([true, false])
  const figures = [histogramFigure(distribution)]
  if (asksTotal) {
    return {
      question: `${introduce(distribution, '히스토그램', false)} 조사한 학생은 모두 몇 명인지 구하세요.`,
      right: rightNumber(total),
      slips: [
        wrongNumber(counts.length, '직사각형의 개수를 세었어요. 도수를 모두 더해야 해요.'),
        wrongNumber(Math.max(...counts), '가장 큰 도수를 답했어요.'),
        wrongNumber(total - (counts.at(-1) ?? 0), '마지막 계급의 도수를 빠뜨렸어요.'),
        wrongNumber(total - (counts[0] ?? 0), '첫 계급의 도수를 빠뜨렸어요.'),
        wrongNumber(
          lowOf(distribution, counts.length),
          '가로축의 마지막 수를 읽었어요. 도수는 세로축에서 읽어요.',
        ),
      ],
      solution: `각 계급의 도수를 세로축에서 읽어 모두 더해요.\n\n\\[ ${counts.join(' + ')} = ${total} \\]\n\n따라서 조사한 학생은 모두 ${tex(total)}명이에요.`,
      hints: [
        '직사각형의 높이가 그 계급의 도수예요.',
        `세로축의 눈금을 보고 ${distribution.what}의 계급마다 도수를 차례로 적어 보세요.`,
        '읽은 도수를 빠짐없이 모두 더하세요.',
      ],
      figures,
    }
  }
  const at = random.integer(1, counts.length - 2)
  const right = counts[at] ?? 0
  return {
    question: `${introduce(distribution, '히스토그램', false)} ${className(distribution, at)}인 계급의 도수는 몇 명인지 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      wrongNumber(counts[at - 1] ?? 0, '왼쪽 계급의 도수를 읽었어요.'),
      wrongNumber(counts[at + 1] ?? 0, '오른쪽 계급의 도수를 읽었어요.'),
      wrongNumber(sumOf(counts.slice(0, at + 1)), '그 계급까지의 도수를 모두 더했어요.'),
      wrongNumber(total, '도수를 모두 더했어요. 한 계급의 도수만 읽어요.'),
      wrongNumber(lowOf(distribution, at), '가로축의 수를 읽었어요. 도수는 세로축에서 읽어요.'),
    ]),
    solution: `가로축에서 ${className(distribution, at)}인 계급을 찾고, 그 위에 있는 직사각형의 높이를 세로축에서 읽으면 ${tex(right)}명이에요.`,
    hints: [
      `가로축에서 ${distribution.what}의 계급을 찾고, 세로축에서 도수를 읽어요.`,
      '가로축에서 그 계급의 두 끝의 수를 찾아, 그 사이에 있는 직사각형을 보세요.',
      '그 직사각형의 윗변에서 왼쪽으로 가로로 선을 그어 세로축의 눈금을 읽으세요.',
    ],
    figures,
  }
}

const readCounts = makeBothForms({
  id: 'M1U11C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '도수 읽기',
  draw: withEnoughSlips(drawReading),
})

function drawArea(random: SeededRandom): ValueQuestion {
  const distribution = drawUntil(
    random,
    (draw) => drawDistribution(draw, { totals: TOTALS }),
    ({ size }) => size > 1,
  )
  const { counts, size } = distribution
  const total = totalOf(distribution)
  const isPolygon = random.pick([true, false])
  const target = isPolygon
    ? `${introduce(distribution, '도수분포다각형', false)} 도수분포다각형과 가로축으로 둘러싸인 부분의 넓이를 구하세요.`
    : `${introduce(distribution, '히스토그램', false)} 모든 직사각형의 넓이의 합을 구하세요.`
  return {
    question: `${target} (가로축의 눈금 사이의 수와 세로축의 도수를 그대로 길이로 보아요.)`,
    right: rightNumber(size * total),
    slips: [
      wrongNumber(total, '도수의 총합까지만 구했어요. 계급의 크기를 곱해야 해요.'),
      wrongNumber(size * Math.max(...counts), '가장 높은 직사각형의 넓이만 구했어요.'),
      wrongNumber(size * counts.length * Math.max(...counts), '모든 직사각형의 높이가 같다고 생각했어요.'),
      wrongNumber(counts.length * total, '계급의 크기 대신 계급의 개수를 곱했어요.', 'M1U11C02'),
      wrongNumber(size * (total - (counts.at(-1) ?? 0)), '마지막 계급을 빠뜨렸어요.'),
    ],
    solution: `1. 계급의 크기는 ${texWith(`${lowOf(distribution, 1)} - ${lowOf(distribution, 0)} = ${size}`, '이에요/예요')}.\n2. 도수의 총합은 ${texWith(`${counts.join(' + ')} = ${total}`, '이에요/예요')}.\n3. 각 직사각형의 넓이는 (계급의 크기) ${tex('\\times')} (도수)이므로 넓이의 합은 (계급의 크기) ${tex('\\times')} (도수의 총합)이에요. 따라서 ${texWith(`${size} \\times ${total} = ${size * total}`, '이에요/예요')}.${isPolygon ? ' 도수분포다각형과 가로축으로 둘러싸인 부분의 넓이는 이것과 같아요.' : ''}`,
    hints: [
      isPolygon
        ? '도수분포다각형과 가로축으로 둘러싸인 부분의 넓이는 히스토그램의 직사각형의 넓이의 합과 같아요.'
        : '직사각형의 가로의 길이는 계급의 크기, 세로의 길이는 도수예요.',
      '직사각형의 넓이를 하나씩 구해 더해도 되지만, 가로의 길이가 모두 같다는 점을 이용하면 간단해요.',
      `${distribution.what}의 도수를 모두 더한 값에 계급의 크기를 곱하세요.`,
    ],
    figures: [isPolygon ? polygonFigure(distribution) : histogramFigure(distribution)],
  }
}

const findArea = makeBothForms({
  id: 'M1U11C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '직사각형 넓이의 합',
  draw: withEnoughSlips(drawArea),
})

function drawShare(random: SeededRandom): ValueQuestion {
  const { distribution, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: [20, 25, 40] })
      return { distribution: drawn, at: draw.integer(2, drawn.counts.length - 2) }
    },
    ({ distribution: drawn, at: place }) =>
      isShortDecimal(rational(100 * sumOf(drawn.counts.slice(place)), totalOf(drawn))),
  )
  const { counts, unit, what } = distribution
  const total = totalOf(distribution)
  const upper = counts.slice(at)
  const count = sumOf(upper)
  const percent = rational(100 * count, total)
  const bound = `${tex(lowOf(distribution, at))}${spaced(unit)}`
  return {
    question: `${introduce(distribution, '도수분포다각형', false)} ${attachParticle(what, '이/가')} ${bound} 이상인 학생은 전체의 몇 %인지 구하세요.`,
    right: rightDecimal(percent),
    slips: onlyPositive([
      ...decimalSlip(
        rational(count),
        '학생 수까지만 구했어요. 도수의 총합으로 나누고 백분율로 바꾸어야 해요.',
        'M1U11C02',
      ),
      ...decimalSlip(rational(100 * (total - count), total), `${bound} 미만인 학생의 비율을 구했어요.`),
      ...decimalSlip(rational(100 * (upper[0] ?? 0), total), `${bound}에서 시작하는 계급 하나만 보았어요.`),
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
    solution: `1. 점의 높이를 읽으면 도수는 차례로 ${counts.map(tex).join(', ')}이고, 도수의 총합은 ${tex(total)}명이에요.\n2. ${bound} 이상인 학생은 ${tex(`${upper.join(' + ')} = ${count}`)}(명)이에요.\n3. 따라서 전체의 ${tex(`\\frac{${count}}{${total}} \\times 100 = ${decimalText(percent)}`)}(%)예요.`,
    hints: [
      '점의 높이가 그 계급의 도수예요. 양 끝에서 가로축과 만나는 점은 도수가 없는 계급이에요.',
      `도수를 모두 더해 총합을 구하고, ${bound} 이상인 계급의 도수도 더하세요.`,
      `${bound} 이상인 학생 수를 도수의 총합으로 나누고 ${texWith(100, '을/를')} 곱하세요.`,
    ],
    figures: [polygonFigure(distribution)],
  }
}

const findShare = makeBothForms({
  id: 'M1U11C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '비율 해석',
  draw: withEnoughSlips(drawShare),
})

function drawTorn(random: SeededRandom): ValueQuestion {
  const { distribution, first, percent } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: [20, 25, 40, 50], most: 16 })
      const place = draw.integer(1, drawn.counts.length - 3)
      const below = sumOf(drawn.counts.slice(0, place + 1))
      return { distribution: drawn, first: place, percent: (100 * below) / totalOf(drawn) }
    },
    (drawn) =>
      Number.isInteger(drawn.percent) &&
      drawn.distribution.counts[drawn.first] !== drawn.distribution.counts[drawn.first + 1],
  )
  const { counts, unit, what } = distribution
  const total = totalOf(distribution)
  const [a, b] = [counts[first] ?? 0, counts[first + 1] ?? 0]
  const before = counts.slice(0, first)
  const after = counts.slice(first + 2)
  const below = sumOf(before) + a
  const bound = `${tex(lowOf(distribution, first + 1))}${spaced(unit)}`
  return {
    question: `다음은 ${attachParticle(ofPeople(`학생 ${tex(total)}명`, what), '을/를')} 조사하여 나타낸 히스토그램인데 일부가 찢어져 보이지 않아요. ${attachParticle(what, '이/가')} ${bound} 미만인 학생이 전체의 ${tex(percent)} %일 때, ${className(distribution, first + 1)}인 계급의 도수는 몇 명인지 구하세요.`,
    right: rightNumber(b),
    slips: onlyPositive([
      wrongNumber(a, '찢어진 두 계급 가운데 앞 계급의 도수를 답했어요.'),
      wrongNumber(a + b, '찢어진 두 계급의 도수의 합을 답했어요.'),
      wrongNumber(
        total - below,
        `${bound} 이상인 학생 수를 모두 그 계급의 도수로 보았어요. 보이는 뒤 계급의 도수를 빼야 해요.`,
      ),
      wrongNumber(below, `${bound} 미만인 학생 수를 답했어요.`),
      wrongNumber(
        total - percent - sumOf(after),
        '백분율을 학생 수로 보았어요. 도수의 총합에 곱해야 해요.',
        'M1U11C02',
      ),
    ]),
    solution: `1. ${bound} 미만인 학생은 ${tex(`${total} \\times \\frac{${percent}}{100} = ${below}`)}(명)이에요.\n2. ${bound} 이상인 학생은 ${tex(`${total} - ${below} = ${total - below}`)}(명)이에요.\n3. 그중 보이는 뒤 계급의 도수는 ${after.length > 1 ? tex(`${after.join(' + ')} = ${sumOf(after)}`) : tex(sumOf(after))}(명)이므로 구하는 도수는 ${tex(`${total - below} - ${sumOf(after)} = ${b}`)}(명)이에요.`,
    hints: [
      `${bound} 미만인 학생 수를 먼저 구하세요. 백분율을 학생 수로 바꾸어야 해요.`,
      `전체 ${tex(total)}명에서 ${bound} 미만인 학생 수를 빼면 ${bound} 이상인 학생 수예요.`,
      `${bound} 이상인 학생 수에서, 찢어지지 않고 보이는 뒤 계급의 도수를 빼세요.`,
    ],
    figures: [histogramFigure(distribution, [first, first + 1])],
  }
}

const restoreTorn = makeBothForms({
  id: 'M1U11C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '찢어진 그래프',
  draw: withEnoughSlips(drawTorn),
})

export const READING_TEMPLATES: ItemTemplate[] = [...readCounts, ...findArea, ...findShare, ...restoreTorn]
