import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, optionAnswer } from '../asking/ask-value.ts'
import { tex } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { REGULAR, type RegularSolid } from './regular-solids.ts'

interface Condition {
  /** What a list of conditions says. */
  text: string
  holds: (solid: RegularSolid) => boolean
  hint: string
}

const TRIANGLES: Condition = {
  text: '면의 모양은 모두 정삼각형이다.',
  holds: ({ face }) => face === '정삼각형',
  hint: '면의 모양이 정삼각형인 정다면체는 세 가지예요.',
}
const EQUAL_SIDES =
  '정다면체마다 면의 개수와 꼭짓점의 개수를 비교해 보세요. 꼭짓점의 개수는 면의 개수에서 구할 수 있어요.'
const MORE_FACES: Condition = {
  text: '면의 개수가 꼭짓점의 개수보다 많다.',
  holds: ({ counts }) => counts.면 > counts.꼭짓점,
  hint: EQUAL_SIDES,
}
const MORE_CORNERS: Condition = {
  text: '꼭짓점의 개수가 면의 개수보다 많다.',
  holds: ({ counts }) => counts.꼭짓점 > counts.면,
  hint: EQUAL_SIDES,
}

function meetingOf(count: number): Condition {
  return {
    text: `한 꼭짓점에 모인 면의 개수는 ${tex(count)}이다.`,
    holds: ({ meeting }) => meeting === count,
    hint: '한 꼭짓점에 모인 면의 개수가 조건과 같은 정다면체를 모두 찾아보세요.',
  }
}

function edgesOf(count: number): Condition {
  return {
    text: `모서리는 모두 ${tex(count)}개이다.`,
    holds: ({ counts }) => counts.모서리 === count,
    hint: '모서리의 개수는 (한 면의 변의 개수) × (면의 개수)를 2로 나눈 값이에요. 조건과 같은 것은 두 가지예요.',
  }
}

/** Each leaves exactly one solid. */
const PAIRS: readonly (readonly [Condition, Condition])[] = [
  ...[3, 4, 5].map((count) => [TRIANGLES, meetingOf(count)] as const),
  ...[12, 30].map((count) => [TRIANGLES, edgesOf(count)] as const),
  ...[12, 30].map((count) => [meetingOf(3), edgesOf(count)] as const),
  ...[12, 30].map((count) => [MORE_FACES, edgesOf(count)] as const),
  ...[12, 30].map((count) => [MORE_CORNERS, edgesOf(count)] as const),
]

function namesOf(solids: readonly RegularSolid[]) {
  return solids.map(({ name }) => name).join(', ')
}

const findSolid: ItemTemplate = {
  id: 'M1U09C02L3A1',
  conceptId: 'M1U09C02',
  difficultyLevel: 3,
  name: '조건으로 찾기',
  generate: (random) => {
    const [first, second] = random.shuffle(random.pick(PAIRS))
    if (!first || !second) throw new RangeError('two conditions')
    const fitting = REGULAR.filter(first.holds)
    const solid = fitting.find(second.holds)
    if (!solid) throw new RangeError('no solid fits')
    const halfRight = REGULAR.filter((other) => first.holds(other) !== second.holds(other))
    return askValue({
      question: `다음 조건을 모두 만족시키는 정다면체의 이름을 쓰세요.\n\n- ${first.text}\n- ${second.text}`,
      right: optionAnswer(solid.name),
      slips: [
        ...halfRight.map((other) => ({
          ...optionAnswer(other.name),
          mistakeText: `${attachParticle(other.name, '은/는')} 두 조건 가운데 하나만 만족시켜요. '${(first.holds(other) ? second : first).text.replace(/\.$/, '')}'에 맞는지 확인해 보세요.`,
        })),
        {
          ...optionAnswer(solid.name.slice(1)),
          mistakeText:
            "정다면체의 이름에는 앞에 '정'을 붙여요. 면의 개수만 같은 다른 다면체도 있기 때문이에요.",
        },
      ],
      solution: `1. 첫째 조건을 만족시키는 정다면체는 ${attachParticle(namesOf(fitting), '이에요/예요')}.\n2. 이 가운데 둘째 조건까지 만족시키는 것은 ${solid.name}뿐이에요. ${attachParticle(solid.name, '은/는')} 면의 모양이 ${attachParticle(solid.face, '이고/고')} 한 꼭짓점에 모인 면이 ${tex(solid.meeting)}개이며, 모서리는 ${tex(`${solid.sides} \\times ${solid.counts.면} \\div 2 = ${solid.counts.모서리}`)}(개), 꼭짓점은 ${tex(`${solid.sides} \\times ${solid.counts.면} \\div ${solid.meeting} = ${solid.counts.꼭짓점}`)}(개)예요.`,
      hints: [
        '정다면체 다섯 가지를 늘어놓고 조건에 맞지 않는 것을 하나씩 지워 보세요.',
        first.hint,
        `${second.hint} 두 조건에 모두 남는 것을 찾으세요.`,
      ],
    })
  },
}

export const FIND_TEMPLATES: ItemTemplate[] = [findSolid]
