import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawMoments, graphFigure, type Moment, STORIES, valueAt } from './journey.ts'

const conceptId = 'M1U05C03'

const PLANS = [
  ['up', 'rest', 'up'],
  ['up', 'rest', 'down'],
  ['up', 'up', 'rest'],
] as const

const SCALE = { xStep: 5, yStep: 100, yTo: 800 }

function endOf(moments: readonly Moment[], step: number): number {
  return Math.ceil((moments.at(-1)?.[0] ?? step) / step) * step
}

const readValue = makeBothForms({
  id: 'M1U05C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '값 읽기',
  draw: withEnoughSlips((random) => {
    const story = random.pick(STORIES)
    const scale = story.unit === 'L' ? { xStep: 2, yStep: 5, yTo: 40 } : SCALE
    const { moments, time, asksTime } = drawUntil(
      random,
      (draw) => {
        const drawn = drawMoments(draw, draw.pick(PLANS), scale)
        const at = scale.xStep * draw.integer(1, (drawn.at(-1)?.[0] ?? 0) / scale.xStep - 1)
        return { moments: drawn, time: at, asksTime: draw.pick([true, false]) }
      },
      (drawn) => {
        const value = valueAt(drawn.moments, drawn.time)
        const reached = drawn.moments.filter(([, v], index) => index > 0 && v >= value)
        return (
          value % scale.yStep === 0 &&
          value > 0 &&
          value !== drawn.time &&
          drawn.moments.every(
            ([, v], index) => index === 0 || v !== drawn.moments[index - 1]?.[1] || v !== value,
          ) &&
          (!drawn.asksTime || isReachedOnce(drawn.moments, value)) &&
          reached.length > 0
        )
      },
    )
    const value = valueAt(moments, time)
    const [answer, given] = asksTime ? [time, value] : [value, time]
    const target = asksTime
      ? `${attachParticle(story.value, '이/가')} ${tex(value)} ${story.unit}가 되는 것은 몇 분 후인지 구하세요.`
      : `${tex(time)}분 후 ${attachParticle(story.value, '은/는')} 몇 ${story.unit}인지 구하세요.`
    const step = asksTime ? scale.xStep : scale.yStep
    return {
      question: `${story.lead} ${target}`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(answer + step, '눈금을 한 칸 더 가서 읽었어요.'),
        wrongNumber(answer - step, '눈금을 한 칸 덜 가서 읽었어요.'),
        wrongNumber(given, '가로축의 값과 세로축의 값을 바꾸어 읽었어요.', 'M1U05C01'),
        wrongNumber(
          asksTime ? endOf(moments, scale.xStep) : (moments.at(-1)?.[1] ?? 0),
          '그래프의 마지막 점을 읽었어요.',
        ),
        wrongNumber(
          asksTime ? (moments[1]?.[0] ?? 0) : Math.max(...moments.map(([, v]) => v)),
          asksTime ? '그래프가 처음 꺾이는 점을 읽었어요.' : '그래프에서 가장 높은 값을 읽었어요.',
        ),
        wrongNumber(answer + 2 * step, '눈금의 간격을 잘못 세었어요.'),
      ].filter(({ key }) => Number(key) > 0),
      solution: asksTime
        ? `세로축에서 ${texWith(value, '을/를')} 찾아 가로로 가면 그래프와 만나요. 만나는 점에서 아래로 내려와 가로축의 값을 읽으면 ${texWith(time, '이에요/예요')}. 따라서 ${tex(time)}분 후예요.`
        : `가로축에서 ${texWith(time, '을/를')} 찾아 위로 올라가면 그래프와 만나요. 만나는 점에서 왼쪽으로 가서 세로축의 값을 읽으면 ${texWith(value, '이에요/예요')}. 따라서 ${tex(value)} ${story.unit}예요.`,
      hints: [
        '가로축과 세로축이 각각 무엇을 나타내는지, 눈금 한 칸이 얼마인지 먼저 확인하세요.',
        asksTime
          ? `세로축에서 ${texWith(value, '을/를')} 찾아 가로로 따라가 보세요.`
          : `가로축에서 ${texWith(time, '을/를')} 찾아 위로 따라가 보세요.`,
        asksTime
          ? '그래프와 만나는 점에서 아래로 내려와 가로축의 눈금을 읽으세요.'
          : '그래프와 만나는 점에서 왼쪽으로 가서 세로축의 눈금을 읽으세요.',
      ],
      figures: [graphFigure(story, { ...scale, xTo: endOf(moments, scale.xStep) }, [{ moments }])],
    }
  }),
})

/** Whether the graph has the value at one time only. */
function isReachedOnce(moments: readonly Moment[], value: number): boolean {
  const crossings = moments.slice(1).filter(([, v], index) => {
    const before = moments[index]?.[1] ?? 0
    return (before < value && v >= value) || (before > value && v <= value)
  })
  const leaves = moments.slice(1).some(([, v], index) => {
    const before = moments[index]?.[1] ?? 0
    return before === value && v === value
  })
  return crossings.length === 1 && !leaves
}

const TRIPS = [
  { who: '민지', goal: '도서관' },
  { who: '서준이', goal: '공원' },
  { who: '하윤이', goal: '할머니 댁' },
] as const

interface Trip {
  moments: Moment[]
  rests: number[]
}

/** Whether every speed is a walking speed: 40 m to 100 m a minute wherever the distance changes. */
function isWalked(moments: readonly Moment[]): boolean {
  return moments.slice(1).every(([time, value], index) => {
    const [before, from] = moments[index] ?? [0, 0]
    const speed = Math.abs(value - from) / (time - before)
    return speed === 0 || (speed >= 40 && speed <= 100)
  })
}

/** Out with two rests, then all the way home. */
function drawTrip(random: SeededRandom): Trip {
  return drawUntil(
    random,
    (draw) => {
      const moments = drawMoments(draw, ['up', 'rest', 'up', 'rest'], { xStep: 10, yStep: 200, yTo: 1600 })
      const [time, value] = moments.at(-1) ?? [0, 0]
      const home: Moment = [time + 10 * draw.integer(1, 3), 0]
      const rests = [1, 3].map((at) => (moments[at + 1]?.[0] ?? 0) - (moments[at]?.[0] ?? 0))
      return { moments: [...moments, home], rests, value }
    },
    ({ moments, rests, value }) => {
      const times = moments.map(([time]) => time)
      const total = rests.reduce((sum, rest) => sum + rest, 0)
      return (
        value >= 800 &&
        isWalked(moments) &&
        new Set([...times.slice(1), total, ...rests]).size >= times.length + 1 &&
        (times.at(-1) ?? 0) <= 120
      )
    },
  )
}

const restsAndReturns = makeBothForms({
  id: 'M1U05C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '머문 시간과 구간',
  draw: withEnoughSlips((random) => {
    const { who, goal } = random.pick(TRIPS)
    const { moments, rests } = drawTrip(random)
    const [, first, afterFirst, second, afterSecond, home] = moments.map(([time]) => time)
    const [shortRest = 0, goalRest = 0] = rests
    const total = shortRest + goalRest
    const [end = 0, start = 0, arrive = 0, leave = 0] = [home, afterFirst, second, afterSecond]
    const kinds = [
      {
        asked: '움직이지 않고 머문 시간은 모두 몇 분인지 구하세요.',
        answer: total,
        slips: [
          [
            goalRest,
            goalRest === shortRest
              ? '한 곳에서 머문 시간만 구했어요. 두 곳에서 머문 시간을 더해야 해요.'
              : `${goal}에서 머문 시간만 구했어요. 가는 도중에 쉰 시간도 더해야 해요.`,
          ],
          [shortRest, '가는 도중에 쉰 시간만 구했어요.'],
          [leave, '마지막으로 머물기를 끝낸 시각을 답했어요. 머문 시간은 구간의 길이예요.'],
          [end - total, '움직인 시간을 구했어요.'],
          [end, '집에 돌아올 때까지 걸린 시간 전체를 답했어요.'],
        ],
        solution: `그래프가 가로축과 평행한 구간에서는 시간이 지나도 거리가 변하지 않아요. 곧 머문 구간이에요.\n\n1. 첫째 구간은 ${tex(first ?? 0)}분부터 ${tex(start)}분까지이므로 ${tex(shortRest)}분이에요.\n2. 둘째 구간은 ${tex(arrive)}분부터 ${tex(leave)}분까지이므로 ${tex(goalRest)}분이에요.\n3. 모두 더하면 ${tex(`${shortRest} + ${goalRest} = ${total}`)}이므로 ${tex(total)}분이에요.`,
        hints: [
          '머무는 동안에는 집에서부터의 거리가 어떻게 되나요?',
          '그래프가 가로축과 평행한 구간을 모두 찾으세요. 한 곳이 아닐 수 있어요.',
          '찾은 구간마다 끝나는 시각에서 시작하는 시각을 빼고, 그 시간을 모두 더하세요.',
        ] as [string, string, string],
      },
      {
        asked: `${goal}에서 출발하여 집에 돌아오는 데 걸린 시간은 몇 분인지 구하세요.`,
        answer: end - leave,
        slips: [
          [end, '집을 처음 나선 때부터 잰 시간이에요. 출발한 시각을 빼야 해요.'],
          [end - arrive, `${goal}에서 머문 시간까지 더했어요.`],
          [leave, `${goal}에서 출발한 시각을 답했어요.`],
          [arrive, `${goal}까지 가는 데 걸린 시간을 답했어요.`],
          [goalRest, `${goal}에서 머문 시간을 답했어요.`],
        ],
        solution: `집에 돌아오는 동안에는 집에서부터의 거리가 줄어들어요.\n\n1. 그래프가 내려가기 시작하는 것은 ${tex(leave)}분, 거리가 ${texWith(0, '이/가')} 되는 것은 ${tex(end)}분이에요.\n2. 따라서 걸린 시간은 ${tex(`${end} - ${leave} = ${end - leave}`)}이므로 ${tex(end - leave)}분이에요.`,
        hints: [
          '집으로 돌아오는 동안에는 집에서부터의 거리가 어떻게 변하나요?',
          '그래프가 오른쪽 아래로 내려가는 구간을 찾으세요.',
          '그 구간이 끝나는 시각에서 시작하는 시각을 빼세요.',
        ] as [string, string, string],
      },
    ] as const
    const kind = random.pick(kinds)
    return {
      question: `다음은 ${attachParticle(who, '이/가')} 집에서 ${goal}까지 갔다가 돌아올 때, 집에서 출발한 지 ${tex('x')}분 후 집에서부터의 거리 ${tex('y')} m를 나타낸 그래프예요. 가는 도중에 한 번 쉬었고 ${goal}에서도 머물렀어요. ${attachParticle(who, '이/가')} ${kind.asked}`,
      right: rightNumber(kind.answer),
      slips: kind.slips.map(([value, mistakeText]) => wrongNumber(value, mistakeText)),
      solution: kind.solution,
      hints: kind.hints,
      figures: [
        graphFigure(
          { xName: '시간(분)', yName: '거리(m)' },
          { xTo: Math.ceil(end / 10) * 10, xStep: 10, yTo: 1600, yStep: 200 },
          [{ moments }],
        ),
      ],
    }
  }),
})

export const READING_TEMPLATES: ItemTemplate[] = [...readValue, ...restsAndReturns]
