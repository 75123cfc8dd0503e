import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, type Slip, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Point, pointText } from './point-text.ts'

const conceptId = 'M1U05C01'

/** An area of so many halves as a wrong answer; none if it is no area. */
function halfSlip(halves: number, mistakeText: string, conceptId?: string): Slip[] {
  return halves > 0 ? [slipOf(fractionAnswer(halves, 2), mistakeText, conceptId)] : []
}

function namePoints(points: readonly Point[], names = 'ABCD'): string {
  return points.map((point, index) => tex(pointText(point, names[index]))).join(', ')
}

interface Shape {
  points: Point[]
  /** Which axis the base lies beside. */
  isLevel: boolean
  base: [low: number, high: number]
  /** The upper base of a trapezium; 0 of a triangle. */
  top: [low: number, high: number]
  baseAt: number
  topAt: number
}

function drawShape(random: SeededRandom): Shape {
  return drawUntil(
    random,
    (draw): Shape => {
      const isLevel = draw.pick([true, false])
      const isTriangle = draw.pick([true, false])
      const [low, high, left, baseAt, topAt] = [
        draw.integer(-6, 2),
        draw.integer(-2, 6),
        draw.integer(-6, 6),
        draw.integer(-5, 5),
        draw.integer(-5, 5),
      ]
      const right = isTriangle ? left : left + draw.integer(1, 6)
      const place = (along: number, across: number): Point => (isLevel ? [along, across] : [across, along])
      const corners: Point[] = [place(low, baseAt), place(high, baseAt), place(right, topAt)]
      const points = isTriangle ? corners : [...corners, place(left, topAt)]
      return { points, isLevel, base: [low, high], top: [left, right], baseAt, topAt }
    },
    ({ points, base, top, baseAt, topAt }) => {
      const [length, upper, height] = [base[1] - base[0], top[1] - top[0], Math.abs(topAt - baseAt)]
      const halves = (length + upper) * height
      return (
        base[0] < 0 &&
        base[1] > 0 &&
        length >= 3 &&
        height >= 2 &&
        upper !== length &&
        top[1] <= 6 &&
        (points.length === 3 || new Set([length, upper, height, length + upper]).size === 4) &&
        ![length, upper, height, length + upper].includes(halves) &&
        length !== height &&
        ![length * 2, upper * 2, height * 2, (length + upper) * 2].includes(halves)
      )
    },
  )
}

function difference(high: number, low: number): string {
  return `${high} - ${bracketed(low)} = ${high - low}`
}

const shapeArea = makeBothForms({
  id: 'M1U05C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '좌표로 만든 도형의 넓이',
  draw: withEnoughSlips((random) => {
    const { points, isLevel, base, top, baseAt, topAt } = drawShape(random)
    const [length, upper, height] = [base[1] - base[0], top[1] - top[0], Math.abs(topAt - baseAt)]
    const isTriangle = points.length === 3
    const halves = (length + upper) * height
    const shape = isTriangle ? '삼각형 \\(\\mathrm{ABC}\\)' : '사각형 \\(\\mathrm{ABCD}\\)'
    const [along, across] = isLevel ? ['x', 'y'] : ['y', 'x']
    const [farther, nearer] = [Math.max(baseAt, topAt), Math.min(baseAt, topAt)]
    const sizes = isTriangle
      ? `\\frac{1}{2} \\times ${length} \\times ${height}`
      : `\\frac{1}{2} \\times (${length} + ${upper}) \\times ${height}`
    return {
      question: `좌표평면 위의 ${isTriangle ? '세' : '네'} 점 ${attachParticle(namePoints(points), '을/를')} 꼭짓점으로 하는 ${shape}의 넓이를 구하세요.`,
      right: fractionAnswer(halves, 2),
      slips: [
        ...halfSlip(
          halves * 2,
          `${isTriangle ? '삼각형' : '사다리꼴'}의 넓이에서 \\(\\frac{1}{2}\\)을 곱하지 않았어요.`,
        ),
        ...halfSlip(
          (Math.abs(base[1] + base[0]) + upper) * height,
          '좌표의 부호를 생각하지 않고 큰 수에서 작은 수를 뺐어요. 음수를 뺄 때는 더해져요.',
          'M1U02C04',
        ),
        ...halfSlip(
          (length + upper) * Math.abs(Math.abs(topAt) - Math.abs(baseAt)),
          '높이를 구할 때 좌표의 부호를 생각하지 않았어요.',
          'M1U02C04',
        ),
        ...(isTriangle ? [] : halfSlip(length * height, '사다리꼴의 평행한 두 변 가운데 하나만 사용했어요.')),
        ...halfSlip(
          (length + upper) * Math.max(Math.abs(topAt), Math.abs(baseAt)),
          '높이로 좌표 하나만 사용했어요. 두 좌표의 차가 높이예요.',
        ),
        ...halfSlip(
          (length + upper + 1) * height,
          '변의 길이를 셀 때 칸의 수가 아니라 눈금의 수를 세었어요.',
        ),
      ],
      solution: `두 점 ${tex('\\mathrm{A}')}, ${tex('\\mathrm{B}')}의 \\(${across}\\)좌표가 같으므로 변 ${tex('\\mathrm{AB}')}는 \\(${along}\\)축과 평행해요. 이 변을 밑변으로 보아요.\n\n1. 밑변의 길이는 \\(${along}\\)좌표의 차이므로 ${texWith(difference(base[1], base[0]), '이에요/예요')}.\n${isTriangle ? '' : `2. 변 ${tex('\\mathrm{CD}')}도 \\(${along}\\)축과 평행하고 길이는 ${texWith(difference(top[1], top[0]), '이에요/예요')}. 따라서 사다리꼴이에요.\n`}${isTriangle ? 2 : 3}. 높이는 \\(${across}\\)좌표의 차이므로 ${texWith(difference(farther, nearer), '이에요/예요')}.\n${isTriangle ? 3 : 4}. 넓이는 ${texWith(`${sizes} = ${fractionAnswer(halves, 2).markdown.slice(2, -2)}`, '이에요/예요')}.`,
      hints: [
        '점을 좌표평면에 찍어 도형을 그려 보세요. 축과 평행한 변이 어느 것인가요?',
        `\\(${across}\\)좌표가 같은 두 점을 이은 변은 \\(${along}\\)축과 평행해요. 그 변의 길이는 \\(${along}\\)좌표의 차예요.`,
        `${isTriangle ? '밑변의 길이를' : '평행한 두 변의 길이를'} 구하고, 높이는 \\(${across}\\)좌표의 차로 구하세요. 그다음 ${isTriangle ? '삼각형' : '사다리꼴'}의 넓이 공식에 넣으세요.`,
      ],
    }
  }),
})

function boxOf(points: readonly Point[]): { width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** Twice the area of the right-angled triangle whose longest side joins two points. */
function cornerHalves([x, y]: Point, [ox, oy]: Point) {
  return Math.abs((x - ox) * (y - oy))
}

/** Three corners of which one lies in a corner of the box around them, and no side lies beside an axis. */
function drawTriangle(random: SeededRandom): Point[] {
  return drawUntil(
    random,
    (draw) => {
      const [left, bottom] = [draw.integer(-4, 0), draw.integer(-4, 0)]
      const [width, height] = [draw.integer(4, 7), draw.integer(4, 7)]
      const [part, rise] = [draw.integer(1, width - 1), draw.integer(1, height - 1)]
      const points: Point[] = [
        [left, bottom],
        [left + width, bottom + rise],
        [left + part, bottom + height],
      ]
      const flip = draw.pick([true, false])
      return points.map(([x, y]): Point => (flip ? [2 * left + width - x, y] : [x, y]))
    },
    (points) => {
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
      const { width, height } = boxOf(points)
      const cut = [cornerHalves(a, b), cornerHalves(b, c), cornerHalves(a, c)]
      const halves = 2 * width * height - cut.reduce((sum, one) => sum + one, 0)
      return halves > 6 && ![...cut, 2 * width, 2 * height, 2 * width * height].includes(halves)
    },
  )
}

const slantedTriangle = makeBothForms({
  id: 'M1U05C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '축과 평행하지 않은 삼각형',
  draw: withEnoughSlips((random) => {
    const points = random.shuffle(drawTriangle(random))
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
    const { width, height } = boxOf(points)
    const cut = [cornerHalves(a, b), cornerHalves(b, c), cornerHalves(a, c)]
    const [first = 0, second = 0, third = 0] = cut
    const all = first + second + third
    const halves = 2 * width * height - all
    const sides = [
      [a, b],
      [b, c],
      [c, a],
    ] as const
    const bare = (value: number) => fractionAnswer(value, 2).markdown.slice(2, -2)
    return {
      question: `좌표평면 위의 세 점 ${attachParticle(namePoints(points), '을/를')} 꼭짓점으로 하는 삼각형 \\(\\mathrm{ABC}\\)의 넓이를 구하세요.`,
      right: fractionAnswer(halves, 2),
      slips: [
        ...halfSlip(
          2 * width * height - 2 * all,
          '둘레에 남은 직각삼각형의 넓이를 구할 때 \\(\\frac{1}{2}\\)을 곱하지 않았어요.',
        ),
        ...halfSlip(
          width * height,
          '둘러싼 직사각형의 넓이의 절반으로 답했어요. 어느 변도 축과 평행하지 않아 절반이 아닐 수 있어요.',
        ),
        ...halfSlip(
          2 * width * height - all + Math.min(first, second, third),
          '둘레에 남은 직각삼각형 하나를 빠뜨리고 뺐어요.',
        ),
        ...halfSlip(all, '빼야 할 직각삼각형들의 넓이의 합을 답했어요.'),
        ...halfSlip(2 * width * height, '둘러싼 직사각형의 넓이까지만 구했어요.'),
      ],
      solution: `어느 변도 축과 평행하지 않으므로, 세 점을 지나고 변이 축과 평행한 직사각형으로 삼각형을 둘러싸요.\n\n1. 직사각형의 가로는 \\(x\\)좌표의 차 ${tex(width)}, 세로는 \\(y\\)좌표의 차 ${tex(height)}이므로 넓이는 ${texWith(width * height, '이에요/예요')}.\n2. 삼각형 둘레에 남는 직각삼각형은 세 개예요. 변 ${tex('\\mathrm{AB}')}, ${tex('\\mathrm{BC}')}, ${tex('\\mathrm{CA}')}를 가장 긴 변으로 하는 직각삼각형의 넓이를 구해요.\n\n${sides.map(([from, to], index) => `    - 변 ${tex(`\\mathrm{${'ABCA'.slice(index, index + 2)}}`)}: 좌표의 차가 ${tex(Math.abs(from[0] - to[0]))}, ${tex(Math.abs(from[1] - to[1]))}이므로 ${tex(`\\frac{1}{2} \\times ${Math.abs(from[0] - to[0])} \\times ${Math.abs(from[1] - to[1])} = ${bare(cornerHalves(from, to))}`)}`).join('\n')}\n\n3. 직사각형의 넓이에서 빼면 ${texWith(`${width * height} - ${bare(first)} - ${bare(second)} - ${bare(third)} = ${bare(halves)}`, '이에요/예요')}.`,
      hints: [
        '밑변과 높이를 바로 알 수 있는 변이 없어요. 삼각형을 둘러싸는 직사각형을 그려 보세요.',
        '직사각형의 가로는 세 \\(x\\)좌표 가운데 가장 큰 수와 가장 작은 수의 차, 세로는 \\(y\\)좌표의 차예요.',
        '직사각형에서 삼각형을 뺀 나머지는 직각삼각형 세 개예요. 각각의 넓이를 구하여 직사각형의 넓이에서 빼세요.',
      ],
    }
  }),
})

export const AREA_TEMPLATES: ItemTemplate[] = [...shapeArea, ...slantedTriangle]
