import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd, lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { timesBracket } from './fraction-text.ts'
import { collected, numbered, rootOf, showEquation, solvingSteps } from './linear-equation.ts'
import { fractionSlip, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C04'

const CONSTANTS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]

/** `(ax + b)/m - (cx + d)/n = k`. */
interface Quotients {
  a: number
  b: number
  m: number
  c: number
  d: number
  n: number
  k: number
}

/** The factors of the two numerators and the equation without denominators, left side collected. */
function clear({ a, b, m, c, d, n, k }: Quotients) {
  const scale = lcm(m, n)
  const [over, under] = [scale / m, scale / n]
  return {
    scale,
    over,
    under,
    cleared: { a: over * a - under * c, b: over * b - under * d, c: 0, d: scale * k },
  }
}

function isNiceRoot(top: number, bottom: number): boolean {
  if (bottom === 0 || top === 0) return false
  const divisor = gcd(Math.abs(top), Math.abs(bottom))
  return Math.abs(top) / divisor <= 20 && Math.abs(bottom) / divisor <= 7 && Math.abs(bottom) >= 2
}

function drawQuotients(random: SeededRandom): Quotients {
  return drawUntil(
    random,
    (draw) => ({
      a: draw.integer(1, 5),
      b: draw.pick(CONSTANTS),
      m: draw.integer(2, 6),
      c: draw.integer(1, 4),
      d: draw.pick(CONSTANTS),
      n: draw.integer(2, 6),
      k: draw.pick([-3, -2, -1, 1, 2, 3]),
    }),
    (drawn) => {
      const { a, b, m, c, d, n } = drawn
      const { cleared, scale } = clear(drawn)
      return (
        m !== n &&
        scale <= 20 &&
        cleared.b !== 0 &&
        gcd(gcd(a, Math.abs(b)), m) === 1 &&
        gcd(gcd(c, Math.abs(d)), n) === 1 &&
        isNiceRoot(cleared.d - cleared.b, cleared.a)
      )
    },
  )
}

function askQuotients(random: SeededRandom): ValueQuestion {
  const drawn = drawQuotients(random)
  const { a, b, m, c, d, n, k } = drawn
  const { scale, over, under, cleared } = clear(drawn)
  const [first, second] = [linearText(a, b), linearText(c, d)]
  const right = rootOf(cleared)
  const bracketed = `${timesBracket(over, first)} - ${timesBracket(under, second)} = ${scale * k}`
  const opened = `${linearText(over * a, over * b)}${nextTerm(-under * c, 'x')}${nextTerm(-under * d)} = ${scale * k}`
  const rest = cleared.d - cleared.b
  return {
    question: `일차방정식 ${texWith(`\\frac{${first}}{${m}} - \\frac{${second}}{${n}} = ${k}`, '을/를')} 풀어 ${tex('x')}의 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
    right,
    slips: [
      ...fractionSlip(
        scale * k - over * b - under * d,
        cleared.a,
        `분자 ${texWith(second, '을/를')} 괄호로 묶지 않아서 뒤의 항의 부호를 바꾸지 않았어요.`,
        'M1U03C04',
      ),
      ...fractionSlip(
        k - cleared.b,
        cleared.a,
        `우변의 ${tex(k)}에는 ${texWith(scale, '을/를')} 곱하지 않았어요.`,
      ),
      ...fractionSlip(
        scale * k - b + d,
        cleared.a,
        '괄호를 풀 때 괄호 안의 앞의 항에만 곱했어요.',
        'M1U03C04',
      ),
      ...fractionSlip(
        cleared.d + cleared.b,
        cleared.a,
        `${texWith(cleared.b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        'M1U04C03',
      ),
      ...fractionSlip(-rest, cleared.a, '마지막에 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
      ...fractionSlip(cleared.a, rest, '나누는 수와 나누어지는 수를 바꾸었어요.', 'M1U04C03'),
    ],
    solution: `분모 ${texWith(m, '과/와')} ${tex(n)}의 최소공배수 ${texWith(scale, '을/를')} 양변에 곱해요. 분자가 두 항이므로 괄호로 묶어요.\n\n${numbered(
      [
        `양변에 ${texWith(scale, '을/를')} 곱하면 ${texWith(bracketed, '이에요/예요')}.`,
        `괄호를 풀면 ${texWith(opened, '이에요/예요')}.`,
        `좌변을 정리하면 ${texWith(showEquation(cleared), '이에요/예요')}.`,
        ...solvingSteps(cleared),
      ],
    )}`,
    hints: [
      `두 분모의 최소공배수를 양변의 모든 항에 곱하세요. 우변의 ${tex(k)}에도 곱해야 해요.`,
      '분자는 두 항으로 되어 있으므로 괄호로 묶어서 곱하세요. 빼는 분수의 괄호를 풀 때는 두 항의 부호가 모두 바뀌어요.',
      `최소공배수를 곱하면 ${texWith(bracketed, '이/가')} 돼요. 괄호를 풀고 동류항끼리 정리하세요.`,
    ],
  }
}

const solveQuotients = makeBothForms({
  id: 'M1U04C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '괄호와 분수',
  draw: withEnoughSlips(askQuotients),
})

/** `(ax + b) : (cx + d) = m : n`. */
interface Proportion {
  a: number
  b: number
  c: number
  d: number
  m: number
  n: number
  root: number
}

function drawProportion(random: SeededRandom): Proportion {
  return drawUntil(
    random,
    (draw) => {
      const [a, c, root] = [draw.integer(1, 4), draw.integer(1, 4), draw.integer(2, 9)]
      const [m, n, times] = [draw.integer(1, 7), draw.integer(1, 7), draw.integer(1, 6)]
      return { a, b: m * times - a * root, c, d: n * times - c * root, m, n, root }
    },
    ({ a, b, c, d, m, n, root }) =>
      gcd(m, n) === 1 &&
      m !== n &&
      b !== 0 &&
      d !== 0 &&
      Math.abs(b) <= 9 &&
      Math.abs(d) <= 9 &&
      Math.abs(n * a - m * c) >= 2 &&
      (a !== c || b !== d) &&
      ![a, b, c, d, m, n].includes(root),
  )
}

function proportionSlips({ a, b, c, d, m, n, root }: Proportion) {
  const crossed = { a: n * a, b: n * b, c: m * c, d: m * d }
  const rest = crossed.d - crossed.b
  return [
    ...fractionSlip(
      n * d - m * b,
      m * a - n * c,
      '비의 앞의 항끼리, 뒤의 항끼리 곱했어요. 외항은 외항끼리, 내항은 내항끼리 곱해야 해요.',
    ),
    ...fractionSlip(d - b, n * a - m * c, '괄호를 풀 때 괄호 안의 앞의 항에만 곱했어요.', 'M1U03C04'),
    ...fractionSlip(
      rest,
      n * a + m * c,
      `${texWith(linearText(m * c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
      'M1U04C03',
    ),
    ...fractionSlip(
      crossed.d + crossed.b,
      n * a - m * c,
      `${texWith(crossed.b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
      'M1U04C03',
    ),
    wrongNumber(-root, '이항하거나 나눌 때 부호를 틀렸어요.', 'M1U04C03'),
    wrongNumber(
      rest,
      `${tex(collected(crossed))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`,
      'M1U04C03',
    ),
    wrongNumber(
      a * root + b,
      `비의 앞의 항 ${tex(linearText(a, b))}의 값을 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`,
    ),
  ]
}

function ratioTerm(coefficient: number, constant: number) {
  return `(${linearText(coefficient, constant)})`
}

const solveProportion = makeBothForms({
  id: 'M1U04C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '비례식',
  draw: withWholeSlips((random) => {
    const drawn = drawProportion(random)
    const { a, b, c, d, m, n, root } = drawn
    const crossed = { a: n * a, b: n * b, c: m * c, d: m * d }
    const product = `${timesBracket(n, linearText(a, b))} = ${timesBracket(m, linearText(c, d))}`
    return {
      question: `비례식 ${texWith(`${ratioTerm(a, b)} : ${ratioTerm(c, d)} = ${m} : ${n}`, '을/를')} 만족하는 ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(root),
      slips: proportionSlips(drawn),
      solution: `비례식에서 외항의 곱과 내항의 곱은 같아요.\n\n${numbered([
        `외항의 곱은 ${tex(timesBracket(n, linearText(a, b)))}, 내항의 곱은 ${tex(timesBracket(m, linearText(c, d)))}이므로 ${texWith(product, '이에요/예요')}.`,
        `괄호를 풀면 ${texWith(showEquation(crossed), '이에요/예요')}.`,
        ...solvingSteps(crossed),
      ])}\n\n확인: ${texWith(`x = ${root}`, '을/를')} 넣으면 ${tex(`${a * root + b} : ${c * root + d} = ${m} : ${n}`)}이므로 비례식이 성립해요.`,
      hints: [
        '비례식에서 바깥쪽의 두 항을 외항, 안쪽의 두 항을 내항이라고 해요. 외항의 곱과 내항의 곱은 어떤 사이인가요?',
        `외항은 ${texWith(ratioTerm(a, b), '과/와')} ${tex(n)}, 내항은 ${texWith(ratioTerm(c, d), '과/와')} ${texWith(m, '이에요/예요')}. 두 곱이 같다는 등식을 세워 보세요.`,
        `등식은 ${texWith(product, '이에요/예요')}. 괄호를 풀고 이항하여 정리하세요.`,
      ],
    }
  }),
})

export const QUOTIENT_TEMPLATES: ItemTemplate[] = [...solveQuotients, ...solveProportion]
