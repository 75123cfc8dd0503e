import { askChoice, askJudgement, optionAnswer, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { leadProduct } from './substitution-text.ts'

const conceptId = 'M1U03C02'

interface Plugging {
  a: number
  b: number
  value: number
}

/** Ways to write `ax + b` with `value` in the letter's place, wrong ones with their reason and their value. */
function listWrongPluggings({ a, b, value }: Plugging) {
  const isNegative = value < 0
  const size = Math.abs(value)
  return [
    {
      text: isNegative ? `${a} - ${size} + ${b}` : `${a} + ${size} + ${b}`,
      result: a + value + b,
      mistakeText: isNegative
        ? '수와 문자 사이에는 곱셈 기호가 생략되어 있어요. 음수는 괄호로 묶고 곱셈 기호를 써야 해요.'
        : '수와 문자 사이에는 덧셈이 아니라 곱셈 기호가 생략되어 있어요.',
      conceptId: 'M1U03C01',
    },
    {
      text: isNegative ? `${a} \\times ${size} + ${b}` : `${a}${size} + ${b}`,
      result: isNegative ? a * size + b : Number(`${a}${size}`) + b,
      mistakeText: isNegative
        ? '대입한 수의 부호를 빠뜨렸어요.'
        : '두 수를 그대로 나란히 붙여 썼어요. 곱셈 기호를 되살려야 해요.',
      ...(isNegative ? {} : { conceptId: 'M1U03C01' }),
    },
    {
      text: `(${a} + ${b}) \\times ${bracketed(value)}`,
      result: (a + b) * value,
      mistakeText: '문자가 없는 수에도 곱했어요. 문자 자리에만 수를 넣어야 해요.',
    },
    {
      text: `${leadProduct(a, value)} \\times ${b}`,
      result: a * value * b,
      mistakeText: '덧셈 기호를 곱셈 기호로 바꾸어 썼어요. 생략된 것은 곱셈 기호뿐이에요.',
    },
  ]
}

function drawPlugging(random: SeededRandom): Plugging {
  return drawUntil(
    random,
    (draw): Plugging => ({
      a: draw.integer(2, 9),
      b: draw.integer(2, 9),
      value: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
    }),
    (drawn) =>
      drawn.a !== drawn.b &&
      new Set([drawn.a * drawn.value + drawn.b, ...listWrongPluggings(drawn).map(({ result }) => result)])
        .size === 5,
  )
}

const writePlugging: ItemTemplate = {
  id: 'M1U03C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '대입한 식 고르기',
  generate: (random) => {
    const plugging = drawPlugging(random)
    const { a, b, value } = plugging
    const letter = random.pick(['x', 'a', 'y'])
    const expression = linearText(a, b, letter)
    const right = `${leadProduct(a, value)} + ${b}`
    return askChoice(random, {
      question: `식 ${tex(expression)}에 ${texWith(`${letter} = ${value}`, '을/를')} 대입한 것을 바르게 나타낸 것은 어느 것인가요?`,
      right: optionAnswer(tex(right)),
      slips: listWrongPluggings(plugging).map(({ text, mistakeText, conceptId }) =>
        slipOf(optionAnswer(tex(text)), mistakeText, conceptId),
      ),
      solution: `${texWith(`${a}${letter}`, '은/는')} ${texWith(`${a} \\times ${letter}`, '을/를')} 줄여 쓴 것이에요. 그러므로 생략된 곱셈 기호를 되살리고 ${tex(letter)} 자리에 ${texWith(value, '을/를')} 넣어요.${value < 0 ? ' 음수는 괄호로 묶어서 넣어요.' : ''}\n\n${texBlock(`${right} = ${a * value + b}`)}`,
      hints: [
        '대입한다는 것은 문자 자리에 수를 바꾸어 넣는다는 뜻이에요.',
        `${tex(`${a}${letter}`)}에서 ${texWith(a, '과/와')} ${tex(letter)} 사이에는 어떤 기호가 생략되어 있나요?`,
        `생략된 기호를 되살린 다음 ${tex(letter)} 자리에만 ${texWith(value, '을/를')} 넣은 식을 찾으세요.${value < 0 ? ' 음수는 괄호로 묶었는지도 살펴보세요.' : ''}`,
      ],
    })
  },
}

interface Claim {
  expression: string
  right: number
  wrong: number
  working: string
  mistakeText: string
  conceptId: string
  clue: string
}

function drawClaim(random: SeededRandom, n: number): Claim {
  const k = random.integer(2, 9)
  const m = random.pick([2, 3, 4, 5].filter((number) => number !== n))
  return random.pick<Claim>([
    {
      expression: 'x^{2}',
      right: n * n,
      wrong: -n * n,
      working: `(-${n})^{2} = (-${n}) \\times (-${n})`,
      mistakeText: '음수를 제곱하면 양수예요. 괄호를 쓰지 않으면 부호를 놓치기 쉬워요.',
      conceptId: 'M1U02C05',
      clue: `${texWith(-n, '을/를')} 괄호로 묶어 두 번 곱해 보세요. 음수를 두 번 곱하면 부호는 어떻게 되나요?`,
    },
    {
      expression: '-x',
      right: n,
      wrong: -n,
      working: `-(-${n})`,
      mistakeText: '문자 앞의 부호 \\(-\\)와 대입한 음수의 부호를 모두 생각해야 해요.',
      conceptId: 'M1U02C05',
      clue: `${texWith('-x', '은/는')} ${tex('x')}에 ${texWith(-1, '을/를')} 곱한 것이에요. 음수에 ${texWith(-1, '을/를')} 곱하면 어떻게 되나요?`,
    },
    {
      expression: `${k} - x`,
      right: k + n,
      wrong: k - n,
      working: `${k} - (-${n}) = ${k} + ${n}`,
      mistakeText: '음수를 빼는 것은 그 수의 부호를 바꾸어 더하는 것과 같아요.',
      conceptId: 'M1U02C04',
      clue: `${tex(k)}에서 음수 ${texWith(-n, '을/를')} 빼는 것이에요. 빼는 수의 부호를 바꾸어 더하세요.`,
    },
    {
      expression: `${m}x`,
      right: -m * n,
      wrong: m - n,
      working: `${m} \\times (-${n})`,
      mistakeText: '수와 문자 사이에는 곱셈 기호가 생략되어 있어요. 더하거나 빼면 안 돼요.',
      conceptId: 'M1U03C01',
      clue: `${texWith(m, '과/와')} ${tex('x')} 사이에 생략된 기호를 되살려 보세요.`,
    },
  ])
}

const judgeValue: ItemTemplate = {
  id: 'M1U03C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '식의 값 O/X',
  generate: (random) => {
    const n = random.pick([2, 3, 4, 5, 6])
    const { expression, right, wrong, working, mistakeText, conceptId, clue } = drawClaim(random, n)
    const isTrue = random.pick([true, false])
    return askJudgement({
      statement: `${tex(`x = -${n}`)}일 때 ${tex(expression)}의 값은 ${texWith(isTrue ? right : wrong, '이다/다')}.`,
      isTrue,
      mistakeText,
      conceptId,
      solution: `음수를 대입할 때는 괄호를 써요.\n\n${texBlock(`${working} = ${right}`)}`,
      hints: [
        '식의 값은 문자 자리에 수를 대입하여 계산한 값이에요.',
        '음수를 대입할 때는 괄호로 묶어서 문자 자리에 넣어요.',
        clue,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [writePlugging, judgeValue]
