import {
  absolute,
  add,
  compare,
  negate,
  type Rational,
  rational,
  subtract,
  toLatex,
} from '#domain/math/rational.ts'
import { askChoice, makeBothForms, optionAnswer, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { explainSum } from './explain-sum.ts'
import { areDifferent, rightRational, signedTerm, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C04'

interface Operation {
  first: Rational
  second: Rational
  isSum: boolean
}

function askOperation({ first, second, isSum }: Operation): ValueQuestion {
  const added = isSum ? second : negate(second)
  const answer = add(first, added)
  const [a, b] = [absolute(first), absolute(second)]
  const whole = add(a, b)
  const gap = absolute(subtract(a, b))
  const isSameSign = first.numerator < 0n === added.numerator < 0n
  const wrongSize = isSameSign ? gap : whole
  const wrongSign = answer.numerator < 0n ? wrongSize : negate(wrongSize)
  const expression = `${signedTerm(first)} ${isSum ? '+' : '-'} ${signedTerm(second)}`
  const rewritten = isSum
    ? ''
    : `뺄셈은 빼는 수의 부호를 바꾸어 더해요.\n\n\\[ ${expression} = ${signedTerm(first)} + ${signedTerm(added)} \\]\n\n`
  const bare = (value: Rational) => Number(value.numerator)
  const isFraction = first.denominator > 1n || second.denominator > 1n
  return {
    question: `${texWith(expression, '을/를')} 계산하세요.${isFraction ? ' (정수가 아니면 기약분수로 답하세요.)' : ''}`,
    right: rightRational(answer),
    slips: [
      wrongRational(
        subtract(first, added),
        isSum
          ? '더하는 수의 부호를 반대로 생각하고 계산했어요.'
          : '뺄셈 기호만 덧셈 기호로 바꾸고 빼는 수의 부호는 바꾸지 않았어요.',
      ),
      wrongRational(
        negate(answer),
        `절댓값을 구한 뒤 부호를 반대로 붙였어요. ${isSameSign ? '공통인 부호' : '절댓값이 큰 수의 부호'}를 붙여야 해요.`,
      ),
      wrongRational(
        answer.numerator < 0n ? negate(wrongSize) : wrongSize,
        isSameSign
          ? '부호가 같은 두 수인데 절댓값을 뺐어요. 더해야 해요.'
          : '부호가 다른 두 수인데 절댓값을 더했어요. 빼야 해요.',
      ),
      wrongRational(wrongSign, `절댓값을 ${isSameSign ? '뺐고' : '더했고'} 부호도 반대로 붙였어요.`),
      ...(isFraction
        ? [
            wrongRational(
              rational(bare(first) + bare(added), Number(first.denominator + added.denominator)),
              '통분하지 않고 분자는 분자끼리, 분모는 분모끼리 더했어요.',
            ),
          ]
        : []),
    ],
    solution: `${rewritten}${explainSum(first, added)}\n\n따라서 ${texWith(`${expression} = ${toLatex(answer)}`, '이에요/예요')}.`,
    hints: [
      isSum
        ? '두 수의 부호가 같은지 다른지 먼저 보세요.'
        : '뺄셈은 빼는 수의 부호를 바꾸어 덧셈으로 고칠 수 있어요.',
      isFraction
        ? '분모가 다르면 먼저 통분하세요. 그다음 두 수의 부호를 비교하세요.'
        : `${isSum ? '' : '덧셈으로 고친 다음, 두 수의 부호를 비교하세요. '}부호가 같으면 절댓값의 합, 다르면 절댓값의 차를 생각해요.`,
      isSameSign
        ? '더하는 두 수의 부호가 같아요. 절댓값의 합에 공통인 부호를 붙여 보세요.'
        : '더하는 두 수의 부호가 달라요. 절댓값의 차에 절댓값이 큰 수의 부호를 붙여 보세요.',
    ],
  }
}

function drawOperation(random: SeededRandom, draw: (random: SeededRandom) => Rational): Operation {
  return drawUntil(
    random,
    (one): Operation => ({ first: draw(one), second: draw(one), isSum: one.pick([true, false]) }),
    ({ first, second }) =>
      compare(absolute(first), absolute(second)) !== 0 && (first.numerator < 0n || second.numerator < 0n),
  )
}

function drawWholeValue(random: SeededRandom) {
  return rational(random.pick([1, -1]) * random.integer(2, 30))
}
function drawFractionValue(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => rational(draw.pick([1, -1]) * draw.integer(1, 11), draw.pick([2, 3, 4, 5, 6, 8, 9, 10, 12])),
    ({ denominator }) => denominator > 1n,
  )
}

const addWholes = makeBothForms({
  id: 'M1U02C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '두 정수의 합·차',
  draw: (random) => askOperation(drawOperation(random, drawWholeValue)),
})

const addFractions = makeBothForms({
  id: 'M1U02C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '두 유리수의 합·차',
  draw: withEnoughSlips((random) =>
    askOperation(
      drawUntil(
        random,
        (draw) => drawOperation(draw, drawFractionValue),
        ({ first, second, isSum }) =>
          first.denominator !== second.denominator &&
          add(first, isSum ? second : negate(second)).denominator <= 24n,
      ),
    ),
  ),
})

const addThree = makeBothForms({
  id: 'M1U02C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '세 수의 덧셈·뺄셈',
  draw: withEnoughSlips((random) => {
    const usesFractions = random.pick([true, false])
    const bottoms = random.pick([
      [2, 3, 6],
      [2, 4, 4],
      [3, 4, 6],
      [2, 5, 10],
      [1, 2, 3],
    ])
    const [a, b, c] = drawUntil(
      random,
      (draw): [Rational, Rational, Rational] => {
        const pick = (index: number) =>
          usesFractions
            ? rational(draw.pick([1, -1]) * draw.integer(1, 7), bottoms[index] ?? 2)
            : rational(draw.pick([1, -1]) * draw.integer(2, 19))
        return [pick(0), pick(1), pick(2)]
      },
      (drawn) =>
        areDifferent(drawn.map(absolute)) &&
        drawn.some(({ numerator }) => numerator < 0n) &&
        drawn.some(({ numerator }) => numerator > 0n) &&
        drawn[1].numerator < 0n !== drawn[2].numerator < 0n &&
        (!usesFractions || drawn.filter(({ denominator }) => denominator > 1n).length >= 2),
    )
    const tail = (value: Rational) => ` ${value.numerator < 0n ? '-' : '+'} ${toLatex(absolute(value))}`
    const expression = `${toLatex(a)}${tail(b)}${tail(c)}`
    const sum = add(add(a, b), c)
    const positives = [a, b, c].filter(({ numerator }) => numerator > 0n)
    const negatives = [a, b, c].filter(({ numerator }) => numerator < 0n)
    const total = (list: Rational[]) => list.reduce(add, rational(0))
    const grouped = [positives, negatives].map((list) =>
      list.length === 1
        ? signedTerm(list[0] ?? rational(0))
        : `\\left\\{${list.map(signedTerm).join(' + ')}\\right\\}`,
    )
    return {
      question: `${texWith(expression, '을/를')} 계산하세요.${usesFractions ? ' (정수가 아니면 기약분수로 답하세요.)' : ''}`,
      right: rightRational(sum),
      slips: [
        wrongRational(
          subtract(add(a, b), c),
          `${tex(toLatex(absolute(c)))} 앞의 부호를 반대로 생각했어요. 수 앞의 부호는 그 수에 붙은 부호예요.`,
        ),
        wrongRational(
          add(subtract(a, b), c),
          `${tex(toLatex(absolute(b)))} 앞의 부호를 반대로 생각했어요. 수 앞의 부호는 그 수에 붙은 부호예요.`,
        ),
        wrongRational(subtract(subtract(a, b), c), '뒤의 두 수의 부호를 모두 반대로 계산했어요.'),
        wrongRational(negate(sum), '마지막에 절댓값이 큰 쪽의 부호를 잘못 붙였어요.'),
        wrongRational(total([a, b, c].map(absolute)), '부호를 보지 않고 절댓값을 모두 더했어요.'),
      ],
      solution: `생략된 괄호와 양의 부호를 살려 덧셈만 있는 식으로 고친 다음, 덧셈의 교환법칙과 결합법칙을 이용하여 양수는 양수끼리, 음수는 음수끼리 모아요.\n\n\\[ \\begin{aligned} ${expression} &= ${[a, b, c].map(signedTerm).join(' + ')} \\\\ &= ${grouped.join(' + ')} \\\\ &= ${signedTerm(total(positives))} + ${signedTerm(total(negatives))} \\\\ &= ${toLatex(sum)} \\end{aligned} \\]`,
      hints: [
        '괄호와 양의 부호가 생략된 식이에요. 덧셈만 있는 식으로 고쳐 보세요.',
        '덧셈의 교환법칙과 결합법칙을 이용하면 양수는 양수끼리, 음수는 음수끼리 모을 수 있어요.',
        `덧셈만 있는 식으로 고치면 ${texWith([a, b, c].map(signedTerm).join(' + '), '이/가')} 돼요. 부호가 같은 것끼리 먼저 더하세요.`,
      ],
    }
  }),
})

const LAWS = ['덧셈의 교환법칙', '덧셈의 결합법칙'] as const

const nameLaws: ItemTemplate = {
  id: 'M1U02C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '계산 법칙 찾기',
  generate: (random) => {
    const [a, b, c] = drawUntil(
      random,
      (draw): [Rational, Rational, Rational] => {
        const bottom = draw.pick([1, 2, 3, 5, 7])
        const own = () => rational(draw.pick([1, -1]) * draw.integer(1, 12), bottom)
        return [own(), rational(draw.pick([1, -1]) * draw.integer(2, 9)), own()]
      },
      (drawn) =>
        areDifferent(drawn.map(absolute)) &&
        drawn[0].denominator === drawn[2].denominator &&
        drawn.some(({ numerator }) => numerator < 0n),
    )
    const [A, B, C] = [a, b, c].map(signedTerm)
    const swapFirst = random.pick([true, false])
    const braces = (left: string | undefined, right: string | undefined) =>
      `\\left\\{${left} + ${right}\\right\\}`
    const lines = swapFirst
      ? [`${braces(A, B)} + ${C}`, `${braces(B, A)} + ${C}`, `${B} + ${braces(A, C)}`]
      : [`${braces(A, B)} + ${C}`, `${A} + ${braces(B, C)}`, `${A} + ${braces(C, B)}`]
    const [first, second] = swapFirst ? LAWS : [LAWS[1], LAWS[0]]
    const pair = (left: string, right: string) => optionAnswer(`㉠ ${left}, ㉡ ${right}`)
    return askChoice(random, {
      question: `다음 계산 과정의 ㉠, ㉡에 쓰인 계산 법칙을 바르게 짝지은 것은 어느 것인가요?\n\n${tex(lines[0] ?? '')}\n\n${tex(`= ${lines[1]}`)} … ㉠\n\n${tex(`= ${lines[2]}`)} … ㉡`,
      right: pair(first, second),
      slips: [
        {
          ...pair(second, first),
          mistakeText:
            '두 법칙을 바꾸어 생각했어요. 자리를 바꾸면 교환법칙, 묶는 것을 바꾸면 결합법칙이에요.',
        },
        {
          ...pair(LAWS[0], LAWS[0]),
          mistakeText: `${swapFirst ? '㉡' : '㉠'}에서는 수의 자리는 그대로이고 묶는 순서만 바뀌었어요.`,
        },
        {
          ...pair(LAWS[1], LAWS[1]),
          mistakeText: `${swapFirst ? '㉠' : '㉡'}에서는 묶는 순서는 그대로이고 수의 자리가 바뀌었어요.`,
        },
      ],
      solution: `- ㉠: ${swapFirst ? '괄호 안에 있는 두 수의 자리를 서로 바꾸었으므로' : '수의 자리는 그대로이고 먼저 더하는 두 수를 바꾸어 묶었으므로'} ${first}이에요.\n- ㉡: ${swapFirst ? '수의 자리는 그대로이고 먼저 더하는 두 수를 바꾸어 묶었으므로' : '괄호 안에 있는 두 수의 자리를 서로 바꾸었으므로'} ${second}이에요.`,
      hints: [
        '교환법칙은 두 수의 자리를 바꾸는 것이고, 결합법칙은 먼저 더하는 두 수를 바꾸어 묶는 것이에요.',
        '바로 윗줄과 비교하여, 수가 놓인 차례가 달라졌는지 살펴보세요.',
        '㉠과 ㉡에서 각각 수의 차례가 바뀌었는지, 중괄호가 묶는 두 수가 바뀌었는지 따로따로 확인하세요.',
      ],
    })
  },
}

export const SUM_TEMPLATES: ItemTemplate[] = [...addWholes, ...addFractions, ...addThree, nameLaws]
