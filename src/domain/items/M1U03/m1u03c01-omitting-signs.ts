import { makeBothForms } from '../asking/ask-value.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'
import { findUnfaithful } from './m1u03c01-wrong-shortenings.ts'

const conceptId = 'M1U03C01'

interface Product {
  asked: string
  right: string
  wrong: readonly (readonly [formula: string, mistakeText: string])[]
  /** Why, before the last line of the solution. */
  because: string
  hints: [string, string, string]
}

const LETTERS: readonly (readonly [string, string])[] = [
  ['a', 'b'],
  ['x', 'y'],
  ['m', 'n'],
]

const NUMBER_FIRST = '수와 문자의 곱에서는 곱셈 기호를 생략하고 수를 문자 앞에 써요.'
const AS_FRACTION = '나눗셈은 기호를 생략하고 분수로 나타내요. 나누는 것이 분모예요.'
const IN_ORDER = '곱셈과 나눗셈이 섞여 있으면 앞에서부터 차례로 생각해요.'

function drawSignedProduct(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const n = random.integer(2, 9)
  const factors = random.shuffle([p, q, `${n}`, '(-1)'])
  return {
    asked: factors.join(' \\times '),
    right: `-${n}${p}${q}`,
    wrong: [
      [`${n}${p}${q}`, `곱한 ${texWith(-1, '을/를')} 빠뜨렸어요. 부호 ${tex('-')}를 맨 앞에 써야 해요.`],
      [
        `${n}${p}${q} - 1`,
        `${texWith(-1, '을/를')} 곱하는 것을 ${texWith(1, '을/를')} 빼는 것으로 나타냈어요.`,
      ],
      [`-${p}^{${n}}${q}`, `${texWith(n, '은/는')} 곱하는 수이지 지수가 아니에요. 수는 문자 앞에 써요.`],
      [`-${n}(${p} + ${q})`, '두 문자의 곱을 합으로 나타냈어요.'],
    ],
    because: `수끼리 먼저 곱하면 ${texWith(`${n} \\times (-1) = -${n}`, '이에요/예요')}. 수를 맨 앞에 쓰고, 문자는 알파벳 순서로 쓰면서 곱셈 기호를 생략해요.`,
    hints: [
      NUMBER_FIRST,
      `먼저 수끼리 곱해 보세요. 곱하는 수는 ${texWith(n, '과/와')} ${texWith(-1, '이에요/예요')}.`,
      '수끼리 곱한 값을 부호까지 맨 앞에 쓰고, 그 뒤에 두 문자를 알파벳 순서로 이어 쓰세요.',
    ],
  }
}

function drawRepeatedLetter(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const n = random.integer(3, 9)
  const factors = random.pick([
    [p, n, p, q],
    [p, q, n, p],
    [q, p, p, n],
  ])
  return {
    asked: factors.join(' \\times '),
    right: `${n}${p}^{2}${q}`,
    wrong: [
      [
        `${2 * n}${p}${q}`,
        `${texWith(`${p} \\times ${p}`, '을/를')} ${texWith(`2${p}`, '으로/로')} 나타냈어요. 같은 문자의 곱은 거듭제곱이에요.`,
      ],
      [`${n}${p}${q}`, `${texWith(p, '이/가')} 두 번 곱해져 있는데 한 번만 썼어요.`],
      [`${n}${p}^{2} + ${q}`, '문자의 곱을 덧셈으로 나타냈어요.'],
      [`${n * n}${p}^{2}${q}`, '수는 한 번만 곱해져 있어요. 수까지 제곱하면 안 돼요.'],
    ],
    because: `${texWith(p, '이/가')} 두 번 곱해져 있으므로 ${texWith(`${p} \\times ${p} = ${p}^{2}`, '이에요/예요')}. 수를 맨 앞에 쓰고, 문자는 알파벳 순서로 써요.`,
    hints: [
      NUMBER_FIRST,
      '같은 문자의 곱은 거듭제곱으로 나타내요. 두 번 곱해진 문자를 찾아보세요.',
      `수를 맨 앞에 쓰고, 그 뒤에 ${tex(p)}의 거듭제곱, ${tex(q)}의 순서로 이어 쓰세요.`,
    ],
  }
}

function drawDividedSum(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const k = random.integer(2, 9)
  const sign = random.pick(['+', '-'])
  return {
    asked: `(${p} ${sign} ${q}) \\div ${k}`,
    right: `\\frac{${p} ${sign} ${q}}{${k}}`,
    wrong: [
      [`${p} ${sign} \\frac{${q}}{${k}}`, `괄호 안 전체를 나누어야 하는데 ${tex(q)}만 나누었어요.`],
      [`\\frac{${p}}{${k}} ${sign} ${q}`, `괄호 안 전체를 나누어야 하는데 ${tex(p)}만 나누었어요.`],
      [`${k}(${p} ${sign} ${q})`, '나누는 수를 곱했어요.'],
      [`\\frac{${k}}{${p} ${sign} ${q}}`, '나누어지는 것과 나누는 것이 바뀌었어요. 나누는 것을 분모에 써요.'],
    ],
    because: `${AS_FRACTION} 괄호는 두 문자를 한 덩어리로 묶은 것이므로 괄호 안의 식 전체가 분자가 돼요. 분수의 가로선이 묶는 일을 대신하므로 괄호는 쓰지 않아도 돼요.`,
    hints: [
      AS_FRACTION,
      '괄호로 묶인 것은 한 덩어리예요. 나누어지는 것이 무엇인지 살펴보세요.',
      `괄호 안의 식 전체를 분자에, ${texWith(k, '을/를')} 분모에 쓰세요.`,
    ],
  }
}

function drawNegativeDivisor(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const k = random.integer(2, 9)
  return {
    asked: `${p} \\times ${q} \\div (-${k})`,
    right: `-\\frac{${p}${q}}{${k}}`,
    wrong: [
      [`\\frac{${p}${q}}{${k}}`, `나누는 수의 부호 ${tex('-')}를 빠뜨렸어요.`],
      [`-${k}${p}${q}`, '나누는 수를 곱했어요.'],
      [`-\\frac{${k}}{${p}${q}}`, '나누어지는 것과 나누는 것이 바뀌었어요. 나누는 것을 분모에 써요.'],
      [`${p}${q} - ${k}`, '음수로 나누는 것을 뺄셈으로 나타냈어요.'],
    ],
    because: `${AS_FRACTION} ${texWith(`-${k}`, '으로/로')} 나누었으므로 부호 ${tex('-')}는 분수 앞에 써요.`,
    hints: [
      AS_FRACTION,
      `${texWith(`${p} \\times ${q}`, '을/를')} 먼저 곱셈 기호 없이 나타내고, 그것을 분자에 쓰세요.`,
      `음수로 나누었으므로 부호는 분수 앞에 써요. 분모에는 ${texWith(k, '이/가')} 와요.`,
    ],
  }
}

function drawMixedTerms(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const [m = 2, k = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const sign = random.pick(['+', '-'])
  return {
    asked: `${p} \\times ${m} ${sign} ${q} \\div ${k}`,
    right: `${m}${p} ${sign} \\frac{${q}}{${k}}`,
    wrong: [
      [`\\frac{${m}${p} ${sign} ${q}}{${k}}`, `${tex(q)}만 나누어야 하는데 앞의 것까지 함께 나누었어요.`],
      [
        `${m}${p} ${sign} \\frac{${k}}{${q}}`,
        '나누어지는 것과 나누는 것이 바뀌었어요. 나누는 것을 분모에 써요.',
      ],
      [
        `${p}^{${m}} ${sign} \\frac{${q}}{${k}}`,
        `${texWith(m, '은/는')} 곱하는 수이지 지수가 아니에요. 수는 문자 앞에 써요.`,
      ],
      [`${m}${p} ${sign} ${k}${q}`, '나누는 수를 곱했어요.'],
    ],
    because: `덧셈과 뺄셈의 기호는 생략할 수 없으므로 앞뒤를 나누어 생각해요. ${texWith(`${p} \\times ${m} = ${m}${p}`, '이고/고')}, ${texWith(`${q} \\div ${k} = \\frac{${q}}{${k}}`, '이에요/예요')}.`,
    hints: [
      `생략할 수 있는 것은 곱셈 기호와 나눗셈 기호예요. 덧셈과 뺄셈의 기호는 그대로 남겨요.`,
      `${tex(sign)} 기호를 사이에 두고 앞의 곱셈과 뒤의 나눗셈을 따로 나타내 보세요.`,
      `앞의 곱셈은 수를 문자 앞에 쓰고, 뒤의 나눗셈은 ${texWith(q, '을/를')} 분자, ${texWith(k, '을/를')} 분모로 쓰세요.`,
    ],
  }
}

function drawQuotientTimes(random: SeededRandom): Product {
  const [p, q] = random.pick(LETTERS)
  const n = random.integer(2, 9)
  return {
    asked: `${p} \\div ${q} \\times ${n}`,
    right: `\\frac{${n}${p}}{${q}}`,
    wrong: [
      [`\\frac{${p}}{${n}${q}}`, `뒤의 곱셈을 먼저 했어요. ${IN_ORDER}`],
      [`\\frac{${n}${q}}{${p}}`, '나누어지는 것과 나누는 것이 바뀌었어요. 나누는 것을 분모에 써요.'],
      [`${n}${p}${q}`, '나눗셈을 곱셈으로 나타냈어요.'],
      [`\\frac{${p}${q}}{${n}}`, `나누는 것은 ${tex(q)}인데 ${texWith(n, '으로/로')} 나누었어요.`],
    ],
    because: `${IN_ORDER} ${texWith(`${p} \\div ${q} = \\frac{${p}}{${q}}`, '이고/고')}, 여기에 ${texWith(n, '을/를')} 곱하면 ${texWith(n, '은/는')} 분자에 곱해져요.`,
    hints: [
      IN_ORDER,
      `${texWith(`${p} \\div ${q}`, '을/를')} 먼저 분수로 나타내 보세요.`,
      `그 분수에 ${texWith(n, '을/를')} 곱하세요. 분수에 수를 곱하면 분자와 분모 가운데 어디에 곱해지나요?`,
    ],
  }
}

const DRAWS = [
  drawSignedProduct,
  drawRepeatedLetter,
  drawDividedSum,
  drawNegativeDivisor,
  drawMixedTerms,
  drawQuotientTimes,
]

const omitSigns = makeBothForms({
  id: 'M1U03C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '기호 생략',
  draw: (random) => {
    const { asked: target, right, wrong, because, hints } = random.pick(DRAWS)(random)
    return {
      question: `다음 식을 곱셈 기호와 나눗셈 기호를 생략하여 나타내세요.\n\n${texBlock(target)}`,
      right: formulaAnswer(right),
      slips: wrong.map(([formula, mistakeText]) => formulaSlip(formula, mistakeText)),
      solution: `${because}\n\n${texBlock(`${target} = ${right}`)}`,
      hints,
    }
  },
})

export const SIGN_TEMPLATES: ItemTemplate[] = [...omitSigns, findUnfaithful]
