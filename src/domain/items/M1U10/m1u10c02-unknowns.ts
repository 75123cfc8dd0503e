import { rational } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { decimalSlip, decimalText, onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { meanOf, modesOf, sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, introduce, showData } from './surveys.ts'

const conceptId = 'M1U10C02'
const LARGEST = 60

function meetsMode(known: readonly number[], x: number) {
  const values = [...known, x]
  const [mode] = modesOf(values)
  return (
    modesOf(values).length === 1 &&
    decimalText(rational(mode ?? 0)) ===
      String(Number(meanOf(values).numerator) / Number(meanOf(values).denominator))
  )
}

function drawEqual(random: SeededRandom): ValueQuestion {
  const survey = drawSurvey(random)
  const { known, mode, x } = drawUntil(
    random,
    (draw) => {
      const high = Math.min(survey.high, survey.low + 12)
      const mode = draw.integer(survey.low + 2, high - 2)
      const others = draw.sample(
        integersFrom(survey.low, high).filter((value) => value !== mode),
        draw.integer(3, 4),
      )
      const known = [...others, mode, mode, mode]
      return { known, mode, x: mode * (known.length + 1) - sumOf(known) }
    },
    (drawn) =>
      drawn.x >= survey.low &&
      drawn.x <= survey.high + 6 &&
      drawn.x !== drawn.known.length + 1 &&
      !drawn.known.includes(drawn.x) &&
      integersFrom(0, LARGEST).filter((candidate) => meetsMode(drawn.known, candidate)).length === 1,
  )
  const count = known.length + 1
  const rest = sumOf(known)
  const display = random.shuffle<number | string>([...known, 'x'])
  return {
    question: `${introduce(survey, count)} 이 자료의 평균과 최빈값이 같을 때, ${tex('x')}의 값을 구하세요.\n\n${showData(display)}`,
    right: rightNumber(x),
    slips: onlyPositive([
      wrongNumber(
        mode,
        `최빈값을 그대로 답했어요. ${tex('x')}의 값은 평균이 최빈값과 같다는 조건으로 구해요.`,
      ),
      wrongNumber(
        mode * (count - 1) - rest,
        `합을 구할 때 ${texWith('x', '을/를')} 자료의 개수에 넣지 않았어요.`,
        'M1U10C01',
      ),
      wrongNumber(mode * count, '값의 합을 답했어요. 이 합에서 나머지 값의 합을 빼야 해요.', 'M1U10C01'),
      wrongNumber(rest, `${texWith('x', '을/를')} 뺀 나머지 값의 합을 답했어요.`, 'M1U10C01'),
      ...decimalSlip(
        rational(rest, count - 1),
        `${texWith('x', '을/를')} 뺀 나머지 값의 평균을 구했어요.`,
        'M1U10C01',
      ),
      wrongNumber(3 * count - rest, '최빈값 대신 그 값이 나타나는 횟수를 평균으로 보았어요.'),
    ]),
    solution: `1. ${texWith(mode, '이/가')} 세 번 나타나고 ${texWith('x', '을/를')} 뺀 나머지 값은 한 번씩만 나타나요. ${tex('x')}가 어떤 값이어도 ${texWith(mode, '이/가')} 가장 많이 나타나므로 최빈값은 ${texWith(mode, '이에요/예요')}.\n2. 평균도 ${texWith(mode, '이고/고')} 값이 ${tex(count)}개이므로 값의 합은 ${texWith(`${mode} \\times ${count} = ${mode * count}`, '이에요/예요')}.\n3. ${texWith('x', '을/를')} 뺀 나머지 값의 합이 ${texWith(rest, '이므로/므로')} ${texWith(`x = ${mode * count} - ${rest} = ${x}`, '이에요/예요')}.`,
    hints: [
      `${survey.what}의 값마다 나타나는 횟수를 세어 보세요. ${tex('x')}가 어떤 값이든 최빈값은 그대로인가요?`,
      `최빈값은 ${texWith(mode, '이에요/예요')}. 그러므로 평균도 ${texWith(mode, '이에요/예요')}.`,
      `값은 모두 ${tex(count)}개이고 합은 ${texWith(`${mode} \\times ${count}`, '이에요/예요')}. 이 합에서 아는 값들을 모두 빼세요.`,
    ],
  }
}

const equalMode = makeBothForms({
  id: 'M1U10C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '최빈값과 평균이 같을 때',
  draw: withEnoughSlips(drawEqual),
})

interface Five {
  mode: number
  median: number
  sum: number
}

/** Every five natural numbers with this sum and median and with `mode` as their only mode, ascending. */
function listFives({ mode, median, sum }: Five): number[][] {
  return integersFrom(1, median).flatMap((a) =>
    integersFrom(a, median).flatMap((b) =>
      integersFrom(median, sum)
        .map((d) => [a, b, median, d, sum - a - b - median - d])
        .filter((five) => (five[4] ?? 0) >= (five[3] ?? 0))
        .filter((five) => modesOf(five).length === 1 && modesOf(five)[0] === mode),
    ),
  )
}

function drawFive(random: SeededRandom): ValueQuestion {
  const five = drawUntil(
    random,
    (draw): Five => {
      const mode = draw.integer(2, 12)
      const median = mode + draw.integer(2, 6)
      return { mode, median, sum: 2 * mode + median + 2 * median + draw.pick([3, 4]) }
    },
    (drawn) => listFives(drawn).length === 1,
  )
  const { mode, median, sum } = five
  const [, , , fourth = 0, largest = 0] = listFives(five)[0] ?? []
  const mean = decimalText(rational(sum, 5))
  const two = fourth + largest
  return {
    question: `다섯 개의 자연수로 이루어진 자료가 있어요. 평균은 ${tex(mean)}, 중앙값은 ${tex(median)}, 최빈값은 ${tex(mode)} 하나뿐일 때, 다섯 수 가운데 가장 큰 수를 구하세요.`,
    right: rightNumber(largest),
    slips: onlyPositive([
      wrongNumber(fourth, '두 번째로 큰 수를 답했어요.'),
      wrongNumber(two - median, `${texWith(median, '을/를')} 두 번 썼어요. 그러면 최빈값이 하나가 아니에요.`),
      ...decimalSlip(
        rational(two, 2),
        `남은 두 수가 같다고 생각했어요. 그러면 ${texWith(mode, '과/와')} 그 수가 똑같이 두 번씩 나타나요.`,
      ),
      wrongNumber(two, '남은 두 수의 합을 답했어요.'),
      wrongNumber(
        sum - 3 * mode - median,
        `${texWith(mode, '을/를')} 세 번 썼어요. 그러면 중앙값도 ${texWith(mode, '이/가')} 돼요.`,
      ),
    ]),
    solution: `작은 값부터 나열하면 한가운데인 세 번째 수가 중앙값 ${texWith(median, '이에요/예요')}.\n\n1. 최빈값 ${texWith(mode, '은/는')} 두 번 이상 나타나고 ${tex(median)}보다 작아요. ${tex(median)}보다 앞에 있는 수는 두 개뿐이므로 앞의 두 수는 모두 ${texWith(mode, '이에요/예요')}.\n2. 다섯 수의 합은 ${texWith(`${mean} \\times 5 = ${sum}`, '이므로/므로')} 남은 두 수의 합은 ${texWith(`${sum} - ${mode} - ${mode} - ${median} = ${two}`, '이에요/예요')}.\n3. 최빈값이 ${tex(mode)} 하나뿐이므로 남은 두 수는 서로 다르고 ${tex(median)}보다 커요. ${tex(median)}보다 큰 서로 다른 두 자연수 가운데 합이 ${texWith(two, '이/가')} 되는 것은 ${texWith(fourth, '과/와')} ${tex(largest)}뿐이에요.\n\n따라서 가장 큰 수는 ${texWith(largest, '이에요/예요')}.`,
    hints: [
      '다섯 수를 작은 값부터 나열한다고 생각하고, 세 번째 자리에 올 수를 먼저 정하세요.',
      `${texWith(mode, '은/는')} 두 번 이상 나타나고 ${tex(median)}보다 작아요. 어느 자리에 있어야 할까요?`,
      `남은 두 수는 서로 다르고 ${tex(median)}보다 커요. 평균으로 다섯 수의 합을 구해 남은 두 수의 합을 알아내고, 알맞은 두 수를 찾으세요.`,
    ],
  }
}

const findLargest = makeBothForms({
  id: 'M1U10C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '조건을 만족하는 자료',
  draw: withEnoughSlips(drawFive),
})

export const UNKNOWN_TEMPLATES: ItemTemplate[] = [...equalMode, ...findLargest]
