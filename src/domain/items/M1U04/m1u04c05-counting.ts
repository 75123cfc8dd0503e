import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { numbered, solvingSteps } from './linear-equation.ts'
import { fractionSlip, onlyCounts, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C05'

/** Two sorts of things with a value each, so many of them together with so much value. */
interface Purchase {
  first: string
  second: string
  counter: string
  p: number
  q: number
  told: (count: number, total: number) => string
  /** What p, q and the total measure. */
  unit: string
  worth: string
}

function priced(first: string, second: string, prices: readonly [number, number][]) {
  return (random: SeededRandom): Purchase => {
    const [p, q] = random.pick(prices)
    return {
      first,
      second,
      counter: '개',
      p,
      q,
      unit: '원',
      worth: '값',
      told: (count, total) =>
        `한 개에 ${tex(p)}원인 ${attachParticle(first, '과/와')} 한 개에 ${tex(q)}원인 ${attachParticle(second, '을/를')} 합하여 ${tex(count)}개 사고 모두 ${tex(total)}원을 냈어요. ${attachParticle(first, '은/는')} 몇 개 샀는지 구하세요.`,
    }
  }
}

const PURCHASES: readonly ((random: SeededRandom) => Purchase)[] = [
  priced('빵', '우유', [
    [1500, 500],
    [1200, 600],
    [1600, 800],
  ]),
  priced('사과', '귤', [
    [900, 300],
    [800, 400],
    [1000, 200],
  ]),
  () => ({
    first: '토끼',
    second: '닭',
    counter: '마리',
    p: 4,
    q: 2,
    unit: '개',
    worth: '다리 수',
    told: (count, total) =>
      `농장에 다리가 ${tex(4)}개인 토끼와 다리가 ${tex(2)}개인 닭이 합하여 ${tex(count)}마리 있어요. 다리의 수를 모두 세었더니 ${tex(total)}개였어요. 토끼는 몇 마리인지 구하세요.`,
  }),
  () => ({
    first: '3점 슛',
    second: '2점 슛',
    counter: '개',
    p: 3,
    q: 2,
    unit: '점',
    worth: '점수',
    told: (count, total) =>
      `농구 경기에서 한 선수가 한 개에 ${tex(3)}점인 슛과 한 개에 ${tex(2)}점인 슛을 합하여 ${tex(count)}개 넣어 모두 ${tex(total)}점을 얻었어요. ${tex(3)}점인 슛은 몇 개 넣었는지 구하세요.`,
  }),
]

const countThings = makeBothForms({
  id: 'M1U04C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '개수와 값',
  draw: withWholeSlips((random) => {
    const { first, second, counter, p, q, told: premise, unit, worth } = random.pick(PURCHASES)(random)
    const [x, others] = drawUntil(
      random,
      (draw) => [draw.integer(3, 14), draw.integer(2, 12)] as const,
      ([count, rest]) => count !== rest && ![p, q, count + rest].includes(count),
    )
    const n = x + others
    const total = p * x + q * others
    const opened = { a: p - q, b: q * n, c: 0, d: total }
    const latex = `${p}x + ${q}(${n} - x) = ${total}`
    return {
      question: premise(n, total),
      right: rightNumber(x),
      slips: onlyCounts([
        wrongNumber(
          others,
          `${second}의 ${counter === '마리' ? '수' : '개수'}를 답했어요. 묻는 것을 다시 확인하세요.`,
        ),
        ...fractionSlip(
          total - q * n,
          p + q,
          `${tex(`${q}(${n} - x)`)}의 괄호를 풀 때 뒤의 항의 부호를 틀렸어요.`,
          'M1U03C04',
        ),
        ...fractionSlip(
          total - q * n,
          p,
          `${tex(`${q}(${n} - x)`)}의 괄호를 풀 때 ${tex('-x')}에는 ${texWith(q, '을/를')} 곱하지 않고 빠뜨렸어요.`,
          'M1U03C04',
        ),
        ...fractionSlip(n, 2, `두 가지가 같은 수만큼 있다고 생각했어요. ${worth}의 합이 맞는지 확인하세요.`),
        wrongNumber(n, '전체의 수를 답했어요. 묻는 것을 다시 확인하세요.'),
        wrongNumber(total - q * n, `${tex('x')}의 계수로 나누지 않았어요.`, 'M1U04C03'),
      ]),
      solution: `${attachParticle(first, '을/를')} ${tex('x')}${counter}라고 하면 ${attachParticle(second, '은/는')} ${tex(`(${n} - x)`)}${counter}예요.\n\n${numbered(
        [
          `${worth}의 합이 ${tex(total)}${unit}이므로 ${texWith(latex, '이에요/예요')}.`,
          `괄호를 풀면 ${tex(`${p}x + ${q * n} - ${q === 1 ? '' : q}x = ${total}`)}이고, 좌변을 정리하면 ${texWith(`${p - q === 1 ? '' : p - q}x + ${q * n} = ${total}`, '이에요/예요')}.`,
          ...solvingSteps(opened),
        ],
      )}\n\n확인: ${tex(`${p} \\times ${x} + ${q} \\times ${others} = ${total}`)}이므로 상황에 맞아요.`,
      hints: [
        `${attachParticle(first, '을/를')} ${tex('x')}${counter}라고 하면 ${attachParticle(second, '은/는')} 몇 ${counter}일까요? 둘을 합한 수를 이용하세요.`,
        `${attachParticle(second, '은/는')} ${tex(`(${n} - x)`)}${counter}예요. 두 가지의 ${attachParticle(worth, '을/를')} 각각 식으로 나타내 보세요.`,
        `방정식은 ${texWith(latex, '이에요/예요')}. 괄호를 풀고 정리하여 푸세요.`,
      ],
    }
  }),
})

const SHARINGS = [
  { people: '학생', things: '사탕', counter: '개' },
  { people: '어린이', things: '귤', counter: '개' },
  { people: '학생', things: '색종이', counter: '장' },
  { people: '친구', things: '붙임딱지', counter: '장' },
] as const

interface Sharing {
  few: number
  left: number
  many: number
  /** Negative when so many lack. */
  end: number
  people: number
}

function drawSharing(random: SeededRandom): Sharing {
  return drawUntil(
    random,
    (draw) => {
      const [few, more, people] = [draw.integer(3, 6), draw.integer(1, 3), draw.integer(5, 20)]
      const left = draw.integer(2, 25)
      return { few, left, many: few + more, end: left - more * people, people }
    },
    ({ few, left, many, end, people }) =>
      end !== 0 &&
      Math.abs(end) <= 20 &&
      left < few * 5 &&
      ![few, many, left, Math.abs(end), many - few].includes(people) &&
      Math.abs(end) !== left,
  )
}

const shareOut = makeBothForms({
  id: 'M1U04C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '과부족 문제',
  draw: withWholeSlips((random) => {
    const { people: who, things, counter } = random.pick(SHARINGS)
    const { few, left, many, end, people } = drawSharing(random)
    const lacks = end < 0
    const size = Math.abs(end)
    const equation = { a: few, b: left, c: many, d: end }
    const count = few * people + left
    const latex = `${few}x + ${left} = ${many}x ${lacks ? '-' : '+'} ${size}`
    return {
      question: `${who}들에게 ${attachParticle(things, '을/를')} 나누어 주려고 해요. 한 명에게 ${tex(few)}${counter}씩 나누어 주면 ${tex(left)}${attachParticle(counter, '이/가')} 남고, ${tex(many)}${counter}씩 나누어 주면 ${tex(size)}${attachParticle(counter, '이/가')} ${lacks ? '모자라요' : '남아요'}. ${attachParticle(who, '은/는')} 모두 몇 명인지 구하세요.`,
      right: rightNumber(people),
      slips: onlyCounts([
        wrongNumber(count, `${things}의 수를 답했어요. 묻는 것은 ${who} 수예요.`),
        ...fractionSlip(
          left + end,
          many - few,
          lacks
            ? '모자란 것을 남은 것으로 보고 식을 세웠어요.'
            : '남은 것을 모자란 것으로 보고 식을 세웠어요.',
        ),
        ...fractionSlip(
          left,
          many - few,
          `뒤에서 ${lacks ? '모자란' : '남은'} ${tex(size)}${attachParticle(counter, '을/를')} 생각하지 않았어요.`,
        ),
        ...fractionSlip(
          left - end,
          many + few,
          `${texWith(`${many}x`, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
          'M1U04C03',
        ),
        ...(many - few === 1
          ? []
          : [wrongNumber(left - end, `${tex('x')}의 계수로 나누지 않았어요.`, 'M1U04C03')]),
        ...fractionSlip(
          left - end,
          few,
          `두 번 나누어 준 ${counter === '개' ? '개수' : '장수'}의 차로 나누어야 하는데 ${texWith(few, '으로/로')} 나누었어요.`,
        ),
        ...fractionSlip(
          left - end,
          many,
          `두 번 나누어 준 ${counter === '개' ? '개수' : '장수'}의 차로 나누어야 하는데 ${texWith(many, '으로/로')} 나누었어요.`,
        ),
      ]),
      solution: `${who} 수를 ${texWith('x', '이라/라')} 하고 ${things}의 수를 두 가지로 나타내요.\n\n${numbered(
        [
          `${tex(few)}${counter}씩 주면 ${tex(left)}${attachParticle(counter, '이/가')} 남으므로 ${things}의 수는 ${texWith(`${few}x + ${left}`, '이에요/예요')}.`,
          `${tex(many)}${counter}씩 주면 ${tex(size)}${attachParticle(counter, '이/가')} ${lacks ? '모자라므로' : '남으므로'} ${things}의 수는 ${texWith(`${many}x ${lacks ? '-' : '+'} ${size}`, '이에요/예요')}.`,
          `${things}의 수는 변하지 않으므로 ${texWith(latex, '이에요/예요')}.`,
          ...solvingSteps(equation),
        ],
      )}\n\n확인: ${attachParticle(who, '이/가')} ${tex(people)}명이면 ${attachParticle(things, '은/는')} ${tex(`${few} \\times ${people} + ${left} = ${count}`)}이고 ${tex(`${many} \\times ${people} ${lacks ? '-' : '+'} ${size} = ${count}`)}이므로 상황에 맞아요.`,
      hints: [
        `${who} 수를 ${texWith('x', '으로/로')} 놓아요. 어떻게 나누어 주어도 변하지 않는 것은 무엇인가요?`,
        `${things}의 수를 두 가지로 나타내 보세요. 남으면 나누어 준 수에 더하고, 모자라면 나누어 주려던 수에서 빼요.`,
        `첫째 방법으로 나타낸 ${things}의 수는 ${texWith(`${few}x + ${left}`, '이에요/예요')}. 둘째 방법으로 나타낸 수와 같다는 방정식을 세워 푸세요.`,
      ],
    }
  }),
})

export const COUNTING_TEMPLATES: ItemTemplate[] = [...countThings, ...shareOut]
