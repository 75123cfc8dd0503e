import { askChoice, askJudgement, type JudgeQuestion, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'

const conceptId = 'M1U02C02'
const DISTANCE_HINT = '절댓값은 수직선에서 원점과 그 수를 나타내는 점 사이의 거리예요.'

const FIXED: readonly JudgeQuestion[] = [
  {
    statement: '음수의 절댓값은 음수이다.',
    isTrue: false,
    mistakeText: '절댓값은 거리이므로 음수가 될 수 없어요. 음수의 절댓값은 양수예요.',
    solution: '절댓값은 원점까지의 거리예요. 예를 들어 \\(|-3| = 3\\)처럼 음수의 절댓값은 양수예요.',
    hints: [
      DISTANCE_HINT,
      '거리가 음수가 될 수 있나요?',
      '수직선에서 \\(-3\\)을 나타내는 점이 원점에서 몇 칸 떨어져 있는지 세어 보세요.',
    ],
  },
  {
    statement: '절댓값이 가장 작은 수는 \\(0\\)이다.',
    isTrue: true,
    mistakeText: '원점에서 원점까지의 거리인 \\(0\\)보다 작은 거리는 없어요.',
    solution:
      '\\(0\\)의 절댓값은 \\(0\\)이고, \\(0\\)이 아닌 수의 절댓값은 모두 \\(0\\)보다 커요. 그래서 절댓값이 가장 작은 수는 \\(0\\)이에요.',
    hints: [
      DISTANCE_HINT,
      '원점에 가까울수록 절댓값은 작아져요.',
      '원점 자신을 나타내는 수와 그 수의 절댓값을 생각해 보세요.',
    ],
  },
  {
    statement: '절댓값이 같은 두 수는 서로 같은 수이다.',
    isTrue: false,
    mistakeText: '원점에서 같은 거리에 있는 점은 왼쪽과 오른쪽에 하나씩 있어요.',
    solution: '\\(-4\\)와 \\(4\\)는 절댓값이 모두 \\(4\\)이지만 서로 다른 수예요.',
    hints: [
      DISTANCE_HINT,
      '원점에서 같은 거리에 있는 점은 한쪽에만 있을까요?',
      '원점에서 오른쪽으로 네 칸, 왼쪽으로 네 칸 간 점이 나타내는 두 수를 비교해 보세요.',
    ],
  },
  {
    statement: '수직선에서 오른쪽에 있는 점이 나타내는 수일수록 절댓값이 크다.',
    isTrue: false,
    mistakeText: '절댓값은 오른쪽으로 갈수록이 아니라 원점에서 멀어질수록 커져요.',
    solution:
      '절댓값은 원점에서 멀수록 커요. 예를 들어 \\(1\\)은 \\(-5\\)보다 오른쪽에 있지만 \\(1\\)의 절댓값은 \\(1\\), \\(-5\\)의 절댓값은 \\(5\\)예요.',
    hints: [
      DISTANCE_HINT,
      '원점의 왼쪽에 있는 점들은 어떨까요?',
      '\\(-5\\)와 \\(1\\)을 수직선에 나타내고, 어느 쪽이 오른쪽에 있고 어느 쪽이 원점에서 먼지 보세요.',
    ],
  },
  {
    statement: '수직선에서 원점으로부터 멀리 떨어진 점이 나타내는 수일수록 절댓값이 크다.',
    isTrue: true,
    mistakeText: '절댓값은 원점까지의 거리이므로 원점에서 멀수록 커져요.',
    solution:
      '절댓값은 원점까지의 거리예요. 원점에서 멀리 떨어질수록 거리가 커지므로 절댓값도 커져요. 왼쪽이든 오른쪽이든 마찬가지예요.',
    hints: [
      DISTANCE_HINT,
      '원점의 오른쪽과 왼쪽에서 점을 하나씩 골라 거리를 비교해 보세요.',
      '\\(2\\)와 \\(-5\\)를 수직선에 나타내고, 원점에서 더 먼 점의 절댓값이 더 큰지 확인해 보세요.',
    ],
  },
]

function drawNumeric(random: SeededRandom): JudgeQuestion {
  const size = random.integer(2, 15)
  const isNegative = random.pick([true, false])
  const value = isNegative ? -size : size
  const isTrue = random.pick([true, false])
  return {
    statement: `${tex(value)}의 절댓값은 ${tex(isTrue ? size : -size)}이다.`,
    isTrue,
    mistakeText: isTrue
      ? '절댓값은 원점까지의 거리이므로 부호를 뗀 수예요.'
      : '절댓값은 거리라서 음수가 될 수 없어요. 부호를 바꾸는 것이 아니라 거리를 구하는 것이에요.',
    solution: `수직선에서 ${texWith(value, '을/를')} 나타내는 점은 원점에서 ${isNegative ? '왼쪽' : '오른쪽'}으로 ${tex(size)}만큼 떨어져 있어요. 거리가 ${texWith(size, '이므로/므로')} 절댓값은 ${texWith(size, '이에요/예요')}.`,
    hints: [
      DISTANCE_HINT,
      '원점에서 그 점까지 몇 칸인지 세어 보세요. 방향은 생각하지 않아요.',
      '거리는 음수가 될 수 없어요. 설명에 적힌 절댓값이 거리로 알맞은지 보세요.',
    ],
  }
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

function drawFarthest(random: SeededRandom): GeneratedItem {
  const wantsLargest = random.pick([true, true, false])
  const places = drawUntil(
    random,
    (draw) => draw.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 5).sort((a, b) => a - b),
    (drawn) => {
      const sizes = drawn.map(Math.abs)
      const [first = 0, last = 0] = [Math.max(...sizes), Math.min(...sizes)]
      const ends =
        sizes.filter((size) => size === first).length + sizes.filter((size) => size === last).length
      // The largest or smallest number itself must be a trap.
      const trap = wantsLargest ? drawn.at(-1) : drawn[0]
      const target = wantsLargest ? first : last
      return (
        ends === 2 &&
        Math.abs(trap ?? 0) !== target &&
        drawn.some((place) => place > 0) &&
        drawn.some((place) => place < 0)
      )
    },
  )
  const labels = random.shuffle([...LETTERS].slice(0, places.length))
  const points = places.map((at, index) => ({ at, label: labels[index] ?? '' }))
  const sizes = places.map(Math.abs)
  const target = wantsLargest ? Math.max(...sizes) : Math.min(...sizes)
  const [right] = points.filter(({ at }) => Math.abs(at) === target)
  if (!right) throw new RangeError('one point is farthest')
  const kind = wantsLargest ? '큰' : '작은'
  return askChoice(random, {
    question: `수직선 위의 다섯 점 A, B, C, D, E가 나타내는 수 중 절댓값이 가장 ${kind} 것은 어느 점이 나타내는 수인가요?`,
    right: optionAnswer(`점 ${right.label}`),
    slips: points
      .filter((point) => point !== right)
      .map(({ at, label }) => ({
        ...optionAnswer(`점 ${label}`),
        mistakeText: sayFarthest(at, wantsLargest, at === (wantsLargest ? places.at(-1) : places[0])),
      })),
    solution: `절댓값은 원점까지의 거리예요. 각 점이 나타내는 수와 원점까지의 거리를 적어 봐요.\n\n${points.map(({ at, label }) => `- 점 ${label}: ${tex(at)}, 거리 ${tex(Math.abs(at))}`).join('\n')}\n\n원점에서 가장 ${wantsLargest ? '먼' : '가까운'} 점은 점 ${right.label}예요.`,
    hints: [
      '절댓값은 원점까지의 거리예요. 수의 크기와는 달라요.',
      `원점에서 왼쪽으로 간 점과 오른쪽으로 간 점을 모두 살펴보세요. 가장 ${wantsLargest ? '먼' : '가까운'} 점을 찾으면 돼요.`,
      '점마다 원점에서 몇 칸 떨어져 있는지 적고 비교해 보세요.',
    ],
    figures: [
      {
        kind: 'number-line',
        alt: `수직선 위에 왼쪽부터 차례로 ${points.map(({ at, label }) => `점 ${label}는 ${at}`).join(', ')}에 있는 그림`,
        from: -6,
        to: 6,
        points,
      },
    ],
  })
}

function sayFarthest(at: number, wantsLargest: boolean, isOutermost: boolean): string {
  if (isOutermost)
    return wantsLargest
      ? '가장 오른쪽에 있는 점을 골랐어요. 왼쪽의 점도 원점에서 멀면 절댓값이 커요.'
      : '가장 왼쪽에 있는 점을 골랐어요. 원점에 가장 가까운 점을 찾아야 해요.'
  const side = at < 0 ? '왼쪽' : '오른쪽'
  return `원점에서 ${side}으로 ${tex(Math.abs(at))}만큼 떨어져 있어요. 원점에서 더 ${wantsLargest ? '먼' : '가까운'} 점이 있는지 보세요.`
}

export const IDEA_TEMPLATES: ItemTemplate[] = [
  {
    id: 'M1U02C02L0A1',
    conceptId,
    difficultyLevel: 0,
    name: '절댓값의 뜻 O/X',
    generate: (random) => askJudgement(random.pick([true, false]) ? random.pick(FIXED) : drawNumeric(random)),
  },
  { id: 'M1U02C02L0A2', conceptId, difficultyLevel: 0, name: '원점까지의 거리', generate: drawFarthest },
]
