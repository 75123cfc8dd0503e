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
  factorizeNumber,
  formatFactorization,
  gcd,
  integersFrom,
  lcm,
  multiplyPowers,
} from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { alignFactorizations } from './align-factorizations.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c06-gcd-with-lcm.ts'
import { GENERAL_STATEMENTS } from './m1u01c06-statements.ts'
import { STANDARD_TEMPLATES } from './m1u01c06-three-numbers-and-ranges.ts'
import { pickExponents } from './pick-exponents.ts'

const conceptId = 'M1U01C06'

/** Two numbers, the smaller first, that share a factor and of which neither divides the other. */
function drawPair(random: SeededRandom, low: number, high: number, largest: number): [number, number] {
  const [a, b] = drawUntil(
    random,
    ({ integer }) => [integer(low, high), integer(low, high)] as const,
    ([x, y]) => x < y && y % x !== 0 && gcd(x, y) > 1 && lcm(x, y) <= largest,
  )
  return [a, b]
}

/** One a multiple of the other, or coprime: pairs whose 최소공배수 needs no factorisation. */
const PLAIN_PAIRS = [
  [3, 12],
  [4, 20],
  [5, 15],
  [6, 18],
  [8, 24],
  [7, 28],
  [4, 9],
  [5, 8],
  [3, 10],
  [7, 9],
  [6, 11],
  [8, 9],
] as const

function judgePlainPair(random: SeededRandom): JudgeQuestion {
  const [a, b] = random.pick(PLAIN_PAIRS)
  const least = lcm(a, b)
  const isMultiple = least === b
  const isTrue = random.pick([true, false])
  const claimed = isTrue ? least : isMultiple ? a * b : b
  return {
    statement: `${texWith(a, '과/와')} ${tex(b)}의 최소공배수는 ${tex(claimed)}이다.`,
    isTrue,
    mistakeText: isMultiple
      ? `${texWith(b, '이/가')} ${tex(a)}의 배수라는 것을 놓쳤어요. 이때 최소공배수는 큰 쪽 수예요.`
      : `${texWith(a, '과/와')} ${texWith(b, '이/가')} 서로소라는 것을 놓쳤어요. 이때 최소공배수는 두 수의 곱이에요.`,
    solution: isMultiple
      ? `${tex(`${b} = ${a} \\times ${b / a}`)}이므로 ${texWith(b, '은/는')} ${tex(a)}의 배수이고, ${tex(b)} 자신의 배수이기도 해요. 그보다 작은 ${tex(b)}의 배수는 없으므로 최소공배수는 ${texWith(b, '이에요/예요')}.`
      : `${texWith(a, '과/와')} ${texWith(b, '은/는')} 서로소이므로 공통인 소인수가 없어요. 그래서 최소공배수는 두 수의 곱 ${texWith(`${a} \\times ${b} = ${least}`, '이에요/예요')}.`,
    hints: [
      '최소공배수는 두 수의 공통인 배수 가운데 가장 작은 수예요.',
      `${tex(b)}의 배수를 작은 것부터 적으면서 ${tex(a)}의 배수인지 살펴보세요.`,
      isMultiple
        ? `${texWith(b, '을/를')} ${texWith(a, '으로/로')} 나누어 보세요. 나누어떨어지나요?`
        : `${texWith(a, '과/와')} ${texWith(b, '이/가')} 공통인 소인수를 가지는지 확인해 보세요.`,
    ],
  }
}

const judgeIdea: ItemTemplate = {
  id: 'M1U01C06L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '공배수에 관한 설명 O/X',
  generate: (random) => askJudgement(random.pick([random.pick(GENERAL_STATEMENTS), judgePlainPair(random)])),
}

const readMultiples: ItemTemplate = {
  id: 'M1U01C06L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '배수를 비교해 최소공배수 찾기',
  generate: (random) => {
    const [a, b] = drawUntil(
      random,
      (inner) => drawPair(inner, 4, 20, 60),
      ([x, y]) => lcm(x, y) / x <= 6,
    )
    const least = lcm(a, b)
    const multiples = (n: number) => integersFrom(1, (2 * least) / n).map((times) => n * times)
    return askValue({
      question: `두 수 ${texWith(a, '과/와')} ${tex(b)}의 배수를 작은 수부터 적었어요.\n\n- ${tex(a)}의 배수: ${texList(multiples(a))}, …\n- ${tex(b)}의 배수: ${texList(multiples(b))}, …\n\n두 수의 최소공배수를 구하세요.`,
      right: rightNumber(least),
      slips: [
        wrongNumber(2 * least, '공배수이기는 하지만 더 작은 공배수가 있어요.'),
        wrongNumber(a * b, '두 수를 곱했어요. 곱은 공배수이지만 가장 작은 공배수라고 할 수는 없어요.'),
        wrongNumber(gcd(a, b), '최대공약수를 답했어요. 최소공배수는 두 수의 배수예요.', 'M1U01C05'),
        wrongNumber(b, `큰 쪽 수를 답했어요. ${texWith(b, '은/는')} ${tex(a)}의 배수가 아니에요.`),
      ],
      solution: `두 줄에 모두 있는 수, 곧 두 수의 공배수는 ${texList([least, 2 * least])}, …이에요. 이 가운데 가장 작은 수가 최소공배수예요.\n\n따라서 두 수의 최소공배수는 ${texWith(least, '이에요/예요')}.`,
      hints: [
        '두 수의 공통인 배수를 공배수, 그 가운데 가장 작은 수를 최소공배수라고 해요.',
        '두 줄에 모두 있는 수에 동그라미를 치세요.',
        '동그라미를 친 수 가운데 가장 작은 수를 고르세요. 왼쪽에서부터 살펴보다가 처음 겹치는 곳에서 멈추면 돼요.',
      ],
    })
  },
}

const pickCommonMultiple: ItemTemplate = {
  id: 'M1U01C06L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '최소공배수와 공배수의 관계',
  generate: (random) => {
    const least = random.pick([12, 15, 18, 20, 24, 28, 30, 35, 36, 40])
    const times = random.integer(2, 5)
    const right = least * times
    const divisor = factorizeNumber(least)[0]?.[0] ?? 1
    const part = least / divisor
    const others = random.sample(
      integersFrom(divisor + 1, divisor * 5).filter((count) => count % divisor !== 0),
      3,
    )
    return askChoice(random, {
      question: `두 자연수의 최소공배수가 ${tex(least)}일 때, 다음 중 두 수의 공배수인 것은 어느 것인가요?`,
      right: optionAnswer(tex(right)),
      slips: [
        {
          ...optionAnswer(tex(part)),
          mistakeText: `${texWith(part, '은/는')} ${tex(least)}의 약수예요. 공배수는 최소공배수의 배수여야 해요.`,
        },
        ...others
          .map((count) => part * count)
          .map((n) => ({
            ...optionAnswer(tex(n)),
            mistakeText: `${texWith(n, '은/는')} ${texWith(least, '으로/로')} 나누어떨어지지 않아요. 최소공배수의 배수가 아니므로 공배수가 아니에요.`,
          })),
      ],
      solution: `두 수의 공배수는 최소공배수의 배수와 같아요. ${tex(least)}의 배수는 ${texList(integersFrom(1, times).map((count) => least * count))}, …이에요.\n\n따라서 보기에서 공배수인 것은 ${texWith(right, '이에요/예요')}.`,
      hints: [
        '두 수를 몰라도 돼요. 공배수와 최소공배수 사이의 관계를 떠올려 보세요.',
        '두 수의 공배수는 모두 최소공배수의 배수예요.',
        `보기의 수를 ${texWith(least, '으로/로')} 나누어 나누어떨어지는 것을 찾으세요.`,
      ],
    })
  },
}

function drawLcm(random: SeededRandom): ValueQuestion {
  const [a, b] = drawUntil(
    random,
    (inner) => drawPair(inner, 6, 60, 360),
    ([x, y]) => factorizeNumber(lcm(x, y)).every(([prime]) => prime <= 7),
  )
  const least = lcm(a, b)
  const powersOfA = factorizeNumber(a)
  const powersOfB = factorizeNumber(b)
  const all = pickExponents([powersOfA, powersOfB], Math.max)
  const shared = pickExponents([powersOfA, powersOfB], Math.min).map(([prime]) => prime)
  const commonOnly = all.filter(([prime]) => shared.includes(prime))
  const common = gcd(a, b)
  return {
    question: `두 수 ${texWith(a, '과/와')} ${tex(b)}의 최소공배수를 구하세요.`,
    right: rightNumber(least),
    slips: [
      wrongNumber(a * b, '두 수를 그대로 곱했어요. 공통인 소인수를 두 번 곱한 셈이에요.'),
      wrongNumber(common, '최대공약수를 구했어요. 최소공배수는 지수가 크거나 같은 쪽을 골라요.', 'M1U01C05'),
      wrongNumber(
        multiplyPowers(commonOnly),
        '공통인 소인수만 곱했어요. 한 수에만 있는 소인수도 모두 곱해야 해요.',
      ),
      wrongNumber(
        multiplyPowers(all.map(([prime]) => [prime, 1])),
        '소인수를 한 번씩만 곱했어요. 지수가 크거나 같은 쪽의 거듭제곱을 곱해야 해요.',
      ),
      wrongNumber(2 * least, '공배수이기는 하지만 더 작은 공배수가 있어요.'),
    ],
    solution: `두 수를 각각 소인수분해하고, 모든 소인수에서 지수가 크거나 같은 쪽을 골라 곱해요.\n\n${alignFactorizations([a, b], '최소공배수', all)}\n\n지수가 큰 쪽을 고르는 까닭은 그래야 두 수를 모두 약수로 가질 수 있기 때문이에요. 따라서 최소공배수는 ${texWith(least, '이에요/예요')}.`,
    hints: [
      '최소공배수는 두 수를 모두 약수로 가지는 수 가운데 가장 작은 수예요. 두 수를 각각 소인수분해하는 것에서 시작하세요.',
      `${texWith(`${a} = ${formatFactorization(powersOfA).latex}`, '이에요/예요')}. ${tex(b)}도 소인수분해하고, 두 수에 나오는 소인수를 빠짐없이 적으세요.`,
      `나오는 소인수는 ${texList(
        all.map(([prime]) => prime),
        '이에요/예요',
      )}. 소인수마다 지수가 작지 않은 쪽의 거듭제곱을 골라 모두 곱하세요.`,
    ],
  }
}

function judgeMultiple(random: SeededRandom): JudgeQuestion {
  const [a, b] = drawPair(random, 4, 24, 120)
  const least = lcm(a, b)
  const isTrue = random.pick([true, false])
  const multipleOfA = integersFrom(2, 12)
    .map((times) => a * times)
    .filter((n) => n % b !== 0 && n > b)
  const claimed = isTrue ? least * random.integer(1, 3) : random.pick(multipleOfA)
  return {
    statement: `${texWith(claimed, '은/는')} ${texWith(a, '과/와')} ${tex(b)}의 공배수이다.`,
    isTrue,
    mistakeText: isTrue
      ? `${texWith(claimed, '이/가')} ${texWith(a, '으로/로')}도, ${texWith(b, '으로/로')}도 나누어떨어지는 것을 놓쳤어요.`
      : `${texWith(claimed, '은/는')} ${tex(a)}의 배수이지만 ${tex(b)}의 배수가 아니에요. 두 수 모두의 배수여야 해요.`,
    solution: isTrue
      ? `${tex(`${claimed} = ${a} \\times ${claimed / a}`)}이고 ${tex(`${claimed} = ${b} \\times ${claimed / b}`)}이므로 ${texWith(claimed, '은/는')} 두 수 모두의 배수예요. 최소공배수 ${tex(least)}의 배수이기도 해요.`
      : `${tex(`${claimed} = ${a} \\times ${claimed / a}`)}이므로 ${tex(a)}의 배수이지만, ${texWith(claimed, '을/를')} ${texWith(b, '으로/로')} 나누면 나머지가 ${tex(claimed % b)}이므로 ${tex(b)}의 배수가 아니에요. 최소공배수 ${tex(least)}의 배수도 아니에요.`,
    hints: [
      '공배수는 두 수 모두의 배수예요. 한 수의 배수인 것만으로는 모자라요.',
      `${texWith(claimed, '을/를')} ${texWith(a, '으로/로')} 나누어 보고, ${texWith(b, '으로/로')}도 나누어 보세요.`,
      `두 수의 최소공배수를 구한 다음, ${texWith(claimed, '이/가')} 그 배수인지 확인하는 방법도 있어요.`,
    ],
  }
}

function judgeLcm(random: SeededRandom): JudgeQuestion {
  const [a, b] = drawPair(random, 4, 24, 120)
  const least = lcm(a, b)
  const isTrue = random.pick([true, false])
  const claimed = isTrue ? least : a * b
  return {
    statement: `${texWith(a, '과/와')} ${tex(b)}의 최소공배수는 ${tex(claimed)}이다.`,
    isTrue,
    mistakeText: isTrue
      ? '두 수의 곱이 최소공배수라고 생각했어요. 두 수가 서로소가 아니면 최소공배수는 곱보다 작아요.'
      : `두 수를 그대로 곱한 수예요. 두 수가 서로소가 아니므로 더 작은 공배수 ${texWith(least, '이/가')} 있어요.`,
    solution: `${alignFactorizations([a, b], '최소공배수', pickExponents([factorizeNumber(a), factorizeNumber(b)], Math.max))}\n\n최소공배수는 ${texWith(least, '이에요/예요')}.${isTrue ? '' : ` ${texWith(claimed, '은/는')} 두 수의 곱으로, 공배수이지만 가장 작은 공배수는 아니에요.`}`,
    hints: [
      '두 수를 각각 소인수분해해 보세요.',
      `${texWith(a, '과/와')} ${texWith(b, '이/가')} 서로소인지 확인하세요. 서로소가 아니면 최소공배수는 두 수의 곱보다 작아요.`,
      '모든 소인수에서 지수가 작지 않은 쪽을 골라 곱한 수와 비교해 보세요.',
    ],
  }
}

const judgeCommonMultiples: ItemTemplate = {
  id: 'M1U01C06L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '공배수와 최소공배수 O/X',
  generate: (random) => askJudgement(random.pick([judgeMultiple, judgeLcm])(random)),
}

/** Templates of 최소공배수: levels 0 and 1 are here, 3 and 5 in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  judgeIdea,
  readMultiples,
  pickCommonMultiple,
  ...makeBothForms({
    id: 'M1U01C06L1A1',
    conceptId,
    difficultyLevel: 1,
    name: '두 수의 최소공배수',
    draw: withEnoughSlips(drawLcm),
  }),
  judgeCommonMultiples,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
