import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { bracketedFraction, leadProduct, nextProduct, showFraction } from './substitution-text.ts'

const conceptId = 'M1U03C02'

const VALUES = [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]
const START =
  '식의 값은 문자 자리에 주어진 수를 넣어 계산한 값이에요. 수와 문자 사이에 생략된 기호가 무엇인지 떠올려 보세요.'
const BRACKETS = '음수는 괄호로 묶어서 넣어요.'
function plugIn(hasNegative: boolean) {
  return `문자 자리에 주어진 수를 넣어요. 수와 문자 사이에는 생략된 곱셈 기호를 되살려요.${hasNegative ? ` ${BRACKETS}` : ''}`
}
const ADDED = '수와 문자 사이에는 곱셈 기호가 생략되어 있어요. 더하지 않고 곱해야 해요.'
function wrongSign(isNegative: boolean) {
  return isNegative
    ? '곱의 부호를 틀렸어요. 음수는 괄호로 묶어서 대입하고, 문자에 곱해진 수의 부호도 함께 살펴요.'
    : '곱의 부호를 틀렸어요. 문자에 곱해진 수의 부호를 살펴 곱해요.'
}

const substituteOne = makeBothForms({
  id: 'M1U03C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '일차식에 대입',
  draw: withEnoughSlips((random) => {
    const a = random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6])
    const b = random.pick([-9, -7, -5, -3, -1, 1, 2, 4, 6, 8, 10])
    const value = random.pick(VALUES)
    const letter = random.pick(['x', 'a', 'y'])
    const startsWithNumber = b > 0 && random.pick([true, false])
    const expression = startsWithNumber ? `${b}${nextTerm(a, letter)}` : linearText(a, b, letter)
    const plugged = startsWithNumber
      ? `${b}${nextProduct(a, value)}`
      : `${leadProduct(a, value)}${nextTerm(b)}`
    const worked = startsWithNumber ? `${b}${nextTerm(a * value)}` : `${a * value}${nextTerm(b)}`
    const result = a * value + b
    return {
      question: `${tex(`${letter} = ${value}`)}일 때, 식 ${tex(expression)}의 값을 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(-a * value + b, wrongSign(value < 0), 'M1U02C05'),
        wrongNumber(a + value + b, ADDED, 'M1U03C01'),
        wrongNumber((a + b) * value, `문자가 없는 수에도 ${texWith(value, '을/를')} 곱했어요.`),
        wrongNumber(a * value, `곱만 계산하고 ${texWith(b, '을/를')} 더하지 않았어요.`),
        wrongNumber(a * value - b, `수 ${tex(b)}의 부호를 바꾸어 계산했어요.`),
      ],
      solution: `${plugIn(value < 0)}\n\n${texBlock(`${plugged} = ${worked} = ${result}`)}`,
      hints: [
        START,
        `${tex(letter)} 앞에 곱셈 기호를 쓰고 ${tex(letter)} 자리에 ${texWith(value, '을/를')} 넣은 식을 써 보세요.${value < 0 ? ` ${BRACKETS}` : ''}`,
        `${texWith(plugged, '을/를')} 계산하세요. 곱셈을 덧셈, 뺄셈보다 먼저 해요.`,
      ],
    }
  }),
})

const substituteTwo = makeBothForms({
  id: 'M1U03C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '두 문자 대입',
  draw: withEnoughSlips((random) => {
    const a = random.pick([2, 3, 4, 5, 6])
    const b = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5])
    const first = random.pick(VALUES)
    const second = random.pick([-5, -4, -3, -2, -1])
    const [p, q] = random.pick([
      ['x', 'y'],
      ['a', 'b'],
    ] as const)
    const expression = `${a}${p}${nextTerm(b, q)}`
    const plugged = `${leadProduct(a, first)}${nextProduct(b, second)}`
    const result = a * first + b * second
    return {
      question: `${tex(`${p} = ${first}`)}, ${tex(`${q} = ${second}`)}일 때, 식 ${tex(expression)}의 값을 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(
          a * first - b * second,
          `${tex(q)}에 음수를 대입할 때 부호를 빠뜨렸어요. 음수는 괄호로 묶어서 대입해요.`,
        ),
        wrongNumber(a * second + b * first, `두 문자의 자리에 수를 서로 바꾸어 넣었어요.`),
        wrongNumber(a + first + b + second, ADDED, 'M1U03C01'),
        wrongNumber(-a * first + b * second, `${tex(p)}에 대입한 수의 부호를 잘못 보았어요.`),
        wrongNumber(a * first, `문자 ${texWith(q, '이/가')} 있는 곱을 빠뜨렸어요.`),
      ],
      solution: `${plugIn(true)}\n\n${texBlock(`${plugged} = ${a * first}${nextTerm(b * second)} = ${result}`)}`,
      hints: [
        START,
        `${tex(p)} 자리에는 ${texWith(first, '을/를')}, ${tex(q)} 자리에는 ${texWith(second, '을/를')} 넣어요. 서로 바뀌지 않게 살펴보세요.`,
        `${texWith(plugged, '을/를')} 계산하세요. 곱셈을 먼저 하고, 곱한 값의 부호를 살펴 더하거나 빼세요.`,
      ],
    }
  }),
})

/** Coefficient of the square, how its term is written and what precedes the squared number. */
const SQUARES = [
  [1, 'x^{2}', ''],
  [1, 'x^{2}', ''],
  [-1, '-x^{2}', '-'],
  [2, '2x^{2}', '2 \\times '],
] as const

const substituteInSquare = makeBothForms({
  id: 'M1U03C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '거듭제곱식에 음수 대입',
  draw: withEnoughSlips((random) => {
    const [c, head, squared] = random.pick(SQUARES)
    const a = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5])
    const n = random.integer(2, 5)
    const constants = [-9, -7, -5, -3, -1, 1, 2, 4, 6, 8]
    // The square alone, which a hint shows, must not be the answer.
    const b = random.pick(constants.filter((number) => c * n * n - a * n + number !== n * n))
    const [square, product] = [c * n * n, -a * n]
    const plugged = `${squared}(-${n})^{2}${nextProduct(a, -n)}${nextTerm(b)}`
    const result = square + product + b
    return {
      question: `${tex(`x = -${n}`)}일 때, 식 ${tex(`${head}${nextTerm(a, 'x')}${nextTerm(b)}`)}의 값을 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(
          -square + product + b,
          `${texWith(`(-${n})^{2}`, '을/를')} ${texWith(-n * n, '으로/로')} 계산했어요. 음수를 두 번 곱하면 양수예요.`,
          'M1U02C05',
        ),
        wrongNumber(
          square - product + b,
          `${tex('x')}에 곱해진 수와 대입한 수의 곱에서 부호를 틀렸어요.`,
          'M1U02C05',
        ),
        wrongNumber(
          2 * c * -n + product + b,
          `${texWith(`(-${n})^{2}`, '을/를')} ${texWith(`(-${n}) \\times 2`, '으로/로')} 계산했어요. 제곱은 같은 수를 두 번 곱하는 것이에요.`,
          'M1U01C02',
        ),
        wrongNumber(-square - product + b, '제곱과 곱에서 모두 부호를 틀렸어요.', 'M1U02C05'),
        wrongNumber(square + product, `수 ${texWith(b, '을/를')} 더하는 것을 빠뜨렸어요.`),
      ],
      solution: `${tex('x')} 자리에 ${texWith(`-${n}`, '을/를')} 괄호로 묶어서 넣어요. ${texWith(`(-${n})^{2}`, '은/는')} ${texWith(-n, '을/를')} 두 번 곱한 것이므로 ${texWith(n * n, '이에요/예요')}.\n\n${texBlock(`${plugged} = ${square}${nextTerm(product)}${nextTerm(b)} = ${result}`)}`,
      hints: [
        '음수를 대입할 때는 괄호로 묶어요. 거듭제곱이 있으면 괄호가 더욱 중요해요.',
        `${texWith(`(-${n})^{2}`, '은/는')} ${texWith(`(-${n}) \\times (-${n})`, '이에요/예요')}. 부호가 어떻게 되나요?`,
        `${texWith(plugged, '을/를')} 거듭제곱, 곱셈, 덧셈과 뺄셈의 차례로 계산하세요.`,
      ],
    }
  }),
})

const substituteFractions = makeBothForms({
  id: 'M1U03C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '분수 대입',
  draw: withEnoughSlips((random) => {
    const [p, q] = [random.pick([1, 1, 2, 3]), random.pick([-1, 1, -1])]
    const [times = 2, b = 3] = random.sample([2, 3, 4, 5, 6], 2)
    const a = p === 1 ? times : p * random.integer(1, 2)
    const sign = random.pick([1, -1])
    const [m = 2, n = 3] = random.sample(
      [2, 3, 4, 5, 7].filter((bottom) => bottom % p !== 0 || p === 1),
      2,
    )
    // x = p / m, y = q / n
    const [first, second] = [showFraction(p, m), showFraction(q, n)]
    const [left, right] = [showFraction(m, p), showFraction(n, q)]
    const operation = sign < 0 ? '-' : '+'
    const rest = sign * b * n * q
    return {
      question: `${tex(`x = ${first}`)}, ${tex(`y = ${second}`)}일 때, 식 ${tex(`\\frac{${a}}{x} ${operation} \\frac{${b}}{y}`)}의 값을 구하세요.`,
      right: fractionAnswer(a * m + p * rest, p),
      slips: [
        {
          ...fractionAnswer(a * p * n + sign * b * q * m, m * n),
          mistakeText:
            '역수를 곱하지 않고 분수를 그대로 곱했어요. 어떤 수로 나누는 것은 그 역수를 곱하는 것과 같아요.',
          conceptId: 'M1U02C06',
        },
        {
          ...fractionAnswer(a * m - p * rest, p),
          mistakeText: '둘째 분수에서 부호를 틀렸어요. 대입한 수의 부호와 식의 기호를 모두 살펴보세요.',
        },
        {
          ...fractionAnswer(a * n * p * q + sign * b * m, p),
          mistakeText: `두 문자의 자리에 수를 서로 바꾸어 넣었어요.`,
        },
        { ...fractionAnswer(a * m, p), mistakeText: '앞의 분수만 계산하고 뒤의 분수를 빠뜨렸어요.' },
        {
          ...fractionAnswer(m + p * sign * n * q, p),
          mistakeText: '분자의 수를 곱하지 않고 역수만 계산했어요.',
        },
      ],
      solution: `분수는 나눗셈이에요. ${tex(`\\frac{${a}}{x}`)}의 ${tex('x')} 자리에 분수를 넣으면 그 분수로 나누는 것이고, 이것은 역수를 곱하는 것과 같아요.\n\n- ${tex(`\\frac{${a}}{x} = ${a} \\div ${bracketedFraction(first)} = ${a} \\times ${bracketedFraction(left)} = ${showFraction(a * m, p)}`)}\n- ${tex(`\\frac{${b}}{y} = ${b} \\div ${bracketedFraction(second)} = ${b} \\times ${bracketedFraction(right)} = ${b * n * q}`)}\n\n따라서 식의 값은 ${texWith(`${showFraction(a * m, p)}${sign < 0 ? ` - ${bracketed(b * n * q)}` : ` + ${bracketed(b * n * q)}`} = ${showFraction(a * m + p * rest, p)}`, '이에요/예요')}.`,
      hints: [
        `${texWith(`\\frac{${a}}{x}`, '은/는')} ${texWith(`${a} \\div x`, '과/와')} 같아요. 분수를 나눗셈으로 바꾸어 대입해 보세요.`,
        '분수로 나누는 것은 그 분수의 역수를 곱하는 것과 같아요. 역수의 부호는 바뀌지 않아요.',
        `앞의 것은 ${texWith(`${a} \\times ${bracketedFraction(left)}`, '이고/고')}, 뒤의 것은 ${texWith(`${b} \\times ${bracketedFraction(right)}`, '이에요/예요')}. 두 값을 구한 뒤 ${sign < 0 ? '앞의 것에서 뒤의 것을 빼세요' : '더하세요'}.`,
      ],
    }
  }),
})

export const SUBSTITUTION_TEMPLATES: ItemTemplate[] = [
  ...substituteOne,
  ...substituteTwo,
  ...substituteInSquare,
  ...substituteFractions,
]
