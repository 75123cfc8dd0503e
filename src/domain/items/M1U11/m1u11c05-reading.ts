import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import {
  askChoice,
  askJudgement,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { decimalSlip, onlyPositive, rightDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { className, lowOf, spaced, totalOf } from './distribution.ts'
import { drawPlot, plotFigure, type SharePlot, shareOf } from './relative-graph.ts'

const conceptId = 'M1U11C05'

function introducePlot({ distribution }: SharePlot, total?: number) {
  return `다음은 ${total === undefined ? '어느 학교 학생들의' : `학생 ${tex(total)}명의`} ${attachParticle(distribution.what, '을/를')} 조사하여 상대도수의 분포를 나타낸 그래프예요.`
}

const findPeak: ItemTemplate = {
  id: 'M1U11C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '상대도수가 가장 큰 계급',
  generate: (random) => {
    const plot = drawUntil(
      random,
      (draw) => drawPlot(draw, [25, 50]),
      ({ hundredths }) => hundredths.filter((value) => value === Math.max(...hundredths)).length === 1,
    )
    const { distribution, hundredths } = plot
    const right = hundredths.indexOf(Math.max(...hundredths))
    const others = random.sample(
      hundredths.flatMap((_, at) => (at === right ? [] : [at])),
      3,
    )
    return askChoice(random, {
      question: `${introducePlot(plot)} 상대도수가 가장 큰 계급은 어느 것인가요?`,
      right: optionAnswer(className(distribution, right)),
      slips: [
        ...others.map((at) => ({
          ...optionAnswer(className(distribution, at)),
          mistakeText: `이 계급의 상대도수는 ${texWith(shareOf(hundredths[at] ?? 0), '이에요/예요')}. 더 높은 점이 있어요.`,
          conceptId: 'M1U11C03',
        })),
        {
          ...optionAnswer(tex(shareOf(hundredths[right] ?? 0))),
          mistakeText: '상대도수를 답했어요. 묻는 것은 계급이에요.',
        },
      ],
      solution: `가장 높은 점은 ${className(distribution, right)}인 계급에 있고, 그 상대도수는 ${texWith(shareOf(hundredths[right] ?? 0), '이에요/예요')}.`,
      hints: [
        '그래프에서 점의 높이가 그 계급의 상대도수예요.',
        '가장 높은 점을 찾으세요.',
        `그 점 아래의 가로축에서 ${attachParticle(distribution.what, '이/가')} 얼마 이상 얼마 미만인지 읽으세요. 점은 계급의 한가운데에 있어요.`,
      ],
      figures: [plotFigure(plot)],
    })
  },
}

const IDEAS = [
  [
    '도수의 총합이 다른 두 자료는 상대도수의 분포를 나타낸 그래프로 비교할 수 있다.',
    true,
    '상대도수는 전체에 대한 비율이므로 도수의 총합이 달라도 바르게 비교할 수 있어요.',
    '총합이 달라도 비율로 바꾸면 비교할 수 있어요.',
    '50명 가운데 10명과 200명 가운데 10명을 비교해 보세요. 어떤 수로 바꾸면 공평하게 비교할 수 있나요?',
  ],
  [
    '상대도수의 분포를 나타낸 그래프의 세로축에는 도수를 나타낸다.',
    false,
    '이 그래프의 세로축에는 도수가 아니라 상대도수를 나타내요.',
    '세로축에는 상대도수를 나타내요.',
    '그래프의 이름에 들어 있는 말을 보세요. 점의 높이로 읽는 것은 0과 1 사이의 수인가요, 사람 수인가요?',
  ],
  [
    '상대도수의 분포를 나타낸 그래프만 보면 각 계급의 도수를 알 수 있다.',
    false,
    '도수를 구하려면 상대도수에 도수의 총합을 곱해야 해요. 그래프만으로는 도수의 총합을 알 수 없어요.',
    '도수를 구하려면 도수의 총합도 알아야 해요.',
    '상대도수가 \\(0.2\\)인 계급의 학생은 몇 명일까요? 전체가 50명일 때와 200명일 때를 비교해 보세요.',
  ],
  [
    '두 집단의 그래프에서 오른쪽으로 더 치우친 쪽이 변량이 큰 편이다.',
    true,
    '가로축은 오른쪽으로 갈수록 변량이 커져요. 그래프가 오른쪽으로 치우쳐 있으면 큰 변량의 비율이 높다는 뜻이에요.',
    '오른쪽으로 갈수록 변량이 커진다는 점을 생각해 보세요.',
    '가로축의 오른쪽 끝에는 큰 값이 있나요, 작은 값이 있나요? 그래프가 그쪽으로 몰려 있으면 어떤 값이 많은 것인가요?',
  ],
] as const

const judgeIdea: ItemTemplate = {
  id: 'M1U11C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '상대도수의 그래프의 뜻 O/X',
  generate: (random) => {
    const [statement, isTrue, solution, mistakeText, clue] = random.pick(IDEAS)
    return askJudgement({
      statement,
      isTrue,
      mistakeText,
      solution,
      hints: [
        '이 그래프의 가로축과 세로축에는 각각 무엇을 나타내는지 떠올려 보세요.',
        '학생 \\(50\\)명과 \\(200\\)명을 조사한 두 그래프를 그린다고 생각해 보세요.',
        clue,
      ],
    })
  },
}

function drawRead(random: SeededRandom): ValueQuestion {
  const plot = drawPlot(random, [20, 25, 50])
  const { distribution, hundredths } = plot
  const at = random.integer(1, hundredths.length - 2)
  const right = hundredths[at] ?? 0
  const wrong = (value: number | undefined, mistakeText: string, earlier?: string) =>
    decimalSlip(rational(value ?? 0, 100), mistakeText, earlier, 2)
  return {
    question: `${introducePlot(plot)} ${className(distribution, at)}인 계급의 상대도수를 구하세요.`,
    right: rightDecimal(rational(right, 100)),
    slips: onlyPositive([
      ...wrong(hundredths[at - 1], '왼쪽 계급의 상대도수를 읽었어요.', 'M1U11C03'),
      ...wrong(hundredths[at + 1], '오른쪽 계급의 상대도수를 읽었어요.', 'M1U11C03'),
      ...wrong(sumOf(hundredths.slice(0, at + 1)), '그 계급까지의 상대도수를 모두 더했어요.'),
      ...wrong(right * 10, '소수점의 자리를 틀렸어요.'),
      ...wrong(100 - right, '나머지 계급의 상대도수의 합을 구했어요.'),
    ]),
    solution: `가로축에서 ${className(distribution, at)}인 계급의 한가운데에 있는 점을 찾고, 그 높이를 세로축에서 읽으면 상대도수는 ${texWith(shareOf(right), '이에요/예요')}.`,
    hints: [
      '점은 계급의 한가운데에 찍혀 있고, 점의 높이가 상대도수예요.',
      `가로축에서 ${distribution.what}의 계급을 찾고, 그 두 끝의 수 사이에 있는 점을 찾으세요.`,
      '그 점에서 왼쪽으로 가로로 선을 그어 세로축의 눈금을 읽으세요. 눈금 한 칸의 크기도 확인하세요.',
    ],
    figures: [plotFigure(plot)],
  }
}

const readShare = makeBothForms({
  id: 'M1U11C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '그래프 읽기',
  draw: withEnoughSlips(drawRead),
})

function drawPercent(random: SeededRandom): ValueQuestion {
  const plot = drawPlot(random, [20, 25, 50])
  const { distribution, hundredths } = plot
  const at = random.integer(1, hundredths.length - 2)
  const right = hundredths[at] ?? 0
  return {
    question: `${introducePlot(plot)} ${className(distribution, at)}인 학생은 전체의 몇 %인지 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      ...decimalSlip(
        rational(right, 100),
        `상대도수를 그대로 답했어요. ${texWith(100, '을/를')} 곱해야 %가 돼요.`,
        'M1U11C04',
        2,
      ),
      ...decimalSlip(
        rational(right, 10),
        `${texWith(10, '을/를')} 곱했어요. 백분율은 ${texWith(100, '을/를')} 곱해요.`,
        undefined,
        1,
      ),
      wrongNumber(hundredths[at - 1] ?? 0, '왼쪽 계급의 상대도수를 읽었어요.', 'M1U11C03'),
      wrongNumber(hundredths[at + 1] ?? 0, '오른쪽 계급의 상대도수를 읽었어요.', 'M1U11C03'),
      wrongNumber(100 - right, '나머지 계급의 비율을 구했어요.'),
    ]),
    solution: `그래프에서 이 계급의 상대도수를 읽으면 ${texWith(shareOf(right), '이에요/예요')}. 백분율은 상대도수에 ${texWith(100, '을/를')} 곱한 값이므로 ${tex(`${shareOf(right)} \\times 100 = ${right}`)}(%)예요.`,
    hints: [
      `먼저 ${distribution.what}의 그래프에서 그 계급의 상대도수를 읽으세요.`,
      '상대도수는 전체를 1로 보았을 때의 비율이고, 백분율은 전체를 100으로 보았을 때의 비율이에요.',
      `읽은 상대도수에 ${texWith(100, '을/를')} 곱하세요.`,
    ],
    figures: [plotFigure(plot)],
  }
}

const toPercent = makeBothForms({
  id: 'M1U11C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '백분율로 바꾸기',
  draw: withEnoughSlips((random) =>
    drawUntil(random, drawPercent, ({ right }) => Number(right.key) > 1 && right.key !== '100'),
  ),
})

function drawAbove(random: SeededRandom): ValueQuestion {
  const plot = drawPlot(random, [25, 50])
  const { distribution, hundredths } = plot
  const times = random.pick([1, 2, 4])
  const total = totalOf(distribution) * times
  const at = random.integer(2, hundredths.length - 2)
  const upper = hundredths.slice(at)
  const share = sumOf(upper)
  const right = (share * total) / 100
  const bound = `${tex(lowOf(distribution, at))}${spaced(distribution.unit)}`
  return {
    question: `${introducePlot(plot, total)} ${attachParticle(distribution.what, '이/가')} ${bound} 이상인 학생은 몇 명인지 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      ...decimalSlip(rational((upper[0] ?? 0) * total, 100), `${bound}에서 시작하는 계급 하나만 보았어요.`),
      ...decimalSlip(
        rational((share - (upper[0] ?? 0)) * total, 100),
        `${bound}에서 시작하는 계급을 빠뜨렸어요.`,
      ),
      wrongNumber(total - right, `${bound} 미만인 학생 수를 구했어요.`),
      wrongNumber(share, '백분율을 학생 수로 답했어요. 전체 학생 수에 상대도수를 곱해야 해요.', 'M1U11C04'),
      wrongNumber(right * 10, '소수점의 자리를 틀렸어요.'),
    ]),
    solution: `1. ${bound} 이상인 계급의 상대도수의 합은 ${texWith(`${upper.map(shareOf).join(' + ')} = ${shareOf(share)}`, '이에요/예요')}.\n2. 도수는 도수의 총합에 상대도수를 곱한 값이므로 ${tex(`${total} \\times ${shareOf(share)} = ${right}`)}(명)이에요.`,
    hints: [
      `${bound} 이상인 계급을 모두 찾아 상대도수를 읽으세요.`,
      '읽은 상대도수를 모두 더하면 그 부분이 전체에서 차지하는 비율이에요.',
      `더한 상대도수에 전체 학생 수 ${texWith(total, '을/를')} 곱하세요.`,
    ],
    figures: [plotFigure(plot)],
  }
}

const countAbove = makeBothForms({
  id: 'M1U11C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '그래프와 총합으로 도수',
  draw: withEnoughSlips(drawAbove),
})

export const READING_TEMPLATES: ItemTemplate[] = [
  findPeak,
  judgeIdea,
  ...readShare,
  ...toPercent,
  ...countAbove,
]
