import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, onlyShown } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import { planeFigure, type Spot, spotFrom } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C04'

const MEANINGS = {
  호: '원 위의 두 점을 양 끝 점으로 하는 원의 일부분',
  현: '원 위의 두 점을 이은 선분',
  할선: '원 위의 두 점을 지나는 직선',
  부채꼴: '원에서 두 반지름과 호로 이루어진 도형',
  활꼴: '원에서 현과 호로 이루어진 도형',
} as const
type Term = keyof typeof MEANINGS
const TERMS = Object.keys(MEANINGS) as Term[]

const termOptions = (right: Term) => ({
  right: onlyShown(right),
  slips: TERMS.filter((term) => term !== right).map((term) => ({
    ...onlyShown(term),
    says: `${term}의 뜻은 '${MEANINGS[term]}'이에요.`,
  })),
})

const nameMeaning: ItemTemplate = {
  id: 'M1U08C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '뜻에 맞는 용어',
  generate: (random) => {
    const term = random.pick(TERMS)
    return askChoice(random, {
      question: `${MEANINGS[term]}을 무엇이라고 하나요?`,
      ...termOptions(term),
      solution: `${MEANINGS[term]}을 ${attachParticle(term, '이라고/라고')} 해요.`,
      hints: [
        '원을 그리고 원 위에 두 점을 잡아 보세요. 두 점으로 어떤 것들을 만들 수 있나요?',
        '선으로 된 것인지 넓이가 있는 도형인지, 곧은지 굽었는지 나누어 생각해 보세요.',
        '뜻에 쓰인 말 가운데 반지름, 두 점, 일부분, 선분, 직선 같은 말을 눈여겨보세요.',
      ],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '원의 현 가운데 가장 긴 것은 지름이다.',
    true,
    '현이 원의 중심을 지날 때 가장 길고, 이때 현은 지름이에요.',
  ],
  [
    '반원은 부채꼴이면서 활꼴이다.',
    true,
    '중심각이 \\(180^\\circ\\)이면 두 반지름이 지름을 이루어, 부채꼴과 활꼴의 모양이 같아져요.',
  ],
  [
    '활꼴은 두 반지름과 호로 이루어진 도형이다.',
    false,
    '두 반지름과 호로 이루어진 도형은 부채꼴이에요. 활꼴은 현과 호로 이루어져요.',
  ],
  ['할선은 원과 한 점에서만 만나는 직선이다.', false, '할선은 원 위의 두 점을 지나는 직선이에요.'],
  [
    '한 원에서 중심각의 크기가 같은 두 부채꼴의 호의 길이는 같다.',
    true,
    '중심각의 크기가 같은 두 부채꼴은 포개어지므로 호의 길이가 같아요.',
  ],
  [
    '한 원에서 현의 길이가 같은 두 부채꼴의 중심각의 크기는 같다.',
    true,
    '두 반지름과 현이 각각 같아 삼각형이 합동이므로 중심각의 크기가 같아요.',
  ],
  [
    '호는 원 위의 두 점을 이은 선분이다.',
    false,
    '원 위의 두 점을 이은 선분은 현이에요. 호는 원의 일부분이라서 굽어 있어요.',
  ],
]

const PROPORTIONS = [
  ['호의 길이', true],
  ['부채꼴의 넓이', true],
  ['현의 길이', false],
  ['두 반지름과 현으로 이루어진 삼각형의 넓이', false],
  ['활꼴의 넓이', false],
] as const

const judgeMeaning = judgeBriefClaims(
  { id: 'M1U08C04L0A2', conceptId, difficultyLevel: 0, name: '원과 부채꼴 O/X' },
  [
    '원을 그리고 설명에 나오는 것을 하나씩 나타내 보세요.',
    '호, 현, 할선, 부채꼴, 활꼴의 뜻을 떠올려 설명과 비교해 보세요.',
    '선분인지 곡선인지, 반지름으로 둘러싸였는지 현으로 둘러싸였는지 확인하세요.',
  ],
  (random) => random.pick(CLAIMS),
)

function drawProportionClaim(random: SeededRandom): BriefClaim {
  const [what, isTrue] = random.pick(PROPORTIONS)
  const times = random.integer(2, 3)
  const form = random.pick([
    `한 원에서 부채꼴의 중심각의 크기가 ${times}배가 되면 ${what}도 항상 ${times}배가 된다.`,
    `한 원에서 ${what}는 중심각의 크기에 정비례한다.`,
  ])
  const because = isTrue
    ? `크기가 같은 부채꼴을 이어 붙이면 ${what}도 똑같이 이어져 더해지므로 중심각의 크기에 정비례해요.`
    : `예를 들어 중심각이 \\(60^\\circ\\)에서 세 배인 \\(180^\\circ\\)가 되면 현은 반지름과 같은 길이에서 지름이 되어 두 배일 뿐이에요. ${what}는 중심각의 크기에 정비례하지 않아요.`
  return [form, isTrue, because]
}

const judgeProportion = judgeBriefClaims(
  { id: 'M1U08C04L3A2', conceptId, difficultyLevel: 3, name: '현과 중심각 O/X' },
  [
    '중심각을 여러 번 이어 붙인 그림을 그려 보세요. 무엇이 그대로 이어지나요?',
    '부채꼴을 이어 붙이면 호와 넓이는 그대로 더해져요. 현은 어떻게 될까요?',
    '중심각의 크기를 \\(60^\\circ\\)에서 \\(180^\\circ\\)로 늘려 보고 설명이 맞는지 확인하세요.',
  ],
  drawProportionClaim,
)

const AT = { A: 20, B: 110 } as const

/** A circle with the part that the term names in the accent. */
function drawTerm(term: Term, turn: number): Figure {
  const o: Spot = [0, 0]
  const [start, end] = [AT.A + turn, AT.B + turn]
  const [a, b] = [spotFrom(o, 4, start), spotFrom(o, 4, end)]
  const along = (share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  const arc = { centre: 'O', radius: 4, start, end }
  return planeFigure(
    `원 O 위의 두 점 A, B에 대하여 ${MEANINGS[term]}을 강조한 그림`,
    { O: o, A: a, B: b, ...(term === '할선' ? { K: along(-0.25), L: along(1.25) } : {}) },
    {
      areas: term === '부채꼴' ? [{ outline: ['O', arc] }] : term === '활꼴' ? [{ outline: [arc] }] : [],
      lines: [
        ...(term === '부채꼴' ? [{ of: 'AOB' }] : []),
        ...(term === '활꼴' ? [{ of: 'AB' }] : []),
        ...(term === '현' ? [{ of: 'AB', tone: 'accent' as const }] : []),
        ...(term === '할선' ? [{ of: 'KL', tone: 'accent' as const }] : []),
      ],
      arcs: [
        { centre: 'O', radius: 4, start: 0, end: 360 },
        ...(term === '호' ? [{ ...arc, tone: 'accent' as const }] : []),
      ],
      dots: 'OAB',
      unlabelled: 'KL',
    },
  )
}

const pickTerm: ItemTemplate = {
  id: 'M1U08C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '용어 고르기',
  generate: (random) => {
    const term = random.pick(TERMS)
    const isArea = term === '부채꼴' || term === '활꼴'
    return askChoice(random, {
      question: `그림의 원 ${pt('O')}에서 ${isArea ? '색칠한 부분' : '굵게 나타낸 선'}을 무엇이라고 하나요?`,
      ...termOptions(term),
      solution: `${isArea ? '색칠한 부분' : '굵게 나타낸 선'}은 ${MEANINGS[term]}이에요. 따라서 ${attachParticle(term, '이에요/예요')}.`,
      hints: [
        isArea
          ? '색칠한 부분이 무엇으로 둘러싸여 있는지 살펴보세요.'
          : '굵은 선이 곧은지 굽었는지 살펴보세요.',
        isArea
          ? '호와 함께 두 반지름이 둘러싸는지, 현이 둘러싸는지 확인하세요.'
          : '굵은 선이 원 위의 점에서 끝나는지, 원 밖으로 뻗어 나가는지 확인하세요.',
        '용어의 뜻을 하나씩 떠올려 그림과 비교해 보세요.',
      ],
      figures: [drawTerm(term, random.pick([0, 35, 70, 140]))],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [nameMeaning, judgeMeaning, pickTerm, judgeProportion]
