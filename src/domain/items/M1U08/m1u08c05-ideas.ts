import { askChoice, onlyShown } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C05'

const FORMULAS = [
  ['반지름의 길이가 \\(r\\)인 원의 둘레의 길이', '2\\pi r'],
  ['반지름의 길이가 \\(r\\)인 원의 넓이', '\\pi r^{2}'],
  [
    '반지름의 길이가 \\(r\\), 중심각의 크기가 \\(x^\\circ\\)인 부채꼴의 호의 길이',
    '2\\pi r \\times \\frac{x}{360}',
  ],
  [
    '반지름의 길이가 \\(r\\), 중심각의 크기가 \\(x^\\circ\\)인 부채꼴의 넓이',
    '\\pi r^{2} \\times \\frac{x}{360}',
  ],
  ['반지름의 길이가 \\(r\\), 호의 길이가 \\(l\\)인 부채꼴의 넓이', '\\frac{1}{2}rl'],
] as const

const pickFormula: ItemTemplate = {
  id: 'M1U08C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '공식 고르기',
  generate: (random) => {
    const [what, formula] = random.pick(FORMULAS)
    return askChoice(random, {
      question: `${what}를 나타내는 식은 어느 것인가요?`,
      right: onlyShown(tex(formula)),
      slips: FORMULAS.filter(([, other]) => other !== formula).map(([other, shown]) => ({
        ...onlyShown(tex(shown)),
        says: `이 식은 ${other}를 나타내요.`,
      })),
      solution: `원의 둘레의 길이는 (지름의 길이) ${tex('\\times \\pi')}, 원의 넓이는 (반지름의 길이) ${tex('\\times')} (반지름의 길이) ${tex('\\times \\pi')}예요. 부채꼴의 호의 길이와 넓이는 중심각의 크기에 정비례하므로 원 전체의 ${tex('\\frac{x}{360}')}이고, 부채꼴의 넓이는 호의 길이로도 구할 수 있어요.\n\n따라서 ${what}를 나타내는 식은 ${texWith(formula, '이에요/예요')}.`,
      hints: [
        '구하는 것이 길이인지 넓이인지, 원 전체인지 일부분인지 먼저 살펴보세요.',
        '길이를 구하는 식에는 반지름이 한 번, 넓이를 구하는 식에는 길이가 두 번 곱해져요.',
        '부채꼴이면 원 전체에 대한 비율이 곱해지는지, 아니면 호의 길이가 주어졌는지 확인하세요.',
      ],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '원주율은 원의 지름의 길이에 대한 둘레의 길이의 비율이다.',
    true,
    '원주율의 뜻이에요. 어떤 원이든 둘레의 길이를 지름의 길이로 나눈 값은 같아요.',
  ],
  ['원이 커지면 원주율 \\(\\pi\\)도 커진다.', false, '원주율은 원의 크기와 관계없이 일정해요.'],
  [
    '원주율 \\(\\pi\\)의 값은 정확히 \\(3.14\\)이다.',
    false,
    '\\(3.14\\)는 어림한 값이에요. \\(\\pi\\)는 소수로 쓰면 끝없이 계속되므로 문자 \\(\\pi\\)를 그대로 써요.',
  ],
  [
    '반지름의 길이가 두 배가 되면 원의 둘레의 길이도 두 배가 된다.',
    true,
    '둘레의 길이는 \\(2\\pi r\\)이므로 반지름의 길이에 정비례해요.',
  ],
  [
    '반지름의 길이가 두 배가 되면 원의 넓이도 두 배가 된다.',
    false,
    '넓이는 \\(\\pi r^{2}\\)이므로 반지름의 길이가 두 배가 되면 네 배가 돼요.',
  ],
  [
    '반지름의 길이가 같으면 호의 길이가 긴 부채꼴의 넓이가 더 크다.',
    true,
    '반지름의 길이가 같을 때 부채꼴의 넓이는 호의 길이에 정비례해요.',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U08C05L0A2', conceptId, difficultyLevel: 0, name: '원주율 O/X' },
  [
    '원주율이 무엇을 무엇으로 나눈 값인지 떠올려 보세요.',
    '원의 둘레의 길이와 넓이를 구하는 식에서 반지름이 몇 번 곱해지는지 살펴보세요.',
    '크기가 다른 두 원을 놓고 설명이 맞는지 비교해 보세요.',
  ],
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [pickFormula, judge]
