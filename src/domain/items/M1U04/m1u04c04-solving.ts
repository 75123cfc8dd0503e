import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { gcd, lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { fractionText } from './fraction-text.ts'
import { collected, numbered, showEquation, solvingSteps } from './linear-equation.ts'
import { fractionSlip, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C04'

/** `ax + b = c` with tenths for a, b and c, one of b and c whole. */
function drawTenths(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => {
      const a = draw.pick([-8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15])
      const root = draw.pick([-8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 12])
      const b = draw.pick([-40, -30, -20, -18, -15, -12, -9, -7, -6, -4, 3, 5, 6, 8, 12, 14, 18, 20, 30, 40])
      return { a, b, c: a * root + b, root }
    },
    ({ a, b, c, root }) =>
      c !== 0 &&
      Math.abs(c) <= 80 &&
      (b % 10 === 0) !== (c % 10 === 0) &&
      ![a, b, c, c / 10, b / 10, 10].some((display) => Math.abs(display) === Math.abs(root)),
  )
}

const solveDecimals = makeBothForms({
  id: 'M1U04C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '소수 계수',
  draw: withWholeSlips((random) => {
    const { a, b, c, root } = drawTenths(random)
    const equation = `${linearText(a / 10, b / 10)} = ${c / 10}`
    const scaled = { a, b, c: 0, d: c }
    return {
      question: `일차방정식 ${texWith(equation, '을/를')} 풀어 ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...(b % 10 === 0
          ? fractionSlip(c - b / 10, a, `정수인 ${tex(b / 10)}에는 ${texWith(10, '을/를')} 곱하지 않았어요.`)
          : fractionSlip(
              c / 10 - b,
              a,
              `우변의 정수 ${tex(c / 10)}에는 ${texWith(10, '을/를')} 곱하지 않았어요.`,
            )),
        ...fractionSlip(c + b, a, `${texWith(b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`, 'M1U04C03'),
        wrongNumber(-root, `양변을 ${texWith(a, '으로/로')} 나눌 때 부호를 틀렸어요.`, 'M1U02C06'),
        wrongNumber(
          c - b,
          `${tex(collected(scaled))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`,
          'M1U04C03',
        ),
        wrongNumber(root * 10, '소수를 나눌 때 소수점의 자리를 잘못 옮겼어요.'),
      ],
      solution: `양변에 ${texWith(10, '을/를')} 곱하여 계수를 정수로 고쳐요.\n\n${numbered([
        `모든 항에 ${texWith(10, '을/를')} 곱하면 ${texWith(showEquation(scaled), '이에요/예요')}.`,
        ...solvingSteps(scaled),
      ])}`,
      hints: [
        '소수를 정수로 고치려면 양변에 어떤 수를 곱하면 좋을까요?',
        `양변에 ${texWith(10, '을/를')} 곱하세요. 정수인 항에도 빠짐없이 곱해야 해요.`,
        `${texWith(10, '을/를')} 곱하면 ${texWith(showEquation(scaled), '이/가')} 돼요. 상수항을 이항하여 정리해 보세요.`,
      ],
    }
  }),
})

interface Fractions {
  p: number
  m: number
  q: number
  n: number
  whole: number
  /** The least common multiple of m and n. */
  scale: number
}

/** `(p/m)x + whole = (q/n)x` times the least common multiple. */
function scaleFractions({ p, m, q, n, whole, scale }: Fractions) {
  return { a: (p * scale) / m, b: whole * scale, c: (q * scale) / n, d: 0 }
}

function drawFractions(random: SeededRandom): Fractions {
  return drawUntil(
    random,
    (draw) => {
      const [m, n] = [draw.integer(2, 9), draw.integer(2, 9)]
      return {
        p: draw.pick([1, 1, 2, 3]),
        m,
        q: draw.pick([1, 1, 2, 3]),
        n,
        whole: draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
        scale: lcm(m, n),
      }
    },
    (drawn) => {
      const { p, m, q, n, whole, scale } = drawn
      const { a, b, c } = scaleFractions(drawn)
      const root = -b / (a - c)
      return (
        m !== n &&
        p < m &&
        q < n &&
        gcd(p, m) === 1 &&
        gcd(q, n) === 1 &&
        scale <= 36 &&
        Math.abs(a - c) >= 2 &&
        Number.isInteger(root) &&
        Math.abs(root) <= 40 &&
        ![m, n, scale, whole, b, a, c].some((display) => Math.abs(display) === Math.abs(root))
      )
    },
  )
}

const solveFractions = makeBothForms({
  id: 'M1U04C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '분수 계수',
  draw: withWholeSlips((random) => {
    const drawn = drawFractions(random)
    const { p, m, q, n, whole, scale } = drawn
    const scaled = scaleFractions(drawn)
    const { a, b, c } = scaled
    const root = -b / (a - c)
    const equation = `${fractionText(p, m, 'x')}${nextTerm(whole)} = ${fractionText(q, n, 'x')}`
    return {
      question: `일차방정식 ${tex(equation)}의 해를 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...fractionSlip(
          -whole,
          a - c,
          `정수인 ${tex(whole)}에는 ${texWith(scale, '을/를')} 곱하지 않았어요.`,
        ),
        wrongNumber(-root, '이항하거나 나눌 때 부호를 틀렸어요.', 'M1U04C03'),
        ...fractionSlip(
          -b,
          a + c,
          `${texWith(linearText(c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
          'M1U04C03',
        ),
        ...fractionSlip(-b, m - n, '약분하고 남은 수가 아니라 분모를 그대로 계수로 썼어요.'),
        wrongNumber(
          -b,
          `${tex(collected(scaled))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`,
          'M1U04C03',
        ),
        wrongNumber(-b - (a - c), `${tex('x')}의 계수로 나누지 않고 계수를 뺐어요.`, 'M1U04C02'),
      ],
      solution: `분모 ${texWith(m, '과/와')} ${tex(n)}의 최소공배수 ${texWith(scale, '을/를')} 양변에 곱하여 계수를 정수로 고쳐요.\n\n${numbered(
        [
          `모든 항에 ${texWith(scale, '을/를')} 곱하면 ${texWith(showEquation(scaled), '이에요/예요')}.`,
          ...solvingSteps(scaled),
        ],
      )}`,
      hints: [
        '분모를 없애려면 양변에 어떤 수를 곱하면 좋을까요? 두 분모를 함께 생각하세요.',
        `두 분모 ${texWith(m, '과/와')} ${tex(n)}의 최소공배수를 양변에 곱하세요. 정수인 항에도 곱해야 해요.`,
        `최소공배수를 곱하면 ${texWith(showEquation(scaled), '이/가')} 돼요. ${tex('x')}가 있는 항은 좌변으로, 상수항은 우변으로 이항하세요.`,
      ],
    }
  }),
})

export const SOLVING_TEMPLATES: ItemTemplate[] = [...solveDecimals, ...solveFractions]
