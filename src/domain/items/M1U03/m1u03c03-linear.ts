import { askChoice, makeBothForms, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U03C03'

const addParts = makeBothForms({
  id: 'M1U03C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '계수와 상수항',
  draw: withEnoughSlips((random) => {
    const a = random.pick([-8, -7, -5, -4, -3, -1, 1, 2, 3, 5, 6])
    const b = random.pick([-9, -8, -6, -5, -4, -3, 3, 4, 5, 7, 9])
    const letter = random.pick(['x', 'y', 'a'])
    const latex = random.pick([true, false]) ? linearText(a, b, letter) : `${b}${nextTerm(a, letter)}`
    const term = linearText(a, 0, letter)
    return {
      question: `다항식 ${tex(latex)}에서 ${tex(letter)}의 계수와 상수항의 합을 구하세요.`,
      right: rightNumber(a + b),
      slips: [
        wrongNumber(-a + b, `${tex(letter)}의 계수의 부호를 잘못 보았어요. 계수는 부호까지 포함해요.`),
        wrongNumber(a - b, '상수항의 부호를 잘못 보았어요. 항은 부호까지 포함해요.'),
        wrongNumber(
          Math.abs(a) + Math.abs(b),
          '부호를 모두 빼고 더했어요. 계수와 상수항은 부호까지 포함해요.',
        ),
        wrongNumber(
          b,
          Math.abs(a) === 1
            ? `${tex(letter)}의 계수가 없다고 생각했어요. 수가 보이지 않으면 계수는 ${tex(1)}이나 ${texWith(-1, '이에요/예요')}.`
            : '상수항만 답했어요. 계수와 더해야 해요.',
        ),
        wrongNumber(a, '계수만 답했어요. 상수항과 더해야 해요.'),
        wrongNumber(a * b, '두 수를 더하지 않고 곱했어요.'),
      ],
      solution: `${tex(letter)}가 있는 항은 ${texWith(`${term} = ${a} \\times ${letter}`, '이므로/므로')} 계수는 ${texWith(a, '이에요/예요')}. 상수항은 문자 없이 수로만 이루어진 항이므로 ${texWith(b, '이에요/예요')}.\n\n따라서 구하는 합은 ${texWith(`${a} + ${bracketed(b)} = ${a + b}`, '이에요/예요')}.`,
      hints: [
        '계수는 항에서 문자에 곱해진 수이고, 상수항은 문자 없이 수로만 이루어진 항이에요.',
        `${tex(letter)}가 있는 항과 수로만 이루어진 항을 부호까지 함께 나누어 적어 보세요.`,
        `${tex(letter)}가 있는 항을 (수) ${tex(`\\times ${letter}`)} 꼴로 풀어 써서 계수를 찾고, 상수항과 더하세요.`,
      ],
    }
  }),
})

interface Candidate {
  latex: string
  /** Why it is or is not of first degree. */
  because: string
}

function drawLinear(random: SeededRandom): Candidate {
  const [n = 2, m = 3] = random.sample([2, 3, 4, 5, 6, 7], 2)
  return random.pick<Candidate>([
    { latex: `${m} - x`, because: '차수가 가장 큰 항 \\(-x\\)의 차수가 \\(1\\)이에요.' },
    {
      latex: `\\frac{x}{${n}} + ${m}`,
      because: `${texWith(`\\frac{x}{${n}}`, '은/는')} ${tex(`\\frac{1}{${n}} \\times x`)}이므로 차수가 ${texWith(1, '이에요/예요')}. 분모에 문자가 있는 것이 아니에요.`,
    },
    {
      latex: `-${n}x`,
      because: `항이 하나뿐이어도 차수가 ${texWith(1, '이므로/므로')} 일차식이에요.`,
    },
    {
      latex: `0.${n}x - ${m}`,
      because: `계수가 소수여도 ${tex('x')}가 한 번 곱해져 있으므로 차수가 ${texWith(1, '이에요/예요')}.`,
    },
    {
      latex: `\\frac{x - ${m}}{${n}}`,
      because: `${texWith(`\\frac{1}{${n}} \\times (x - ${m})`, '과/와')} 같으므로 ${tex('x')}가 한 번만 곱해져 있어요. 분모에 문자가 있는 것이 아니에요.`,
    },
  ])
}

function drawOthers(random: SeededRandom): Candidate[] {
  const n = random.integer(2, 9)
  const m = random.integer(2, 9)
  return random.sample<Candidate>(
    [
      { latex: `${n}`, because: `문자가 없는 수는 차수가 ${texWith(0, '이에요/예요')}. 상수항만 있어요.` },
      {
        latex: `x^{2} - ${n}x`,
        because: `차수가 가장 큰 항 ${tex('x^{2}')}의 차수가 ${texWith(2, '이라/라')} 일차식이 아니에요.`,
      },
      {
        latex: `\\frac{${n}}{x} + ${m}`,
        because: '분모에 문자가 있으므로 다항식이 아니에요.',
      },
      {
        latex: `0 \\times x + ${m}`,
        because: `${tex('x')}의 계수가 ${texWith(0, '이라/라')} 계산하면 수만 남아요.`,
      },
      {
        latex: `${m} - ${n}x^{2}`,
        because: `차수가 가장 큰 항 ${tex(`-${n}x^{2}`)}의 차수가 ${texWith(2, '이라/라')} 일차식이 아니에요.`,
      },
      { latex: `\\frac{${m}}{x}`, because: '분모에 문자가 있으므로 다항식이 아니에요.' },
      {
        latex: `x \\times x + ${n}`,
        because: `${texWith('x \\times x = x^{2}', '이므로/므로')} 차수가 ${texWith(2, '이에요/예요')}.`,
      },
    ],
    4,
  )
}

const pickLinear: ItemTemplate = {
  id: 'M1U03C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '일차식 고르기',
  generate: (random) => {
    const right = drawLinear(random)
    const others = drawOthers(random)
    return askChoice(random, {
      question: '다음 중 일차식인 것은 어느 것인가요?',
      right: optionAnswer(tex(right.latex)),
      slips: others.map(({ latex, because }) => ({ ...optionAnswer(tex(latex)), mistakeText: because })),
      solution: `일차식은 차수가 ${tex(1)}인 다항식이에요.\n\n${[right, ...others].map(({ latex, because }) => `- ${tex(latex)}: ${because}`).join('\n')}`,
      hints: [
        '일차식은 차수가 \\(1\\)인 다항식이에요.',
        '분모에 문자가 있는 식은 다항식이 아니에요. 분모에 수만 있는 식과 구별하세요.',
        '다항식이 아닌 것을 먼저 지우고, 남은 것에서 문자가 가장 많이 곱해진 항이 몇 번 곱해졌는지 살펴보세요.',
      ],
    })
  },
}

/** The operation on p and q in the question, and the one that learners confuse it with. */
const TASKS = [
  {
    asked: 'p + q',
    sign: '+',
    work: (p: number, q: number) => p + q,
    slip: (p: number, q: number) => p - q,
    mistakeText: '두 수를 더하지 않고 뺐어요.',
  },
  {
    asked: 'p - q',
    sign: '-',
    work: (p: number, q: number) => p - q,
    slip: (p: number, q: number) => p + q,
    mistakeText: '두 수를 빼지 않고 더했어요.',
  },
  {
    asked: 'pq',
    sign: '\\times',
    work: (p: number, q: number) => p * q,
    slip: (p: number, q: number) => p + q,
    mistakeText: '두 수를 곱하지 않고 더했어요.',
  },
] as const

const findCondition = makeBothForms({
  id: 'M1U03C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '일차식이 될 조건',
  draw: withEnoughSlips((random) => {
    const constant = random.pick([-5, -2, 1, 4, 8])
    const { asked: target, sign, work, slip, mistakeText } = random.pick(TASKS)
    const [p, q] = drawUntil(
      random,
      (draw) => draw.sample([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7], 2) as [number, number],
      // The hints speak of the degrees 0, 1 and 2, which must not be the answer.
      (drawn) => ![0, 1, 2].includes(work(...drawn)),
    )
    const [k, m] = [-p, -q]
    const latex = `(a${nextTerm(k)})x^{2} + (b${nextTerm(m)})x${nextTerm(constant)}`
    const workText = `${p} ${sign} ${bracketed(q)}`
    return {
      question: `다항식 ${texWith(latex, '이/가')} ${tex('x')}에 대한 일차식이 되려면 상수 ${texWith('a', '은/는')} ${tex('p')}여야 하고, 상수 ${texWith('b', '은/는')} ${texWith('q', '이/가')} 될 수 없어요. 이때 ${tex(target)}의 값을 구하세요.`,
      right: rightNumber(work(p, q)),
      slips: [
        wrongNumber(
          work(k, q),
          `${tex('x^{2}')}의 계수가 ${texWith(0, '이/가')} 되는 ${tex('a')}의 값에서 부호를 틀렸어요.`,
        ),
        wrongNumber(
          work(p, m),
          `${tex('x')}의 계수가 ${texWith(0, '이/가')} 되는 ${tex('b')}의 값에서 부호를 틀렸어요.`,
        ),
        wrongNumber(work(k, m), '괄호 안의 수를 부호를 바꾸지 않고 그대로 썼어요.'),
        wrongNumber(slip(p, q), mistakeText),
        wrongNumber(p, `${tex('p')}의 값까지만 구했어요.`),
      ],
      solution: `${tex('x')}에 대한 일차식이 되려면 차수가 ${tex(2)}인 항은 없어지고, 차수가 ${tex(1)}인 항은 남아 있어야 해요.\n\n1. ${tex('x^{2}')}의 계수 ${texWith(`a${nextTerm(k)}`, '이/가')} ${texWith(0, '이/가')} 되어야 하므로 ${texWith(`a = ${p}`, '이에요/예요')}. 곧 ${texWith(`p = ${p}`, '이에요/예요')}.\n2. ${tex('x')}의 계수 ${texWith(`b${nextTerm(m)}`, '은/는')} ${texWith(0, '이/가')} 되면 안 되므로 ${texWith('b', '은/는')} ${texWith(q, '이/가')} 될 수 없어요. 곧 ${texWith(`q = ${q}`, '이에요/예요')}.\n\n따라서 ${texWith(`${target} = ${workText} = ${work(p, q)}`, '이에요/예요')}.`,
      hints: [
        `일차식은 차수가 ${tex(1)}인 다항식이에요. 차수가 ${tex(2)}인 항과 차수가 ${tex(1)}인 항이 각각 어떻게 되어야 할까요?`,
        `어떤 항이 없어지려면 그 항의 계수가 ${texWith(0, '이/가')} 되어야 해요. 어느 항이 없어져야 하고, 어느 항이 없어지면 안 되나요?`,
        `${texWith(`a${nextTerm(k)}`, '이/가')} ${texWith(0, '이/가')} 되게 하는 ${tex('a')}의 값과 ${texWith(`b${nextTerm(m)}`, '이/가')} ${texWith(0, '이/가')} 되게 하는 ${tex('b')}의 값을 각각 구해 계산하세요.`,
      ],
    }
  }),
})

export const LINEAR_TEMPLATES: ItemTemplate[] = [...addParts, pickLinear, ...findCondition]
