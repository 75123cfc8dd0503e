import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { type Constant, constantText, directText } from './relation-text.ts'

const conceptId = 'M1U05C05'
const SLOPES: readonly Constant[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [3, 2],
  [2, 3],
  [-1, 1],
  [-2, 1],
  [-3, 1],
  [-1, 2],
  [-3, 2],
  [-2, 3],
]

const meeting = makeBothForms({
  id: 'M1U05C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '정비례와 만나는 점',
  draw: withEnoughSlips((random) => {
    const { a, p } = drawUntil(
      random,
      (draw) => ({ a: draw.pick(SLOPES), p: draw.pick([2, 3, 4, 6, -2, -3, -4, -6]) }),
      (drawn) => {
        const q = (drawn.a[0] * drawn.p) / drawn.a[1]
        return Number.isInteger(q) && Math.abs(q) <= 8 && Math.abs(q) !== Math.abs(drawn.p) && Math.abs(q) > 1
      },
    )
    const q = (a[0] * p) / a[1]
    const b = p * q
    const reach = Math.max(Math.abs(p), Math.abs(q)) + 1
    const direct = directText(a)
    return {
      question: `정비례 관계 ${tex(direct)}의 그래프와 반비례 관계 ${tex('y = \\frac{b}{x}')}의 그래프가 ${tex('x')}좌표가 ${tex(p)}인 점 ${tex('\\mathrm{P}')}에서 만나요. 상수 ${tex('b')}의 값을 구하세요.`,
      right: rightNumber(b),
      slips: [
        wrongNumber(q, `점 ${tex('\\mathrm{P}')}의 ${tex('y')}좌표까지만 구했어요.`),
        wrongNumber(-b, '곱셈에서 부호를 틀렸어요.', 'M1U02C05'),
        wrongNumber(p + q, '두 좌표를 더했어요. 반비례 상수는 두 좌표의 곱이에요.'),
        wrongNumber(p * p, `${tex('y')}좌표 대신 ${tex('x')}좌표를 두 번 곱했어요.`),
        wrongNumber(q * q, `${tex('x')}좌표 대신 ${tex('y')}좌표를 두 번 곱했어요.`),
      ],
      solution: `1. 점 ${tex('\\mathrm{P}')}는 ${tex(direct)}의 그래프 위에 있으므로 ${texWith(`x = ${p}`, '을/를')} 대입하면 ${texWith(`y = ${constantText(a)} \\times ${bracketed(p)} = ${q}`, '이에요/예요')}. 점 ${tex('\\mathrm{P}')}의 좌표는 ${texWith(`(${p}, ${q})`, '이에요/예요')}.\n2. 점 ${tex('\\mathrm{P}')}는 ${tex('y = \\frac{b}{x}')}의 그래프 위에도 있으므로 ${texWith(`b = ${p} \\times ${bracketed(q)} = ${b}`, '이에요/예요')}.`,
      hints: [
        `점 ${tex('\\mathrm{P}')}는 두 그래프 위에 모두 있어요. 식이 완전히 주어진 쪽부터 이용하세요.`,
        `${tex(direct)}에 ${tex('x')}좌표를 대입하여 점 ${tex('\\mathrm{P}')}의 ${tex('y')}좌표를 구하세요.`,
        `반비례 관계에서는 두 좌표의 곱이 일정해요. 점 ${tex('\\mathrm{P}')}의 두 좌표를 곱하세요.`,
      ],
      figures: [
        {
          kind: 'coordinate-plane',
          bare: true,
          alt: `원점을 지나는 직선과 한 쌍의 곡선이 점 P에서 만나는 그림. 점 P는 y축의 ${p > 0 ? '오른쪽' : '왼쪽'}, x축의 ${q > 0 ? '위쪽' : '아래쪽'}에 있다`,
          x: [-reach, reach],
          y: [-reach, reach],
          lines: [{ a: `${a[0]}/${a[1]}` }],
          curves: [{ a: b }],
          points: [{ x: p, y: q, label: 'P' }],
        },
      ],
    }
  }),
})

const rectangle = makeBothForms({
  id: 'M1U05C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '직사각형의 넓이',
  draw: withEnoughSlips((random) => {
    const { p, size, isDown } = drawUntil(
      random,
      (draw) => ({
        p: draw.integer(2, 6),
        size: draw.pick([6, 8, 10, 12, 14, 15, 16, 18, 20, 24]),
        isDown: draw.pick([true, true, false]),
      }),
      (drawn) =>
        drawn.size % drawn.p === 0 &&
        drawn.size / drawn.p !== drawn.p &&
        drawn.size / drawn.p <= 8 &&
        drawn.size / drawn.p > 1,
    )
    const a = isDown ? -size : size
    const q = a / p
    const name = (letter: string) => pt(letter)
    return {
      question: `다음은 반비례 관계 ${tex('y = \\frac{a}{x}')} ${tex('(x > 0)')}의 그래프예요. 그래프 위의 점 ${name('P')}에서 ${tex('x')}축, ${tex('y')}축에 각각 수직인 선을 그어 만나는 점을 ${name('A')}, ${texWith('\\mathrm{B}', '이라/라')} 할 때, 직사각형 ${name('OAPB')}의 넓이가 ${texWith(size, '이에요/예요')}. 상수 ${tex('a')}의 값을 구하세요.`,
      right: rightNumber(a),
      slips: [
        wrongNumber(
          -a,
          isDown
            ? '그래프가 제\\(4\\)사분면에 있으므로 두 좌표의 부호가 달라요. 넓이에 부호를 붙이지 않았어요.'
            : '그래프가 제\\(1\\)사분면에 있으므로 두 좌표가 모두 양수예요.',
          'M1U05C02',
        ),
        wrongNumber(2 * a, '삼각형의 넓이로 생각하여 \\(2\\)를 곱했어요.'),
        wrongNumber(a / 2, '직사각형의 넓이를 \\(2\\)로 나누었어요. 넓이는 두 변의 길이의 곱이에요.'),
        wrongNumber(-2 * a, '부호와 넓이를 모두 잘못 생각했어요.'),
      ].filter(({ key }) => /^-?\d+$/.test(key)),
      solution: `점 ${name('P')}의 ${tex('x')}좌표를 ${texWith('p', '이라/라')} 하면 ${tex('y')}좌표는 ${tex('\\frac{a}{p}')}예요.\n\n1. 직사각형의 가로의 길이는 ${tex('p')}, 세로의 길이는 ${tex('y')}좌표의 절댓값이에요. 두 길이를 곱하면 ${tex('a')}의 절댓값이 되므로 ${tex('a')}의 절댓값은 ${texWith(size, '이에요/예요')}.\n2. 그래프가 제${tex(isDown ? 4 : 1)}사분면에 있으므로 두 좌표의 곱은 ${isDown ? '음수' : '양수'}예요. 따라서 ${texWith(`a = ${a}`, '이에요/예요')}.`,
      hints: [
        `점 ${name('P')}의 두 좌표를 곱하면 무엇이 되나요?`,
        '직사각형의 가로와 세로의 길이는 점의 두 좌표의 절댓값이에요.',
        `넓이는 ${tex('a')}의 절댓값과 같아요. 그래프가 어느 사분면에 있는지 보고 ${tex('a')}의 부호를 정하세요.`,
      ],
      figures: [
        {
          kind: 'coordinate-plane',
          bare: true,
          alt: `x가 양수인 부분에 그려진 반비례 관계의 그래프가 ${isDown ? '제4사분면' : '제1사분면'}에 있고, 그래프 위의 점 P에서 두 축에 수직인 선을 그어 만든 직사각형 OAPB`,
          x: [-1, p + 3],
          y: isDown ? [q - 2, 1] : [-1, q + 2],
          polygons: [
            [
              [0, 0],
              [p, 0],
              [p, q],
              [0, q],
            ],
          ],
          curves: [{ a, from: 0 }],
          points: [
            { x: p, y: q, label: 'P' },
            { x: p, y: 0, label: 'A' },
            { x: 0, y: q, label: 'B' },
          ],
        },
      ],
    }
  }),
})

export const FIGURE_TEMPLATES: ItemTemplate[] = [...meeting, ...rectangle]
