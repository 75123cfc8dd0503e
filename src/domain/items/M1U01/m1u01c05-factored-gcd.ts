import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import {
  divisorsOf,
  factorizeNumber,
  formatFactorization,
  gcd,
  integersFrom,
  lcm,
  type NumberPower,
} from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { alignFactorizations } from './align-factorizations.ts'
import { rightFactorization, wrongFactorization } from './factored-answers.ts'
import { pickExponents } from './pick-exponents.ts'

const conceptId = 'M1U01C05'

function drawFactoredGcd(random: SeededRandom): ValueQuestion {
  const [p, q] = random.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
    [3, 7],
  ] as const)
  const [a, c] = random.sample(integersFrom(1, 5), 2) as [number, number]
  const [b, d] = random.sample(integersFrom(1, 4), 2) as [number, number]
  const [r, s] = random.sample(
    [5, 7, 11, 13].filter((prime) => prime !== p && prime !== q),
    2,
  ) as [number, number]
  const sorted = (powers: NumberPower[]) => powers.sort(([x], [y]) => x - y)
  const first = sorted([
    [p, a],
    [q, b],
    [r, 1],
  ])
  const second = sorted([
    [p, c],
    [q, d],
    [s, 1],
  ])
  const common = pickExponents([first, second], Math.min)
  const chosen = (base: number, x: number, y: number) =>
    `- ${tex(base)}의 지수는 ${texWith(x, '과/와')} ${tex(y)} 가운데 작은 쪽인 ${texWith(Math.min(x, y), '이에요/예요')}.`
  return {
    question: `두 수 ${tex(formatFactorization(first).latex)}, ${tex(formatFactorization(second).latex)}의 최대공약수를 소인수의 곱으로 나타내세요. (같은 소인수의 곱은 거듭제곱으로 쓰세요.)`,
    right: rightFactorization(common),
    slips: [
      wrongFactorization(
        [
          [p, Math.max(a, c)],
          [q, Math.max(b, d)],
        ],
        '공통인 소인수에서 지수가 큰 쪽을 골랐어요. 두 수를 모두 나누려면 지수가 작은 쪽이어야 해요.',
      ),
      wrongFactorization(
        pickExponents([first, second], Math.max),
        '소인수를 모두, 지수가 큰 쪽으로 곱했어요. 그것은 최소공배수예요.',
      ),
      wrongFactorization(
        sorted([...common, [r, 1], [s, 1]]),
        `한 수에만 있는 소인수 ${texWith(r, '과/와')} ${texWith(s, '을/를')} 함께 곱했어요. 공통인 소인수만 곱해야 해요.`,
      ),
      wrongFactorization(
        [
          [p, a + c],
          [q, b + d],
        ],
        '두 지수를 더했어요. 그러면 두 수를 곱한 것이 되어 공약수가 아니에요.',
        'M1U01C02',
      ),
      wrongFactorization(
        [
          [p, 1],
          [q, 1],
        ],
        '공통인 소인수를 한 번씩만 곱했어요. 지수도 비교해야 해요.',
      ),
    ],
    solution: `두 수에 공통인 소인수는 ${texWith(p, '과/와')} ${texWith(q, '이에요/예요')}. 한 수에만 있는 ${texWith(r, '과/와')} ${texWith(s, '은/는')} 두 수를 모두 나눌 수 없으므로 고르지 않아요.\n\n${chosen(p, a, c)}\n${chosen(q, b, d)}\n\n따라서 최대공약수는 다음과 같아요.\n\n${texBlock(formatFactorization(common).latex)}`,
    hints: [
      '두 수에 공통으로 들어 있는 소인수만 고르세요. 한 수에만 있는 소인수는 공약수가 될 수 없어요.',
      `공통인 소인수는 ${texWith(p, '과/와')} ${texWith(q, '이에요/예요')}. 소인수마다 두 지수를 비교해 보세요.`,
      '두 수를 모두 나누어떨어지게 하려면 지수가 크지 않은 쪽을 골라야 해요. 그렇게 고른 두 거듭제곱을 곱으로 이으세요.',
    ],
  }
}

function drawCommonCount(random: SeededRandom): ValueQuestion {
  const { a, b } = drawUntil(
    random,
    ({ integer }) => {
      const greatest = integer(12, 60)
      return { a: greatest * integer(2, 6), b: greatest * integer(2, 6) }
    },
    ({ a, b }) => {
      const powers = factorizeNumber(gcd(a, b))
      const count = divisorsOf(gcd(a, b)).length
      return a < b && b <= 240 && b % a !== 0 && powers.length >= 2 && count >= 6 && count <= 12
    },
  )
  const greatest = gcd(a, b)
  const powers = factorizeNumber(greatest)
  const count = divisorsOf(greatest).length
  const exponents = powers.map(([, exponent]) => exponent)
  const unraised = exponents.reduce((product, exponent) => product * exponent, 1)
  const plusOnes = exponents.map((exponent) => `(${exponent} + 1)`)
  return {
    question: `두 수 ${texWith(a, '과/와')} ${tex(b)}의 공약수는 모두 몇 개인지 구하세요.`,
    right: rightNumber(count),
    slips: [
      wrongNumber(greatest, '최대공약수를 답했어요. 최대공약수의 약수가 몇 개인지 세어야 해요.'),
      ...(unraised > 1
        ? [wrongNumber(unraised, '최대공약수의 지수에 \\(1\\)을 더하지 않고 그대로 곱했어요.', 'M1U01C04')]
        : []),
      wrongNumber(
        exponents.reduce((sum, exponent) => sum + exponent + 1, 0),
        '지수에 \\(1\\)을 더한 수들을 곱하지 않고 더했어요.',
        'M1U01C04',
      ),
      wrongNumber(divisorsOf(a).length, `${tex(a)}의 약수의 개수를 답했어요.`),
      wrongNumber(divisorsOf(b).length, `${tex(b)}의 약수의 개수를 답했어요.`),
      wrongNumber(count - 1, '모든 자연수의 공약수인 \\(1\\)을 빠뜨렸어요.'),
      wrongNumber(divisorsOf(lcm(a, b)).length, '최대공약수가 아니라 최소공배수의 약수를 세었어요.'),
    ],
    solution: `1. 두 수의 공약수는 최대공약수의 약수와 같으므로 최대공약수를 먼저 구해요.\n\n${alignFactorizations([a, b], '최대공약수', powers)}\n\n2. 거듭제곱의 약수의 개수는 지수보다 하나 많고, 거듭제곱마다 약수를 하나씩 골라 곱하면 약수가 돼요. 그래서 ${tex(formatFactorization(powers).latex)}의 약수는 ${tex(`${plusOnes.join(' \\times ')} = ${count}`)}개예요.\n\n따라서 공약수는 모두 ${tex(count)}개예요.`,
    hints: [
      '공약수를 하나씩 찾지 않아도 돼요. 공약수는 모두 최대공약수의 약수예요.',
      `${texWith(a, '과/와')} ${texWith(b, '을/를')} 각각 소인수분해해서 최대공약수를 소인수의 곱으로 나타내 보세요.`,
      '최대공약수를 소인수분해한 식에서 각 지수에 \\(1\\)을 더한 수를 모두 곱하면 약수의 개수예요.',
    ],
  }
}

/** Level 3 of 최대공약수와 서로소. */
export const STANDARD_TEMPLATES: ItemTemplate[] = [
  ...makeBothForms({
    id: 'M1U01C05L3A1',
    conceptId,
    difficultyLevel: 3,
    name: '소인수분해 꼴의 최대공약수',
    draw: withEnoughSlips(drawFactoredGcd),
  }),
  ...makeBothForms({
    id: 'M1U01C05L3A2',
    conceptId,
    difficultyLevel: 3,
    name: '공약수의 개수',
    draw: withEnoughSlips(drawCommonCount),
  }),
]
