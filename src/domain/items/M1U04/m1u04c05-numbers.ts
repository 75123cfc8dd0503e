import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type LinearEquation, numbered, showEquation, solvingSteps } from './linear-equation.ts'
import { fractionSlip, onlyCounts, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C05'

function drawRiddle(random: SeededRandom): LinearEquation & { root: number } {
  return drawUntil(
    random,
    (draw) => {
      const [a, c] = [draw.integer(3, 8), draw.integer(1, 5)]
      const root = draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, -2, -3, -4, -5])
      const b = draw.pick([-15, -12, -10, -9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9, 10, 12])
      return { a, b, c, d: (a - c) * root + b, root }
    },
    ({ a, b, c, d, root }) =>
      Math.abs(a - c) >= 2 &&
      d !== 0 &&
      Math.abs(d) <= 30 &&
      Math.abs(b) !== Math.abs(d) &&
      ![a, b, c, d, -b, -d].includes(root),
  )
}

const findNumber = makeBothForms({
  id: 'M1U04C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '어떤 수 문제',
  draw: withWholeSlips((random) => {
    const { root, ...equation } = drawRiddle(random)
    const { a, b, c, d } = equation
    const first =
      b > 0 ? `${tex(a)}배에 ${texWith(b, '을/를')} 더한 값` : `${tex(a)}배에서 ${texWith(-b, '을/를')} 뺀 값`
    const second = c === 1 ? '그 수' : `그 수의 ${tex(c)}배`
    const relation = d > 0 ? `${tex(d)}만큼 크다` : `${tex(-d)}만큼 작다`
    return {
      question: `어떤 수의 ${first}은 ${second}보다 ${relation}고 해요. 어떤 수를 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...fractionSlip(-d - b, a - c, '어느 쪽이 더 큰지 거꾸로 보고 식을 세웠어요.'),
        ...fractionSlip(
          d - a * b,
          a - c,
          `${tex(a)}배를 한 다음 ${b > 0 ? '더해야' : '빼야'} 하는데, ${b > 0 ? '더한' : '뺀'} 다음 ${tex(a)}배를 했어요.`,
        ),
        ...fractionSlip(
          d - b,
          a + c,
          `${texWith(linearText(c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
          'M1U04C03',
        ),
        ...fractionSlip(d + b, a - c, `${texWith(b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`, 'M1U04C03'),
        ...(c === 1
          ? []
          : fractionSlip(d - b, a - 1, `뒤에 나오는 '그 수의 ${tex(c)}배'를 '그 수'로 나타냈어요.`)),
        wrongNumber(-root, '마지막에 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
        wrongNumber(d - b, `${tex('x')}의 계수로 나누지 않았어요.`, 'M1U04C03'),
      ],
      solution: `어떤 수를 ${texWith('x', '이라/라')} 해요.\n\n${numbered([
        `앞의 값은 ${tex(linearText(a, b))}이고, 이 값이 ${tex(linearText(c, 0))}보다 ${d > 0 ? `${tex(d)}만큼 크므로` : `${tex(-d)}만큼 작으므로`} ${texWith(showEquation(equation), '이에요/예요')}.`,
        ...solvingSteps(equation),
      ])}\n\n확인: 앞의 값은 ${tex(a * root + b)}, 뒤의 값은 ${tex(c * root)}이고 두 값의 차는 ${texWith(Math.abs(d), '이에요/예요')}.`,
      hints: [
        `어떤 수를 ${texWith('x', '으로/로')} 놓고, 글에 나오는 두 값을 각각 식으로 나타내 보세요.`,
        `앞의 값은 ${tex(linearText(a, b))}, 뒤의 값은 ${texWith(linearText(c, 0), '이에요/예요')}. 둘 가운데 어느 것이 더 큰가요?`,
        `${tex(linearText(c, 0))}${d > 0 ? `에 ${texWith(d, '을/를')} 더하면` : `에서 ${texWith(-d, '을/를')} 빼면`} ${texWith(linearText(a, b), '과/와')} 같아져요. 이 등식을 푸세요.`,
      ],
    }
  }),
})

const KINDS = [
  { kind: '자연수', step: 1 },
  { kind: '짝수', step: 2 },
  { kind: '홀수', step: 2 },
] as const

interface Consecutive {
  kind: string
  step: number
  middle: number
}

function drawConsecutive(random: SeededRandom): Consecutive {
  const { kind, step } = random.pick(KINDS)
  const drawn = random.integer(5, 30)
  if (kind === '자연수') return { kind, step, middle: drawn }
  return { kind, step, middle: 2 * drawn + (kind === '홀수' ? 1 : 0) }
}

function namesAll({ step }: Consecutive): string {
  return `${tex(`x - ${step}`)}, ${tex('x')}, ${tex(`x + ${step}`)}`
}

function stepSlip({ kind, step, middle }: Consecutive) {
  const display = step === 1 ? middle + 2 : middle + 1
  return wrongNumber(
    display,
    `연속한 ${attachParticle(kind, '은/는')} ${tex(step)}씩 커져요. ${tex(3 - step)}씩 커지는 것으로 계산했어요.`,
  )
}

function askSum(drawn: Consecutive) {
  const { kind, step, middle } = drawn
  const sum = 3 * middle
  return {
    question: `연속한 세 ${kind}의 합이 ${tex(sum)}일 때, 세 수 가운데 가장 큰 수를 구하세요.`,
    right: rightNumber(middle + step),
    slips: [
      wrongNumber(middle, '가운데 수를 답했어요. 묻는 것은 가장 큰 수예요.'),
      wrongNumber(middle - step, '가장 작은 수를 답했어요. 묻는 것은 가장 큰 수예요.'),
      stepSlip(drawn),
      wrongNumber(
        sum,
        `${tex(`3x = ${sum}`)}까지만 구하고 ${texWith(3, '으로/로')} 나누지 않았어요.`,
        'M1U04C03',
      ),
    ],
    solution: `가운데 수를 ${texWith('x', '이라/라')} 하면 세 수는 ${attachParticle(namesAll(drawn), '이에요/예요')}.\n\n${numbered(
      [
        `세 수의 합이 ${tex(sum)}이므로 ${texWith(`(x - ${step}) + x + (x + ${step}) = ${sum}`, '이에요/예요')}.`,
        `좌변을 정리하면 ${texWith(`3x = ${sum}`, '이에요/예요')}.`,
        `양변을 ${texWith(3, '으로/로')} 나누면 ${texWith(`x = ${middle}`, '이에요/예요')}.`,
        `가장 큰 수는 ${texWith(`x + ${step} = ${middle + step}`, '이에요/예요')}.`,
      ],
    )}\n\n확인: ${tex(`${middle - step} + ${middle} + ${middle + step} = ${sum}`)}`,
    hints: [
      `세 수 가운데 하나를 ${texWith('x', '으로/로')} 놓아요. 가운데 수를 ${texWith('x', '으로/로')} 놓으면 식이 간단해요.`,
      `연속한 ${attachParticle(kind, '은/는')} ${tex(step)}씩 커져요. 나머지 두 수를 ${texWith('x', '을/를')} 사용하여 나타내 보세요.`,
      `세 수는 ${attachParticle(namesAll(drawn), '이에요/예요')}. 합이 ${texWith(sum, '이/가')} 되는 방정식을 풀고, 묻는 수가 어느 것인지 다시 확인하세요.`,
    ] as [string, string, string],
  }
}

function askMultiple(random: SeededRandom, drawn: Consecutive) {
  const { kind, step, middle } = drawn
  const times = random.pick([3, 4])
  const more = times * (middle + step) - (2 * middle - step)
  const equation = { a: times, b: times * step, c: 2, d: more - step }
  const latex = `${times}(x + ${step}) = (x - ${step}) + x + ${more}`
  return {
    question: `연속한 세 ${kind}에서 가장 큰 수의 ${tex(times)}배는 나머지 두 수의 합보다 ${tex(more)}만큼 커요. 가장 큰 수를 구하세요.`,
    right: rightNumber(middle + step),
    slips: [
      wrongNumber(middle, '가운데 수를 답했어요. 묻는 것은 가장 큰 수예요.'),
      wrongNumber(middle - step, '가장 작은 수를 답했어요. 묻는 것은 가장 큰 수예요.'),
      stepSlip(drawn),
      ...fractionSlip(
        more - 2 * step + (times - 2) * step,
        times - 2,
        `괄호를 풀 때 ${tex(`x + ${step}`)}의 앞의 항에만 ${texWith(times, '을/를')} 곱했어요.`,
        'M1U03C04',
      ),
      wrongNumber(3 * middle, '세 수의 합을 답했어요. 묻는 것은 가장 큰 수예요.'),
    ],
    solution: `가운데 수를 ${texWith('x', '이라/라')} 하면 세 수는 ${attachParticle(namesAll(drawn), '이에요/예요')}.\n\n${numbered(
      [
        `가장 큰 수의 ${tex(times)}배가 나머지 두 수의 합보다 ${tex(more)}만큼 크므로 ${texWith(latex, '이에요/예요')}.`,
        `괄호를 풀어 정리하면 ${texWith(`${linearText(equation.a, equation.b)} = 2x${nextTerm(equation.d)}`, '이에요/예요')}.`,
        ...solvingSteps(equation),
        `가장 큰 수는 ${texWith(`x + ${step} = ${middle + step}`, '이에요/예요')}.`,
      ],
    )}`,
    hints: [
      `세 수 가운데 하나를 ${texWith('x', '으로/로')} 놓고 나머지 두 수를 ${texWith('x', '을/를')} 사용하여 나타내 보세요.`,
      `가운데 수를 ${texWith('x', '이라/라')} 하면 가장 큰 수는 ${tex(`x + ${step}`)}, 나머지 두 수는 ${texWith(`x - ${step}`, '과/와')} ${texWith('x', '이에요/예요')}.`,
      `나머지 두 수의 합에 ${texWith(more, '을/를')} 더하면 가장 큰 수의 ${tex(times)}배와 같아요. 이 방정식을 풀고, 묻는 수가 어느 것인지 다시 확인하세요.`,
    ] as [string, string, string],
  }
}

const findConsecutive = makeBothForms({
  id: 'M1U04C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '연속한 수',
  draw: withWholeSlips((random) => {
    const drawn = drawConsecutive(random)
    const question = random.pick([true, true, false]) ? askSum(drawn) : askMultiple(random, drawn)
    return { ...question, slips: onlyCounts(question.slips) }
  }),
})

export const NUMBER_TEMPLATES: ItemTemplate[] = [...findNumber, ...findConsecutive]
