import {
  compare,
  multiply,
  negate,
  type Rational,
  rational,
  reciprocal,
  toLatex,
} from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { areDifferent, followingTerm, rightRational, signedTerm, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C05'
function productOf(values: readonly Rational[]) {
  return values.reduce(multiply, rational(1))
}
function countNegatives(values: readonly Rational[]) {
  return values.filter(({ numerator }) => numerator < 0n).length
}

const multiplyWholes = makeBothForms({
  id: 'M1U02C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '두 정수의 곱',
  draw: withEnoughSlips((random) => {
    const [a, b] = drawUntil(
      random,
      (draw): [number, number] => [
        draw.pick([1, -1]) * draw.integer(2, 15),
        draw.pick([1, -1]) * draw.integer(2, 9),
      ],
      ([left, right]) => left < 0 || right < 0,
    )
    const value = a * b
    const sign = value < 0 ? -1 : 1
    const expression = `${signedTerm(rational(a))} \\times ${signedTerm(rational(b))}`
    const isSame = value > 0
    return {
      question: `${texWith(expression, '을/를')} 계산하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          -value,
          isSame
            ? '부호가 같은 두 수의 곱인데 음의 부호를 붙였어요. 음수끼리의 곱은 양수예요.'
            : '부호가 다른 두 수의 곱인데 양의 부호를 붙였어요.',
        ),
        wrongNumber(a + b, '곱하지 않고 두 수를 더했어요.', 'M1U02C04'),
        wrongNumber(sign * (Math.abs(a) + Math.abs(b)), '부호는 맞지만 절댓값을 곱하지 않고 더했어요.'),
        wrongNumber(-sign * (Math.abs(a) + Math.abs(b)), '절댓값을 더했고 부호도 반대로 붙였어요.'),
        wrongNumber(a - b, '곱하지 않고 두 수의 차를 구했어요.', 'M1U02C04'),
      ],
      solution: `부호가 ${isSame ? '같은' : '다른'} 두 수의 곱은 두 수의 절댓값의 곱에 ${isSame ? '양의 부호' : '음의 부호'}를 붙여요.\n\n\\[ ${expression} = ${isSame ? '+' : '-'}(${Math.abs(a)} \\times ${Math.abs(b)}) = ${value} \\]`,
      hints: [
        '곱의 부호부터 정해 보세요. 두 수의 부호가 같은가요, 다른가요?',
        '부호가 같은 두 수의 곱은 양수, 부호가 다른 두 수의 곱은 음수예요.',
        `두 수의 절댓값의 곱 ${texWith(`${Math.abs(a)} \\times ${Math.abs(b)}`, '을/를')} 계산하고 부호를 붙이세요.`,
      ],
    }
  }),
})

const multiplyMany = makeBothForms({
  id: 'M1U02C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '여러 수의 곱',
  draw: withEnoughSlips((random) => {
    const count = random.pick([3, 3, 4])
    const factors = drawUntil(
      random,
      (draw) =>
        Array.from({ length: count }, () =>
          rational(draw.pick([1, -1, -1]) * draw.integer(1, 10), draw.pick([1, 2, 3, 4, 5, 6])),
        ),
      (drawn) => {
        const product = productOf(drawn)
        return (
          areDifferent(drawn) &&
          countNegatives(drawn) >= 2 &&
          drawn.filter(({ denominator }) => denominator > 1n).length >= 2 &&
          drawn.every(({ numerator, denominator }) => numerator * numerator !== denominator * denominator) &&
          product.denominator <= 6n &&
          product.numerator ** 2n <= 400n &&
          product.numerator ** 2n !== product.denominator ** 2n
        )
      },
    )
    const product = productOf(factors)
    const withoutLast = productOf(factors.slice(0, -1))
    const negatives = countNegatives(factors)
    const expression = factors.map(signedTerm).join(' \\times ')
    const sizes = factors.map(({ numerator, denominator }) =>
      toLatex({ numerator: numerator < 0n ? -numerator : numerator, denominator }),
    )
    const isPositive = negatives % 2 === 0
    return {
      question: `${texWith(expression, '을/를')} 계산하세요. (정수가 아니면 기약분수로 답하세요.)`,
      right: rightRational(product),
      slips: [
        wrongRational(
          negate(product),
          `곱해진 음수의 개수를 잘못 세었어요. 음수가 ${isPositive ? '짝수' : '홀수'} 개이면 곱은 ${isPositive ? '양수' : '음수'}예요.`,
        ),
        wrongRational(reciprocal(product), '약분한 다음 분자와 분모를 바꾸어 썼어요.'),
        wrongRational(withoutLast, '마지막 수를 곱하지 않았어요.'),
        wrongRational(negate(reciprocal(product)), '부호를 반대로 정했고 분자와 분모도 바꾸어 썼어요.'),
        wrongRational(negate(withoutLast), '마지막 수의 부호만 생각하고 크기는 곱하지 않았어요.'),
      ],
      solution: `1. 곱해진 음수가 ${tex(negatives)}개로 ${isPositive ? '짝수' : '홀수'} 개이므로 곱의 부호는 ${isPositive ? '양' : '음'}의 부호예요.\n2. 절댓값을 곱하고 약분해요.\n\n\\[ ${expression} = ${isPositive ? '+' : '-'}\\left(${sizes.join(' \\times ')}\\right) = ${toLatex(product)} \\]`,
      hints: [
        '여러 수의 곱은 부호를 먼저 정하고, 그다음 절댓값을 곱하면 쉬워요.',
        '음수가 몇 개인지 세어 보세요. 짝수 개이면 양의 부호, 홀수 개이면 음의 부호예요.',
        `절댓값의 곱 ${texWith(sizes.join(' \\times '), '을/를')} 약분하면서 계산하고, 정한 부호를 붙이세요.`,
      ],
    }
  }),
})

function drawAlternating(random: SeededRandom): ValueQuestion {
  const last = random.integer(7, 60)
  const isEven = last % 2 === 0
  const kind = random.pick(['plain', 'minus', 'weighted'] as const)
  const parity = isEven ? '짝수' : '홀수'
  const pairs = Math.floor(last / 2)
  if (kind === 'minus')
    return {
      question: `${texWith(`(-1) - (-1)^{2} + (-1)^{3} - (-1)^{4} + \\cdots ${isEven ? '-' : '+'} (-1)^{${last}}`, '을/를')} 계산하세요.`,
      right: rightNumber(-last),
      slips: [
        wrongNumber(isEven ? 0 : -1, '짝수 번째의 뺄셈을 덧셈으로 생각하여 둘씩 없어진다고 보았어요.'),
        wrongNumber(last, '더하는 수의 부호를 반대로 생각했어요.'),
        wrongNumber(-pairs, '홀수 번째의 수만 더했어요. 짝수 번째에서 빼는 수도 더해야 해요.'),
        wrongNumber(pairs, '짝수 번째에서 빼는 수의 부호를 바꾸지 않았어요.', 'M1U02C04'),
      ],
      solution: `${tex('(-1)')}을 홀수 번 곱하면 ${tex(-1)}, 짝수 번 곱하면 ${texWith(1, '이에요/예요')}.\n\n- 홀수 번째에는 ${texWith(-1, '을/를')} 더해요.\n- 짝수 번째에는 ${texWith(1, '을/를')} 빼요. 이것은 ${texWith(-1, '을/를')} 더하는 것과 같아요.\n\n따라서 ${texWith(-1, '을/를')} ${tex(last)}번 더한 것이므로 ${texWith(-last, '이에요/예요')}.`,
      hints: [
        '지수가 홀수일 때와 짝수일 때 거듭제곱의 값을 각각 구해 보세요.',
        '앞의 네 부분을 계산하여 어떤 규칙이 있는지 살펴보세요.',
        '뺄셈을 덧셈으로 고치면 모두 같은 수를 더하는 식이 돼요. 몇 번 더하는지 세어 보세요.',
      ],
    }
  if (kind === 'weighted') {
    const value = isEven ? pairs : -(pairs + 1)
    return {
      question: `${texWith(`1 \\times (-1) + 2 \\times (-1)^{2} + 3 \\times (-1)^{3} + \\cdots + ${last} \\times (-1)^{${last}}`, '을/를')} 계산하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(-value, '홀수 번째와 짝수 번째의 부호를 서로 바꾸었어요.'),
        wrongNumber(isEven ? 0 : -1, '앞에 곱해진 수를 빠뜨리고 거듭제곱만 더했어요.'),
        wrongNumber(isEven ? last : -last, '마지막 부분만 계산했어요.'),
        wrongNumber((last * (last + 1)) / 2, '거듭제곱의 값이 모두 같다고 생각하고 더했어요.'),
      ],
      solution: `${tex('(-1)')}을 홀수 번 곱하면 ${tex(-1)}, 짝수 번 곱하면 ${texWith(1, '이므로/므로')} 식은 ${texWith(`-1 + 2 - 3 + 4 - \\cdots ${isEven ? '+' : '-'} ${last}`, '이/가')} 돼요.\n\n앞에서부터 둘씩 묶으면 한 묶음의 합은 ${texWith('-1 + 2 = 1', '이에요/예요')}. 묶음은 ${tex(pairs)}개예요.${isEven ? '' : ` 그리고 ${texWith(-last, '이/가')} 남아요.`}\n\n따라서 ${isEven ? `값은 ${texWith(value, '이에요/예요')}` : `값은 ${texWith(`${pairs} - ${last} = ${value}`, '이에요/예요')}`}.`,
      hints: [
        '지수가 홀수일 때와 짝수일 때 거듭제곱의 값을 각각 구해 보세요.',
        '거듭제곱을 값으로 바꾸어 쓰면 더하고 빼기를 되풀이하는 식이 돼요.',
        `앞에서부터 둘씩 묶어 더해 보세요. 마지막 수 ${texWith(last, '이/가')} ${parity}이므로 남는 것이 있는지 확인하세요.`,
      ],
    }
  }
  return {
    question: `${texWith(`(-1) + (-1)^{2} + (-1)^{3} + \\cdots + (-1)^{${last}}`, '을/를')} 계산하세요.`,
    right: rightNumber(isEven ? 0 : -1),
    slips: [
      wrongNumber(isEven ? -1 : 0, '마지막 지수가 홀수인지 짝수인지 살피지 않았어요.'),
      wrongNumber(-last, '거듭제곱의 값이 모두 같다고 생각하고 더했어요.'),
      wrongNumber(1, '둘씩 묶고 남는 수의 부호를 잘못 보았어요.'),
      wrongNumber(last, '음수의 거듭제곱이 모두 양수라고 생각했어요.'),
    ],
    solution: `${tex('(-1)')}을 홀수 번 곱하면 ${tex(-1)}, 짝수 번 곱하면 ${texWith(1, '이에요/예요')}. 앞에서부터 둘씩 묶으면 한 묶음의 합은 ${texWith('(-1) + 1 = 0', '이에요/예요')}.\n\n마지막 지수 ${texWith(last, '이/가')} ${parity}이므로 ${isEven ? `모두 둘씩 묶여서 값은 ${texWith(0, '이에요/예요')}` : `마지막의 ${texWith(-1, '이/가')} 남아서 값은 ${texWith(-1, '이에요/예요')}`}.`,
    hints: [
      '지수가 홀수일 때와 짝수일 때 거듭제곱의 값을 각각 구해 보세요.',
      '앞에서부터 둘씩 묶어 더하면 어떻게 되나요?',
      `마지막 지수 ${texWith(last, '이/가')} 홀수인지 짝수인지 보고, 둘씩 묶은 뒤 남는 것이 있는지 살펴보세요.`,
    ],
  }
}

const sumPowers = makeBothForms({
  id: 'M1U02C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '(-1)의 거듭제곱의 합',
  draw: withEnoughSlips(drawAlternating),
})

const pickThree = makeBothForms({
  id: 'M1U02C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '곱의 최댓값',
  draw: (random) => {
    const wantsLargest = random.pick([true, false])
    const numbers = drawUntil(
      random,
      (draw) =>
        Array.from({ length: 4 }, () =>
          rational(draw.pick([1, -1]) * draw.integer(1, 9), draw.pick([1, 1, 2, 3, 4])),
        ),
      (drawn) => {
        const products = drawn.map((left) => productOf(drawn.filter((number) => number !== left)))
        return (
          areDifferent(drawn) &&
          areDifferent(products) &&
          [2, 3].includes(countNegatives(drawn)) &&
          drawn.filter(({ denominator }) => denominator > 1n).length === 2 &&
          products.every((product) => product.denominator <= 6n && product.numerator ** 2n < 10000n)
        )
      },
    )
    const choices = numbers
      .map((left) => numbers.filter((number) => number !== left))
      .map((chosen) => ({ chosen, product: productOf(chosen) }))
      .sort((a, b) => compare(a.product, b.product))
    const sorted = wantsLargest ? choices.reverse() : choices
    const [best, ...others] = sorted
    if (!best) throw new RangeError('four products are drawn')
    const kind = wantsLargest ? '큰' : '작은'
    const wantedSign = wantsLargest ? '양수' : '음수'
    const last = others.at(-1)
    const show = (chosen: Rational[]) =>
      chosen.map((value, index) => (index === 0 ? toLatex(value) : followingTerm(value))).join(' \\times ')
    return {
      question: `다음 네 수 중에서 서로 다른 세 수를 골라 곱할 때, 그 곱 중 가장 ${kind} 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)\n\n${texList(numbers.map(toLatex))}`,
      right: rightRational(best.product),
      slips: others.map((other) => ({
        ...wrongRational(
          other.product,
          other === last
            ? `가장 ${wantsLargest ? '작은' : '큰'} 곱을 구했어요. 음수를 몇 개 골라야 하는지 다시 생각하세요.`
            : `부호나 절댓값을 모두 살피지 않았어요. 곱이 ${wantedSign}이면서 절댓값이 더 큰 경우가 있는지 보세요.`,
        ),
      })),
      solution: `세 수의 곱이 가장 ${kind} 값이 되려면 곱이 ${wantedSign}이고 절댓값이 커야 해요. 곱이 ${wantedSign}가 되려면 음수를 ${wantsLargest ? '짝수' : '홀수'} 개 골라야 해요. 네 가지 경우를 모두 계산하면 다음과 같아요.\n\n${sorted.map(({ chosen, product }) => `- ${tex(`${show(chosen)} = ${toLatex(product)}`)}`).join('\n')}\n\n따라서 가장 ${kind} 값은 ${texWith(toLatex(best.product), '이에요/예요')}.`,
      hints: [
        `곱이 가장 ${kind} 값이 되려면 곱의 부호가 무엇이어야 하나요?`,
        `곱이 ${wantedSign}가 되려면 음수를 몇 개 골라야 하는지 생각해 보세요.`,
        '네 수에서 세 수를 고르는 것은 한 수를 빼는 것과 같아요. 네 가지 경우의 부호를 보고, 알맞은 부호의 곱들을 비교하세요.',
      ],
    }
  },
})

export const PRODUCT_TEMPLATES: ItemTemplate[] = [
  ...multiplyWholes,
  ...multiplyMany,
  ...sumPowers,
  ...pickThree,
]
