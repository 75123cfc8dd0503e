import { askFormula, type FormulaGroup } from '../asking/ask-formula.ts'
import { askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U09C06'
const RADIUS = `반지름의 길이가 ${tex('r')}인`

const FORMULAS: readonly FormulaGroup[] = [
  {
    formulas: [
      {
        what: `${RADIUS} 구의 겉넓이`,
        formula: '4\\pi r^{2}',
        clue: '구의 겉면을 감은 끈으로 반지름이 같은 원을 채우면 원이 네 개 채워져요.',
      },
      {
        what: `${RADIUS} 구의 부피`,
        formula: '\\frac{4}{3}\\pi r^{3}',
        clue: `구에 꼭 맞는 원기둥의 부피에 ${texWith('\\frac{2}{3}', '을/를')} 곱하세요. 원기둥의 높이는 구의 지름과 같아요.`,
      },
      {
        what: `${RADIUS} 반구의 겉넓이`,
        formula: '3\\pi r^{2}',
        clue: '굽은 면은 구의 겉넓이의 절반이에요. 거기에 잘린 평평한 면의 넓이를 더하세요.',
      },
      {
        what: `${RADIUS} 반구의 부피`,
        formula: '\\frac{2}{3}\\pi r^{3}',
        clue: '반구는 구를 똑같이 둘로 나눈 것이에요. 구의 부피를 먼저 쓰세요.',
      },
    ],
    slips: [['2\\pi r^{2}', '이 식은 반구의 굽은 면의 넓이예요.']],
  },
]

const pickFormula: ItemTemplate = {
  id: 'M1U09C06L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '구의 공식 고르기',
  generate: (random) =>
    askFormula(random, {
      groups: FORMULAS,
      because: `구의 겉넓이는 반지름의 길이가 같은 원의 넓이의 ${tex(4)}배이므로 ${tex('4\\pi r^{2}')}이고, 구의 부피는 꼭 맞는 원기둥의 부피 ${tex('\\pi r^{2} \\times 2r')}의 ${tex('\\frac{2}{3}')}이므로 ${tex('\\frac{4}{3}\\pi r^{3}')}이에요. 반구의 부피는 구의 부피의 반이고, 반구의 겉넓이는 구의 겉넓이의 반에 평평한 면인 원의 넓이를 더한 것이에요.`,
      hints: [
        '구하는 것이 넓이인지 부피인지, 구인지 반구인지 먼저 살펴보세요.',
        '넓이를 나타내는 식에는 반지름이 두 번, 부피를 나타내는 식에는 세 번 곱해져요.',
      ],
    }),
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '구의 겉넓이는 반지름의 길이가 같은 원의 넓이의 4배이다.',
    true,
    `구의 겉넓이는 ${tex('4\\pi r^{2}')}이고 원의 넓이는 ${tex('\\pi r^{2}')}이에요.`,
    '귤껍질을 귤과 반지름이 같은 원에 채워 붙이면 원이 몇 개 채워졌나요?',
  ],
  [
    '반구의 겉넓이는 반지름의 길이가 같은 구의 겉넓이의 절반이다.',
    false,
    '구를 반으로 자르면 잘린 자리에 원 모양의 평평한 면이 새로 생기므로 절반보다 커요.',
    '반으로 자른 귤에는 껍질 말고 새로 생긴 평평한 면이 있어요. 그 넓이도 겉넓이에 들어가나요?',
  ],
  [
    '반구의 부피는 반지름의 길이가 같은 구의 부피의 절반이다.',
    true,
    '구를 반으로 나눈 것이므로 부피도 절반이에요.',
    '구를 똑같이 둘로 나누면 한쪽의 부피는 얼마인가요?',
  ],
  [
    '구의 반지름의 길이를 두 배로 하면 부피도 두 배가 된다.',
    false,
    '부피를 구할 때는 반지름을 세 번 곱하므로 반지름의 길이가 두 배가 되면 부피는 여덟 배가 돼요.',
    '반지름의 길이가 \\(1\\)인 구와 \\(2\\)인 구의 부피를 각각 구해 보세요.',
  ],
  [
    '구의 반지름의 길이를 두 배로 하면 겉넓이는 네 배가 된다.',
    true,
    '겉넓이를 구할 때는 반지름을 두 번 곱하므로 반지름의 길이가 두 배가 되면 겉넓이는 네 배가 돼요.',
    '반지름의 길이가 \\(1\\)인 구와 \\(2\\)인 구의 겉넓이를 각각 구해 보세요.',
  ],
  [
    `원기둥에 꼭 맞는 구의 부피는 원기둥의 부피의 ${tex('\\frac{2}{3}')}이다.`,
    true,
    `구의 부피는 ${tex('\\frac{4}{3}\\pi r^{3}')}이고, 꼭 맞는 원기둥의 부피는 ${tex('\\pi r^{2} \\times 2r = 2\\pi r^{3}')}이에요.`,
    '꼭 맞는 원기둥의 높이는 구의 지름과 같아요. 반지름을 \\(1\\)로 놓고 두 부피를 비교해 보세요.',
  ],
  [
    '원기둥에 꼭 맞는 원뿔과 구의 부피는 서로 같다.',
    false,
    `원뿔의 부피는 원기둥의 부피의 ${tex('\\frac{1}{3}')}이고 구의 부피는 원기둥의 부피의 ${texWith('\\frac{2}{3}', '이에요/예요')}.`,
    '세 입체도형의 부피의 비 \\(1 : 2 : 3\\)은 어느 것부터 차례로 쓴 것인가요?',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U09C06L0A2', conceptId, difficultyLevel: 0, name: '구 O/X' },
  [
    '구의 겉넓이와 부피를 구하는 식을 떠올려 보세요.',
    '겉넓이에는 반지름이 두 번, 부피에는 반지름이 세 번 곱해져요.',
  ],
  (random) => random.pick(CLAIMS),
)

const timesAsLarge: ItemTemplate = {
  id: 'M1U09C06L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '반지름이 커질 때',
  generate: (random) => {
    const [k, asksVolume] = [random.integer(2, 5), random.pick([true, false])]
    const [right, other] = asksVolume ? [k ** 3, k ** 2] : [k ** 2, k ** 3]
    const what = asksVolume ? '부피' : '겉넓이'
    const power = asksVolume ? 3 : 2
    return askValue({
      question: `구의 반지름의 길이를 ${tex(k)}배로 하면 ${what}는 처음의 몇 배가 되는지 구하세요.`,
      right: rightNumber(right),
      slips: [
        wrongNumber(k, `반지름의 길이와 똑같이 ${tex(k)}배가 된다고 생각했어요.`),
        wrongNumber(other, `${what}가 아니라 ${asksVolume ? '겉넓이' : '부피'}가 몇 배가 되는지 구했어요.`),
        wrongNumber(
          power * k,
          `반지름을 ${nativeCount(power)} 번 곱하지 않고 ${texWith(power, '을/를')} 곱했어요.`,
        ),
      ],
      solution: `${what}를 구하는 식 ${tex(asksVolume ? '\\frac{4}{3}\\pi r^{3}' : '4\\pi r^{2}')}에는 반지름이 ${nativeCount(power)} 번 곱해져요. 그래서 반지름의 길이가 ${tex(k)}배가 되면 ${what}는 ${tex(`${k}^{${power}} = ${right}`)}(배)가 돼요.`,
      hints: [
        `구의 ${what}를 구하는 식을 떠올려 보세요.`,
        '그 식에서 반지름이 몇 번 곱해지는지 세어 보세요.',
        `반지름의 길이가 ${tex('r')}일 때와 ${tex(`${k}r`)}일 때의 ${what}를 각각 식으로 나타내어 비교하세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [pickFormula, judge, timesAsLarge]
