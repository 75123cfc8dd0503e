import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, makeBothForms, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U02C01'

/** Two opposite quantities with one unit; `sizes` are the amounts that make sense. */
interface Opposites {
  upper: (amount: string) => string
  lower: (amount: string) => string
  base: string
  sizes: readonly number[]
}

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9]
const OPPOSITES: readonly Opposites[] = [
  {
    upper: (amount) => `영상 ${amount}℃`,
    lower: (amount) => `영하 ${amount}℃`,
    base: '\\(0\\)℃',
    sizes: [2, 3, 4, 5, 6, 8, 9, 11, 12, 15],
  },
  {
    upper: (amount) => `해수면보다 ${amount} m 높은 곳`,
    lower: (amount) => `해수면보다 ${amount} m 낮은 곳`,
    base: '해수면의 높이',
    sizes: [20, 30, 45, 60, 75, 120, 150, 200],
  },
  {
    upper: (amount) => `${amount}원 이익`,
    lower: (amount) => `${amount}원 손해`,
    base: '이익도 손해도 없는 때',
    sizes: [200, 300, 500, 700, 800, 1200, 1500],
  },
  {
    upper: (amount) => `지상 ${amount}층`,
    lower: (amount) => `지하 ${amount}층`,
    base: '땅의 높이',
    sizes: [2, 3, 4, 5, 6, 7],
  },
  {
    upper: (amount) => `오늘부터 ${amount}일 후`,
    lower: (amount) => `오늘부터 ${amount}일 전`,
    base: '오늘',
    sizes: SMALL,
  },
  {
    upper: (amount) => `점수 ${amount}점 상승`,
    lower: (amount) => `점수 ${amount}점 하락`,
    base: '점수가 그대로인 때',
    sizes: [2, 3, 4, 5, 6, 8, 10, 12],
  },
  {
    upper: (amount) => `몸무게 ${amount} kg 증가`,
    lower: (amount) => `몸무게 ${amount} kg 감소`,
    base: '몸무게가 그대로인 때',
    sizes: [2, 3, 4, 5],
  },
]

function signed(value: number) {
  return value > 0 ? `+${value}` : `${value}`
}
function shownAs(value: number) {
  return { key: `${value}`, markdown: tex(signed(value)) }
}

interface Drawn {
  given: string
  givenValue: number
  asked: string
  askedValue: number
  base: string
}

function drawOpposites(random: SeededRandom): Drawn {
  const { upper, lower, base, sizes } = random.pick(OPPOSITES)
  const [a = 2, b = 3] = drawUntil(
    random,
    (draw) => draw.sample(sizes, 2),
    ([first = 0, second = 0]) => first !== 2 * second && second !== 2 * first,
  )
  const startsAbove = random.pick([true, true, false])
  const [from, to] = startsAbove ? [upper, lower] : [lower, upper]
  return {
    given: from(tex(a)),
    givenValue: startsAbove ? a : -a,
    asked: to(tex(b)),
    askedValue: startsAbove ? -b : b,
    base,
  }
}

const writeWithSign = makeBothForms({
  id: 'M1U02C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '부호로 나타내기',
  draw: (random) => {
    const { given, givenValue, asked: target, askedValue, base } = drawOpposites(random)
    const [size, givenSize] = [Math.abs(askedValue), Math.abs(givenValue)]
    const sign = askedValue > 0 ? '+' : '-'
    const gap = askedValue > 0 ? size + givenSize : -(size + givenSize)
    return {
      question: `${attachParticle(given, '을/를')} ${texWith(signed(givenValue), '으로/로')} 나타낼 때, ${attachParticle(target, '을/를')} 부호를 사용하여 나타낸 수를 구하세요.`,
      right: shownAs(askedValue),
      slips: [
        {
          ...shownAs(-askedValue),
          mistakeText:
            '반대되는 쪽의 양인데 같은 부호를 붙였어요. 서로 반대되는 양은 서로 다른 부호로 나타내요.',
        },
        {
          ...shownAs(-givenValue),
          mistakeText: '부호는 바꾸었지만 크기를 그대로 두었어요. 구하는 양의 크기를 써야 해요.',
        },
        {
          ...shownAs(gap),
          mistakeText: '두 양이 서로 얼마나 떨어져 있는지를 구했어요. 기준에서부터의 크기를 써야 해요.',
        },
        {
          ...shownAs(givenValue),
          mistakeText: '이미 주어진 양을 그대로 썼어요. 구하는 것은 반대쪽의 양이에요.',
        },
      ],
      solution: `${attachParticle(base, '을/를')} 기준으로 두 양은 서로 반대쪽에 있어요. 서로 반대되는 양은 한쪽에 양의 부호 ${tex('+')}, 다른 쪽에 음의 부호 ${tex('-')}를 붙여 나타내요.\n\n${attachParticle(given, '을/를')} ${texWith(signed(givenValue), '으로/로')} 나타냈으므로 그 반대쪽에는 ${askedValue > 0 ? '양의 부호' : '음의 부호'} ${tex(sign)}를 붙여요. 크기는 ${texWith(size, '이므로/므로')} ${texWith(signed(askedValue), '이에요/예요')}.`,
      hints: [
        `${attachParticle(base, '을/를')} 기준으로 두 양은 같은 쪽에 있나요, 서로 반대쪽에 있나요?`,
        `서로 반대되는 양에는 서로 다른 부호를 붙여요. 주어진 양에는 어떤 부호가 붙어 있나요?`,
        '구하는 양의 크기를 그대로 쓰고, 그 앞에 주어진 양과 다른 부호를 붙여 보세요.',
      ],
    }
  },
})

const matchSigns: ItemTemplate = {
  id: 'M1U02C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '반대되는 양과 부호',
  generate: (random) => {
    const chosen = random.sample(OPPOSITES, 4).map(({ upper, lower, sizes }, index) => {
      const isUpper = random.pick([true, false])
      const size = random.pick(sizes)
      const isRight = index === 0
      const value = isUpper === isRight ? size : -size
      const phrase = isUpper ? upper(tex(size)) : lower(tex(size))
      return {
        phrase,
        text: `${phrase} → ${tex(signed(value))}`,
        right: `${phrase} → ${tex(signed(isUpper ? size : -size))}`,
        direction: isUpper ? '양의 부호' : '음의 부호',
        mark: isUpper ? '+' : '-',
      }
    })
    const [right, ...wrong] = chosen
    if (!right) throw new RangeError('four quantities are drawn')
    return askChoice(random, {
      question:
        '영상, 높은 곳, 이익, 지상, 후, 상승, 증가는 양의 부호 \\(+\\)로, 그와 반대되는 양은 음의 부호 \\(-\\)로 나타내기로 해요. 바르게 나타낸 것은 어느 것인가요?',
      right: optionAnswer(right.text),
      slips: wrong.map(({ phrase, text, direction, mark }) => ({
        ...optionAnswer(text),
        mistakeText: `부호가 반대예요. ${attachParticle(phrase, '은/는')} ${direction} ${tex(mark)}를 붙여 나타내기로 했어요.`,
      })),
      solution: `기준에서 어느 쪽에 있는 양인지 하나씩 살펴봐요.\n\n${chosen.map((one) => `- ${one.right}`).join('\n')}\n\n따라서 바르게 나타낸 것은 ${tex(right.mark)}를 붙인 '${right.phrase}'뿐이에요.`,
      hints: [
        '보기마다 기준이 무엇인지, 기준보다 어느 쪽인지 살펴보세요.',
        '약속에 적힌 쪽이면 양의 부호, 그 반대쪽이면 음의 부호를 붙여요.',
        '영하, 낮은 곳, 손해, 지하, 전, 하락, 감소에는 음의 부호를 붙여야 해요. 보기의 부호가 맞는지 하나씩 확인하세요.',
      ],
    })
  },
}

export const OPPOSITE_TEMPLATES: ItemTemplate[] = [matchSigns, ...writeWithSign]
