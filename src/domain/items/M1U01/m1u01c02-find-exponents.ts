import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { repeatFactor } from './repeat-factor.ts'

const conceptId = 'M1U01C02'

interface Power {
  base: number
  exponent: number
}

/** All below 3000. Left out: powers whose remainder after two divisions is the exponent itself, which a hint would show. */
const POWERS: readonly Power[] = [
  ...[5, 6, 7, 8, 9, 10].map((exponent) => ({ base: 2, exponent })),
  ...[4, 5, 6, 7].map((exponent) => ({ base: 3, exponent })),
  ...[3, 4].flatMap((exponent) => [5, 6, 7].map((base) => ({ base, exponent }))),
  { base: 11, exponent: 3 },
]

function drawExponent(random: SeededRandom): ValueQuestion {
  const { base, exponent } = random.pick(POWERS)
  const value = base ** exponent
  const quotients = Array.from({ length: exponent }, (_, index) => value / base ** (index + 1))
  return {
    question: `${tex(`${base}^{a} = ${value}`)}일 때, 자연수 ${tex('a')}의 값을 구하세요.`,
    right: rightNumber(exponent),
    slips: [
      wrongNumber(
        value / base,
        `${texWith(value, '을/를')} ${texWith(base, '으로/로')} 한 번 나눈 몫을 지수로 생각했어요.`,
      ),
      wrongNumber(
        exponent - 1,
        `${texWith(base, '을/를')} 곱한 횟수를 하나 덜 세었어요. 마지막 몫 ${tex(base)}도 세어야 해요.`,
      ),
      wrongNumber(exponent + 1, `${texWith(base, '을/를')} 곱한 횟수를 하나 더 세었어요.`),
      wrongNumber(base * exponent, '지수에 밑을 곱했어요. 지수는 밑을 곱한 횟수예요.'),
    ],
    solution: `${texWith(value, '을/를')} ${texWith(base, '으로/로')} 계속 나누면 몫이 ${texList(quotients, '이/가')} 돼요. ${texWith(base, '으로/로')} 모두 ${nativeCount(exponent)} 번 나누었으므로 ${texWith(value, '은/는')} ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 수예요.\n\n\\[ ${value} = ${repeatFactor(base, exponent)} = ${base}^{${exponent}} \\]\n\n따라서 ${texWith(`a = ${exponent}`, '이에요/예요')}.`,
    hints: [
      `${tex(`${base}^{a}`)}은 ${texWith(base, '을/를')} ${tex('a')}번 곱한 수예요. ${texWith(base, '을/를')} 몇 번 곱해야 ${texWith(value, '이/가')} 되는지 찾아보세요.`,
      `${texWith(value, '을/를')} ${texWith(base, '으로/로')} 계속 나누어 보세요. 몫이 ${texWith(1, '이/가')} 될 때까지 나눈 횟수가 지수예요.`,
      `${texWith(`${value} = ${base} \\times ${base} \\times ${value / base ** 2}`, '이에요/예요')}. 남은 ${tex(value / base ** 2)}에는 ${texWith(base, '이/가')} 몇 번 더 곱해져 있는지 세어 더하세요.`,
    ],
  }
}

const findExponent = makeBothForms({
  id: 'M1U01C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '지수 찾기',
  draw: drawExponent,
})

const FIRST_POWERS: readonly Power[] = [3, 4, 5, 6, 7].map((exponent) => ({ base: 2, exponent }))
const SECOND_POWERS: readonly Power[] = [
  ...[3, 4, 5].map((exponent) => ({ base: 3, exponent })),
  ...[3, 4].map((exponent) => ({ base: 5, exponent })),
  { base: 7, exponent: 3 },
  { base: 10, exponent: 4 },
]

function drawExponentSum(random: SeededRandom): ValueQuestion {
  const first = random.pick(FIRST_POWERS)
  const second = random.pick(SECOND_POWERS)
  const [m, n] = [first, second].map(({ base, exponent }) => base ** exponent) as [number, number]
  const sum = first.exponent + second.exponent
  return {
    question: `${tex(`${first.base}^{a} = ${m}`)}이고 ${tex(`${n} = ${second.base}^{b}`)}일 때, 자연수 ${tex('a')}, ${tex('b')}에 대하여 ${tex('a + b')}의 값을 구하세요.`,
    right: rightNumber(sum),
    slips: [
      wrongNumber(first.exponent * second.exponent, '두 지수를 더하지 않고 곱했어요.'),
      wrongNumber(sum - 1, '밑을 곱한 횟수를 하나 덜 세었어요.'),
      wrongNumber(sum + 1, '밑을 곱한 횟수를 하나 더 세었어요.'),
      wrongNumber(first.exponent, `${tex('a')}의 값만 답했어요.`),
      wrongNumber(m / first.base + n / second.base, '수를 밑으로 한 번 나눈 몫을 지수로 생각하고 더했어요.'),
    ],
    solution: `1. ${tex(`${m} = ${repeatFactor(first.base, first.exponent)} = ${first.base}^{${first.exponent}}`)}이므로 ${texWith(`a = ${first.exponent}`, '이에요/예요')}.\n2. ${tex(`${n} = ${repeatFactor(second.base, second.exponent)} = ${second.base}^{${second.exponent}}`)}이므로 ${texWith(`b = ${second.exponent}`, '이에요/예요')}.\n\n따라서 ${texWith(`a + b = ${first.exponent} + ${second.exponent} = ${sum}`, '이에요/예요')}.`,
    hints: [
      '지수는 밑을 몇 번 곱했는지를 나타내요. 두 지수를 따로따로 구한 다음 더하세요.',
      `${texWith(m, '을/를')} ${texWith(first.base, '으로/로')}, ${texWith(n, '을/를')} ${texWith(second.base, '으로/로')} 계속 나누어 몇 번 나눌 수 있는지 세어 보세요.`,
      `${texWith(`${m} = ${repeatFactor(first.base, first.exponent)}`, '이에요/예요')}. 여기서 ${texWith('a', '을/를')} 알 수 있어요. ${tex(n)}도 ${tex(second.base)}만의 곱으로 풀어 쓰고 곱한 횟수를 더하세요.`,
    ],
  }
}

const addTwoExponents = makeBothForms({
  id: 'M1U01C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '두 거듭제곱의 지수 합',
  draw: drawExponentSum,
})

export const STANDARD_TEMPLATES: ItemTemplate[] = [...findExponent, ...addTwoExponents]
