import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C05'

/** A sector AOB; `labels` name what is given or asked. */
export function drawSector(
  x: number,
  labels: { radius?: string; angle?: string; arc?: string },
  alt: string,
) {
  return planeFigure(
    alt,
    { O: [0, 0], A: [4, 0], B: pointFrom([0, 0], 4, x) },
    {
      areas: [{ outline: ['O', { centre: 'O', radius: 4, start: 0, end: x }] }],
      lines: [{ of: 'AOB' }],
      arcs: [{ centre: 'O', radius: 4, start: 0, end: x, ...(labels.arc ? { label: labels.arc } : {}) }],
      angles: x < 180 && labels.angle ? [{ of: 'AOB', label: labels.angle }] : [],
      lengths: labels.radius ? [{ of: 'OA', label: labels.radius }] : [],
    },
  )
}

function drawWholeCircle(random: SeededRandom) {
  const r = random.integer(3, 12)
  const asksArea = random.pick([true, false])
  const [length, area] = [2 * r, r * r]
  const figure = planeFigure(
    `반지름의 길이가 ${r} cm인 원 O`,
    { O: [0, 0], A: [4, 0] },
    {
      lines: [{ of: 'OA' }],
      arcs: [{ centre: 'O', radius: 4, start: 0, end: 360 }],
      lengths: [{ of: 'OA', label: `${r} cm` }],
      dots: 'O',
      unlabelled: 'A',
    },
  )
  return {
    question: `반지름의 길이가 ${tex(r)} cm인 원의 ${asksArea ? '넓이는 몇 cm²인지' : '둘레의 길이는 몇 cm인지'} 구하세요. (원주율은 ${tex('\\pi')}로 써요.)`,
    right: piAnswer(asksArea ? area : length),
    slips: [
      asksArea ? piSlip('원의 둘레의 길이를 구했어요.', length) : piSlip('원의 넓이를 구했어요.', area),
      piSlip(
        asksArea
          ? '반지름을 두 번 곱하지 않고 한 번만 곱했어요.'
          : `지름이 아니라 반지름에 ${texWith('\\pi', '을/를')} 곱했어요.`,
        r,
      ),
      piSlip(
        asksArea ? '반지름 대신 지름을 두 번 곱했어요.' : '지름을 한 번 더 두 배 했어요.',
        asksArea ? 4 * r * r : 4 * r,
      ),
      piSlip(
        asksArea ? '넓이를 두 배 했어요.' : `${texWith(2, '을/를')} 곱하는 대신 더했어요.`,
        asksArea ? 2 * r * r : r + 2,
      ),
      wrongNumber(asksArea ? area : length, `${texWith('\\pi', '을/를')} 곱하지 않았어요.`),
    ],
    solution: asksArea
      ? `원의 넓이는 ${tex('\\pi r^{2}')}이므로 ${tex(`\\pi \\times ${r}^{2} = ${piTex(area)}`)}(cm²)예요.`
      : `원의 둘레의 길이는 ${tex('2\\pi r')}이므로 ${tex(`2\\pi \\times ${r} = ${piTex(length)}`)}(cm)예요.`,
    hints: [
      asksArea
        ? '원의 넓이는 반지름의 길이를 어떻게 이용하여 구하나요?'
        : '원의 둘레의 길이는 지름의 길이와 원주율로 구해요.',
      asksArea
        ? '원의 넓이는 (반지름의 길이) × (반지름의 길이) × (원주율)이에요.'
        : '지름의 길이는 반지름의 길이의 두 배예요.',
      asksArea
        ? `${tex(`\\pi \\times ${r}^{2}`)}을 계산하세요.`
        : `${texWith(`2\\pi \\times ${r}`, '을/를')} 계산하세요.`,
    ] as [string, string, string],
    figures: [figure],
  }
}

const wholeCircle = makeBothForms({
  id: 'M1U08C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '원의 둘레와 넓이',
  draw: withEnoughSlips(drawWholeCircle),
})

const ANGLES = [30, 40, 45, 60, 72, 80, 90, 100, 120, 135, 144, 150, 160]

/** Radius and angle for which the arc and the area are whole multiples of π. */
function drawSizes(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => ({ r: draw.integer(3, 15), x: draw.pick(ANGLES) }),
    ({ r, x }) => (2 * r * x) % 360 === 0 && (r * r * x) % 360 === 0,
  )
}

function ofCircle(r: number, x: number) {
  return `2\\pi \\times ${r} \\times \\frac{${x}}{360}`
}

const arc = makeBothForms({
  id: 'M1U08C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '호의 길이',
  draw: withEnoughSlips((random) => {
    const { r, x } = drawSizes(random)
    return {
      question: `반지름의 길이가 ${tex(r)} cm이고 중심각의 크기가 ${tex(deg(x))}인 부채꼴의 호의 길이는 몇 cm인지 구하세요. (원주율은 ${tex('\\pi')}로 써요.)`,
      right: piAnswer(2 * r * x, 360),
      slips: [
        piSlip('부채꼴의 넓이를 구했어요.', r * r * x, 360),
        piSlip(`지름이 아니라 반지름에 ${texWith('\\pi', '을/를')} 곱했어요.`, r * x, 360),
        {
          ...piSlip('원의 둘레의 길이를 구하고, 중심각이 차지하는 비율을 곱하지 않았어요.', 2 * r),
          conceptId: 'M1U08C04',
        },
        piSlip(`한 바퀴를 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`, 2 * r * x, 180),
        piSlip('두 반지름의 길이까지 더해 부채꼴의 둘레의 길이를 구했어요.', 2 * r * x, 360, 2 * r),
      ],
      solution: `부채꼴의 호의 길이는 원의 둘레의 길이의 ${texWith(`\\frac{${x}}{360}`, '이에요/예요')}. 따라서 ${tex(`${ofCircle(r, x)} = ${piTex(2 * r * x, 360)}`)}(cm)예요.`,
      hints: [
        '부채꼴의 호의 길이는 중심각의 크기에 정비례해요. 원 전체의 얼마인지 생각해 보세요.',
        `중심각 ${texWith(deg(x), '은/는')} 한 바퀴 ${tex(deg(360))}의 ${texWith(`\\frac{${x}}{360}`, '이에요/예요')}.`,
        `원의 둘레의 길이 ${tex(`2\\pi \\times ${r}`)}에 중심각이 차지하는 비율을 곱하세요.`,
      ],
      figures: [
        drawSector(
          x,
          { radius: `${r} cm`, angle: `${x}°` },
          `반지름의 길이가 ${r} cm, 중심각의 크기가 ${x}도인 부채꼴 AOB`,
        ),
      ],
    }
  }),
})

const area = makeBothForms({
  id: 'M1U08C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '부채꼴의 넓이',
  draw: withEnoughSlips((random) => {
    const { r, x } = drawSizes(random)
    const l = (2 * r * x) / 360
    const byArc = random.pick([true, false])
    const given = byArc ? `호의 길이가 ${tex(piTex(l))} cm` : `중심각의 크기가 ${tex(deg(x))}`
    return {
      question: `반지름의 길이가 ${tex(r)} cm이고 ${given}인 부채꼴의 넓이는 몇 cm²인지 구하세요. (원주율은 ${tex('\\pi')}로 써요.)`,
      right: piAnswer(r * r * x, 360),
      slips: byArc
        ? [
            piSlip(`${texWith('\\frac{1}{2}', '을/를')} 곱하지 않았어요.`, r * l),
            piSlip('반지름의 길이와 호의 길이를 더했어요.', l, 1, r),
            piSlip('원의 넓이를 구했어요.', r * r),
            piSlip('호의 길이의 반을 구했어요. 반지름의 길이를 곱해야 해요.', l, 2),
            piSlip(`${texWith('\\frac{1}{2}', '을/를')} 두 번 곱했어요.`, r * l, 4),
          ]
        : [
            piSlip('부채꼴의 호의 길이를 구했어요.', 2 * r * x, 360),
            {
              ...piSlip('원의 넓이를 구하고, 중심각이 차지하는 비율을 곱하지 않았어요.', r * r),
              conceptId: 'M1U08C04',
            },
            piSlip(`한 바퀴를 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`, r * r * x, 180),
            piSlip('반지름을 두 번 곱하지 않고 한 번만 곱했어요.', r * x, 360),
            piSlip('반지름 대신 지름을 두 번 곱했어요.', 4 * r * r * x, 360),
          ],
      solution: byArc
        ? `반지름의 길이가 ${tex('r')}, 호의 길이가 ${tex('l')}인 부채꼴의 넓이는 ${tex('\\frac{1}{2}rl')}이에요. 따라서 ${tex(`\\frac{1}{2} \\times ${r} \\times ${piTex(l)} = ${piTex(r * r * x, 360)}`)}(cm²)예요.`
        : `부채꼴의 넓이는 원의 넓이의 ${texWith(`\\frac{${x}}{360}`, '이에요/예요')}. 따라서 ${tex(`\\pi \\times ${r}^{2} \\times \\frac{${x}}{360} = ${piTex(r * r * x, 360)}`)}(cm²)예요.`,
      hints: [
        byArc
          ? '중심각을 몰라도 반지름과 호의 길이로 넓이를 구할 수 있어요.'
          : '부채꼴의 넓이는 중심각의 크기에 정비례해요.',
        byArc
          ? '부채꼴을 아주 잘게 잘라 이어 붙이면, 세로가 반지름이고 가로가 호의 길이의 반인 직사각형에 가까워져요.'
          : `중심각 ${texWith(deg(x), '은/는')} 한 바퀴 ${tex(deg(360))}의 ${texWith(`\\frac{${x}}{360}`, '이에요/예요')}.`,
        byArc
          ? `${tex(`\\frac{1}{2} \\times ${r}`)}에 호의 길이를 곱하세요.`
          : `원의 넓이 ${tex(`\\pi \\times ${r}^{2}`)}에 중심각이 차지하는 비율을 곱하세요.`,
      ],
      figures: [
        drawSector(
          x,
          byArc
            ? { radius: `${r} cm`, arc: `${l === 1 ? '' : l}π cm` }
            : { radius: `${r} cm`, angle: `${x}°` },
          `반지름의 길이가 ${r} cm, ${byArc ? `호의 길이가 ${l}π cm` : `중심각의 크기가 ${x}도`}인 부채꼴 AOB`,
        ),
      ],
    }
  }),
})

const angle = makeBothForms({
  id: 'M1U08C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '중심각 구하기',
  draw: withEnoughSlips((random) => {
    const byArea = random.pick([true, false])
    const { r, x } = drawUntil(random, drawSizes, (drawn) => drawn.x !== drawn.r * 10)
    const [l, s] = [(2 * r * x) / 360, (r * r * x) / 360]
    const given = byArea ? `넓이가 ${tex(piTex(s))} cm²` : `호의 길이가 ${tex(piTex(l))} cm`
    return {
      question: `반지름의 길이가 ${tex(r)} cm이고 ${given}인 부채꼴의 중심각의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(x),
      slips: [
        wrongNumber(
          x / 2,
          byArea
            ? `한 바퀴를 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`
            : '원의 둘레의 길이 대신 지름의 길이의 두 배로 나누었어요.',
        ),
        wrongNumber(
          2 * x,
          byArea ? '원의 넓이의 반을 기준으로 계산했어요.' : '원의 둘레의 길이 대신 반지름으로만 계산했어요.',
        ),
        wrongNumber(360 - x, '부채꼴을 뺀 나머지 부분의 중심각의 크기를 구했어요.'),
        wrongNumber(180 - x, `${texWith(deg(180), '을/를')} 한 바퀴로 생각하고 나머지를 구했어요.`),
        wrongNumber(byArea ? s : l, '주어진 값을 그대로 중심각의 크기로 생각했어요.'),
      ].filter(({ key }) => /^[1-9]\d*$/.test(key)),
      solution: byArea
        ? `중심각의 크기를 ${tex(deg('x'))}라고 하면 ${texWith(`\\pi \\times ${r}^{2} \\times \\frac{x}{360} = ${piTex(s)}`, '이에요/예요')}. 양변을 ${texWith('\\pi', '으로/로')} 나누면 ${tex(`${r * r} \\times \\frac{x}{360} = ${s}`)}이므로 ${texWith(`x = ${s} \\times \\frac{360}{${r * r}} = ${x}`, '이에요/예요')}.`
        : `중심각의 크기를 ${tex(deg('x'))}라고 하면 ${texWith(`2\\pi \\times ${r} \\times \\frac{x}{360} = ${piTex(l)}`, '이에요/예요')}. 양변을 ${texWith('\\pi', '으로/로')} 나누면 ${tex(`${2 * r} \\times \\frac{x}{360} = ${l}`)}이므로 ${texWith(`x = ${l} \\times \\frac{360}{${2 * r}} = ${x}`, '이에요/예요')}.`,
      hints: [
        `중심각의 크기를 ${tex(deg('x'))}라고 하고, 주어진 것을 나타내는 식을 세워 보세요.`,
        byArea
          ? `원의 넓이 ${tex(`\\pi \\times ${r}^{2}`)}에 ${texWith('\\frac{x}{360}', '을/를')} 곱한 것이 부채꼴의 넓이예요.`
          : `원의 둘레의 길이 ${tex(`2\\pi \\times ${r}`)}에 ${texWith('\\frac{x}{360}', '을/를')} 곱한 것이 호의 길이예요.`,
        `양변을 ${texWith('\\pi', '으로/로')} 나누면 ${tex('x')}에 대한 일차방정식이 돼요. 이것을 푸세요.`,
      ],
    }
  }),
})

export const LENGTH_TEMPLATES: ItemTemplate[] = [...wholeCircle, ...arc, ...area, ...angle]
