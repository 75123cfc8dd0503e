import type { Figure } from '#domain/figure/figure.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, pt, seg, tri } from '../asking/geometry-text.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { byRatio, PROPORTIONAL } from './m1u08c04-ratio.ts'

const conceptId = 'M1U08C04'

const byAngle = makeBothForms({
  id: 'M1U08C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '중심각과 호의 비례',
  draw: withEnoughSlips((random) => {
    const { a, b, p } = drawUntil(
      random,
      (draw) => ({
        a: draw.pick([20, 25, 30, 35, 40, 45, 50, 60]),
        b: draw.pick([50, 60, 75, 80, 90, 100, 105, 120, 135, 140, 150]),
        p: draw.integer(2, 9),
      }),
      (drawn) =>
        drawn.b > drawn.a &&
        (drawn.p * drawn.b) % drawn.a === 0 &&
        (drawn.p * drawn.b) / drawn.a <= 40 &&
        ![drawn.a, drawn.b].includes((drawn.p * drawn.b) / drawn.a),
    )
    const value = (p * b) / a
    const o: PlanePoint = [0, 0]
    return {
      question: `그림의 원 ${pt('O')}에서 ${tex(`${ang('AOB')} = ${deg(a)}`)}, ${tex(`${ang('COD')} = ${deg(b)}`)}이고 호 ${pt('AB')}의 길이가 ${tex(p)} cm일 때, 호 ${pt('CD')}의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          p + b - a,
          '중심각의 크기의 차를 호의 길이에 더했어요. 몇 배인지 생각해야 해요.',
          'M1U05C04',
        ),
        wrongNumber(p, '호의 길이가 중심각의 크기와 관계없다고 생각했어요.', 'M1U05C04'),
        wrongNumber(p * b, `${texWith(a, '으로/로')} 나누지 않고 곱하기만 했어요.`, 'M1U04C04'),
        wrongNumber(2 * p, '중심각이 더 크다고 두 배로만 생각했어요.'),
        wrongNumber(value - p, '두 호의 길이의 차를 구했어요.'),
      ],
      solution: `${PROPORTIONAL} 호 ${pt('CD')}의 길이를 ${tex('x')} cm라고 하면 ${texWith(`${a} : ${b} = ${p} : x`, '이에요/예요')}. ${tex(`${a} \\times x = ${b} \\times ${p}`)}이므로 ${texWith(`x = \\frac{${b} \\times ${p}}{${a}} = ${value}`, '이에요/예요')}.`,
      hints: [
        '한 원에서 중심각의 크기가 두 배, 세 배가 되면 호의 길이는 어떻게 되나요?',
        `중심각의 크기의 비 ${texWith(`${a} : ${b}`, '과/와')} 호의 길이의 비가 같아요.`,
        `호 ${pt('CD')}의 길이를 ${tex('x')} cm라고 하고 ${tex(`${a} : ${b} = ${p} : x`)}를 푸세요.`,
      ],
      figures: [
        planeFigure(
          `원 O에서 중심각 AOB가 ${a}도이고 호 AB의 길이가 ${p} cm, 중심각 COD가 ${b}도인 그림`,
          {
            O: o,
            A: pointFrom(o, 4, 0),
            B: pointFrom(o, 4, a),
            C: pointFrom(o, 4, 190),
            D: pointFrom(o, 4, 190 + b),
          },
          {
            lines: [{ of: 'AOB' }, { of: 'COD' }],
            arcs: [
              { centre: 'O', radius: 4, start: 0, end: 360, tone: 'thin' },
              { centre: 'O', radius: 4, start: 0, end: a, tone: 'accent', label: `${p} cm` },
              { centre: 'O', radius: 4, start: 190, end: 190 + b, tone: 'accent', label: '?' },
            ],
            angles: [
              { of: 'AOB', label: `${a}°` },
              { of: 'COD', label: `${b}°` },
            ],
          },
        ),
      ],
    }
  }),
})

function drawParallel(a: number, p: number): Figure {
  const o: PlanePoint = [0, 0]
  return planeFigure(
    `지름이 AB인 원 O에서 현 AC와 반지름 OD가 평행하고 각 BOD가 ${a}도, 호 BD의 길이가 ${p} cm인 그림`,
    { O: o, A: [-4, 0], B: [4, 0], C: pointFrom(o, 4, 2 * a), D: pointFrom(o, 4, a) },
    {
      lines: [{ of: 'AB' }, { of: 'AC', tone: 'accent' }, { of: 'OD', tone: 'accent' }],
      arcs: [
        { centre: 'O', radius: 4, start: 0, end: 360, tone: 'thin' },
        { centre: 'O', radius: 4, start: 0, end: a, label: `${p} cm` },
        { centre: 'O', radius: 4, start: 2 * a, end: 180, label: '?' },
      ],
      angles: [{ of: 'BOD', label: `${a}°` }],
    },
  )
}

const alongParallel = makeBothForms({
  id: 'M1U08C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '평행선과 호',
  draw: withEnoughSlips((random) => {
    const { a, p } = drawUntil(
      random,
      (draw) => ({ a: draw.pick([20, 30, 36, 40, 45, 50]), p: draw.integer(2, 15) }),
      (drawn) =>
        (drawn.p * (180 - 2 * drawn.a)) % drawn.a === 0 &&
        drawn.p * (180 - 2 * drawn.a) !== drawn.a * drawn.a,
    )
    const value = (p * (180 - 2 * a)) / a
    const whole = (top: number) => (top % a === 0 ? [top / a] : [])
    return {
      question: `그림과 같이 ${texWith(seg('AB'), '이/가')} 지름인 원 ${pt('O')}에서 ${tex(`${seg('AC')} \\parallel ${seg('OD')}`)}이고 ${tex(`${ang('BOD')} = ${deg(a)}`)}, 호 ${pt('BD')}의 길이가 ${tex(p)} cm일 때, 호 ${pt('AC')}의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(p, '평행한 두 선분이 자르는 두 호의 길이가 같다고 생각했어요.'),
        wrongNumber(2 * p, `${tex(ang('AOC'))}의 크기를 ${tex(ang('BOD'))}의 두 배로 생각했어요.`),
        ...whole(p * (180 - a)).map((wrong) =>
          wrongNumber(wrong, `이등변삼각형 ${pt('OAC')}의 두 밑각 가운데 하나만 뺐어요.`),
        ),
        ...whole(p * 90 - p * a).map((wrong) =>
          wrongNumber(wrong, `${tex(ang('OCA'))}를 직각으로 잘못 생각했어요.`),
        ),
        wrongNumber(180 - 2 * a, `중심각 ${tex(ang('AOC'))}의 크기까지만 구했어요.`),
        wrongNumber(p + 180 - 3 * a, '중심각의 크기의 차를 호의 길이에 더했어요.', 'M1U05C04'),
        wrongNumber(value + p, '두 호의 길이를 더했어요.'),
      ],
      solution: `1. ${tex(`${seg('AC')} \\parallel ${seg('OD')}`)}이므로 동위각의 크기가 같아서 ${texWith(`${ang('CAO')} = ${ang('DOB')} = ${deg(a)}`, '이에요/예요')}.\n2. 반지름 ${pt('OC')}를 그으면 ${texWith(tri('OAC'), '은/는')} ${tex(`${seg('OA')} = ${seg('OC')}`)}인 이등변삼각형이므로 ${texWith(`${ang('OCA')} = ${deg(a)}`, '이에요/예요')}.\n3. 따라서 ${texWith(`${ang('AOC')} = ${deg(180)} - (${deg(a)} + ${deg(a)}) = ${deg(180 - 2 * a)}`, '이에요/예요')}.\n4. 호의 길이는 중심각의 크기에 정비례하므로 호 ${pt('AC')}의 길이를 ${tex('x')} cm라고 하면 ${tex(`${180 - 2 * a} : ${a} = x : ${p}`)}, ${texWith(`x = ${value}`, '이에요/예요')}. 따라서 호 ${pt('AC')}의 길이는 ${tex(value)} cm예요.`,
      hints: [
        `호의 길이를 비교하려면 두 중심각의 크기를 알아야 해요. 반지름을 하나 더 그어 호 ${pt('AC')}의 중심각을 만들어 보세요.`,
        `평행선에서 동위각을 찾고, 반지름 ${pt('OC')}를 그어 생긴 ${texWith(tri('OAC'), '이/가')} 어떤 삼각형인지 살펴보세요.`,
        `${texWith(tri('OAC'), '은/는')} 이등변삼각형이고 한 밑각의 크기가 ${texWith(deg(a), '이에요/예요')}. ${tex(ang('AOC'))}의 크기를 구하고 비례식을 세우세요.`,
      ],
      figures: [drawParallel(a, p)],
    }
  }),
})

const statements: ItemTemplate = {
  id: 'M1U08C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '부채꼴 진술 조합',
  generate: (random) => {
    const k = random.integer(2, 3)
    const times = nativeCount(k)
    const o: PlanePoint = [0, 0]
    const small = k === 2 ? 50 : 35
    const no = `현과 삼각형은 이어 붙인 모양이 아니므로 중심각의 크기에 정비례하지 않아요.`
    const pool: TrueFalseStatement[] = [
      {
        topic: 'arc',
        isTrue: true,
        text: `호 ${pt('CD')}의 길이는 호 ${pt('AB')}의 길이의 ${times} 배이다.`,
        because: '호의 길이는 중심각의 크기에 정비례해요.',
        mistakeText: '호의 길이가 중심각의 크기에 정비례한다는 것을 놓쳤어요.',
      },
      {
        topic: 'area',
        isTrue: true,
        text: `부채꼴 ${pt('COD')}의 넓이는 부채꼴 ${pt('AOB')}의 넓이의 ${times} 배이다.`,
        because: '부채꼴의 넓이는 중심각의 크기에 정비례해요.',
        mistakeText: '부채꼴의 넓이가 중심각의 크기에 정비례한다는 것을 놓쳤어요.',
      },
      {
        topic: 'chord',
        isTrue: false,
        text: `현 ${pt('CD')}의 길이는 현 ${pt('AB')}의 길이의 ${times} 배이다.`,
        because: no,
        mistakeText: '현의 길이는 중심각의 크기에 정비례하지 않아요.',
      },
      {
        topic: 'chord',
        isTrue: true,
        text: `현 ${pt('CD')}의 길이는 현 ${pt('AB')}의 길이의 ${times} 배보다 짧다.`,
        because: `현 ${pt('AB')}를 이어 놓은 꺾인 선보다 곧은 현 ${pt('CD')}가 더 짧아요.`,
        mistakeText: '꺾인 선보다 곧은 선이 더 짧다는 것을 놓쳤어요.',
      },
      {
        topic: 'triangle',
        isTrue: false,
        text: `${tex(tri('COD'))}의 넓이는 ${tex(tri('AOB'))}의 넓이의 ${times} 배이다.`,
        because: no,
        mistakeText: '삼각형의 넓이는 중심각의 크기에 정비례하지 않아요.',
      },
      {
        topic: 'radius',
        isTrue: false,
        text: `${tex(seg('OC'))}의 길이는 ${tex(seg('OA'))}의 길이의 ${times} 배이다.`,
        because: '한 원의 반지름의 길이는 모두 같아요.',
        mistakeText: '한 원의 반지름의 길이는 모두 같다는 것을 놓쳤어요.',
      },
    ]
    return {
      ...askStatements({
        lead: `그림의 원 ${pt('O')}에서 ${tex(ang('COD'))}의 크기는 ${tex(ang('AOB'))}의 크기의 ${times} 배예요. 다음 **보기** 중 옳은 것을 모두 고르세요.`,
        statements: drawUntil(
          random,
          (draw) => drawMixedStatements(draw, pool),
          (drawn) => drawn.length === 4,
        ),
        hints: [
          `${tex(ang('COD'))}를 ${tex(ang('AOB'))}와 크기가 같은 ${times} 각으로 나누어 그려 보세요.`,
          '크기가 같은 부채꼴을 이어 붙였을 때 그대로 더해지는 것과 그렇지 않은 것을 나누어 보세요.',
          '호와 부채꼴은 이어 붙인 만큼 늘어나지만, 현은 꺾인 선이 아니라 곧은 선분이에요.',
        ],
      }),
      figures: [
        planeFigure(
          `원 O에서 중심각 COD의 크기가 중심각 AOB의 크기의 ${times} 배인 그림`,
          {
            O: o,
            A: pointFrom(o, 4, 10),
            B: pointFrom(o, 4, 10 + small),
            C: pointFrom(o, 4, 170),
            D: pointFrom(o, 4, 170 + k * small),
          },
          {
            lines: [{ of: 'AOB' }, { of: 'COD' }, { of: 'AB' }, { of: 'CD' }],
            arcs: [{ centre: 'O', radius: 4, start: 0, end: 360 }],
            angles: [{ of: 'AOB' }, { of: 'COD', arcs: 2 }],
          },
        ),
      ],
    }
  },
}

export const ARC_TEMPLATES: ItemTemplate[] = [...byAngle, ...byRatio, ...alongParallel, statements]
