import type { Figure } from '#domain/figure/figure.ts'
import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C05'
const WITH_PI = `(원주율은 ${tex('\\pi')}로 써요.)`
const SQUARE: Record<string, PlanePoint> = { A: [0, 8], B: [0, 0], C: [8, 0], D: [8, 8] }

/** A square of side `a` with the quarter circles around B and D: the leaf between them. */
function drawLeaf(a: number): Figure {
  const [first, second] = [
    { centre: 'B', radius: 8, start: 0, end: 90 },
    { centre: 'D', radius: 8, start: 180, end: 270 },
  ]
  return planeFigure(
    `한 변의 길이가 ${a} cm인 정사각형 ABCD 안에 점 B와 점 D를 각각 중심으로 하는 사분원 두 개를 그리고, 겹친 부분을 색칠한 그림`,
    SQUARE,
    {
      areas: [{ outline: [first, second] }],
      lines: [{ of: 'ABCDA' }],
      arcs: [first, second],
      lengths: [{ of: 'BC', label: `${a} cm` }],
    },
  )
}

/** A square of side `a` less the quarter circle around B. */
function drawCorner(a: number): Figure {
  const quarter = { centre: 'B', radius: 8, start: 0, end: 90 }
  return planeFigure(
    `한 변의 길이가 ${a} cm인 정사각형 ABCD에서 점 B를 중심으로 하는 사분원을 뺀 부분을 색칠한 그림`,
    SQUARE,
    {
      areas: [{ outline: ['D', quarter] }],
      lines: [{ of: 'ABCDA' }],
      arcs: [quarter],
      lengths: [{ of: 'BC', label: `${a} cm` }],
    },
  )
}

/** A half circle on the diameter `2a` less two half circles of diameter `a`. */
function drawHalves(a: number): Figure {
  const points: Record<string, PlanePoint> = { A: [-8, 0], B: [8, 0], M: [-4, 0], N: [4, 0], O: [0, 0] }
  const [big, left, right] = [
    { centre: 'O', radius: 8, start: 0, end: 180 },
    { centre: 'M', radius: 4, start: 0, end: 180 },
    { centre: 'N', radius: 4, start: 0, end: 180 },
  ]
  return planeFigure(
    `지름 AB의 길이가 ${2 * a} cm인 반원에서 지름의 길이가 ${a} cm인 반원 두 개를 뺀 부분을 색칠한 그림`,
    points,
    {
      areas: [{ outline: [big] }, { outline: [left], fill: 'paper' }, { outline: [right], fill: 'paper' }],
      lines: [{ of: 'AB', dashed: true }],
      arcs: [big, left, right],
      lengths: [{ of: 'AB', label: `${2 * a} cm` }],
      unlabelled: 'MNO',
    },
  )
}

function askLeafPerimeter(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14, 16])
  return {
    question: `그림과 같이 한 변의 길이가 ${tex(a)} cm인 정사각형 ${pt('ABCD')}에 두 점 ${pt('B')}, ${pt('D')}를 각각 중심으로 하는 사분원을 그렸을 때, 색칠한 부분의 둘레의 길이는 몇 cm인지 구하세요. ${WITH_PI}`,
    right: piAnswer(a),
    slips: [
      piSlip('사분원 하나의 호의 길이만 구했어요. 둘레는 호 두 개로 이루어져요.', a, 2),
      piSlip('사분원의 둘레를 모두 더했어요. 정사각형의 변은 색칠한 부분의 둘레가 아니에요.', a, 1, 4 * a),
      piSlip('사분원이 아니라 원 두 개의 둘레의 길이를 더했어요.', 4 * a),
      piSlip('원 하나의 둘레의 길이를 구했어요.', 2 * a),
      piSlip('둘레의 길이가 아니라 사분원 하나의 넓이를 구했어요.', a * a, 4),
    ],
    solution: `색칠한 부분의 둘레는 반지름의 길이가 ${tex(a)} cm이고 중심각의 크기가 ${tex('90^\\circ')}인 부채꼴의 호 두 개로 이루어져요.\n\n1. 호 하나의 길이는 ${tex(`2\\pi \\times ${a} \\times \\frac{90}{360} = ${piTex(a, 2)}`)}(cm)예요.\n2. 따라서 둘레의 길이는 ${tex(`${piTex(a, 2)} \\times 2 = ${piTex(a)}`)}(cm)예요.`,
    hints: [
      '색칠한 부분을 둘러싸는 선이 어떤 선들인지 손가락으로 따라가 보세요.',
      '둘레는 두 개의 호로 이루어져 있어요. 각 호의 중심과 반지름, 중심각을 찾아보세요.',
      `두 호는 모두 반지름의 길이가 ${tex(a)} cm이고 중심각의 크기가 ${tex('90^\\circ')}예요. 호 하나의 길이를 구하여 두 배 하세요.`,
    ],
    figures: [drawLeaf(a)],
  }
}

function askCornerPerimeter(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14, 16])
  return {
    question: `그림과 같이 한 변의 길이가 ${tex(a)} cm인 정사각형 ${pt('ABCD')}에서 점 ${pt('B')}를 중심으로 하는 사분원을 뺀, 색칠한 부분의 둘레의 길이는 몇 cm인지 구하세요. ${WITH_PI}`,
    right: piAnswer(a, 2, 2 * a),
    slips: [
      piSlip(
        '정사각형의 네 변을 모두 더했어요. 사분원의 반지름인 두 변은 색칠한 부분의 둘레가 아니에요.',
        a,
        2,
        4 * a,
      ),
      piSlip('굽은 부분의 길이만 구했어요. 정사각형의 두 변도 둘레에 들어가요.', a, 2),
      piSlip('사분원이 아니라 반원의 호의 길이를 이용했어요.', a, 1, 2 * a),
      piSlip('정사각형의 변을 하나만 더했어요.', a, 2, a),
      piSlip('사분원의 호의 길이를 원의 둘레의 길이로 계산했어요.', 2 * a, 1, 2 * a),
    ],
    solution: `색칠한 부분의 둘레는 사분원의 호와 정사각형의 두 변으로 이루어져요.\n\n1. 사분원의 호의 길이는 ${tex(`2\\pi \\times ${a} \\times \\frac{90}{360} = ${piTex(a, 2)}`)}(cm)예요.\n2. 두 변의 길이의 합은 ${tex(`${a} \\times 2 = ${2 * a}`)}(cm)예요.\n3. 따라서 둘레의 길이는 ${tex(piTex(a, 2, 2 * a))}(cm)예요.`,
    hints: [
      '색칠한 부분을 둘러싸는 선이 어떤 선들인지 손가락으로 따라가 보세요.',
      '둘레는 굽은 선 하나와 곧은 선 두 개로 이루어져 있어요.',
      `굽은 선은 반지름의 길이가 ${tex(a)} cm이고 중심각의 크기가 ${tex('90^\\circ')}인 부채꼴의 호예요. 여기에 정사각형의 두 변의 길이를 더하세요.`,
    ],
    figures: [drawCorner(a)],
  }
}

function askHalvesPerimeter(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14])
  return {
    question: `그림은 지름 ${pt('AB')}의 길이가 ${tex(2 * a)} cm인 반원에서 크기가 같은 작은 반원 두 개를 뺀 것이에요. 색칠한 부분의 둘레의 길이는 몇 cm인지 구하세요. ${WITH_PI}`,
    right: piAnswer(2 * a),
    slips: [
      piSlip('큰 반원의 호의 길이만 구했어요. 작은 반원의 호도 둘레에 들어가요.', a),
      piSlip(`지름 ${pt('AB')}의 길이까지 더했어요. 지름은 색칠한 부분의 둘레가 아니에요.`, 2 * a, 1, 2 * a),
      piSlip('작은 반원의 호를 하나만 더했어요.', 3 * a, 2),
      piSlip('반원의 호의 길이를 원의 둘레의 길이로 계산했어요.', 4 * a),
      piSlip('지름을 반지름으로 생각했어요.', 8 * a),
    ],
    solution: `색칠한 부분의 둘레는 큰 반원의 호 하나와 작은 반원의 호 두 개로 이루어져요.\n\n1. 큰 반원의 반지름의 길이는 ${tex(a)} cm이므로 호의 길이는 ${tex(`2\\pi \\times ${a} \\times \\frac{180}{360} = ${piTex(a)}`)}(cm)예요.\n2. 작은 반원의 반지름의 길이는 ${tex(a / 2)} cm이므로 호 하나의 길이는 ${tex(`2\\pi \\times ${a / 2} \\times \\frac{180}{360} = ${piTex(a, 2)}`)}(cm)예요.\n3. 따라서 둘레의 길이는 ${tex(`${piTex(a)} + ${piTex(a, 2)} \\times 2 = ${piTex(2 * a)}`)}(cm)예요.`,
    hints: [
      '색칠한 부분을 둘러싸는 선이 어떤 선들인지 손가락으로 따라가 보세요.',
      '둘레는 큰 반원의 호 하나와 작은 반원의 호 두 개로 이루어져 있어요.',
      `작은 반원의 지름의 길이는 큰 반원의 지름의 길이 ${tex(2 * a)} cm의 반이에요. 반원의 호의 길이를 각각 구하여 모두 더하세요.`,
    ],
    figures: [drawHalves(a)],
  }
}

const perimeter = makeBothForms({
  id: 'M1U08C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '색칠한 부분의 둘레',
  draw: withEnoughSlips((random) =>
    random.pick([askLeafPerimeter, askCornerPerimeter, askHalvesPerimeter])(random),
  ),
})

function askLeafArea(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14, 16])
  const square = a * a
  return {
    question: `그림과 같이 한 변의 길이가 ${tex(a)} cm인 정사각형 ${pt('ABCD')}에 두 점 ${pt('B')}, ${pt('D')}를 각각 중심으로 하는 사분원을 그렸을 때, 색칠한 부분의 넓이는 몇 cm²인지 구하세요. ${WITH_PI}`,
    right: piAnswer(square, 2, -square),
    slips: [
      piSlip('사분원에서 직각삼각형을 뺀 활꼴 하나의 넓이만 구했어요.', square, 4, -square / 2),
      piSlip('사분원 두 개의 넓이를 더하기만 했어요. 정사각형과 겹치는 부분을 빼야 해요.', square, 2),
      piSlip('정사각형의 넓이에서 사분원의 넓이를 뺐어요.', -square, 4, square),
      piSlip('사분원 하나의 넓이를 구했어요.', square, 4),
      piSlip('사분원 대신 반원의 넓이를 이용했어요.', square, 1, -square),
    ],
    solution: `두 사분원의 넓이를 더하면 정사각형이 모두 덮이고 색칠한 부분만 두 번 덮여요. 그래서 두 사분원의 넓이의 합에서 정사각형의 넓이를 빼면 색칠한 부분의 넓이가 돼요.\n\n1. 사분원 하나의 넓이는 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{90}{360} = ${piTex(square, 4)}`)}(cm²)예요.\n2. 정사각형의 넓이는 ${tex(`${a} \\times ${a} = ${square}`)}(cm²)예요.\n3. 따라서 색칠한 부분의 넓이는 ${tex(`${piTex(square, 4)} \\times 2 - ${square} = ${piTex(square, 2, -square)}`)}(cm²)예요.`,
    hints: [
      '두 사분원을 정사각형 위에 겹쳐 놓았다고 생각해 보세요. 어느 부분이 두 번 덮이나요?',
      '두 사분원의 넓이의 합과 정사각형의 넓이를 비교하면 두 번 덮인 부분의 넓이를 알 수 있어요.',
      `사분원 하나의 넓이는 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{90}{360}`)}이에요. 이것을 두 배 한 다음 정사각형의 넓이를 빼세요.`,
    ],
    figures: [drawLeaf(a)],
  }
}

function askCornerArea(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14, 16])
  const square = a * a
  return {
    question: `그림과 같이 한 변의 길이가 ${tex(a)} cm인 정사각형 ${pt('ABCD')}에서 점 ${pt('B')}를 중심으로 하는 사분원을 뺀, 색칠한 부분의 넓이는 몇 cm²인지 구하세요. ${WITH_PI}`,
    right: piAnswer(-square, 4, square),
    slips: [
      piSlip('사분원의 넓이를 구했어요.', square, 4),
      piSlip('사분원 대신 반원의 넓이를 뺐어요.', -square, 2, square),
      piSlip('뺄셈 대신 덧셈을 했어요.', square, 4, square),
      piSlip('사분원의 넓이 대신 호의 길이를 뺐어요.', -a, 2, square),
      piSlip('정사각형의 넓이 대신 둘레의 길이에서 뺐어요.', -square, 4, 4 * a),
      piSlip('원의 넓이를 반지름의 길이에 두 배 하여 구했어요.', -a, 1, square),
    ],
    solution: `색칠한 부분의 넓이는 정사각형의 넓이에서 사분원의 넓이를 뺀 것이에요.\n\n1. 정사각형의 넓이는 ${tex(`${a} \\times ${a} = ${square}`)}(cm²)예요.\n2. 사분원의 넓이는 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{90}{360} = ${piTex(square, 4)}`)}(cm²)예요.\n3. 따라서 색칠한 부분의 넓이는 ${tex(piTex(-square, 4, square))}(cm²)예요.`,
    hints: [
      '색칠한 부분은 어떤 도형에서 어떤 도형을 뺀 것인가요?',
      `사분원은 반지름의 길이가 ${tex(a)} cm이고 중심각의 크기가 ${tex('90^\\circ')}인 부채꼴이에요.`,
      `정사각형의 넓이에서 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{90}{360}`)}의 값을 빼세요. ${texWith('\\pi', '이/가')} 있는 것과 없는 것은 더 계산할 수 없어요.`,
    ],
    figures: [drawCorner(a)],
  }
}

function askHalvesArea(random: SeededRandom): ValueQuestion {
  const a = random.pick([4, 6, 8, 10, 12, 14])
  const square = a * a
  return {
    question: `그림은 지름 ${pt('AB')}의 길이가 ${tex(2 * a)} cm인 반원에서 크기가 같은 작은 반원 두 개를 뺀 것이에요. 색칠한 부분의 넓이는 몇 cm²인지 구하세요. ${WITH_PI}`,
    right: piAnswer(square, 4),
    slips: [
      piSlip('큰 반원의 넓이만 구했어요.', square, 2),
      piSlip('작은 반원을 하나만 뺐어요.', 3 * square, 8),
      piSlip('반원이 아니라 원의 넓이로 계산했어요.', square, 2),
      piSlip('지름을 반지름으로 생각했어요.', square),
      piSlip('작은 반원의 넓이를 빼지 않고 더했어요.', 3 * square, 4),
      piSlip('작은 반원 하나의 넓이를 구했어요.', square, 8),
    ],
    solution: `1. 큰 반원의 반지름의 길이는 ${tex(a)} cm이므로 넓이는 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{1}{2} = ${piTex(square, 2)}`)}(cm²)예요.\n2. 작은 반원의 반지름의 길이는 ${tex(a / 2)} cm이므로 하나의 넓이는 ${tex(`\\pi \\times ${a / 2}^{2} \\times \\frac{1}{2} = ${piTex(square, 8)}`)}(cm²)예요.\n3. 따라서 색칠한 부분의 넓이는 ${tex(`${piTex(square, 2)} - ${piTex(square, 8)} \\times 2 = ${piTex(square, 4)}`)}(cm²)예요.`,
    hints: [
      '색칠한 부분은 큰 반원에서 무엇을 뺀 것인가요?',
      '작은 반원의 지름의 길이는 큰 반원의 지름의 길이의 반이에요.',
      `큰 반원의 넓이는 ${tex(`\\pi \\times ${a}^{2} \\times \\frac{1}{2}`)}이에요. 여기에서 작은 반원 두 개의 넓이를 빼세요.`,
    ],
    figures: [drawHalves(a)],
  }
}

const area = makeBothForms({
  id: 'M1U08C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '색칠한 부분의 넓이',
  draw: withEnoughSlips((random) => random.pick([askLeafArea, askCornerArea, askHalvesArea])(random)),
})

export const COLOURED_TEMPLATES: ItemTemplate[] = [...perimeter, ...area]
