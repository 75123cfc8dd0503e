import { askChoice, askJudgement, askValue, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { linearAnswer, linearSlip } from './linear-answer.ts'

const conceptId = 'M1U03C05'

interface Pair {
  first: string
  second: string
  isTrue: boolean
  because: string
  mistakeText: string
}

function drawPair(random: SeededRandom): Pair {
  const [n = 2, m = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const alike = '동류항은 문자와 차수가 각각 같은 항이에요. 계수는 달라도 괜찮아요.'
  return random.pick<Pair>([
    {
      first: `${n}x`,
      second: `-${m}x`,
      isTrue: true,
      because: '문자가 \\(x\\)로 같고 차수도 \\(1\\)로 같아요. 계수는 달라도 괜찮아요.',
      mistakeText: alike,
    },
    {
      first: `${n}x`,
      second: `${n}y`,
      isTrue: false,
      because: '계수와 차수는 같지만 문자가 서로 달라요.',
      mistakeText: '문자가 다르면 동류항이 아니에요. 계수가 같은지는 상관없어요.',
    },
    {
      first: `${n}x`,
      second: `${n}x^{2}`,
      isTrue: false,
      because: '문자는 같지만 차수가 \\(1\\)과 \\(2\\)로 서로 달라요.',
      mistakeText: '문자가 같아도 차수가 다르면 동류항이 아니에요.',
    },
    {
      first: `\\frac{a}{${n}}`,
      second: `${m}a`,
      isTrue: true,
      because: `${texWith(`\\frac{a}{${n}} = \\frac{1}{${n}} \\times a`, '이므로/므로')} 문자와 차수가 각각 같아요. 계수가 분수여도 괜찮아요.`,
      mistakeText: alike,
    },
    {
      first: `-${n}`,
      second: `${m}`,
      isTrue: true,
      because: '상수항끼리는 모두 동류항이에요.',
      mistakeText: '문자가 없는 상수항끼리도 동류항이에요.',
    },
    {
      first: `${n}b`,
      second: `${n}`,
      isTrue: false,
      because: '하나는 문자가 있는 항이고 하나는 상수항이라서 차수가 서로 달라요.',
      mistakeText: '수가 같아도 문자가 있는 항과 상수항은 동류항이 아니에요.',
    },
  ])
}

const judgePair: ItemTemplate = {
  id: 'M1U03C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '동류항 O/X',
  generate: (random) => {
    const { first, second, isTrue, because, mistakeText } = drawPair(random)
    return askJudgement({
      statement: `${texWith(first, '과/와')} ${texWith(second, '은/는')} 동류항이다.`,
      isTrue,
      mistakeText,
      solution: because,
      hints: [
        '동류항은 문자와 차수가 각각 같은 항이에요.',
        '두 항의 문자가 같은지 먼저 살펴보세요. 계수는 비교하지 않아도 돼요.',
        `${texWith(first, '과/와')} ${tex(second)}에 들어 있는 문자를 쓰고, 그 문자가 몇 번 곱해졌는지 각각 세어 보세요.`,
      ],
    })
  },
}

const gatherTerms: ItemTemplate = {
  id: 'M1U03C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '동류항끼리 계산',
  generate: (random) => {
    const letter = random.pick(['x', 'a', 'y'])
    const [first, second] = drawUntil(
      random,
      (draw): [number, number] => [
        draw.pick([2, 3, 4, 5, 6, 7, -2, -3, -4]),
        draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, -1, 2, 3, 4]),
      ],
      ([a, b]) => Math.abs(a + b) > 1 && Math.abs(a) !== Math.abs(b),
    )
    const target = `${linearText(first, 0, letter)}${nextTerm(second, letter)}`
    const sum = first + second
    return askValue({
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer([sum, 0], letter),
      slips: [
        linearSlip([0, sum], letter, '계수만 계산하고 문자를 빠뜨렸어요.'),
        linearSlip([first - second, 0], letter, '뒤의 항의 부호를 잘못 보았어요.'),
        {
          key: `${sum}${letter}^2`,
          markdown: tex(`${sum}${letter}^{2}`),
          mistakeText: '동류항을 더하거나 뺄 때 문자는 그대로 두어요. 차수가 높아지지 않아요.',
        },
      ],
      solution: `동류항은 계수끼리 더한 뒤 문자를 그대로 써요.\n\n${texBlock(`${target} = (${first}${nextTerm(second)})${letter} = ${linearText(sum, 0, letter)}`)}`,
      hints: [
        '두 항은 동류항이에요. 분배법칙을 거꾸로 쓰면 계수끼리 모을 수 있어요.',
        `두 항의 계수는 부호까지 보아 ${texWith(first, '과/와')} ${texWith(second, '이에요/예요')}.`,
        `${texWith(`${first}${nextTerm(second)}`, '을/를')} 계산한 값을 ${tex(letter)} 앞에 쓰세요.`,
      ],
    })
  },
}

interface Term {
  latex: string
  mistakeText: string
}

function drawUnlike(random: SeededRandom, n: number, [letter, other]: readonly [string, string]): Term[] {
  const m = random.integer(2, 9)
  return random.sample<Term>(
    [
      {
        latex: `${n}${other}`,
        mistakeText: '계수는 같지만 문자가 달라요. 문자와 차수가 각각 같아야 동류항이에요.',
      },
      {
        latex: `${n}${letter}^{2}`,
        mistakeText: '문자는 같지만 차수가 달라요. 문자와 차수가 각각 같아야 동류항이에요.',
      },
      { latex: `${n}`, mistakeText: '문자가 없는 상수항이에요. 계수가 같다고 동류항이 되지 않아요.' },
      { latex: `\\frac{${m}}{${letter}}`, mistakeText: '분모에 문자가 있어서 항이 아니에요.' },
      {
        latex: `-${m}${[letter, other].sort().join('')}`,
        mistakeText: '다른 문자가 더 곱해져 있어서 문자가 같지 않아요.',
      },
      {
        latex: `-${letter}^{2}`,
        mistakeText: '문자는 같지만 차수가 달라요. 문자와 차수가 각각 같아야 동류항이에요.',
      },
    ],
    4,
  )
}

const pickLike: ItemTemplate = {
  id: 'M1U03C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '동류항 고르기',
  generate: (random) => {
    const [n = 2, m = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    const letters = random.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['y', 'x'],
    ] as const)
    const [letter] = letters
    const target = `${n}${letter}`
    const like = random.pick([`-${m}${letter}`, `\\frac{${letter}}{${m}}`, `0.${m}${letter}`, `-${letter}`])
    const others = drawUnlike(random, n, letters)
    return askChoice(random, {
      question: `다음 중 ${texWith(target, '과/와')} 동류항인 것은 어느 것인가요?`,
      right: optionAnswer(tex(like)),
      slips: others.map(({ latex, mistakeText }) => ({ ...optionAnswer(tex(latex)), mistakeText })),
      solution: `동류항은 문자와 차수가 각각 같은 항이에요. ${texWith(target, '은/는')} 문자가 ${texWith(letter, '이고/고')} 차수가 ${texWith(1, '이에요/예요')}.\n\n- ${tex(like)}: 문자가 ${texWith(letter, '이고/고')} 차수가 ${texWith(1, '이므로/므로')} 동류항이에요. 계수는 달라도 괜찮아요.\n${others.map(({ latex, mistakeText }) => `- ${tex(latex)}: ${mistakeText}`).join('\n')}`,
      hints: [
        '동류항은 문자와 차수가 각각 같은 항이에요. 계수는 달라도 괜찮아요.',
        `${texWith(target, '은/는')} 어떤 문자가 몇 번 곱해진 항인가요?`,
        `문자가 ${tex(letter)}가 아닌 것과, ${tex(letter)}가 한 번만 곱해진 것이 아닌 것을 하나씩 지워 보세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgePair, gatherTerms, pickLike]
