import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText } from '../asking/linear-text.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { angleAnswer, angleSlips, degrees, linearDeg, linearDegLabel, raysFigure } from './angle-text.ts'

const conceptId = 'M1U06C03'

const oppositeAngle = makeBothForms({
  id: 'M1U06C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '맞꼭지각',
  draw: withEnoughSlips((random) => {
    const given = random.pick([55, 58, 60, 62, 65, 68, 70, 75, 105, 110, 115, 118, 120, 125])
    const [p, q] = drawUntil(
      random,
      (draw): [number, number] => [draw.integer(2, 5), draw.pick([-20, -15, -10, -5, 5, 10, 15, 20])],
      ([a, b]) =>
        (given - b) % a === 0 &&
        (given - b) / a > 4 &&
        (given - b) / a !== given &&
        ![a, Math.abs(b)].includes((given - b) / a),
    )
    const x = (given - q) / p
    const turn = random.integer(5, 25)
    return {
      question: `다음 그림과 같이 두 직선이 한 점에서 만나고, 서로 마주 보는 두 각의 크기가 ${tex(linearDeg(p, q))}, ${degrees(given)}일 때, ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(x),
      slips: naturalSlips([
        [(180 - given - q) / p, '맞꼭지각이 아니라 이웃한 각처럼 두 각의 합을 평각으로 놓았어요.'],
        [(given + q) / p, '상수항을 이항할 때 부호를 바꾸지 않았어요.'],
        [given - q, `${tex('x')}의 계수로 나누지 않았어요.`],
        [given, `맞꼭지각의 크기를 그대로 ${tex('x')}의 값으로 답했어요.`],
        [180 - given, '이웃한 각의 크기를 답했어요.'],
        [given + q, '식을 풀지 않고 상수항만 더했어요.'],
      ]),
      solution: `맞꼭지각의 크기는 서로 같아요.\n\n1. ${texWith(`${linearText(p, q)} = ${given}`, '이에요/예요')}.\n2. ${tex(`${linearText(p, 0)} = ${given - q}`)}이므로 ${texWith(`x = ${x}`, '이에요/예요')}.`,
      hints: [
        '그림에 표시된 두 각은 서로 마주 보고 있어요. 이런 두 각을 무엇이라고 하나요?',
        '맞꼭지각의 크기는 서로 같아요.',
        `두 각의 크기를 나타내는 식과 수가 같다는 방정식을 세워 ${tex('x')}의 값을 구하세요.`,
      ],
      figures: [
        raysFigure(
          `두 직선이 한 점에서 만나는 그림. 서로 마주 보는 두 각의 크기가 각각 ${linearDegLabel(p, q)}, ${given}°`,
          { A: turn, B: turn + given, C: turn + 180, D: turn + given + 180 },
          {
            angles: [
              { of: 'AOB', label: linearDegLabel(p, q) },
              { of: 'COD', label: `${given}°` },
            ],
            lines: ['AC', 'BD'],
            named: false,
          },
        ),
      ],
    }
  }),
})

interface StraightAngles {
  a: number
  b: number
  c: number
  d: number
  x: number
}

const FIRST_CONSTANTS = [-30, -25, -20, -15, -10, -5, 5, 10, 15, 20, 25, 30]
const SECOND_CONSTANTS = [-20, -15, -10, 0, 5, 10, 15, 20, 30, 40]

/** Two angles ax + b and cx + d for every b and d that make them a straight angle of readable parts. */
function fillStraight(a: number, c: number, x: number): StraightAngles[] {
  return FIRST_CONSTANTS.flatMap((b) => {
    const first = a * x + b
    const d = 180 - first - c * x
    const fits =
      SECOND_CONSTANTS.includes(d) &&
      first >= 55 &&
      first <= 125 &&
      b + d !== 0 &&
      ![b, d, first, 180 - first].includes(x)
    return fits ? [{ a, b, c, d, x }] : []
  })
}

/** Every draw: x and the coefficients are chosen, the constants follow. */
const STRAIGHT_ANGLES = integersFrom(1, 5).flatMap((a) =>
  integersFrom(1, 5)
    .filter((c) => c !== a)
    .flatMap((c) => integersFrom(12, 50).flatMap((x) => fillStraight(a, c, x))),
)

const straightEquation = makeBothForms({
  id: 'M1U06C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '평각의 방정식',
  draw: withEnoughSlips((random) => {
    const { a, b, c, d, x } = random.pick(STRAIGHT_ANGLES)
    const first = a * x + b
    return {
      question: `다음 그림에서 점 ${tex('\\mathrm{O}')}가 직선 ${tex('\\mathrm{AB}')} 위의 점이고 ${tex(`\\angle \\mathrm{AOC} = ${linearDeg(a, b)}`)}, ${tex(`\\angle \\mathrm{COB} = ${linearDeg(c, d)}`)}일 때, ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(x),
      slips: naturalSlips([
        [(180 + b + d) / (a + c), '상수항을 이항할 때 부호를 바꾸지 않았어요.'],
        [(90 - b - d) / (a + c), '평각을 직각으로 생각하여 합을 90도로 놓았어요.'],
        [(360 - b - d) / (a + c), '평각의 크기를 360도로 생각했어요.'],
        [180 / (a + c), '상수항을 빠뜨렸어요.'],
        [(d - b) / (a - c), '두 각의 크기가 서로 같다고 놓았어요.'],
        [first, `각의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`],
        [180 - first, `각의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`],
        [180 - b - d, `${tex('x')}의 계수로 나누지 않았어요.`],
      ]),
      solution: `평각의 크기는 ${degrees(180)}이므로 두 각의 크기의 합이 ${degrees(180)}예요.\n\n1. ${texWith(`(${linearText(a, b)}) + ${d === 0 ? linearText(c, 0) : `(${linearText(c, d)})`} = 180`, '이에요/예요')}.\n2. 정리하면 ${texWith(`${linearText(a + c, b + d)} = 180`, '이에요/예요')}.\n3. ${tex(`${linearText(a + c, 0)} = ${180 - b - d}`)}이므로 ${texWith(`x = ${x}`, '이에요/예요')}.`,
      hints: [
        '점이 직선 위에 있으면 그 점에서 한쪽에 있는 각을 모두 더한 각은 어떤 각인가요?',
        '두 각을 합하면 평각이 돼요.',
        `두 각의 크기를 나타내는 식을 더한 것이 평각의 크기와 같다는 방정식을 세워 푸세요.`,
      ],
      figures: [
        raysFigure(
          `직선 AB 위의 점 O에서 반직선을 그어 평각이 두 각으로 나누어진 그림. 두 각의 크기는 ${linearDegLabel(a, b)}, ${linearDegLabel(c, d)}`,
          { A: 180, B: 0, C: 180 - first },
          {
            angles: [
              { of: 'AOC', label: linearDegLabel(a, b) },
              { of: 'COB', label: linearDegLabel(c, d) },
            ],
            lines: ['AB'],
            named: true,
          },
        ),
      ],
    }
  }),
})

const straightRatio = makeBothForms({
  id: 'M1U06C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '비로 나눈 평각',
  draw: withEnoughSlips((random) => {
    const { parts, unit } = drawUntil(
      random,
      (draw) => {
        const drawn = [draw.integer(1, 7), draw.integer(1, 7), draw.integer(1, 7)]
        return { parts: drawn, unit: 180 / drawn.reduce((sum, part) => sum + part, 0) }
      },
      (drawn) =>
        Number.isInteger(drawn.unit) &&
        new Set(drawn.parts).size === 3 &&
        drawn.parts.every((part) => part * drawn.unit >= 20),
    )
    const [a = 1, b = 1, c = 1] = parts
    const at = random.integer(0, 2)
    const names = ['AOC', 'COD', 'DOB']
    const [target, share] = [names[at] ?? '', parts[at] ?? 1]
    const total = a + b + c
    return {
      question: `다음 그림에서 점 ${tex('\\mathrm{O}')}가 직선 ${tex('\\mathrm{AB}')} 위의 점이고 ${tex(`\\angle \\mathrm{AOC} : \\angle \\mathrm{COD} : \\angle \\mathrm{DOB} = ${a} : ${b} : ${c}`)}일 때, ${tex(`\\angle \\mathrm{${target}}`)}의 크기는 몇 도인지 구하세요.`,
      right: angleAnswer(share * unit),
      slips: angleSlips([
        ...parts
          .filter((part) => part !== share)
          .map((part) => [part * unit, '비에서 다른 각에 해당하는 크기를 구했어요.'] as const),
        [unit, '비의 한 부분에 해당하는 크기까지만 구했어요.'],
        [(360 / total) * share, '평각의 크기를 360도로 생각했어요.'],
        [(90 / total) * share, '평각을 직각으로 생각했어요.'],
        [180 / share, '평각의 크기를 비의 한 수로만 나누었어요.'],
        [180 - share * unit, '나머지 두 각의 크기의 합을 답했어요.'],
      ]),
      solution: `평각의 크기는 ${degrees(180)}이고, 이것을 ${tex(`${a} + ${b} + ${c} = ${total}`)}(부분)으로 나눈 것 가운데 ${tex(share)}부분이에요. 따라서 ${tex(`\\angle \\mathrm{${target}} = 180^\\circ \\times \\frac{${share}}{${total}} = ${share * unit}^\\circ`)}예요.`,
      hints: [
        '세 각을 모두 더하면 어떤 각이 되나요?',
        '평각을 비의 세 수를 더한 만큼의 부분으로 똑같이 나누어 보세요.',
        '한 부분의 크기를 구한 다음, 묻는 각이 차지하는 부분의 수를 곱하세요.',
      ],
      figures: [
        raysFigure(
          '직선 AB 위의 점 O에서 두 반직선 OC, OD를 그어 평각이 세 각으로 나누어진 그림',
          { A: 180, C: 180 - a * unit, D: c * unit, B: 0 },
          { angles: [{ of: target }], lines: ['AB'], named: true },
        ),
      ],
    }
  }),
})

const threeLines = makeBothForms({
  id: 'M1U06C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '세 직선이 한 점에서',
  draw: withEnoughSlips((random) => {
    const { first, second, p, q } = drawUntil(
      random,
      (draw) => ({
        first: 5 * draw.integer(7, 15),
        second: 5 * draw.integer(11, 16),
        p: draw.integer(2, 3),
        q: draw.pick([-20, -15, -10, 5, 10, 15, 20]),
      }),
      (drawn) => {
        const [x, y] = [(drawn.second - drawn.q) / drawn.p, 180 - drawn.first - drawn.second]
        return (
          Number.isInteger(x) &&
          x > 5 &&
          y >= 35 &&
          drawn.first !== drawn.second &&
          ![drawn.first, drawn.second, y, x].includes(x + y)
        )
      },
    )
    const [x, y] = [(second - q) / p, 180 - first - second]
    const answer = x + y
    const turn = random.integer(-8, 8)
    const expression = linearDeg(p, q)
    return {
      question: `다음 그림과 같이 세 직선이 한 점에서 만나 생긴 각의 크기가 ${degrees(first)}, ${tex(expression)}, ${degrees('y')}, ${degrees(second)}일 때, ${tex('x + y')}의 값을 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [x, `${tex('x')}의 값까지만 구했어요.`],
        [y, `${tex('y')}의 값까지만 구했어요.`],
        [second + y, `${tex('x')}의 값 대신 각 ${tex(expression)}의 크기를 더했어요.`],
        [x + (180 - first), `평각을 세 각으로 나누지 않고 두 각으로만 생각하여 ${tex('y')}의 값을 구했어요.`],
        [x + first, `${tex('y')}가 나타내는 각의 맞꼭지각을 잘못 찾았어요.`],
        [x * y, '합을 구해야 하는데 곱을 구했어요.'],
        [Math.abs(x - y), '합을 구해야 하는데 차를 구했어요.'],
      ]),
      solution: `1. 크기가 ${tex(expression)}인 각과 ${degrees(second)}인 각은 맞꼭지각이므로 ${texWith(`${linearText(p, q)} = ${second}`, '이에요/예요')}. 따라서 ${texWith(`x = ${x}`, '이에요/예요')}.\n2. 크기가 ${degrees(first)}인 각, ${degrees(second)}인 각, ${degrees('y')}인 각과 크기가 같은 세 각이 모여 평각을 이루므로 ${texWith(`${first} + ${second} + y = 180`, '이에요/예요')}. 따라서 ${texWith(`y = ${y}`, '이에요/예요')}.\n3. ${texWith(`x + y = ${x} + ${y} = ${answer}`, '이에요/예요')}.`,
      hints: [
        '서로 마주 보는 각을 찾아 같은 표시를 해 보세요. 맞꼭지각의 크기는 같아요.',
        `맞꼭지각을 이용하면 ${tex('x')}에 대한 방정식을 세울 수 있어요.`,
        `맞꼭지각으로 각을 옮기면 한 직선의 같은 쪽에 서로 다른 세 각이 모여 평각이 돼요. 이것으로 ${tex('y')}의 값을 구하고 ${tex('x')}의 값과 더하세요.`,
      ],
      figures: [
        raysFigure(
          `세 직선이 한 점에서 만나 생긴 여섯 각을 시계 반대 방향으로 차례로 보면, 첫째 각은 ${first}°, 둘째 각은 ${linearDegLabel(p, q)}, 셋째 각은 y°이고, 둘째 각과 마주 보는 다섯째 각은 ${second}°`,
          {
            A: turn,
            B: turn + first,
            C: turn + first + second,
            D: turn + 180,
            E: turn + first + 180,
            F: turn + first + second + 180,
          },
          {
            angles: [
              { of: 'AOB', label: `${first}°` },
              { of: 'BOC', label: linearDegLabel(p, q) },
              { of: 'COD', label: 'y°' },
              { of: 'EOF', label: `${second}°` },
            ],
            lines: ['AD', 'BE', 'CF'],
            named: false,
          },
        ),
      ],
    }
  }),
})

export const ANGLE_TEMPLATES: ItemTemplate[] = [
  ...oppositeAngle,
  ...straightEquation,
  ...straightRatio,
  ...threeLines,
]
