import { attachParticle } from '#domain/korean/attach-particle.ts'
import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toLatex,
} from '#domain/math/rational.ts'
import { askChoice, makeBothForms, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { followingTerm, rightRational, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C07'
function show(value: number) {
  return value < 0 ? `(${value})` : `${value}`
}

const keepOrder = makeBothForms({
  id: 'M1U02C07L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '계산 순서',
  draw: withEnoughSlips((random) => {
    const whole = () => random.pick([1, -1]) * random.integer(2, 9)
    const [a, b, c, d] = [whole(), whole(), whole(), whole()]
    if (random.pick([true, false])) {
      const value = a + b * c
      const expression = `${a} + ${show(b)} \\times ${show(c)}`
      return {
        question: `${texWith(expression, '을/를')} 계산하세요.`,
        right: rightNumber(value),
        slips: [
          wrongNumber((a + b) * c, '앞에서부터 차례로 계산했어요. 곱셈을 먼저 계산해야 해요.'),
          wrongNumber(a - b * c, '곱의 부호를 잘못 정했어요.', 'M1U02C05'),
          wrongNumber(-value, '마지막 덧셈에서 부호를 반대로 붙였어요.', 'M1U02C04'),
          wrongNumber(b * c, '곱셈만 하고 앞의 수를 더하지 않았어요.'),
        ],
        solution: `덧셈보다 곱셈을 먼저 계산해요.\n\n\\[ ${expression} = ${a} + ${show(b * c)} = ${value} \\]`,
        hints: [
          '덧셈과 곱셈이 섞여 있어요. 어느 것을 먼저 계산해야 할까요?',
          `${tex(`${show(b)} \\times ${show(c)}`)}의 부호와 크기를 먼저 구하세요.`,
          '곱셈의 값을 구한 다음 맨 앞의 수에 더하세요. 음수를 더할 때 부호를 조심하세요.',
        ],
      }
    }
    const value = a - (b - c) * d
    const expression = `${a} - (${b} - ${show(c)}) \\times ${show(d)}`
    return {
      question: `${texWith(expression, '을/를')} 계산하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber((a - (b - c)) * d, '괄호 다음에 뺄셈을 먼저 계산했어요. 곱셈을 먼저 해야 해요.'),
        wrongNumber(a - b - c * d, '괄호를 먼저 계산하지 않았어요.'),
        wrongNumber(a + (b - c) * d, '곱을 뺄 때 부호를 바꾸지 않았어요.', 'M1U02C04'),
        wrongNumber(a - (b + c) * d, '괄호 안의 뺄셈을 덧셈으로 계산했어요.', 'M1U02C04'),
      ],
      solution: `괄호 안을 먼저, 그다음 곱셈, 마지막에 뺄셈을 계산해요.\n\n\\[ \\begin{aligned} ${expression} &= ${a} - ${show(b - c)} \\times ${show(d)} \\\\ &= ${a} - ${show((b - c) * d)} = ${value} \\end{aligned} \\]`,
      hints: [
        '괄호가 있으면 어디부터 계산해야 할까요?',
        `${tex(`${b} - ${show(c)}`)}의 값을 먼저 구하고, 그다음 곱셈을 하세요.`,
        '곱셈의 값을 구한 다음 마지막에 뺄셈을 하세요. 뺄셈은 빼는 수의 부호를 바꾸어 더해요.',
      ],
    }
  }),
})

const MARKS = ['(가)', '(나)', '(다)', '(라)'] as const

interface Layout {
  /** The expression with `#` and a sign in place of an operation. */
  shape: string
  /** The operations in the order of calculating, as places in reading order. */
  order: readonly number[]
  why: string
}

const LAYOUTS: readonly Layout[] = [
  {
    shape: 'A #+ B #\\times \\left\\{C #- (D #\\div E)\\right\\}',
    order: [3, 2, 1, 0],
    why: '소괄호 안의 나눗셈, 중괄호 안의 뺄셈, 중괄호 밖의 곱셈, 덧셈의 차례로 계산해요.',
  },
  {
    shape: 'A #- \\left\\{B #+ C #\\times (D #- E)\\right\\}',
    order: [3, 2, 1, 0],
    why: '소괄호 안의 뺄셈, 중괄호 안의 곱셈, 중괄호 안의 덧셈, 중괄호 밖의 뺄셈의 차례로 계산해요.',
  },
  {
    shape: '\\left\\{A #- (B #+ C)\\right\\} #\\div D #- E',
    order: [1, 0, 2, 3],
    why: '소괄호 안의 덧셈, 중괄호 안의 뺄셈, 나눗셈, 마지막 뺄셈의 차례로 계산해요.',
  },
  {
    shape: 'A #\\times \\left\\{(B #- C) #+ D\\right\\} #- E',
    order: [1, 2, 0, 3],
    why: '소괄호 안의 뺄셈, 중괄호 안의 덧셈, 곱셈, 마지막 뺄셈의 차례로 계산해요.',
  },
]

const chooseOperation: ItemTemplate = {
  id: 'M1U02C07L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '먼저 할 계산',
  generate: (random) => {
    const { shape, order, why } = random.pick(LAYOUTS)
    const numbers = [0, 1, 2, 3, 4].map(() => random.pick([1, 1, -1]) * random.integer(2, 9))
    let place = -1
    const expression = shape
      .replace(/([({]?)([A-E])/g, (_, before: string, letter: string) => {
        const value = numbers['ABCDE'.indexOf(letter)] ?? 2
        if (letter === 'A') return `${before}${Math.abs(value)}`
        return `${before}${before === '' ? show(value) : value}`
      })
      .replace(/#(\\times|\\div|[+-])/g, (_, sign: string) => {
        place += 1
        return `\\underset{\\text{${MARKS[place] ?? ''}}}{${sign}}`
      })
    const turn = random.pick([0, 0, 3, 1])
    const words = ['가장 먼저', '두 번째로', '', '가장 마지막에'][turn] ?? ''
    const right = order[turn] ?? 0
    return askChoice(random, {
      question: `다음 식을 계산할 때, ${words} 계산해야 하는 것은 어느 것인가요?\n\n\\[ ${expression} \\]`,
      right: optionAnswer(MARKS[right] ?? ''),
      slips: order
        .map((own, step) => ({ own, step }))
        .filter(({ own }) => own !== right)
        .map(({ own, step }) => ({
          ...optionAnswer(MARKS[own] ?? ''),
          mistakeText:
            step < turn
              ? '더 먼저 계산해야 하는 것이에요. 괄호의 안쪽부터 차례를 매겨 보세요.'
              : '더 나중에 계산해야 하는 것이에요. 괄호의 안쪽과 곱셈, 나눗셈이 먼저예요.',
        })),
      solution: `괄호는 안쪽부터 풀고, 괄호가 없으면 곱셈과 나눗셈을 덧셈과 뺄셈보다 먼저 계산해요.\n\n${why}\n\n계산하는 차례는 ${attachParticle(order.map((own) => MARKS[own]).join(' → '), '이에요/예요')}.`,
      hints: [
        '괄호가 있으면 가장 안쪽에 있는 괄호부터 계산해요.',
        '소괄호 안을 계산한 다음에는 중괄호 안을 보세요. 그 안에서도 곱셈과 나눗셈이 먼저예요.',
        '식에 있는 계산마다 차례를 나타내는 번호를 적어 보고, 문제에서 묻는 차례를 찾으세요.',
      ],
    })
  },
}

interface Mixed {
  expression: string
  value: Rational
  slips: { value: Rational; mistakeText: string; conceptId?: string }[]
  steps: string[]
}

function drawMixed(random: SeededRandom): Mixed {
  const base = random.integer(2, 4)
  const squared = rational(base * base)
  const [p, q] = [rational(random.pick([1, -1]) * random.integer(2, 9)), rational(random.integer(1, 9))]
  const bottom = random.pick([2, 3, 4])
  const s = rational(random.pick([1, -1]) * random.integer(1, 5), bottom)
  const t = rational(random.pick([1, -1]) * random.integer(2, 4), random.pick([1, 1, 3]))
  const [sTerm, tTerm] = [followingTerm(s), followingTerm(t)]
  if (random.pick([true, false])) {
    const product = multiply(squared, s)
    const inside = add(q, product)
    const quotient = divide(inside, t)
    const value = subtract(p, quotient)
    const wrongSquare = subtract(p, divide(add(q, negate(product)), t))
    const open = `${toLatex(p)} - \\left\\{${toLatex(q)} + (-${base})^{2} \\times ${sTerm}\\right\\} \\div ${tTerm}`
    return {
      expression: open,
      value,
      slips: [
        {
          value: wrongSquare,
          mistakeText: `${tex(`(-${base})^{2}`)}을 음수로 계산했어요. 음수를 두 번 곱하면 양수예요.`,
          conceptId: 'M1U02C05',
        },
        {
          value: subtract(p, divide(multiply(add(q, squared), s), t)),
          mistakeText: '중괄호 안에서 덧셈을 곱셈보다 먼저 계산했어요.',
        },
        {
          value: divide(subtract(p, inside), t),
          mistakeText: '중괄호 밖에서 뺄셈을 나눗셈보다 먼저 계산했어요.',
        },
        {
          value: subtract(p, multiply(inside, t)),
          mistakeText: '나누는 수를 역수로 바꾸지 않고 그대로 곱했어요.',
          conceptId: 'M1U02C06',
        },
        {
          value: add(p, quotient),
          mistakeText: '마지막 뺄셈에서 빼는 수의 부호를 바꾸지 않았어요.',
          conceptId: 'M1U02C04',
        },
      ],
      steps: [
        `${toLatex(p)} - \\left\\{${toLatex(q)} + ${toLatex(squared)} \\times ${sTerm}\\right\\} \\div ${tTerm}`,
        `${toLatex(p)} - \\left\\{${toLatex(q)} + ${followingTerm(product)}\\right\\} \\div ${tTerm}`,
        `${toLatex(p)} - ${followingTerm(inside)} \\div ${tTerm}`,
        `${toLatex(p)} - ${followingTerm(quotient)}`,
        toLatex(value),
      ],
    }
  }
  const quotient = divide(q, s)
  const inside = subtract(squared, quotient)
  const product = multiply(inside, t)
  const value = add(product, p)
  const tail = p.numerator < 0n ? ` - ${toLatex(negate(p))}` : ` + ${toLatex(p)}`
  return {
    expression: `\\left\\{(-${base})^{2} - ${toLatex(q)} \\div ${sTerm}\\right\\} \\times ${tTerm}${tail}`,
    value,
    slips: [
      {
        value: add(multiply(subtract(negate(squared), quotient), t), p),
        mistakeText: `${tex(`(-${base})^{2}`)}을 음수로 계산했어요. 음수를 두 번 곱하면 양수예요.`,
        conceptId: 'M1U02C05',
      },
      {
        value: add(multiply(divide(subtract(squared, q), s), t), p),
        mistakeText: '중괄호 안에서 뺄셈을 나눗셈보다 먼저 계산했어요.',
      },
      {
        value: add(multiply(subtract(squared, multiply(q, s)), t), p),
        mistakeText: '나누는 수를 역수로 바꾸지 않고 그대로 곱했어요.',
        conceptId: 'M1U02C06',
      },
      {
        value: multiply(inside, add(t, p)),
        mistakeText: '중괄호 밖에서 덧셈이나 뺄셈을 곱셈보다 먼저 계산했어요.',
      },
      {
        value: add(multiply(add(squared, quotient), t), p),
        mistakeText: '중괄호 안의 뺄셈에서 빼는 수의 부호를 바꾸지 않았어요.',
        conceptId: 'M1U02C04',
      },
    ],
    steps: [
      `\\left\\{${toLatex(squared)} - ${toLatex(q)} \\div ${sTerm}\\right\\} \\times ${tTerm}${tail}`,
      `\\left\\{${toLatex(squared)} - ${followingTerm(quotient)}\\right\\} \\times ${tTerm}${tail}`,
      `${toLatex(inside)} \\times ${tTerm}${tail}`,
      `${toLatex(product)}${tail}`,
      toLatex(value),
    ],
  }
}

const calculateMixed = makeBothForms({
  id: 'M1U02C07L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '괄호가 있는 혼합 계산',
  draw: withEnoughSlips((random) => {
    const { expression, value, slips, steps } = drawUntil(
      random,
      drawMixed,
      (drawn) =>
        drawn.value.denominator <= 4n &&
        drawn.value.numerator ** 2n < 2500n &&
        drawn.slips.every(({ value: wrong }) => wrong.denominator <= 60n),
    )
    return {
      question: `다음을 계산하세요. (정수가 아니면 기약분수로 답하세요.)\n\n\\[ ${expression} \\]`,
      right: rightRational(value),
      slips: slips.map((slip) => wrongRational(slip.value, slip.mistakeText, slip.conceptId)),
      solution: `거듭제곱을 먼저 계산하고, 괄호 안에서 곱셈과 나눗셈, 덧셈과 뺄셈의 차례로 계산해요.\n\n\\[ \\begin{aligned} & ${expression} \\\\ &= ${steps.join(' \\\\ &= ')} \\end{aligned} \\]`,
      hints: [
        '거듭제곱, 괄호 안, 곱셈과 나눗셈, 덧셈과 뺄셈의 차례로 계산해요.',
        '거듭제곱을 먼저 계산하세요. 괄호가 있으므로 음의 부호까지 거듭 곱해요.',
        '중괄호 안에서도 곱셈이나 나눗셈이 먼저예요. 중괄호의 값을 구한 다음 바깥의 곱셈이나 나눗셈을 하세요.',
      ],
    }
  }),
})

export const ORDER_TEMPLATES: ItemTemplate[] = [...keepOrder, chooseOperation, ...calculateMixed]
