import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { graphFigure, type Moment } from './journey.ts'

const conceptId = 'M1U05C03'

interface Race {
  /** How far both go, in metres. */
  far: number
  slowEnd: number
  start: number
  fastEnd: number
  slow: number
  fast: number
  meet: number
}

/** One sets out first, the other later and faster, on the same way. */
function drawRace(random: SeededRandom): Race {
  return drawUntil(
    random,
    (draw) => {
      const far = draw.pick([1200, 1600, 2400, 3000, 3600])
      const [slowEnd, start] = [5 * draw.integer(5, 12), 5 * draw.integer(1, 6)]
      const fastEnd = start + 5 * draw.integer(2, 8)
      const [slow, fast] = [far / slowEnd, far / (fastEnd - start)]
      return { far, slowEnd, start, fastEnd, slow, fast, meet: (fast * start) / (fast - slow) }
    },
    ({ slowEnd, start, fastEnd, slow, fast, meet }) =>
      [slow, fast, meet].every(Number.isInteger) &&
      slow >= 30 &&
      fast <= 300 &&
      fastEnd < slowEnd &&
      meet > start &&
      meet < fastEnd &&
      meet % 5 !== 0,
  )
}

const compareTwo = makeBothForms({
  id: 'M1U05C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 그래프 비교',
  draw: withEnoughSlips((random) => {
    const race = drawRace(random)
    const { far, slowEnd, start, fastEnd, slow, fast, meet } = race
    const asksMeeting = random.pick([true, false])
    const time = drawUntil(
      random,
      (draw) => draw.integer(start + 2, fastEnd - 1),
      (at) => at !== meet && at % 5 !== 0,
    )
    const gap = slow * time - fast * (time - start)
    const lead = `동생은 걸어서, 형은 자전거를 타고 집에서 ${tex(far)} m 떨어진 공원까지 같은 길을 가요. 다음은 동생이 출발한 지 ${tex('x')}분 후 집에서부터의 거리 ${tex('y')} m를 나타낸 그래프예요.`
    const speeds = `1. 동생은 ${tex(slowEnd)}분 동안 ${tex(far)} m를 갔으므로 분속 ${tex(`${far} \\div ${slowEnd} = ${slow}`)} m예요. 동생의 거리는 ${tex(`${slow}x`)} m예요.`
    const faster = `2. 형은 ${tex(start)}분에 출발하여 ${tex(fastEnd)}분에 도착했으므로 분속 ${tex(`${far} \\div ${fastEnd - start} = ${fast}`)} m예요. 형의 거리는 ${tex(`${fast}(x - ${start})`)} m예요.`
    const common = {
      figures: [
        graphFigure(
          { xName: '시간(분)', yName: '거리(m)' },
          { xTo: slowEnd, xStep: 5, yTo: far, yStep: far % 400 === 0 ? 400 : 300 },
          [
            {
              label: '동생',
              moments: [
                [0, 0],
                [slowEnd, far],
              ] satisfies Moment[],
            },
            {
              label: '형',
              moments: [
                [start, 0],
                [fastEnd, far],
              ] satisfies Moment[],
            },
          ],
        ),
      ],
    }
    if (asksMeeting) {
      return {
        ...common,
        question: `${lead} 형이 동생을 따라잡는 것은 동생이 출발한 지 몇 분 후인지 구하세요.`,
        right: rightNumber(meet),
        slips: naturalSlips([
          [meet - start, '형이 출발한 때부터 잰 시간이에요. 동생이 출발한 때부터 재야 해요.'],
          [slow * meet, '두 사람이 만나는 곳까지의 거리를 답했어요.'],
          [5 * Math.round(meet / 5), '눈금에 가까운 값으로 어림하여 읽었어요. 식을 세워 정확히 구해야 해요.'],
          [5 * Math.floor(meet / 5), '눈금에 가까운 값으로 어림하여 읽었어요. 식을 세워 정확히 구해야 해요.'],
          [
            (slow * start) / (fast - slow) + start + start,
            '형이 출발할 때의 거리 차를 구한 다음 출발 시각을 두 번 더했어요.',
          ],
          [fastEnd, '형이 공원에 도착한 시각을 답했어요.'],
          [slowEnd - fastEnd, '두 사람이 공원에 도착한 시각의 차를 답했어요.'],
        ]),
        solution: `${speeds}\n${faster}\n3. 따라잡을 때 두 거리가 같으므로 ${texWith(`${slow}x = ${fast}(x - ${start})`, '이에요/예요')}.\n4. 정리하면 ${tex(`${fast - slow}x = ${fast * start}`)}이므로 ${texWith(`x = ${meet}`, '이에요/예요')}. 따라서 ${tex(meet)}분 후예요.`,
        hints: [
          '따라잡는 순간 두 사람은 집에서 같은 거리에 있어요. 그래프에서는 어떤 점인가요?',
          `만나는 점이 눈금 위에 있지 않아요. 두 사람의 속력을 그래프에서 구하여 거리를 ${texWith('x', '을/를')} 사용한 식으로 나타내세요.`,
          `동생의 거리는 ${tex(`${slow}x`)} m, 형은 ${tex(start)}분 늦게 출발했으므로 ${tex(`${fast}(x - ${start})`)} m예요. 두 식이 같다는 방정식을 푸세요.`,
        ],
      }
    }
    return {
      ...common,
      question: `${lead} 동생이 출발한 지 ${tex(time)}분 후 두 사람 사이의 거리는 몇 m인지 구하세요.`,
      right: rightNumber(Math.abs(gap)),
      slips: naturalSlips([
        [Math.abs(slow * time - fast * time), '형도 동생과 함께 출발한 것으로 계산했어요.'],
        [slow * time, '동생의 거리를 답했어요.'],
        [fast * (time - start), '형의 거리를 답했어요.'],
        [slow * time + fast * (time - start), '두 거리의 차를 구해야 하는데 더했어요.'],
        [slow * start, '형이 출발할 때 두 사람 사이의 거리를 답했어요.'],
      ]),
      solution: `${speeds}\n${faster}\n3. ${tex(time)}분 후 동생의 거리는 ${tex(`${slow} \\times ${time} = ${slow * time}`)}(m), 형의 거리는 ${tex(`${fast} \\times ${time - start} = ${fast * (time - start)}`)}(m)예요.\n4. 두 거리의 차는 ${tex(Math.abs(gap))} m예요.`,
      hints: [
        '그 시각의 눈금이 없으므로 그래프만 보고는 정확히 읽을 수 없어요. 두 사람의 속력을 먼저 구해 보세요.',
        '속력은 전체 거리를 걸린 시간으로 나눈 값이에요. 형은 늦게 출발했다는 것도 생각하세요.',
        `동생은 분속 ${tex(slow)} m로 ${tex(time)}분, 형은 분속 ${tex(fast)} m로 ${tex(time - start)}분 움직였어요. 두 거리의 차를 구하세요.`,
      ],
    }
  }),
})

interface Outing {
  moments: Moment[]
  far: number
  first: number
  leave: number
  home: number
}

function drawOuting(random: SeededRandom): Outing {
  return drawUntil(
    random,
    (draw) => {
      const far = 200 * draw.integer(3, 8)
      const first = 10 * draw.integer(1, 3)
      const leave = first + 10 * draw.integer(1, 3)
      const home = leave + 10 * draw.integer(1, 3)
      const moments: Moment[] = [
        [0, 0],
        [first, far],
        [leave, far],
        [home, 0],
      ]
      return { moments, far, first, leave, home }
    },
    ({ far, first, leave, home }) =>
      first !== home - leave &&
      Number.isInteger(far / first) &&
      Number.isInteger(far / (home - leave)) &&
      new Set([first, leave - first, home - leave]).size >= 2,
  )
}

function drawOutingStatements({ far, first, leave, home }: Outing): TrueFalseStatement[] {
  const [out, back, rest] = [far / first, far / (home - leave), leave - first]
  const mistakeText = '그래프에서 그 구간의 시간과 거리를 다시 읽고 계산해 보세요.'
  return [
    {
      topic: 'rest',
      isTrue: true,
      text: `도서관에 머문 시간은 ${tex(rest)}분이다.`,
      because: `그래프가 가로축과 평행한 구간은 ${tex(first)}분부터 ${tex(leave)}분까지이므로 ${tex(rest)}분 동안 머물렀어요.`,
      mistakeText: '가로축과 평행한 구간이 머문 구간이라는 것을 놓쳤어요.',
    },
    {
      topic: 'rest',
      isTrue: false,
      text: `도서관에 머문 시간은 ${tex(leave)}분이다.`,
      because: `머문 시간은 ${tex(first)}분부터 ${tex(leave)}분까지이므로 ${tex(rest)}분이에요.`,
      mistakeText: '도서관을 떠난 시각을 머문 시간으로 생각했어요.',
    },
    {
      topic: 'total',
      isTrue: true,
      text: `움직인 거리는 모두 ${tex(2 * far)} m이다.`,
      because: `도서관까지 ${tex(far)} m를 갔다가 같은 거리를 돌아왔으므로 모두 ${tex(2 * far)} m예요.`,
      mistakeText: '돌아온 거리도 움직인 거리라는 것을 놓쳤어요.',
    },
    {
      topic: 'total',
      isTrue: false,
      text: '집에 돌아왔으므로 움직인 거리는 모두 \\(0\\) m이다.',
      because: `그래프의 마지막 값 ${texWith(0, '은/는')} 집에서부터의 거리예요. 움직인 거리는 ${tex(2 * far)} m예요.`,
      mistakeText: '집에서부터의 거리와 움직인 거리를 헷갈렸어요.',
    },
    {
      topic: 'speed',
      isTrue: true,
      text: `도서관에 갈 때의 속력은 분속 ${tex(out)} m이다.`,
      because: `${tex(first)}분 동안 ${tex(far)} m를 갔으므로 분속 ${tex(out)} m예요.`,
      mistakeText,
    },
    {
      topic: 'speed',
      isTrue: false,
      text: `도서관에 갈 때의 속력은 분속 ${tex(back)} m이다.`,
      because: `${tex(first)}분 동안 ${tex(far)} m를 갔으므로 분속 ${tex(out)} m예요.`,
      mistakeText: '돌아올 때의 속력과 바꾸어 읽었어요.',
    },
    {
      topic: 'faster',
      isTrue: back > out,
      text: '집에 돌아올 때의 속력이 도서관에 갈 때의 속력보다 빠르다.',
      because: `같은 거리를 갈 때는 ${tex(first)}분, 돌아올 때는 ${tex(home - leave)}분 걸렸어요.`,
      mistakeText: '같은 거리를 가는 데 걸린 시간이 짧을수록 빨라요.',
    },
    {
      topic: 'away',
      isTrue: true,
      text: `집을 나가 있던 시간은 모두 ${tex(home)}분이다.`,
      because: `거리가 다시 ${texWith(0, '이/가')} 되는 것은 ${tex(home)}분일 때예요.`,
      mistakeText,
    },
    {
      topic: 'away',
      isTrue: false,
      text: `집에 돌아오는 데 걸린 시간은 ${tex(home)}분이다.`,
      because: `${tex(leave)}분에 도서관을 떠나 ${tex(home)}분에 집에 왔으므로 ${tex(home - leave)}분 걸렸어요.`,
      mistakeText: '처음 집을 나선 때부터 잰 시간을 돌아오는 데 걸린 시간으로 생각했어요.',
    },
  ]
}

const judgeStatements: ItemTemplate = {
  id: 'M1U05C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '그래프 해석 진술',
  generate: (random) => {
    const outing = drawOuting(random)
    const item = askStatements({
      lead: `다음은 수아가 집에서 도서관에 갔다가 돌아올 때, 집에서 출발한 지 ${tex('x')}분 후 집에서부터의 거리 ${tex('y')} m를 나타낸 그래프예요. 다음 **보기** 중 옳은 것을 모두 고르세요. (집과 도서관 사이의 길은 곧아요.)`,
      statements: drawMixedStatements(random, drawOutingStatements(outing)),
      hints: [
        '그래프를 올라가는 구간, 가로축과 평행한 구간, 내려가는 구간으로 나누어 보세요.',
        '구간마다 걸린 시간과 변한 거리를 읽으세요. 걸린 시간은 끝나는 시각에서 시작하는 시각을 뺀 값이에요.',
        '속력은 거리를 시간으로 나눈 값이에요. 보기마다 필요한 값을 읽고 계산하여 비교해 보세요.',
      ],
    })
    const { moments, far, home } = outing
    const yTo = Math.ceil(far / 400) * 400
    return {
      ...item,
      figures: [
        graphFigure({ xName: '시간(분)', yName: '거리(m)' }, { xTo: home, xStep: 10, yTo, yStep: 200 }, [
          { moments },
        ]),
      ],
    }
  },
}

export const COMPARING_TEMPLATES: ItemTemplate[] = [...compareTwo, judgeStatements]
