import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
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
const CLUES: Record<Term, string> = {
  호: '원의 둘레를 두 점에서 끊었을 때 생기는 굽은 조각이에요. 곧게 이은 선분의 이름과 구별하세요.',
  현: '두 점을 자로 곧게 이은 것이에요. 활에 매는 곧은 줄을 떠올려 보세요.',
  할선: '두 점에서 끝나지 않고 양쪽으로 한없이 뻗는 곧은 선이에요. 선분의 이름과 구별하세요.',
  부채꼴: '원의 중심에서 자른 피자 한 조각처럼 생긴 도형이에요.',
  활꼴: '굽은 활대와 곧은 활줄로 둘러싸인 모양이에요. 두 반지름으로 둘러싸인 도형과 구별하세요.',
}

function termOptions(right: Term) {
  return {
    right: optionAnswer(right),
    slips: TERMS.filter((term) => term !== right).map((term) => ({
      ...optionAnswer(term),
      mistakeText: `${term}의 뜻은 '${MEANINGS[term]}'이에요.`,
    })),
  }
}

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
        CLUES[term],
      ],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '원의 현 가운데 가장 긴 것은 지름이다.',
    true,
    '현이 원의 중심을 지날 때 가장 길고, 이때 현은 지름이에요.',
    '현을 원의 중심 쪽으로 조금씩 옮겨 그어 보세요. 언제 가장 긴가요?',
  ],
  [
    '반원은 부채꼴이면서 활꼴이다.',
    true,
    '중심각이 \\(180^\\circ\\)이면 두 반지름이 지름을 이루어, 부채꼴과 활꼴의 모양이 같아져요.',
    '반원의 곧은 부분은 현인가요, 두 반지름을 이은 것인가요?',
  ],
  [
    '활꼴은 두 반지름과 호로 이루어진 도형이다.',
    false,
    '두 반지름과 호로 이루어진 도형은 부채꼴이에요. 활꼴은 현과 호로 이루어져요.',
    '활을 떠올려 보세요. 굽은 활대와 곧은 활시위는 원의 무엇에 해당하나요?',
  ],
  [
    '할선은 원과 한 점에서만 만나는 직선이다.',
    false,
    '할선은 원 위의 두 점을 지나는 직선이에요.',
    '할선이라는 이름의 할(割)은 나눈다는 뜻이에요. 원을 나누며 지나는 직선은 원과 몇 번 만나나요?',
  ],
  [
    '한 원에서 중심각의 크기가 같은 두 부채꼴의 호의 길이는 같다.',
    true,
    '중심각의 크기가 같은 두 부채꼴은 포개어지므로 호의 길이가 같아요.',
    '중심각의 크기가 같은 두 부채꼴을 오려서 겹쳐 보세요.',
  ],
  [
    '한 원에서 현의 길이가 같은 두 부채꼴의 중심각의 크기는 같다.',
    true,
    '두 반지름과 현이 각각 같아 삼각형이 합동이므로 중심각의 크기가 같아요.',
    '현의 양 끝과 중심을 이은 두 삼각형에서 세 변의 길이를 비교해 보세요.',
  ],
  [
    '호는 원 위의 두 점을 이은 선분이다.',
    false,
    '원 위의 두 점을 이은 선분은 현이에요. 호는 원의 일부분이라서 굽어 있어요.',
    '원 위의 두 점을 자로 곧게 이은 것과 원을 따라 이은 것을 구별해 보세요.',
  ],
]

interface Part {
  what: string
  isProportional: boolean
  because: (times: number) => string
  clue: (times: number) => string
}

/** Two central angles that make a straight angle, the larger `times` the smaller: their triangles stand on halves of a diameter. */
function pairOf(times: number) {
  return `중심각의 크기가 \\(${180 / (times + 1)}^\\circ\\)일 때와 그 ${times}배인 \\(${(180 * times) / (times + 1)}^\\circ\\)일 때`
}
const EQUAL_TRIANGLES =
  '두 각의 합이 \\(180^\\circ\\)이므로 두 삼각형을 나란히 놓으면 밑변인 두 반지름이 한 지름을 이루고 높이가 같아서'

function isAdded(what: string): Part {
  return {
    what,
    isProportional: true,
    because: (times) =>
      `크기가 같은 부채꼴 ${times}개를 이어 붙이면 ${what}도 똑같이 이어져 ${times}배가 돼요. 그래서 중심각의 크기에 정비례해요.`,
    clue: (times) =>
      `피자를 같은 크기의 조각으로 나누었어요. 이웃한 ${times}조각을 이어 붙이면 ${what}는 한 조각일 때의 몇 배인가요?`,
  }
}

const PARTS: readonly Part[] = [
  isAdded('호의 길이'),
  isAdded('부채꼴의 넓이'),
  {
    what: '현의 길이',
    isProportional: false,
    because: (times) =>
      `크기가 같은 부채꼴 ${times}개를 이어 붙이면 작은 현들은 꺾인 선이 되고, 큰 부채꼴의 현은 그 양 끝을 곧게 이은 선분이에요. 곧은 선분이 더 짧으므로 현의 길이는 ${times}배보다 짧아요. 따라서 중심각의 크기에 정비례하지 않아요.`,
    clue: (times) =>
      `부채꼴 ${times}개를 이어 붙여 보세요. 작은 현들을 차례로 이은 꺾인 선과, 그 양 끝을 곧게 이은 큰 현 가운데 어느 쪽이 더 짧은가요?`,
  },
  {
    what: '두 반지름과 현으로 이루어진 삼각형의 넓이',
    isProportional: false,
    because: (times) =>
      `${pairOf(times)}를 비교해 보세요. ${EQUAL_TRIANGLES} 넓이가 같아요. 중심각은 ${times}배인데 넓이는 그대로이므로 정비례하지 않아요.`,
    clue: (times) =>
      `${pairOf(times)}의 두 삼각형을 한 지름 위에 나란히 그려 보세요. 밑변과 높이를 비교하면 넓이는 어떤가요?`,
  },
  {
    what: '활꼴의 넓이',
    isProportional: false,
    because: (times) =>
      `활꼴은 부채꼴에서 삼각형을 뺀 것이에요. ${pairOf(times)}를 비교하면 부채꼴의 넓이는 ${times}배이지만, ${EQUAL_TRIANGLES} 삼각형의 넓이는 같아요. 그래서 활꼴의 넓이는 ${times}배보다 커지고, 정비례하지 않아요.`,
    clue: (times) =>
      `활꼴의 넓이는 부채꼴의 넓이에서 삼각형의 넓이를 뺀 것이에요. 중심각이 ${times}배가 될 때 부채꼴과 삼각형의 넓이가 똑같이 ${times}배가 되는지 살펴보세요.`,
  },
]

const judgeMeaning = judgeBriefClaims(
  { id: 'M1U08C04L0A2', conceptId, difficultyLevel: 0, name: '원과 부채꼴 O/X' },
  [
    '원을 그리고 설명에 나오는 것을 하나씩 나타내 보세요.',
    '호, 현, 할선, 부채꼴, 활꼴의 뜻을 떠올려 설명과 비교해 보세요.',
  ],
  (random) => random.pick(CLAIMS),
)

function drawProportionClaim(random: SeededRandom): BriefClaim {
  const { what, isProportional, because, clue } = random.pick(PARTS)
  const times = random.integer(2, 3)
  const form = random.pick([
    `한 원에서 부채꼴의 중심각의 크기가 ${times}배가 되면 ${what}도 항상 ${times}배가 된다.`,
    `한 원에서 ${what}는 중심각의 크기에 정비례한다.`,
  ])
  return [form, isProportional, because(times), clue(times)]
}

const judgeProportion = judgeBriefClaims(
  { id: 'M1U08C04L3A2', conceptId, difficultyLevel: 3, name: '현과 중심각 O/X' },
  [
    '중심각을 여러 번 이어 붙인 그림을 그려 보세요. 무엇이 그대로 이어지나요?',
    '부채꼴을 이어 붙이면 호와 넓이는 그대로 더해져요. 현은 어떻게 될까요?',
  ],
  drawProportionClaim,
)

const AT = { A: 20, B: 110 } as const

/** A circle with the part that the term names in the accent. */
function drawTerm(term: Term, turn: number): Figure {
  const o: PlanePoint = [0, 0]
  const [start, end] = [AT.A + turn, AT.B + turn]
  const [a, b] = [pointFrom(o, 4, start), pointFrom(o, 4, end)]
  const along = (share: number): PlanePoint => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
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
