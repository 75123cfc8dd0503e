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
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { absoluteLatex, rightRational, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C02'
function halfOf({ numerator, denominator }: Rational) {
  return rational(Number(numerator), Number(denominator) * 2)
}

function drawMiddle(random: SeededRandom): ValueQuestion {
  const [low = -4, high = 2] = drawUntil(
    random,
    (draw) => [draw.integer(-8, -1), draw.integer(1, 8)],
    ([from = 0, to = 0]) => from + to !== 0 && to - from <= 12 && to - from >= 3,
  )
  const gap = high - low
  const middle = rational(low + high, 2)
  const half = rational(gap, 2)
  return {
    question: `수직선에서 ${texWith(low, '과/와')} ${texWith(high, '을/를')} 나타내는 두 점의 한가운데에 있는 점이 나타내는 수를 구하세요.`,
    right: rightRational(middle),
    slips: [
      wrongRational(half, '두 점 사이의 거리의 반까지만 구했어요. 한 점에서 그만큼 옮겨 가야 해요.'),
      wrongRational(
        negate(middle),
        '한가운데의 점이 원점의 어느 쪽에 있는지 잘못 보았어요. 부호를 확인하세요.',
      ),
      wrongRational(
        rational(0),
        '원점이 늘 한가운데라고 생각했어요. 두 점은 원점에서 같은 거리에 있지 않아요.',
      ),
      wrongRational(rational(gap), '두 점 사이의 거리를 구했어요.'),
      wrongRational(rational(low + high), '옮겨 갈 거리를 반으로 나누지 않았어요.'),
    ],
    solution: `1. 두 점 사이의 거리를 구해요. 원점에서 왼쪽으로 ${tex(-low)}, 오른쪽으로 ${tex(high)}만큼 떨어져 있으므로 거리는 ${texWith(`${-low} + ${high} = ${gap}`, '이에요/예요')}.\n2. 한가운데의 점은 두 점에서 거리가 같으므로, 거리의 반인 ${tex(toLatex(half))}만큼씩 떨어져 있어요.\n3. ${texWith(low, '을/를')} 나타내는 점에서 오른쪽으로 ${tex(toLatex(half))}만큼 가면 ${texWith(toLatex(middle), '이에요/예요')}.`,
    hints: [
      '수직선을 그려 두 점을 나타내고, 두 점이 몇 칸 떨어져 있는지 세어 보세요.',
      '한가운데에 있는 점은 두 점에서 같은 거리에 있어요. 두 점 사이의 거리를 반으로 나누세요.',
      `${texWith(low, '을/를')} 나타내는 점에서 오른쪽으로, 두 점 사이의 거리의 반만큼 옮겨 가 보세요.`,
    ],
    figures: [
      {
        kind: 'number-line',
        alt: `수직선 위에 두 점 A, B가 각각 ${low}, ${high}에 있는 그림`,
        from: low - 1,
        to: high + 1,
        points: [
          { at: low, label: 'A' },
          { at: high, label: 'B' },
        ],
      },
    ],
  }
}

function drawGap(random: SeededRandom): ValueQuestion {
  const bottom = random.pick([2, 3, 4, 5])
  const [low, high] = drawUntil(
    random,
    (draw) =>
      [draw.integer(-14, -2), draw.integer(-9, 11)].map((top) => rational(top, bottom)) as [
        Rational,
        Rational,
      ],
    ([from, to]) =>
      compare(from, to) < 0 &&
      to.numerator !== 0n &&
      (from.denominator > 1n || to.denominator > 1n) &&
      compare(absolute(from), absolute(to)) !== 0,
  )
  const isAcross = high.numerator > 0n
  const gap = subtract(high, low)
  const [far, near] = [absolute(low), absolute(high)]
  const wrongGap = isAcross ? absolute(subtract(far, near)) : add(far, near)
  const working = isAcross
    ? `두 점은 원점의 양쪽에 있으므로 원점까지의 거리를 더해요.\n\n\\[ ${toLatex(far)} + ${toLatex(near)} = ${toLatex(gap)} \\]`
    : `두 점은 모두 원점의 왼쪽에 있으므로 먼 쪽의 거리에서 가까운 쪽의 거리를 빼요.\n\n\\[ ${toLatex(far)} - ${toLatex(near)} = ${toLatex(gap)} \\]`
  return {
    question: `수직선에서 ${texWith(toLatex(low), '과/와')} ${texWith(toLatex(high), '을/를')} 나타내는 두 점 사이의 거리를 구하세요.`,
    right: rightRational(gap),
    slips: [
      wrongRational(
        wrongGap,
        isAcross
          ? '두 점이 원점의 양쪽에 있는데 거리를 뺐어요. 이때는 더해야 해요.'
          : '두 점이 원점의 같은 쪽에 있는데 거리를 더했어요. 이때는 빼야 해요.',
      ),
      wrongRational(negate(gap), '거리에 음의 부호를 붙였어요. 거리는 음수가 될 수 없어요.'),
      wrongRational(far, `${texWith(toLatex(low), '을/를')} 나타내는 점과 원점 사이의 거리만 구했어요.`),
      wrongRational(near, `${texWith(toLatex(high), '을/를')} 나타내는 점과 원점 사이의 거리만 구했어요.`),
      wrongRational(halfOf(gap), '거리를 반으로 나누었어요. 한가운데를 찾는 문제가 아니에요.'),
    ],
    solution: `두 점이 원점에서 얼마나 떨어져 있는지 절댓값으로 구해요.\n\n- ${texWith(`${absoluteLatex(toLatex(low))} = ${toLatex(far)}`, '이에요/예요')}.\n- ${texWith(`${absoluteLatex(toLatex(high))} = ${toLatex(near)}`, '이에요/예요')}.\n\n${working}\n\n따라서 두 점 사이의 거리는 ${texWith(toLatex(gap), '이에요/예요')}.`,
    hints: [
      '두 점이 원점의 같은 쪽에 있는지, 서로 다른 쪽에 있는지 먼저 보세요.',
      '두 수의 절댓값을 각각 구하면 두 점이 원점에서 얼마나 떨어져 있는지 알 수 있어요.',
      '서로 다른 쪽에 있으면 두 절댓값을 더하고, 같은 쪽에 있으면 큰 절댓값에서 작은 절댓값을 빼세요.',
    ],
  }
}

const findMiddleOrGap = makeBothForms({
  id: 'M1U02C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '두 점 사이의 거리',
  draw: withEnoughSlips((random) => (random.pick([true, false]) ? drawMiddle(random) : drawGap(random))),
})

function drawBound(random: SeededRandom): ValueQuestion {
  const bottom = random.pick([1, 2, 3])
  const bound = drawUntil(
    random,
    (draw) => rational(draw.integer(5, bottom === 1 ? 9 : 17), bottom),
    (value) => bottom === 1 || value.denominator !== 1n,
  )
  const isWhole = bound.denominator === 1n
  const holdsEqual = isWhole && random.pick([true, false])
  const floor = Number(bound.numerator / bound.denominator)
  const most = isWhole && !holdsEqual ? floor - 1 : floor
  const words = holdsEqual ? ' 이하인' : '보다 작은'
  const count = 2 * most + 1
  return {
    question: `절댓값이 ${tex(toLatex(bound))}${words} 정수의 개수를 구하세요.`,
    right: rightNumber(count),
    slips: [
      wrongNumber(most, '양의 정수만 세었어요. 음의 정수와 \\(0\\)도 세어야 해요.'),
      wrongNumber(2 * most, '\\(0\\)을 빠뜨렸어요. \\(0\\)의 절댓값은 \\(0\\)이에요.'),
      wrongNumber(most + 1, '음의 정수를 빠뜨렸어요. 원점의 왼쪽도 세어야 해요.'),
      wrongNumber(
        isWhole && !holdsEqual ? count + 2 : count - 2,
        isWhole
          ? `${words === ' 이하인' ? "'이하'는 그 수를 포함해요" : "'보다 작은'은 그 수를 포함하지 않아요"}. 끝에 있는 수를 확인하세요.`
          : '절댓값이 가장 큰 두 정수를 빠뜨렸어요. 분수가 어느 두 정수 사이에 있는지 확인하세요.',
      ),
    ],
    solution: `절댓값이 ${tex(toLatex(bound))}${words} 정수는 원점으로부터의 거리가 ${tex(toLatex(bound))}${words} 정수예요.\n\n- 양의 정수: ${texList(integersFrom(1, most))} (${tex(most)}개)\n- ${tex(0)} (${tex(1)}개)\n- 음의 정수: ${texList(integersFrom(1, most).map((value) => -value))} (${tex(most)}개)\n\n따라서 모두 ${tex(`${most} + 1 + ${most} = ${count}`)}(개)예요.`,
    hints: [
      '절댓값이 어떤 수보다 작다는 것은 원점에서 그만큼보다 가까이 있다는 뜻이에요.',
      '수직선을 그리고, 원점의 오른쪽과 왼쪽에서 조건에 맞는 정수를 각각 찾아보세요.',
      '양의 정수와 음의 정수의 개수는 같아요. 거기에 원점이 나타내는 수도 조건에 맞는지 확인하여 더하세요.',
    ],
  }
}

function drawRing(random: SeededRandom): ValueQuestion {
  const [low, high] = drawUntil(
    random,
    (draw) => [draw.integer(1, 5), draw.integer(4, 10)] as const,
    ([from, to]) => to - from >= 3,
  )
  const includesLow = random.pick([true, false])
  const first = includesLow ? low : low + 1
  const side = high - first
  const lowWords = includesLow ? '이상' : '초과'
  return {
    question: `절댓값이 ${tex(low)} ${lowWords} ${tex(high)} 미만인 정수의 개수를 구하세요.`,
    right: rightNumber(2 * side),
    slips: [
      wrongNumber(side, '양의 정수만 세었어요. 절댓값이 같은 음의 정수도 있어요.'),
      wrongNumber(2 * side + 1, '\\(0\\)까지 세었어요. \\(0\\)의 절댓값은 조건에 맞지 않아요.'),
      wrongNumber(2 * (side + 1), `절댓값이 ${tex(high)}인 수까지 세었어요. 그 수는 들어가지 않아요.`),
      wrongNumber(
        includesLow ? 2 * (side - 1) : 2 * (side + 2),
        includesLow
          ? `절댓값이 ${tex(low)}인 수를 빠뜨렸어요. '이상'은 그 수를 포함해요.`
          : `절댓값이 ${texWith(low, '과/와')} ${tex(high)}인 수까지 세었어요. '초과'와 '미만'은 그 수를 포함하지 않아요.`,
      ),
      wrongNumber(
        2 * high - 1,
        `절댓값이 ${tex(high)}보다 작은 정수를 모두 세었어요. 나머지 조건도 살펴야 해요.`,
      ),
    ],
    solution: `절댓값은 원점까지의 거리예요. 거리가 ${tex(low)} ${lowWords} ${tex(high)} 미만인 정수를 찾아요.\n\n- 오른쪽: ${texList(integersFrom(first, high - 1))} (${tex(side)}개)\n- 왼쪽: ${texList(integersFrom(first, high - 1).map((value) => -value))} (${tex(side)}개)\n\n따라서 모두 ${tex(`${side} + ${side} = ${2 * side}`)}(개)예요.`,
    hints: [
      '절댓값은 수직선에서 원점과 그 수를 나타내는 점 사이의 거리예요.',
      `거리가 ${tex(low)} ${lowWords}이고 ${tex(high)} 미만인 정수를 원점의 오른쪽에서 먼저 모두 찾아보세요.`,
      '오른쪽에서 찾은 수마다 원점의 왼쪽에 짝이 되는 수가 하나씩 있어요. 끝의 수가 들어가는지도 확인하세요.',
    ],
  }
}

const countWithin = makeBothForms({
  id: 'M1U02C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '절댓값 부등식을 만족하는 정수 개수',
  draw: withEnoughSlips((random) => (random.pick([true, false]) ? drawBound(random) : drawRing(random))),
})

const TIMES_WORDS = ['', '', '두 배', '세 배', '네 배'] as const

const traceBack = makeBothForms({
  id: 'M1U02C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '거리 조건 역추적',
  draw: withEnoughSlips((random) => {
    const times = random.pick([1, 1, 2, 3])
    const unit = drawUntil(
      random,
      (draw) => rational(draw.integer(2, 14), draw.pick([1, 2, 2, 3, 5])),
      ({ numerator, denominator }) => numerator <= denominator * 9n && numerator >= denominator,
    )
    const gap = rational(Number(unit.numerator) * (times + 1), Number(unit.denominator))
    const large = rational(Number(unit.numerator) * times, Number(unit.denominator))
    const wantsNegative = random.pick([true, false])
    const size = times === 1 || !wantsNegative ? unit : large
    const answer = wantsNegative ? negate(size) : size
    const other = wantsNegative ? unit : large
    const relation =
      times === 1
        ? '두 수의 절댓값은 같아요'
        : `${tex('a')}의 절댓값은 ${tex('b')}의 절댓값의 ${TIMES_WORDS[times]}예요`
    const target = wantsNegative ? 'a' : 'b'
    return {
      question: `${texWith('a', '은/는')} 음수, ${texWith('b', '은/는')} 양수이고 ${relation}. 수직선에서 ${texWith('a', '과/와')} ${texWith('b', '을/를')} 나타내는 두 점 사이의 거리가 ${tex(toLatex(gap))}일 때, ${tex(target)}의 값을 구하세요.`,
      right: rightRational(answer),
      slips: [
        wrongRational(
          negate(answer),
          `부호를 반대로 썼어요. ${texWith(target, '은/는')} ${wantsNegative ? '음수' : '양수'}예요.`,
        ),
        wrongRational(
          wantsNegative ? negate(gap) : gap,
          '두 점 사이의 거리를 나누지 않고 그대로 절댓값으로 썼어요.',
        ),
        ...(times === 1
          ? [
              wrongRational(
                wantsNegative ? negate(add(gap, gap)) : add(gap, gap),
                '거리를 반으로 나누어야 하는데 두 배를 했어요.',
              ),
              wrongRational(wantsNegative ? gap : negate(gap), '거리를 나누지 않았고 부호도 반대로 썼어요.'),
            ]
          : [
              wrongRational(
                wantsNegative ? negate(other) : other,
                `${texWith('a', '과/와')} ${tex('b')}의 절댓값을 서로 바꾸어 생각했어요.`,
              ),
              wrongRational(
                wantsNegative ? negate(halfOf(gap)) : halfOf(gap),
                '두 수의 절댓값이 같다고 생각하고 거리를 반으로 나누었어요.',
              ),
              wrongRational(
                rational(Number(gap.numerator) * (wantsNegative ? -1 : 1), Number(gap.denominator) * times),
                `거리를 ${texWith(times, '으로/로')} 나누었어요. 거리는 두 절댓값을 더한 것이라는 점을 다시 생각하세요.`,
              ),
            ]),
      ],
      solution: `${texWith('a', '은/는')} 음수, ${texWith('b', '은/는')} 양수이므로 두 점은 원점의 양쪽에 있고, 두 점 사이의 거리는 ${tex('a')}의 절댓값과 ${tex('b')}의 절댓값을 더한 것과 같아요.\n\n1. ${
        times === 1
          ? '두 절댓값이 같으므로 거리는 절댓값의 두 배예요.'
          : `${tex('a')}의 절댓값이 ${tex('b')}의 절댓값의 ${TIMES_WORDS[times]}이므로 거리는 ${tex('b')}의 절댓값의 ${tex(times + 1)}배예요.`
      }\n2. ${tex('b')}의 절댓값은 ${texWith(`${toLatex(gap)} \\div ${times + 1} = ${toLatex(unit)}`, '이에요/예요')}.${times > 1 && wantsNegative ? ` ${tex('a')}의 절댓값은 그 ${TIMES_WORDS[times]}인 ${texWith(toLatex(large), '이에요/예요')}.` : ''}\n3. ${texWith(target, '은/는')} ${wantsNegative ? '음수이므로' : '양수이므로'} ${texWith(`${target} = ${toLatex(answer)}`, '이에요/예요')}.`,
      hints: [
        '두 점이 원점의 같은 쪽에 있는지, 서로 다른 쪽에 있는지 수직선에 그려 보세요.',
        '두 점 사이의 거리는 두 수의 절댓값을 더한 것과 같아요.',
        times === 1
          ? '두 절댓값이 같으므로 거리를 똑같이 둘로 나누세요. 그다음 부호를 정하세요.'
          : `거리는 ${tex('b')}의 절댓값이 몇 개 모인 것과 같은지 생각하여 나누고, 구하는 수의 부호를 정하세요.`,
      ],
    }
  }),
})

export const DISTANCE_TEMPLATES: ItemTemplate[] = [...findMiddleOrGap, ...countWithin, ...traceBack]
