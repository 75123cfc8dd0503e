import { askFormula, type FormulaGroup } from '../asking/ask-formula.ts'
import { askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import { CM3 } from './measuring-text.ts'
import { solidName } from './solid-names.ts'

const conceptId = 'M1U09C05'
const SLANTED = `밑면의 반지름의 길이가 ${tex('r')}, 모선의 길이가 ${tex('l')}인 원뿔`

const FORMULAS: readonly FormulaGroup[] = [
  {
    formulas: [
      {
        what: `밑넓이가 ${tex('S')}, 높이가 ${tex('h')}인 뿔의 부피`,
        formula: '\\frac{1}{3}Sh',
        clue: '밑넓이와 높이가 같은 기둥의 부피를 먼저 쓰고, 뿔의 부피는 그것의 몇 분의 몇인지 떠올려 보세요.',
      },
    ],
    slips: [
      ['Sh', '이 식은 기둥의 부피예요. 뿔은 위로 갈수록 좁아지므로 더 작아요.'],
      ['\\frac{1}{2}Sh', '삼각형의 넓이처럼 반으로 나누었어요.'],
      ['3Sh', '기둥의 부피를 나누지 않고 곱했어요. 뿔은 기둥보다 작아요.'],
      ['\\frac{1}{3}(S + h)', '밑넓이와 높이를 곱하지 않고 더했어요.'],
    ],
  },
  {
    formulas: [
      {
        what: `밑면의 반지름의 길이가 ${tex('r')}, 높이가 ${tex('h')}인 원뿔의 부피`,
        formula: '\\frac{1}{3}\\pi r^{2}h',
        clue: '밑면은 반지름의 길이가 \\(r\\)인 원이에요. 밑넓이와 높이가 같은 원기둥의 부피와 비교해 보세요.',
      },
    ],
    slips: [
      ['\\pi r^{2}h', '이 식은 원기둥의 부피예요. 원뿔은 위로 갈수록 좁아지므로 더 작아요.'],
      ['\\frac{1}{2}\\pi r^{2}h', '삼각형의 넓이처럼 반으로 나누었어요.'],
      ['\\frac{1}{3}\\pi rh', '밑넓이를 구할 때 반지름을 한 번만 곱했어요.'],
      ['\\frac{2}{3}\\pi rh', '밑넓이가 아니라 밑면의 둘레의 길이에 높이를 곱했어요.'],
    ],
  },
  {
    formulas: [
      {
        what: `${SLANTED}의 옆넓이`,
        formula: '\\pi rl',
        clue: '옆면을 펼친 부채꼴의 반지름의 길이와 호의 길이를 각각 문자로 나타내어 부채꼴의 넓이를 구하세요.',
      },
      {
        what: `${SLANTED}의 겉넓이`,
        formula: '\\pi r^{2} + \\pi rl',
        clue: '전개도에는 원이 몇 개, 부채꼴이 몇 개 있나요? 그 넓이를 모두 더하세요.',
      },
      {
        what: `${SLANTED}의 전개도에서 부채꼴의 호의 길이`,
        formula: '2\\pi r',
        clue: '부채꼴의 호는 밑면인 원의 둘레를 꼭 한 바퀴 감아요.',
      },
    ],
    slips: [
      ['2\\pi rl', `부채꼴의 넓이를 구할 때 ${texWith('\\frac{1}{2}', '을/를')} 곱하지 않은 식이에요.`],
      ['2\\pi r^{2} + \\pi rl', '밑면의 넓이를 두 번 더한 식이에요. 원뿔의 밑면은 하나예요.'],
    ],
  },
]

const pickFormula: ItemTemplate = {
  id: 'M1U09C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '뿔의 공식 고르기',
  generate: (random) =>
    askFormula(random, {
      groups: FORMULAS,
      because: `뿔의 부피는 밑넓이와 높이가 각각 같은 기둥의 부피의 ${tex('\\frac{1}{3}')}이에요. 원뿔의 옆면을 펼치면 반지름의 길이가 ${tex('l')}, 호의 길이가 밑면의 둘레의 길이 ${texWith('2\\pi r', '과/와')} 같은 부채꼴이 되므로 옆넓이는 ${tex('\\frac{1}{2} \\times l \\times 2\\pi r = \\pi rl')}이고, 여기에 밑넓이 ${texWith('\\pi r^{2}', '을/를')} 더하면 겉넓이예요.`,
      hints: [
        '구하는 것이 길이인지, 넓이인지, 부피인지 먼저 살펴보세요.',
        '부피는 기둥의 부피와 비교하고, 넓이와 길이는 전개도를 떠올려 보세요.',
      ],
    }),
}

const CLAIMS: readonly BriefClaim[] = [
  [
    `뿔의 부피는 밑넓이와 높이가 각각 같은 기둥의 부피의 ${tex('\\frac{1}{3}')}이다.`,
    true,
    '뿔 모양의 그릇에 물을 가득 채워 기둥 모양의 그릇에 부으면 세 번 만에 가득 차요.',
    '뿔 모양 그릇에 물을 담아 같은 밑면, 같은 높이의 기둥에 부으면 몇 번 만에 가득 차나요?',
  ],
  [
    '각뿔의 겉넓이는 밑넓이의 두 배와 옆넓이의 합이다.',
    false,
    '각뿔의 밑면은 하나뿐이므로 밑넓이를 한 번만 더해요.',
    '피라미드를 색종이로 싼다면 밑면에 붙일 종이는 몇 장인가요?',
  ],
  [
    '원뿔의 전개도에서 부채꼴의 반지름의 길이는 모선의 길이와 같다.',
    true,
    '원뿔의 꼭짓점에서 밑면의 둘레까지 곧게 이은 선분이 모선이고, 옆면을 펼치면 그것이 부채꼴의 반지름이 돼요.',
    '고깔모자를 펼쳐 부채꼴을 만들면, 모자의 뾰족한 끝에서 가장자리까지의 길이는 부채꼴의 무엇이 되나요?',
  ],
  [
    '원뿔의 전개도에서 부채꼴의 호의 길이는 모선의 길이와 같다.',
    false,
    '부채꼴의 호는 밑면의 둘레를 한 바퀴 감으므로 밑면의 둘레의 길이와 같아요.',
    '고깔모자를 펼친 부채꼴의 굽은 부분은 모자에서 어디를 감고 있었나요?',
  ],
  [
    '원뿔의 높이는 모선의 길이보다 짧다.',
    true,
    '높이는 꼭짓점에서 밑면까지 수직으로 잰 거리이므로 비스듬히 잰 모선의 길이보다 짧아요.',
    '높이, 밑면의 반지름, 모선은 직각삼각형을 이뤄요. 직각의 맞은편에 있는 변은 어느 것인가요?',
  ],
  [
    `원뿔의 부피는 밑넓이와 모선의 길이의 곱의 ${tex('\\frac{1}{3}')}이다.`,
    false,
    '부피를 구할 때는 모선의 길이가 아니라 높이를 곱해요.',
    '원뿔의 꼭짓점에서 밑면까지 비스듬히 잰 길이와 수직으로 잰 길이 가운데 부피에 쓰는 것은 어느 것인가요?',
  ],
  [
    '뿔대의 부피는 큰 뿔의 부피에서 잘라 낸 작은 뿔의 부피를 뺀 것과 같다.',
    true,
    '뿔대는 큰 뿔에서 위쪽의 작은 뿔을 잘라 내고 남은 부분이기 때문이에요.',
    '뿔대의 위에 잘라 낸 조각을 다시 올려놓으면 어떤 입체도형이 되나요?',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U09C05L0A2', conceptId, difficultyLevel: 0, name: '뿔 O/X' },
  [
    '뿔의 겨냥도와 전개도를 그려 보세요. 밑면은 몇 개인가요?',
    '높이와 모선은 서로 다른 것이에요. 높이는 밑면에 수직으로 재요.',
  ],
  (random) => random.pick(CLAIMS),
)

const comparePrism: ItemTemplate = {
  id: 'M1U09C05L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '기둥과 뿔의 부피',
  generate: (random) => {
    const [third, asksCone, n] = [random.integer(5, 40), random.pick([true, false]), random.integer(2, 6)]
    const [prism, pyramid] = n === 2 ? ['원기둥', '원뿔'] : [solidName('각기둥', n), solidName('각뿔', n)]
    const [given, target] = asksCone ? [prism, pyramid] : [pyramid, prism]
    const [size, right] = asksCone ? [3 * third, third] : [third, 3 * third]
    return askValue({
      question: `밑면이 합동이고 높이가 같은 ${prism}과 ${pyramid}이 있어요. ${given}의 부피가 ${tex(size)} ${CM3}일 때, ${target}의 부피는 몇 ${CM3}인지 구하세요.`,
      right: rightNumber(right),
      slips: [
        wrongNumber(size, '밑면과 높이가 같으면 부피도 같다고 생각했어요. 뿔은 위로 갈수록 좁아져요.'),
        wrongNumber(asksCone ? 9 * third : third / 3, '기둥과 뿔의 부피의 관계를 거꾸로 생각했어요.'),
        wrongNumber(asksCone ? (3 * third) / 2 : 2 * third, '뿔의 부피가 기둥의 부피의 반이라고 생각했어요.'),
      ].filter(({ key }) => /^\d+$/.test(key)),
      solution: `밑면이 합동이고 높이가 같으면 뿔의 부피는 기둥의 부피의 ${tex('\\frac{1}{3}')}이에요. ${asksCone ? `따라서 ${target}의 부피는 ${tex(`${size} \\times \\frac{1}{3} = ${right}`)}` : `거꾸로 기둥의 부피는 뿔의 부피의 ${tex(3)}배이므로 ${target}의 부피는 ${tex(`${size} \\times 3 = ${right}`)}`}(${CM3})예요.`,
      hints: [
        '뿔은 기둥 안에 꼭 맞게 들어가요. 어느 쪽의 부피가 더 클까요?',
        '뿔 모양의 그릇에 물을 가득 담아 기둥 모양의 그릇에 부으면 세 번 만에 가득 차요.',
        asksCone
          ? `기둥의 부피 ${tex(size)} ${CM3}를 셋으로 똑같이 나눈 것 가운데 하나예요.`
          : `뿔의 부피 ${tex(size)} ${CM3}가 세 번 모이면 기둥의 부피가 돼요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [pickFormula, judge, comparePrism]
