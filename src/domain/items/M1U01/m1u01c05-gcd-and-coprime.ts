import {
  askChoice,
  askJudgement,
  askValue,
  type JudgeQuestion,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import {
  divisorsOf,
  factorizeNumber,
  formatFactorization,
  gcd,
  isPrimeNumber,
  lcm,
  multiplyPowers,
} from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { alignFactorizations } from './align-factorizations.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c05-counts-and-unknowns.ts'
import { STANDARD_TEMPLATES } from './m1u01c05-factored-gcd.ts'
import { GENERAL_STATEMENTS } from './m1u01c05-statements.ts'
import { pickExponents } from './pick-exponents.ts'

const conceptId = 'M1U01C05'

/** Coprime or not, neither of the two a divisor of the other. */
const PAIRS_TO_JUDGE = [
  [8, 9],
  [4, 15],
  [10, 27],
  [16, 25],
  [12, 49],
  [14, 33],
  [21, 26],
  [9, 15],
  [12, 21],
  [14, 49],
  [15, 35],
  [22, 33],
  [26, 65],
  [27, 42],
] as const

function judgePair(random: SeededRandom): JudgeQuestion {
  const [a, b] = random.pick(PAIRS_TO_JUDGE)
  const greatest = gcd(a, b)
  const isTrue = greatest === 1
  const factored = [a, b].map((n) => `${n} = ${formatFactorization(factorizeNumber(n)).latex}`)
  return {
    statement: `${texWith(a, '과/와')} ${texWith(b, '은/는')} 서로소이다.`,
    isTrue,
    mistakeText: isTrue
      ? `합성수끼리는 서로소가 될 수 없다고 생각했어요. ${texWith(a, '과/와')} ${tex(b)}에는 공통인 소인수가 없어요.`
      : `${texWith(a, '과/와')} ${texWith(b, '이/가')} 모두 ${tex(greatest)}의 배수라는 것을 놓쳤어요.`,
    solution: `${texList(factored)}이므로 ${isTrue ? `공통인 소인수가 없어요. 최대공약수는 ${tex(1)}이에요.` : `공통인 소인수 ${texWith(greatest, '이/가')} 있어요. 최대공약수는 ${tex(1)}이 아니라 ${texWith(greatest, '이에요/예요')}.`}`,
    hints: [
      `서로소는 최대공약수가 ${tex(1)}인 두 자연수예요. 두 수가 소수인지를 묻는 말이 아니에요.`,
      `${texWith(a, '과/와')} ${texWith(b, '을/를')} 각각 소인수분해해 보세요.`,
      '두 소인수분해에 함께 들어 있는 소수가 하나라도 있는지 확인하세요.',
    ],
  }
}

const judgeIdea: ItemTemplate = {
  id: 'M1U01C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '공약수와 서로소 O/X',
  generate: (random) => askJudgement(random.pick([random.pick(GENERAL_STATEMENTS), judgePair(random)])),
}

const readDivisors: ItemTemplate = {
  id: 'M1U01C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '약수를 비교해 최대공약수 찾기',
  generate: (random) => {
    const [a, b] = drawUntil(
      random,
      ({ integer }) => [integer(8, 45), integer(10, 50)] as const,
      ([x, y]) =>
        x < y &&
        y % x !== 0 &&
        divisorsOf(gcd(x, y)).length > 2 &&
        divisorsOf(x).length <= 9 &&
        divisorsOf(y).length <= 9,
    )
    const common = divisorsOf(gcd(a, b))
    const greatest = gcd(a, b)
    return askValue({
      question: `두 수 ${texWith(a, '과/와')} ${tex(b)}의 약수를 모두 적었어요.\n\n- ${tex(a)}의 약수: ${texList(divisorsOf(a))}\n- ${tex(b)}의 약수: ${texList(divisorsOf(b))}\n\n두 수의 최대공약수를 구하세요.`,
      right: rightNumber(greatest),
      slips: [
        wrongNumber(1, `${texWith(1, '은/는')} 공약수 가운데 가장 작은 수예요. 가장 큰 수를 골라야 해요.`),
        wrongNumber(common.at(-2) ?? 1, '공약수이기는 하지만 더 큰 공약수가 있어요.'),
        wrongNumber(common.length, '공약수의 개수를 답했어요.'),
        wrongNumber(Math.min(a, b), '작은 쪽 수를 답했어요. 다른 수의 약수가 아니에요.'),
      ],
      solution: `두 줄에 모두 있는 수, 곧 두 수의 공약수는 ${texList(common, '이에요/예요')}. 이 가운데 가장 큰 수가 최대공약수예요.\n\n따라서 두 수의 최대공약수는 ${texWith(greatest, '이에요/예요')}.`,
      hints: [
        '두 수의 공통인 약수를 공약수, 그 가운데 가장 큰 수를 최대공약수라고 해요.',
        '두 줄에 모두 있는 수에 동그라미를 치세요.',
        '동그라미를 친 수 가운데 가장 큰 수를 고르세요. 큰 쪽에서부터 거꾸로 살펴보면 빨라요.',
      ],
    })
  },
}

const pickNonDivisor: ItemTemplate = {
  id: 'M1U01C05L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '최대공약수와 공약수의 관계',
  generate: (random) => {
    const greatest = random.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48])
    const all = divisorsOf(greatest).slice(1)
    const near = [4, 6, 8, 9, 10, 12, 14, 15, 16, 18].filter(
      (n) => n < greatest && greatest % n !== 0 && gcd(n, greatest) > 1,
    )
    const stranger = random.pick([random.pick(near), random.pick(near), greatest * 2])
    return askChoice(random, {
      question: `두 자연수의 최대공약수가 ${tex(greatest)}일 때, 다음 중 두 수의 공약수가 아닌 것은 어느 것인가요?`,
      right: optionAnswer(tex(stranger)),
      slips: random.sample(all, 4).map((divisor) => ({
        ...optionAnswer(tex(divisor)),
        mistakeText:
          divisor === greatest
            ? `최대공약수 ${texWith(greatest, '은/는')} 두 수의 공약수 가운데 가장 큰 수예요. 그러니 공약수예요.`
            : `${tex(`${greatest} = ${divisor} \\times ${greatest / divisor}`)}에서 ${texWith(divisor, '은/는')} ${tex(greatest)}의 약수이므로 두 수의 공약수예요.`,
      })),
      solution: `두 수의 공약수는 최대공약수의 약수와 같아요. ${tex(greatest)}의 약수는 ${texList(divisorsOf(greatest), '이에요/예요')}.\n\n${texWith(stranger, '은/는')} ${tex(greatest)}의 약수가 아니므로 공약수가 아니에요.`,
      hints: [
        '두 수를 몰라도 돼요. 공약수와 최대공약수 사이의 관계를 떠올려 보세요.',
        '두 수의 공약수는 모두 최대공약수의 약수예요.',
        `${tex(greatest)}의 약수를 모두 적고, 보기에서 약수가 아닌 수를 찾으세요.`,
      ],
    })
  },
}

function drawGcd(random: SeededRandom): ValueQuestion {
  const { a, b, greatest } = drawUntil(
    random,
    ({ integer }) => {
      const greatest = integer(4, 24)
      return { a: greatest * integer(2, 9), b: greatest * integer(2, 9), greatest }
    },
    ({ a, b, greatest }) =>
      b % a !== 0 &&
      a >= 12 &&
      b >= 12 &&
      a < 120 &&
      b < 120 &&
      gcd(a, b) === greatest &&
      !isPrimeNumber(greatest) &&
      a < b,
  )
  const powersOfA = factorizeNumber(a)
  const powersOfB = factorizeNumber(b)
  const common = pickExponents([powersOfA, powersOfB], Math.min)
  const primes = common.map(([prime]) => prime)
  const isCommon = ([prime]: readonly [number, number]) => primes.includes(prime)
  const greater = pickExponents([powersOfA.filter(isCommon), powersOfB.filter(isCommon)], Math.max)
  const smallest = primes[0] ?? 1
  return {
    question: `두 수 ${texWith(a, '과/와')} ${tex(b)}의 최대공약수를 구하세요.`,
    right: rightNumber(greatest),
    slips: [
      wrongNumber(
        primes.reduce((product, prime) => product * prime, 1),
        '공통인 소인수를 한 번씩만 곱했어요. 지수가 작거나 같은 쪽의 거듭제곱을 곱해야 해요.',
      ),
      wrongNumber(
        multiplyPowers(greater),
        '공통인 소인수에서 지수가 큰 쪽을 골랐어요. 두 수를 모두 나누려면 지수가 작은 쪽이어야 해요.',
      ),
      wrongNumber(lcm(a, b), '소인수를 모두, 지수가 큰 쪽으로 곱했어요. 그것은 최소공배수예요.'),
      wrongNumber(
        greatest / smallest,
        `공약수이기는 하지만 ${texWith(smallest, '으로/로')} 더 나눌 수 있는데 멈추었어요.`,
      ),
      wrongNumber((a / greatest) * (b / greatest), '두 수를 나눈 수가 아니라 나누고 남은 몫을 곱했어요.'),
    ],
    solution: `두 수를 각각 소인수분해하고, 공통인 소인수에서 지수가 작거나 같은 쪽을 골라 곱해요.\n\n${alignFactorizations([a, b], '최대공약수', common)}\n\n지수가 작은 쪽을 고르는 까닭은 그만큼만 두 수에 모두 들어 있기 때문이에요. 따라서 최대공약수는 ${texWith(greatest, '이에요/예요')}.`,
    hints: [
      '최대공약수는 두 수에 공통으로 들어 있는 소인수를 있는 대로 모두 곱한 수예요. 두 수를 각각 소인수분해하는 것에서 시작하세요.',
      `${texWith(`${a} = ${formatFactorization(powersOfA).latex}`, '이에요/예요')}. ${tex(b)}도 소인수분해하고 공통인 소인수를 찾으세요.`,
      `공통인 소인수는 ${primes.length === 1 ? `${tex(smallest)}뿐이에요` : texList(primes, '이에요/예요')}. 소인수마다 두 지수를 비교해 크지 않은 쪽의 거듭제곱을 골라 모두 곱하세요.`,
    ],
  }
}

/** Pairs that look as if they had nothing in common; none is a pair of primes, so that the right one does not stand out. */
const COPRIME_PAIRS = [
  [8, 15],
  [9, 20],
  [14, 25],
  [16, 21],
  [8, 27],
  [10, 21],
  [12, 35],
  [15, 28],
  [9, 28],
  [20, 33],
  [22, 35],
  [25, 36],
] as const
const SHARING_PAIRS = [
  [9, 21],
  [15, 27],
  [21, 33],
  [27, 51],
  [12, 57],
  [10, 35],
  [15, 40],
  [25, 45],
  [14, 35],
  [21, 49],
  [28, 63],
  [22, 55],
  [33, 44],
  [26, 39],
  [13, 52],
  [17, 34],
  [8, 18],
  [14, 24],
] as const

const pickCoprimePair: ItemTemplate = {
  id: 'M1U01C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '서로소인 쌍 고르기',
  generate: (random) => {
    const right = random.pick(COPRIME_PAIRS)
    const wrong = drawUntil(
      random,
      ({ sample }) => sample(SHARING_PAIRS, 4),
      (pairs) => new Set(pairs.map(([x, y]) => gcd(x, y))).size === 4,
    )
    const reason = ([x, y]: readonly [number, number]) =>
      `${texWith(x, '과/와')} ${texWith(y, '은/는')} ${texWith(gcd(x, y), '을/를')} 공약수로 가져요.`
    const [first, second] = right
    return askChoice(random, {
      question: '다음 중 두 수가 서로소인 것은 어느 것인가요?',
      right: optionAnswer(texList(right)),
      slips: wrong.map((pair) => ({
        ...optionAnswer(texList(pair)),
        mistakeText: `${reason(pair)} 그래서 서로소가 아니에요.`,
      })),
      solution: `서로소는 최대공약수가 ${tex(1)}인 두 자연수예요.\n\n${wrong.map((pair) => `- ${reason(pair)}`).join('\n')}\n- ${tex(`${first} = ${formatFactorization(factorizeNumber(first)).latex}`)}, ${tex(`${second} = ${formatFactorization(factorizeNumber(second)).latex}`)}이므로 공통인 소인수가 없어요.\n\n따라서 서로소인 것은 ${texWith(first, '과/와')} ${texWith(second, '이에요/예요')}.`,
      hints: [
        `두 수의 공약수가 ${tex(1)}뿐이면 서로소예요. 수 하나하나가 소수일 필요는 없어요.`,
        `보기마다 ${texList([2, 3, 5, 7])} 같은 작은 소수가 두 수를 모두 나누어떨어지게 하는지 살펴보세요.`,
        '두 수를 각각 소인수분해했을 때 공통인 소인수가 하나도 없는 것을 고르세요. 한 수가 다른 수의 배수인 것도 지우세요.',
      ],
    })
  },
}

/** Templates of 최대공약수와 서로소: levels 0 and 1 are here, 3 and 5 in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  judgeIdea,
  readDivisors,
  pickNonDivisor,
  ...makeBothForms({
    id: 'M1U01C05L1A1',
    conceptId,
    difficultyLevel: 1,
    name: '두 수의 최대공약수',
    draw: withEnoughSlips(drawGcd),
  }),
  pickCoprimePair,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
