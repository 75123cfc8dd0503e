import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { ItemTemplate } from '../template.ts'
import { askMarked, PANEL_MARKS } from './ask-marked.ts'
import type { Moment } from './journey.ts'

const conceptId = 'M1U05C03'

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
  generate: (random) => {
    const [vessel = VESSELS[0] as Vessel, ...rest] = random.shuffle(VESSELS)
    const display = random.shuffle([vessel, ...rest.slice(0, 3)])
    const mark = (one: Vessel) => PANEL_MARKS[display.indexOf(one)] ?? ''
    let height = 0
    const profile = vessel.parts.flatMap(([w, h]): [number, number][] => {
      height += h
      return [
        [w, height - h],
        [w, height],
      ]
    })
    return askMarked({
      question: `그림과 같이 ${vessel.name.replace('그릇', '빈 그릇')}에 물을 일정하게 넣을 때, 시간에 따른 물의 높이를 나타낸 그래프로 알맞은 것은 어느 것인가요? (그릇은 앞뒤의 폭이 일정하고, 그림은 앞에서 본 모양이에요.)`,
      right: { key: mark(vessel), markdown: mark(vessel) },
      slips: display
        .filter((one) => one !== vessel)
        .map((one) => ({
          key: mark(one),
          markdown: mark(one),
          mistakeText: `${attachParticle(mark(one), '은/는')} ${one.name}에 물을 넣을 때의 그래프예요. 넓은 부분에서는 물의 높이가 천천히 올라가요.`,
        })),
      solution: `물을 일정하게 넣으면, 넓은 부분에서는 물의 높이가 천천히 올라가 그래프가 완만하고, 좁은 부분에서는 빨리 올라가 그래프가 가팔라요.\n\n그릇은 ${vessel.name.replace(' 그릇', '')} 모양이에요. 따라서 그래프는 ${tellFill(vessel).replace(/간다$/, '가고')}, 알맞은 것은 ${attachParticle(mark(vessel), '이에요/예요')}.`,
      hints: [
        '같은 양의 물을 넓은 곳과 좁은 곳에 부으면 어느 쪽의 높이가 더 많이 올라갈까요?',
        `${attachParticle(vessel.name, '이에요/예요')}. 아래에서 위로 살피며 폭이 어디에서 어떻게 바뀌는지 말해 보세요.`,
        vessel.parts.length === 1
          ? '폭이 바뀌지 않으면 물의 높이가 올라가는 빠르기도 바뀌지 않아요. 그런 그래프를 찾으세요.'
          : '넓은 부분에서는 그래프가 완만하고 좁은 부분에서는 가팔라요. 아래에서부터 차례대로 그래프와 비교해 보세요.',
      ],
      figures: [
        { kind: 'vessel', alt: `${vessel.name}을 앞에서 본 그림`, profile, note: '그릇을 앞에서 본 모양' },
        {
          kind: 'graph-panels',
          alt: `시간에 따른 물의 높이를 나타낸 네 그래프. ${display.map((one) => `${mark(one)}: ${tellFill(one)}`).join('. ')}.`,
          xName: '시간',
          yName: '높이',
          panels: display.map((one) => ({ label: mark(one), through: fillOf(one).map(([x, y]) => [x, y]) })),
        },
      ],
    })
  },
}

export const VESSEL_TEMPLATES: ItemTemplate[] = [fillVessel]
