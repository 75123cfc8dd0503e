import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { pts, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import { polygonName, regularName } from './polygon-names.ts'

const conceptId = 'M1U08C01'
const LETTERS = 'ABCDEFGH'

const pickDiagonal: ItemTemplate = {
  id: 'M1U08C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '대각선 찾기',
  generate: (random) => {
    const sides = random.integer(5, 8)
    const at = random.integer(0, sides - 1)
    const nameOf = (index: number) => LETTERS[(index + sides) % sides] ?? ''
    const pair = (first: number, second: number) => tex(seg([nameOf(first), nameOf(second)].sort().join('')))
    const start = random.integer(0, sides - 1)
    return askChoice(random, {
      question: `${polygonName(sides)} ${tex(pts(LETTERS.slice(0, sides)))}에서 대각선은 어느 것인가요?`,
      right: optionAnswer(pair(at, at + random.integer(2, sides - 2))),
      slips: [0, 1, 2, 3].map((shift) => ({
        ...optionAnswer(pair(start + shift, start + shift + 1)),
        mistakeText:
          '서로 이웃하는 두 꼭짓점을 이은 선분은 변이에요. 대각선은 이웃하지 않는 두 꼭짓점을 이어요.',
      })),
      solution: `대각선은 이웃하지 않는 두 꼭짓점을 이은 선분이에요. 꼭짓점의 차례가 ${tex(pts(LETTERS.slice(0, sides)))}이고 마지막 꼭짓점은 처음 꼭짓점과 이웃해요. 이웃하는 두 꼭짓점을 이은 것은 변이므로 나머지 하나가 대각선이에요.`,
      hints: [
        '다각형을 그리고 꼭짓점에 차례대로 이름을 붙여 보세요.',
        '이웃하는 두 꼭짓점을 이으면 변이 돼요. 마지막 꼭짓점과 처음 꼭짓점도 서로 이웃해요.',
        '보기마다 두 꼭짓점이 서로 이웃하는지 확인하고, 이웃하지 않는 것을 고르세요.',
      ],
      figures: [
        {
          kind: 'polygon',
          alt: `꼭짓점이 차례대로 ${[...LETTERS.slice(0, sides)].join(', ')}인 ${polygonName(sides)}`,
          sides,
        },
      ],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '모든 변의 길이가 같은 다각형은 정다각형이다.',
    false,
    '마름모처럼 변의 길이가 모두 같아도 내각의 크기가 다를 수 있어요. 정다각형은 변의 길이와 내각의 크기가 모두 같아야 해요.',
    '네 변의 길이가 같은데 비스듬히 기울어진 사각형이 있는지 생각해 보세요.',
  ],
  [
    '모든 내각의 크기가 같은 다각형은 정다각형이다.',
    false,
    '직사각형처럼 내각의 크기가 모두 같아도 변의 길이가 다를 수 있어요. 정다각형은 변의 길이와 내각의 크기가 모두 같아야 해요.',
    '네 각이 모두 직각인 사각형 가운데 변의 길이가 다른 것이 있는지 생각해 보세요.',
  ],
  [
    '정다각형은 모든 변의 길이가 같고 모든 내각의 크기가 같은 다각형이다.',
    true,
    '정다각형의 뜻이에요.',
    '정삼각형과 정사각형은 변의 길이와 각의 크기가 각각 어떤가요?',
  ],
  [
    '삼각형에는 대각선이 없다.',
    true,
    '삼각형의 꼭짓점은 모두 서로 이웃하므로 대각선을 그을 수 없어요.',
    '삼각형의 한 꼭짓점에서 이웃하지 않는 꼭짓점이 있는지 찾아보세요.',
  ],
  [
    '다각형의 한 꼭짓점에서 내각과 외각의 크기의 합은 \\(180^\\circ\\)이다.',
    true,
    '한 꼭짓점에서 변과 그 이웃한 변의 연장선이 이루는 각이 외각이므로, 내각과 외각을 합하면 평각이에요.',
    '한 변을 길게 연장해 보세요. 내각과 외각이 나란히 놓여 어떤 각을 이루나요?',
  ],
  [
    '다각형은 선분이나 곡선으로 둘러싸인 평면도형이다.',
    false,
    '다각형은 여러 개의 선분으로만 둘러싸인 평면도형이에요. 곡선이 있으면 다각형이 아니에요.',
    '원의 일부처럼 굽은 선이 있는 도형도 다각형이라고 부르는지 뜻을 떠올려 보세요.',
  ],
  [
    '다각형에서 이웃하지 않는 두 꼭짓점을 이은 선분을 대각선이라고 한다.',
    true,
    '대각선의 뜻이에요.',
    '사각형에서 마주 보는 두 꼭짓점을 이은 선분을 무엇이라고 부르나요?',
  ],
  [
    '다각형의 변의 개수와 꼭짓점의 개수는 같다.',
    true,
    '변과 변이 만나는 점이 꼭짓점이므로 변과 꼭짓점의 개수는 같아요.',
    '삼각형, 사각형, 오각형에서 변과 꼭짓점을 각각 세어 보세요.',
  ],
  [
    '대각선은 다각형의 이웃하는 두 꼭짓점을 이은 선분이다.',
    false,
    '이웃하는 두 꼭짓점을 이은 선분은 변이에요.',
    '사각형에서 이웃하는 두 꼭짓점을 이으면 어떤 선분이 되나요?',
  ],
]

const judgeMeaning = judgeBriefClaims(
  { id: 'M1U08C01L0A2', conceptId, difficultyLevel: 0, name: '다각형 O/X' },
  [
    '다각형, 정다각형, 대각선의 뜻을 하나씩 떠올려 보세요.',
    '설명에 맞는 도형을 그려 보고, 들어맞지 않는 예가 있는지 찾아보세요.',
  ],
  (random) => random.pick(CLAIMS),
)

const nameRegular: ItemTemplate = {
  id: 'M1U08C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '정다각형 조건',
  generate: (random) => {
    const sides = random.integer(6, 12)
    const each = sides - 3
    const all = (sides * each) / 2
    const byOne = random.pick([true, false])
    const clue = byOne
      ? `한 꼭짓점에서 그을 수 있는 대각선은 ${tex(each)}개이다.`
      : `대각선은 모두 ${tex(all)}개이다.`
    const named = (count: number, mistakeText: string) => ({
      ...optionAnswer(regularName(count)),
      mistakeText,
    })
    return askChoice(random, {
      question: `다음 조건을 모두 만족시키는 다각형은 어느 것인가요?\n\n- 모든 변의 길이가 같고 모든 내각의 크기가 같다.\n- ${clue}`,
      right: optionAnswer(regularName(sides)),
      slips: [
        named(sides - 3, '한 꼭짓점에서 그은 대각선의 개수를 변의 개수로 생각했어요.'),
        named(
          sides - 1,
          '한 꼭짓점에서는 자기 자신과 이웃한 두 꼭짓점, 모두 세 꼭짓점에 대각선을 그을 수 없어요.',
        ),
        named(sides + 1, '대각선을 그을 수 없는 꼭짓점을 네 개로 세었어요.'),
      ],
      solution: `1. 모든 변의 길이가 같고 모든 내각의 크기가 같은 다각형은 정다각형이에요. 구하는 다각형을 정${tex('n')}각형이라고 해요.\n2. ${
        byOne
          ? `한 꼭짓점에서 그을 수 있는 대각선은 ${tex('(n - 3)')}개이므로 ${tex(`n - 3 = ${each}`)}이고 ${texWith(`n = ${sides}`, '이에요/예요')}.`
          : `대각선은 모두 ${tex('\\frac{n(n - 3)}{2}')}개이므로 ${tex(`\\frac{n(n - 3)}{2} = ${all}`)}, 곧 ${texWith(`n(n - 3) = ${all * 2}`, '이에요/예요')}. ${tex(`${sides} \\times ${each} = ${all * 2}`)}이므로 ${texWith(`n = ${sides}`, '이에요/예요')}.`
      }\n3. 따라서 구하는 다각형은 ${attachParticle(regularName(sides), '이에요/예요')}.`,
      hints: [
        '첫째 조건에서 이 다각형이 어떤 종류의 다각형인지 알 수 있어요.',
        `변이 ${tex('n')}개라고 하고 둘째 조건을 식으로 나타내 보세요.`,
        byOne
          ? `한 꼭짓점에서는 자기 자신과 이웃한 두 꼭짓점에 대각선을 그을 수 없으므로 ${tex('(n - 3)')}개를 그을 수 있어요.`
          : `대각선은 모두 ${tex('\\frac{n(n - 3)}{2}')}개예요. 차가 ${tex(3)}인 두 자연수의 곱으로 나타내 보세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [pickDiagonal, judgeMeaning, nameRegular]
