import { askFormula, type FormulaGroup } from '../asking/ask-formula.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C05'

const SECTOR = '반지름의 길이가 \\(r\\), 중심각의 크기가 \\(x^\\circ\\)인 부채꼴'

const FORMULAS: readonly FormulaGroup[] = [
  {
    formulas: [
      {
        what: '반지름의 길이가 \\(r\\)인 원의 둘레의 길이',
        formula: '2\\pi r',
        clue: '둘레의 길이는 지름의 길이에 원주율을 곱한 것이에요. 지름의 길이를 \\(r\\)로 나타내 보세요.',
      },
      {
        what: '반지름의 길이가 \\(r\\)인 원의 넓이',
        formula: '\\pi r^{2}',
        clue: '원을 잘게 잘라 이어 붙이면 가로가 둘레의 절반, 세로가 반지름인 직사각형에 가까워져요.',
      },
    ],
    slips: [
      ['\\pi r', '이 식은 둘레의 길이의 절반이에요.'],
      ['2\\pi r^{2}', '이 식은 원의 넓이를 두 배 한 것이에요.'],
      ['\\frac{1}{2}\\pi r^{2}', '이 식은 반원의 넓이예요.'],
    ],
  },
  {
    formulas: [
      {
        what: `${SECTOR}의 호의 길이`,
        formula: '2\\pi r \\times \\frac{x}{360}',
        clue: '호의 길이는 중심각의 크기에 정비례해요. 원의 둘레의 길이 가운데 얼마만큼인지 생각하세요.',
      },
      {
        what: `${SECTOR}의 넓이`,
        formula: '\\pi r^{2} \\times \\frac{x}{360}',
        clue: '부채꼴의 넓이는 중심각의 크기에 정비례해요. 원의 넓이 가운데 얼마만큼인지 생각하세요.',
      },
    ],
    slips: [
      [
        '2\\pi r \\times \\frac{x}{180}',
        `한 바퀴를 ${texWith('180^\\circ', '으로/로')} 놓은 식이에요. 한 바퀴는 ${texWith('360^\\circ', '이에요/예요')}.`,
      ],
      [
        '\\pi r^{2} \\times \\frac{360}{x}',
        '비율을 거꾸로 쓴 식이에요. 부채꼴은 원의 일부분이므로 원보다 작아요.',
      ],
      [
        '\\pi r \\times \\frac{x}{360}',
        '둘레의 길이나 넓이가 아니라 둘레의 길이의 절반에 비율을 곱한 식이에요.',
      ],
    ],
  },
  {
    formulas: [
      {
        what: '반지름의 길이가 \\(r\\), 호의 길이가 \\(l\\)인 부채꼴의 넓이',
        formula: '\\frac{1}{2}rl',
        clue: '부채꼴을 잘게 잘라 이어 붙이면 가로가 호의 절반, 세로가 반지름인 직사각형에 가까워져요.',
      },
    ],
    slips: [
      ['rl', `${texWith('\\frac{1}{2}', '을/를')} 곱하지 않았어요.`],
      ['\\pi rl', '호의 길이에는 원주율이 이미 들어 있어요. 다시 곱하지 않아요.'],
      [
        '\\frac{1}{2}r^{2}l',
        '반지름을 두 번 곱했어요. 길이를 두 번 곱해야 넓이가 되는데 여기서는 세 번 곱했어요.',
      ],
      ['2rl', `${texWith('\\frac{1}{2}', '을/를')} 곱해야 하는데 ${texWith('2', '을/를')} 곱했어요.`],
    ],
  },
]

const pickFormula: ItemTemplate = {
  id: 'M1U08C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '공식 고르기',
  generate: (random) =>
    askFormula(random, {
      groups: FORMULAS,
      because: `원의 둘레의 길이는 (지름의 길이) ${tex('\\times \\pi')}, 원의 넓이는 (반지름의 길이) ${tex('\\times')} (반지름의 길이) ${tex('\\times \\pi')}예요. 부채꼴의 호의 길이와 넓이는 중심각의 크기에 정비례하므로 원 전체의 ${tex('\\frac{x}{360}')}이고, 부채꼴의 넓이는 호의 길이로도 구할 수 있어요.`,
      hints: [
        '구하는 것이 길이인지 넓이인지, 원 전체인지 일부분인지 먼저 살펴보세요.',
        '길이를 구하는 식에는 반지름이 한 번, 넓이를 구하는 식에는 길이가 두 번 곱해져요.',
      ],
    }),
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '원주율은 원의 지름의 길이에 대한 둘레의 길이의 비율이다.',
    true,
    '원주율의 뜻이에요. 어떤 원이든 둘레의 길이를 지름의 길이로 나눈 값은 같아요.',
    '둘레의 길이를 무엇으로 나누면 원주율이 나오는지 떠올려 보세요.',
  ],
  [
    '원이 커지면 원주율 \\(\\pi\\)도 커진다.',
    false,
    '원주율은 원의 크기와 관계없이 일정해요.',
    '동전과 훌라후프에서 (둘레의 길이) ÷ (지름의 길이)를 각각 생각해 보세요.',
  ],
  [
    '원주율 \\(\\pi\\)의 값은 정확히 \\(3.14\\)이다.',
    false,
    '\\(3.14\\)는 어림한 값이에요. \\(\\pi\\)는 소수로 쓰면 끝없이 계속되므로 문자 \\(\\pi\\)를 그대로 써요.',
    '\\(3.14\\)와 \\(3.141592\\) 가운데 어느 것이 원주율에 더 가까운지, 끝이 있는 소수로 다 쓸 수 있는지 생각해 보세요.',
  ],
  [
    '반지름의 길이가 두 배가 되면 원의 둘레의 길이도 두 배가 된다.',
    true,
    '둘레의 길이는 \\(2\\pi r\\)이므로 반지름의 길이에 정비례해요.',
    '반지름의 길이가 \\(1\\)일 때와 \\(2\\)일 때의 둘레의 길이를 각각 구해 보세요.',
  ],
  [
    '반지름의 길이가 두 배가 되면 원의 넓이도 두 배가 된다.',
    false,
    '넓이는 \\(\\pi r^{2}\\)이므로 반지름의 길이가 두 배가 되면 네 배가 돼요.',
    '반지름의 길이가 \\(1\\)일 때와 \\(2\\)일 때의 넓이를 각각 구해 보세요.',
  ],
  [
    '반지름의 길이가 같으면 호의 길이가 긴 부채꼴의 넓이가 더 크다.',
    true,
    '반지름의 길이가 같을 때 부채꼴의 넓이는 호의 길이에 정비례해요.',
    '반지름이 같은 두 피자 조각 가운데 가장자리가 긴 것과 짧은 것을 비교해 보세요.',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U08C05L0A2', conceptId, difficultyLevel: 0, name: '원주율 O/X' },
  [
    '원주율이 무엇을 무엇으로 나눈 값인지 떠올려 보세요.',
    '원의 둘레의 길이와 넓이를 구하는 식에서 반지름이 몇 번 곱해지는지 살펴보세요.',
  ],
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [pickFormula, judge]
