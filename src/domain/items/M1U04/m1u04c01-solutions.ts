import {
  askChoice,
  askJudgement,
  makeBothForms,
  optionAnswer,
  rightNumber,
  slipOf,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm, substituted } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C01'

/** `ax + b = cx + d`. */
interface Equation {
  a: number
  b: number
  c: number
  d: number
}

function showEquation({ a, b, c, d }: Equation) {
  return `${linearText(a, b)} = ${linearText(c, d)}`
}
function isRoot({ a, b, c, d }: Equation, x: number) {
  return a * x + b === c * x + d
}

interface Candidate {
  equation: Equation
  mistakeText: string
  conceptId?: string
}

function drawCandidates(random: SeededRandom, root: number): { right: Equation; wrong: Candidate[] } {
  const coefficient = () => random.pick([-3, -2, 2, 3, 4, 5])
  const constant = () => random.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7])
  const [a1, a2, a3, a4, a5] = [coefficient(), coefficient(), coefficient(), coefficient(), coefficient()]
  const [b1, b2, b3, b4, b5] = [constant(), constant(), constant(), constant(), constant()]
  const c = random.pick([0, 1, -1])
  return {
    right: { a: a1, b: b1, c, d: a1 * root + b1 - c * root },
    wrong: [
      {
        equation: { a: a2, b: b2, c: 0, d: -a2 * root + b2 },
        mistakeText: `${texWith(`x = ${-root}`, '을/를')} 대입할 때 참이 되는 식이에요. 부호를 잘 살펴보세요.`,
      },
      {
        equation: { a: a3, b: b3, c: 0, d: a3 + root + b3 },
        mistakeText: '계수와 문자 사이에 생략된 곱셈을 덧셈으로 계산했어요.',
        conceptId: 'M1U03C01',
      },
      {
        equation: { a: a4, b: b4, c: 0, d: a4 * root - b4 },
        mistakeText: '대입한 뒤 상수항의 부호를 바꾸어 계산했어요.',
        conceptId: 'M1U03C02',
      },
      { equation: { a: a5, b: b5, c: 0, d: root }, mistakeText: '우변의 수를 그대로 해라고 생각했어요.' },
    ],
  }
}

const pickSolved: ItemTemplate = {
  id: 'M1U04C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '해 확인',
  generate: (random) => {
    const root = random.pick([-4, -3, -2, -1, 2, 3, 4, 5])
    const { right, wrong } = drawUntil(
      random,
      (draw) => drawCandidates(draw, root),
      (drawn) =>
        drawn.wrong.every(({ equation }) => !isRoot(equation, root)) &&
        new Set([drawn.right, ...drawn.wrong.map(({ equation }) => equation)].map(showEquation)).size === 5,
    )
    const [first] = wrong
    const sample = first?.equation ?? right
    const sides = ({ a, b, c, d }: Equation) => ({
      left: `${substituted(a, b, root)} = ${a * root + b}`,
      right: c === 0 ? `${d}` : `${substituted(c, d, root)} = ${c * root + d}`,
    })
    return askChoice(random, {
      question: `다음 방정식 중 해가 ${tex(`x = ${root}`)}인 것은 어느 것인가요?`,
      right: optionAnswer(tex(showEquation(right))),
      slips: wrong.map(({ equation, mistakeText, conceptId }) =>
        slipOf(optionAnswer(tex(showEquation(equation))), mistakeText, conceptId),
      ),
      solution: `각 방정식에 ${texWith(`x = ${root}`, '을/를')} 대입하여 좌변과 우변의 값이 같아지는 것을 찾아요.\n\n${tex(showEquation(right))}에 대입하면\n\n- (좌변) ${tex(`= ${sides(right).left}`)}\n- (우변) ${tex(`= ${sides(right).right}`)}\n\n두 변의 값이 같으므로 ${texWith(`x = ${root}`, '은/는')} 이 방정식의 해예요. 다른 방정식은 대입하면 두 변의 값이 서로 달라요. 예를 들어 ${tex(showEquation(sample))}의 좌변은 ${tex(sides(sample).left)}이지만 우변은 ${texWith(sample.d, '이에요/예요')}.`,
      hints: [
        '해는 방정식을 참이 되게 하는 미지수의 값이에요. 풀지 않고 대입해서 확인할 수 있어요.',
        `각 방정식의 ${tex('x')} 자리에 ${texWith(root, '을/를')} 넣어 보세요.${root < 0 ? ' 음수는 괄호를 써서 넣어요.' : ''}`,
        '좌변의 값과 우변의 값을 따로 계산한 뒤, 두 값이 같은 방정식을 고르세요.',
      ],
    })
  },
}

interface Judged {
  latex: string
  isIdentity: boolean
  /** Both sides put in order, with the reason, for the solution. */
  because: string
  /** What a learner who judges it wrongly has overlooked. */
  mistakeText: string
  conceptId?: string
}

function drawJudged(random: SeededRandom): Judged {
  const [a = 2, b = 3] = random.sample([2, 3, 4, 5, 6, 7], 2)
  const m = random.pick([1, 2, 3, 4, 5])
  const collected = (sum: number) => `좌변의 동류항을 모으면 ${texWith(linearText(sum, 0), '이에요/예요')}.`
  const expanded = `좌변의 괄호를 풀면 ${texWith(`${a}(${linearText(1, m)}) = ${linearText(a, a * m)}`, '이에요/예요')}.`
  return random.pick<Judged>([
    {
      latex: `${linearText(a, 0)} + ${linearText(b, 0)} = ${linearText(a + b, 0)}`,
      isIdentity: true,
      because: `${collected(a + b)} 좌변과 우변이 같은 식이므로 ${tex('x')}에 어떤 수를 대입해도 참이에요.`,
      mistakeText: '좌변의 동류항을 모으면 우변과 같은 식이 된다는 것을 놓쳤어요.',
      conceptId: 'M1U03C05',
    },
    {
      latex: `${a}(${linearText(1, m)}) = ${linearText(a, a * m)}`,
      isIdentity: true,
      because: `${expanded} 좌변과 우변이 같은 식이므로 ${tex('x')}에 어떤 수를 대입해도 참이에요.`,
      mistakeText: '좌변의 괄호를 풀면 우변과 같은 식이 된다는 것을 놓쳤어요.',
      conceptId: 'M1U03C04',
    },
    {
      latex: `${linearText(a + b, m)} - ${linearText(b, 0)} = ${linearText(a, m)}`,
      isIdentity: true,
      because: `좌변의 동류항을 모으면 ${texWith(linearText(a, m), '이에요/예요')}. 좌변과 우변이 같은 식이므로 ${tex('x')}에 어떤 수를 대입해도 참이에요.`,
      mistakeText: '좌변을 간단히 하면 우변과 같은 식이 된다는 것을 놓쳤어요.',
      conceptId: 'M1U03C05',
    },
    {
      latex: `${linearText(a, b)} = ${linearText(b, a)}`,
      isIdentity: false,
      because: `${texWith('x = 1', '을/를')} 대입하면 두 변이 모두 ${texWith(a + b, '이/가')} 되어 참이지만, ${texWith('x = 0', '을/를')} 대입하면 좌변은 ${tex(b)}, 우변은 ${texWith(a, '이라/라')}서 거짓이에요. ${tex('x')}의 값에 따라 참이 되기도 하고 거짓이 되기도 해요.`,
      mistakeText: '두 변에 있는 수가 같아도 계수와 상수항의 자리가 다르면 같은 식이 아니에요.',
    },
    {
      latex: `${linearText(a, a * m)} = ${linearText(a + 1, a * m)}`,
      isIdentity: false,
      because: `${texWith('x = 0', '을/를')} 대입하면 두 변이 모두 ${texWith(a * m, '이/가')} 되어 참이지만, ${texWith('x = 1', '을/를')} 대입하면 좌변은 ${tex(a + a * m)}, 우변은 ${texWith(a + 1 + a * m, '이라/라')}서 거짓이에요. ${tex('x')}의 값에 따라 참이 되기도 하고 거짓이 되기도 해요.`,
      mistakeText: '한 수를 대입해서 참이 되었다고 모든 수에서 참이라고 생각했어요. 다른 수도 대입해 보세요.',
    },
    {
      latex: `${linearText(a, m)} = ${a * b + m}`,
      isIdentity: false,
      because: `${texWith(`x = ${b}`, '을/를')} 대입하면 두 변이 모두 ${texWith(a * b + m, '이/가')} 되어 참이지만, ${texWith('x = 0', '을/를')} 대입하면 좌변은 ${texWith(m, '이라/라')}서 거짓이에요. ${tex('x')}의 값에 따라 참이 되기도 하고 거짓이 되기도 해요.`,
      mistakeText: '우변이 수 하나뿐이면 좌변은 대입하는 수에 따라 값이 달라져요.',
    },
  ])
}

const judgeIdentity: ItemTemplate = {
  id: 'M1U04C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '방정식·항등식 O/X',
  generate: (random) => {
    const { latex, isIdentity, because, ...overlooked } = drawJudged(random)
    const asksIdentity = random.pick([true, true, false])
    return askJudgement({
      statement: `등식 ${texWith(latex, '은/는')} ${tex('x')}에 대한 ${asksIdentity ? '항등식' : '방정식'}이다.`,
      isTrue: asksIdentity === isIdentity,
      ...overlooked,
      solution: `${because} 그래서 ${isIdentity ? '항등식이고, 방정식은 아니에요' : '방정식이고, 항등식은 아니에요'}.`,
      hints: [
        '항등식은 미지수에 어떤 수를 대입해도 참인 등식이고, 방정식은 미지수의 값에 따라 참이 되기도 하고 거짓이 되기도 하는 등식이에요.',
        '좌변과 우변을 각각 간단히 정리해 보세요.',
        `${texWith(latex, '을/를')} 정리한 두 변이 같은 식인지 보세요. 잘 모르겠으면 ${tex('x')}에 서로 다른 두 수를 대입해 보세요.`,
      ],
    })
  },
}

const findCoefficient = makeBothForms({
  id: 'M1U04C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '해를 이용한 미지수',
  draw: (random) => {
    const root = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    const a = random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6])
    const b = random.pick([-9, -8, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const c = a * root + b
    const product = c - b
    const latex = `a${linearText(1, b)} = ${c}`
    const withLetter = `${linearText(root, b, 'a')} = ${c}`
    return {
      question: `방정식 ${tex(latex)}의 해가 ${tex(`x = ${root}`)}일 때, 상수 ${tex('a')}의 값을 구하세요.`,
      right: rightNumber(a),
      slips: [
        root < 0
          ? wrongNumber(
              -a,
              `대입하거나 나눌 때 부호를 틀렸어요. ${tex('x')} 자리에 음수를 넣을 때는 괄호를 써요.`,
              'M1U03C02',
            )
          : wrongNumber(-a, `마지막에 ${texWith(root, '으로/로')} 나눌 때 부호를 틀렸어요.`, 'M1U02C06'),
        wrongNumber(
          product,
          `${tex(`${linearText(root, 0, 'a')} = ${product}`)}까지만 구하고 ${texWith(root, '으로/로')} 나누지 않았어요.`,
        ),
        wrongNumber(
          product - root,
          `${tex('a')}와 ${tex('x')}를 곱하지 않고 더했어요. ${texWith('ax', '은/는')} ${tex('a \\times x')}예요.`,
          'M1U03C01',
        ),
        ...((c + b) % root === 0
          ? [
              wrongNumber(
                (c + b) / root,
                b < 0
                  ? `양변에 ${texWith(-b, '을/를')} 더해야 하는데 우변에서는 뺐어요.`
                  : `양변에서 ${texWith(b, '을/를')} 빼야 하는데 우변에는 더했어요.`,
              ),
            ]
          : []),
        wrongNumber(c, '우변의 수를 그대로 답했어요.'),
      ],
      solution: `해는 방정식을 참이 되게 하는 값이므로 ${texWith(`x = ${root}`, '을/를')} 대입하면 등식이 성립해요.\n\n1. 대입해요: ${tex(`a \\times ${bracketed(root)}${nextTerm(b)} = ${c}`)}, 곧 ${texWith(withLetter, '이에요/예요')}.\n2. 이 식은 ${texWith(linearText(root, 0, 'a'), '이/가')} ${texWith(`${c} - ${bracketed(b)} = ${product}`, '과/와')} 같다는 뜻이에요.\n3. ${tex(`${linearText(root, 0, 'a')} = ${product}`)}이므로 ${texWith(`a = ${a}`, '이에요/예요')}.`,
      hints: [
        '해를 방정식에 대입하면 등식이 참이 돼요.',
        `${tex('x')} 자리에 ${texWith(root, '을/를')} 넣으면 ${tex('a')}에 대한 식이 돼요. ${root < 0 ? '음수는 괄호를 써서 넣어요' : `${texWith('ax', '은/는')} ${tex('a')}와 ${texWith('x', '을/를')} 곱한 것이에요`}.`,
        `${texWith(withLetter, '이/가')} 돼요. 좌변에 ${tex(linearText(root, 0, 'a'))}만 남긴 다음 ${texWith(root, '으로/로')} 나누세요.`,
      ],
    }
  },
})

const RANGE = [-3, -2, -1, 0, 1, 2, 3] as const

const searchRange = makeBothForms({
  id: 'M1U04C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '제한된 범위의 해',
  draw: (random) => {
    const root = random.pick([-3, -2, -1, 1, 2, 3])
    const [a = 3, c = 2] = random.sample([-2, -1, 1, 2, 3, 4, 5], 2)
    const b = random.pick([-8, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8])
    const equation = { a, b, c, d: (a - c) * root + b }
    const row = (x: number) =>
      `| ${tex(x)} | ${tex(a * x + b)} | ${tex(c * x + equation.d)} | ${isRoot(equation, x) ? '참' : '거짓'} |`
    const differs = (x: number) =>
      `${texWith(`x = ${x}`, '을/를')} 대입하면 좌변은 ${tex(a * x + b)}, 우변은 ${texWith(c * x + equation.d, '이라/라')}서 같지 않아요.`
    const near = [root - 1, root + 1].filter((x) => RANGE.some((inside) => inside === x))
    return {
      question: `${tex('x')}의 값이 ${tex(-3)} 이상 ${tex(3)} 이하인 정수일 때, 방정식 ${tex(showEquation(equation))}의 해를 구하세요.`,
      right: rightNumber(root),
      slips: [
        wrongNumber(-root, `${differs(-root)} 대입하여 계산할 때 부호를 확인하세요.`, 'M1U03C02'),
        ...near.map((x) => wrongNumber(x, differs(x))),
        wrongNumber(a * root + b, '등식이 성립할 때의 좌변의 값을 해라고 답했어요. 해는 대입한 수예요.'),
        wrongNumber(0, differs(0)),
      ],
      solution: `정수 ${tex('-3')}, ${tex('-2')}, ${tex('-1')}, ${tex('0')}, ${tex('1')}, ${tex('2')}, ${texWith('3', '을/를')} 차례로 대입하여 참이 되는 수를 찾아요.\n\n| ${tex('x')} | 좌변 | 우변 | 참, 거짓 |\n| --- | --- | --- | --- |\n${RANGE.map(row).join('\n')}\n\n좌변과 우변의 값이 같은 것은 ${tex(`x = ${root}`)}일 때뿐이므로 해는 ${texWith(`x = ${root}`, '이에요/예요')}.`,
      hints: [
        '정수가 몇 개 되지 않으니 하나씩 대입해 볼 수 있어요.',
        '작은 정수부터 차례로 대입하고, 좌변의 값과 우변의 값을 표로 적어 보세요.',
        `좌변 ${texWith(linearText(a, b), '과/와')} 우변 ${tex(linearText(c, equation.d))}의 값이 대입하는 수에 따라 어떻게 변하는지 보고, 두 값이 같아지는 때를 찾으세요.`,
      ],
    }
  },
})

export const SOLUTION_TEMPLATES: ItemTemplate[] = [
  pickSolved,
  judgeIdentity,
  ...findCoefficient,
  ...searchRange,
]
