import { makeBothForms, type Slip, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd, lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { bareFormula, collected, numbered, solvingSteps } from './linear-equation.ts'
import { fractionSlip } from './whole-slips.ts'

const conceptId = 'M1U04C05'

const PLACES = [
  {
    there: '집에서 도서관까지',
    how: '자전거를 타고 ',
    go: '갈 때',
    back: '돌아올 때',
    ran: '달렸더니',
    speeds: [8, 10, 12, 15, 16, 20],
  },
  {
    there: '학교에서 공원까지',
    how: '',
    go: '갈 때',
    back: '돌아올 때',
    ran: '걸었더니',
    speeds: [2, 3, 4, 5, 6],
  },
  {
    there: '산 입구에서 정상까지',
    how: '',
    go: '올라갈 때',
    back: '내려올 때',
    ran: '걸었더니',
    speeds: [2, 3, 4, 5, 6],
  },
] as const

/** Wrong values are fractions that a learner could believe in. */
const LARGEST_BOTTOM = 10

interface Journey {
  place: (typeof PLACES)[number]
  a: number
  b: number
  minutes: number
  /** Whether the two times are added; otherwise the way there took so much longer. */
  adds: boolean
}

/** The distance as top / bottom, in km. */
function distanceOf({ a, b, minutes, adds }: Journey): [top: number, bottom: number] {
  const [top, bottom] = [minutes * a * b, 60 * (adds ? a + b : b - a)]
  const divisor = gcd(top, bottom)
  return [top / divisor, bottom / divisor]
}

function drawJourney(random: SeededRandom): Journey {
  return drawUntil(
    random,
    (draw): Journey => {
      const place = draw.pick(PLACES)
      const [first = 4, second = 5] = draw.sample<number>(place.speeds, 2)
      const adds = draw.pick([true, false])
      const minutes = adds ? 10 * draw.integer(3, 21) : 5 * draw.integer(2, 12)
      const [a, b] = [Math.min(first, second), Math.max(first, second)]
      return { place, a, b, minutes, adds }
    },
    (drawn) => {
      const { a, b, minutes } = drawn
      const [top, bottom] = distanceOf(drawn)
      return (
        minutes % 60 !== 0 &&
        bottom <= 3 &&
        top / bottom >= 1 &&
        top / bottom <= 20 &&
        ![a, b, minutes / 60].includes(top / bottom) &&
        lcm(lcm(a, b), 60 / gcd(minutes, 60)) <= 60
      )
    },
  )
}

function showTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${tex(rest)}분`
  return `${tex(hours)}시간 ${tex(rest)}분`
}

function journeySlips(drawn: Journey): Slip[] {
  const { a, b, minutes, adds } = drawn
  const [parts, otherParts] = adds ? [a + b, b - a] : [b - a, a + b]
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const [top, bottom] = distanceOf(drawn)
  const slips = [
    ...fractionSlip(
      minutes * a * b,
      60 * otherParts,
      adds ? '두 시간을 더해야 하는데 뺐어요.' : '두 시간의 차를 구해야 하는데 더했어요.',
    ),
    ...fractionSlip(
      (100 * hours + rest) * a * b,
      100 * parts,
      `분을 시간으로 고칠 때 ${texWith(60, '이/가')} 아니라 ${texWith(100, '으로/로')} 나누었어요.`,
    ),
    ...fractionSlip(minutes * a * b, parts, '분을 시간으로 고치지 않아 단위가 맞지 않아요.'),
    ...fractionSlip(2 * top, bottom, '왕복한 거리를 답했어요. 묻는 것은 한쪽 길의 거리예요.'),
    ...(adds
      ? fractionSlip(
          (a + b) * minutes,
          240,
          '두 속력의 평균으로 계산했어요. 느린 길에서 시간이 더 오래 걸리므로 평균 속력은 이와 달라요.',
        )
      : fractionSlip(
          (b - a) * minutes,
          60,
          '두 속력의 차에 시간을 곱했어요. 시간은 거리를 속력으로 나눈 값이에요.',
          'M1U03C01',
        )),
  ]
  return slips.filter(({ key }) => Number(key.split('/')[1] ?? 1) <= LARGEST_BOTTOM)
}

function askJourney(random: SeededRandom): ValueQuestion {
  const drawn = drawJourney(random)
  const { place, a, b, minutes, adds } = drawn
  const { there, how, go, back, ran } = place
  const time = showTime(minutes)
  const hours = bareFormula(fractionAnswer(minutes, 60))
  const scale = lcm(lcm(a, b), 60 / gcd(minutes, 60))
  const [first, second] = [scale / a, scale / b]
  const cleared = { a: adds ? first + second : first - second, b: 0, c: 0, d: (scale * minutes) / 60 }
  const latex = `\\frac{x}{${a}} ${adds ? '+' : '-'} \\frac{x}{${b}} = ${hours}`
  const premise = adds ? `왕복하는 데 모두 ${time}이 걸렸어요.` : `${back}는 ${go}보다 ${time}이 덜 걸렸어요.`
  const opened = `${first === 1 ? '' : first}x${nextTerm(adds ? second : -second, 'x')} = ${cleared.d}`
  const k = cleared.a
  return {
    question: `${how}${there} ${go}는 시속 ${tex(a)} km로, ${back}는 같은 길을 시속 ${tex(b)} km로 ${ran} ${premise} ${there}의 거리는 몇 km인지 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
    right: fractionAnswer(...distanceOf(drawn)),
    slips: journeySlips(drawn),
    solution: `구하는 거리를 ${tex('x')} km라 하면, (시간) ${tex('=')} (거리) ${tex('\\div')} (속력)이므로 ${attachTimes(go, a)}, ${attachTimes(back, b)}이에요.\n\n${numbered(
      [
        `시간의 단위를 맞추면 ${time}은 ${tex(hours)}시간이에요.`,
        `${adds ? '두 시간의 합이' : '두 시간의 차가'} ${tex(hours)}시간이므로 ${texWith(latex, '이에요/예요')}.`,
        `양변에 ${texWith(scale, '을/를')} 곱하면 ${tex(opened)}이고, 정리하면 ${texWith(k === 1 ? `x = ${cleared.d}` : collected(cleared), '이에요/예요')}.`,
        ...(k === 1 ? [] : solvingSteps(cleared)),
      ],
    )}`,
    hints: [
      `거리를 ${tex('x')} km로 놓고, ${go}와 ${back} 걸린 시간을 각각 ${texWith('x', '을/를')} 사용하여 나타내 보세요. 시간은 거리를 속력으로 나눈 값이에요.`,
      `${go} 걸린 시간은 ${tex(`\\frac{x}{${a}}`)}시간, ${back} 걸린 시간은 ${tex(`\\frac{x}{${b}}`)}시간이에요. ${adds ? '두 시간의 합을' : '두 시간의 차를'} 시간 단위로 나타내세요.`,
      `방정식은 ${texWith(latex, '이에요/예요')}. 분모의 최소공배수를 양변에 곱하여 푸세요.`,
    ],
  }
}

function attachTimes(when: string, speed: number): string {
  return `${when} 걸린 시간은 ${tex(`\\frac{x}{${speed}}`)}시간`
}

const travel = makeBothForms({
  id: 'M1U04C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '거리·속력·시간',
  draw: withEnoughSlips(askJourney),
})

export const JOURNEY_TEMPLATES: ItemTemplate[] = [...travel]
