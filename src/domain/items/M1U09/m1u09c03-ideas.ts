import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { drawArcBeside, drawBeside, type Turned } from './m1u09c03-figures.ts'

const conceptId = 'M1U09C03'

const MEANINGS = [
  [
    '회전체',
    '평면도형을 한 직선을 축으로 하여 1회전 시킬 때 생기는 입체도형',
    '돌려서 만든 입체도형을 통틀어 부르는 말이에요. 원기둥, 원뿔, 구가 모두 여기에 들어가요.',
  ],
  [
    '회전축',
    '회전체를 만들 때 축으로 사용한 직선',
    '돌리는 모습에서 움직이지 않고 가운데에 서 있는 직선이에요.',
  ],
  [
    '모선',
    '원기둥, 원뿔, 원뿔대에서 회전하면서 옆면을 만드는 선분',
    '옆면을 낳는 어머니 같은 선분이라는 뜻의 이름이에요. 원뿔에서는 꼭짓점과 밑면의 둘레를 곧게 이어요.',
  ],
  [
    '원뿔대',
    '원뿔을 밑면에 평행한 평면으로 잘랐을 때 생기는 두 입체도형 가운데 원뿔이 아닌 쪽',
    '종이컵처럼 위아래의 원의 크기가 다른 입체도형이에요.',
  ],
  [
    '단면',
    '입체도형을 평면으로 잘랐을 때 생기는 면',
    '수박을 칼로 자르면 새로 나타나는 평평한 면을 떠올려 보세요.',
  ],
] as const

const nameMeaning: ItemTemplate = {
  id: 'M1U09C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '회전체와 관련된 말',
  generate: (random) => {
    const [name, meaning, clue] = random.pick(MEANINGS)
    return askChoice(random, {
      question: `다음이 뜻하는 말은 무엇인가요?\n\n> ${meaning}`,
      right: optionAnswer(name),
      slips: MEANINGS.filter(([other]) => other !== name).map(([other, mistakeText]) => ({
        ...optionAnswer(other),
        mistakeText: `${attachParticle(other, '은/는')} ${attachParticle(mistakeText, '을/를')} 뜻해요.`,
      })),
      solution: `${attachParticle(meaning, '을/를')} ${attachParticle(name, '이라고/라고')} 해요.`,
      hints: [
        '설명하는 것이 입체도형인지, 직선이나 선분인지, 면인지 먼저 살펴보세요.',
        '종이로 만든 직각삼각형을 막대에 붙여 돌리는 모습을 떠올려 보세요. 설명하는 것은 그 모습에서 어느 것인가요?',
        clue,
      ],
    })
  },
}

const IDEAS: readonly BriefClaim[] = [
  [
    '원기둥, 원뿔, 원뿔대, 구는 모두 회전체이다.',
    true,
    '차례로 직사각형, 직각삼각형, 두 각이 직각인 사다리꼴, 반원을 회전시켜 만들 수 있어요.',
    '네 입체도형을 세로로 반을 잘라 보세요. 잘린 면의 반쪽을 돌리면 처음 모양이 되나요?',
  ],
  [
    '회전체의 밑면은 언제나 두 개이다.',
    false,
    '원뿔은 밑면이 하나이고, 구는 밑면이 없어요.',
    '공처럼 생긴 회전체에 평평한 밑면이 있는지 살펴보세요.',
  ],
  [
    '회전체는 다면체이다.',
    false,
    '회전체에는 굽은 면이 있어요. 다면체는 다각형인 면으로만 둘러싸인 입체도형이에요.',
    '원기둥의 옆면은 평평한 다각형인가요?',
  ],
  [
    '원뿔대의 두 밑면은 서로 평행하다.',
    true,
    '원뿔을 밑면에 평행한 평면으로 잘라 얻으므로 두 밑면이 평행해요.',
    '원뿔대는 원뿔을 어떤 평면으로 잘라서 만드나요?',
  ],
  [
    '원뿔대의 두 밑면은 서로 합동이다.',
    false,
    '두 밑면은 모두 원이지만 크기가 달라요. 두 밑면이 합동인 것은 원기둥이에요.',
    '종이컵의 위쪽 원과 아래쪽 원의 크기를 비교해 보세요.',
  ],
  [
    '구의 회전축은 무수히 많다.',
    true,
    '구의 중심을 지나는 직선은 모두 회전축이 될 수 있어요.',
    '공을 옆으로 굴려 놓고 다른 방향의 지름을 축으로 돌려도 모양이 같은가요?',
  ],
  [
    '삼각뿔은 삼각형을 회전시켜 만든 회전체이다.',
    false,
    '평면도형을 회전시키면 굽은 면이 생겨요. 삼각뿔은 다각형인 면으로만 둘러싸여 있으므로 회전체가 아니에요.',
    '삼각형 종이를 막대에 붙여 돌리면 옆면이 평평할까요, 굽을까요?',
  ],
]

const judgeIdea = judgeBriefClaims(
  { id: 'M1U09C03L0A2', conceptId, difficultyLevel: 0, name: '회전체 O/X' },
  [
    '회전체는 평면도형을 한 직선을 축으로 하여 돌려서 만든다는 것을 떠올려 보세요.',
    (text) =>
      `${attachParticle(/^(원뿔대|구|삼각뿔)(?=[의은])/.exec(text)?.[1] ?? '원기둥, 원뿔, 원뿔대, 구', '을/를')} 그려 보며 설명과 비교해 보세요.`,
  ],
  (random) => random.pick(IDEAS),
)

const ROUND = ['원기둥', '원뿔', '원뿔대', '구', '반구'] as const
const FLAT = ['사각기둥', '삼각뿔', '사각뿔대', '정육면체', '오각기둥', '정팔면체'] as const

const pickRound: ItemTemplate = {
  id: 'M1U09C03L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '회전체 찾기',
  generate: (random) => {
    const right = random.pick(ROUND)
    return askChoice(random, {
      question: '다음 중 회전체는 어느 것인가요?',
      right: optionAnswer(right),
      slips: random.sample(FLAT, 4).map((name) => ({
        ...optionAnswer(name),
        mistakeText: `${attachParticle(name, '은/는')} 다각형인 면으로만 둘러싸인 다면체예요. 회전체에는 굽은 면이 있어요.`,
        conceptId: 'M1U09C01',
      })),
      solution: `평면도형을 한 직선을 축으로 하여 회전시키면 굽은 면이 생겨요. 다각형인 면으로만 둘러싸인 다면체는 회전체가 아니므로, 회전체는 ${attachParticle(right, '이에요/예요')}.`,
      hints: [
        '평면도형을 막대에 붙여 돌렸을 때 생길 수 있는 모양을 찾아보세요.',
        '돌려서 만든 입체도형에는 굽은 면이 있어요.',
        '면이 모두 다각형인 것을 하나씩 지워 보세요.',
      ],
    })
  },
}

type Round = (typeof ROUND)[number]

const SOURCES: Record<Round, { turned: Turned; what: string }> = {
  원기둥: { turned: '직사각형', what: '직사각형을 한 변을 회전축으로' },
  원뿔: { turned: '직각삼각형', what: '직각삼각형을 직각을 낀 한 변을 회전축으로' },
  원뿔대: { turned: '사다리꼴', what: '두 각이 직각인 사다리꼴을 두 직각 사이의 변을 회전축으로' },
  구: { turned: '반원', what: '반원을 지름을 회전축으로' },
  반구: { turned: '사분원', what: '사분원을 한 반지름을 회전축으로' },
}

const LOOKALIKES: Record<Round, { name: string; mistakeText: string }> = {
  원기둥: {
    name: '사각기둥',
    mistakeText: '회전축에서 떨어진 변이 지나간 자리는 평평하지 않고 굽은 면이 돼요.',
  },
  원뿔: { name: '삼각뿔', mistakeText: '빗변이 지나간 자리는 평평하지 않고 굽은 면이 돼요.' },
  원뿔대: { name: '사각뿔대', mistakeText: '비스듬한 변이 지나간 자리는 평평하지 않고 굽은 면이 돼요.' },
  구: { name: '원', mistakeText: '원은 평면도형이에요. 반원을 회전시키면 입체도형이 생겨요.' },
  반구: { name: '반원', mistakeText: '반원은 평면도형이에요. 사분원을 회전시키면 입체도형이 생겨요.' },
}

function drawSource(random: SeededRandom, right: Round) {
  const { turned } = SOURCES[right]
  const isLeft = random.pick([true, false])
  const alt = '회전시킬 평면도형'
  if (turned === '반원' || turned === '사분원') return drawArcBeside(turned, alt, isLeft)
  const [foot, height] = [random.integer(3, 5), random.integer(4, 6)]
  const head = { 직사각형: foot, 직각삼각형: 0, 사다리꼴: random.integer(1, foot - 1) }[turned]
  return drawBeside(turned, { foot, head, height }, alt, {}, isLeft)
}

const TURN_FIRST = '평면도형을 회전축을 중심으로 한 바퀴 돌리는 모습을 머릿속에 그려 보세요.'

const TURN_HINTS: Record<Round, [string, string, string]> = {
  원기둥: [
    TURN_FIRST,
    '회전축에 수직인 변이 위와 아래에 하나씩 있어요. 두 변은 돌면서 각각 어떤 도형을 만드나요?',
    '회전축과 나란한 변은 회전축까지의 거리가 일정해요. 위와 아래의 밑면의 크기를 비교해 보세요.',
  ],
  원뿔: [
    TURN_FIRST,
    '회전축에 수직인 변은 하나뿐이에요. 그 변은 돌면서 어떤 도형을 만드나요?',
    '비스듬한 변은 위로 갈수록 회전축에 가까워지다가 한 점에서 만나요.',
  ],
  원뿔대: [
    TURN_FIRST,
    '회전축에 수직인 변이 위와 아래에 하나씩 있고 길이가 서로 달라요. 돌면서 생기는 두 원의 크기를 비교해 보세요.',
    '비스듬한 변은 위로 갈수록 회전축에 가까워지지만 만나지는 않아요.',
  ],
  구: [
    TURN_FIRST,
    '회전축 위에 지름이 놓여 있고, 둘레에는 곧은 변이 더 없어요. 평평한 면이 생길까요?',
    '둥근 호의 모든 점은 지름의 가운데 점에서 같은 거리에 있어요. 돌려도 그 거리는 변하지 않아요.',
  ],
  반구: [
    TURN_FIRST,
    '회전축에 수직인 반지름이 하나 있어요. 그 반지름은 돌면서 어떤 도형을 만드나요?',
    '둥근 호는 돌면서 굽은 면을 만들어요. 평평한 면 하나와 굽은 면 하나로 둘러싸인 것을 찾으세요.',
  ],
}

function askSolid(random: SeededRandom): GeneratedItem {
  const right = random.pick(ROUND)
  const { turned, what } = SOURCES[right]
  const lookalike = LOOKALIKES[right]
  const others = random.sample(
    ROUND.filter((other) => other !== right),
    3,
  )
  return askChoice(random, {
    question: `그림과 같은 ${attachParticle(turned, '을/를')} 직선 \\(l\\)을 회전축으로 하여 1회전 시킬 때 생기는 입체도형은 어느 것인가요?`,
    right: optionAnswer(right),
    slips: [
      { ...optionAnswer(lookalike.name), mistakeText: lookalike.mistakeText },
      ...others.map((other) => ({
        ...optionAnswer(other),
        mistakeText: `${attachParticle(other, '은/는')} ${SOURCES[other].what} 하여 회전시킬 때 생겨요.`,
      })),
    ],
    solution: `${what} 하여 1회전 시키면 ${attachParticle(right, '이/가')} 생겨요.`,
    hints: TURN_HINTS[right],
    figures: [drawSource(random, right)],
  })
}

function askPlaneFigure(random: SeededRandom): GeneratedItem {
  const right = random.pick(ROUND)
  const show = (solid: Round) => `${SOURCES[solid].what} 하여 회전시킨다.`
  return askChoice(random, {
    question: `평면도형을 1회전 시켜 ${attachParticle(right, '을/를')} 만드는 방법은 어느 것인가요?`,
    right: optionAnswer(show(right)),
    slips: ROUND.filter((other) => other !== right).map((other) => ({
      ...optionAnswer(show(other)),
      mistakeText: `이렇게 회전시키면 ${attachParticle(other, '이/가')} 생겨요.`,
    })),
    solution: `${SOURCES[right].what} 하여 1회전 시키면 ${attachParticle(right, '이/가')} 생겨요.`,
    hints: [
      `${attachParticle(right, '을/를')} 위에서부터 아래까지 반으로 갈랐을 때의 모양을 떠올려 보세요.`,
      '그 모양의 가운데에 회전축을 긋고, 회전축의 한쪽만 남겨 보세요.',
      '남은 한쪽의 도형이 처음에 회전시킨 평면도형이에요. 변이 곧은지 굽은지, 회전축에 수직인 변이 몇 개인지 살펴보세요.',
    ],
  })
}

const nameSolid: ItemTemplate = {
  id: 'M1U09C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '회전체 이름',
  generate: (random) => random.pick([askSolid, askSolid, askPlaneFigure])(random),
}

type Cut = '회전축에 수직인' | '회전축을 포함하는'
type Solid = Exclude<Round, '반구'>

const THROUGH_AXIS: Record<Solid, string> = {
  원기둥: '직사각형',
  원뿔: '이등변삼각형',
  원뿔대: '사다리꼴',
  구: '원',
}
const MISTAKEN: Record<Solid, Record<Cut, string>> = {
  원기둥: { '회전축에 수직인': '직사각형', '회전축을 포함하는': '원' },
  원뿔: { '회전축에 수직인': '이등변삼각형', '회전축을 포함하는': '직각삼각형' },
  원뿔대: { '회전축에 수직인': '사다리꼴', '회전축을 포함하는': '직사각형' },
  구: { '회전축에 수직인': '반원', '회전축을 포함하는': '반원' },
}

function drawSectionClaim(random: SeededRandom): BriefClaim {
  const solid = random.pick(['원기둥', '원뿔', '원뿔대', '구'] as const)
  const cut = random.pick(['회전축에 수직인', '회전축을 포함하는'] as const)
  const isTrue = random.pick([true, false])
  const section = cut === '회전축에 수직인' ? '원' : THROUGH_AXIS[solid]
  const display = isTrue ? section : MISTAKEN[solid][cut]
  const reason =
    cut === '회전축에 수직인'
      ? '회전축에 수직인 평면으로 자르면 회전하는 점이 그린 원이 경계가 되므로'
      : '회전축을 포함하는 평면으로 자르면 회전시킨 도형과 그것을 회전축에 대하여 뒤집은 도형이 함께 나타나므로'
  return [
    `${attachParticle(solid, '을/를')} ${cut} 평면으로 자른 단면은 ${attachParticle(display, '이다/다')}.`,
    isTrue,
    `${reason} ${solid}의 단면은 ${attachParticle(section, '이에요/예요')}.`,
    cut === '회전축에 수직인'
      ? `${attachParticle(solid, '을/를')} 가로로 잘랐어요. 잘린 면의 둘레 위의 점들은 회전축에서 같은 거리에 있나요?`
      : `${attachParticle(solid, '을/를')} 위에서 아래로 회전축을 따라 반으로 갈라 보세요. 회전축의 왼쪽과 오른쪽에 각각 어떤 도형이 나타나나요?`,
  ]
}

const SECTION_CLAIMS: readonly BriefClaim[] = [
  [
    '회전체를 회전축을 포함하는 평면으로 자른 단면은 모두 합동이다.',
    true,
    '어느 쪽으로 자르더라도 회전시킨 도형과 그것을 뒤집은 도형이 나타나므로 모두 합동이에요.',
    '같은 원뿔을 앞에서 세로로 자를 때와 옆에서 세로로 자를 때의 단면을 비교해 보세요.',
  ],
  [
    '회전체를 회전축을 포함하는 평면으로 자른 단면은 회전축을 대칭축으로 하는 선대칭도형이다.',
    true,
    '회전축의 양쪽에 합동인 도형이 나타나므로 회전축을 따라 접으면 완전히 겹쳐요.',
    '세로로 자른 단면을 회전축을 따라 반으로 접어 보세요.',
  ],
  [
    '회전체를 회전축에 수직인 평면으로 자른 단면은 모두 합동이다.',
    false,
    '원뿔을 잘라 보면 단면은 모두 원이지만, 자르는 높이에 따라 크기가 달라요.',
    '원뿔을 꼭짓점 가까이에서 자를 때와 밑면 가까이에서 자를 때를 비교해 보세요.',
  ],
  [
    '구는 어떤 평면으로 잘라도 단면이 원이다.',
    true,
    '구는 어느 방향에서 보아도 모양이 같으므로 어떤 평면으로 잘라도 단면은 원이에요.',
    '수박을 비스듬히 잘랐을 때 나타나는 면의 모양을 떠올려 보세요.',
  ],
]

const judgeSection = judgeBriefClaims(
  { id: 'M1U09C03L1A2', conceptId, difficultyLevel: 1, name: '단면 O/X' },
  [
    '회전체를 그리고, 자르는 평면이 회전축과 어떻게 놓이는지 먼저 살펴보세요.',
    '회전축에 수직인 평면은 가로로, 회전축을 포함하는 평면은 세로로 자르는 것과 같아요.',
  ],
  (random) => (random.integer(1, 4) === 1 ? random.pick(SECTION_CLAIMS) : drawSectionClaim(random)),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [nameMeaning, judgeIdea, pickRound, nameSolid, judgeSection]
