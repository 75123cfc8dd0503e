import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { askJudgement, makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawTermClaim } from './m1u03c03-term-claims.ts'
import { showPolynomial, showTerm, wholeTerm, type XTerm } from './polynomial-text.ts'

const conceptId = 'M1U03C03'

const POWER_NAMES = ['상수항', '\\(x\\)의 계수', '\\(x^{2}\\)의 계수'] as const

const addFacts = makeBothForms({
  id: 'M1U03C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '다항식 정보',
  draw: withEnoughSlips((random) => {
    const square = wholeTerm(random.pick([-5, -3, -2, -1, 2, 3, 4]), 2)
    const line = wholeTerm(random.pick([-7, -6, -4, -1, 1, 4, 6]), 1)
    const constant = wholeTerm(random.pick([-9, -8, -5, -3, 3, 5, 7, 9]), 0)
    const terms = random.pick([
      [square, line, constant],
      [square, line, constant],
      [square, constant],
      [line, constant],
    ])
    const latex = showPolynomial(random.pick([true, false]) ? terms : terms.toReversed())
    const target = random.pick(terms)
    const count = terms.length
    const degree = Math.max(...terms.map(({ power }) => power))
    const value = target.top
    const powers = terms.reduce((sum, { power }) => sum + power, 0)
    const result = count + degree + value
    return {
      question: `다항식 ${tex(latex)}에서 항의 개수를 ${tex('a')}, 다항식의 차수를 ${tex('b')}, ${POWER_NAMES[target.power]}${target.power === 0 ? '을' : '를'} ${texWith('c', '이라/라')} 할 때, ${tex('a + b + c')}의 값을 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(
          count + degree - value,
          `${tex('c')}의 부호를 잘못 보았어요. 항은 앞에 있는 부호까지 포함해요.`,
        ),
        wrongNumber(count - 1 + degree + value, '상수항을 항으로 세지 않았어요. 수만 있는 것도 항이에요.'),
        wrongNumber(
          count + powers + value,
          '각 항의 차수를 모두 더했어요. 다항식의 차수는 가장 큰 차수예요.',
        ),
        wrongNumber(count - 1 + degree - value, '상수항을 항으로 세지 않고, 부호도 잘못 보았어요.'),
        wrongNumber(count + count + value, '차수를 항의 개수와 같다고 생각했어요.'),
        wrongNumber(degree + value, '항의 개수를 더하지 않았어요.'),
      ],
      solution: `항은 ${texList(terms.map(showTerm), '이므로/므로')} 항의 개수는 ${texWith(count, '이에요/예요')}. 차수가 가장 큰 항은 ${texWith(showTerm(terms.find(({ power }) => power === degree) ?? line), '이므로/므로')} 다항식의 차수는 ${texWith(degree, '이에요/예요')}. ${POWER_NAMES[target.power]}${target.power === 0 ? '은' : '는'} 부호까지 포함하여 ${texWith(value, '이에요/예요')}.\n\n따라서 ${texWith(`a + b + c = ${count} + ${degree} + ${bracketed(value)} = ${result}`, '이에요/예요')}.`,
      hints: [
        '항을 부호까지 하나씩 적어 보세요. 수만 있는 항도 빠뜨리지 마세요.',
        '다항식의 차수는 각 항의 차수 가운데 가장 큰 것이에요. 문자가 가장 많이 곱해진 항을 찾으세요.',
        `적은 항의 개수를 세고, 차수와 ${POWER_NAMES[target.power]}${target.power === 0 ? '을' : '를'} 부호까지 구해 모두 더하세요.`,
      ],
    }
  }),
})

const judgeTerm: ItemTemplate = {
  id: 'M1U03C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '용어 O/X',
  generate: (random) => {
    const { text, isTrue, because, mistakeText, clue } = drawTermClaim(random)
    return askJudgement({
      statement: text,
      isTrue,
      mistakeText,
      solution: because,
      hints: [
        '항, 계수, 상수항, 차수, 다항식의 뜻을 하나씩 떠올려 보세요.',
        '뜻에 들어맞는지 예를 만들어 확인해 보세요. 들어맞지 않는 예가 하나라도 있으면 옳지 않아요.',
        clue,
      ],
    })
  },
}

const OVERLOOKED_SIGN = '항과 계수는 앞에 있는 부호까지 포함해요.'

/** Statements about the polynomial of `terms`, at most one of each topic true or false by its facts. */
function listStatements(random: SeededRandom, terms: readonly XTerm[]): TrueFalseStatement[] {
  const [square, line, constant] = ([2, 1, 0] as const).map((power) =>
    terms.find((term) => term.power === power),
  )
  const degree = square ? 2 : 1
  const count = terms.length
  const isCountTrue = random.pick([true, false])
  const claimedCount = isCountTrue ? count : count - 1
  const isDegreeTrue = random.pick([true, false])
  const claimedDegree = isDegreeTrue ? degree : 3 - degree
  const statements: TrueFalseStatement[] = [
    {
      topic: 'count',
      isTrue: isCountTrue,
      text: `항은 모두 ${tex(claimedCount)}개이다.`,
      because: `항은 ${texList(terms.map(showTerm), '이므로/므로')} 모두 ${tex(count)}개예요.`,
      mistakeText: '항의 개수를 잘못 세었어요. 수만 있는 항도 항이에요.',
    },
    {
      topic: 'degree',
      isTrue: isDegreeTrue,
      text: `다항식의 차수는 ${texWith(claimedDegree, '이다/다')}.`,
      because: `차수가 가장 큰 항은 ${texWith(showTerm(square ?? line ?? wholeTerm(1, 1)), '이므로/므로')} 차수는 ${texWith(degree, '이에요/예요')}.`,
      mistakeText: '다항식의 차수는 각 항의 차수 가운데 가장 큰 것이에요.',
    },
    {
      topic: 'linear',
      isTrue: degree === 1,
      text: '일차식이다.',
      because: `차수가 ${texWith(degree, '이므로/므로')} ${degree === 1 ? '일차식이에요' : '일차식이 아니에요'}.`,
      mistakeText: '일차식은 차수가 \\(1\\)인 다항식이에요. 항의 개수로 정하는 것이 아니에요.',
    },
  ]
  if (line) statements.push(claimCoefficient(random, line))
  if (constant) statements.push(claimConstant(random, constant))
  return statements
}

/** Nobody overlooks the sign of a whole number that has none: that claim is always true. */
function claimCoefficient(random: SeededRandom, line: XTerm): TrueFalseStatement {
  const isTrue = (line.top > 0 && line.bottom === 1) || random.pick([true, false])
  const right = showTerm({ ...line, power: 0 })
  const turned =
    line.bottom > 1 && Math.abs(line.top) === 1 ? { ...wholeTerm(line.top * line.bottom, 0) } : null
  const claimed = isTrue ? right : showTerm(turned ?? { ...line, top: -line.top, power: 0 })
  return {
    topic: 'coefficient',
    isTrue,
    text: `${tex('x')}의 계수는 ${texWith(claimed, '이다/다')}.`,
    because: `${tex('x')}가 있는 항은 ${texWith(`${showTerm(line)} = ${right} \\times x`, '이므로/므로')} ${tex('x')}의 계수는 ${texWith(right, '이에요/예요')}.`,
    mistakeText: turned
      ? '분수로 나타낸 항은 수와 문자의 곱으로 풀어 써서 계수를 찾아야 해요.'
      : OVERLOOKED_SIGN,
  }
}

function claimConstant(random: SeededRandom, constant: XTerm): TrueFalseStatement {
  const isTrue = constant.top > 0 || random.pick([true, false])
  const claimed = isTrue ? constant.top : -constant.top
  return {
    topic: 'constant',
    isTrue,
    text: `상수항은 ${texWith(claimed, '이다/다')}.`,
    because: `수로만 이루어진 항은 부호까지 포함하여 ${texWith(constant.top, '이에요/예요')}.`,
    mistakeText: OVERLOOKED_SIGN,
  }
}

function drawTerms(random: SeededRandom): XTerm[] {
  const square = wholeTerm(random.pick([-3, -2, -1, 1, 2, 3, 4]), 2)
  const line: XTerm = random.pick([
    { top: random.pick([-1, 1]), bottom: random.integer(2, 5), power: 1 },
    wholeTerm(random.pick([-6, -5, -1, 1, 5, 7]), 1),
  ])
  const constant = wholeTerm(random.pick([-9, -8, -7, -4, -1, 4, 6, 8]), 0)
  return random.pick([
    [square, line, constant],
    [line, constant],
    [constant, line],
    [line, square, constant],
  ])
}

const judgePolynomial: ItemTemplate = {
  id: 'M1U03C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '다항식 진술 조합',
  generate: (random) => {
    const { terms, statements } = drawUntil(
      random,
      (draw) => {
        const drawn = drawTerms(draw)
        return { terms: drawn, statements: drawMixedStatements(draw, listStatements(draw, drawn)) }
      },
      (drawn) =>
        drawn.statements.length === 4 &&
        drawn.statements.some(({ isTrue }) => isTrue) &&
        drawn.statements.some(({ isTrue }) => !isTrue),
    )
    return askStatements({
      lead: `다항식 ${tex(showPolynomial(terms))}에 대한 다음 **보기** 중 옳은 것을 모두 고르세요.`,
      statements,
      hints: [
        '먼저 이 다항식의 항을 부호까지 하나씩 적어 보세요.',
        '항마다 문자에 곱해진 수와, 문자가 곱해진 개수를 찾아보세요. 분수로 나타낸 항은 수와 문자의 곱으로 풀어 쓰세요.',
        '다항식의 차수는 각 항의 차수 가운데 가장 큰 것이에요. 적어 놓은 것과 보기를 하나씩 비교해 보세요.',
      ],
    })
  },
}

export const STATEMENT_TEMPLATES: ItemTemplate[] = [...addFacts, judgeTerm, judgePolynomial]
