import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Linear, linearAnswer, linearSlip, showLinear } from './linear-answer.ts'
import { showFraction } from './substitution-text.ts'

const conceptId = 'M1U03C04'

const DISTRIBUTE = '분배법칙을 써서 괄호 밖의 수를 괄호 안의 두 항에 모두 곱해요.'
const FIRST_ONLY = '뒤의 항에는 곱하지 않았어요. 괄호 밖의 수는 모든 항에 곱해야 해요.'
const SECOND_SIGN = '뒤의 항을 곱할 때 부호를 틀렸어요.'

/** `k \times ax + k \times b`, negative numbers in brackets. */
function showProducts(k: string, [a, b]: Linear, letter: string): string {
  const term = linearText(a, 0, letter)
  const behind = k.startsWith('-') ? `(${k})` : k
  return `${k} \\times ${a < 0 ? `(${term})` : term} + ${behind} \\times ${bracketed(b)}`
}

const expand = makeBothForms({
  id: 'M1U03C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '수와 일차식의 곱',
  draw: withEnoughSlips((random) => {
    const k = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5])
    const inside = drawUneven(random, [-4, -3, -2, 2, 3, 4, 5], [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 7])
    const [a, b] = inside
    const letter = random.pick(['x', 'a', 'y'])
    const display = showLinear(inside, letter)
    const target = random.pick([
      `${k}(${display})`,
      `${k}(${display})`,
      `(${display}) \\times ${bracketed(k)}`,
    ])
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer([k * a, k * b], letter),
      slips: [
        linearSlip([k * a, b], letter, FIRST_ONLY, 'M1U02C07'),
        linearSlip([k * a, -k * b], letter, SECOND_SIGN, 'M1U02C05'),
        linearSlip(
          [a, k * b],
          letter,
          '앞의 항에는 곱하지 않았어요. 괄호 밖의 수는 모든 항에 곱해야 해요.',
          'M1U02C07',
        ),
        linearSlip([-k * a, k * b], letter, '앞의 항을 곱할 때 부호를 틀렸어요.', 'M1U02C05'),
        linearSlip([k + a, k + b], letter, '괄호 밖의 수를 곱하지 않고 두 항의 수에 각각 더했어요.'),
        linearSlip([a, k + b], letter, '괄호 밖의 수를 곱하지 않고 더했어요.'),
      ],
      solution: `${DISTRIBUTE}\n\n${texBlock(`${target} = ${showProducts(`${k}`, inside, letter)} = ${showLinear([k * a, k * b], letter)}`)}`,
      hints: [
        DISTRIBUTE,
        `괄호 안의 항은 ${texWith(linearText(a, 0, letter), '과/와')} ${texWith(b, '이에요/예요')}. 두 항에 ${texWith(k, '을/를')} 각각 곱해 보세요.`,
        `${texWith(k, '과/와')} ${texWith(a, '을/를')} 곱한 값은 ${tex(letter)}의 계수, ${texWith(k, '과/와')} ${texWith(b, '을/를')} 곱한 값은 상수항이 돼요. 부호를 살펴 이어 쓰세요.`,
      ],
    }
  }),
})

const divide = makeBothForms({
  id: 'M1U03C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '일차식 나누기',
  draw: withEnoughSlips((random) => {
    const k = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
    const [p, q] = drawUneven(random, [-4, -3, -2, 2, 3, 4, 5], [-7, -5, -4, -3, -2, 2, 3, 4, 5])
    const letter = random.pick(['x', 'a', 'y'])
    const [a, b] = [p * k, q * k]
    const target = `(${showLinear([a, b], letter)}) \\div ${bracketed(k)}`
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer([p, q], letter),
      slips: [
        linearSlip([p, b], letter, '뒤의 항은 나누지 않았어요. 모든 항을 나누어야 해요.'),
        linearSlip([a, q], letter, '앞의 항은 나누지 않았어요. 모든 항을 나누어야 해요.'),
        linearSlip([p, -q], letter, '뒤의 항을 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
        linearSlip([-p, q], letter, '앞의 항을 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
        linearSlip(
          [a * k, b * k],
          letter,
          '나누지 않고 곱했어요. 나눗셈은 역수의 곱셈으로 바꾸어야 해요.',
          'M1U02C06',
        ),
      ],
      solution: `나눗셈을 역수의 곱셈으로 바꾸면 ${texWith(k, '으로/로')} 나누는 것은 ${texWith(showFraction(1, k), '을/를')} 곱하는 것과 같아요. 이것을 두 항에 모두 곱하면, 두 항을 각각 ${texWith(k, '으로/로')} 나눈 것이 돼요.\n\n- ${tex(`${linearText(a, 0, letter)} \\div ${bracketed(k)} = ${linearText(p, 0, letter)}`)}\n- ${tex(`${b} \\div ${bracketed(k)} = ${q}`)}\n\n따라서 ${texWith(showLinear([p, q], letter), '이에요/예요')}.`,
      hints: [
        '나눗셈은 역수의 곱셈으로 바꿀 수 있어요. 그러면 분배법칙을 쓸 수 있어요.',
        `괄호 안의 두 항 ${texWith(linearText(a, 0, letter), '과/와')} ${texWith(b, '을/를')} 각각 ${texWith(k, '으로/로')} 나누어 보세요.`,
        `${texWith(a, '을/를')} ${texWith(k, '으로/로')} 나눈 값이 ${tex(letter)}의 계수, ${texWith(b, '을/를')} ${texWith(k, '으로/로')} 나눈 값이 상수항이에요. 부호를 살펴 이어 쓰세요.`,
      ],
    }
  }),
})

/** A coefficient and a constant of different size: what is done to one shows apart from what is done to the other. */
function drawUneven(
  random: SeededRandom,
  coefficients: readonly number[],
  constants: readonly number[],
): Linear {
  const coefficient = random.pick(coefficients)
  return [
    coefficient,
    random.pick(constants.filter((constant) => Math.abs(constant) !== Math.abs(coefficient))),
  ]
}

/** A fraction in lowest terms that is no whole number, its bottom from 2 to 5. */
function drawFraction(random: SeededRandom): [top: number, bottom: number] {
  return drawUntil(
    random,
    (draw): [number, number] => [draw.integer(2, 5), draw.integer(2, 5)],
    ([top, bottom]) => gcd(top, bottom) === 1,
  )
}

const expandFraction = makeBothForms({
  id: 'M1U03C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '분수 곱',
  draw: withEnoughSlips((random) => {
    const [top, n] = drawFraction(random)
    const m = random.pick([top, -top])
    const [s, t] = drawUneven(random, [-3, -2, 2, 3, 4], [-5, -4, -3, -2, -1, 1, 2, 3, 5])
    const inside: Linear = [n * s, n * t]
    const fraction = showFraction(m, n)
    const target = random.pick([
      `${fraction}(${showLinear(inside)})`,
      `(${showLinear(inside)}) \\times ${m < 0 ? `\\left(${fraction}\\right)` : fraction}`,
    ])
    const behind = m < 0 ? `\\left(${fraction}\\right)` : fraction
    const [first, second] = inside
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer([m * s, m * t]),
      slips: [
        linearSlip([m * s, second], 'x', FIRST_ONLY, 'M1U02C07'),
        linearSlip([m * s, -m * t], 'x', SECOND_SIGN, 'M1U02C05'),
        linearSlip([Math.sign(m) * s, Math.sign(m) * t], 'x', '분모로 나누기만 하고 분자를 곱하지 않았어요.'),
        linearSlip([m * first, m * second], 'x', '분자를 곱하기만 하고 분모로 나누지 않았어요.'),
        linearSlip([-m * s, m * t], 'x', '앞의 항을 곱할 때 부호를 틀렸어요.', 'M1U02C05'),
      ],
      solution: `${DISTRIBUTE} 분수를 곱할 때는 분모로 먼저 나누면 계산이 쉬워요.\n\n- ${tex(`${linearText(first, 0)} \\times ${behind} = ${linearText(m * s, 0)}`)}\n- ${tex(`${second} \\times ${behind} = ${m * t}`)}\n\n따라서 ${texWith(showLinear([m * s, m * t]), '이에요/예요')}.`,
      hints: [
        DISTRIBUTE,
        `괄호 안의 두 항의 수 ${texWith(first, '과/와')} ${texWith(second, '은/는')} 모두 ${texWith(n, '으로/로')} 나누어떨어져요. 분수의 분모와 약분해 보세요.`,
        `두 항을 각각 ${texWith(n, '으로/로')} 나눈 다음 ${texWith(m, '을/를')} 곱하세요. 항마다 부호를 살펴야 해요.`,
      ],
    }
  }),
})

const divideByFraction = makeBothForms({
  id: 'M1U03C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '계수의 합',
  draw: withEnoughSlips((random) => {
    const [p, q] = drawFraction(random)
    const [s, t] = drawUntil(
      random,
      (draw) => drawUneven(draw, [-4, -3, -2, 2, 3, 4], [-5, -4, -3, -2, -1, 1, 2, 3, 5]),
      // A number that a hint or the question shows must not be the answer.
      ([first, second]) => ![-q, p, p * first, p * second].includes(-q * (first + second)),
    )
    const [a, b] = [p * s, p * t]
    const target = `(${showLinear([a, b])}) \\div \\left(-\\frac{${p}}{${q}}\\right)`
    const reciprocal = `\\left(-\\frac{${q}}{${p}}\\right)`
    const result: Linear = [-q * s, -q * t]
    const total = result[0] + result[1]
    return {
      question: `다음을 계산하였을 때, ${tex('x')}의 계수와 상수항의 합을 구하세요.\n\n${texBlock(target)}`,
      right: rightNumber(total),
      slips: [
        wrongNumber(-total, `나누는 수의 부호 ${tex('-')}를 빠뜨렸어요.`),
        {
          ...fractionAnswer(-p * p * (s + t), q),
          mistakeText: '역수로 바꾸지 않고 분수를 그대로 곱했어요. 나눗셈은 역수의 곱셈으로 바꾸어야 해요.',
          conceptId: 'M1U02C06',
        },
        wrongNumber(-q * s + q * t, '상수항의 부호를 틀렸어요. 음수를 모든 항에 곱해야 해요.', 'M1U02C05'),
        wrongNumber(-q * s + b, '상수항은 나누지 않았어요. 모든 항을 나누어야 해요.'),
        wrongNumber(result[0], `${tex('x')}의 계수만 답했어요. 상수항과 더해야 해요.`),
      ],
      solution: `나눗셈을 역수의 곱셈으로 바꾸어 분배법칙을 써요. ${tex(`-\\frac{${p}}{${q}}`)}의 역수는 ${texWith(`-\\frac{${q}}{${p}}`, '이에요/예요')}.\n\n${texBlock(`(${showLinear([a, b])}) \\times ${reciprocal} = ${showLinear(result)}`)}\n\n따라서 ${tex('x')}의 계수는 ${tex(result[0])}, 상수항은 ${texWith(result[1], '이고/고')}, 두 수의 합은 ${texWith(`${result[0]} + ${bracketed(result[1])} = ${total}`, '이에요/예요')}.`,
      hints: [
        '분수로 나누는 것은 그 역수를 곱하는 것과 같아요. 역수의 부호는 바뀌지 않아요.',
        `${tex('-')} 부호를 그대로 두고 분자와 분모를 바꾼 수를 두 항에 모두 곱해 보세요.`,
        `${tex('x')}의 계수 ${texWith(a, '과/와')} 상수항 ${texWith(b, '을/를')} 각각 ${texWith(p, '으로/로')} 나누고 ${texWith(-q, '을/를')} 곱하세요. 그 두 값을 더하면 돼요.`,
      ],
    }
  }),
})

export const EXPANSION_TEMPLATES: ItemTemplate[] = [
  ...expand,
  ...divide,
  ...expandFraction,
  ...divideByFraction,
]
