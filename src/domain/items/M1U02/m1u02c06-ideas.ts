import { multiply, negate, type Rational, rational, reciprocal, toLatex } from '#domain/math/rational.ts'
import { askChoice, askJudgement, type JudgeQuestion, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { signedTerm } from './rational-text.ts'

const conceptId = 'M1U02C06'
const MEANING = '두 수의 곱이 \\(1\\)일 때 한 수를 다른 수의 역수라고 해요.'

/** A fraction that is neither whole nor one over a whole number. */
export function drawTrueFraction(random: SeededRandom): Rational {
  return drawUntil(
    random,
    (draw) => rational(draw.pick([1, -1]) * draw.integer(2, 9), draw.integer(2, 9)),
    ({ numerator, denominator }) => denominator > 1n && numerator * numerator > 1n,
  )
}

function drawPair(random: SeededRandom): GeneratedItem {
  const [first, second, third, fourth] = drawUntil(
    random,
    (draw) => [0, 1, 2, 3].map(() => drawTrueFraction(draw)),
    (drawn) =>
      new Set(drawn.map(({ numerator, denominator }) => `${numerator ** 2n}/${denominator}`)).size === 4,
  )
  if (!first || !second || !third || !fourth) throw new RangeError('four numbers are drawn')
  const pair = (a: Rational, b: Rational) => texList([toLatex(a), toLatex(b)])
  return askChoice(random, {
    question: '다음 중 두 수가 서로 역수인 것은 어느 것인가요?',
    right: optionAnswer(pair(first, reciprocal(first))),
    slips: [
      {
        ...optionAnswer(pair(second, negate(reciprocal(second)))),
        mistakeText: '분자와 분모는 바꾸었지만 부호까지 바꾸었어요. 곱이 음수가 되므로 역수가 아니에요.',
      },
      {
        ...optionAnswer(pair(third, negate(third))),
        mistakeText: '부호만 다른 두 수예요. 곱이 음수가 되므로 역수가 아니에요.',
      },
      {
        ...optionAnswer(
          pair(fourth, rational(Number(fourth.denominator - fourth.numerator), Number(fourth.denominator))),
        ),
        mistakeText: '더해서 \\(1\\)이 되는 두 수예요. 역수는 곱해서 \\(1\\)이 되는 수예요.',
      },
    ],
    solution: `${MEANING} 두 수를 곱하여 확인해요.\n\n\\[ ${signedTerm(first)} \\times ${signedTerm(reciprocal(first))} = 1 \\]\n\n나머지는 두 수를 곱해도 ${texWith(1, '이/가')} 되지 않아요.`,
    hints: [
      '두 수가 서로 역수라는 것은 두 수를 어떻게 했을 때 얼마가 된다는 뜻인가요?',
      '역수인 두 수는 부호가 같을까요, 다를까요? 곱의 부호를 생각해 보세요.',
      '보기마다 두 수를 곱해 보고 약분하여 값을 확인하세요.',
    ],
  })
}

const STATEMENTS: readonly JudgeQuestion[] = [
  {
    statement: '음수의 역수는 음수이다.',
    isTrue: true,
    mistakeText: '곱이 양수가 되려면 두 수의 부호가 같아야 해요. 역수를 구할 때 부호는 바뀌지 않아요.',
    solution:
      '두 수의 곱이 \\(1\\), 곧 양수가 되려면 두 수의 부호가 같아야 해요. 그래서 음수의 역수는 음수예요. 예를 들어 \\(-\\frac{2}{3}\\)의 역수는 \\(-\\frac{3}{2}\\)이에요.',
    hints: [
      MEANING,
      '두 수의 곱이 양수가 되려면 두 수의 부호가 어떠해야 하나요?',
      '\\(-\\frac{2}{3}\\)에 어떤 수를 곱하면 \\(1\\)이 되는지 찾아보세요.',
    ],
  },
  {
    statement: '\\(0\\)의 역수는 \\(0\\)이다.',
    isTrue: false,
    mistakeText: '\\(0\\)에 어떤 수를 곱해도 \\(1\\)이 될 수 없으므로 \\(0\\)의 역수는 없어요.',
    solution:
      '\\(0\\)에는 어떤 수를 곱해도 \\(0\\)이에요. 곱해서 \\(1\\)이 되는 수가 없으므로 \\(0\\)의 역수는 없어요.',
    hints: [
      MEANING,
      '\\(0\\)에 여러 가지 수를 곱해 보세요.',
      '\\(0\\)에 곱해서 \\(1\\)이 되는 수가 있는지 생각해 보세요.',
    ],
  },
  {
    statement: '\\(1\\)의 역수는 \\(1\\)이다.',
    isTrue: true,
    mistakeText: '\\(1 \\times 1 = 1\\)이므로 \\(1\\)의 역수는 자기 자신이에요.',
    solution:
      '\\(1 \\times 1 = 1\\)이므로 \\(1\\)의 역수는 \\(1\\)이에요. \\(-1\\)의 역수도 \\((-1) \\times (-1) = 1\\)이므로 \\(-1\\)이에요.',
    hints: [
      MEANING,
      '\\(1\\)에 어떤 수를 곱하면 \\(1\\)이 되나요?',
      '역수가 자기 자신인 수가 있을 수 있는지 생각해 보세요.',
    ],
  },
  {
    statement: '나눗셈에서는 두 수의 자리를 바꾸어도 몫이 같다.',
    isTrue: false,
    mistakeText: '덧셈이나 곱셈에서 성립하는 성질을 나눗셈에도 그대로 썼어요.',
    solution:
      '\\(6 \\div 2 = 3\\)이지만 \\(2 \\div 6 = \\frac{1}{3}\\)이에요. 나눗셈에서는 교환법칙이 성립하지 않아요.',
    hints: [
      '쉬운 두 수로 자리를 바꾸어 나누어 보세요.',
      '교환법칙은 어떤 계산에서 성립했는지 떠올려 보세요.',
      '\\(6 \\div 2\\)와 \\(2 \\div 6\\)을 각각 계산해 보세요.',
    ],
  },
  {
    statement: '부호가 다른 두 수의 나눗셈의 몫은 음수이다.',
    isTrue: true,
    mistakeText: '나눗셈의 부호는 곱셈의 부호와 똑같이 정해져요.',
    solution:
      '나눗셈은 역수의 곱셈으로 고칠 수 있고, 역수를 구할 때 부호는 그대로예요. 그래서 부호가 다른 두 수의 몫은 곱과 마찬가지로 음수예요.',
    hints: [
      '나눗셈을 곱셈으로 고쳐서 생각해 보세요.',
      '역수를 구하면 부호가 바뀌나요?',
      '\\((-6) \\div 2\\)와 \\(6 \\div (-2)\\)의 부호를 각각 생각해 보세요.',
    ],
  },
]

function drawRewriting(random: SeededRandom): GeneratedItem {
  const [first, second] = drawUntil(
    random,
    (draw) => [drawTrueFraction(draw), drawTrueFraction(draw)],
    ([a = rational(1), b = rational(1)]) =>
      new Set(
        [
          multiply(a, b),
          multiply(a, reciprocal(b)),
          multiply(reciprocal(a), b),
          negate(multiply(a, reciprocal(b))),
        ].map(toLatex),
      ).size === 4,
  )
  if (!first || !second) throw new RangeError('two numbers are drawn')
  const show = (a: Rational, b: Rational) => optionAnswer(tex(`${signedTerm(a)} \\times ${signedTerm(b)}`))
  const inverse = reciprocal(second)
  return askChoice(random, {
    question: `나눗셈 ${texWith(`${signedTerm(first)} \\div ${signedTerm(second)}`, '을/를')} 곱셈으로 바르게 고친 것은 어느 것인가요?`,
    right: show(first, inverse),
    slips: [
      { ...show(first, second), mistakeText: '나누는 수를 역수로 바꾸지 않고 기호만 바꾸었어요.' },
      {
        ...show(reciprocal(first), second),
        mistakeText: '나누는 수가 아니라 나누어지는 수를 역수로 바꾸었어요.',
      },
      {
        ...show(first, negate(inverse)),
        mistakeText: '역수로 바꾸면서 부호까지 바꾸었어요. 역수의 부호는 그대로예요.',
      },
    ],
    solution: `나누는 수 ${tex(toLatex(second))}의 역수는 ${texWith(toLatex(inverse), '이에요/예요')}. 나눗셈은 나누는 수를 역수로 바꾸어 곱해요. 부호는 그대로 두어요.\n\n\\[ ${signedTerm(first)} \\div ${signedTerm(second)} = ${signedTerm(first)} \\times ${signedTerm(inverse)} = ${toLatex(multiply(first, inverse))} \\]`,
    hints: [
      '나눗셈은 어느 수를 어떻게 바꾸어 곱셈으로 고치나요?',
      '나눗셈 기호 뒤에 있는 수가 나누는 수예요. 앞의 수는 그대로 두어요.',
      '나누는 수의 분자와 분모를 바꾸되 부호는 그대로 둔 것을 고르세요.',
    ],
  })
}

export const IDEA_TEMPLATES: ItemTemplate[] = [
  { id: 'M1U02C06L0A1', conceptId, difficultyLevel: 0, name: '서로 역수인 두 수', generate: drawPair },
  { id: 'M1U02C06L0A2', conceptId, difficultyLevel: 0, name: '나눗셈을 곱셈으로', generate: drawRewriting },
  {
    id: 'M1U02C06L0A3',
    conceptId,
    difficultyLevel: 0,
    name: '역수와 나눗셈 O/X',
    generate: (random) => askJudgement(random.pick(STATEMENTS)),
  },
]
