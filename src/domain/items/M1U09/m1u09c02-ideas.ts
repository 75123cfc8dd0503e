import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import { drawRegularSolid, REGULAR, type RegularSolid } from './regular-solids.ts'

const conceptId = 'M1U09C02'

function describe({ face, meeting }: RegularSolid) {
  return `면의 모양이 ${face}이고 한 꼭짓점에 모인 면이 ${meeting}개`
}

const nameSolid: ItemTemplate = {
  id: 'M1U09C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '정다면체의 이름',
  generate: (random) => {
    const solid = random.pick(REGULAR)
    return askChoice(random, {
      question: '그림의 정다면체의 이름은 무엇인가요?',
      right: optionAnswer(solid.name),
      slips: REGULAR.filter((other) => other !== solid).map((other) => ({
        ...optionAnswer(other.name),
        mistakeText: `${attachParticle(other.name, '은/는')} ${describe(other)}예요. 그림과 비교해 보세요.`,
      })),
      solution: `그림의 입체도형은 ${describe(solid)}인 정다면체예요. 면의 개수를 세면 모두 ${solid.counts.면}개이므로 ${attachParticle(solid.name, '이에요/예요')}.`,
      hints: [
        '먼저 면 하나의 모양을 살펴보세요. 변이 몇 개인가요?',
        '이번에는 꼭짓점 하나를 골라 그 꼭짓점에 면이 몇 개 모여 있는지 세어 보세요. 점선 너머의 면도 세어야 해요.',
        '정다면체의 이름은 면의 개수로 붙여요. 앞에서 보이는 면의 개수의 두 배가 전체 면의 개수예요.',
      ],
      figures: [drawRegularSolid(solid, `${describe(solid)}인 정다면체의 겨냥도`)],
    })
  },
}

const MEANINGS: readonly BriefClaim[] = [
  [
    '정다면체는 모든 면이 합동인 정다각형이고 각 꼭짓점에 모인 면의 개수가 같은 다면체이다.',
    true,
    '정다면체의 뜻이에요. 두 조건을 모두 만족시켜야 해요.',
    '정육면체에서 면의 모양과, 각 꼭짓점에 모인 면의 개수를 살펴보세요.',
  ],
  [
    '정다면체는 모두 다섯 가지뿐이다.',
    true,
    '정사면체, 정육면체, 정팔면체, 정십이면체, 정이십면체의 다섯 가지뿐이에요.',
    '면이 정삼각형, 정사각형, 정오각형인 경우로 나누어 만들 수 있는 것을 모두 세어 보세요.',
  ],
  [
    '정다각형과 마찬가지로 정다면체도 종류가 무수히 많다.',
    false,
    '정다각형은 무수히 많지만, 정다면체는 다섯 가지뿐이에요.',
    '한 꼭짓점에 모인 각의 크기의 합에는 한계가 있어요. 면의 모양과 개수를 마음대로 고를 수 있나요?',
  ],
  [
    '모든 면이 합동인 정다각형인 다면체는 언제나 정다면체이다.',
    false,
    '각 꼭짓점에 모인 면의 개수도 같아야 해요. 정사면체 두 개를 이어 붙인 입체도형은 면이 모두 합동인 정삼각형이지만 정다면체가 아니에요.',
    '정사면체 두 개를 한 면이 맞게 붙여 보세요. 꼭짓점마다 모인 면의 개수가 같은가요?',
  ],
  [
    '면의 모양이 정육각형인 정다면체가 있다.',
    false,
    '정육각형의 한 내각의 크기는 \\(120^\\circ\\)이므로 세 개만 모여도 \\(360^\\circ\\)가 되어 평평해져요. 그래서 면의 모양이 정육각형인 정다면체는 없어요.',
    '정육각형의 한 내각의 크기를 구하고, 한 꼭짓점에 세 개가 모이면 모두 몇 도인지 더해 보세요.',
  ],
  [
    '직육면체는 모두 정다면체이다.',
    false,
    '면이 정사각형이 아닌 직육면체는 정다면체가 아니에요. 직육면체 가운데 정육면체만 정다면체예요.',
    '가로, 세로, 높이가 서로 다른 상자의 면은 모두 합동인가요?',
  ],
  [
    '다면체의 한 꼭짓점에는 면이 3개 이상 모인다.',
    true,
    '면이 두 개만 만나면 꼭짓점이 생기지 않으므로 적어도 세 개가 모여야 해요.',
    '종이 두 장만 맞대어 뾰족한 꼭짓점을 만들 수 있는지 해 보세요.',
  ],
]

const judgeMeaning = judgeBriefClaims(
  { id: 'M1U09C02L0A2', conceptId, difficultyLevel: 0, name: '정다면체의 뜻' },
  [
    '정다면체가 되려면 어떤 두 가지 조건을 만족시켜야 하는지 떠올려 보세요.',
    '정다면체를 하나하나 떠올리며 설명과 비교해 보세요.',
  ],
  (random) => random.pick(MEANINGS),
)

const NOT_REGULAR = [
  { name: '삼각기둥', mistakeText: '삼각기둥의 옆면은 직사각형이므로 면의 모양이 모두 같지 않아요.' },
  {
    name: '오각기둥',
    mistakeText: '오각기둥의 밑면은 오각형이지만 옆면은 직사각형이므로 면의 모양이 모두 같지 않아요.',
  },
  {
    name: '사각뿔',
    mistakeText: '사각뿔의 밑면은 사각형이지만 옆면은 삼각형이므로 면의 모양이 모두 같지 않아요.',
  },
] as const

const faceHints: [string, string, string] = [
  '정다면체는 다섯 가지예요. 각각의 면이 어떤 정다각형인지 떠올려 보세요.',
  '정다면체의 면의 모양은 정삼각형, 정사각형, 정오각형의 세 가지뿐이에요.',
  '한 가지 모양으로는 정다면체를 세 가지 만들 수 있고, 나머지 두 모양으로는 한 가지씩만 만들 수 있어요. 어느 것이 어느 모양인지 나누어 보세요.',
]

const FACE_LIST =
  '정다면체를 면의 모양으로 나누면 정사면체, 정팔면체, 정이십면체는 정삼각형, 정육면체는 정사각형, 정십이면체는 정오각형이에요.'

function wrongFace(other: RegularSolid) {
  return {
    ...optionAnswer(other.name),
    mistakeText: `${other.name}의 면의 모양은 ${attachParticle(other.face, '이에요/예요')}.`,
  }
}

const chooseByFace: ItemTemplate = {
  id: 'M1U09C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '면의 모양',
  generate: (random) => {
    const solid = random.pick(REGULAR)
    const others = random.shuffle(REGULAR.filter(({ face }) => face !== solid.face))
    return askChoice(random, {
      question: `면의 모양이 ${solid.face}인 정다면체는 어느 것인가요?`,
      right: optionAnswer(solid.name),
      slips: [
        ...others.slice(0, 3).map(wrongFace),
        ...random
          .shuffle(NOT_REGULAR)
          .map(({ name, mistakeText }) => ({ ...optionAnswer(name), mistakeText, conceptId: 'M1U09C01' })),
      ],
      solution: `${FACE_LIST} 각기둥이나 각뿔처럼 밑면과 옆면의 모양이 다른 다면체는 정다면체가 아니에요. 따라서 면의 모양이 ${solid.face}인 정다면체는 ${attachParticle(solid.name, '이에요/예요')}.`,
      hints: faceHints,
    })
  },
}

const FACES = ['정삼각형', '정사각형', '정오각형'] as const

const pairFace: ItemTemplate = {
  id: 'M1U09C02L1A1X',
  conceptId,
  difficultyLevel: 1,
  name: '면의 모양 짝 짓기',
  generate: (random) => {
    const [right, ...others] = random.shuffle(REGULAR)
    const solid = right ?? REGULAR[0]
    if (!solid) throw new RangeError('no solid')
    const show = (name: string, face: string) => optionAnswer(`${name} — ${face}`)
    return askChoice(random, {
      question: '정다면체와 그 면의 모양을 바르게 짝지은 것은 어느 것인가요?',
      right: show(solid.name, solid.face),
      slips: others.map((other) => ({
        ...show(other.name, random.pick(FACES.filter((face) => face !== other.face))),
        mistakeText: `${other.name}의 면의 모양은 ${attachParticle(other.face, '이에요/예요')}.`,
      })),
      solution: `${FACE_LIST} 이것과 맞게 짝지은 것을 고르면 돼요.`,
      hints: faceHints,
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '정육면체와 정팔면체는 모서리의 개수가 같다.',
    true,
    '정육면체의 모서리는 \\(4 \\times 6 \\div 2 = 12\\)(개), 정팔면체의 모서리는 \\(3 \\times 8 \\div 2 = 12\\)(개)로 같아요.',
    '모서리는 두 면이 함께 써요. 정사각형 6개의 변과 정삼각형 8개의 변을 각각 세어 반으로 나누어 보세요.',
  ],
  [
    '정십이면체와 정이십면체는 꼭짓점의 개수가 같다.',
    false,
    '꼭짓점은 정십이면체가 \\(5 \\times 12 \\div 3 = 20\\)(개), 정이십면체가 \\(3 \\times 20 \\div 5 = 12\\)(개)예요. 두 정다면체에서 같은 것은 모서리의 개수예요.',
    '정오각형 12개의 꼭짓점을 3개씩, 정삼각형 20개의 꼭짓점을 5개씩 묶어 세어 보세요.',
  ],
  [
    '정사면체는 면의 개수와 꼭짓점의 개수가 같다.',
    true,
    '정사면체의 면은 \\(4\\)개이고 꼭짓점도 \\(4\\)개예요.',
    '정사면체를 그려서 면과 꼭짓점을 각각 세어 보세요.',
  ],
  [
    '한 꼭짓점에 모인 면의 개수가 3인 정다면체는 정사면체뿐이다.',
    false,
    '정육면체와 정십이면체도 한 꼭짓점에 면이 \\(3\\)개씩 모여요.',
    '정육면체의 한 꼭짓점에는 면이 몇 개 모이나요?',
  ],
  [
    '한 꼭짓점에 정삼각형이 6개씩 모인 정다면체가 있다.',
    false,
    '정삼각형 \\(6\\)개가 한 꼭짓점에 모이면 각의 크기의 합이 \\(60^\\circ \\times 6 = 360^\\circ\\)가 되어 평평해지므로 입체도형이 만들어지지 않아요.',
    '정삼각형의 한 각의 크기에 6을 곱해 보세요. 그러면 꼭짓점이 솟아오를 수 있나요?',
  ],
  [
    '한 꼭짓점에 모인 면의 개수가 4인 정다면체는 정팔면체뿐이다.',
    true,
    '한 꼭짓점에 모인 면의 개수는 정사면체, 정육면체, 정십이면체가 \\(3\\), 정팔면체가 \\(4\\), 정이십면체가 \\(5\\)예요.',
    '정사각형과 정오각형은 한 꼭짓점에 네 개씩 모일 수 있나요? 정삼각형 네 개가 모이는 것은 어느 것인가요?',
  ],
  [
    '면의 모양이 정삼각형인 정다면체는 모두 두 가지이다.',
    false,
    '정사면체, 정팔면체, 정이십면체의 세 가지예요.',
    '정삼각형이 한 꼭짓점에 3개, 4개, 5개 모이는 경우를 하나씩 떠올려 보세요.',
  ],
  [
    '정이십면체의 면의 모양은 정오각형이다.',
    false,
    '정이십면체의 면은 정삼각형이에요. 면이 정오각형인 것은 정십이면체예요.',
    '면이 정오각형이면 한 꼭짓점에 세 개만 모일 수 있어요. 그런 정다면체는 면이 몇 개였나요?',
  ],
  [
    '정다면체의 면의 개수는 모두 짝수이다.',
    true,
    '정다면체의 면의 개수는 \\(4\\), \\(6\\), \\(8\\), \\(12\\), \\(20\\)으로 모두 짝수예요.',
    '다섯 가지 정다면체의 이름에 들어 있는 수를 모두 써 보세요.',
  ],
  [
    '정다면체의 한 꼭짓점에 모인 각의 크기의 합은 360°보다 작다.',
    true,
    '합이 \\(360^\\circ\\)이면 평평해지고 \\(360^\\circ\\)보다 크면 겹치므로, 볼록하게 솟은 꼭짓점이 되려면 \\(360^\\circ\\)보다 작아야 해요.',
    '한 꼭짓점에 모인 각의 합이 한 바퀴가 되면 종이가 어떤 모양이 되나요?',
  ],
  [
    '정이십면체의 꼭짓점은 20개이다.',
    false,
    '이름의 이십은 면의 개수예요. 꼭짓점은 \\(3 \\times 20 \\div 5 = 12\\)(개)예요.',
    '정삼각형 20개의 꼭짓점을 모두 세면 60개예요. 한 점에 몇 개씩 모이는지로 나누어 보세요.',
  ],
  [
    '정팔면체의 모서리의 개수는 정사면체의 모서리의 개수의 두 배이다.',
    true,
    '정사면체의 모서리는 \\(3 \\times 4 \\div 2 = 6\\)(개), 정팔면체의 모서리는 \\(3 \\times 8 \\div 2 = 12\\)(개)예요.',
    '정삼각형 4개와 8개의 변을 각각 세고 두 면이 한 모서리를 함께 쓰는 것을 생각하세요.',
  ],
  [
    '크기가 같은 정사면체 두 개를 한 면이 꼭 맞게 이어 붙이면 정다면체가 된다.',
    false,
    '면은 모두 합동인 정삼각형이지만, 면이 \\(3\\)개 모인 꼭짓점과 \\(4\\)개 모인 꼭짓점이 함께 있어서 정다면체가 아니에요.',
    '붙인 자리에 있는 꼭짓점과 양 끝의 꼭짓점에 면이 각각 몇 개 모였는지 세어 보세요.',
  ],
  [
    '정십이면체의 한 꼭짓점에 모인 면의 개수는 5이다.',
    false,
    '정십이면체의 면은 정오각형이고, 한 꼭짓점에 모인 면의 개수는 \\(3\\)이에요. 정오각형이 네 개 모이면 각의 크기의 합이 \\(108^\\circ \\times 4 = 432^\\circ\\)가 되어 \\(360^\\circ\\)를 넘어요.',
    '정오각형의 한 내각의 크기는 108°예요. 한 점에 다섯 개를 모으면 모두 몇 도인가요?',
  ],
]

const judgeKinds = judgeBriefClaims(
  { id: 'M1U09C02L3A2', conceptId, difficultyLevel: 3, name: '정다면체 O/X' },
  [
    '정다면체마다 면의 모양, 한 꼭짓점에 모인 면의 개수, 꼭짓점과 모서리의 개수를 정리한 표를 만들어 보세요.',
    '꼭짓점과 모서리의 개수는 면의 개수에서 구할 수 있어요. 모서리는 두 면이, 꼭짓점은 여러 면이 함께 써요.',
  ],
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [nameSolid, judgeMeaning, chooseByFace, pairFace, judgeKinds]
