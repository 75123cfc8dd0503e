import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { decimalSlip, decimalText, isShortDecimal, rightDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { meanOf, medianOf, sortedUp, sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, drawValues, introduce, showData } from './surveys.ts'

const conceptId = 'M1U10C01'

function drawMean(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const values = drawUntil(
    random,
    (draw) => drawValues(draw, survey, draw.integer(5, 8)),
    (drawn) => isShortDecimal(meanOf(drawn)) && new Set(drawn).size >= drawn.length - 1,
  )
  const [sum, count] = [sumOf(values), values.length]
  const sorted = sortedUp(values)
  const mean = meanOf(values)
  const unsorted = medianOf(values)
  return {
    question: `${introduce(survey, count)} 평균은 몇 ${survey.unit}인지 구하세요.\n\n${showData(values)}`,
    right: rightDecimal(mean),
    slips: [
      ...decimalSlip(unsorted, '중앙값을 구했어요. 평균은 값을 모두 더해 개수로 나누어요.'),
      ...decimalSlip(
        rational((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
        '가장 작은 값과 가장 큰 값만으로 평균을 구했어요. 모든 값을 더해야 해요.',
      ),
      ...decimalSlip(
        rational(sum),
        `합까지만 구했어요. 자료의 개수 ${texWith(count, '으로/로')} 나누어야 해요.`,
      ),
      ...decimalSlip(rational(sum - (values.at(-1) ?? 0), count), '합을 구할 때 마지막 값을 빠뜨렸어요.'),
      ...decimalSlip(rational(sum, count - 1), '자료의 개수를 하나 적게 세어 나누었어요.'),
    ],
    solution: `평균은 자료의 값의 합을 자료의 개수로 나눈 값이에요.\n\n1. 값을 모두 더하면 ${texWith(`${values.join(' + ')} = ${sum}`, '이에요/예요')}.\n2. 자료의 개수는 ${texWith(count, '이므로/므로')} 평균은 ${texWith(`\\frac{${sum}}{${count}} = ${decimalText(mean)}`, '이에요/예요')}.`,
    hints: [
      '평균은 모든 값을 고르게 나누어 가졌을 때의 한 몫이에요.',
      `자료의 값을 빠짐없이 모두 더하세요. 값은 모두 ${tex(count)}개예요.`,
      `${texWith(values.join(' + '), '을/를')} 계산한 다음 ${texWith(count, '으로/로')} 나누세요.`,
    ],
  }
}

const findMean = makeBothForms({
  id: 'M1U10C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '평균 구하기',
  draw: withEnoughSlips(drawMean),
})

function middleWords(count: number, [low, high]: readonly [number, number]): string {
  const half = Math.floor(count / 2)
  if (count % 2 === 1) {
    return `자료의 개수 ${texWith(count, '은/는')} 홀수이므로 한가운데인 ${nativeCount(half + 1)} 번째 값이 중앙값이에요. 그 값은 ${texWith(low, '이에요/예요')}.`
  }
  return `자료의 개수 ${texWith(count, '은/는')} 짝수이므로 한가운데에 있는 ${nativeCount(half)} 번째 값 ${texWith(low, '과/와')} ${nativeCount(half + 1)} 번째 값 ${tex(high)}의 평균이 중앙값이에요.\n\n\\[ \\frac{${low} + ${high}}{2} = ${decimalText(rational(low + high, 2))} \\]`
}

function drawMedian(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const values = drawUntil(
    random,
    (draw) => drawValues(draw, survey, draw.integer(5, 9)),
    (drawn) => {
      const half = Math.floor(drawn.length / 2)
      const median = Number(decimalText(medianOf(drawn)))
      return (
        new Set(drawn).size >= drawn.length - 1 &&
        sortedUp(drawn)[half - 1] !== sortedUp(drawn)[half] &&
        drawn[half] !== median &&
        ![half, half + 1, drawn.length].includes(median)
      )
    },
  )
  const count = values.length
  const half = Math.floor(count / 2)
  const sorted = sortedUp(values)
  const isEven = count % 2 === 0
  const middle: [number, number] = [sorted[isEven ? half - 1 : half] ?? 0, sorted[half] ?? 0]
  const asWritten = isEven
    ? rational((values[half - 1] ?? 0) + (values[half] ?? 0), 2)
    : rational(values[half] ?? 0)
  return {
    question: `${introduce(survey, count)} 중앙값은 몇 ${survey.unit}인지 구하세요.\n\n${showData(values)}`,
    right: rightDecimal(medianOf(values)),
    slips: [
      ...decimalSlip(asWritten, '크기순으로 나열하지 않고 적힌 순서에서 한가운데를 보았어요.'),
      ...(isEven
        ? [
            ...decimalSlip(rational(middle[0]), '한가운데에 있는 두 값 가운데 작은 값만 답했어요.'),
            ...decimalSlip(rational(middle[1]), '한가운데에 있는 두 값 가운데 큰 값만 답했어요.'),
            ...decimalSlip(
              rational(middle[0] + middle[1]),
              `한가운데에 있는 두 값의 합을 ${texWith(2, '으로/로')} 나누지 않았어요.`,
            ),
          ]
        : [
            ...decimalSlip(rational(sorted[half - 1] ?? 0), '한가운데에서 한 자리 앞의 값을 보았어요.'),
            ...decimalSlip(rational(sorted[half + 1] ?? 0), '한가운데에서 한 자리 뒤의 값을 보았어요.'),
          ]),
      ...decimalSlip(meanOf(values), '평균을 구했어요. 중앙값은 크기순으로 나열했을 때 한가운데의 값이에요.'),
      ...decimalSlip(
        rational((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
        '가장 작은 값과 가장 큰 값의 한가운데를 구했어요.',
      ),
    ],
    solution: `1. 작은 값부터 크기순으로 나열하면 ${texList(sorted, '이에요/예요')}.\n2. ${middleWords(count, middle)}`,
    hints: [
      `중앙값을 구할 때 가장 먼저 할 일은 ${attachParticle(survey.what, '을/를')} 크기순으로 나열하는 것이에요.`,
      `값이 ${tex(count)}개이니 ${isEven ? '한가운데에 있는 값이 두 개예요' : '한가운데에 있는 값이 하나예요'}.`,
      isEven
        ? '작은 값부터 나열하고, 한가운데에 있는 두 값을 더해 반으로 나누세요.'
        : '작은 값부터 나열하고, 앞과 뒤에 남는 값의 개수가 같아지는 자리를 찾으세요.',
    ],
  }
}

const findMedian = makeBothForms({
  id: 'M1U10C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '중앙값 구하기',
  draw: withEnoughSlips(drawMedian),
})

export const FINDING_TEMPLATES: ItemTemplate[] = [...findMean, ...findMedian]
