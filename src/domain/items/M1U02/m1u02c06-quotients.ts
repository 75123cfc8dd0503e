import {
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  reciprocal,
  toLatex,
} from '#domain/math/rational.ts'
import { makeBothForms } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { combineReciprocals, findReciprocal, isHandy, LOWEST } from './m1u02c06-reciprocals.ts'
import { areDifferent, rightRational, signedTerm, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C06'

/** A number with small parts, whole or not, other than 1 and -1. */
function drawFactor(random: SeededRandom): Rational {
  return drawUntil(
    random,
    (draw) => rational(draw.pick([1, -1]) * draw.integer(1, 12), draw.pick([1, 2, 3, 4, 5, 6, 8, 9])),
    ({ numerator, denominator }) => numerator * numerator !== denominator * denominator,
  )
}

function signWord(value: Rational) {
  return value.numerator < 0n ? '음' : '양'
}

const divideTwo = makeBothForms({
  id: 'M1U02C06L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '두 수의 나눗셈',
  draw: withEnoughSlips((random) => {
    const [a, b] = drawUntil(
      random,
      (draw): [Rational, Rational] => [drawFactor(draw), drawFactor(draw)],
      ([left, right]) =>
        (left.denominator > 1n || right.denominator > 1n) &&
        (left.numerator < 0n || right.numerator < 0n) &&
        isHandy(divide(left, right)) &&
        isHandy(multiply(left, right)),
    )
    const answer = divide(a, b)
    const expression = `${signedTerm(a)} \\div ${signedTerm(b)}`
    const isSame = answer.numerator > 0n
    return {
      question: `${texWith(expression, '을/를')} 계산하세요. ${LOWEST}`,
      right: rightRational(answer),
      slips: [
        wrongRational(
          negate(answer),
          `부호가 ${isSame ? '같은' : '다른'} 두 수의 몫은 ${isSame ? '양수' : '음수'}예요. 부호를 반대로 붙였어요.`,
        ),
        wrongRational(multiply(a, b), '나누는 수를 역수로 바꾸지 않고 그대로 곱했어요.'),
        wrongRational(divide(b, a), '나누는 수가 아니라 나누어지는 수를 역수로 바꾸었어요.'),
        wrongRational(negate(multiply(a, b)), '역수로 바꾸지 않고 곱했고 부호도 반대로 붙였어요.'),
      ],
      solution: `나누는 수를 역수로 바꾸어 곱해요. 부호가 ${isSame ? '같은' : '다른'} 두 수의 곱은 ${isSame ? '양수' : '음수'}예요.\n\n\\[ ${expression} = ${signedTerm(a)} \\times ${signedTerm(reciprocal(b))} = ${toLatex(answer)} \\]`,
      hints: [
        '나눗셈은 나누는 수의 역수를 곱하는 것과 같아요.',
        '부호를 먼저 정해 보세요. 두 수의 부호가 같은가요, 다른가요?',
        `나누는 수의 분자와 분모를 바꾸어 곱셈으로 고치면 ${texWith(`${signedTerm(a)} \\times ${signedTerm(reciprocal(b))}`, '이에요/예요')}. 약분하여 계산하세요.`,
      ],
    }
  }),
})

const mixed = makeBothForms({
  id: 'M1U02C06L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '곱셈과 나눗셈의 혼합',
  draw: withEnoughSlips((random) => {
    const dividesFirst = random.pick([true, true, false])
    const [a, b, c] = drawUntil(
      random,
      (draw): [Rational, Rational, Rational] => [drawFactor(draw), drawFactor(draw), drawFactor(draw)],
      ([one, two, three]) =>
        [one, two, three].filter(({ denominator }) => denominator > 1n).length >= 2 &&
        [one, two, three].filter(({ numerator }) => numerator < 0n).length >= 1 &&
        areDifferent([one, two, three]) &&
        isHandy(multiply(divide(one, two), three)) &&
        isHandy(divide(multiply(one, two), three)),
    )
    const answer = dividesFirst ? multiply(divide(a, b), c) : divide(multiply(a, b), c)
    const [firstSign, secondSign] = dividesFirst ? ['\\div', '\\times'] : ['\\times', '\\div']
    const expression = `${signedTerm(a)} ${firstSign} ${signedTerm(b)} ${secondSign} ${signedTerm(c)}`
    const turned = dividesFirst ? [a, reciprocal(b), c] : [a, b, reciprocal(c)]
    const negatives = turned.filter(({ numerator }) => numerator < 0n).length
    return {
      question: `${texWith(expression, '을/를')} 계산하세요. ${LOWEST}`,
      right: rightRational(answer),
      slips: [
        dividesFirst
          ? wrongRational(
              divide(a, multiply(b, c)),
              '뒤의 곱셈을 먼저 계산한 다음 나누었어요. 앞에서부터 차례로 계산해야 해요.',
            )
          : wrongRational(multiply(multiply(a, b), c), '나누는 수를 역수로 바꾸지 않고 그대로 곱했어요.'),
        wrongRational(negate(answer), '음수의 개수를 잘못 세어 부호를 반대로 붙였어요.', 'M1U02C05'),
        dividesFirst
          ? wrongRational(multiply(multiply(a, b), c), '나누는 수를 역수로 바꾸지 않고 그대로 곱했어요.')
          : wrongRational(
              divide(multiply(reciprocal(a), b), c),
              '나누는 수뿐 아니라 맨 앞의 수까지 역수로 바꾸었어요.',
            ),
        wrongRational(reciprocal(answer), '역수로 바꾸어야 할 수와 그대로 둘 수를 반대로 생각했어요.'),
      ],
      solution: `나눗셈을 역수의 곱셈으로 고치면 곱셈만 있는 식이 돼요. 음수가 ${tex(negatives)}개로 ${negatives % 2 === 0 ? '짝수' : '홀수'} 개이므로 부호는 ${signWord(answer)}의 부호예요.\n\n\\[ ${expression} = ${turned.map(signedTerm).join(' \\times ')} = ${toLatex(answer)} \\]`,
      hints: [
        '곱셈과 나눗셈이 섞여 있으면 앞에서부터 차례로 계산해요. 나눗셈을 곱셈으로 고치면 더 쉬워요.',
        '나눗셈 기호 바로 뒤에 있는 수만 역수로 바꾸어요. 부호는 그대로예요.',
        `고친 식은 ${texWith(turned.map(signedTerm).join(' \\times '), '이에요/예요')}. 음수의 개수로 부호를 정하고 약분하세요.`,
      ],
    }
  }),
})

const findBlank = makeBothForms({
  id: 'M1U02C06L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '빈칸의 수',
  draw: withEnoughSlips((random) => {
    const isDivided = random.pick([true, false])
    const [a, b, answer] = drawUntil(
      random,
      (draw): [Rational, Rational, Rational] => [drawFactor(draw), drawFactor(draw), drawFactor(draw)],
      ([one, two, three]) => {
        const result = isDivided ? multiply(divide(one, three), two) : divide(multiply(one, three), two)
        return (
          [one, two, three].filter(({ denominator }) => denominator > 1n).length >= 2 &&
          [one, two].filter(({ numerator }) => numerator < 0n).length >= 1 &&
          areDifferent([one, two, three, result]) &&
          isHandy(result)
        )
      },
    )
    const result = isDivided ? multiply(divide(a, answer), b) : divide(multiply(a, answer), b)
    const equation = isDivided
      ? `${signedTerm(a)} \\div \\square \\times ${signedTerm(b)} = ${toLatex(result)}`
      : `${signedTerm(a)} \\times \\square \\div ${signedTerm(b)} = ${toLatex(result)}`
    const working = isDivided
      ? `${signedTerm(a)} \\times ${signedTerm(b)} \\div ${signedTerm(result)}`
      : `${signedTerm(result)} \\times ${signedTerm(b)} \\div ${signedTerm(a)}`
    return {
      question: `다음 ${tex('\\square')}에 알맞은 수를 구하세요. ${LOWEST}\n\n\\[ ${equation} \\]`,
      right: rightRational(answer),
      slips: [
        wrongRational(negate(answer), '음수의 개수를 잘못 세어 부호를 반대로 썼어요.', 'M1U02C05'),
        wrongRational(reciprocal(answer), '구해야 하는 수의 역수를 구했어요.'),
        wrongRational(
          isDivided ? divide(divide(a, b), result) : divide(divide(result, b), a),
          `거꾸로 계산할 때 ${isDivided ? '곱셈을 나눗셈' : '나눗셈을 곱셈'}으로 바꾸지 않았어요.`,
        ),
        wrongRational(
          isDivided ? multiply(multiply(a, b), result) : multiply(multiply(result, b), a),
          '역수를 곱해야 할 곳에 그대로 곱했어요.',
        ),
        wrongRational(
          isDivided ? divide(result, multiply(a, b)) : divide(a, multiply(result, b)),
          '나누는 수와 나누어지는 수를 바꾸어 계산했어요.',
        ),
      ],
      solution: `${
        isDivided
          ? `곱하는 차례를 바꾸어 수끼리 먼저 모으면 ${texWith(`${signedTerm(a)} \\times ${signedTerm(b)} \\div \\square = ${toLatex(result)}`, '이에요/예요')}. 나누어서 ${texWith(toLatex(result), '이/가')} 되었으므로 ${texWith('\\square', '은/는')} 앞의 곱을 ${texWith(toLatex(result), '으로/로')} 나눈 수예요.`
          : `곱셈과 나눗셈은 서로 거꾸로 하는 계산이에요. ${texWith(toLatex(b), '으로/로')} 나누어서 ${texWith(toLatex(result), '이/가')} 되었으므로 나누기 전의 수는 ${tex(`${signedTerm(result)} \\times ${signedTerm(b)}`)}이고, 이것을 ${texWith(toLatex(a), '으로/로')} 나누면 ${texWith('\\square', '이/가')} 나와요.`
      }\n\n\\[ \\begin{aligned} \\square &= ${working} \\\\ &= ${signedTerm(multiply(isDivided ? a : result, b))} \\times ${signedTerm(reciprocal(isDivided ? result : a))} \\\\ &= ${toLatex(answer)} \\end{aligned} \\]`,
      hints: [
        '곱셈과 나눗셈은 서로 거꾸로 하는 계산이에요.',
        isDivided
          ? '나눗셈을 역수의 곱셈으로 고치면 곱하는 차례를 바꿀 수 있어요. 아는 두 수를 먼저 모아 보세요.'
          : '마지막에 한 계산부터 거꾸로 되돌려 보세요. 나누기를 되돌리려면 무엇을 해야 하나요?',
        `${texWith(working, '을/를')} 계산하면 돼요. 부호를 먼저 정하고 나눗셈은 역수의 곱셈으로 고치세요.`,
      ],
    }
  }),
})

export const QUOTIENT_TEMPLATES: ItemTemplate[] = [
  ...findReciprocal,
  ...divideTwo,
  ...mixed,
  ...combineReciprocals,
  ...findBlank,
]
