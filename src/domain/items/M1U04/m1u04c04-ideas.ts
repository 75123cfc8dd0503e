import {
  askChoice,
  askJudgement,
  askValue,
  optionAnswer,
  rightNumber,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { gcd, lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { fractionText } from './fraction-text.ts'

const conceptId = 'M1U04C04'

/** Two denominators of which neither divides the other. */
function drawDenominators(random: SeededRandom): [m: number, n: number] {
  return drawUntil(
    random,
    (draw): [number, number] => [draw.integer(2, 10), draw.integer(2, 10)],
    ([m, n]) => m % n !== 0 && n % m !== 0 && lcm(m, n) <= 40,
  )
}

function askLeastMultiplier(random: SeededRandom): GeneratedItem {
  const [m, n] = drawDenominators(random)
  const whole = random.integer(2, 9)
  const tops = (bottom: number) => [1, 1, 2, 3, 5].filter((top) => top < bottom && gcd(top, bottom) === 1)
  const [p, q] = [random.pick(tops(m)), random.pick(tops(n))]
  const least = lcm(m, n)
  const equation = random.pick([
    `${fractionText(p, m, 'x')} - ${whole} = ${fractionText(q, n, 'x')}`,
    `${fractionText(p, m, 'x')} + ${fractionText(q, n)} = ${whole}`,
  ])
  return askValue({
    question: `일차방정식 ${tex(equation)}의 계수와 상수항을 모두 정수로 고치려고 해요. 양변에 곱할 수 있는 가장 작은 자연수를 구하세요.`,
    right: rightNumber(least),
    slips: [
      wrongNumber(
        m * n,
        '두 분모의 곱을 곱해도 분모는 없어지지만, 더 작은 수로도 없앨 수 있어요.',
        'M1U01C06',
      ),
      wrongNumber(m, `분모 ${texWith(n, '이/가')} 없어지지 않고 남아요.`),
      wrongNumber(n, `분모 ${texWith(m, '이/가')} 없어지지 않고 남아요.`),
      wrongNumber(
        gcd(m, n),
        '두 분모의 최대공약수예요. 분모를 모두 없애려면 공배수를 곱해야 해요.',
        'M1U01C06',
      ),
      wrongNumber(m + n, '두 분모를 더한 수를 곱하면 분모가 약분되지 않아요.', 'M1U01C06'),
    ],
    solution: `분모 ${texWith(m, '과/와')} ${texWith(n, '을/를')} 모두 없애려면 두 분모의 공배수를 곱해야 해요. 가장 작은 자연수를 구하므로 최소공배수를 찾아요.\n\n${texWith(m, '과/와')} ${tex(n)}의 최소공배수는 ${texWith(least, '이에요/예요')}. 따라서 양변에 곱할 가장 작은 자연수는 ${texWith(least, '이에요/예요')}.`,
    hints: [
      '분수에 어떤 수를 곱해야 분모가 약분되어 없어질까요?',
      `분모 ${texWith(m, '이/가')} 없어지려면 ${tex(m)}의 배수를, 분모 ${texWith(n, '이/가')} 없어지려면 ${tex(n)}의 배수를 곱해야 해요.`,
      `${texWith(m, '과/와')} ${tex(n)}의 공통인 배수 가운데 가장 작은 수를 찾으세요.`,
    ],
  })
}

function askPowerOfTen(random: SeededRandom): GeneratedItem {
  const digits = [1, 2, 3, 4, 6, 7, 8, 9]
  const isFine = random.pick([true, false])
  const [a = 3, b = 7, c = 4] = random.sample(digits, 3)
  const fine = isFine ? (10 * b + c) / 100 : b / 10
  const whole = random.integer(2, 9)
  const equation = random.pick([
    `${linearText(a / 10, fine)} = ${whole}`,
    `${linearText(a / 10, -whole)} = ${fine}`,
    `${linearText(fine, whole)} = ${linearText(a / 10, 0)}`,
  ])
  const right = isFine ? 100 : 10
  return askValue({
    question: `일차방정식 ${tex(equation)}의 계수와 상수항을 모두 정수로 고치려고 해요. ${tex(10)}, ${tex(100)}, ${tex(1000)}, … 가운데 양변에 곱할 수 있는 가장 작은 수를 구하세요.`,
    right: rightNumber(right),
    slips: [
      isFine
        ? wrongNumber(
            10,
            `${texWith(10, '을/를')} 곱하면 ${texWith(fine, '이/가')} ${texWith((10 * b + c) / 10, '이/가')} 되어 아직 소수예요.`,
          )
        : wrongNumber(100, `${texWith(100, '을/를')} 곱해도 정수가 되지만, 더 작은 수로도 충분해요.`),
      wrongNumber(1000, '소수점 아래의 자릿수보다 큰 수를 곱했어요. 더 작은 수로도 충분해요.'),
    ],
    solution: `소수점 아래의 자릿수가 가장 많은 수를 찾아요. ${isFine ? `${texWith(fine, '은/는')} 소수점 아래가 두 자리이므로` : '소수는 모두 소수점 아래가 한 자리이므로'} 양변에 ${texWith(right, '을/를')} 곱하면 계수와 상수항이 모두 정수가 돼요.\n\n따라서 구하는 수는 ${texWith(right, '이에요/예요')}.`,
    hints: [
      '소수에 얼마를 곱하면 소수점이 오른쪽으로 옮겨져 정수가 될까요?',
      '식에 있는 소수마다 소수점 아래가 몇 자리인지 세어 보세요.',
      '소수점 아래의 자릿수가 가장 많은 수를 정수로 만드는 수를 고르세요.',
    ],
  })
}

const findMultiplier: ItemTemplate = {
  id: 'M1U04C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '양변에 곱할 수',
  generate: (random) =>
    random.pick([true, true, false]) ? askLeastMultiplier(random) : askPowerOfTen(random),
}

interface Multiplied {
  equation: string
  factor: number
  right: string
  wrong: { latex: string; mistakeText: string }[]
  /** What each term becomes, for the solution. */
  because: string
}

function multiplyFractions(random: SeededRandom): Multiplied {
  const [m, n] = drawDenominators(random)
  const factor = lcm(m, n)
  const [p, q] = [factor / m, factor / n]
  const k = random.pick([-3, -2, -1, 1, 2, 3])
  const constant = nextTerm(factor * k)
  return {
    equation: `\\frac{x}{${m}}${nextTerm(k)} = \\frac{x}{${n}}`,
    factor,
    right: `${p}x${constant} = ${q}x`,
    wrong: [
      {
        latex: `${p}x${nextTerm(k)} = ${q}x`,
        mistakeText: `정수인 ${tex(k)}에는 ${texWith(factor, '을/를')} 곱하지 않았어요.`,
      },
      {
        latex: `${m}x${constant} = ${n}x`,
        mistakeText: '약분하고 남은 수가 아니라 분모를 그대로 계수로 썼어요.',
      },
      {
        latex: `x${constant} = x`,
        mistakeText: `분모만 지웠어요. ${texWith(factor, '을/를')} 분모로 나눈 몫이 ${tex('x')}의 계수가 돼요.`,
      },
      {
        latex: `${p}x${constant} = x`,
        mistakeText: `우변에서는 분모만 지웠어요. 우변에도 ${texWith(factor, '을/를')} 곱해야 해요.`,
      },
    ],
    because: `${tex(`\\frac{x}{${m}} \\times ${factor} = ${p}x`)}, ${tex(`${k} \\times ${factor} = ${factor * k}`)}, ${tex(`\\frac{x}{${n}} \\times ${factor} = ${q}x`)}`,
  }
}

function multiplyDecimals(random: SeededRandom): Multiplied {
  const a = random.integer(2, 9)
  const k = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
  const c = random.pick([2, 3, 4, 6, 7, 8, 9, 12, 14, 16, 18])
  const [small, end] = [a / 10, c / 10]
  return {
    equation: `${linearText(small, k)} = ${end}`,
    factor: 10,
    right: `${linearText(a, 10 * k)} = ${c}`,
    wrong: [
      {
        latex: `${linearText(a, k)} = ${c}`,
        mistakeText: `정수인 ${tex(k)}에는 ${texWith(10, '을/를')} 곱하지 않았어요.`,
      },
      {
        latex: `${linearText(a, 10 * k)} = ${end}`,
        mistakeText: `우변에는 ${texWith(10, '을/를')} 곱하지 않았어요.`,
      },
      {
        latex: `${linearText(10 * a, 10 * k)} = ${c}`,
        mistakeText: `${texWith(small, '과/와')} ${tex(10)}의 곱을 잘못 계산했어요. 소수점의 자리를 확인하세요.`,
      },
      {
        latex: `${linearText(small, 10 * k)} = ${c}`,
        mistakeText: `${tex('x')}의 계수에는 ${texWith(10, '을/를')} 곱하지 않았어요.`,
      },
    ],
    because: `${tex(`${small}x \\times 10 = ${a}x`)}, ${tex(`${k} \\times 10 = ${10 * k}`)}, ${tex(`${end} \\times 10 = ${c}`)}`,
  }
}

function drawMultiplied(random: SeededRandom): Multiplied {
  return random.pick([true, false]) ? multiplyFractions(random) : multiplyDecimals(random)
}

const pickMultiplied: ItemTemplate = {
  id: 'M1U04C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '양변에 곱한 식',
  generate: (random) => {
    const { equation, factor, right, wrong, because } = drawMultiplied(random)
    return askChoice(random, {
      question: `일차방정식 ${tex(equation)}의 양변에 ${texWith(factor, '을/를')} 바르게 곱한 것은 어느 것인가요?`,
      right: optionAnswer(tex(right)),
      slips: wrong.map(({ latex, mistakeText }) => ({ ...optionAnswer(tex(latex)), mistakeText })),
      solution: `양변의 모든 항에 ${texWith(factor, '을/를')} 곱해요. ${because}이므로\n\n\\[ ${right} \\]\n\n계수와 상수항이 모두 정수가 되었어요.`,
      hints: [
        '등식의 양변에 같은 수를 곱하면 각 변의 모든 항에 그 수를 곱한 것과 같아요.',
        `항이 모두 세 개 있어요. 세 항에 하나씩 ${texWith(factor, '을/를')} 곱해 보세요.`,
        `정수인 항에도 ${texWith(factor, '을/를')} 곱했는지, 우변에도 곱했는지 확인하세요.`,
      ],
    })
  },
}

const judgeMultiplied: ItemTemplate = {
  id: 'M1U04C04L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '양변에 곱하기 O/X',
  generate: (random) => {
    const { equation, factor, right, wrong, because } = drawMultiplied(random)
    const isTrue = random.pick([true, false])
    const mistaken = random.pick(wrong.slice(0, 2))
    return askJudgement({
      statement: `일차방정식 ${tex(equation)}의 양변에 ${texWith(factor, '을/를')} 곱하면 ${tex(isTrue ? right : mistaken.latex)}이다.`,
      isTrue,
      mistakeText: isTrue
        ? '모든 항에 바르게 곱했는데도 옳지 않다고 생각했어요. 항마다 다시 곱해 보세요.'
        : mistaken.mistakeText,
      solution: `양변의 모든 항에 ${texWith(factor, '을/를')} 곱해요. ${because}이므로 바르게 곱한 식은 ${texWith(right, '이에요/예요')}.`,
      hints: [
        '양변에 같은 수를 곱할 때는 모든 항에 빠짐없이 곱해야 해요.',
        `세 항에 하나씩 ${texWith(factor, '을/를')} 곱하고 약분하거나 소수점을 옮겨 보세요.`,
        '직접 곱한 식과 주어진 식을 항마다 비교해 보세요. 정수인 항도 살펴보세요.',
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [findMultiplier, pickMultiplied, judgeMultiplied]
