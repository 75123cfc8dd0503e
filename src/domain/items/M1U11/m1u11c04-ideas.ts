import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { decimalSlip, decimalText, isShortDecimal, rightDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { className, drawDistribution, tableFigure, totalOf } from './distribution.ts'

const conceptId = 'M1U11C04'

const shareOfGroup: ItemTemplate = {
  id: 'M1U11C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '전체에 대한 비율',
  generate: (random) => {
    const total = random.pick([20, 25, 40, 50])
    const part = drawUntil(
      random,
      (draw) => draw.integer(3, Math.floor(total * 0.7)),
      (count) => isShortDecimal(rational(count, total), 2),
    )
    const [who, what] = random.pick([
      ['학생', '자전거로 등교하는 학생'],
      ['학생', '동생이 있는 학생'],
      ['학생', '아침을 먹은 학생'],
    ] as const)
    const share = rational(part, total)
    return askValue({
      question: `${who} ${tex(total)}명 가운데 ${what}이 ${tex(part)}명이에요. 전체 ${who} 수에 대한 ${what} 수의 비율을 소수로 나타내세요.`,
      right: rightDecimal(share),
      slips: [
        ...decimalSlip(
          rational(total - part, total),
          `${what}이 아닌 ${who}의 비율을 구했어요.`,
          undefined,
          2,
        ),
        ...decimalSlip(
          rational(100 * part, total),
          '백분율로 나타냈어요. 소수로 나타내야 해요.',
          undefined,
          2,
        ),
        ...decimalSlip(
          rational(total, part),
          '전체를 부분으로 나누었어요. 부분을 전체로 나누어야 해요.',
          undefined,
          3,
        ),
        wrongNumber(part, '학생 수를 그대로 답했어요. 전체로 나누어야 해요.'),
      ],
      solution: `비율은 (부분) ${tex('\\div')} (전체)예요.\n\n\\[ \\frac{${part}}{${total}} = ${decimalText(share)} \\]`,
      hints: [
        '비율은 전체를 기준으로 부분이 얼마나 되는지를 나타내요.',
        '부분의 수를 전체의 수로 나누세요.',
        `분모는 ${tex(total)}, 분자는 ${texWith(part, '이에요/예요')}. 분모를 ${texWith(100, '으로/로')} 바꾸면 소수로 나타내기 쉬워요.`,
      ],
    })
  },
}

const findBase: ItemTemplate = {
  id: 'M1U11C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '상대도수의 분모',
  generate: (random) => {
    const distribution = drawUntil(
      random,
      (draw) => drawDistribution(draw, { totals: [20, 25, 40, 50] }),
      ({ counts }) => new Set(counts).size === counts.length,
    )
    const { counts, size } = distribution
    const at = random.integer(1, counts.length - 2)
    const total = totalOf(distribution)
    return askValue({
      question: `다음 도수분포표에서 ${className(distribution, at)}인 계급의 상대도수를 구하려고 해요. 이 계급의 도수를 어떤 수로 나누어야 하는지 구하세요.`,
      right: rightNumber(total),
      slips: [
        wrongNumber(counts.length, '계급의 개수로 나누었어요. 도수의 총합으로 나누어야 해요.'),
        wrongNumber(size, '계급의 크기로 나누었어요. 도수의 총합으로 나누어야 해요.'),
        wrongNumber(Math.max(...counts), '가장 큰 도수로 나누었어요. 도수의 총합으로 나누어야 해요.'),
        wrongNumber(
          total - (counts[at] ?? 0),
          '나머지 계급의 도수의 합으로 나누었어요. 도수의 총합으로 나누어야 해요.',
        ),
      ],
      solution: `상대도수는 (그 계급의 도수) ${tex('\\div')} (도수의 총합)이에요. 도수의 총합이 ${texWith(total, '이므로/므로')} ${texWith(total, '으로/로')} 나누어야 해요.`,
      hints: [
        `상대도수는 ${attachParticle(distribution.what, '을/를')} 조사한 전체 학생에 대한 그 계급의 비율이에요.`,
        '전체의 개수는 표의 어느 칸에 적혀 있나요?',
        '모든 계급의 도수를 더한 값을 표에서 찾으세요.',
      ],
      figures: [tableFigure(distribution)],
    })
  },
}

const CLAIMS: readonly Claim[] = [
  {
    text: '상대도수의 총합은 항상 1이다.',
    isTrue: true,
    because: '모든 계급의 도수를 더하면 도수의 총합이고, 이를 도수의 총합으로 나누면 \\(1\\)이에요.',
    mistakeText: '각 계급의 비율을 모두 더하면 전체가 되므로 총합은 1이에요.',
    hints: [
      '도수가 \\(2\\), \\(5\\), \\(3\\)인 세 계급의 상대도수를 구해 보세요.',
      '구한 세 상대도수를 모두 더해 보세요.',
      '도수가 달라져도 합이 같을지, 도수를 모두 더해 총합으로 나누는 식으로 생각해 보세요.',
    ],
  },
  {
    text: '각 계급의 상대도수는 그 계급의 도수에 정비례한다.',
    isTrue: true,
    because:
      '상대도수는 도수를 도수의 총합으로 나눈 값이에요. 총합은 정해져 있으므로 도수가 \\(2\\)배이면 상대도수도 \\(2\\)배예요.',
    mistakeText: '도수의 총합이 같은 한 자료에서는 도수가 2배이면 상대도수도 2배예요.',
    hints: [
      '도수의 총합이 \\(20\\)인 자료에서 도수가 \\(3\\)과 \\(6\\)인 두 계급을 생각해 보세요.',
      '두 계급의 상대도수를 각각 구해 보세요.',
      '도수가 \\(2\\)배일 때 상대도수가 몇 배인지 확인해 보세요.',
    ],
  },
  {
    text: '상대도수는 1보다 클 수 있다.',
    isTrue: false,
    because: '한 계급의 도수는 도수의 총합보다 클 수 없으므로 상대도수는 \\(0\\) 이상 \\(1\\) 이하예요.',
    mistakeText: '도수는 도수의 총합을 넘을 수 없으므로 상대도수는 1을 넘지 않아요.',
    hints: [
      '한 계급의 도수와 도수의 총합 가운데 어느 쪽이 더 큰가요?',
      '상대도수의 분자와 분모는 각각 무엇인지 적어 보세요.',
      '분자가 분모보다 클 수 있는지 생각해 보세요.',
    ],
  },
  {
    text: '두 자료에서 상대도수가 같은 계급은 도수도 같다.',
    isTrue: false,
    because:
      '도수의 총합이 다르면 상대도수가 같아도 도수가 달라요. 총합이 \\(20\\)이면 상대도수 \\(0.3\\)인 계급의 도수는 \\(6\\), 총합이 \\(50\\)이면 \\(15\\)예요.',
    mistakeText: '도수는 상대도수에 도수의 총합을 곱한 값이므로 총합이 다르면 도수도 달라요.',
    hints: [
      '상대도수에서 도수를 되찾으려면 무엇을 알아야 하나요?',
      '도수의 총합이 \\(20\\)인 자료와 \\(50\\)인 자료에서 상대도수가 \\(0.3\\)인 계급을 생각해 보세요.',
      '두 계급의 도수를 각각 구해 비교해 보세요.',
    ],
  },
  {
    text: '도수의 총합이 다른 두 자료를 비교할 때에는 도수보다 상대도수를 비교하는 것이 알맞다.',
    isTrue: true,
    because:
      '도수의 총합이 다르면 도수가 크다고 해서 비율도 크다고 할 수 없어요. 상대도수는 전체에 대한 비율이므로 바르게 비교할 수 있어요.',
    mistakeText: '총합이 다르면 도수만으로는 어느 쪽의 비율이 더 큰지 알 수 없어요.',
    hints: [
      '\\(100\\)명 중 \\(10\\)명과 \\(20\\)명 중 \\(5\\)명을 비교해 보세요.',
      '수가 큰 쪽과 비율이 큰 쪽이 같은가요?',
      '전체의 크기가 다를 때 공평하게 비교하려면 무엇을 비교해야 할지 생각해 보세요.',
    ],
  },
  {
    text: '상대도수는 도수의 총합을 그 계급의 도수로 나눈 값이다.',
    isTrue: false,
    because: '상대도수는 그 계급의 도수를 도수의 총합으로 나눈 값이에요. 나누는 순서가 바뀌었어요.',
    mistakeText: '나누는 순서가 바뀌었어요. 도수를 도수의 총합으로 나누어요.',
    hints: [
      '상대도수는 전체에 대한 비율이에요. 전체는 분자와 분모 가운데 어느 쪽인가요?',
      '도수가 \\(5\\), 도수의 총합이 \\(20\\)일 때 설명대로 계산해 보세요.',
      '계산한 값이 전체에 대한 비율로 알맞은 크기인지 생각해 보세요.',
    ],
  },
]

function drawNumberClaim(random: SeededRandom): Claim {
  const total = random.pick([20, 25, 40, 50])
  const part = drawUntil(
    random,
    (draw) => draw.integer(2, total / 2),
    (count) => isShortDecimal(rational(count, total), 2) && count !== 10,
  )
  const isTrue = random.pick([true, false])
  const right = decimalText(rational(part, total))
  const claimedValue = isTrue ? right : decimalText(rational(part, 100))
  return {
    text: `도수의 총합이 ${tex(total)}일 때, 도수가 ${tex(part)}인 계급의 상대도수는 ${texWith(claimedValue, '이다/다')}.`,
    isTrue,
    because: `상대도수는 ${texWith(`\\frac{${part}}{${total}} = ${right}`, '이에요/예요')}.`,
    mistakeText: isTrue
      ? '도수를 도수의 총합으로 나누어 보세요.'
      : `도수를 ${texWith(100, '으로/로')} 나누었어요. 도수의 총합으로 나누어야 해요.`,
    hints: [
      '상대도수는 도수를 도수의 총합으로 나눈 값이에요.',
      `분모는 ${tex(total)}, 분자는 ${texWith(part, '이에요/예요')}.`,
      '나눈 값을 설명에 있는 값과 비교해 보세요.',
    ],
  }
}

const judgeShare = judgeClaims(
  { id: 'M1U11C04L1A2', conceptId, difficultyLevel: 1, name: '상대도수 성질 O/X' },
  (random) => (random.integer(0, 2) === 0 ? drawNumberClaim(random) : random.pick(CLAIMS)),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [shareOfGroup, findBase, judgeShare]
