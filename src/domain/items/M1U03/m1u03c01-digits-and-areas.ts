import { makeBothForms } from '../asking/ask-value.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'

const conceptId = 'M1U03C01'

interface Task {
  question: string
  right: string
  wrong: readonly (readonly [formula: string, mistakeText: string])[]
  solution: string
  hints: [string, string, string]
}

const BY_PLACE =
  '세 자리 자연수는 백의 자리의 숫자에 \\(100\\), 십의 자리의 숫자에 \\(10\\)을 곱하고 일의 자리의 숫자를 더한 것이에요.'
const NOT_JOINED =
  '숫자를 나란히 쓰면 곱이 되어 버려요. 자리마다 \\(100\\), \\(10\\), \\(1\\)을 곱해 더해야 해요.'
const NOT_ADDED = '숫자의 합만 나타냈어요. 자리마다 나타내는 크기가 달라요.'

function drawReversed(random: SeededRandom): Task {
  const [p, q, r] = random.pick([
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
  ] as const)
  const right = `100${r} + 10${q} + ${p}`
  return {
    question: `백의 자리의 숫자가 ${tex(p)}, 십의 자리의 숫자가 ${tex(q)}, 일의 자리의 숫자가 ${tex(r)}인 세 자리 자연수가 있어요. 이 수의 각 자리의 숫자를 거꾸로 늘어놓은 세 자리 자연수를 식으로 나타내세요.`,
    right,
    wrong: [
      [`100${p} + 10${q} + ${r}`, '처음 수를 나타냈어요. 숫자를 거꾸로 늘어놓은 수를 나타내야 해요.'],
      [`${p}${q}${r}`, NOT_JOINED],
      [`${p} + ${q} + ${r}`, NOT_ADDED],
      [`100${r} + ${q} + ${p}`, `십의 자리의 숫자에 ${texWith(10, '을/를')} 곱하지 않았어요.`],
      [`100${q} + 10${r} + ${p}`, '백의 자리와 십의 자리에 올 숫자를 바꾸어 썼어요.'],
    ],
    solution: `거꾸로 늘어놓으면 백의 자리의 숫자는 ${tex(r)}, 십의 자리의 숫자는 ${tex(q)}, 일의 자리의 숫자는 ${texWith(p, '이/가')} 돼요. 자리마다 나타내는 크기를 곱해 더해요.\n\n${texBlock(`100 \\times ${r} + 10 \\times ${q} + 1 \\times ${p} = ${right}`)}`,
    hints: [
      BY_PLACE,
      '숫자를 거꾸로 늘어놓으면 각 자리에 어떤 문자가 오는지 차례로 적어 보세요.',
      `거꾸로 늘어놓은 수의 백의 자리의 숫자는 ${tex(r)}, 일의 자리의 숫자는 ${texWith(p, '이에요/예요')}. 자리마다 나타내는 크기를 곱해 모두 더하세요.`,
    ],
  }
}

function drawReversedWithDigit(random: SeededRandom): Task {
  const [p, r] = random.pick([
    ['a', 'b'],
    ['x', 'y'],
    ['m', 'n'],
  ] as const)
  const middle = random.integer(2, 9)
  const right = `100${r} + ${10 * middle} + ${p}`
  return {
    question: `백의 자리의 숫자가 ${tex(p)}, 십의 자리의 숫자가 ${tex(middle)}, 일의 자리의 숫자가 ${tex(r)}인 세 자리 자연수가 있어요. 이 수의 백의 자리의 숫자와 일의 자리의 숫자를 서로 바꾼 수를 식으로 나타내세요.`,
    right,
    wrong: [
      [`100${p} + ${10 * middle} + ${r}`, '처음 수를 나타냈어요. 숫자를 바꾼 수를 나타내야 해요.'],
      [
        `100${r} + ${middle} + ${p}`,
        `십의 자리의 숫자 ${texWith(middle, '은/는')} ${texWith(10 * middle, '을/를')} 나타내요.`,
      ],
      [`${middle}${p}${r}`, NOT_JOINED],
      [`${p} + ${middle} + ${r}`, NOT_ADDED],
    ],
    solution: `바꾼 수의 백의 자리의 숫자는 ${tex(r)}, 십의 자리의 숫자는 ${tex(middle)}, 일의 자리의 숫자는 ${texWith(p, '이에요/예요')}. 자리마다 나타내는 크기를 곱해 더해요.\n\n${texBlock(`100 \\times ${r} + 10 \\times ${middle} + 1 \\times ${p} = ${right}`)}`,
    hints: [
      BY_PLACE,
      '백의 자리와 일의 자리의 숫자를 바꾸면 각 자리에 무엇이 오는지 차례로 적어 보세요. 십의 자리의 숫자는 그대로예요.',
      `십의 자리의 숫자 ${texWith(middle, '은/는')} ${tex(`10 \\times ${middle}`)}만큼을 나타내요. 백의 자리와 일의 자리가 나타내는 것도 구해 모두 더하세요.`,
    ],
  }
}

function drawWrittenBehind(random: SeededRandom): Task {
  const [p, q] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['m', 'n'],
  ] as const)
  const right = `100${p} + ${q}`
  return {
    question: `두 자리 자연수 ${tex(p)}의 오른쪽에 두 자리 자연수 ${texWith(q, '을/를')} 이어 써서 네 자리 자연수를 만들었어요. 이 네 자리 자연수를 식으로 나타내세요.`,
    right,
    wrong: [
      [`${p}${q}`, '나란히 쓰면 두 수의 곱이 되어 버려요.'],
      [
        `10${p} + ${q}`,
        `오른쪽에 두 자리를 더 썼으므로 앞의 수는 ${tex(10)}배가 아니라 ${tex(100)}배가 돼요.`,
      ],
      [
        `1000${p} + ${q}`,
        `앞의 수의 일의 자리가 백의 자리로 옮겨지므로 ${tex(1000)}배가 아니라 ${tex(100)}배가 돼요.`,
      ],
      [`${p} + ${q}`, '두 수의 합을 나타냈어요. 앞의 수는 자리가 옮겨져 더 커져요.'],
      [`${p} + 100${q}`, '두 수의 자리를 바꾸어 나타냈어요. 오른쪽에 쓴 수는 자리가 옮겨지지 않아요.'],
    ],
    solution: `오른쪽에 두 자리를 이어 쓰면 앞의 수 ${tex(p)}의 각 자리가 두 자리씩 왼쪽으로 옮겨져 ${tex(100)}배가 돼요. 예를 들어 ${tex(12)}의 오른쪽에 ${texWith(34, '을/를')} 이어 쓴 ${texWith(1234, '은/는')} ${tex('12 \\times 100 + 34')}와 같아요.\n\n${texBlock(`${p} \\times 100 + ${q} = ${right}`)}`,
    hints: [
      `${tex(12)}의 오른쪽에 ${texWith(34, '을/를')} 이어 쓰면 ${texWith(1234, '이/가')} 돼요. 이 수를 ${texWith(12, '과/와')} ${texWith(34, '으로/로')} 나타내 보세요.`,
      '앞의 수는 오른쪽에 두 자리가 더 생겨서 몇 배가 되나요? 뒤의 수는 그대로인가요?',
      `앞의 수 ${tex(p)}에 알맞은 수를 곱하고, 뒤의 수 ${texWith(q, '을/를')} 더하세요. 곱하는 수는 자리가 두 칸 옮겨진 만큼이에요.`,
    ],
  }
}

function drawHoleInDigits(random: SeededRandom): Task {
  const [p, q, r] = random.pick([
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
  ] as const)
  const right = `1000${r} + 10${q} + ${p}`
  return {
    question: `천의 자리의 숫자가 ${tex(p)}, 백의 자리의 숫자가 ${tex(q)}, 십의 자리의 숫자가 ${tex(0)}, 일의 자리의 숫자가 ${tex(r)}인 네 자리 자연수가 있어요. 이 수의 각 자리의 숫자를 거꾸로 늘어놓은 네 자리 자연수를 식으로 나타내세요.`,
    right,
    wrong: [
      [`1000${p} + 100${q} + ${r}`, '처음 수를 나타냈어요. 숫자를 거꾸로 늘어놓은 수를 나타내야 해요.'],
      [
        `100${r} + 10${q} + ${p}`,
        `십의 자리의 ${texWith(0, '을/를')} 빼고 세 자리 수로 생각했어요. 거꾸로 늘어놓으면 백의 자리의 숫자가 ${texWith(0, '이/가')} 돼요.`,
      ],
      [`1000${r} + 100${q} + ${p}`, `거꾸로 늘어놓으면 ${texWith(q, '은/는')} 십의 자리에 와요.`],
      [`${r} + ${q} + ${p}`, NOT_ADDED],
    ],
    solution: `거꾸로 늘어놓으면 천의 자리의 숫자는 ${tex(r)}, 백의 자리의 숫자는 ${tex(0)}, 십의 자리의 숫자는 ${tex(q)}, 일의 자리의 숫자는 ${texWith(p, '이/가')} 돼요.\n\n${texBlock(`1000 \\times ${r} + 100 \\times 0 + 10 \\times ${q} + 1 \\times ${p} = ${right}`)}`,
    hints: [
      '자연수는 각 자리의 숫자에 그 자리가 나타내는 크기를 곱해 모두 더한 것이에요.',
      `숫자를 거꾸로 늘어놓을 때 ${texWith(0, '은/는')} 어느 자리로 가나요? 네 자리를 차례로 적어 보세요.`,
      `천의 자리의 숫자는 ${tex(r)}, 백의 자리의 숫자는 ${texWith(0, '이/가')} 돼요. 나머지 두 자리도 적고, 자리마다 나타내는 크기를 곱해 더하세요.`,
    ],
  }
}

function toQuestion({ question, right, wrong, solution, hints }: Task) {
  return {
    question,
    right: formulaAnswer(right),
    slips: wrong.map(([formula, mistakeText]) => formulaSlip(formula, mistakeText)),
    solution: `${solution}\n\n따라서 식으로 나타내면 ${texWith(right, '이에요/예요')}.`,
    hints,
  }
}

const DIGITS = [drawReversed, drawReversedWithDigit, drawWrittenBehind, drawHoleInDigits]

const digits = makeBothForms({
  id: 'M1U03C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '자릿수 표현',
  draw: (random) => toQuestion(random.pick(DIGITS)(random)),
})

const LEFT_OVER = '남은 부분의 넓이는 전체의 넓이에서 잘라 낸 부분의 넓이를 뺀 것이에요.'
const NOT_TAKEN = '잘라 낸 부분은 더하지 않고 빼야 해요.'

function drawCutCorner(random: SeededRandom): Task {
  const height = random.integer(8, 12)
  const width = random.integer(3, 6)
  const right = `${height}a - ${width}b`
  return {
    question: `가로의 길이가 ${tex('a')} cm, 세로의 길이가 ${tex(height)} cm인 직사각형 모양의 종이에서 가로의 길이가 ${tex(width)} cm, 세로의 길이가 ${tex('b')} cm인 직사각형을 잘라 냈어요. 남은 종이의 넓이는 몇 cm²인지 식으로 나타내세요.`,
    right,
    wrong: [
      [`${height}a + ${width}b`, NOT_TAKEN],
      [`${width}b - ${height}a`, '빼는 차례가 바뀌었어요. 전체의 넓이에서 잘라 낸 부분의 넓이를 빼야 해요.'],
      [`${height}a`, '처음 종이의 넓이만 나타냈어요. 잘라 낸 부분의 넓이를 빼야 해요.'],
      [`a + ${height} - ${width} - b`, '넓이는 가로의 길이와 세로의 길이를 더한 것이 아니라 곱한 것이에요.'],
    ],
    solution: `${LEFT_OVER} 처음 종이의 넓이는 ${tex(`a \\times ${height} = ${height}a`)}(cm²), 잘라 낸 직사각형의 넓이는 ${tex(`${width} \\times b = ${width}b`)}(cm²)예요.`,
    hints: [
      LEFT_OVER,
      '직사각형의 넓이는 (가로의 길이) \\(\\times\\) (세로의 길이)예요. 두 직사각형의 넓이를 따로 나타내 보세요.',
      `처음 종이의 넓이는 ${tex(`${height}a`)} cm²예요. 여기에서 잘라 낸 직사각형의 넓이를 빼세요.`,
    ],
  }
}

function drawFourCorners(random: SeededRandom): Task {
  const k = random.pick([2, 3, 5])
  const [p, q] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
  ] as const)
  const right = `${p}${q} - ${4 * k * k}`
  return {
    question: `가로의 길이가 ${tex(p)} cm, 세로의 길이가 ${tex(q)} cm인 직사각형 모양의 종이의 네 귀퉁이에서 한 변의 길이가 ${tex(k)} cm인 정사각형을 하나씩 잘라 냈어요. 남은 종이의 넓이는 몇 cm²인지 식으로 나타내세요.`,
    right,
    wrong: [
      [`${p}${q} - ${k * k}`, '정사각형을 하나만 뺐어요. 네 귀퉁이에서 하나씩 잘라 냈어요.'],
      [`${p}${q} - ${4 * k}`, '정사각형의 넓이는 한 변의 길이를 두 번 곱한 것이에요. 한 번만 곱했어요.'],
      [`${p}${q} + ${4 * k * k}`, NOT_TAKEN],
      [`(${p} - ${2 * k})(${q} - ${2 * k})`, '귀퉁이만이 아니라 네 변을 따라 모두 잘라 낸 넓이예요.'],
    ],
    solution: `${LEFT_OVER} 처음 종이의 넓이는 ${tex(`${p} \\times ${q} = ${p}${q}`)}(cm²)예요. 잘라 낸 정사각형 하나의 넓이는 ${tex(`${k} \\times ${k} = ${k * k}`)}(cm²)이고 모두 네 개이므로 ${tex(`${k * k} \\times 4 = ${4 * k * k}`)}(cm²)를 빼요.`,
    hints: [
      LEFT_OVER,
      `잘라 낸 정사각형 하나의 넓이는 ${tex(`${k} \\times ${k}`)}(cm²)예요. 정사각형은 모두 몇 개인가요?`,
      `처음 종이의 넓이를 ${texWith(p, '과/와')} ${texWith(q, '으로/로')} 나타내고, 잘라 낸 정사각형의 넓이를 모두 빼세요.`,
    ],
  }
}

function drawSquareMinusTriangle(random: SeededRandom): Task {
  const height = random.pick([4, 6, 8, 10])
  const half = height / 2
  const right = `a^{2} - ${half}b`
  return {
    question: `한 변의 길이가 ${tex('a')} cm인 정사각형 모양의 색종이에서 밑변의 길이가 ${tex('b')} cm, 높이가 ${tex(height)} cm인 삼각형을 오려 냈어요. 남은 색종이의 넓이는 몇 cm²인지 식으로 나타내세요.`,
    right,
    wrong: [
      [
        `a^{2} - ${height}b`,
        `삼각형의 넓이는 밑변의 길이와 높이를 곱한 뒤 ${texWith(2, '으로/로')} 나누어야 해요.`,
      ],
      [
        `2a - ${half}b`,
        `정사각형의 넓이는 ${tex('a')}의 ${tex(2)}배가 아니라 ${texWith('a', '을/를')} 두 번 곱한 것이에요.`,
      ],
      [`4a - ${half}b`, '정사각형의 둘레의 길이에서 뺐어요. 넓이를 나타내야 해요.'],
      [`a^{2} + ${half}b`, NOT_TAKEN],
    ],
    solution: `남은 색종이의 넓이는 정사각형의 넓이에서 삼각형의 넓이를 뺀 것이에요. 정사각형의 넓이는 ${tex('a \\times a = a^{2}')}(cm²), 삼각형의 넓이는 ${tex(`b \\times ${height} \\div 2 = ${half}b`)}(cm²)예요.`,
    hints: [
      '남은 색종이의 넓이는 정사각형의 넓이에서 삼각형의 넓이를 뺀 것이에요.',
      '정사각형의 넓이는 (한 변의 길이) \\(\\times\\) (한 변의 길이), 삼각형의 넓이는 (밑변의 길이) \\(\\times\\) (높이) \\(\\div 2\\)예요.',
      `삼각형의 넓이는 ${tex(`b \\times ${height} \\div 2`)}(cm²)예요. 이것을 간단히 하여 정사각형의 넓이에서 빼세요.`,
    ],
  }
}

function drawFrame(random: SeededRandom): Task {
  const [width, height] = random.pick([
    [10, 6],
    [12, 8],
    [15, 10],
    [20, 12],
  ] as const)
  const right = `${width * height} - xy`
  return {
    question: `가로의 길이가 ${tex(width)} m, 세로의 길이가 ${tex(height)} m인 직사각형 모양의 꽃밭 안에 가로의 길이가 ${tex('x')} m, 세로의 길이가 ${tex('y')} m인 직사각형 모양의 연못이 있어요. 연못을 뺀 꽃밭의 넓이는 몇 m²인지 식으로 나타내세요.`,
    right,
    wrong: [
      [`xy - ${width * height}`, '빼는 차례가 바뀌었어요. 전체의 넓이에서 연못의 넓이를 빼야 해요.'],
      [
        `(${width} - x)(${height} - y)`,
        '가로와 세로의 길이에서 각각 빼면 연못보다 더 많은 부분이 빠져요. 넓이끼리 빼야 해요.',
      ],
      [`${width * height} - x - y`, '연못의 넓이는 가로의 길이와 세로의 길이를 곱한 것이에요.'],
      [`${2 * (width + height)} - xy`, '꽃밭의 둘레의 길이에서 연못의 넓이를 뺐어요. 넓이끼리 빼야 해요.'],
    ],
    solution: `구하는 넓이는 전체의 넓이에서 연못의 넓이를 뺀 것이에요. 전체의 넓이는 ${tex(`${width} \\times ${height} = ${width * height}`)}(m²), 연못의 넓이는 ${tex('x \\times y = xy')}(m²)예요.`,
    hints: [
      '전체의 넓이에서 어느 부분의 넓이를 빼야 하는지 그림을 그려 살펴보세요.',
      '직사각형의 넓이는 (가로의 길이) \\(\\times\\) (세로의 길이)예요. 전체와 연못의 넓이를 따로 나타내 보세요.',
      `전체의 넓이는 ${tex(`${width} \\times ${height}`)}(m²)예요. 여기에서 연못의 넓이를 나타낸 식을 빼세요.`,
    ],
  }
}

const AREAS = [drawCutCorner, drawFourCorners, drawSquareMinusTriangle, drawFrame]

const areas = makeBothForms({
  id: 'M1U03C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '도형의 넓이 식',
  draw: (random) => toQuestion(random.pick(AREAS)(random)),
})

export const DIGIT_AND_AREA_TEMPLATES: ItemTemplate[] = [...digits, ...areas]
