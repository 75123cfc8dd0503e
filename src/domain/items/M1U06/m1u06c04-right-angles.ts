import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText } from '../asking/linear-text.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { planeFigure } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { angleAnswer, angleSlips, degrees, linearDeg, linearDegLabel, raysFigure } from './angle-text.ts'
import { lengthOf } from './segment-text.ts'

const conceptId = 'M1U06C04'

const rightEquation = makeBothForms({
  id: 'M1U06C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '수직과 각의 방정식',
  draw: withEnoughSlips((random) => {
    const { a, b, c, d, x } = drawUntil(
      random,
      (draw) => {
        const [left, more, right] = [
          draw.integer(1, 4),
          draw.pick([-20, -15, -10, -5, 5, 10, 15, 20]),
          draw.integer(1, 4),
        ]
        const value = draw.integer(8, 35)
        return { a: left, b: more, c: right, d: 90 - (left + right) * value - more, x: value }
      },
      (drawn) => {
        const first = drawn.a * drawn.x + drawn.b
        return (
          Math.abs(drawn.d) <= 20 &&
          first >= 35 &&
          first <= 55 &&
          drawn.b + drawn.d !== 0 &&
          ![drawn.b, drawn.d, first, 90 - first, drawn.a + drawn.c].includes(drawn.x)
        )
      },
    )
    const first = a * x + b
    return {
      question: `다음 그림에서 ${tex(`\\overleftrightarrow{\\mathrm{AB}} \\perp \\overrightarrow{\\mathrm{OC}}`)}이고 ${tex(`${ang('COD')} = ${linearDeg(a, b)}`)}, ${tex(`${ang('DOB')} = ${linearDeg(c, d)}`)}일 때, ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(x),
      slips: naturalSlips([
        [(180 - b - d) / (a + c), '직각을 평각으로 생각하여 합을 180도로 놓았어요.'],
        [(90 + b + d) / (a + c), '상수항을 이항할 때 부호를 바꾸지 않았어요.'],
        [90 / (a + c), '상수항을 빠뜨렸어요.'],
        [first, `각의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`],
        [90 - first, `각의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`],
        [90 - b - d, `${tex('x')}의 계수로 나누지 않았어요.`],
      ]),
      solution: `수직이므로 ${texWith(`${ang('COB')} = 90^\\circ`, '이에요/예요')}.\n\n1. ${texWith(`(${linearText(a, b)}) + ${d === 0 ? linearText(c, 0) : `(${linearText(c, d)})`} = 90`, '이에요/예요')}.\n2. 정리하면 ${texWith(`${linearText(a + c, b + d)} = 90`, '이에요/예요')}.\n3. ${tex(`${linearText(a + c, 0)} = ${90 - b - d}`)}이므로 ${texWith(`x = ${x}`, '이에요/예요')}.`,
      hints: [
        '서로 수직이면 두 선이 이루는 각의 크기는 얼마인가요?',
        `${tex(ang('COD'))}와 ${texWith(ang('DOB'), '을/를')} 합하면 직각이 돼요.`,
        '두 각의 크기를 나타내는 식을 더한 것이 직각의 크기와 같다는 방정식을 세워 푸세요.',
      ],
      figures: [
        raysFigure(
          `직선 AB와 수직인 반직선 OC가 있고, 각 COB 안에 반직선 OD가 있는 그림. 각 COD는 ${linearDegLabel(a, b)}, 각 DOB는 ${linearDegLabel(c, d)}`,
          { A: 180, B: 0, C: 90, D: 90 - first },
          {
            angles: [
              { of: 'AOC', right: true },
              { of: 'COD', label: linearDegLabel(a, b) },
              { of: 'DOB', label: linearDegLabel(c, d), arcs: 2 },
            ],
            lines: ['AB'],
            named: true,
          },
        ),
      ],
    }
  }),
})

const twoRightAngles = makeBothForms({
  id: 'M1U06C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '수직인 두 각',
  draw: withEnoughSlips((random) => {
    const half = drawUntil(
      random,
      (draw) => draw.integer(20, 58),
      (one) => one !== 30 && one !== 45,
    )
    const [sum, answer] = [2 * half, 90 - half]
    return {
      question: `다음 그림에서 ${tex(`${ang('AOC')} = 90^\\circ`)}, ${tex(`${ang('BOD')} = 90^\\circ`)}이고 ${tex(`${ang('AOB')} + ${ang('COD')} = ${sum}^\\circ`)}일 때, ${tex(ang('BOC'))}의 크기는 몇 도인지 구하세요.`,
      right: angleAnswer(answer),
      slips: angleSlips([
        [half, `${tex(ang('AOB'))}의 크기를 답했어요.`],
        [
          180 - sum,
          `두 직각을 더한 것에서 주어진 합을 뺀 값이에요. ${tex(ang('BOC'))}가 두 번 들어 있으므로 다시 반으로 나누어야 해요.`,
        ],
        [Math.abs(90 - sum), '직각 하나에서 주어진 합을 뺐어요.'],
        [90 + half, `${tex(ang('AOD'))}의 크기를 답했어요.`],
        [sum, '주어진 합을 그대로 답했어요.'],
      ]),
      solution: `1. ${tex(`${ang('AOB')} = 90^\\circ - ${ang('BOC')}`)}이고 ${tex(`${ang('COD')} = 90^\\circ - ${ang('BOC')}`)}이므로 두 각의 크기는 서로 같아요.\n2. 두 각의 합이 ${degrees(sum)}이므로 ${texWith(`${ang('AOB')} = ${sum}^\\circ \\div 2 = ${half}^\\circ`, '이에요/예요')}.\n3. 따라서 ${texWith(`${ang('BOC')} = 90^\\circ - ${half}^\\circ = ${answer}^\\circ`, '이에요/예요')}.`,
      hints: [
        `두 직각에 함께 들어 있는 각은 어느 것인가요?`,
        `${tex(ang('AOB'))}와 ${texWith(ang('COD'), '은/는')} 모두 직각에서 같은 각을 뺀 것이에요.`,
        `그래서 두 각의 크기가 서로 같아요. 주어진 합을 반으로 나누어 한 각의 크기를 구하고, 직각에서 빼세요.`,
      ],
      figures: [
        raysFigure(
          '점 O에서 시작하는 네 반직선 OA, OB, OC, OD가 차례로 있고, 각 AOC와 각 BOD가 직각인 그림',
          { A: 0, B: half, C: 90, D: 90 + half },
          {
            angles: [
              { of: 'AOC', right: true },
              { of: 'BOD', right: true },
            ],
            lines: [],
            named: true,
          },
        ),
      ],
    }
  }),
})

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
] as const

function trapeziumStatements(top: number, bottom: number, high: number, slant: number): TrueFalseStatement[] {
  const distance = (point: string, line: string, size: number) =>
    `점 ${pt(point)}와 직선 ${pt(line)} 사이의 거리는 ${tex(size)} cm이다.`
  const foot = (point: string, line: string, name: string) =>
    `점 ${pt(point)}에서 직선 ${pt(line)}에 내린 수선의 발은 점 ${pt(name)}이다.`
  const mistakeText = '거리와 수선의 발은 직각으로 만나는 선으로 찾아야 해요.'
  return [
    {
      topic: 'foot',
      isTrue: true,
      text: foot('D', 'AB', 'A'),
      because: `변 ${pt('AD')}가 직선 ${pt('AB')}와 수직이므로 수선의 발은 점 ${pt('A')}예요.`,
      mistakeText,
    },
    {
      topic: 'foot',
      isTrue: false,
      text: foot('C', 'AB', 'A'),
      because: `직선 ${pt('AB')}와 수직인 변은 ${pt('BC')}이므로 수선의 발은 점 ${pt('B')}예요.`,
      mistakeText,
    },
    {
      topic: 'high',
      isTrue: true,
      text: distance('A', 'BC', high),
      because: `변 ${pt('AB')}가 직선 ${pt('BC')}와 수직이므로 거리는 ${tex(high)} cm예요.`,
      mistakeText,
    },
    {
      topic: 'high',
      isTrue: false,
      text: distance('D', 'BC', slant),
      because: `변 ${pt('DC')}는 직선 ${pt('BC')}와 비스듬히 만나요. 거리는 높이와 같은 ${tex(high)} cm예요.`,
      mistakeText,
    },
    {
      topic: 'wide',
      isTrue: true,
      text: distance('C', 'AB', bottom),
      because: `변 ${pt('BC')}가 직선 ${pt('AB')}와 수직이므로 거리는 ${tex(bottom)} cm예요.`,
      mistakeText,
    },
    {
      topic: 'wide',
      isTrue: false,
      text: distance('D', 'AB', bottom),
      because: `변 ${pt('AD')}가 직선 ${pt('AB')}와 수직이므로 거리는 ${tex(top)} cm예요.`,
      mistakeText,
    },
    {
      topic: 'perpendicular',
      isTrue: true,
      text: `직선 ${pt('AB')}는 직선 ${pt('AD')}의 수선이다.`,
      because: `두 직선이 직각으로 만나요.`,
      mistakeText,
    },
    {
      topic: 'perpendicular',
      isTrue: false,
      text: `직선 ${pt('CD')}는 직선 ${pt('BC')}의 수선이다.`,
      because: `두 직선은 비스듬히 만나요.`,
      mistakeText,
    },
  ]
}

const judgeTrapezium: ItemTemplate = {
  id: 'M1U06C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '수선 진술 조합',
  generate: (random) => {
    const [over, high, slant] = random.pick(TRIPLES)
    const top = drawUntil(
      random,
      (draw) => draw.integer(4, 9),
      (one) => ![high, slant, one + over].includes(one) && one + over !== high && one + over !== slant,
    )
    const bottom = top + over
    const item = askStatements({
      lead: `다음 그림의 사다리꼴 ${pt('ABCD')}에서 ${tex(`${ang('A')} = ${ang('B')} = 90^\\circ`)}이고 ${lengthOf('AB', high)}, ${lengthOf('BC', bottom)}, ${lengthOf('CD', slant)}, ${lengthOf('AD', top)}일 때, 다음 **보기** 중 옳은 것을 모두 고르세요.`,
      statements: drawMixedStatements(random, trapeziumStatements(top, bottom, high, slant)),
      hints: [
        '직각으로 만나는 두 변을 그림에 모두 표시해 보세요.',
        '수선의 발은 수선과 직선이 만나는 점이고, 점과 직선 사이의 거리는 수선의 발까지의 길이예요.',
        '보기마다 점에서 직선에 수선을 그어 보세요. 비스듬한 변의 길이는 거리가 아니에요.',
      ],
    })
    return {
      ...item,
      figures: [
        planeFigure(
          '각 A와 각 B가 직각인 사다리꼴 ABCD. 변 AD와 변 BC가 평행하고 변 CD는 비스듬하다',
          { A: [0, high], B: [0, 0], C: [bottom, 0], D: [top, high] },
          {
            lines: [{ of: 'ABCDA' }],
            angles: [
              { of: 'DAB', right: true },
              { of: 'ABC', right: true },
            ],
          },
        ),
      ],
    }
  },
}

export const RIGHT_ANGLE_TEMPLATES: ItemTemplate[] = [...rightEquation, ...twoRightAngles, judgeTrapezium]
