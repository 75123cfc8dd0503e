import {
  askChoice,
  askJudgement,
  type JudgeQuestion,
  makeBothForms,
  optionAnswer,
  rightNumber,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U02C05'
const COUNT_HINT =
  '곱의 부호는 곱해진 음수의 개수로 정해져요. 짝수 개이면 양의 부호, 홀수 개이면 음의 부호예요.'

const FIXED: readonly JudgeQuestion[] = [
  {
    statement: '부호가 같은 두 수의 곱은 언제나 양수이다.',
    isTrue: true,
    mistakeText: '부호가 같은 경우에 두 음수의 곱도 들어간다는 것을 놓쳤거나, 그 곱의 부호를 잘못 정했어요.',
    solution:
      '양수와 양수의 곱은 양수이고, 음수와 음수의 곱도 양수예요. 예를 들어 \\((-2) \\times (-3) = +6\\)이에요.',
    hints: [
      '부호가 같은 경우는 두 가지예요. 하나씩 살펴보세요.',
      '\\((-2) \\times (-3)\\)의 부호는 무엇인가요?',
      '곱해진 음수의 개수가 짝수인지 홀수인지 두 경우에 각각 세어 보세요.',
    ],
  },
  {
    statement: '음수를 세 번 곱하면 양수가 된다.',
    isTrue: false,
    mistakeText: '음수를 홀수 번 곱하면 음수가 돼요.',
    solution:
      '음수를 두 번 곱하면 양수가 되지만, 거기에 음수를 한 번 더 곱하면 다시 음수가 돼요. 예를 들어 \\((-2) \\times (-2) \\times (-2) = -8\\)이에요.',
    hints: [
      '두 번 곱하면 어떤 부호가 되는지부터 생각해 보세요.',
      '두 번 곱한 것에 음수를 한 번 더 곱하면 부호가 어떻게 바뀌나요?',
      '\\((-2) \\times (-2) \\times (-2)\\)를 앞에서부터 차례로 계산해 보세요.',
    ],
  },
  {
    statement: '어떤 수에 \\(0\\)을 곱하면 언제나 \\(0\\)이다.',
    isTrue: true,
    mistakeText: '음수에 \\(0\\)을 곱해도 \\(0\\)이에요.',
    solution: '양수이든 음수이든 \\(0\\)을 곱하면 \\(0\\)이에요. \\((-7) \\times 0 = 0\\)이에요.',
    hints: [
      '양수에 \\(0\\)을 곱하면 어떻게 되나요?',
      '음수의 경우도 같은지 생각해 보세요.',
      '\\((-7) \\times 2\\), \\((-7) \\times 1\\)을 차례로 계산하고, 다음에 올 \\((-7) \\times 0\\)을 생각해 보세요.',
    ],
  },
  {
    statement: '곱셈에서는 두 수의 자리를 바꾸어 곱해도 곱이 같다.',
    isTrue: true,
    mistakeText: '음수가 있어도 곱셈의 교환법칙이 성립해요.',
    solution:
      '곱셈에서는 교환법칙이 성립해요. 예를 들어 \\((-3) \\times 5 = -15\\)이고 \\(5 \\times (-3) = -15\\)예요.',
    hints: [
      '자연수의 곱셈에서는 어땠나요? 음수가 있을 때도 확인해 보세요.',
      '곱의 부호는 음수의 개수로, 크기는 절댓값의 곱으로 정해져요. 자리를 바꾸면 이것이 달라지나요?',
      '\\((-3) \\times 5\\)와 \\(5 \\times (-3)\\)을 각각 계산해 보세요.',
    ],
  },
  {
    statement: '음수의 제곱은 음수이다.',
    isTrue: false,
    mistakeText: '음수를 두 번 곱하면 양수가 돼요.',
    solution:
      '제곱은 두 번 곱한 것이에요. \\((-5)^{2} = (-5) \\times (-5) = 25\\)처럼 음수의 제곱은 양수예요.',
    hints: ['제곱은 같은 수를 몇 번 곱한 것인가요?', COUNT_HINT, '\\((-5)^{2}\\)을 곱셈으로 풀어 써 보세요.'],
  },
]

function drawSignQuestion(random: SeededRandom): JudgeQuestion {
  const count = random.integer(3, 5)
  const negatives = random.integer(1, count)
  const sizes = random.sample([2, 3, 4, 5, 6, 7], count)
  const numbers = random.shuffle(sizes.map((size, index) => (index < negatives ? -size : size)))
  const saysPositive = random.pick([true, false])
  const isPositive = negatives % 2 === 0
  const latex = numbers.map((number) => `(${number > 0 ? '+' : ''}${number})`).join(' \\times ')
  return {
    statement: `${texWith(latex, '은/는')} ${saysPositive ? '양수' : '음수'}이다.`,
    isTrue: saysPositive === isPositive,
    mistakeText: `곱해진 음수의 개수를 다시 세어 보세요. 짝수 개이면 양수, 홀수 개이면 음수예요.`,
    solution: `곱해진 음수가 ${tex(negatives)}개로 ${isPositive ? '짝수' : '홀수'} 개이므로 곱은 ${isPositive ? '양수' : '음수'}예요.`,
    hints: [
      '곱을 끝까지 계산하지 않아도 부호를 알 수 있어요.',
      COUNT_HINT,
      `${tex(latex)}에서 음의 부호가 붙은 수에 표시하면서 세어 보세요.`,
    ],
  }
}

/** The forms of a power with a minus sign somewhere. */
type Form = 'inside' | 'outside' | 'both'

interface Power {
  base: number
  exponent: number
  form: Form
}

function powerLatex({ base, exponent, form }: Power) {
  if (form === 'outside') return `-${base}^{${exponent}}`
  return `${form === 'both' ? '-' : ''}(-${base})^{${exponent}}`
}

function valueOfPower({ base, exponent, form }: Power): number {
  const size = base ** exponent
  if (form === 'outside') return -size
  const inside = exponent % 2 === 0 ? size : -size
  return form === 'inside' ? inside : -inside
}

function repeat(factor: string, count: number) {
  return Array(count).fill(factor).join(' \\times ')
}

function spellPower({ base, exponent, form }: Power): string {
  if (form === 'outside') return `-(${repeat(`${base}`, exponent)})`
  const spelled = repeat(`(-${base})`, exponent)
  return form === 'inside' ? spelled : `-\\{${spelled}\\}`
}

const spellOut: ItemTemplate = {
  id: 'M1U02C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '음수의 거듭제곱의 뜻',
  generate: (random) => {
    const power: Power = {
      base: random.pick([3, 5, 6, 7]),
      exponent: random.pick([2, 4]),
      form: random.pick<Form>(['inside', 'outside']),
    }
    const { base, exponent, form } = power
    const other: Power = { ...power, form: form === 'inside' ? 'outside' : 'inside' }
    const isInside = form === 'inside'
    return askChoice(random, {
      question: `${texWith(powerLatex(power), '을/를')} 곱셈으로 바르게 풀어 쓴 것은 어느 것인가요?`,
      right: optionAnswer(tex(spellPower(power))),
      slips: [
        {
          ...optionAnswer(tex(spellPower(other))),
          mistakeText: isInside
            ? '괄호가 있으므로 음의 부호까지 함께 거듭 곱해야 해요.'
            : `괄호가 없으므로 ${tex(base)}만 거듭 곱하고 음의 부호는 한 번만 붙여요.`,
        },
        {
          ...optionAnswer(tex(`(-${base}) \\times ${exponent}`)),
          mistakeText: '지수는 곱하는 수가 아니라 같은 수를 곱한 횟수예요.',
          conceptId: 'M1U01C02',
        },
        {
          ...optionAnswer(tex(repeat(`(-${exponent})`, base))),
          mistakeText: '밑과 지수를 바꾸었어요. 지수가 곱한 횟수예요.',
          conceptId: 'M1U01C02',
        },
      ],
      solution: `${
        isInside
          ? `괄호 안의 ${texWith(-base, '이/가')} 통째로 밑이므로 ${texWith(-base, '을/를')} ${tex(exponent)}번 곱해요.`
          : `괄호가 없으므로 밑은 ${texWith(base, '이에요/예요')}. ${texWith(base, '을/를')} ${tex(exponent)}번 곱한 것에 음의 부호를 붙여요.`
      }\n\n\\[ ${powerLatex(power)} = ${spellPower(power)} = ${valueOfPower(power)} \\]`,
      hints: [
        '지수는 밑을 몇 번 곱했는지를 나타내요.',
        '음의 부호가 괄호 안에 있는지 살펴보세요. 밑이 무엇인지가 달라져요.',
        '괄호가 있으면 음의 부호까지 함께 거듭 곱하고, 없으면 음의 부호는 맨 앞에 한 번만 붙여요.',
      ],
    })
  },
}

const evaluatePower = makeBothForms({
  id: 'M1U02C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '음수의 거듭제곱',
  draw: withEnoughSlips((random) => {
    const power = drawUntil(
      random,
      (draw): Power => ({
        base: draw.integer(2, 6),
        exponent: draw.integer(2, 4),
        form: draw.pick<Form>(['inside', 'inside', 'outside', 'outside', 'both']),
      }),
      ({ base, exponent }) => base ** exponent <= 256,
    )
    const { base, exponent } = power
    const value = valueOfPower(power)
    const sign = value < 0 ? -1 : 1
    return {
      question: `${tex(powerLatex(power))}의 값을 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          -value,
          power.form === 'outside'
            ? '괄호가 없는데 음의 부호까지 함께 거듭 곱했어요.'
            : '음수를 곱한 횟수가 짝수인지 홀수인지 확인하지 않고 부호를 정했어요.',
        ),
        wrongNumber(sign * base * exponent, '밑과 지수를 곱했어요. 지수는 곱한 횟수예요.', 'M1U01C02'),
        wrongNumber(-sign * base * exponent, '밑과 지수를 곱했고 부호도 반대로 붙였어요.', 'M1U01C02'),
        wrongNumber(sign * exponent ** base, '밑과 지수를 바꾸어 계산했어요.', 'M1U01C02'),
        wrongNumber(sign * base ** (exponent - 1), '곱한 횟수를 한 번 적게 세었어요.', 'M1U01C02'),
      ],
      solution: `${
        power.form === 'outside'
          ? `괄호가 없으므로 ${texWith(base, '을/를')} ${tex(exponent)}번 곱한 다음 음의 부호를 붙여요.`
          : `${texWith(-base, '을/를')} ${tex(exponent)}번 곱하면 음수가 ${exponent % 2 === 0 ? '짝수' : '홀수'} 개이므로 ${exponent % 2 === 0 ? '양수' : '음수'}가 돼요.${power.form === 'both' ? ' 맨 앞에 음의 부호가 있으므로 부호를 한 번 더 바꿔요.' : ''}`
      }\n\n\\[ ${powerLatex(power)} = ${spellPower(power)} = ${value} \\]`,
      hints: [
        '밑이 무엇인지 먼저 보세요. 음의 부호가 괄호 안에 있나요, 밖에 있나요?',
        `지수가 ${texWith(exponent, '이라/라')}는 것은 밑을 그만큼 여러 번 곱했다는 뜻이에요. 곱셈으로 풀어 써 보세요.`,
        power.form === 'outside'
          ? `${texWith(repeat(`${base}`, exponent), '을/를')} 계산한 다음, 맨 앞의 음의 부호를 붙이세요.`
          : `${texWith(repeat(`(-${base})`, exponent), '을/를')} 음수의 개수로 부호를 정하여 계산하세요.${power.form === 'both' ? ' 마지막에 맨 앞의 음의 부호를 생각하세요.' : ''}`,
      ],
    }
  }),
})

/** Ways to write a square (or a power of 1) that is positive or negative. */
function writingsOf(random: SeededRandom, base: number, isPositive: boolean): string[] {
  if (base > 1)
    return isPositive
      ? [
          `(-${base})^{2}`,
          `${base}^{2}`,
          `-(-${base}^{2})`,
          `\\{-(-${base})\\}^{2}`,
          `-\\{-(-${base})^{2}\\}`,
        ]
      : [`-${base}^{2}`, `-(-${base})^{2}`, `-\\{-(-${base}^{2})\\}`, `-\\{-(-${base})\\}^{2}`]
  const even = () => 2 * random.integer(1, 10)
  const odd = () => 2 * random.integer(1, 10) + 1
  return isPositive
    ? [
        `(-1)^{${even()}}`,
        `-(-1)^{${odd()}}`,
        `-(-1^{${even()}})`,
        `\\{-(-1)\\}^{${odd()}}`,
        `(-1)^{${even() + 20}}`,
      ]
    : [`(-1)^{${odd()}}`, `-(-1)^{${even()}}`, `-1^{${even()}}`, `-1^{${odd()}}`, `(-1)^{${odd() + 20}}`]
}

const oddOneOut: ItemTemplate = {
  id: 'M1U02C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '부호 판별',
  generate: (random) => {
    const base = random.pick([1, 1, 2, 3, 4, 5])
    const isPositive = random.pick([true, false])
    const same = random.sample(writingsOf(random, base, isPositive), 4)
    const different = random.pick(writingsOf(random, base, !isPositive))
    const value = isPositive ? base ** 2 : -(base ** 2)
    return askChoice(random, {
      question: '다음 중 나머지 넷과 **다른** 하나는 어느 것인가요?',
      right: optionAnswer(`${tex(different)}의 값`),
      slips: same.map((formula) => ({
        ...optionAnswer(`${tex(formula)}의 값`),
        mistakeText: `값이 ${texWith(value, '이라/라')}서 다른 세 개와 같아요. 괄호와 음의 부호의 자리를 다시 살펴보세요.`,
      })),
      solution: `괄호가 있는지, 음수를 몇 번 곱했는지 살펴 하나씩 계산해요.\n\n${[...same, different]
        .map((formula) => `- ${tex(`${formula} = ${formula === different ? -value : value}`)}`)
        .join('\n')}\n\n따라서 값이 다른 하나는 ${texWith(different, '이에요/예요')}.`,
      hints: [
        '절댓값은 모두 같아요. 부호만 알아내면 돼요.',
        '괄호 안에 음의 부호가 있으면 그것까지 거듭 곱하고, 괄호 밖의 음의 부호는 마지막에 한 번만 붙여요.',
        '식마다 음수를 곱한 횟수가 짝수인지 홀수인지 적고, 괄호 밖의 음의 부호를 더해 부호를 정하세요.',
      ],
    })
  },
}

export const POWER_TEMPLATES: ItemTemplate[] = [
  {
    id: 'M1U02C05L0A1',
    conceptId,
    difficultyLevel: 0,
    name: '곱의 부호 O/X',
    generate: (random) =>
      askJudgement(random.pick([true, false]) ? random.pick(FIXED) : drawSignQuestion(random)),
  },
  spellOut,
  ...evaluatePower,
  oddOneOut,
]
