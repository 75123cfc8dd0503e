import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import {
  decimalSlip,
  decimalText,
  isShortDecimal,
  onlyPositive,
  rightDecimal,
} from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { medianOf, sortedUp } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { showData } from './surveys.ts'

const conceptId = 'M1U10C01'

const GROUPS = [
  { first: '남학생', second: '여학생', what: '수학 점수', unit: '점', low: 62, high: 88 },
  { first: 'A 모둠', second: 'B 모둠', what: '윗몸 일으키기 횟수', unit: '회', low: 18, high: 40 },
  { first: '1반', second: '2반', what: '한 학기 동안의 봉사 활동 시간', unit: '시간', low: 6, high: 20 },
  {
    first: '독서 동아리',
    second: '글쓰기 동아리',
    what: '한 달 동안 읽은 책의 수',
    unit: '권',
    low: 3,
    high: 12,
  },
] as const

function drawTogether(random: SeededRandom): ValueQuestion {
  const { first, second, what, unit, low, high } = random.pick(GROUPS)
  const { sizes, means } = drawUntil(
    random,
    (draw) => ({
      sizes: [draw.integer(6, 20), draw.integer(6, 20)] as const,
      means: [draw.integer(low, high), draw.integer(low, high)] as const,
    }),
    ({ sizes: [m, n], means: [a, b] }) =>
      Math.abs(m - n) >= 2 && Math.abs(a - b) >= 3 && isShortDecimal(rational(m * a + n * b, m + n)),
  )
  const [m, n] = sizes
  const [a, b] = means
  const total = m * a + n * b
  const mean = rational(total, m + n)
  return {
    question: `${ofPeople(`${first} ${tex(m)}명`, what)}의 평균은 ${tex(a)}${unit}, ${ofPeople(`${second} ${tex(n)}명`, what)}의 평균은 ${tex(b)}${attachParticle(unit, '이에요/예요')}. ${ofPeople('두 집단 전체 학생', what)}의 평균은 몇 ${unit}인지 구하세요.`,
    right: rightDecimal(mean),
    slips: onlyPositive([
      ...decimalSlip(
        rational(a + b, 2),
        `두 평균을 더해 ${texWith(2, '으로/로')} 나누었어요. 두 집단의 학생 수가 다르므로 합을 구해서 나누어야 해요.`,
      ),
      ...decimalSlip(rational(m * b + n * a, m + n), '두 집단의 학생 수를 바꾸어 곱했어요.'),
      wrongNumber(a + b, '두 평균을 더했어요.'),
      ...decimalSlip(
        rational(total, 2 * (m + n)),
        `전체 학생 수로 나눈 다음 ${texWith(2, '으로/로')} 한 번 더 나누었어요.`,
        undefined,
        2,
      ),
      wrongNumber(total, '전체의 합까지만 구했어요. 전체 학생 수로 나누어야 해요.'),
      wrongNumber(m * a, `${first}의 합만 구했어요.`),
    ]),
    solution: `1. 평균에 학생 수를 곱하면 합이에요. ${first}의 합은 ${texWith(`${a} \\times ${m} = ${m * a}`, '이고/고')}, ${second}의 합은 ${texWith(`${b} \\times ${n} = ${n * b}`, '이에요/예요')}.\n2. 전체의 합은 ${tex(`${m * a} + ${n * b} = ${total}`)}, 전체 학생 수는 ${texWith(`${m} + ${n} = ${m + n}`, '이에요/예요')}.\n3. 따라서 전체의 평균은 ${texWith(`\\frac{${total}}{${m + n}} = ${decimalText(mean)}`, '이에요/예요')}.`,
    hints: [
      '두 집단의 학생 수가 다르면 두 평균의 한가운데가 전체의 평균이 되지 않아요. 전체의 합이 필요해요.',
      `${first}의 합은 ${tex(`${a} \\times ${m}`)}, ${second}의 합은 ${texWith(`${b} \\times ${n}`, '이에요/예요')}.`,
      `두 합을 더한 다음, 전체 학생 수 ${texWith(`${m} + ${n}`, '으로/로')} 나누세요.`,
    ],
  }
}

const findTogether = makeBothForms({
  id: 'M1U10C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 집단의 전체 평균',
  draw: withEnoughSlips(drawTogether),
})

type Range = readonly [first: number, last: number]

/** Whole numbers of a range that bring the median of the values to `median` when they join them. */
function joining(values: readonly number[], median: string, [first, last]: Range) {
  return integersFrom(first, last).filter((x) => decimalText(medianOf([...values, x])) === median)
}

interface Joined {
  sorted: number[]
  isLow: boolean
  range: Range
}

/** The value from which on, to its side, any x leaves the median as it is; and the median. */
function edgeOf({ sorted, isLow }: Joined): { edge: number; median: string } {
  const [b = 0, c = 0, d = 0] = sorted.slice(1)
  if (sorted.length === 6) {
    const edge = isLow ? c : d
    return { edge, median: String(edge) }
  }
  const edge = isLow ? b : d
  return { edge, median: decimalText(rational(edge + c, 2)) }
}

function isNice(drawn: Joined): boolean {
  const { sorted, range } = drawn
  const { edge, median } = edgeOf(drawn)
  const count = joining(sorted, median, range).length
  const isApart = sorted.every((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) >= 2)
  const target = [...sorted, ...range, sorted.length, Number(median)]
  return (
    isApart && edge > range[0] + 2 && (sorted.at(-1) ?? 0) < range[1] && count >= 4 && !target.includes(count)
  )
}

function drawJoining(random: SeededRandom): ValueQuestion {
  const drawn = drawUntil(
    random,
    (draw): Joined => ({
      sorted: sortedUp(draw.sample(integersFrom(4, 26), draw.pick([5, 6]))),
      isLow: draw.pick([true, false]),
      range: [draw.integer(2, 6), draw.pick([20, 25, 30])],
    }),
    isNice,
  )
  const { sorted, isLow, range } = drawn
  const [first, last] = range
  const { edge, median } = edgeOf(drawn)
  const fits = joining(sorted, median, range)
  const [low = 0, high = 0] = [fits[0], fits.at(-1)]
  const total = sorted.length + 1
  const middle = total === 7 ? '네 번째 값이 중앙값' : '세 번째와 네 번째 값의 평균이 중앙값'
  const stays = isLow ? '이하' : '이상'
  return {
    question: `다음 자료에 ${tex(first)} 이상 ${tex(last)} 이하인 정수 ${texWith('x', '을/를')} 추가하였더니 중앙값이 ${texWith(median, '이/가')} 되었어요. ${tex('x')}가 될 수 있는 수는 모두 몇 개인지 구하세요.\n\n${showData(random.shuffle(sorted))}`,
    right: rightNumber(fits.length),
    slips: [
      wrongNumber(
        fits.length - 1,
        `${tex('x')}가 ${texWith(edge, '과/와')} 같을 때를 빠뜨렸어요. 이때에도 중앙값은 ${texWith(median, '이에요/예요')}.`,
      ),
      wrongNumber(
        1,
        `${texWith(edge, '과/와')} 같은 수만 찾았어요. 더 ${isLow ? '작은' : '큰'} 수를 추가해도 중앙값은 바뀌지 않아요.`,
      ),
      wrongNumber(
        integersFrom(first, last).filter((x) => !fits.includes(x)).length,
        '중앙값이 다른 값이 되는 경우를 세었어요.',
      ),
      wrongNumber(
        integersFrom(first, last).filter((x) => fits.includes(x) && !sorted.includes(x)).length,
        '자료에 이미 있는 값은 추가할 수 없다고 생각했어요. 같은 값이 또 있어도 돼요.',
      ),
      wrongNumber(high, `${tex('x')}가 될 수 있는 가장 큰 수를 답했어요. 묻는 것은 개수예요.`),
      wrongNumber(last - first + 1, `${tex('x')}가 어떤 값이어도 중앙값이 같다고 생각했어요.`),
    ],
    solution: `1. 자료를 크기순으로 나열하면 ${texList(sorted, '이에요/예요')}. ${texWith('x', '을/를')} 추가하면 값이 ${tex(total)}개가 되므로 크기순으로 나열했을 때 ${middle}이에요.\n2. ${tex('x')}가 ${tex(edge)} ${stays}이면 ${total === 7 ? `네 번째 값이 ${texWith(edge, '이/가')} 되어` : `세 번째와 네 번째 값이 ${texList(sortedUp([edge, sorted[2] ?? 0]), '이/가')} 되어`} 중앙값이 ${texWith(median, '이에요/예요')}. ${tex('x')}가 ${tex(edge)}보다 ${isLow ? '크면' : '작으면'} 중앙값도 ${tex(median)}보다 ${isLow ? '커져요' : '작아져요'}.\n3. ${tex(first)} 이상 ${tex(last)} 이하인 정수 가운데 ${tex(edge)} ${stays}인 수는 ${tex(low)}부터 ${tex(high)}까지이므로 모두 ${tex(`${high} - ${low} + 1 = ${fits.length}`)}(개)예요.`,
    hints: [
      `자료를 크기순으로 나열하세요. ${texWith('x', '을/를')} 추가하면 값이 몇 개가 되나요?`,
      `${texWith('x', '을/를')} 추가하면 ${middle}이에요. 중앙값이 ${texWith(median, '이/가')} 되려면 ${tex('x')}가 어느 자리에 있어야 할까요?`,
      `${tex('x')}가 ${tex(edge)}일 때, ${tex(edge)}보다 작을 때, ${tex(edge)}보다 클 때로 나누어 중앙값을 살펴보고, 알맞은 정수의 개수를 세세요.`,
    ],
  }
}

const countJoining = makeBothForms({
  id: 'M1U10C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '중앙값의 범위',
  draw: withEnoughSlips(drawJoining),
})

export const GROUP_TEMPLATES: ItemTemplate[] = [...findTogether, ...countJoining]
