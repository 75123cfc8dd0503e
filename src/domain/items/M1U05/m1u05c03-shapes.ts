import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, askJudgement } from '../asking/ask-value.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askMarked } from './ask-marked.ts'
import type { Moment } from './journey.ts'

const conceptId = 'M1U05C03'
const MARKS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'] as const

interface Shape {
  moments: readonly Moment[]
  /** The shape in words, for the text alternative and the mistakes. */
  told: string
}

const SHAPES = {
  upRestUp: {
    moments: [
      [0, 0],
      [4, 5],
      [6, 5],
      [10, 10],
    ],
    told: '올라가다가 가로축과 평행하다가 다시 올라간다',
  },
  upRestDown: {
    moments: [
      [0, 0],
      [4, 9],
      [6, 9],
      [10, 0],
    ],
    told: '올라가다가 가로축과 평행하다가 가로축까지 내려간다',
  },
  upDown: {
    moments: [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
    told: '올라가다가 곧바로 가로축까지 내려간다',
  },
  slowFast: {
    moments: [
      [0, 0],
      [6, 3],
      [10, 10],
    ],
    told: '완만하게 올라가다가 가파르게 올라간다',
  },
  fastSlow: {
    moments: [
      [0, 0],
      [4, 7],
      [10, 10],
    ],
    told: '가파르게 올라가다가 완만하게 올라간다',
  },
  downRest: {
    moments: [
      [0, 10],
      [6, 3],
      [10, 3],
    ],
    told: '내려가다가 가로축과 평행하다',
  },
} as const satisfies Record<string, Shape>

type ShapeName = keyof typeof SHAPES

interface Situation {
  text: string
  value: string
  shape: ShapeName
  /** What each stretch of the situation does to the value. */
  because: string
}

const SITUATIONS: readonly Situation[] = [
  {
    text: '집에서 출발하여 일정한 속력으로 걷다가 벤치에 앉아 쉰 다음, 집에서 멀어지는 쪽으로 다시 일정한 속력으로 걸었다.',
    value: '거리',
    shape: 'upRestUp',
    because:
      '걷는 동안에는 집에서부터의 거리가 늘어나고, 쉬는 동안에는 변하지 않고, 다시 걸으면 또 늘어나요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 도서관에 가서 책을 읽은 다음, 일정한 속력으로 집에 돌아왔다.',
    value: '거리',
    shape: 'upRestDown',
    because:
      '도서관에 가는 동안에는 거리가 늘어나고, 책을 읽는 동안에는 변하지 않고, 돌아오는 동안에는 줄어들어요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 공원까지 달린 다음, 쉬지 않고 바로 일정한 속력으로 집에 돌아왔다.',
    value: '거리',
    shape: 'upDown',
    because: '가는 동안에는 거리가 늘어나고, 쉬지 않았으므로 바로 줄어들기 시작해요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 천천히 걷다가, 약속에 늦을 것 같아 일정한 속력으로 달려갔다.',
    value: '거리',
    shape: 'slowFast',
    because: '걸을 때보다 달릴 때 같은 시간 동안 거리가 더 많이 늘어나므로 나중에 더 가팔라져요.',
  },
  {
    text: '빈 물통에 물을 세게 일정하게 넣다가, 수도꼭지를 조금 잠가 약하게 일정하게 넣었다.',
    value: '물의 양',
    shape: 'fastSlow',
    because: '세게 넣을 때 같은 시간 동안 물의 양이 더 많이 늘어나므로 처음이 더 가팔라요.',
  },
  {
    text: '물이 가득 찬 물통에서 물을 일정하게 빼다가, 물이 남아 있을 때 마개를 막았다.',
    value: '물의 양',
    shape: 'downRest',
    because: '물을 빼는 동안에는 물의 양이 줄어들고, 마개를 막은 뒤에는 변하지 않아요.',
  },
]

function panelFigure(names: readonly ShapeName[], yName: string): Figure {
  const told = names.map((name, index) => `${MARKS[index]}: ${SHAPES[name].told}`)
  return {
    kind: 'graph-panels',
    alt: `시간에 따른 ${attachParticle(yName, '을/를')} 나타낸 네 그래프. ${told.join('. ')}.`,
    xName: '시간',
    yName,
    panels: names.map((name, index) => ({
      label: MARKS[index] ?? '',
      through: SHAPES[name].moments.map(([x, y]) => [x, y]),
    })),
  }
}

const chooseGraph: ItemTemplate = {
  id: 'M1U05C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '상황에 맞는 그래프',
  generate: (random) => {
    const situation = random.pick(SITUATIONS)
    const others = (Object.keys(SHAPES) as ShapeName[]).filter((name) => name !== situation.shape)
    const names = random.shuffle([situation.shape, ...random.sample(others, 3)])
    const mark = (name: ShapeName) => MARKS[names.indexOf(name)] ?? ''
    const quantity = situation.value === '거리' ? '집에서부터의 거리' : '물통에 들어 있는 물의 양'
    return askMarked(MARKS, {
      question: `다음 상황에서 시간에 따른 ${attachParticle(quantity, '을/를')} 나타낸 그래프로 알맞은 것은 어느 것인가요?\n\n> ${situation.text}`,
      right: { key: mark(situation.shape), shown: mark(situation.shape) },
      slips: names
        .filter((name) => name !== situation.shape)
        .map((name) => ({
          key: mark(name),
          shown: mark(name),
          says: `${attachParticle(mark(name), '은/는')} ${describe(name)} 그래프예요. 상황과 차례대로 견주어 보세요.`,
        })),
      solution: `${situation.because} 이런 모양의 그래프는 ${attachParticle(mark(situation.shape), '이에요/예요')}.`,
      hints: [
        `상황을 몇 부분으로 나누고, 부분마다 ${attachParticle(quantity, '이/가')} 늘어나는지, 줄어드는지, 변하지 않는지 말해 보세요.`,
        '늘어나면 그래프가 오른쪽 위로, 줄어들면 오른쪽 아래로 가고, 변하지 않으면 가로축과 평행해요.',
        '빠르게 변할수록 그래프가 가팔라요. 상황의 부분마다 그래프의 방향과 기울어진 정도를 차례로 견주어 보세요.',
      ],
      figures: [panelFigure(names, situation.value)],
    })
  },
}

const IDEAS = [
  {
    statement:
      '곧은길을 걸을 때, 집에서부터의 거리를 시간에 따라 나타낸 그래프에서 가로축과 평행한 부분은 같은 자리에 머문 것을 뜻한다.',
    isTrue: true,
    solution:
      '가로축과 평행하면 시간이 지나도 집에서부터의 거리가 변하지 않아요. 곧은길에서는 같은 자리에 머문 것이에요.',
    says: '그래프가 가로축과 평행하면 세로축의 값이 변하지 않는다는 것을 놓쳤어요.',
  },
  {
    statement:
      '집에서부터의 거리를 시간에 따라 나타낸 그래프가 오른쪽 아래로 내려가는 것은 내리막길을 걷는 것을 뜻한다.',
    isTrue: false,
    solution:
      '세로축은 길의 높이가 아니라 집에서부터의 거리예요. 오른쪽 아래로 내려가면 거리가 줄어드는 것이므로 집으로 돌아오는 것이에요.',
    says: '그래프의 모양을 길의 모양으로 생각했어요. 세로축이 무엇을 나타내는지 보아야 해요.',
  },
  {
    statement:
      '물통에 담긴 물의 양을 시간에 따라 나타낸 그래프가 더 가파르면 물이 더 빠르게 채워지는 것이다.',
    isTrue: true,
    solution: '오른쪽 위로 가는 그래프가 가파를수록 같은 시간 동안 물의 양이 더 많이 늘어나요.',
    says: '기울어진 정도가 변화의 빠르기를 나타낸다는 것을 놓쳤어요.',
  },
  {
    statement: '시간에 따른 양의 변화를 나타낸 그래프가 오른쪽 위로 올라가면 그 양은 줄어드는 것이다.',
    isTrue: false,
    solution:
      '오른쪽으로 갈수록 시간이 지나고, 위로 갈수록 값이 커져요. 오른쪽 위로 올라가면 늘어나는 것이에요.',
    says: '위로 갈수록 세로축의 값이 커진다는 것을 놓쳤어요.',
  },
  {
    statement: '집에서부터의 거리를 시간에 따라 나타낸 그래프가 다시 가로축과 만나면 집에 돌아온 것이다.',
    isTrue: true,
    solution:
      '가로축 위의 점은 세로축의 값, 곧 집에서부터의 거리가 \\(0\\)이에요. 그러므로 집에 돌아온 것이에요.',
    says: '가로축 위의 점은 거리가 \\(0\\)이라는 것을 놓쳤어요.',
  },
  {
    statement: '걸을 때와 달릴 때의 거리를 시간에 따라 나타낸 그래프에서는 걸을 때가 더 가파르다.',
    isTrue: false,
    solution: '달릴 때 같은 시간 동안 거리가 더 많이 늘어나므로 달릴 때의 그래프가 더 가팔라요.',
    says: '빠를수록 그래프가 가파르다는 것을 거꾸로 생각했어요.',
  },
] as const

const judgeIdea: ItemTemplate = {
  id: 'M1U05C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '그래프의 뜻 O/X',
  generate: (random) => {
    const idea = random.pick(IDEAS)
    return askJudgement({
      ...idea,
      hints: [
        '그래프에서 가로축과 세로축이 각각 무엇을 나타내는지 먼저 확인하세요.',
        '그래프를 왼쪽에서 오른쪽으로 따라가며 세로축의 값이 어떻게 변하는지 생각해 보세요.',
        '간단한 그래프를 그리고 두 시각에서 세로축의 값을 읽어 견주어 보세요.',
      ],
    })
  },
}

const DESCRIPTIONS: Record<ShapeName, string> = {
  upRestUp: '늘어나다가 변하지 않다가 다시 늘어난다.',
  upRestDown: '늘어나다가 변하지 않다가 줄어든다.',
  upDown: '늘어나다가 바로 줄어든다.',
  slowFast: '느리게 늘어나다가 빠르게 늘어난다.',
  fastSlow: '빠르게 늘어나다가 느리게 늘어난다.',
  downRest: '줄어들다가 변하지 않는다.',
}

/** The shape as it stands before a noun: '내려가다가 가로축과 평행한'. */
function describe(name: ShapeName): string {
  return SHAPES[name].told.replace(/간다$/, '가는').replace(/하다$/, '한')
}

function whyNot(name: ShapeName): string {
  return `그래프를 왼쪽에서 오른쪽으로 차례로 읽지 않았어요. '${DESCRIPTIONS[name]}'는 ${describe(name)} 그래프예요.`
}

const describeGraph: ItemTemplate = {
  id: 'M1U05C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '그래프를 말로',
  generate: (random) => {
    const names = random.sample(Object.keys(SHAPES) as ShapeName[], 4)
    const right = names[0] ?? 'upDown'
    const value = random.pick(['물의 높이', '물의 양', '드론의 높이'] as const)
    return askChoice(random, {
      question: `다음 그래프는 시간에 따른 ${attachParticle(value, '을/를')} 나타낸 것이에요. ${attachParticle(value, '은/는')} 어떻게 변하나요?`,
      right: { key: right, shown: DESCRIPTIONS[right] },
      slips: names.slice(1).map((name) => ({ key: name, shown: DESCRIPTIONS[name], says: whyNot(name) })),
      solution: `그래프를 왼쪽에서 오른쪽으로 따라가면 오른쪽 위로 갈 때 늘어나고, 가로축과 평행할 때 변하지 않고, 오른쪽 아래로 갈 때 줄어들어요. 가파를수록 빠르게 변해요. 이 그래프는 ${SHAPES[right].told.replace(/간다$/, '가요').replace(/하다$/, '해요')}.`,
      hints: [
        '그래프를 왼쪽에서 오른쪽으로 손가락으로 따라가 보세요.',
        '오른쪽 위로 가는 부분, 가로축과 평행한 부분, 오른쪽 아래로 가는 부분을 나누어 보세요.',
        '부분마다 값이 어떻게 변하는지 차례대로 말하고, 가파른 정도도 견주어 보세요.',
      ],
      figures: [
        {
          kind: 'time-graph',
          alt: `시간에 따른 ${value} 그래프. ${SHAPES[right].told}.`,
          xTo: 10,
          xStep: 1,
          yTo: 10,
          yStep: 1,
          xName: '시간(분)',
          yName: value === '물의 양' ? '물의 양(L)' : '높이(m)',
          lines: [{ through: SHAPES[right].moments.map(([x, y]) => [x, y]) }],
        },
      ],
    })
  },
}

interface Vessel {
  name: string
  /** Width and height of each part from the bottom up. */
  parts: readonly (readonly [width: number, height: number])[]
}

const VESSELS: readonly Vessel[] = [
  {
    name: '아래가 넓고 위가 좁은 그릇',
    parts: [
      [9, 4],
      [4, 4],
    ],
  },
  {
    name: '아래가 좁고 위가 넓은 그릇',
    parts: [
      [4, 4],
      [9, 4],
    ],
  },
  { name: '폭이 일정한 그릇', parts: [[6, 8]] },
  {
    name: '가운데가 넓고 위아래가 좁은 그릇',
    parts: [
      [4, 3],
      [9, 3],
      [4, 3],
    ],
  },
  {
    name: '가운데가 좁고 위아래가 넓은 그릇',
    parts: [
      [9, 3],
      [4, 3],
      [9, 3],
    ],
  },
]

/** The water's height over time, both scaled to 10: a part fills in a time in proportion to its width and height. */
function fillOf({ parts }: Vessel): Moment[] {
  const all = parts.reduce((sum, [w, h]) => sum + w * h, 0)
  const tall = parts.reduce((sum, [, h]) => sum + h, 0)
  const moments: Moment[] = [[0, 0]]
  for (const [w, h] of parts) {
    const [time, height] = moments.at(-1) ?? [0, 0]
    const round = (value: number) => Math.min(10, Math.round(value * 100) / 100)
    moments.push([round(time + (10 * w * h) / all), round(height + (10 * h) / tall)])
  }
  return moments
}

function tellFill({ parts }: Vessel): string {
  if (parts.length === 1) return '처음부터 끝까지 일정하게 올라간다'
  return `${parts.map(([w]) => (w < 6 ? '가파르게' : '완만하게')).join(', 다음에는 ')} 올라간다`
}

const fillVessel: ItemTemplate = {
  id: 'M1U05C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '물병과 수면 높이',
  generate: (random: SeededRandom) => {
    const [vessel = VESSELS[0] as Vessel, ...rest] = random.shuffle(VESSELS)
    const shown = random.shuffle([vessel, ...rest.slice(0, 3)])
    const mark = (one: Vessel) => MARKS[shown.indexOf(one)] ?? ''
    let height = 0
    const profile = vessel.parts.flatMap(([w, h]) => {
      height += h
      return [
        [w, height - h],
        [w, height],
      ]
    })
    return askMarked(MARKS, {
      question: `그림과 같이 ${vessel.name.replace('그릇', '빈 그릇')}에 물을 일정하게 넣을 때, 시간에 따른 물의 높이를 나타낸 그래프로 알맞은 것은 어느 것인가요? (그릇은 앞뒤의 폭이 일정하고, 그림은 앞에서 본 모양이에요.)`,
      right: { key: mark(vessel), shown: mark(vessel) },
      slips: shown
        .filter((one) => one !== vessel)
        .map((one) => ({
          key: mark(one),
          shown: mark(one),
          says: `${attachParticle(mark(one), '은/는')} ${one.name}에 물을 넣을 때의 그래프예요. 넓은 부분에서는 물의 높이가 천천히 올라가요.`,
        })),
      solution: `물을 일정하게 넣으면, 넓은 부분에서는 물의 높이가 천천히 올라가 그래프가 완만하고, 좁은 부분에서는 빨리 올라가 그래프가 가팔라요.\n\n그릇은 ${vessel.name.replace(' 그릇', '')} 모양이에요. 따라서 그래프는 ${tellFill(vessel).replace(/간다$/, '가고')}, 알맞은 것은 ${attachParticle(mark(vessel), '이에요/예요')}.`,
      hints: [
        '같은 양의 물을 넓은 곳과 좁은 곳에 부으면 어느 쪽의 높이가 더 많이 올라갈까요?',
        '그릇을 아래에서 위로 살피며 넓은 부분과 좁은 부분으로 나누어 보세요.',
        '넓은 부분에서는 그래프가 완만하고 좁은 부분에서는 가팔라요. 아래에서부터 차례대로 그래프와 견주어 보세요.',
      ],
      figures: [
        { kind: 'vessel', alt: `${vessel.name}을 앞에서 본 그림`, profile, note: '그릇을 앞에서 본 모양' },
        {
          kind: 'graph-panels',
          alt: `시간에 따른 물의 높이를 나타낸 네 그래프. ${shown.map((one) => `${mark(one)}: ${tellFill(one)}`).join('. ')}.`,
          xName: '시간',
          yName: '높이',
          panels: shown.map((one) => ({ label: mark(one), through: fillOf(one).map(([x, y]) => [x, y]) })),
        },
      ],
    })
  },
}

export const SHAPE_TEMPLATES: ItemTemplate[] = [judgeIdea, describeGraph, chooseGraph, fillVessel]
