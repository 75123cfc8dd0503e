import { rational } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { decimalSlip, decimalText, isShortDecimal, onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { meanOf, medianOf, sortedUp, sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, drawValues, introduce, named, showData } from './surveys.ts'

const conceptId = 'M1U10C01'

function drawMissing(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const values = drawUntil(
    random,
    (draw) => drawValues(draw, survey, draw.integer(5, 8)),
    (drawn) => {
      const [x = 0, ...known] = drawn
      if (!isShortDecimal(meanOf(drawn)) || known.includes(x) || new Set(known).size < known.length - 1)
        return false
      return ![decimalText(meanOf(drawn)), String(drawn.length)].includes(String(x))
    },
  )
  const [x = 0, ...known] = values
  const count = values.length
  const mean = decimalText(meanOf(values))
  const [sum, rest] = [sumOf(values), sumOf(known)]
  const at = random.integer(1, known.length)
  return {
    question: `${introduce(survey, count)} 평균이 ${tex(mean)}${survey.unit}일 때, ${tex('x')}의 값을 구하세요.\n\n${showData([...known.slice(0, at), 'x', ...known.slice(at)])}`,
    right: rightNumber(x),
    slips: onlyPositive([
      ...decimalSlip(
        rational(sum * known.length - rest * count, count),
        `${texWith('x', '을/를')} 빼고 개수를 세어 합을 구했어요. ${tex('x')}도 자료의 값이에요.`,
      ),
      wrongNumber(sum, `값의 합을 답했어요. 이 합에서 나머지 값들의 합을 빼야 ${tex('x')}예요.`),
      ...decimalSlip(meanOf(values), '평균을 그대로 답했어요.'),
      ...decimalSlip(
        rational(rest, known.length),
        `${texWith('x', '을/를')} 뺀 나머지 값들의 평균을 구했어요.`,
      ),
      wrongNumber(rest, `${texWith('x', '을/를')} 뺀 나머지 값들의 합을 답했어요.`),
    ]),
    solution: `1. 평균이 ${texWith(mean, '이고/고')} 자료의 개수가 ${texWith(count, '이므로/므로')} 값의 합은 ${texWith(`${mean} \\times ${count} = ${sum}`, '이에요/예요')}.\n2. ${texWith('x', '을/를')} 뺀 나머지 값의 합은 ${texWith(`${known.join(' + ')} = ${rest}`, '이에요/예요')}.\n3. 따라서 ${texWith(`x = ${sum} - ${rest} = ${x}`, '이에요/예요')}.`,
    hints: [
      '평균과 자료의 개수를 알면 값의 합을 구할 수 있어요.',
      `값의 합은 ${texWith(`${mean} \\times ${count}`, '이에요/예요')}. ${tex('x')}도 자료의 개수에 들어가요.`,
      `아는 값의 합 ${tex(known.join(' + '))}에 ${texWith('x', '을/를')} 더하면 ${texWith(`${mean} \\times ${count}`, '과/와')} 같아져요.`,
    ],
  }
}

const findMissing = makeBothForms({
  id: 'M1U10C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '평균으로 빠진 값',
  draw: withEnoughSlips(drawMissing),
})

/** An even number of values in order, one of the middle two unknown. */
function drawOrderedMiddle(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const values = drawUntil(
    random,
    (draw) => sortedUp(drawValues(draw, survey, draw.pick([6, 8]))),
    (drawn) => {
      const half = drawn.length / 2
      const gap = (drawn[half] ?? 0) - (drawn[half - 1] ?? 0)
      return new Set(drawn).size === drawn.length && gap >= 2 && ![half, half + 1].includes(drawn[half] ?? 0)
    },
  )
  const half = values.length / 2
  const at = random.pick([half - 1, half])
  const other = values[at === half ? half - 1 : half] ?? 0
  const x = values[at] ?? 0
  const median = decimalText(medianOf(values))
  const doubled = x + other
  const outside = values[at === half ? half + 1 : half - 2] ?? 0
  return {
    question: `다음은 ${ofPeople(`학생 ${tex(values.length)}명`, named(survey, '을/를'))} 작은 값부터 크기순으로 나열한 것이에요. 중앙값이 ${tex(median)}${survey.unit}일 때, ${tex('x')}의 값을 구하세요.\n\n${showData(values.map((value, index) => (index === at ? 'x' : value)))}`,
    right: rightNumber(x),
    slips: onlyPositive([
      ...decimalSlip(
        medianOf(values),
        `중앙값을 그대로 ${tex('x')}의 값으로 보았어요. 값이 짝수 개이면 한가운데의 두 값의 평균이 중앙값이에요.`,
      ),
      wrongNumber(doubled, `두 값의 합까지만 구했어요. 이 합에서 ${texWith(other, '을/를')} 빼야 해요.`),
      wrongNumber(
        doubled - outside,
        `${texWith('x', '과/와')} ${tex(outside)}의 평균이 중앙값이라고 보았어요. 한가운데에 있는 두 값을 찾으세요.`,
      ),
      ...decimalSlip(rational(other), '한가운데에 있는 두 값이 같다고 생각했어요.'),
      ...decimalSlip(
        rational((values.length * doubled) / 2 - (sumOf(values) - x)),
        '중앙값이 아니라 평균이 주어진 것으로 보고 풀었어요.',
      ),
    ]),
    solution: `1. 값이 ${tex(values.length)}개로 짝수이므로, 한가운데에 있는 두 값의 평균이 중앙값이에요. 두 값은 ${texList(at === half ? [other, 'x'] : ['x', other], '이에요/예요')}.\n2. 두 값의 평균이 ${texWith(median, '이므로/므로')} ${texWith(`\\frac{${other} + x}{2} = ${median}`, '이고/고')}, 양변에 ${texWith(2, '을/를')} 곱하면 ${texWith(`${other} + x = ${doubled}`, '이에요/예요')}.\n3. 따라서 ${texWith(`x = ${x}`, '이에요/예요')}. 이 값은 크기순으로 나열한 자리에 맞아요.`,
    hints: [
      '값의 개수가 짝수이니 한가운데에 있는 값은 두 개예요.',
      `한가운데에 있는 두 값은 ${texWith('x', '과/와')} ${texWith(other, '이에요/예요')}.`,
      `${texWith('x', '과/와')} ${tex(other)}의 합은 중앙값의 두 배예요. 두 배를 구하고 ${texWith(other, '을/를')} 빼세요.`,
    ],
  }
}

/** Four values in no order, one unknown: its position follows from the median. */
function drawUnorderedMiddle(random: SeededRandom): ValueQuestion {
  const { known, x } = drawUntil(
    random,
    (draw) => ({ known: draw.sample(integersFrom(5, 20), 3), x: draw.integer(5, 20) }),
    (drawn) => {
      const [low = 0, middle = 0, high = 0] = sortedUp(drawn.known)
      return drawn.x > low && drawn.x < high && Math.abs(drawn.x - middle) >= 2
    },
  )
  const [low = 0, middle = 0, high = 0] = sortedUp(known)
  const median = decimalText(rational(middle + x, 2))
  const [lowest, highest] = [decimalText(rational(low + middle, 2)), decimalText(rational(middle + high, 2))]
  return {
    question: `다음 네 수의 중앙값이 ${tex(median)}일 때, ${tex('x')}의 값을 구하세요.\n\n${showData([...known, 'x'])}`,
    right: rightNumber(x),
    slips: onlyPositive([
      wrongNumber(
        middle + x - low,
        `${texWith(low, '을/를')} 한가운데에 있는 값으로 보았어요. 크기순으로 나열해 보세요.`,
      ),
      wrongNumber(
        middle + x - high,
        `${texWith(high, '을/를')} 한가운데에 있는 값으로 보았어요. 크기순으로 나열해 보세요.`,
      ),
      ...decimalSlip(rational(middle + x, 2), `중앙값을 그대로 ${tex('x')}의 값으로 보았어요.`),
      wrongNumber(middle + x, `두 값의 합까지만 구했어요. 이 합에서 ${texWith(middle, '을/를')} 빼야 해요.`),
      wrongNumber(
        2 * (middle + x) - low - middle - high,
        '중앙값이 아니라 평균이 주어진 것으로 보고 풀었어요.',
      ),
    ]),
    solution: `1. ${texWith('x', '을/를')} 뺀 세 수를 크기순으로 나열하면 ${texList([low, middle, high], '이에요/예요')}.\n2. ${tex('x')}가 ${tex(low)} 이하이면 중앙값은 ${texWith(low, '과/와')} ${tex(middle)}의 평균인 ${tex(lowest)}, ${tex(high)} 이상이면 ${texWith(middle, '과/와')} ${tex(high)}의 평균인 ${texWith(highest, '이에요/예요')}. 주어진 중앙값 ${texWith(median, '은/는')} 그 사이에 있으므로 ${tex('x')}는 ${tex(low)}보다 크고 ${tex(high)}보다 작아요.\n3. 따라서 한가운데에 있는 두 값은 ${texWith(middle, '과/와')} ${tex('x')}이고, ${tex(`\\frac{${middle} + x}{2} = ${median}`)}에서 ${tex(`${middle} + x = ${middle + x}`)}, ${texWith(`x = ${x}`, '이에요/예요')}.`,
    hints: [
      `${tex('x')}를 뺀 세 수를 먼저 크기순으로 나열해 보세요.`,
      '값이 네 개이니 한가운데에 있는 값은 두 개예요. 가장 작은 값과 가장 큰 값은 중앙값에 쓰이지 않아요.',
      `한가운데에 있는 두 값은 ${texWith(middle, '과/와')} ${tex('x')}예요. 두 값의 합은 중앙값의 두 배예요.`,
    ],
  }
}

const findMiddle = makeBothForms({
  id: 'M1U10C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '중앙값 조건',
  draw: withEnoughSlips((random) =>
    random.pick([true, false]) ? drawOrderedMiddle(random) : drawUnorderedMiddle(random),
  ),
})

export const UNKNOWN_TEMPLATES: ItemTemplate[] = [...findMissing, ...findMiddle]
