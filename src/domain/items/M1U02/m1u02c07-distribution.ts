import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toLatex,
} from '#domain/math/rational.ts'
import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { areDifferent, followingTerm, rightRational, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C07'

/** A common factor as it is written, a whole number or a decimal. */
function drawCommonFactor(random: SeededRandom): { latex: string; value: Rational } {
  const sign = random.pick([1, -1])
  if (random.pick([true, false])) {
    const size = random.integer(11, 47)
    return { latex: `${sign * size}`, value: rational(sign * size) }
  }
  const tenths = random.integer(1, 6) * 10 + random.integer(1, 9)
  return {
    latex: `${sign < 0 ? '-' : ''}${Math.floor(tenths / 10)}.${tenths % 10}`,
    value: rational(sign * tenths, 10),
  }
}

function bracketed(latex: string) {
  return latex.startsWith('-') ? `(${latex})` : latex
}

const gatherFactor = makeBothForms({
  id: 'M1U02C07L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '분배법칙 이용',
  draw: withEnoughSlips((random) => {
    const { latex, value } = drawCommonFactor(random)
    const total = random.pick([10, 100, 100, 1000])
    const sign = random.pick([1, -1])
    const part = random.integer(2, total - 2)
    const [b, c] = [sign * part, sign * (total - part)]
    const swaps = random.pick([true, false])
    const factor = bracketed(latex)
    const write = (number: number) =>
      swaps ? `${number} \\times ${factor}` : `${latex} \\times ${bracketed(`${number}`)}`
    const second = swaps ? `${bracketed(`${c}`)} \\times ${factor}` : `${factor} \\times ${bracketed(`${c}`)}`
    const expression = `${write(b)} + ${second}`
    const answer = multiply(value, rational(b + c))
    const tenth = multiply(answer, rational(1, 10))
    return {
      question: `분배법칙을 이용하여 ${texWith(expression, '을/를')} 계산하세요.`,
      right: rightRational(answer),
      slips: [
        wrongRational(
          negate(answer),
          '공통으로 곱해진 수와 괄호 안의 합의 부호를 잘못 따졌어요.',
          'M1U02C05',
        ),
        wrongRational(multiply(value, rational(b - c)), '두 수를 더하지 않고 뺐어요.'),
        wrongRational(tenth, '괄호 안의 합의 자릿수를 잘못 보았어요.'),
        wrongRational(
          multiply(multiply(value, value), rational(b + c)),
          '공통으로 곱해진 수를 두 번 곱했어요.',
        ),
        wrongRational(
          multiply(add(value, value), rational(b + c)),
          '공통으로 곱해진 수를 두 번 더하여 곱했어요.',
        ),
      ],
      solution: `${texWith(latex, '이/가')} 두 곱셈에 공통으로 들어 있으므로 분배법칙을 거꾸로 이용해 묶어요.\n\n\\[ ${expression} = ${latex} \\times \\left\\{${b} + ${bracketed(`${c}`)}\\right\\} = ${latex} \\times ${bracketed(`${b + c}`)} = ${toLatex(answer)} \\]`,
      hints: [
        '두 곱셈에 공통으로 들어 있는 수를 찾아보세요.',
        `${tex('a \\times b + a \\times c = a \\times (b + c)')}예요. 공통인 수를 앞으로 묶어 보세요.`,
        `괄호 안에는 ${texWith(`${b} + ${bracketed(`${c}`)}`, '이/가')} 들어가요. 이 합을 먼저 계산하면 곱셈이 아주 쉬워져요.`,
      ],
    }
  }),
})

interface Rule {
  latex: string
  apply: (a: Rational, b: Rational) => Rational
  substitute: (a: string, b: string) => string
}

const RULES: readonly Rule[] = [
  {
    latex: 'a \\times b - a',
    apply: (a, b) => subtract(multiply(a, b), a),
    substitute: (a, b) => `${a} \\times ${b} - ${a}`,
  },
  {
    latex: 'a \\times b + b',
    apply: (a, b) => add(multiply(a, b), b),
    substitute: (a, b) => `${a} \\times ${b} + ${b}`,
  },
  {
    latex: 'a - a \\times b',
    apply: (a, b) => subtract(a, multiply(a, b)),
    substitute: (a, b) => `${a} - ${a} \\times ${b}`,
  },
  {
    latex: 'a \\times b - a \\div b',
    apply: (a, b) => subtract(multiply(a, b), divide(a, b)),
    substitute: (a, b) => `${a} \\times ${b} - ${a} \\div ${b}`,
  },
]

const applyRule = makeBothForms({
  id: 'M1U02C07L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '새 연산 기호',
  draw: withEnoughSlips((random): ValueQuestion => {
    const rule = random.pick(RULES)
    const [x, y, z] = drawUntil(
      random,
      (draw): [Rational, Rational, Rational] => {
        const own = () => rational(draw.pick([1, -1]) * draw.integer(1, 6), draw.pick([1, 1, 2, 3]))
        return [own(), own(), own()]
      },
      ([one, two, three]) => {
        const inner = rule.apply(one, two)
        const value = rule.apply(inner, three)
        const swapped = rule.apply(two, three)
        return (
          areDifferent([one, two, three]) &&
          [one, two, three].some(({ numerator }) => numerator < 0n) &&
          inner.numerator !== 0n &&
          swapped.numerator !== 0n &&
          value.numerator !== 0n &&
          value.denominator <= 6n &&
          value.numerator ** 2n < 3600n &&
          two.numerator ** 2n !== two.denominator ** 2n &&
          three.numerator ** 2n !== three.denominator ** 2n
        )
      },
    )
    const inner = rule.apply(x, y)
    const value = rule.apply(inner, z)
    const [xs, ys, zs, is] = [x, y, z, inner].map(followingTerm)
    return {
      question: `두 수 ${tex('a')}, ${tex('b')}에 대하여 ${texWith(`a \\star b = ${rule.latex}`, '이라/라')}고 약속할 때, ${tex(`\\left\\{${xs} \\star ${ys}\\right\\} \\star ${zs}`)}의 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
      right: rightRational(value),
      slips: [
        wrongRational(inner, '약속을 한 번만 적용했어요. 나온 값에 한 번 더 적용해야 해요.'),
        wrongRational(rule.apply(x, rule.apply(y, z)), '중괄호를 무시하고 뒤의 두 수부터 계산했어요.'),
        wrongRational(
          rule.apply(z, inner),
          '두 번째로 적용할 때 두 수의 자리를 바꾸었어요. 앞의 수가 \\(a\\), 뒤의 수가 \\(b\\)예요.',
        ),
        wrongRational(negate(value), '음수를 넣을 때 괄호를 쓰지 않아 부호를 틀렸어요.'),
        wrongRational(rule.apply(rule.apply(y, x), z), '처음에 적용할 때 두 수의 자리를 바꾸었어요.'),
      ],
      solution: `약속의 ${tex('a')} 자리에 앞의 수, ${tex('b')} 자리에 뒤의 수를 넣어요. 음수는 괄호를 써서 넣어요.\n\n1. 중괄호 안을 먼저 계산해요.\n\\[ ${xs} \\star ${ys} = ${rule.substitute(xs ?? '', ys ?? '')} = ${toLatex(inner)} \\]\n2. 나온 값을 앞의 수로 하여 한 번 더 계산해요.\n\\[ ${is} \\star ${zs} = ${rule.substitute(is ?? '', zs ?? '')} = ${toLatex(value)} \\]`,
      hints: [
        `약속을 말로 풀어 보세요. ${tex('a')}는 앞의 수, ${tex('b')}는 뒤의 수예요.`,
        '중괄호 안을 먼저 계산해요. 음수를 넣을 때는 꼭 괄호를 쓰세요.',
        `먼저 ${texWith(rule.substitute(xs ?? '', ys ?? ''), '을/를')} 계산하고, 그 값을 앞의 수로 하여 약속을 한 번 더 적용하세요.`,
      ],
    }
  }),
})

const splitProduct = makeBothForms({
  id: 'M1U02C07L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '분배법칙 역이용',
  draw: withEnoughSlips((random): ValueQuestion => {
    const isDifference = random.pick([true, false])
    const bottom = random.pick([1, 1, 2, 3, 5])
    const [p, q] = drawUntil(
      random,
      (draw): [Rational, Rational] => [
        rational(draw.pick([1, -1]) * draw.integer(1, 15), bottom),
        rational(draw.pick([1, -1]) * draw.integer(1, 15), draw.pick([1, bottom])),
      ],
      ([a, b]) =>
        areDifferent([a, b, add(a, a), negate(a), rational(0)]) && (a.numerator < 0n || b.numerator < 0n),
    )
    const rest = subtract(q, p)
    const value = isDifference ? subtract(p, rest) : rest
    const pTerm = followingTerm(p)
    const target = isDifference ? 'a \\times (b - c)' : 'a \\times c'
    const find = `${toLatex(q)} - ${pTerm}`
    return {
      question: `세 수 ${tex('a')}, ${tex('b')}, ${tex('c')}에 대하여 ${tex(`a \\times b = ${toLatex(p)}`)}, ${tex(`a \\times (b + c) = ${toLatex(q)}`)}일 때, ${tex(target)}의 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
      right: rightRational(value),
      slips: [
        ...(isDifference
          ? [
              wrongRational(rest, `${tex('a \\times c')}의 값까지만 구했어요.`),
              wrongRational(
                subtract(q, rest),
                `${tex('a \\times b')}의 값을 다시 구했어요. 마지막에 빼야 할 것을 확인하세요.`,
              ),
              wrongRational(q, '두 수의 자리가 달라도 값이 같다고 생각했어요.'),
            ]
          : [
              wrongRational(
                subtract(p, q),
                `빼는 차례를 바꾸었어요. ${tex('a \\times (b + c)')}의 값에서 ${tex('a \\times b')}의 값을 빼야 해요.`,
              ),
              wrongRational(divide(q, p), '빼지 않고 나누었어요. 분배법칙에서는 두 곱을 더해요.'),
              wrongRational(multiply(p, q), '빼지 않고 곱했어요. 분배법칙에서는 두 곱을 더해요.'),
            ]),
        wrongRational(add(p, q), `${tex('a \\times b')}를 빼지 않고 더했어요.`),
        wrongRational(negate(value), '뺄셈에서 부호를 바꾸지 않았어요.', 'M1U02C04'),
      ],
      solution: `1. 분배법칙을 이용하면 ${texWith('a \\times (b + c) = a \\times b + a \\times c', '이에요/예요')}.\n2. 값을 넣으면 ${tex(`${toLatex(q)} = ${toLatex(p)} + a \\times c`)}이므로 ${texWith(`a \\times c = ${find} = ${toLatex(rest)}`, '이에요/예요')}.${
        isDifference
          ? `\n3. ${tex('a \\times (b - c) = a \\times b - a \\times c')}이므로 ${texWith(`${toLatex(p)} - ${followingTerm(rest)} = ${toLatex(value)}`, '이에요/예요')}.`
          : ''
      }`,
      hints: [
        `${texWith('a \\times (b + c)', '을/를')} 분배법칙을 이용하여 두 곱의 합으로 나타내 보세요.`,
        `두 곱 가운데 한쪽의 값은 이미 알고 있어요. ${tex('a')}, ${tex('b')}, ${tex('c')}를 따로 구할 필요는 없어요.`,
        isDifference
          ? `먼저 ${texWith(find, '을/를')} 계산하여 ${tex('a \\times c')}의 값을 구하고, ${tex('a \\times (b - c)')}도 분배법칙으로 풀어 보세요.`
          : `${tex('a \\times c')}는 두 곱의 합에서 ${tex('a \\times b')}를 빼면 구할 수 있어요. 값을 넣어 식을 세워 보세요.`,
      ],
    }
  }),
})

export const DISTRIBUTION_TEMPLATES: ItemTemplate[] = [...gatherFactor, ...applyRule, ...splitProduct]
