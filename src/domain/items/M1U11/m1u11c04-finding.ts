import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational, toLatex } from '#domain/math/rational.ts'
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
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { className, drawDistribution, introduce, tableFigure, totalOf } from './distribution.ts'
import { drawShares, sharesFigure } from './relative-table.ts'

const conceptId = 'M1U11C04'

function drawShare(random: SeededRandom): ValueQuestion {
  const { distribution, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawDistribution(draw, { totals: [20, 25, 40, 50] })
      return { distribution: drawn, at: draw.integer(0, drawn.counts.length - 1) }
    },
    ({ distribution: drawn, at: place }) =>
      isShortDecimal(rational(drawn.counts[place] ?? 0, totalOf(drawn)), 2),
  )
  const { counts } = distribution
  const total = totalOf(distribution)
  const count = counts[at] ?? 0
  const share = rational(count, total)
  return {
    question: `${introduce(distribution, '도수분포표')} ${className(distribution, at)}인 계급의 상대도수를 소수로 나타내세요.`,
    right: rightDecimal(share),
    slips: onlyPositive([
      ...decimalSlip(
        rational(count, 100),
        `도수를 ${texWith(100, '으로/로')} 나누었어요. 도수의 총합으로 나누어야 해요.`,
        undefined,
        2,
      ),
      ...decimalSlip(
        rational(100 * count, total),
        '백분율로 나타냈어요. 상대도수는 소수로 나타내요.',
        undefined,
        2,
      ),
      ...decimalSlip(rational(1, counts.length), '계급마다 상대도수가 같다고 생각했어요.', undefined, 2),
      ...decimalSlip(
        rational(counts[at + 1] ?? counts[at - 1] ?? 0, total),
        '옆 계급의 상대도수를 구했어요.',
        undefined,
        3,
      ),
      ...decimalSlip(rational(total - count, total), '나머지 계급의 상대도수의 합을 구했어요.', undefined, 3),
      wrongNumber(count, '도수를 그대로 답했어요. 도수의 총합으로 나누어야 해요.'),
    ]),
    solution: `이 계급의 도수는 ${texWith(count, '이고/고')} 도수의 총합은 ${texWith(total, '이에요/예요')}.\n\n\\[ (\\text{상대도수}) = \\frac{${count}}{${total}} = ${decimalText(share)} \\]`,
    hints: [
      '상대도수는 도수의 총합에 대한 그 계급의 도수의 비율이에요.',
      `${distribution.what}의 표에서 그 계급의 도수와 합계를 찾으세요. 합계는 ${texWith(total, '이에요/예요')}.`,
      '도수를 합계로 나누세요. 분모를 10이나 100으로 바꾸면 소수로 나타내기 쉬워요.',
    ],
    figures: [tableFigure(distribution)],
  }
}

const findShare = makeBothForms({
  id: 'M1U11C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '상대도수 구하기',
  draw: withEnoughSlips(drawShare),
})

function drawRecover(random: SeededRandom): ValueQuestion {
  const { distribution, shares } = drawShares(random)
  const total = totalOf(distribution)
  const { counts } = distribution
  const at = random.integer(0, counts.length - 1)
  const count = counts[at] ?? 0
  const share = decimalText(shares[at] ?? rational(0))
  const hundredths = Math.round(Number(share) * 100)
  const figure: Figure = sharesFigure(distribution, { hidesCounts: true })
  return {
    question: `다음은 ${attachParticle(ofPeople(`어느 반 학생 ${tex(total)}명`, distribution.what), '을/를')} 조사하여 나타낸 상대도수의 분포표예요. ${className(distribution, at)}인 계급의 도수는 몇 명인지 구하세요.`,
    right: rightNumber(count),
    slips: onlyPositive([
      wrongNumber(hundredths, `상대도수를 백분율로 바꾸기만 했어요. 도수의 총합을 곱해야 해요.`),
      wrongNumber(total - count, '나머지 계급의 도수의 합을 구했어요.'),
      ...decimalSlip(rational(total * 100, hundredths), '도수의 총합을 상대도수로 나누었어요. 곱해야 해요.'),
      wrongNumber(counts[at + 1] ?? counts[at - 1] ?? 0, '옆 계급의 도수를 구했어요.'),
      wrongNumber(count * 10, '소수점의 자리를 틀렸어요.'),
      wrongNumber(counts[at - 1] ?? counts[at + 2] ?? 0, '다른 계급의 도수를 구했어요.'),
    ]),
    solution: `이 계급의 상대도수는 ${texWith(share, '이고/고')} 도수의 총합은 ${texWith(total, '이에요/예요')}. (도수) ${tex('=')} (도수의 총합) ${tex('\\times')} (상대도수)이므로\n\n\\[ ${total} \\times ${share} = ${count} \\]\n\n따라서 구하는 도수는 ${tex(count)}명이에요.`,
    hints: [
      '상대도수는 도수를 도수의 총합으로 나눈 값이에요. 거꾸로 도수를 구하려면 어떤 계산을 해야 할까요?',
      '(도수)를 (도수의 총합)으로 나눈 값이 상대도수이므로, 도수의 총합에 상대도수를 곱하면 도수예요.',
      `${distribution.what}의 표에서 그 계급의 상대도수를 찾아 ${texWith(total, '과/와')} 곱하세요.`,
    ],
    figures: [figure],
  }
}

const recoverCount = makeBothForms({
  id: 'M1U11C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '도수 되찾기',
  draw: withEnoughSlips(drawRecover),
})

function drawTotal(random: SeededRandom): ValueQuestion {
  const { total, count, share } = drawUntil(
    random,
    (draw) => {
      const all = draw.pick([20, 25, 30, 40, 50, 60, 80])
      const part = draw.integer(3, Math.floor(all * 0.4))
      return { total: all, count: part, share: rational(part, all) }
    },
    (drawn) => isShortDecimal(drawn.share, 2) && !isShortDecimal(drawn.share, 0),
  )
  const latex = decimalText(share)
  const [what, unit] = random.pick([
    ['통학 시간', '분'],
    ['키', ' cm'],
    ['수학 점수', '점'],
  ] as const)
  const low = what === '키' ? 155 : what === '수학 점수' ? 70 : 20
  const size = what === '키' ? 5 : 10
  return {
    question: `${attachParticle(ofPeople('어느 반 학생들', what), '을/를')} 조사하였더니 ${tex(low)}${unit} 이상 ${tex(low + size)}${unit} 미만인 계급의 도수가 ${tex(count)}명이고 상대도수가 ${texWith(latex, '이었어요/였어요')}. 전체 학생은 몇 명인지 구하세요.`,
    right: rightNumber(total),
    slips: onlyPositive([
      ...decimalSlip(
        rational(count * count, total),
        '도수에 상대도수를 곱했어요. 나누어야 해요.',
        undefined,
        2,
      ),
      wrongNumber(total - count, '나머지 계급의 학생 수를 구했어요.'),
      wrongNumber(total * 10, '나눌 때 소수점의 자리를 틀렸어요.'),
      wrongNumber(Math.round((100 * count) / total), '상대도수를 백분율로 바꾸기만 했어요.'),
      wrongNumber(100, `상대도수의 총합 ${texWith(1, '을/를')} 백분율로 바꾸어 답했어요.`),
    ]),
    solution: `(상대도수) ${tex('=')} (도수) ${tex('\\div')} (도수의 총합)이므로 (도수의 총합) ${tex('=')} (도수) ${tex('\\div')} (상대도수)예요.\n\n\\[ ${count} \\div ${latex} = ${total} \\]\n\n따라서 전체 학생은 ${tex(total)}명이에요.`,
    hints: [
      '상대도수는 도수를 도수의 총합으로 나눈 값이에요.',
      `전체 학생을 ${tex('x')}명이라 하면 ${tex('x')}명의 ${tex(latex)}배가 ${tex(count)}명이에요.`,
      `${texWith(`x \\times ${latex}`, '과/와')} ${texWith(count, '이/가')} 같아요. ${texWith(count, '을/를')} ${texWith(latex, '으로/로')} 나누세요.`,
    ],
  }
}

const findTotal = makeBothForms({
  id: 'M1U11C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '총합 구하기',
  draw: withEnoughSlips(drawTotal),
})

function drawBlanks(random: SeededRandom): ValueQuestion {
  const { distribution, shares } = drawShares(random)
  const { counts } = distribution
  const total = totalOf(distribution)
  const [known = 0, target = 1] = random.sample(
    counts.map((_, at) => at),
    2,
  )
  const [count, goal] = [counts[known] ?? 0, counts[target] ?? 0]
  const [share, right] = [shares[known] ?? rational(0), shares[target] ?? rational(0)]
  const figure = sharesFigure(distribution, { known, asked: target, total: 'B' })
  return {
    question: `다음은 ${attachParticle(ofPeople('어느 반 학생들', distribution.what), '을/를')} 조사하여 나타낸 상대도수의 분포표인데 일부가 지워졌어요. ${texWith('A', '을/를')} 소수로 나타내세요.`,
    right: rightDecimal(right),
    slips: onlyPositive([
      ...decimalSlip(
        rational(goal, 100),
        `도수의 총합을 ${texWith(100, '이라고/라고')} 생각했어요. 도수와 상대도수를 모두 아는 계급에서 총합을 구해요.`,
        undefined,
        3,
      ),
      ...decimalSlip(share, '도수와 상대도수를 모두 아는 계급의 상대도수를 답했어요.', undefined, 2),
      ...decimalSlip(
        rational(100 * goal, total),
        '백분율로 나타냈어요. 상대도수는 소수로 나타내요.',
        undefined,
        2,
      ),
      ...decimalSlip(
        rational(goal, count),
        '도수를 다른 계급의 도수로 나누었어요. 도수의 총합으로 나누어야 해요.',
        undefined,
        2,
      ),
      ...decimalSlip(rational(total - goal, total), '나머지 계급의 상대도수의 합을 구했어요.', undefined, 2),
      wrongNumber(total, '도수의 총합까지만 구했어요.'),
    ]),
    solution: `1. 도수와 상대도수를 모두 아는 계급은 ${className(distribution, known)}이에요. 도수가 ${tex(count)}, 상대도수가 ${texWith(decimalText(share), '이므로/므로')} 도수의 총합은 ${texWith(`B = ${count} \\div ${decimalText(share)} = ${total}`, '이에요/예요')}.\n2. ${className(distribution, target)}인 계급의 도수는 ${texWith(goal, '이므로/므로')} ${texWith(`A = \\frac{${goal}}{${total}} = ${decimalText(right)}`, '이에요/예요')}.`,
    hints: [
      `${distribution.what}의 표에서 도수와 상대도수를 모두 아는 계급을 먼저 찾으세요.`,
      `그 계급의 도수를 상대도수로 나누면 도수의 총합 ${tex('B')}예요.`,
      `${tex('A')}가 있는 줄의 도수를 ${texWith('B', '으로/로')} 나누세요.`,
    ],
    figures: [figure],
  }
}

const fillBlanks = makeBothForms({
  id: 'M1U11C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '빈칸이 여럿인 표',
  draw: withEnoughSlips(drawBlanks),
})

function drawRatios(random: SeededRandom): ValueQuestion {
  const { totals, counts } = drawUntil(
    random,
    (draw) => ({
      totals: [draw.integer(1, 5), draw.integer(1, 5)] as const,
      counts: [draw.integer(1, 6), draw.integer(1, 6)] as const,
    }),
    ({ totals: [m, n], counts: [a, b] }) =>
      gcd(m, n) === 1 && gcd(a, b) === 1 && m !== n && a !== b && a * n !== b * m && (m !== a || n !== b),
  )
  const [m, n] = totals
  const [a, b] = counts
  const show = (first: number, second: number) => {
    const divisor = gcd(first, second)
    return [first / divisor, second / divisor] as const
  }
  const colon = ([first, second]: readonly [number, number]) => ({
    key: `${first}:${second}`,
    markdown: tex(`${first} : ${second}`),
  })
  const right = show(a * n, b * m)
  const simplest = texWith(`${right[0]} : ${right[1]}`, '이에요/예요')
  const inSimplestTerms =
    right[0] === a * n
      ? simplest
      : `${texWith(`${a * n} : ${b * m}`, '이고/고')}, 가장 간단한 자연수의 비로 나타내면 ${simplest}`
  const times = (count: number, letter: string) => (count === 1 ? letter : `${count}${letter}`)
  return {
    question: `두 집단 A, B의 도수의 총합의 비가 ${tex(`${m} : ${n}`)}이고, 어떤 계급의 도수의 비가 ${texWith(`${a} : ${b}`, '이에요/예요')}. 이 계급의 상대도수의 비를 가장 간단한 자연수의 비로 나타내세요.`,
    right: colon(right),
    slips: [
      {
        ...colon(show(a * m, b * n)),
        mistakeText: '도수에 총합을 곱했어요. 상대도수는 도수를 총합으로 나눈 값이에요.',
      },
      { ...colon(show(b * m, a * n)), mistakeText: 'A와 B의 순서를 바꾸었어요.' },
      {
        ...colon([a, b]),
        mistakeText: '도수의 비를 그대로 답했어요. 총합이 다르면 상대도수의 비는 도수의 비와 달라요.',
      },
      { ...colon([m, n]), mistakeText: '도수의 총합의 비를 그대로 답했어요.' },
    ],
    solution: `도수의 총합을 각각 ${tex(times(m, 'x'))}, ${texWith(times(n, 'x'), '이라/라')} 하고 이 계급의 도수를 각각 ${tex(times(a, 'y'))}, ${texWith(times(b, 'y'), '이라/라')} 해요.\n\n1. 상대도수는 각각 ${tex(`\\frac{${times(a, 'y')}}{${times(m, 'x')}}`)}, ${texWith(`\\frac{${times(b, 'y')}}{${times(n, 'x')}}`, '이에요/예요')}.\n2. 두 상대도수에 모두 ${tex(`\\frac{x}{y}`)}를 곱하면 상대도수의 비는 ${texWith(`${toLatex(rational(a, m))} : ${toLatex(rational(b, n))}`, '이에요/예요')}.\n3. ${texWith(m * n, '을/를')} 곱하면 ${inSimplestTerms}.`,
    hints: [
      '두 집단의 도수의 총합과 도수를 비에 맞게 문자를 사용하여 나타내 보세요.',
      '상대도수는 도수를 도수의 총합으로 나눈 값이에요. 집단마다 분수로 나타내 보세요.',
      m === 1 || n === 1
        ? `분수의 분모에 있는 ${texWith(m * n, '을/를')} 두 수에 모두 곱하면 자연수의 비로 나타낼 수 있어요.`
        : `두 분수의 분모에 있는 ${texWith(m, '과/와')} ${tex(n)}의 공배수를 곱하면 자연수의 비로 나타낼 수 있어요.`,
    ],
  }
}

const compareRatios = makeBothForms({
  id: 'M1U11C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '총합의 비와 상대도수의 비',
  draw: withEnoughSlips(drawRatios),
})

export const FINDING_TEMPLATES: ItemTemplate[] = [
  ...findShare,
  ...recoverCount,
  ...findTotal,
  ...fillBlanks,
  ...compareRatios,
]
