import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type Slip, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { centresOf, drawRegularSolid, type Part, REGULAR, type RegularSolid } from './regular-solids.ts'

const conceptId = 'M1U09C02'
const PARTS: readonly Part[] = ['면', '모서리', '꼭짓점']

/** How edges and vertices follow from the faces: each face has `sides` of them, several faces have one in common. */
function explainCount({ sides, meeting, counts }: RegularSolid, part: '모서리' | '꼭짓점'): string {
  const all = sides * counts.면
  const [ofFace, owners] = part === '모서리' ? ['변', 2] : ['꼭짓점', meeting]
  return `면 하나에 ${attachParticle(ofFace, '이/가')} ${tex(sides)}개씩 있고 면이 ${tex(counts.면)}개이므로 모두 더하면 ${tex(`${sides} \\times ${counts.면} = ${all}`)}(개)예요. ${part} 하나를 면 ${tex(owners)}개가 함께 쓰므로 ${attachParticle(part, '은/는')} ${tex(`${all} \\div ${owners} = ${counts[part]}`)}(개)예요.`
}

function slipsOf(solid: RegularSolid, part: Part): Slip[] {
  const { counts, seen, sides } = solid
  const others = PARTS.filter((other) => other !== part && counts[other] !== counts[part])
  return [
    ...(part === '면'
      ? []
      : [
          wrongNumber(
            sides * counts.면,
            `면마다 ${attachParticle(part === '모서리' ? '변' : '꼭짓점', '을/를')} 세어 더하기만 했어요. ${part} 하나를 여러 면이 함께 써요.`,
          ),
        ]),
    wrongNumber(seen[part], `앞에서 보이는 ${part}만 세었어요. 뒤에 가려진 것도 세어야 해요.`, 'M1U09C01'),
    ...others.map((other) => wrongNumber(counts[other], `${other}의 개수를 구했어요.`)),
    wrongNumber(sides, `면 하나에 있는 ${part === '꼭짓점' ? '꼭짓점' : '변'}의 개수예요.`),
  ]
}

const countPart = makeBothForms({
  id: 'M1U09C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '구성 요소 개수',
  draw: withEnoughSlips((random) => {
    const part = random.pick(['모서리', '모서리', '꼭짓점', '꼭짓점', '면'] as const)
    // Its name tells how many faces a solid has.
    const solid = random.pick(part === '면' ? REGULAR.filter(({ face }) => face !== '정삼각형') : REGULAR)
    if (part === '면')
      return {
        question: `면의 모양이 ${solid.face}인 정다면체의 면은 모두 몇 개인지 구하세요.`,
        right: rightNumber(solid.counts.면),
        slips: slipsOf(solid, part),
        solution: `면의 모양이 ${solid.face}인 정다면체는 ${solid.name}뿐이에요. 이름에 있는 수가 면의 개수이므로 면은 모두 ${tex(solid.counts.면)}개예요.`,
        hints: [
          '정다면체 다섯 가지의 면의 모양을 떠올려 보세요.',
          `면의 모양이 ${solid.face}인 정다면체는 한 가지뿐이에요.`,
          '정다면체의 이름은 면의 개수로 붙여요. 어떤 정다면체인지 찾아 이름을 떠올려 보세요.',
        ],
      }
    return {
      question: `${solid.name}의 ${attachParticle(part, '은/는')} 모두 몇 개인지 구하세요.`,
      right: rightNumber(solid.counts[part]),
      slips: slipsOf(solid, part),
      solution: `${solid.name}의 면의 모양은 ${attachParticle(solid.face, '이고/고')} 한 꼭짓점에 모인 면의 개수는 ${texWith(solid.meeting, '이에요/예요')}.\n\n${explainCount(solid, part)}`,
      hints: [
        `${solid.name}의 면은 어떤 정다각형이고 모두 몇 개인가요?`,
        `면마다 ${part === '모서리' ? '변' : '꼭짓점'}의 개수를 세어 모두 더하면 같은 ${attachParticle(part, '을/를')} 여러 번 세게 돼요.`,
        part === '모서리'
          ? '모서리 하나는 두 면이 만나서 생겨요. 모든 면의 변의 개수의 합을 이것으로 나누세요.'
          : `꼭짓점 하나에 모인 면의 개수를 알면, 모든 면의 꼭짓점의 개수의 합을 그 수로 나누면 돼요.`,
      ],
      figures: [drawRegularSolid(solid)],
    }
  }),
})

type Pair = readonly [first: Part, second: Part]

const ASKED: readonly (Part | Pair)[] = ['면', '모서리', ['면', '모서리'], ['꼭짓점', '모서리']]

function sumOf(counts: Record<Part, number>, [first, second]: Pair) {
  return counts[first] + counts[second]
}

function slipsOfCentres(outer: RegularSolid, inner: RegularSolid, target: Part | Pair): Slip[] {
  const { name, counts } = outer
  const edgeEnds = inner.sides * inner.counts.면
  if (typeof target !== 'string') {
    const third = PARTS.find((part) => !target.includes(part)) ?? '면'
    return [
      wrongNumber(sumOf(counts, target), `처음의 ${attachParticle(name, '으로/로')} 구했어요.`),
      ...target.map((part) => wrongNumber(inner.counts[part], `${part}의 개수만 구했어요.`)),
      wrongNumber(
        sumOf(inner.counts, target) + edgeEnds / 2,
        '모서리를 두 번씩 세었어요. 모서리 하나는 두 면이 함께 써요.',
      ),
      wrongNumber(sumOf(inner.counts, ['면', '꼭짓점']), `모서리의 개수 대신 ${third}의 개수를 더했어요.`),
    ]
  }
  const { 면: faces, 모서리: edges, 꼭짓점: corners } = inner.counts
  if (target === '면')
    return [
      wrongNumber(counts.면, `처음의 ${name}의 면의 개수와 같다고 생각했어요.`),
      wrongNumber(edges, '모서리의 개수를 구했어요.'),
      wrongNumber(
        outer.sides * counts.면,
        `${name}의 면마다 꼭짓점을 세어 더하기만 했어요. 꼭짓점 하나를 여러 면이 함께 써요.`,
      ),
      wrongNumber(outer.seen.꼭짓점, `${name}의 보이지 않는 꼭짓점 쪽에 생기는 면을 빠뜨렸어요.`),
    ]
  return [
    wrongNumber(faces, '면의 개수를 구했어요.'),
    wrongNumber(corners, '꼭짓점의 개수를 구했어요.'),
    wrongNumber(edgeEnds, '모서리를 두 번씩 세었어요. 모서리 하나는 두 면이 함께 써요.'),
    wrongNumber(outer.seen.모서리, '보이지 않는 모서리를 빠뜨렸어요.'),
    wrongNumber(inner.sides, '면 하나에 있는 변의 개수예요.'),
  ]
}

const joinCentres = makeBothForms({
  id: 'M1U09C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '면의 중심 연결',
  draw: withEnoughSlips((random) => {
    const outer = random.pick(REGULAR)
    const inner = centresOf(outer) ?? outer
    const target = random.pick(ASKED)
    const [first, second] = typeof target === 'string' ? [target] : target
    const { name, counts } = outer
    const value = second === undefined ? inner.counts[first] : sumOf(inner.counts, [first, second])
    const goal =
      second === undefined
        ? `${attachParticle(first, '은/는')} 모두 몇 개인지`
        : `${first}의 개수와 ${second}의 개수의 합을`
    const last =
      second === undefined
        ? `따라서 ${attachParticle(first, '은/는')} ${tex(value)}개예요.`
        : `따라서 구하는 합은 ${texWith(`${inner.counts[first]} + ${inner.counts[second]} = ${value}`, '이에요/예요')}.`
    const edges = `3. ${inner.name}의 면의 모양은 ${attachParticle(inner.face, '이므로/므로')} 모서리는 ${tex(`${inner.sides} \\times ${inner.counts.면} \\div 2 = ${inner.counts.모서리}`)}(개)예요.\n`
    return {
      question: `그림과 같이 ${name}의 각 면의 한가운데에 있는 점을 꼭짓점으로 하여 새로운 정다면체를 만들었어요. 새로운 정다면체의 ${goal} 구하세요.`,
      right: rightNumber(value),
      slips: slipsOfCentres(outer, inner, target),
      solution: `1. ${name}의 면은 ${tex(counts.면)}개이고 면마다 점을 하나씩 찍었으므로, 새로운 정다면체의 꼭짓점은 ${tex(counts.면)}개예요.\n2. ${name}의 꼭짓점 하나를 둘러싼 면의 한가운데 점을 차례로 이으면 새로운 면이 하나 생겨요. ${name}의 꼭짓점은 ${tex(counts.꼭짓점)}개이므로 새로운 정다면체의 면은 ${tex(counts.꼭짓점)}개, 곧 ${attachParticle(inner.name, '이에요/예요')}.\n${target === '면' ? '' : edges}\n${last}`,
      hints: [
        `새로운 정다면체의 꼭짓점은 ${name}의 면마다 하나씩 있어요. 꼭짓점이 몇 개인지부터 구하세요.`,
        `${name}의 꼭짓점 하나를 둘러싼 면들의 한가운데 점을 이으면 새로운 정다면체의 면이 하나 만들어져요.`,
        `새로운 정다면체의 면의 개수는 ${name}의 꼭짓점의 개수와 같아요. 이것으로 어떤 정다면체인지 알아낸 다음 ${goal} 구하세요.`,
      ],
      figures: [
        {
          ...drawRegularSolid(outer, `${name} 안에 각 면의 한가운데 점을 이어 만든 정다면체를 그린 겨냥도`),
          centres: true,
        },
      ],
    }
  }),
})

export const COUNT_TEMPLATES: ItemTemplate[] = [...countPart, ...joinCentres]
