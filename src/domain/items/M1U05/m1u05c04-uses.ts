import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type Slip, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Constant, constantText, directText } from './relation-text.ts'

const conceptId = 'M1U05C04'

interface Use {
  question: string
  /** What x and y mean, and why y = ax. */
  model: string
  constant: Constant
  /** The known value of x, or of y. */
  knows: 'x' | 'y'
  known: number
  unit: string
  /** Wrong values of this situation; those that no learner would answer are left out. */
  slips: readonly (readonly [value: number, mistakeText: string])[]
}

function drawGears(random: SeededRandom): Use {
  const { a, b, turns } = drawUntil(
    random,
    (draw) => ({
      a: draw.pick([12, 15, 16, 18, 20, 24, 30]),
      b: draw.pick([12, 16, 18, 20, 24, 30, 36]),
      turns: draw.integer(6, 40),
    }),
    (drawn) =>
      drawn.a !== drawn.b &&
      ![drawn.a, drawn.b].includes(drawn.turns) &&
      ![drawn.a, drawn.b].includes((drawn.turns * drawn.a) / drawn.b) &&
      (drawn.turns * drawn.a) % drawn.b === 0 &&
      (drawn.turns * drawn.b) % drawn.a === 0,
  )
  const gap = Math.abs(a - b)
  const likeTeeth = `도는 횟수의 차가 톱니의 수의 차 ${texWith(gap, '과/와')} 같다고 생각했어요.`
  return {
    question: `서로 맞물려 도는 두 톱니바퀴 ${tex('\\mathrm{A}')}, ${tex('\\mathrm{B}')}의 톱니의 수가 각각 ${tex(a)}, ${texWith(b, '이에요/예요')}. 톱니바퀴 ${tex('\\mathrm{A}')}가 ${tex('x')}번 도는 동안 톱니바퀴 ${tex('\\mathrm{B}')}는 ${tex('y')}번 돌아요. 톱니바퀴 ${tex('\\mathrm{A}')}가 ${tex(turns)}번 도는 동안 톱니바퀴 ${tex('\\mathrm{B}')}는 몇 번 도는지 구하세요.`,
    model: `맞물려 돌아간 톱니의 수가 같으므로 ${tex(`${a}x = ${b}y`)}, 곧`,
    constant: [a, b],
    knows: 'x',
    known: turns,
    unit: '번',
    slips: [
      [
        (turns * b) / a,
        '톱니의 수와 도는 횟수의 곱이 두 톱니바퀴에서 같아요. 톱니의 수의 비를 거꾸로 썼어요.',
      ],
      [turns + a - b, likeTeeth],
      [turns, '두 톱니바퀴가 같은 횟수만큼 돈다고 생각했어요.'],
      [
        turns * a,
        `맞물린 톱니의 수까지만 구했어요. 톱니바퀴 ${tex('\\mathrm{B}')}의 톱니의 수로 나누어야 해요.`,
      ],
      [turns + b - a, likeTeeth],
    ],
  }
}

function drawFuel(random: SeededRandom): Use {
  const {
    liters,
    rate,
    wanted: target,
  } = drawUntil(
    random,
    (draw) => ({ liters: draw.integer(3, 8), rate: draw.integer(8, 18), wanted: draw.integer(9, 30) }),
    (drawn) => drawn.wanted !== drawn.rate && drawn.wanted % drawn.liters !== 0,
  )
  return {
    question: `휘발유 ${tex(liters)} L로 ${tex(liters * rate)} km를 갈 수 있는 자동차가 있어요. 이 자동차가 휘발유 ${tex('x')} L로 갈 수 있는 거리를 ${tex('y')} km라 할 때, ${tex(target * rate)} km를 가는 데 필요한 휘발유는 몇 L인지 구하세요. (갈 수 있는 거리는 휘발유의 양에 정비례해요.)`,
    model: `휘발유 ${tex(1)} L로 ${tex(`${liters * rate} \\div ${liters} = ${rate}`)}(km)를 가므로`,
    constant: [rate, 1],
    knows: 'y',
    known: target * rate,
    unit: 'L',
    slips: [
      [rate, `휘발유 ${tex(1)} L로 갈 수 있는 거리까지만 구했어요. 이 수로 거리를 나누어야 해요.`],
      [target - liters, `처음 ${tex(liters)} L로 가는 거리를 뺀 나머지를 가는 데 필요한 휘발유만 구했어요.`],
      [
        (target * rate) / liters,
        `가야 할 거리를 휘발유의 양 ${tex(liters)} L로 나누었어요. ${tex(1)} L로 갈 수 있는 거리로 나누어야 해요.`,
      ],
      [liters + rate * (target - liters), '늘어난 거리만큼 휘발유도 늘어난다고 생각했어요.'],
      [target * rate * rate, '필요한 휘발유를 구하려면 거리를 나누어야 하는데 곱했어요.'],
    ],
  }
}

function drawPrinting(random: SeededRandom): Use {
  const {
    minutes,
    rate,
    wanted: target,
  } = drawUntil(
    random,
    (draw) => ({
      minutes: draw.integer(3, 9),
      rate: draw.pick([12, 15, 18, 20, 24, 25, 30]),
      wanted: draw.integer(10, 40),
    }),
    (drawn) => drawn.wanted % drawn.minutes !== 0 && drawn.wanted !== drawn.rate,
  )
  return {
    question: `${tex(minutes)}분 동안 ${tex(minutes * rate)}장을 일정한 빠르기로 인쇄하는 인쇄기가 있어요. 이 인쇄기로 ${tex('x')}분 동안 인쇄한 종이를 ${tex('y')}장이라 할 때, ${tex(target)}분 동안 인쇄할 수 있는 종이는 몇 장인지 구하세요.`,
    model: `${tex(1)}분 동안 ${tex(`${minutes * rate} \\div ${minutes} = ${rate}`)}(장)을 인쇄하므로`,
    constant: [rate, 1],
    knows: 'x',
    known: target,
    unit: '장',
    slips: [
      [
        minutes * rate * target,
        `${tex(minutes)}분 동안 인쇄한 종이의 수에 시간을 곱했어요. ${tex(1)}분 동안 인쇄하는 종이의 수에 곱해야 해요.`,
      ],
      [(target - minutes) * rate, `처음 ${tex(minutes)}분을 뺀 나머지 시간에 인쇄하는 종이의 수만 구했어요.`],
      [minutes * rate + target - minutes, '늘어난 시간만큼 종이의 수도 늘어난다고 생각했어요.'],
      [rate, `${tex(1)}분 동안 인쇄하는 종이의 수까지만 구했어요.`],
    ],
  }
}

const useDirect = makeBothForms({
  id: 'M1U05C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '정비례 활용',
  draw: withEnoughSlips((random) => {
    const use = random.pick([drawGears, drawFuel, drawPrinting])(random)
    const [top, bottom] = use.constant
    const answer = use.knows === 'x' ? (use.known * top) / bottom : (use.known * bottom) / top
    const relation = directText(use.constant)
    const solved =
      use.knows === 'x'
        ? `${texWith(`x = ${use.known}`, '을/를')} 대입하면 ${texWith(`y = ${constantText(use.constant)} \\times ${use.known} = ${answer}`, '이에요/예요')}`
        : `${texWith(`y = ${use.known}`, '을/를')} 대입하면 ${tex(`${use.known} = ${relation.slice(4)}`)}이므로 ${texWith(`x = ${answer}`, '이에요/예요')}`
    return {
      question: use.question,
      right: rightNumber(answer),
      slips: naturalSlips(use.slips),
      solution: `1. ${use.model} ${texWith(relation, '이에요/예요')}.\n2. ${solved}.\n\n따라서 ${tex(answer)}${use.unit === 'L' ? ' L예요' : attachParticle(use.unit, '이에요/예요')}.`,
      hints: [
        `${tex('x')}가 두 배, 세 배가 되면 ${tex('y')}는 어떻게 되나요?`,
        `${tex('x')}가 ${tex(1)}일 때 ${texWith('y', '이/가')} 얼마인지 구하여 ${tex('y = ax')} 꼴의 식을 세우세요.`,
        use.knows === 'x'
          ? `${texWith(relation, '을/를')} 세웠다면 ${tex('x')}에 ${texWith(use.known, '을/를')} 대입하세요.`
          : `${texWith(relation, '을/를')} 세웠다면 ${tex('y')}에 ${texWith(use.known, '을/를')} 대입하여 ${tex('x')}의 값을 구하세요.`,
      ],
    }
  }),
})

const SLOPES: readonly Constant[] = [
  [2, 1],
  [3, 1],
  [1, 1],
  [1, 2],
  [3, 2],
  [-1, 1],
  [-2, 1],
  [-1, 2],
  [1, 3],
  [-1, 3],
  [2, 3],
]

const triangleBetween = makeBothForms({
  id: 'M1U05C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '도형과 정비례',
  draw: withEnoughSlips((random) => {
    const { a, b, k } = drawUntil(
      random,
      (draw) => ({ a: draw.pick(SLOPES), b: draw.pick(SLOPES), k: draw.integer(2, 6) }),
      (drawn) => {
        const [high, low] = [(drawn.a[0] * drawn.k) / drawn.a[1], (drawn.b[0] * drawn.k) / drawn.b[1]]
        const area = ((high - low) * drawn.k) / 2
        return (
          Number.isInteger(high) &&
          Number.isInteger(low) &&
          high > low &&
          high <= 9 &&
          low >= -8 &&
          area >= 3 &&
          ![high, low, high - low, drawn.k, 2].includes(area)
        )
      },
    )
    const [high, low] = [(a[0] * k) / a[1], (b[0] * k) / b[1]]
    const halves = (high - low) * k
    const half = (value: number, mistakeText: string, earlier?: string): Slip[] =>
      value > 0 ? [slipOf(fractionAnswer(value, 2), mistakeText, earlier)] : []
    const [first, second] = [directText(a), directText(b)]
    const yFrom = Math.min(-2, low - 1)
    const yTo = Math.max(3, high + 1)
    return {
      question: `두 정비례 관계 ${tex(first)}, ${tex(second)}의 그래프와, 점 ${texWith(`(${k}, 0)`, '을/를')} 지나고 ${tex('y')}축과 평행한 직선이 만나는 점을 각각 ${tex('\\mathrm{A}')}, ${texWith('\\mathrm{B}', '이라/라')} 해요. 삼각형 ${tex('\\mathrm{OAB}')}의 넓이를 구하세요. (단, ${tex('\\mathrm{O}')}는 원점이에요.)`,
      right: fractionAnswer(halves, 2),
      slips: [
        ...half(2 * halves, '삼각형의 넓이에서 \\(\\frac{1}{2}\\)을 곱하지 않았어요.'),
        ...half(
          (Math.abs(high) + Math.abs(low)) * k,
          '변의 길이를 구할 때 두 \\(y\\)좌표의 차가 아니라 절댓값의 합을 썼어요.',
          'M1U02C04',
        ),
        ...half(
          Math.abs(Math.abs(high) - Math.abs(low)) * k,
          '변의 길이를 구할 때 \\(y\\)좌표의 부호를 생각하지 않았어요.',
          'M1U02C04',
        ),
        ...half(
          Math.abs(high) * k,
          '점 \\(\\mathrm{A}\\)만 생각하고 점 \\(\\mathrm{B}\\)의 \\(y\\)좌표를 빠뜨렸어요.',
        ),
        ...half(2 * (high - low), '변 \\(\\mathrm{AB}\\)의 길이까지만 구했어요.'),
        ...half((high - low) * (k + 1), '밑변이나 높이를 셀 때 눈금의 수를 세었어요.'),
      ],
      solution: `1. 두 점의 ${tex('x')}좌표는 모두 ${texWith(k, '이에요/예요')}. ${texWith(first, '과/와')} ${tex(second)}에 대입하면 ${tex(`\\mathrm{A}(${k}, ${high})`)}, ${texWith(`\\mathrm{B}(${k}, ${low})`, '이에요/예요')}.\n2. 변 ${tex('\\mathrm{AB}')}는 ${tex('y')}축과 평행하고 길이는 ${texWith(`${high} - ${low < 0 ? `(${low})` : low} = ${high - low}`, '이에요/예요')}.\n3. 변 ${tex('\\mathrm{AB}')}를 밑변으로 보면 높이는 원점에서 이 직선까지의 거리 ${texWith(k, '이에요/예요')}.\n4. 넓이는 ${texWith(`\\frac{1}{2} \\times ${high - low} \\times ${k} = ${fractionAnswer(halves, 2).markdown.slice(2, -2)}`, '이에요/예요')}.`,
      hints: [
        `두 점 ${tex('\\mathrm{A}')}, ${tex('\\mathrm{B}')}의 ${tex('x')}좌표는 모두 같아요. 식에 대입하여 ${tex('y')}좌표를 구해 보세요.`,
        `변 ${tex('\\mathrm{AB}')}는 ${tex('y')}축과 평행해요. 길이는 두 ${tex('y')}좌표의 차예요.`,
        `변 ${tex('\\mathrm{AB}')}를 밑변으로 보면 높이는 원점에서 그 직선까지의 거리예요. 삼각형의 넓이를 계산하세요.`,
      ],
      figures: [
        {
          kind: 'coordinate-plane',
          alt: `좌표평면에서 원점을 지나는 두 직선이, 점 (${k}, 0)을 지나고 y축과 평행한 직선과 점 A, B에서 만난다. A가 B보다 위에 있다`,
          x: [-1, k + 1],
          y: [yFrom, yTo],
          polygons: [
            [
              [0, 0],
              [k, high],
              [k, low],
            ],
          ],
          lines: [{ a: `${a[0]}/${a[1]}` }, { a: `${b[0]}/${b[1]}` }],
          verticals: [{ x: k }],
          points: [
            { x: k, y: high, label: 'A' },
            { x: k, y: low, label: 'B' },
          ],
        },
      ],
    }
  }),
})

export const USE_TEMPLATES: ItemTemplate[] = [...useDirect, ...triangleBetween]
