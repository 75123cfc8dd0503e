import { add, multiply, rational, toLatex } from '#domain/math/rational.ts'
import { askChoice, askJudgement, type JudgeQuestion, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { areDifferent, followingTerm } from './rational-text.ts'

const conceptId = 'M1U02C07'

function drawDistribution(random: SeededRandom): GeneratedItem {
  const [a, b, c] = drawUntil(
    random,
    (draw) => {
      const [p = 2, q = 3] = draw.sample([2, 3, 4, 5], 2)
      const outside = rational(draw.pick([1, -1]) * p * q)
      return [
        outside,
        rational(draw.integer(1, p - 1), p),
        rational(draw.pick([1, -1]) * draw.integer(1, q - 1), q),
      ]
    },
    ([x = rational(0), y = rational(0), z = rational(0)]) =>
      y.denominator > 1n &&
      z.denominator > 1n &&
      areDifferent([
        multiply(x, add(y, z)),
        add(multiply(x, y), z),
        add(y, multiply(x, z)),
        multiply(multiply(x, y), multiply(x, z)),
      ]),
  )
  if (!a || !b || !c) throw new RangeError('three numbers are drawn')
  const outside = followingTerm(a)
  const [left, right] = [toLatex(b), followingTerm(c)]
  const first = `${outside} \\times ${left}`
  const second = `${outside} \\times ${right}`
  const [u, v] = [multiply(a, b), multiply(a, c)]
  const given = `${outside} \\times \\left\\{${left} + ${right}\\right\\}`
  return askChoice(random, {
    question: `분배법칙을 이용하여 ${texWith(given, '을/를')} 바르게 나타낸 것은 어느 것인가요?`,
    right: optionAnswer(tex(`${first} + ${second}`)),
    slips: [
      {
        ...optionAnswer(tex(`${first} + ${right}`)),
        mistakeText: '괄호 밖의 수를 괄호 안의 앞의 수에만 곱했어요. 두 수에 모두 곱해야 해요.',
      },
      {
        ...optionAnswer(tex(`${left} + ${second}`)),
        mistakeText: '괄호 밖의 수를 괄호 안의 뒤의 수에만 곱했어요. 두 수에 모두 곱해야 해요.',
      },
      {
        ...optionAnswer(tex(`${first} \\times ${second}`)),
        mistakeText: '각각 곱한 것을 더해야 하는데 곱했어요.',
      },
    ],
    solution: `괄호 밖의 수를 괄호 안의 두 수에 각각 곱하여 더해요.\n\n\\[ ${given} = ${first} + ${second} = ${toLatex(u)} + ${followingTerm(v)} = ${toLatex(add(u, v))} \\]`,
    hints: [
      '괄호 밖의 수를 괄호 안의 어느 수에 곱해야 할까요?',
      '두 수의 합에 어떤 수를 곱한 것은, 두 수에 각각 그 수를 곱하여 더한 것과 같아요.',
      '괄호 안의 두 수에 빠짐없이 곱했는지, 두 곱을 더했는지 확인하세요.',
    ],
  })
}

const ORDER_HINT = '거듭제곱, 괄호, 곱셈과 나눗셈, 덧셈과 뺄셈의 차례를 떠올려 보세요.'

const STATEMENTS: readonly JudgeQuestion[] = [
  {
    statement: '덧셈과 곱셈이 섞여 있고 괄호가 없으면 곱셈을 먼저 계산한다.',
    isTrue: true,
    mistakeText: '괄호가 없으면 곱셈과 나눗셈을 덧셈과 뺄셈보다 먼저 계산해요.',
    solution:
      '괄호가 없는 식에서는 곱셈과 나눗셈을 덧셈과 뺄셈보다 먼저 계산해요. 예를 들어 \\(2 + 3 \\times 4 = 2 + 12 = 14\\)예요.',
    hints: [
      ORDER_HINT,
      '덧셈이 앞에 있을 때도 그런지 생각해 보세요.',
      '\\(2 + 3 \\times 4\\)에서 어느 것을 먼저 계산해야 하는지 떠올려 보세요.',
    ],
  },
  {
    statement: '덧셈, 뺄셈, 곱셈, 나눗셈이 섞인 식은 언제나 앞에서부터 차례로 계산한다.',
    isTrue: false,
    mistakeText: '곱셈과 나눗셈은 뒤에 있어도 덧셈과 뺄셈보다 먼저 계산해요.',
    solution:
      '곱셈과 나눗셈을 먼저 계산하고, 그다음 덧셈과 뺄셈을 앞에서부터 차례로 계산해요. \\(10 - 2 \\times 3\\)은 \\(8 \\times 3\\)이 아니라 \\(10 - 6\\)이에요.',
    hints: [
      ORDER_HINT,
      '\\(10 - 2 \\times 3\\)을 앞에서부터 계산해도 될까요?',
      '곱셈이 뺄셈의 뒤에 있는 식을 하나 떠올려 보고 어느 것을 먼저 계산하는지 생각하세요.',
    ],
  },
  {
    statement: '거듭제곱이 있으면 거듭제곱을 가장 먼저 계산한다.',
    isTrue: true,
    mistakeText: '거듭제곱은 곱셈보다도 먼저 계산해요.',
    solution:
      '혼합 계산에서는 거듭제곱을 가장 먼저 계산해요. 예를 들어 \\(2 \\times (-3)^{2} = 2 \\times 9 = 18\\)이에요.',
    hints: [
      ORDER_HINT,
      '\\(2 \\times (-3)^{2}\\)에서 곱셈을 먼저 하면 어떤 일이 생기나요?',
      '지수는 바로 앞의 수에만 붙는다는 것을 생각해 보세요.',
    ],
  },
  {
    statement: '소괄호, 중괄호, 대괄호가 있으면 대괄호 안을 가장 먼저 계산한다.',
    isTrue: false,
    mistakeText: '괄호는 가장 안쪽에 있는 소괄호부터 풀어요.',
    solution:
      '괄호는 안쪽부터, 곧 소괄호 \\((\\;\\;)\\), 중괄호 \\(\\{\\;\\;\\}\\), 대괄호 \\([\\;\\;]\\)의 차례로 계산해요.',
    hints: [
      ORDER_HINT,
      '괄호 안에 또 괄호가 있으면 어느 쪽부터 값을 알아야 할까요?',
      '바깥쪽 괄호를 계산하려면 그 안에 있는 괄호의 값이 필요하다는 것을 생각하세요.',
    ],
  },
  {
    statement: '나눗셈과 곱셈이 섞여 있으면 언제나 곱셈을 먼저 계산한다.',
    isTrue: false,
    mistakeText: '곱셈과 나눗셈은 서로 앞서지 않아요. 앞에서부터 차례로 계산해요.',
    solution:
      '곱셈과 나눗셈은 앞에서부터 차례로 계산해요. \\(12 \\div 2 \\times 3\\)은 \\(6 \\times 3 = 18\\)이에요.',
    hints: [
      ORDER_HINT,
      '\\(12 \\div 2 \\times 3\\)을 어떻게 계산할까요?',
      '나눗셈을 역수의 곱셈으로 고쳐 보고, 앞에서부터 계산한 것과 비교해 보세요.',
    ],
  },
]

export const IDEA_TEMPLATES: ItemTemplate[] = [
  { id: 'M1U02C07L0A1', conceptId, difficultyLevel: 0, name: '분배법칙의 뜻', generate: drawDistribution },
  {
    id: 'M1U02C07L0A2',
    conceptId,
    difficultyLevel: 0,
    name: '계산 순서 O/X',
    generate: (random) => askJudgement(random.pick(STATEMENTS)),
  },
]
