import { attachParticle } from '#domain/korean/attach-particle.ts'
import { compare, type Rational, rational, subtract } from '#domain/math/rational.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import {
  decimalSlip,
  decimalText,
  isShortDecimal,
  onlyPositive,
  rightDecimal,
} from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { meanOf, medianOf, modesOf, sortedUp, sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, introduce, showData } from './surveys.ts'

const conceptId = 'M1U10C03'

function drawWithout(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const { near, far } = drawUntil(
    random,
    (draw) => ({
      near: Array.from({ length: draw.integer(4, 6) }, () => draw.integer(survey.low, survey.low + 9)),
      far: survey.low + 9 + draw.integer(32, 70),
    }),
    (drawn) =>
      isShortDecimal(meanOf(drawn.near)) &&
      isShortDecimal(meanOf([...drawn.near, drawn.far])) &&
      new Set(drawn.near).size >= drawn.near.length - 1,
  )
  const values = random.shuffle([...near, far])
  const [all, rest] = [meanOf(values), meanOf(near)]
  const gap = subtract(all, rest)
  const [sum, restSum] = [sumOf(values), sumOf(near)]
  return {
    question: `${introduce(survey, values.length)} 극단값을 빼고 구한 평균은 극단값을 넣고 구한 평균보다 몇 ${survey.unit} 작은지 구하세요.\n\n${showData(values)}`,
    right: rightDecimal(gap),
    slips: onlyPositive([
      ...decimalSlip(
        subtract(all, rational(restSum, values.length)),
        '극단값을 뺀 다음에도 처음의 개수로 나누었어요. 값이 하나 줄었으므로 개수도 하나 줄어요.',
        'M1U10C01',
      ),
      ...decimalSlip(rest, '극단값을 뺀 평균까지만 구했어요. 두 평균의 차를 구해야 해요.'),
      ...decimalSlip(all, '극단값을 넣은 평균까지만 구했어요. 두 평균의 차를 구해야 해요.'),
      ...decimalSlip(
        subtract(all, medianOf(values)),
        '극단값을 뺀 평균 대신 중앙값을 써서 차를 구했어요.',
        'M1U10C01',
      ),
      wrongNumber(far, '극단값을 답했어요. 두 평균의 차를 구해야 해요.'),
    ]),
    solution: `나머지 값보다 매우 큰 ${texWith(far, '이/가')} 극단값이에요.\n\n1. 극단값을 넣으면 합이 ${texWith(sum, '이고/고')} 값이 ${tex(values.length)}개이므로 평균은 ${texWith(`\\frac{${sum}}{${values.length}} = ${decimalText(all)}`, '이에요/예요')}.\n2. 극단값을 빼면 합이 ${texWith(restSum, '이고/고')} 값이 ${tex(near.length)}개이므로 평균은 ${texWith(`\\frac{${restSum}}{${near.length}} = ${decimalText(rest)}`, '이에요/예요')}.\n3. 따라서 두 평균의 차는 ${texWith(`${decimalText(all)} - ${decimalText(rest)} = ${decimalText(gap)}`, '이에요/예요')}.`,
    hints: [
      `먼저 ${survey.what} 자료에서 나머지 값보다 매우 큰 값을 찾으세요. 그 값이 극단값이에요.`,
      `극단값을 빼면 값이 ${tex(values.length)}개보다 적어져요. 합과 개수를 모두 다시 구하세요.`,
      '극단값을 넣은 평균과 뺀 평균을 각각 구한 다음, 큰 값에서 작은 값을 빼세요.',
    ],
  }
}

const dropOutlier = makeBothForms({
  id: 'M1U10C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '극단값을 뺀 평균',
  draw: withEnoughSlips(drawWithout),
})

type Measure = '평균' | '중앙값' | '최빈값'

const DIRECTIONS = ['작아진다', '변하지 않는다', '커진다'] as const

function measured(values: readonly number[]): Record<Measure, Rational> {
  return {
    평균: meanOf(values),
    중앙값: medianOf(values),
    최빈값: rational(modesOf(values)[0] ?? 0),
  }
}

function statementsOf(before: readonly number[], after: readonly number[]): TrueFalseStatement[] {
  const [old, now] = [measured(before), measured(after)]
  const display = (value: Rational) => decimalText(value)
  const moves = (['평균', '중앙값', '최빈값'] as const).flatMap((name) => {
    const went = compare(now[name], old[name])
    const because =
      went === 0
        ? `${attachParticle(name, '은/는')} 바꾸기 전과 바꾼 다음에 모두 ${texWith(display(old[name]), '이에요/예요')}.`
        : `${attachParticle(name, '은/는')} ${tex(display(old[name]))}에서 ${texWith(display(now[name]), '으로/로')} ${went > 0 ? '커져요' : '작아져요'}.`
    return DIRECTIONS.map(
      (direction, index): TrueFalseStatement => ({
        text: `${attachParticle(name, '은/는')} ${direction}.`,
        isTrue: index - 1 === went,
        topic: name,
        because,
        mistakeText: `바꾸기 전과 바꾼 다음의 ${attachParticle(name, '을/를')} 각각 구해서 비교해 보세요.`,
      }),
    )
  })
  const most = (['중앙값', '최빈값'] as const).map((name): TrueFalseStatement => {
    const isTrue = compare(now.평균, now[name]) > 0
    return {
      text: `바꾼 자료에서는 평균이 ${name}보다 크다.`,
      isTrue,
      topic: `평균과 ${name}`,
      because: `바꾼 자료의 평균은 ${tex(display(now.평균))}, ${attachParticle(name, '은/는')} ${texWith(display(now[name]), '이에요/예요')}.`,
      mistakeText: `바꾼 자료의 평균과 ${attachParticle(name, '을/를')} 각각 구해서 비교해 보세요.`,
    }
  })
  return [...moves, ...most]
}

interface Change {
  before: number[]
  from: number
  to: number
  after: number[]
}

function drawChange(random: SeededRandom): Change {
  return drawUntil(
    random,
    (draw) => {
      const low = draw.integer(3, 9)
      const repeated = draw.integer(low + 1, low + 5)
      const others = draw.sample(
        integersFrom(low, low + 9).filter((value) => value !== repeated),
        3,
      )
      const before = draw.shuffle([repeated, repeated, ...others])
      const from = draw.pick(others)
      const to = draw.pick([from + 5, from + 10, from + 20, from - 5, repeated])
      return { before, from, to, after: before.map((value) => (value === from ? to : value)) }
    },
    ({ before, from, to, after }) =>
      to > 0 &&
      to !== from &&
      isShortDecimal(meanOf(before)) &&
      isShortDecimal(meanOf(after)) &&
      modesOf(before).length === 1 &&
      modesOf(after).length === 1,
  )
}

const judgeChange: ItemTemplate = {
  id: 'M1U10C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '대푯값 진술 조합',
  generate: (random) => {
    const { before, from, to, after } = drawChange(random)
    return askStatements({
      lead: `다음 자료에서 ${texWith(from, '을/를')} ${texWith(to, '으로/로')} 바꾸었어요. 옳은 것을 모두 고르세요.\n\n${showData(before)}`,
      statements: drawMixedStatements(random, statementsOf(before, after)),
      hints: [
        '값 하나가 바뀌면 합이 바뀌어요. 평균이 커지는지 작아지는지 먼저 생각해 보세요.',
        `바꾸기 전과 바꾼 다음의 자료를 각각 크기순으로 나열해 보세요. 바꾸기 전은 ${texList(sortedUp(before), '이에요/예요')}.`,
        '두 자료의 평균, 중앙값, 최빈값을 표로 정리하면 무엇이 변했는지 한눈에 보여요.',
      ],
    })
  },
}

interface Shift {
  ask: '평균' | '중앙값'
  by: number
  plus: number
  letters: string[]
}

function whyShifted({ ask, by, plus, letters }: Shift, value: Rational): string {
  const count = letters.length
  const sum = decimalText(rational(Number(value.numerator) * count, Number(value.denominator)))
  if (ask === '평균') {
    return `1. 처음 값의 합은 ${texWith(`${decimalText(value)} \\times ${count} = ${sum}`, '이에요/예요')}.\n2. 바뀐 값의 합은 ${tex(sum)}의 ${tex(by)}배에 ${texWith(`${plus} \\times ${count}`, '을/를')} 더한 값이에요. 이를 ${texWith(count, '으로/로')} 나누면 처음 평균의 ${tex(by)}배에 ${texWith(plus, '을/를')} 더한 값이 돼요.`
  }
  return `1. 모든 값이 똑같이 바뀌므로 크기의 순서는 그대로예요.\n2. 한가운데에 있는 ${count % 2 === 1 ? '값도' : '두 값도'} ${tex(by)}배 하고 ${texWith(plus, '을/를')} 더한 값이 되므로, 중앙값도 처음 중앙값의 ${tex(by)}배에 ${texWith(plus, '을/를')} 더한 값이 돼요.`
}

function drawShift(random: SeededRandom): ValueQuestion {
  const shift: Shift = {
    ask: random.pick(['평균', '중앙값'] as const),
    by: random.integer(2, 5),
    plus: random.integer(2, 9),
    letters: ['a', 'b', 'c', 'd', 'e'].slice(0, random.pick([4, 5])),
  }
  const { ask, by, plus, letters } = shift
  const value = rational(random.integer(7, 40), random.pick([1, 1, 2]))
  const make = (times: number, add: number) =>
    rational(times * Number(value.numerator) + add * Number(value.denominator), Number(value.denominator))
  const result = make(by, plus)
  const latex = decimalText(value)
  return {
    question: `자료 ${texList(letters)}의 ${attachParticle(ask, '이/가')} ${texWith(latex, '이에요/예요')}. 이때 다음 자료의 ${attachParticle(ask, '을/를')} 구하세요.\n\n${showData(letters.map((letter) => `${by}${letter} + ${plus}`))}`,
    right: rightDecimal(result),
    slips: onlyPositive([
      ...decimalSlip(make(by, 0), `${texWith(plus, '을/를')} 더하지 않았어요.`),
      ...decimalSlip(make(by, by * plus), '더하기를 먼저 한 다음 곱했어요. 곱한 다음 더해요.'),
      ...decimalSlip(make(1, plus), `모든 값을 ${tex(by)}배 한 것을 빠뜨렸어요.`),
      ...decimalSlip(
        make(by, plus * letters.length),
        `더한 수 ${tex(plus)}에 자료의 개수 ${texWith(letters.length, '을/를')} 곱했어요. 값마다 한 번씩 더했으므로 ${ask}에도 한 번만 더해요.`,
      ),
      ...decimalSlip(value, `모든 값이 바뀌면 ${ask}도 바뀌어요.`),
    ]),
    solution: `${whyShifted(shift, value)}\n3. 따라서 구하는 ${attachParticle(ask, '은/는')} ${texWith(`${latex} \\times ${by} + ${plus} = ${decimalText(result)}`, '이에요/예요')}.`,
    hints: [
      `간단한 수로 된 자료를 하나 만들어 모든 값을 ${tex(by)}배 하고 ${texWith(plus, '을/를')} 더해 보세요.`,
      ask === '평균'
        ? '값이 모두 바뀌면 합은 어떻게 바뀌는지, 그 합을 개수로 나누면 어떻게 되는지 생각해 보세요.'
        : '값이 모두 똑같이 바뀌면 크기의 순서가 달라지는지, 한가운데의 값은 어떻게 바뀌는지 생각해 보세요.',
      `${ask}도 다른 값들과 똑같이 바뀌어요. 처음의 ${ask}에 같은 계산을 하세요.`,
    ],
  }
}

const shiftAll = makeBothForms({
  id: 'M1U10C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '값 변경 효과',
  draw: withEnoughSlips(drawShift),
})

export const CHANGING_TEMPLATES: ItemTemplate[] = [...dropOutlier, judgeChange, ...shiftAll]
