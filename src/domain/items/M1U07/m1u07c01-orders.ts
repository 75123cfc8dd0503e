import type { Figure } from '#domain/figure/figure.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { ang, pt, pts, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { drawAngleCopy } from './construction-figures.ts'

const conceptId = 'M1U07C01'
const MARKS = ['㉠', '㉡', '㉢', '㉣', '㉤']

interface WrongOrder {
  /** Numbers of the steps, 0 the first of the right order. */
  order: readonly number[]
  mistakeText: string
}

/** Steps listed under drawn marks; the order of the marks is asked. */
function askOrder(
  random: SeededRandom,
  question: { lead: string; steps: readonly string[]; wrong: readonly WrongOrder[] },
  {
    hintsBy,
    figures,
  }: { hintsBy: (markOf: (step: number) => string) => GeneratedItem['hints']; figures: Figure[] },
): GeneratedItem {
  const { lead, steps, wrong } = question
  const listed = random.shuffle(steps.map((_, index) => index))
  const markOf = (step: number) => MARKS[listed.indexOf(step)] ?? ''
  const show = (order: readonly number[]) => order.map(markOf).join(' → ')
  const right = steps.map((_, index) => index)
  const target = listed.map((step, index) => `- ${MARKS[index]} ${steps[step]}`).join('\n')
  return askChoice(random, {
    question: `${lead}\n\n${target}`,
    right: optionAnswer(show(right)),
    slips: wrong.map(({ order, mistakeText }) => ({ ...optionAnswer(show(order)), mistakeText })),
    solution: `차례대로 쓰면 다음과 같아요.\n\n${steps.map((step, index) => `${index + 1}. ${markOf(index)} ${step}`).join('\n')}`,
    hints: hintsBy(markOf),
    figures,
  })
}

const SEGMENT_WRONGS: readonly WrongOrder[] = [
  { order: [0, 2, 1], mistakeText: '컴퍼스로 길이를 재기 전에 원을 그릴 수는 없어요.' },
  { order: [2, 0, 1], mistakeText: '원의 중심이 될 점을 잡기 전에 원을 그릴 수는 없어요.' },
  { order: [2, 1, 0], mistakeText: '순서를 거꾸로 썼어요. 점을 잡을 직선이 먼저 있어야 해요.' },
  {
    order: [1, 2, 0],
    mistakeText: '길이를 재었어도 직선과 점이 없으면 원을 그려 만나는 점을 찾을 수 없어요.',
  },
]

const orderSegment: ItemTemplate = {
  id: 'M1U07C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '작도 순서',
  generate: (random) => {
    const [a, b, c, d] = random.pick(['ABCD', 'ABPQ', 'CDPQ', 'MNPQ', 'ABEF', 'XYCD'])
    return askOrder(
      random,
      {
        lead: `다음은 선분 ${texWith(pts(`${a}${b}`), '과/와')} 길이가 같은 선분 ${texWith(pts(`${c}${d}`), '을/를')} 작도하는 과정이에요. 작도 순서로 알맞은 것은 어느 것인가요?`,
        steps: [
          `눈금 없는 자로 직선을 긋고 그 위에 점 ${pt(c ?? '')}를 잡아요.`,
          `컴퍼스로 ${tex(seg(`${a}${b}`))}의 길이를 재어요.`,
          `점 ${pt(c ?? '')}를 중심으로 하고 잰 길이를 반지름으로 하는 원을 그려 직선과 만나는 점을 ${pt(d ?? '')}라고 해요.`,
        ],
        wrong: SEGMENT_WRONGS,
      },
      {
        hintsBy: (markOf) => [
          '길이를 옮길 자리를 먼저 마련해야 해요. 원을 그리려면 무엇이 미리 있어야 할까요?',
          '원을 그리려면 중심이 될 점과 반지름이 될 길이가 모두 있어야 해요.',
          `원을 그리는 단계는 ${markOf(2)}이에요. 중심이 될 점을 잡는 단계와 반지름을 재는 단계가 모두 그보다 앞에 있는 것을 찾으세요.`,
        ],
        figures: [],
      },
    )
  },
}

const ANGLE_WRONGS: readonly WrongOrder[] = [
  {
    order: [0, 1, 3, 2, 4],
    mistakeText: '두 점 사이의 길이를 재기 전에 그 길이를 반지름으로 하는 원을 그렸어요.',
  },
  { order: [0, 2, 3, 1, 4], mistakeText: '원의 중심이 되는 점을 찾기 전에 그 점을 중심으로 원을 그렸어요.' },
  { order: [0, 1, 2, 4, 3], mistakeText: '반직선이 지날 점을 찾기 전에 반직선을 그었어요.' },
  { order: [2, 0, 1, 3, 4], mistakeText: '두 점을 정하기 전에 두 점 사이의 길이를 재었어요.' },
  { order: [3, 0, 1, 2, 4], mistakeText: '길이를 재지도, 중심이 될 점을 정하지도 않고 원을 그렸어요.' },
  { order: [4, 3, 2, 1, 0], mistakeText: '순서를 거꾸로 썼어요.' },
]

const orderAngle: ItemTemplate = {
  id: 'M1U07C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '각의 작도 순서',
  generate: (random) =>
    askOrder(
      random,
      {
        lead: `다음은 ${tex(ang('XOY'))}와 크기가 같은 각을 반직선 ${pt('PQ')}를 한 변으로 하여 작도하는 과정이에요. 작도 순서로 알맞은 것은 어느 것인가요?`,
        steps: [
          `점 ${pt('O')}를 중심으로 하는 원을 그려 반직선 ${pt('OX')}, ${pt('OY')}와 만나는 점을 각각 ${pt('A')}, ${pt('B')}라고 해요.`,
          `점 ${pt('P')}를 중심으로 하고 ${tex(seg('OA'))}의 길이를 반지름으로 하는 원을 그려 반직선 ${pt('PQ')}와 만나는 점을 ${pt('C')}라고 해요.`,
          `컴퍼스로 ${tex(seg('AB'))}의 길이를 재어요.`,
          `점 ${pt('C')}를 중심으로 하고 ${tex(seg('AB'))}의 길이를 반지름으로 하는 원을 그려 점 ${pt('P')}를 중심으로 하는 원과 만나는 점을 ${pt('D')}라고 해요.`,
          `두 점 ${pt('P')}, ${pt('D')}를 지나는 반직선을 그어요.`,
        ],
        wrong: random.sample(ANGLE_WRONGS, 4),
      },
      {
        hintsBy: (markOf) => [
          '새로운 점은 앞에서 그린 것들이 만나서 생겨요. 어떤 점이 어느 단계에서 생기는지 살펴보세요.',
          `${tex(seg('AB'))}의 길이를 재려면 점 ${pt('A')}와 ${pt('B')}가, 반직선 ${pt('PD')}를 그으려면 점 ${pt('D')}가 먼저 있어야 해요. ${markOf(2)}과 ${markOf(4)}의 앞에는 어떤 단계가 와야 할까요?`,
          `점 ${pt('A')}와 ${pt('B')}, 점 ${pt('C')}, 점 ${pt('D')}의 차례로 점이 생겨요. 점 ${pt('C')}가 생기는 단계는 ${markOf(1)}이에요. 나머지도 이 차례에 맞게 늘어놓으세요.`,
        ],
        figures: [drawAngleCopy(random.pick([40, 48, 55, 62]))],
      },
    ),
}

export const ORDER_TEMPLATES: ItemTemplate[] = [orderSegment, orderAngle]
