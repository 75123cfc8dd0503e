import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice } from '../asking/ask-value.ts'
import type { ItemTemplate } from '../template.ts'
import { askMarked, PANEL_MARKS } from './ask-marked.ts'
import type { Moment } from './journey.ts'

const conceptId = 'M1U05C03'

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
  /** The stretches of the situation and what to ask of them: the last hint. */
  clue: string
  /** What each stretch of the situation does to the value. */
  because: string
}

const SITUATIONS: readonly Situation[] = [
  {
    text: '집에서 출발하여 일정한 속력으로 걷다가 벤치에 앉아 쉰 다음, 집에서 멀어지는 쪽으로 다시 일정한 속력으로 걸었다.',
    value: '거리',
    shape: 'upRestUp',
    clue: '걷기, 쉬기, 다시 걷기의 세 부분으로 나누어 보세요. 쉬는 동안 집에서부터의 거리는 어떻게 되나요? 다시 걸을 때에는 집에서 멀어지나요, 가까워지나요?',
    because:
      '걷는 동안에는 집에서부터의 거리가 늘어나고, 쉬는 동안에는 변하지 않고, 다시 걸으면 또 늘어나요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 도서관에 가서 책을 읽은 다음, 일정한 속력으로 집에 돌아왔다.',
    value: '거리',
    shape: 'upRestDown',
    clue: '도서관에 가기, 책 읽기, 돌아오기의 세 부분으로 나누어 보세요. 책을 읽는 동안과 돌아오는 동안 집에서부터의 거리는 각각 어떻게 되나요?',
    because:
      '도서관에 가는 동안에는 거리가 늘어나고, 책을 읽는 동안에는 변하지 않고, 돌아오는 동안에는 줄어들어요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 공원까지 달린 다음, 쉬지 않고 바로 일정한 속력으로 집에 돌아왔다.',
    value: '거리',
    shape: 'upDown',
    clue: '가기와 돌아오기의 두 부분으로 나누어 보세요. 두 부분 사이에 집에서부터의 거리가 변하지 않는 때가 있나요?',
    because: '가는 동안에는 거리가 늘어나고, 쉬지 않았으므로 바로 줄어들기 시작해요.',
  },
  {
    text: '집에서 출발하여 일정한 속력으로 천천히 걷다가, 약속에 늦을 것 같아 일정한 속력으로 달려갔다.',
    value: '거리',
    shape: 'slowFast',
    clue: '걷기와 달리기의 두 부분으로 나누어 보세요. 집에서부터의 거리는 어느 부분에서 더 빨리 늘어나나요?',
    because: '걸을 때보다 달릴 때 같은 시간 동안 거리가 더 많이 늘어나므로 나중에 더 가팔라져요.',
  },
  {
    text: '빈 물통에 물을 세게 일정하게 넣다가, 수도꼭지를 조금 잠가 약하게 일정하게 넣었다.',
    value: '물의 양',
    shape: 'fastSlow',
    clue: '세게 넣기와 약하게 넣기의 두 부분으로 나누어 보세요. 물의 양은 어느 부분에서 더 빨리 늘어나나요?',
    because: '세게 넣을 때 같은 시간 동안 물의 양이 더 많이 늘어나므로 처음이 더 가팔라요.',
  },
  {
    text: '물이 가득 찬 물통에서 물을 일정하게 빼다가, 물이 남아 있을 때 마개를 막았다.',
    value: '물의 양',
    shape: 'downRest',
    clue: '물 빼기와 마개를 막은 뒤의 두 부분으로 나누어 보세요. 마개를 막은 뒤에는 물의 양이 변하나요?',
    because: '물을 빼는 동안에는 물의 양이 줄어들고, 마개를 막은 뒤에는 변하지 않아요.',
  },
]

function panelFigure(names: readonly ShapeName[], yName: string): Figure {
  const premise = names.map((name, index) => `${PANEL_MARKS[index]}: ${SHAPES[name].told}`)
  return {
    kind: 'graph-panels',
    alt: `시간에 따른 ${attachParticle(yName, '을/를')} 나타낸 네 그래프. ${premise.join('. ')}.`,
    xName: '시간',
    yName,
    panels: names.map((name, index) => ({
      label: PANEL_MARKS[index] ?? '',
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
    const mark = (name: ShapeName) => PANEL_MARKS[names.indexOf(name)] ?? ''
    const quantity = situation.value === '거리' ? '집에서부터의 거리' : '물통에 들어 있는 물의 양'
    return askMarked({
      question: `다음 상황에서 시간에 따른 ${attachParticle(quantity, '을/를')} 나타낸 그래프로 알맞은 것은 어느 것인가요?\n\n> ${situation.text}`,
      right: { key: mark(situation.shape), markdown: mark(situation.shape) },
      slips: names
        .filter((name) => name !== situation.shape)
        .map((name) => ({
          key: mark(name),
          markdown: mark(name),
          mistakeText: `${attachParticle(mark(name), '은/는')} ${describe(name)} 그래프예요. 상황과 차례대로 비교해 보세요.`,
        })),
      solution: `${situation.because} 이런 모양의 그래프는 ${attachParticle(mark(situation.shape), '이에요/예요')}.`,
      hints: [
        `상황을 몇 부분으로 나누고, 부분마다 ${attachParticle(quantity, '이/가')} 늘어나는지, 줄어드는지, 변하지 않는지 말해 보세요.`,
        '늘어나면 그래프가 오른쪽 위로, 줄어들면 오른쪽 아래로 가고, 변하지 않으면 가로축과 평행해요.',
        `${situation.clue} 부분마다 그래프의 방향과 가파른 정도를 비교해 보세요.`,
      ],
      figures: [panelFigure(names, situation.value)],
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

/** The shape as a modifier of a noun: '내려가다가 가로축과 평행한'. */
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
      right: { key: right, markdown: DESCRIPTIONS[right] },
      slips: names
        .slice(1)
        .map((name) => ({ key: name, markdown: DESCRIPTIONS[name], mistakeText: whyNot(name) })),
      solution: `그래프를 왼쪽에서 오른쪽으로 따라가면 오른쪽 위로 갈 때 늘어나고, 가로축과 평행할 때 변하지 않고, 오른쪽 아래로 갈 때 줄어들어요. 가파를수록 빠르게 변해요. 이 그래프는 ${SHAPES[right].told.replace(/간다$/, '가요').replace(/하다$/, '해요')}.`,
      hints: [
        '그래프를 왼쪽에서 오른쪽으로 손가락으로 따라가 보세요.',
        '오른쪽 위로 가는 부분, 가로축과 평행한 부분, 오른쪽 아래로 가는 부분을 나누어 보세요.',
        '부분마다 값이 어떻게 변하는지 차례대로 말하고, 가파른 정도도 비교해 보세요.',
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

export const SHAPE_TEMPLATES: ItemTemplate[] = [describeGraph, chooseGraph]
