import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSolidOf, type SolidKind, solidName } from './solid-names.ts'

const conceptId = 'M1U09C01'
const KINDS: readonly SolidKind[] = ['각기둥', '각뿔', '각뿔대']

const WHAT: Record<SolidKind, string> = {
  각기둥: '두 밑면이 서로 평행하고 합동이며 옆면이 직사각형인',
  각뿔: '밑면이 하나이고 옆면이 모두 한 꼭짓점에서 만나는 삼각형인',
  각뿔대: '두 밑면이 서로 평행하지만 크기가 다르고 옆면이 사다리꼴인',
}

const nameSolid: ItemTemplate = {
  id: 'M1U09C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '다면체의 이름',
  generate: (random) => {
    const kind = random.pick(KINDS)
    const n = random.integer(3, 7)
    const others = KINDS.filter((other) => other !== kind)
    return askChoice(random, {
      question: '그림의 다면체의 이름은 무엇인가요?',
      right: optionAnswer(solidName(kind, n)),
      slips: [
        ...others.map((other) => ({
          ...optionAnswer(solidName(other, n)),
          mistakeText: `${attachParticle(other, '은/는')} ${WHAT[other]} 다면체예요. 옆면의 모양을 살펴보세요.`,
        })),
        { ...optionAnswer(solidName(kind, n + 1)), mistakeText: '밑면의 변의 개수를 하나 많게 세었어요.' },
        {
          ...optionAnswer(solidName(kind, n === 3 ? 5 : n - 1)),
          mistakeText: '밑면의 변의 개수를 잘못 세었어요. 점선으로 나타낸 모서리도 세어야 해요.',
        },
      ],
      solution: `${WHAT[kind]} 다면체이므로 ${attachParticle(kind, '이에요/예요')}. 밑면의 변이 ${n}개이므로 이름은 ${attachParticle(solidName(kind, n), '이에요/예요')}.`,
      hints: [
        '밑면이 몇 개인지, 옆면이 어떤 모양인지 살펴보세요.',
        '옆면이 직사각형인지, 삼각형인지, 사다리꼴인지에 따라 종류가 달라져요.',
        '종류를 정한 다음 밑면의 변의 개수를 세어 이름을 붙이세요. 점선도 모서리예요.',
      ],
      figures: [{ ...drawSolidOf(kind, n), alt: `밑면의 변이 ${n}개이고, ${WHAT[kind]} 다면체의 겨냥도` }],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '다면체는 다각형인 면으로만 둘러싸인 입체도형이다.',
    true,
    '다면체의 뜻이에요.',
    '상자와 공을 비교해 보세요. 다면체라고 부르는 것의 면은 어떤 모양인가요?',
  ],
  [
    '원기둥은 다면체이다.',
    false,
    '원기둥에는 원 모양의 면과 굽은 면이 있어서 다각형인 면으로만 둘러싸여 있지 않아요.',
    '원기둥의 밑면과 옆면은 다각형인가요?',
  ],
  [
    '각뿔대의 두 밑면은 서로 평행하다.',
    true,
    '각뿔을 밑면에 평행한 평면으로 잘라 얻으므로 두 밑면이 평행해요.',
    '각뿔대는 각뿔을 어떤 평면으로 잘라서 만드나요?',
  ],
  [
    '각뿔대의 두 밑면은 서로 합동이다.',
    false,
    '두 밑면은 모양은 같지만 크기가 달라요. 두 밑면이 합동인 것은 각기둥이에요.',
    '각뿔은 위로 갈수록 좁아져요. 자른 자리의 면과 처음 밑면의 크기를 비교해 보세요.',
  ],
  [
    '각뿔의 옆면은 모두 삼각형이다.',
    true,
    '옆면이 모두 한 꼭짓점에서 만나므로 삼각형이에요.',
    '각뿔의 옆면은 밑면의 한 변과 무엇을 이은 도형인가요?',
  ],
  [
    '각뿔을 밑면에 평행한 평면으로 자르면 각뿔과 각뿔대로 나누어진다.',
    true,
    '자른 평면의 위쪽은 작은 각뿔, 아래쪽은 각뿔대예요.',
    '자른 평면의 위쪽 조각은 어떤 입체도형인가요? 아래쪽 조각은요?',
  ],
  [
    '면이 4개인 다면체는 없다.',
    false,
    '삼각뿔은 면이 4개예요.',
    '밑면의 변이 가장 적은 각뿔의 면을 세어 보세요.',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U09C01L0A2', conceptId, difficultyLevel: 0, name: '다면체 O/X' },
  [
    '다면체, 각기둥, 각뿔, 각뿔대의 뜻을 하나씩 떠올려 보세요.',
    '각뿔을 밑면에 평행하게 잘라 각뿔대를 만드는 모습을 그려 보세요.',
  ],
  (random) => random.pick(CLAIMS),
)

const SIDE_FACES: Record<SolidKind, string> = { 각기둥: '직사각형', 각뿔: '삼각형', 각뿔대: '사다리꼴' }
const FACE_SHAPES = ['직사각형', '삼각형', '사다리꼴', '정사각형'] as const

const pairFaces: ItemTemplate = {
  id: 'M1U09C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '옆면의 모양',
  generate: (random) => {
    const show = (name: string, face: string) => `${name} — ${face}`
    const right = random.pick(KINDS)
    const drawWrong = (kind: SolidKind, face: string) => {
      const name = solidName(kind, random.integer(3, 8))
      return {
        ...optionAnswer(show(name, face)),
        mistakeText: `${name}의 옆면은 ${attachParticle(SIDE_FACES[kind], '이에요/예요')}.`,
      }
    }
    const wrong = KINDS.flatMap((kind) =>
      FACE_SHAPES.filter(
        (face) => face !== SIDE_FACES[kind] && !(kind === '각기둥' && face === '정사각형'),
      ).map((face) => [kind, face] as const),
    )
    return askChoice(random, {
      question: '다면체와 그 옆면의 모양을 바르게 짝지은 것은 어느 것인가요?',
      right: optionAnswer(show(solidName(right, random.integer(3, 8)), SIDE_FACES[right])),
      slips: random.sample(wrong, 4).map(([kind, face]) => drawWrong(kind, face)),
      solution:
        '각기둥의 옆면은 직사각형, 각뿔의 옆면은 삼각형, 각뿔대의 옆면은 사다리꼴이에요. 이것과 맞게 짝지은 것을 고르면 돼요.',
      hints: [
        '밑면의 모양이 아니라 옆면의 모양을 물었어요.',
        '옆면이 한 점에서 만나는지, 두 밑면이 합동인지 생각해 보세요.',
        '옆면의 모양은 밑면의 변의 개수와 관계없이 종류에 따라 정해져요. 각뿔대는 각뿔을 잘라 만든 것이에요.',
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [nameSolid, judge, pairFaces]
