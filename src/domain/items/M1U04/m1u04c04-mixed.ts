import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd, lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { timesBracket } from './fraction-text.ts'
import {
  collected,
  type LinearEquation,
  numbered,
  rootOf,
  showEquation,
  solvingSteps,
} from './linear-equation.ts'
import { fractionSlip, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C04'

/** `ax + b = (cx + d)/m` with tenths for a and b. */
interface Mixed {
  a: number
  b: number
  c: number
  d: number
  m: number
}

function clearMixed({ a, b, c, d, m }: Mixed) {
  const scale = lcm(10, m)
  const [left, right] = [scale / 10, scale / m]
  return {
    scale,
    left,
    right,
    cleared: { a: left * a, b: left * b, c: right * c, d: right * d },
  }
}

function drawMixed(random: SeededRandom): Mixed {
  return drawUntil(
    random,
    (draw) => ({
      a: draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 12, 15]),
      b: draw.pick([-30, -20, -15, -12, -10, -8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]),
      c: draw.integer(1, 5),
      d: draw.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]),
      m: draw.pick([2, 3, 4, 5, 6, 8]),
    }),
    (drawn) => {
      const { c, d, m } = drawn
      const { cleared, scale } = clearMixed(drawn)
      const [top, bottom] = [cleared.d - cleared.b, cleared.a - cleared.c]
      // A hint names 10 and the denominator, so the root is another number.
      if ([0, 10 * bottom, m * bottom].includes(top) || Math.abs(bottom) < 2) return false
      const divisor = gcd(Math.abs(top), Math.abs(bottom))
      return (
        scale <= 40 &&
        gcd(gcd(c, Math.abs(d)), m) === 1 &&
        Math.abs(top) / divisor <= 15 &&
        Math.abs(bottom) / divisor <= 4
      )
    },
  )
}

function askMixed(random: SeededRandom): ValueQuestion {
  const drawn = drawMixed(random)
  const { a, b, c, d, m } = drawn
  const { scale, right: factor, left, cleared } = clearMixed(drawn)
  const latex = `${linearText(a / 10, b / 10)} = \\frac{${linearText(c, d)}}{${m}}`
  const product = `${linearText(cleared.a, cleared.b)} = ${timesBracket(factor, linearText(c, d))}`
  const [rest, slope] = [cleared.d - cleared.b, cleared.a - cleared.c]
  return {
    question: `일차방정식 ${texWith(latex, '을/를')} 풀어 ${tex('x')}의 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
    right: rootOf(cleared),
    slips: [
      ...fractionSlip(
        d - cleared.b,
        slope,
        '분자를 괄호로 묶지 않고 분자의 앞의 항에만 곱했어요.',
        'M1U03C04',
      ),
      ...(b % 10 === 0
        ? fractionSlip(
            cleared.d - b / 10,
            slope,
            `정수인 ${tex(b / 10)}에는 ${texWith(scale, '을/를')} 곱하지 않았어요.`,
          )
        : fractionSlip(
            cleared.d - b,
            slope,
            `상수항 ${tex(b / 10)}에 ${tex(scale)} 대신 ${texWith(10, '을/를')} 곱했어요.`,
          )),
      ...fractionSlip(
        m * d - left * b,
        left * a - m * c,
        '우변에 약분하고 남은 수가 아니라 분모를 곱했어요.',
      ),
      ...fractionSlip(
        rest,
        cleared.a + cleared.c,
        `${texWith(linearText(cleared.c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        'M1U04C03',
      ),
      ...fractionSlip(
        cleared.d + cleared.b,
        slope,
        `${texWith(cleared.b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        'M1U04C03',
      ),
      ...fractionSlip(-rest, slope, '마지막에 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
    ],
    solution: `소수 한 자리 수는 분모가 ${tex(10)}인 분수와 같으므로, ${texWith(10, '과/와')} ${tex(m)}의 최소공배수 ${texWith(scale, '을/를')} 양변에 곱하면 소수와 분수가 한꺼번에 정수가 돼요.\n\n${numbered(
      [
        `양변에 ${texWith(scale, '을/를')} 곱하면 ${texWith(product, '이에요/예요')}.`,
        ...(factor === 1 ? [] : [`괄호를 풀면 ${texWith(showEquation(cleared), '이에요/예요')}.`]),
        ...solvingSteps(cleared),
      ],
    )}`,
    hints: [
      '소수 한 자리 수를 분수로 고치면 분모가 얼마인가요? 그 분모와 우변의 분모를 함께 없애 보세요.',
      `${texWith(10, '과/와')} ${tex(m)}의 최소공배수를 양변에 곱하세요. 우변의 분자는 괄호로 묶어요.`,
      `최소공배수를 곱하면 ${texWith(product, '이/가')} 돼요. ${factor === 1 ? '' : '괄호를 풀고 '}${tex('x')}가 있는 항과 상수항을 이항하여 정리하세요.`,
    ],
  }
}

const solveMixed = makeBothForms({
  id: 'M1U04C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '분수와 소수가 섞인 식',
  draw: withEnoughSlips(askMixed),
})

/** An equation with an unknown constant a whose sign was taken for its opposite. */
interface Misread {
  latex: string
  misreadShown: string
  /** The root of the misread equation, and of the right one. */
  misreadRoot: number
  root: number
  value: number
  scale: number
  /** The misread equation with its root put in, times `scale`, as one in a: `ua + v = w`. */
  inA: LinearEquation
  /** The right equation with a put in, times `scale`. */
  cleared: LinearEquation
  /** The right equation with a put in, as it is shown. */
  rightShown: string
}

function drawMisreadFraction(random: SeededRandom): Misread {
  const { m, n, s, value, misreadRoot } = drawUntil(
    random,
    (draw) => ({
      m: draw.integer(2, 6),
      n: draw.integer(2, 6),
      s: draw.pick([-3, -2, -1, 1, 2, 3]),
      value: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
      misreadRoot: draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]),
    }),
    ({ m, n, s, value, misreadRoot }) => {
      const scale = lcm(m, n)
      const [over, under] = [scale / m, scale / n]
      return m !== n && over * misreadRoot === under * (misreadRoot - value) + scale * s
    },
  )
  const scale = lcm(m, n)
  const [over, under] = [scale / m, scale / n]
  const tail = nextTerm(s)
  return {
    latex: `\\frac{x}{${m}} = \\frac{x + a}{${n}}${tail}`,
    misreadShown: `\\frac{x}{${m}} = \\frac{x - a}{${n}}${tail}`,
    misreadRoot,
    value,
    scale,
    root: (under * value + scale * s) / (over - under),
    inA: { a: -under, b: under * misreadRoot + scale * s, c: 0, d: over * misreadRoot },
    cleared: { a: over, b: 0, c: under, d: under * value + scale * s },
    rightShown: `\\frac{x}{${m}} = \\frac{${linearText(1, value)}}{${n}}${tail}`,
  }
}

function drawMisreadDecimal(random: SeededRandom): Misread {
  const { p, q, value, misreadRoot } = drawUntil(
    random,
    (draw) => ({
      p: draw.integer(2, 9),
      q: draw.integer(1, 9),
      value: draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
      misreadRoot: draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]),
    }),
    ({ p, q, value, misreadRoot }) => {
      const end = (p - q) * misreadRoot - 10 * value
      return Math.abs(p - q) >= 2 && end !== 0 && Math.abs(end) <= 60
    },
  )
  const end = (p - q) * misreadRoot - 10 * value
  const right = linearText(q / 10, end / 10)
  return {
    latex: `${p / 10}x + a = ${right}`,
    misreadShown: `${p / 10}x - a = ${right}`,
    misreadRoot,
    value,
    scale: 10,
    root: (end - 10 * value) / (p - q),
    inA: { a: -10, b: p * misreadRoot, c: 0, d: q * misreadRoot + end },
    cleared: { a: p, b: 10 * value, c: q, d: end },
    rightShown: `${linearText(p / 10, value)} = ${right}`,
  }
}

function drawMisread(random: SeededRandom): Misread {
  const draw = random.pick([drawMisreadFraction, drawMisreadDecimal])
  return drawUntil(random, draw, ({ root, misreadRoot, value, scale, cleared, inA }) => {
    const display = [misreadRoot, value, scale, cleared.d, cleared.b, cleared.a, cleared.c, inA.b, inA.d]
    return (
      Number.isInteger(root) &&
      root !== 0 &&
      Math.abs(root) <= 40 &&
      inA.b !== 0 &&
      !display.some((number) => Math.abs(number) === Math.abs(root)) &&
      Math.abs(misreadRoot) !== Math.abs(value)
    )
  })
}

const undoMisreading = makeBothForms({
  id: 'M1U04C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '잘못 본 계수',
  draw: withWholeSlips((random) => {
    const { latex, misreadShown, misreadRoot, root, value, scale, inA, cleared, rightShown } =
      drawMisread(random)
    const put = bracketed(misreadRoot)
    return {
      question: `일차방정식 ${texWith(latex, '을/를')} 푸는데 상수 ${tex('a')}의 부호를 반대로 보고 풀었더니 해가 ${texWith(`x = ${misreadRoot}`, '이/가')} 되었어요. 처음 방정식의 바른 해를 구하세요.`,
      right: rightNumber(root),
      slips: [
        wrongNumber(
          misreadRoot,
          '잘못 본 방정식이 아니라 처음 방정식에 대입하여, 잘못 구한 해로 되돌아갔어요.',
        ),
        wrongNumber(value, `${tex('a')}의 값까지만 구했어요. 처음 방정식에 넣어 해를 다시 구해야 해요.`),
        wrongNumber(-root, '마지막에 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
        wrongNumber(
          -misreadRoot,
          `부호를 반대로 본 것은 ${texWith('a', '이에요/예요')}. 해의 부호만 바꾸면 되는 것은 아니에요.`,
        ),
        wrongNumber(
          cleared.d - cleared.b,
          `${tex(collected(cleared))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`,
          'M1U04C03',
        ),
      ],
      solution: `${tex('a')}의 부호를 반대로 보았으므로 잘못 푼 방정식은 ${texWith(misreadShown, '이에요/예요')}. 이 방정식의 해가 ${tex(`x = ${misreadRoot}`)}임을 이용해 ${texWith('a', '을/를')} 먼저 구해요.\n\n${numbered(
        [
          `잘못 본 방정식의 양변에 ${texWith(scale, '을/를')} 곱하고 ${tex('x')} 자리에 ${texWith(put, '을/를')} 넣어 정리하면 ${texWith(showEquation(inA, 'a'), '이에요/예요')}.`,
          ...solvingSteps(inA, 'a'),
          `처음 방정식에 ${texWith(`a = ${value}`, '을/를')} 넣으면 ${texWith(rightShown, '이에요/예요')}.`,
          `양변에 ${texWith(scale, '을/를')} 곱하여 정리하면 ${texWith(showEquation(cleared), '이에요/예요')}.`,
          ...solvingSteps(cleared),
        ],
      )}`,
      hints: [
        `${tex('a')}의 부호를 반대로 보면 어떤 방정식이 되는지 먼저 써 보세요.`,
        `잘못 본 방정식은 ${texWith(misreadShown, '이에요/예요')}. 여기에 ${texWith(`x = ${misreadRoot}`, '을/를')} 대입하면 ${texWith('a', '을/를')} 구할 수 있어요.`,
        `대입하여 계수를 정수로 고치면 ${texWith(showEquation(inA, 'a'), '이/가')} 돼요. ${texWith('a', '을/를')} 구한 다음 처음 방정식에 넣어 다시 푸세요.`,
      ],
    }
  }),
})

export const MIXED_TEMPLATES: ItemTemplate[] = [...solveMixed, ...undoMisreading]
