import { absolute, compare, rational, toPlain } from '#domain/math/rational.ts'
import { askChoice, makeBothForms, optionAnswer, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  drawDecimal,
  drawProperFraction,
  drawWhole,
  haveDifferentValues,
  isNegative,
  isZero,
  WRITTEN_ZERO,
  type WrittenNumber,
} from './written-numbers.ts'

const conceptId = 'M1U02C03'

function valueOfWritten({ top, bottom }: WrittenNumber) {
  return rational(top, bottom)
}
function isLess(a: WrittenNumber, b: WrittenNumber) {
  return compare(valueOfWritten(a), valueOfWritten(b)) < 0
}
/** Like units of both, so that the larger is seen: a common bottom. */
function commonBottom(a: WrittenNumber, b: WrittenNumber): string {
  const bottom = lcm(a.bottom, b.bottom)
  const show = ({ top, bottom: own }: WrittenNumber) => `\\frac{${Math.abs(top) * (bottom / own)}}{${bottom}}`
  return a.bottom === b.bottom ? '' : `${tex(show(a))}, ${tex(show(b))}`
}

interface Pair {
  left: WrittenNumber
  right: WrittenNumber
  mistakeText: string
}

function reasonFor(left: WrittenNumber, right: WrittenNumber): string {
  const [small, large] = isLess(left, right) ? [left, right] : [right, left]
  const fact = texWith(`${small.latex} < ${large.latex}`, '이에요/예요')
  if (isZero(small) || isZero(large)) return `음수는 \\(0\\)보다 작고 양수는 \\(0\\)보다 크므로 ${fact}`
  if (isNegative(small) && !isNegative(large)) return `음수는 양수보다 작으므로 ${fact}`
  const common = commonBottom(left, right)
  const sizes = common === '' ? '' : `절댓값을 통분하면 차례로 ${common}이고, `
  return isNegative(small)
    ? `${sizes}음수끼리는 절댓값이 큰 수가 더 작으므로 ${fact}`
    : `${sizes}양수끼리는 절댓값이 큰 수가 더 크므로 ${fact}`
}

function drawPairs(random: SeededRandom): Pair[] {
  const different = (draw: (random: SeededRandom) => [WrittenNumber, WrittenNumber]) =>
    drawUntil(random, draw, haveDifferentValues)
  const kinds: { draw: (random: SeededRandom) => [WrittenNumber, WrittenNumber]; mistakeText: string }[] = [
    {
      draw: (one) => [drawWhole(one, -1), drawWhole(one, -1)],
      mistakeText: '음수끼리는 절댓값이 큰 수가 더 작아요.',
    },
    {
      draw: (one) => [drawProperFraction(one, -1), drawProperFraction(one, -1)],
      mistakeText: '두 음수의 절댓값을 통분하여 비교한 뒤, 절댓값이 큰 쪽을 작다고 해야 해요.',
    },
    {
      draw: (one) => [drawWhole(one, 1), drawWhole(one, -1)],
      mistakeText: '음수는 절댓값이 아무리 커도 양수보다 작아요.',
    },
    {
      draw: (one) => [WRITTEN_ZERO, drawDecimal(one, -1)],
      mistakeText: '음수는 모두 \\(0\\)보다 작아요.',
    },
    {
      draw: (one) => [drawProperFraction(one, 1), drawDecimal(one, 1)],
      mistakeText: '분수와 소수는 한 가지 꼴로 바꾸어 비교해야 해요.',
    },
  ]
  return kinds.map(({ draw, mistakeText }) => {
    const [first, second] = different(draw)
    const [left, right] = random.shuffle([first, second])
    if (!left || !right) throw new RangeError('two numbers are drawn')
    return { left, right, mistakeText }
  })
}

const pickComparison: ItemTemplate = {
  id: 'M1U02C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '부등호 넣기',
  generate: (random) => {
    const [right, ...wrong] = random.shuffle(drawPairs(random))
    if (!right) throw new RangeError('five pairs are drawn')
    const show = ({ left, right: other }: Pair, isTrue: boolean) =>
      tex(`${left.latex} ${isLess(left, other) === isTrue ? '<' : '>'} ${other.latex}`)
    return askChoice(random, {
      question: '두 수의 크기를 부등호로 바르게 나타낸 것은 어느 것인가요?',
      right: optionAnswer(show(right, true)),
      slips: wrong.map((pair) => ({ ...optionAnswer(show(pair, false)), mistakeText: pair.mistakeText })),
      solution: `부호를 먼저 보고, 부호가 같으면 절댓값을 비교해요.\n\n${[right, ...wrong].map((pair) => `- ${reasonFor(pair.left, pair.right)}.`).join('\n')}`,
      hints: [
        '수직선에서 오른쪽에 있는 수가 더 커요. 먼저 두 수의 부호를 보세요.',
        '두 수가 모두 음수이면 절댓값이 큰 쪽이 더 작아요.',
        '분수는 통분하고, 분수와 소수는 한 가지 꼴로 바꾸어 절댓값을 비교한 뒤 부호를 생각하세요.',
      ],
    })
  },
}

function answerOf({ latex, top, bottom, writing }: WrittenNumber) {
  const key = writing === 'fraction' ? toPlain(rational(top, bottom)) : latex.replace('+', '')
  return { key, markdown: tex(latex) }
}

const findExtreme = makeBothForms({
  id: 'M1U02C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '가장 큰 수',
  draw: (random): ValueQuestion => {
    const wantsLargest = random.pick([true, false])
    const allNegative = wantsLargest && random.pick([true, false])
    const numbers = drawUntil(
      random,
      (draw) => [
        drawWhole(draw, -1),
        drawProperFraction(draw, -1),
        drawDecimal(draw, -1),
        ...(allNegative
          ? [drawWhole(draw, -1), drawProperFraction(draw, -1)]
          : [draw.pick([WRITTEN_ZERO, drawDecimal(draw, 1)]), drawProperFraction(draw, 1)]),
      ],
      (drawn) => haveDifferentValues(drawn) && drawn.every(({ top, bottom }) => Math.abs(top) < 8 * bottom),
    )
    const sorted = [...numbers].sort((a, b) => compare(valueOfWritten(a), valueOfWritten(b)))
    const right = wantsLargest ? sorted.at(-1) : sorted[0]
    const opposite = wantsLargest ? sorted[0] : sorted.at(-1)
    if (!right || !opposite) throw new RangeError('five numbers are drawn')
    const kind = wantsLargest ? '큰' : '작은'
    const others = sorted.filter((number) => number !== right && number !== opposite)
    const sizeOf = (number: WrittenNumber) => absolute(valueOfWritten(number))
    const sayOther = (number: WrittenNumber) => {
      if (isZero(number)) return `\\(0\\)보다 더 ${kind} 수가 있어요.`
      if (isNegative(number) === isNegative(right)) {
        const size = compare(sizeOf(number), sizeOf(right)) > 0 ? '커요' : '작아요'
        const rule = isNegative(number) ? '음수는 절댓값이 클수록 작아요' : '양수는 절댓값이 클수록 커요'
        return `${texWith(number.latex, '은/는')} ${tex(right.latex)}보다 절댓값이 ${size}. ${rule}.`
      }
      return `부호가 다른 수예요. ${wantsLargest ? '양수는 음수보다 커요.' : '음수는 양수보다 작아요.'}`
    }
    return {
      question: `다음 수 중 가장 ${kind} 수를 구하세요.\n\n${texList(random.shuffle(numbers).map(({ latex }) => latex))}`,
      right: answerOf(right),
      slips: [
        {
          ...answerOf(opposite),
          mistakeText: allNegative
            ? '절댓값이 가장 큰 수를 골랐어요. 음수는 절댓값이 클수록 작아요.'
            : `크고 작은 쪽을 반대로 보았어요. 가장 ${wantsLargest ? '작은' : '큰'} 수를 골랐어요.`,
        },
        ...others.map((number) => ({ ...answerOf(number), mistakeText: sayOther(number) })),
      ],
      solution: `음수는 \\(0\\)보다 작고 양수는 \\(0\\)보다 커요. 음수끼리는 절댓값이 큰 수가 더 작아요. 작은 수부터 차례로 쓰면 다음과 같아요.\n\n\\[ ${sorted.map(({ latex }) => latex).join(' < ')} \\]\n\n${sorted
        .slice(1)
        .map((large, index) => `- ${reasonFor(sorted[index] ?? large, large)}.`)
        .join('\n')}\n\n따라서 가장 ${kind} 수는 ${texWith(right.latex, '이에요/예요')}.`,
      hints: [
        '먼저 음수, \\(0\\), 양수로 나누어 보세요. 어느 무리에서 찾으면 될까요?',
        allNegative
          ? '모두 음수예요. 음수는 원점에 가까울수록 커요.'
          : `가장 ${kind} 수는 ${wantsLargest ? '양수' : '음수'}에서 찾으면 돼요. 절댓값을 비교해 보세요.`,
        '분수는 소수로 바꾸거나 통분하여 절댓값의 크기를 정확히 비교하세요.',
      ],
    }
  },
})

export const COMPARING_TEMPLATES: ItemTemplate[] = [pickComparison, ...findExtreme]
