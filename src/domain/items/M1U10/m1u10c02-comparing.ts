import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { askChoice, askValue, optionAnswer, type ValueQuestion } from '../asking/ask-value.ts'
import { decimalSlip, decimalText, onlyPositive, rightDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { countValues, meanOf, medianOf, modesOf, sortedUp, sumOf } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, introduce, type Survey, showData } from './surveys.ts'

const conceptId = 'M1U10C02'

interface Measured {
  survey: Survey
  values: number[]
  mean: number
  median: number
  mode: number
}

/** Data whose three measures exist, differ and are whole numbers and a half at most. */
function drawMeasured(random: SeededRandom): Measured {
  const survey = drawSurvey(random)
  const measure = (values: number[]): Measured => ({
    survey,
    values,
    mean: Number(meanOf(values).numerator) / Number(meanOf(values).denominator),
    median: Number(decimalText(medianOf(values))),
    mode: modesOf(values)[0] ?? 0,
  })
  const values = drawUntil(
    random,
    (draw) =>
      Array.from({ length: draw.integer(7, 10) }, () =>
        draw.integer(survey.low, Math.min(survey.high, survey.low + 11)),
      ),
    (drawn) => {
      if ((2 * sumOf(drawn)) % drawn.length !== 0 || modesOf(drawn).length !== 1) return false
      const { mean, median, mode } = measure(drawn)
      return new Set([mean, median, mode]).size === 3 && new Set(drawn).size >= drawn.length - 3
    },
  )
  return measure(values)
}

function tenths(value: number) {
  return rational(Math.round(value * 10), 10)
}

function measuringSteps({ values, mean, median, mode }: Measured): string {
  const sorted = sortedUp(values)
  const count = values.length
  const half = Math.floor(count / 2)
  const middle =
    count % 2 === 1
      ? `한가운데인 ${nativeCount(half + 1)} 번째 값이 ${texWith(median, '이에요/예요')}`
      : `한가운데에 있는 두 값 ${texList([sorted[half - 1] ?? 0, sorted[half] ?? 0])}의 평균이 ${texWith(median, '이에요/예요')}`
  return `1. 평균: 값의 합이 ${texWith(sumOf(values), '이고/고')} 값이 ${tex(count)}개이므로 ${texWith(`\\frac{${sumOf(values)}}{${count}} = ${mean}`, '이에요/예요')}.\n2. 중앙값: 작은 값부터 나열하면 ${texList(sorted, '이고/고')}, ${middle}.\n3. 최빈값: ${texWith(mode, '이/가')} ${nativeCount(countValues(values).get(mode) ?? 0)} 번으로 가장 많이 나타나므로 ${texWith(mode, '이에요/예요')}.`
}

function hintsTo({ survey: { what } }: Measured): [string, string, string] {
  return [
    '평균은 합을 개수로 나눈 값, 중앙값은 크기순으로 나열했을 때 한가운데의 값, 최빈값은 가장 많이 나타나는 값이에요.',
    `먼저 ${attachParticle(what, '을/를')} 작은 값부터 나열하면 중앙값과 최빈값을 함께 찾을 수 있어요.`,
    '값을 모두 더한 다음 값의 개수로 나누어 평균까지 구하고, 세 값을 나란히 적어 보세요.',
  ]
}

function askTotal(random: SeededRandom): ValueQuestion {
  const drawn = drawMeasured(random)
  const { survey, values, mean, median, mode } = drawn
  const isSum = random.pick([true, true, false])
  const result = isSum ? mean + median + mode : mean + median - mode
  const formula = isSum ? 'a + b + c' : 'a + b - c'
  const combine = (a: number, b: number, c: number) => tenths(isSum ? a + b + c : a + b - c)
  const unsorted = values[Math.floor(values.length / 2)] ?? 0
  const most = countValues(values).get(mode) ?? 0
  return {
    question: `${introduce(survey, values.length)} 평균을 ${tex('a')}${survey.unit}, 중앙값을 ${tex('b')}${survey.unit}, 최빈값을 ${tex('c')}${survey.unit}${survey.unit === '개' || survey.unit === '회' ? '라고' : '이라고'} 할 때, ${tex(formula)}의 값을 구하세요.\n\n${showData(values)}`,
    right: rightDecimal(tenths(result)),
    slips: onlyPositive([
      ...decimalSlip(
        combine(mean, unsorted, mode),
        '크기순으로 나열하지 않고 적힌 순서에서 한가운데의 값을 중앙값으로 보았어요.',
        'M1U10C01',
      ),
      ...decimalSlip(combine(mean, median, most), '최빈값 대신 그 값이 나타나는 횟수를 썼어요.'),
      ...decimalSlip(combine(mean, median, Math.max(...values)), '가장 큰 값을 최빈값으로 보았어요.'),
      ...decimalSlip(
        combine(sumOf(values), median, mode),
        '평균을 구할 때 합을 개수로 나누지 않았어요.',
        'M1U10C01',
      ),
      ...decimalSlip(combine(mean, mean, mode), '중앙값을 평균과 같은 것으로 보았어요.', 'M1U10C01'),
    ]),
    solution: `${measuringSteps(drawn)}\n\n따라서 ${tex(`a = ${mean}`)}, ${tex(`b = ${median}`)}, ${tex(`c = ${mode}`)}이므로 ${texWith(`${formula} = ${mean} + ${median} ${isSum ? '+' : '-'} ${mode} = ${decimalText(tenths(result))}`, '이에요/예요')}.`,
    hints: hintsTo(drawn),
  }
}

const NAMES = { mean: '평균', median: '중앙값', mode: '최빈값' } as const
type Name = keyof typeof NAMES

const ORDERS: readonly (readonly [Name, Name, Name])[] = [
  ['mean', 'median', 'mode'],
  ['mean', 'mode', 'median'],
  ['median', 'mean', 'mode'],
  ['median', 'mode', 'mean'],
  ['mode', 'mean', 'median'],
  ['mode', 'median', 'mean'],
]

const compareMeasures: ItemTemplate = {
  id: 'M1U10C02L3A1X',
  conceptId,
  difficultyLevel: 3,
  name: '세 대푯값의 비교',
  generate: (random) => {
    const drawn = drawMeasured(random)
    const show = (order: readonly Name[]) => optionAnswer(order.map((name) => NAMES[name]).join(' < '))
    const sorted = [...ORDERS].sort((a, b) => {
      const wrongness = (order: readonly Name[]) =>
        order.filter((name, index) => index > 0 && drawn[order[index - 1] ?? name] > drawn[name]).length
      return wrongness(a) - wrongness(b)
    })
    const [right = ORDERS[0] ?? [], ...others] = sorted
    const slips = random.sample(others, 4).map((order) => {
      const at = order.findIndex((name, index) => index > 0 && drawn[order[index - 1] ?? name] > drawn[name])
      const [first, second] = [order[at - 1] ?? 'mean', order[at] ?? 'mean']
      return {
        ...show(order),
        mistakeText: `${NAMES[first]}이 ${NAMES[second]}보다 커요. 두 값을 다시 구해 보세요.`,
      }
    })
    return askChoice(random, {
      question: `${introduce(drawn.survey, drawn.values.length)} 평균, 중앙값, 최빈값의 대소 관계로 옳은 것은 어느 것인가요?\n\n${showData(drawn.values)}`,
      right: show(right),
      slips,
      solution: `${measuringSteps(drawn)}\n\n따라서 ${right.map((name) => NAMES[name]).join(' < ')}이에요.`,
      hints: hintsTo(drawn),
    })
  },
}

const addMeasures: ItemTemplate = {
  id: 'M1U10C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '세 대푯값의 비교',
  generate: (random) => askValue(askTotal(random)),
}

export const COMPARING_TEMPLATES: ItemTemplate[] = [addMeasures, compareMeasures]
