import { askFormula, type FormulaGroup } from '../asking/ask-formula.ts'
import type { ValueQuestion } from '../asking/ask-value.ts'
import { askValue, makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawCylinder, drawTrapezoidPrism, drawTriangularPrism } from './m1u09c04-figures.ts'
import { CM2, CM3, IN_PI } from './measuring-text.ts'
import { drawSolidOf, solidName } from './solid-names.ts'

const conceptId = 'M1U09C04'
const CYLINDER = `밑면의 반지름의 길이가 ${tex('r')}, 높이가 ${tex('h')}인 원기둥`

const FORMULAS: readonly FormulaGroup[] = [
  {
    formulas: [
      {
        what: `밑넓이가 ${tex('S')}, 높이가 ${tex('h')}인 기둥의 부피`,
        formula: 'Sh',
        clue: '밑면과 합동인 얇은 판을 높이만큼 쌓았다고 생각하면, 밑넓이와 높이를 어떻게 해야 하나요?',
      },
    ],
    slips: [
      ['2Sh', '밑면이 두 개라고 밑넓이를 두 번 곱했어요. 부피에는 밑넓이를 한 번만 곱해요.'],
      ['S + h', '밑넓이와 높이를 곱하지 않고 더했어요.'],
      ['\\frac{1}{2}Sh', '삼각형의 넓이처럼 반으로 나누었어요. 기둥은 위로 갈수록 좁아지지 않아요.'],
      ['S^{2}h', '밑넓이를 두 번 곱했어요. 밑넓이에는 이미 길이가 두 번 곱해져 있어요.'],
    ],
  },
  {
    formulas: [
      {
        what: `${CYLINDER}의 부피`,
        formula: '\\pi r^{2}h',
        clue: '밑면은 반지름의 길이가 \\(r\\)인 원이에요. 그 넓이에 높이를 곱하세요.',
      },
      {
        what: `${CYLINDER}의 옆넓이`,
        formula: '2\\pi rh',
        clue: '옆면을 펼치면 직사각형이에요. 가로의 길이는 밑면의 둘레의 길이와 같고, 세로의 길이는 높이와 같아요.',
      },
      {
        what: `${CYLINDER}의 겉넓이`,
        formula: '2\\pi r^{2} + 2\\pi rh',
        clue: '전개도에는 원이 몇 개, 직사각형이 몇 개 있나요? 그 넓이를 모두 더하세요.',
      },
      {
        what: `${CYLINDER}의 밑면의 둘레의 길이`,
        formula: '2\\pi r',
        clue: '밑면은 원이에요. 높이는 둘레의 길이와 상관이 없어요.',
      },
    ],
    slips: [['\\pi r^{2} + 2\\pi rh', '밑면의 넓이를 한 번만 더한 식이에요. 원기둥의 밑면은 두 개예요.']],
  },
]

const pickFormula: ItemTemplate = {
  id: 'M1U09C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '기둥의 공식 고르기',
  generate: (random) =>
    askFormula(random, {
      groups: FORMULAS,
      because: `기둥의 부피는 (밑넓이) × (높이)예요. 원기둥의 밑면은 넓이가 ${tex('\\pi r^{2}')}인 원이고, 옆면을 펼치면 가로의 길이가 밑면의 둘레의 길이 ${tex('2\\pi r')}, 세로의 길이가 높이 ${tex('h')}인 직사각형이 돼요. 겉넓이는 밑면 두 개와 옆면의 넓이의 합이에요.`,
      hints: [
        '구하는 것이 길이인지, 넓이인지, 부피인지 먼저 살펴보세요.',
        '길이를 나타내는 문자가 길이에는 한 번, 넓이에는 두 번, 부피에는 세 번 곱해져요. 밑넓이에는 이미 두 번 곱해져 있어요.',
      ],
    }),
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '기둥의 부피는 밑넓이에 높이를 곱한 것과 같다.',
    true,
    '밑면과 합동인 얇은 판을 높이만큼 쌓은 것으로 볼 수 있으므로 (밑넓이) × (높이)예요.',
    '밑면과 합동인 얇은 종이를 높이만큼 쌓는 모습을 떠올려 보세요.',
  ],
  [
    '기둥의 겉넓이는 한 밑면의 넓이와 옆넓이의 합이다.',
    false,
    '기둥에는 밑면이 두 개 있으므로 밑넓이를 두 번 더해야 해요.',
    '통조림통의 겉을 종이로 모두 싸려면 원 모양의 종이가 몇 장 필요한가요?',
  ],
  [
    '원기둥의 옆면을 펼친 직사각형의 가로의 길이는 밑면의 둘레의 길이와 같다.',
    true,
    '옆면을 다시 말면 직사각형의 가로가 밑면의 둘레를 꼭 한 바퀴 감아요.',
    '옆면에 두른 종이를 펼치면, 가로가 밑면의 어느 길이를 감고 있었나요?',
  ],
  [
    '밑넓이와 높이가 각각 같은 삼각기둥과 원기둥은 부피도 같다.',
    true,
    '기둥의 부피는 밑면의 모양과 관계없이 (밑넓이) × (높이)로 정해져요.',
    '부피를 구하는 식에 밑면의 모양이 들어가는지 살펴보세요.',
  ],
  [
    '원기둥의 높이는 그대로 두고 밑면의 반지름의 길이를 두 배로 하면 부피도 두 배가 된다.',
    false,
    '반지름은 두 번 곱해지므로 밑넓이가 네 배가 되고, 부피도 네 배가 돼요.',
    '반지름이 \\(1\\), 높이가 \\(1\\)인 원기둥과 반지름만 \\(2\\)로 바꾼 원기둥의 부피를 구해 보세요.',
  ],
  [
    '원기둥의 밑면은 그대로 두고 높이만 두 배로 하면 부피는 두 배가 된다.',
    true,
    '부피는 (밑넓이) × (높이)이므로 밑넓이가 같으면 높이에 정비례해요.',
    '같은 컵 두 개를 위아래로 쌓으면 부피가 어떻게 되나요?',
  ],
  [
    '부피가 같은 두 기둥은 겉넓이도 같다.',
    false,
    '모서리의 길이가 1, 1, 4인 직육면체와 2, 2, 1인 직육면체는 부피가 모두 4이지만 겉넓이는 18과 16으로 달라요.',
    '부피가 4가 되는 직육면체를 두 가지 만들고 겉넓이를 비교해 보세요.',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U09C04L0A2', conceptId, difficultyLevel: 0, name: '기둥 O/X' },
  [
    '기둥의 전개도를 떠올려 보세요. 어떤 면이 몇 개 있나요?',
    '부피는 밑넓이와 높이를 곱한 것이고, 겉넓이는 모든 면의 넓이를 더한 것이에요.',
  ],
  (random) => random.pick(CLAIMS),
)

const sideArea: ItemTemplate = {
  id: 'M1U09C04L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '각기둥의 옆넓이',
  generate: (random) => {
    const [n, around, h] = [random.integer(3, 8), random.integer(12, 30), random.integer(4, 10)]
    return askValue({
      question: `밑면의 둘레의 길이가 ${tex(around)} cm이고 높이가 ${tex(h)} cm인 ${solidName('각기둥', n)}의 옆넓이는 몇 ${CM2}인지 구하세요.`,
      right: rightNumber(around * h),
      slips: [
        wrongNumber(around + h, '가로와 세로의 길이를 곱하지 않고 더했어요.'),
        wrongNumber(
          n * around * h,
          '둘레의 길이에는 이미 모든 변이 들어 있어요. 옆면의 개수를 다시 곱하지 않아요.',
        ),
        wrongNumber(2 * around * h, '옆면은 모두 이어서 직사각형 하나로 펼쳐져요. 두 배 하지 않아요.'),
      ],
      solution: `각기둥의 옆면을 모두 이어 펼치면 가로의 길이가 밑면의 둘레의 길이, 세로의 길이가 높이인 직사각형이 돼요. 따라서 옆넓이는 ${tex(`${around} \\times ${h} = ${around * h}`)}(${CM2})예요.`,
      hints: [
        '옆면인 직사각형들을 나란히 이어 붙인 모습을 그려 보세요.',
        '이어 붙이면 큰 직사각형 하나가 돼요. 그 세로의 길이는 기둥의 높이예요.',
        '큰 직사각형의 가로의 길이는 밑면의 모든 변의 길이의 합과 같아요. 가로와 세로의 길이를 곱하세요.',
      ],
    })
  },
}

function askByBaseArea(random: SeededRandom): ValueQuestion {
  const [n, s, h] = [random.integer(3, 8), random.integer(12, 45), random.integer(4, 12)]
  const name = solidName('각기둥', n)
  return {
    question: `밑넓이가 ${tex(s)} ${CM2}이고 높이가 ${tex(h)} cm인 ${name}의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(s * h),
    slips: [
      wrongNumber(
        2 * s * h,
        '밑면이 두 개라고 생각하여 밑넓이의 두 배에 높이를 곱했어요. 부피에는 밑넓이를 한 번만 곱해요.',
      ),
      wrongNumber(n * s * h, '밑면의 변의 개수까지 곱했어요.'),
      wrongNumber(s + h, '밑넓이와 높이를 곱하지 않고 더했어요.'),
      wrongNumber(s * h * h, '높이를 두 번 곱했어요.'),
    ],
    solution: `기둥의 부피는 (밑넓이) × (높이)이므로 ${tex(`${s} \\times ${h} = ${s * h}`)}(${CM3})예요. 밑면의 모양이 어떤 다각형이든 밑넓이를 알면 바로 구할 수 있어요.`,
    hints: [
      '기둥은 밑면과 합동인 얇은 판을 차곡차곡 쌓은 것으로 볼 수 있어요.',
      '밑면의 변이 몇 개인지는 부피와 관계가 없어요. 밑넓이와 높이만 있으면 돼요.',
      `밑넓이가 ${tex(s)} ${CM2}인 판을 ${tex(h)} cm만큼 쌓은 것이므로 두 수를 곱하세요.`,
    ],
    figures: n <= 6 ? [drawSolidOf('각기둥', n)] : [],
  }
}

function askTriangular(random: SeededRandom): ValueQuestion {
  const [a, b, h] = [random.integer(3, 10), random.pick([4, 6, 8, 10]), random.integer(4, 12)]
  const s = (a * b) / 2
  return {
    question: `밑면이 직각을 낀 두 변의 길이가 ${tex(a)} cm, ${tex(b)} cm인 직각삼각형이고 높이가 ${tex(h)} cm인 삼각기둥의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(s * h),
    slips: [
      wrongNumber(2 * s * h, '삼각형의 넓이를 구할 때 2로 나누지 않았어요.'),
      wrongNumber(s, '밑넓이까지만 구했어요. 높이를 곱해야 해요.'),
      wrongNumber((a + b) * h, '밑넓이 대신 두 변의 길이의 합에 높이를 곱했어요.'),
      wrongNumber(s + h, '밑넓이와 높이를 곱하지 않고 더했어요.'),
    ],
    solution: `1. 밑면은 직각삼각형이므로 밑넓이는 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b} = ${s}`)}(${CM2})예요.\n2. 부피는 (밑넓이) × (높이)이므로 ${tex(`${s} \\times ${h} = ${s * h}`)}(${CM3})예요.`,
    hints: [
      '먼저 밑면인 직각삼각형의 넓이를 구해 보세요.',
      '직각을 낀 두 변을 밑변과 높이로 보면 직각삼각형의 넓이를 구할 수 있어요.',
      `밑넓이 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b}`)}에 기둥의 높이를 곱하세요.`,
    ],
    figures: [drawTriangularPrism(a, b, h)],
  }
}

function askTrapezoidal(random: SeededRandom): ValueQuestion {
  const [p, wider, t] = [random.integer(3, 7), random.pick([2, 4]), random.integer(3, 6)]
  const [q, h] = [p + wider, random.integer(5, 10)]
  const s = ((p + q) * t) / 2
  return {
    question: `밑면이 윗변의 길이가 ${tex(p)} cm, 아랫변의 길이가 ${tex(q)} cm, 높이가 ${tex(t)} cm인 사다리꼴이고, 기둥의 높이가 ${tex(h)} cm인 사각기둥이 있어요. 이 사각기둥의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(s * h),
    slips: [
      wrongNumber(2 * s * h, '사다리꼴의 넓이를 구할 때 2로 나누지 않았어요.'),
      wrongNumber(s, '밑넓이까지만 구했어요. 기둥의 높이를 곱해야 해요.'),
      wrongNumber(q * t * h, '밑면을 사다리꼴이 아니라 가로가 아랫변인 직사각형으로 생각했어요.'),
      wrongNumber(p * t * h, '밑면을 사다리꼴이 아니라 가로가 윗변인 직사각형으로 생각했어요.'),
    ],
    solution: `1. 밑면은 사다리꼴이므로 밑넓이는 ${tex(`\\frac{1}{2} \\times (${p} + ${q}) \\times ${t} = ${s}`)}(${CM2})예요.\n2. 부피는 (밑넓이) × (높이)이므로 ${tex(`${s} \\times ${h} = ${s * h}`)}(${CM3})예요.`,
    hints: [
      '높이가 두 가지 나와요. 하나는 사다리꼴의 높이이고, 다른 하나는 기둥의 높이예요.',
      '사다리꼴의 넓이는 윗변과 아랫변의 길이의 합에 높이를 곱하고 2로 나누어 구해요.',
      `밑넓이 ${tex(`\\frac{1}{2} \\times (${p} + ${q}) \\times ${t}`)}에 기둥의 높이 ${tex(h)} cm를 곱하세요.`,
    ],
    figures: [drawTrapezoidPrism({ p, q, t, l: 0 }, h, false)],
  }
}

const prismVolume = makeBothForms({
  id: 'M1U09C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '각기둥의 부피',
  draw: withEnoughSlips((random) =>
    random.pick([askByBaseArea, askTriangular, askTriangular, askTrapezoidal])(random),
  ),
})

const cylinderVolume = makeBothForms({
  id: 'M1U09C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '원기둥의 부피',
  draw: withEnoughSlips((random) => {
    const [r, h, byDiameter] = [random.integer(2, 8), random.integer(3, 12), random.pick([true, false])]
    const volume = r * r * h
    return {
      question: `밑면의 ${byDiameter ? `지름의 길이가 ${tex(2 * r)} cm` : `반지름의 길이가 ${tex(r)} cm`}이고 높이가 ${tex(h)} cm인 원기둥의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
      right: piAnswer(volume),
      slips: [
        ...(byDiameter ? [piSlip('지름을 반지름으로 생각했어요.', 4 * volume)] : []),
        {
          ...piSlip('밑넓이 대신 밑면의 둘레의 길이를 곱했어요. 이것은 옆넓이예요.', 2 * r * h),
          conceptId: 'M1U08C05',
        },
        { ...piSlip('밑넓이를 구할 때 반지름을 한 번만 곱했어요.', r * h), conceptId: 'M1U08C05' },
        piSlip('밑넓이의 두 배에 높이를 곱했어요. 부피에는 밑넓이를 한 번만 곱해요.', 2 * volume),
        piSlip('밑넓이까지만 구했어요. 높이를 곱해야 해요.', r * r),
        wrongNumber(volume, `${texWith('\\pi', '을/를')} 곱하지 않았어요.`),
      ],
      solution: `${byDiameter ? `지름의 길이가 ${tex(2 * r)} cm이므로 밑면의 반지름의 길이는 ${tex(r)} cm예요. ` : ''}밑면은 원이므로 밑넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(r * r)}`)}(${CM2})이고, 부피는 (밑넓이) × (높이)이므로 ${tex(`${piTex(r * r)} \\times ${h} = ${piTex(volume)}`)}(${CM3})예요.`,
      hints: [
        '원기둥의 부피도 각기둥과 마찬가지로 밑넓이와 높이를 곱해서 구해요.',
        byDiameter
          ? '밑면은 원이에요. 주어진 것이 반지름인지 지름인지 확인하고 밑넓이를 구하세요.'
          : '밑면은 원이에요. 반지름을 두 번 곱하여 밑넓이를 구하세요.',
        `반지름의 길이를 ${tex('r')} cm라고 하면 부피는 ${texWith('\\pi r^{2}', '과/와')} 높이의 곱이에요. 높이 ${tex(h)} cm를 곱하세요.`,
      ],
      figures: byDiameter ? [] : [drawCylinder(r, h)],
    }
  }),
})

export const VOLUME_TEMPLATES: ItemTemplate[] = [
  pickFormula,
  judge,
  sideArea,
  ...prismVolume,
  ...cylinderVolume,
]
