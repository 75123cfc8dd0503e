import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { factorizeNumber, formatFactorization, gcd, lcm, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { alignFactorizations } from './align-factorizations.ts'
import { rightFactorization, wrongFactorization } from './factored-answers.ts'
import { exponentOf, pickExponents } from './pick-exponents.ts'

const conceptId = 'M1U01C06'

/** Least and greatest exponent of the first, second and third prime. */
const EXPONENTS: readonly (readonly [low: number, high: number])[] = [
  [1, 4],
  [0, 3],
  [0, 1],
]

function drawThreeNumbers(random: SeededRandom): ValueQuestion {
  const primes = random.pick([
    [2, 3, 5],
    [2, 3, 7],
    [2, 5, 7],
    [3, 5, 7],
  ] as const)
  const numbers = drawUntil(
    random,
    ({ integer }) =>
      [0, 1, 2].map(() =>
        primes
          .map((prime, index): NumberPower => [prime, integer(...(EXPONENTS[index] ?? [0, 1]))])
          .filter(([, exponent]) => exponent > 0),
      ),
    (drawn) => {
      const all = pickExponents(drawn, Math.max)
      const shapes = new Set(drawn.map((powers) => formatFactorization(powers).latex))
      const larger = all.filter(([, exponent]) => exponent > 1)
      const holdersOf = (prime: number) => drawn.filter((powers) => exponentOf(prime, powers) > 0).length
      const isOneOfThem = shapes.has(formatFactorization(all).latex)
      return (
        shapes.size === 3 &&
        drawn.every((powers) => powers.length >= 2) &&
        all.length === 3 &&
        larger.length === 2 &&
        holdersOf(primes[1]) > 1 &&
        holdersOf(primes[2]) < 3 &&
        !isOneOfThem
      )
    },
  )
  const all = pickExponents(numbers, Math.max)
  const common = pickExponents(numbers, Math.min)
  const sums = pickExponents(numbers, (...exponents) =>
    exponents.reduce((sum, exponent) => sum + exponent, 0),
  )
  const inEvery = all.filter(([prime]) => common.some(([other]) => other === prime))
  const firstTwo = pickExponents(numbers.slice(0, 2), Math.max)
  const lines = all.map(([prime, exponent]) => {
    const exponents = numbers.map((powers) => exponentOf(prime, powers)).filter((own) => own > 0)
    if (exponents.length === 1)
      return `- ${texWith(prime, '은/는')} 한 수에만 있지만 그대로 골라 ${texWith(formatFactorization([[prime, exponent]]).latex, '을/를')} 써요.`
    return new Set(exponents).size === 1
      ? `- ${texWith(prime, '은/는')} 나오는 곳마다 지수가 ${tex(exponent)}이므로 ${texWith(formatFactorization([[prime, exponent]]).latex, '을/를')} 써요.`
      : `- ${tex(prime)}의 지수 ${texList(exponents)} 가운데 가장 큰 것은 ${texWith(exponent, '이에요/예요')}.`
  })
  return {
    question: `세 수 ${numbers.map((powers) => tex(formatFactorization(powers).latex)).join(', ')}의 최소공배수를 소인수의 곱으로 나타내세요. (같은 소인수의 곱은 거듭제곱으로 쓰세요.)`,
    right: rightFactorization(all),
    slips: [
      ...(common.length > 0
        ? [wrongFactorization(common, '지수가 가장 작은 쪽을 골랐어요. 그것은 최대공약수예요.', 'M1U01C05')]
        : []),
      ...(inEvery.length > 0
        ? [
            wrongFactorization(
              inEvery,
              '세 수에 공통인 소인수만 곱했어요. 공통이 아닌 소인수도 모두 곱해야 해요.',
            ),
          ]
        : []),
      wrongFactorization(sums, '지수를 모두 더했어요. 가장 큰 지수 하나만 고르면 돼요.', 'M1U01C02'),
      wrongFactorization(
        all.map(([prime]) => [prime, 1]),
        '소인수를 한 번씩만 곱했어요. 지수가 가장 큰 것을 골라야 해요.',
      ),
      wrongFactorization(firstTwo, '앞의 두 수만 보았어요. 세 수를 모두 비교해야 해요.'),
      wrongFactorization(
        pickExponents(numbers, (...exponents) => Math.min(...exponents.filter((exponent) => exponent > 0))),
        '소인수마다 가장 작은 지수를 골랐어요. 가장 큰 지수를 골라야 세 수의 배수가 돼요.',
      ),
    ],
    solution: `세 수에 나오는 소인수를 빠짐없이 적고, 소인수마다 지수가 가장 큰 것을 골라요.\n\n${lines.join('\n')}\n\n따라서 최소공배수는 다음과 같아요.\n\n${texBlock(formatFactorization(all).latex)}`,
    hints: [
      '최소공배수는 세 수를 모두 약수로 가져야 해요. 어느 한 수에라도 나오는 소인수는 모두 들어가야 해요.',
      `나오는 소인수는 ${texList(
        all.map(([prime]) => prime),
        '이에요/예요',
      )}. 소인수마다 세 수에서의 지수를 비교해 보세요.`,
      '소인수마다 지수가 가장 큰 거듭제곱을 하나씩 골라 곱으로 이으세요. 지수를 더하는 것이 아니에요.',
    ],
  }
}

function drawRange(random: SeededRandom) {
  return drawUntil(
    random,
    ({ integer, pick }) => {
      const [a, b] = [integer(4, 24), integer(6, 30)]
      return { a, b, least: lcm(a, b), bound: pick([100, 150, 200, 250, 300, 400, 500]) }
    },
    ({ a, b, least, bound }) => {
      const times = Math.floor(bound / least)
      const fromCentre = Math.abs((bound % least) * 2 - least)
      return (
        a < b &&
        b % a !== 0 &&
        gcd(a, b) > 1 &&
        least >= 12 &&
        least <= 90 &&
        times >= 3 &&
        times <= 15 &&
        bound % least !== 0 &&
        fromCentre > 2
      )
    },
  )
}

function drawCountInRange(random: SeededRandom): ValueQuestion {
  const { a, b, least, bound } = drawRange(random)
  const count = Math.floor(bound / least)
  const all = pickExponents([factorizeNumber(a), factorizeNumber(b)], Math.max)
  return {
    question: `${tex(bound)} 이하의 자연수 가운데 ${texWith(a, '과/와')} ${tex(b)}의 공배수는 모두 몇 개인지 구하세요.`,
    right: rightNumber(count),
    slips: [
      wrongNumber(Math.floor(bound / (a * b)), '최소공배수가 아니라 두 수의 곱의 배수를 세었어요.'),
      wrongNumber(
        Math.floor(bound / gcd(a, b)),
        '최대공약수의 배수를 세었어요. 최소공배수의 배수를 세어야 해요.',
        'M1U01C05',
      ),
      wrongNumber(count + 1, `${tex(bound)}보다 큰 배수까지 세었어요.`),
      wrongNumber(count - 1, '배수를 하나 빠뜨렸어요. 최소공배수 자신도 공배수예요.'),
      wrongNumber(
        Math.floor(bound / a) + Math.floor(bound / b),
        `${tex(a)}의 배수의 개수와 ${tex(b)}의 배수의 개수를 더했어요.`,
      ),
    ].filter(({ key }) => key !== '0'),
    solution: `1. 두 수의 공배수는 최소공배수의 배수와 같으므로 최소공배수를 먼저 구해요.\n\n${alignFactorizations([a, b], '최소공배수', all)}\n\n2. ${tex(bound)} 이하인 ${tex(least)}의 배수를 세어 봐요. ${texWith(`${least} \\times ${count} = ${least * count}`, '은/는')} ${tex(bound)} 이하이고, ${texWith(`${least} \\times ${count + 1} = ${least * (count + 1)}`, '은/는')} ${tex(bound)}보다 커요.\n\n따라서 공배수는 모두 ${tex(count)}개예요.`,
    hints: [
      '공배수를 하나씩 찾지 않아도 돼요. 공배수는 모두 최소공배수의 배수예요.',
      `${texWith(a, '과/와')} ${texWith(b, '을/를')} 각각 소인수분해해서 최소공배수를 구하세요.`,
      `${texWith(bound, '을/를')} 최소공배수로 나누었을 때의 몫이 무엇을 뜻하는지 생각해 보세요.`,
    ],
  }
}

function drawNearest(random: SeededRandom): ValueQuestion {
  const { a, b, least, bound } = drawRange(random)
  const below = Math.floor(bound / least) * least
  const above = below + least
  const nearest = bound - below < above - bound ? below : above
  const farther = nearest === below ? above : below
  const all = pickExponents([factorizeNumber(a), factorizeNumber(b)], Math.max)
  const product = Math.round(bound / (a * b)) * a * b
  return {
    question: `${texWith(a, '과/와')} ${tex(b)}의 공배수 가운데 ${tex(bound)}에 가장 가까운 수를 구하세요.`,
    right: rightNumber(nearest),
    slips: [
      wrongNumber(farther, `${tex(bound)}의 바로 앞과 바로 뒤에 있는 공배수 가운데 더 먼 쪽을 답했어요.`),
      wrongNumber(least, '최소공배수를 답했어요. 그 배수 가운데에서 찾아야 해요.'),
      ...(product > 0
        ? [wrongNumber(product, '최소공배수가 아니라 두 수의 곱의 배수 가운데에서 찾았어요.')]
        : []),
      wrongNumber(
        Math.round(bound / b) * b,
        `${tex(b)}의 배수만 생각했어요. ${tex(a)}의 배수이기도 해야 해요.`,
      ),
      wrongNumber(
        Math.round(bound / a) * a,
        `${tex(a)}의 배수만 생각했어요. ${tex(b)}의 배수이기도 해야 해요.`,
      ),
      wrongNumber(nearest === below ? below - least : above + least, '더 가까운 공배수가 있어요.'),
    ],
    solution: `1. 두 수의 공배수는 최소공배수의 배수와 같으므로 최소공배수를 먼저 구해요.\n\n${alignFactorizations([a, b], '최소공배수', all)}\n\n2. ${tex(bound)}의 바로 앞과 바로 뒤에 있는 ${tex(least)}의 배수는 ${texWith(below, '과/와')} ${texWith(above, '이에요/예요')}.\n3. ${tex(bound)}까지의 차를 비교하면 ${tex(`${bound} - ${below} = ${bound - below}`)}, ${texWith(`${above} - ${bound} = ${above - bound}`, '이에요/예요')}.\n\n따라서 ${tex(bound)}에 가장 가까운 공배수는 ${texWith(nearest, '이에요/예요')}.`,
    hints: [
      '공배수는 모두 최소공배수의 배수예요. 최소공배수부터 구하세요.',
      `최소공배수의 배수 가운데 ${tex(bound)}의 바로 앞에 있는 것과 바로 뒤에 있는 것을 찾으세요.`,
      `그 두 수와 ${tex(bound)}의 차를 각각 구해서 더 작은 쪽을 고르세요.`,
    ],
  }
}

/** Level 3 of 최소공배수. */
export const STANDARD_TEMPLATES: ItemTemplate[] = [
  ...makeBothForms({
    id: 'M1U01C06L3A1',
    conceptId,
    difficultyLevel: 3,
    name: '세 수의 최소공배수',
    draw: withEnoughSlips(drawThreeNumbers),
  }),
  ...makeBothForms({
    id: 'M1U01C06L3A2',
    conceptId,
    difficultyLevel: 3,
    name: '범위 안 공배수',
    draw: withEnoughSlips((random) => random.pick([drawCountInRange, drawNearest])(random)),
  }),
]
