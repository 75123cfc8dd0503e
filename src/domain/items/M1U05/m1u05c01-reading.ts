import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, makeBothForms } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Point, pointAnswer, pointSlip, pointText, walkTo } from './point-text.ts'

const conceptId = 'M1U05C01'
const NAME_ROWS = ['ABCD', 'EFGH', 'KLMN', 'PQRS'] as const
const FOUR = [0, 1, 2, 3]

/** Four points, far enough apart for their names, the first one asked about. */
function drawPoints(random: SeededRandom): Point[] {
  return drawUntil(
    random,
    (draw) => FOUR.map((): Point => [draw.integer(-5, 5), draw.integer(-5, 5)]),
    (points) =>
      points.every(([x, y], index) =>
        points.slice(index + 1).every(([ox, oy]) => Math.hypot(x - ox, y - oy) >= 2.5),
      ) &&
      points.every(([x, y]) => x !== 0 || y !== 0) &&
      points.slice(0, 1).every(([x, y]) => Math.abs(x) !== Math.abs(y)),
  )
}

const readPoint = makeBothForms({
  id: 'M1U05C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '점의 좌표 읽기',
  draw: withEnoughSlips((random) => {
    const points = drawPoints(random)
    const [x, y] = points[0] ?? [1, 2]
    const order = random.shuffle(FOUR)
    const names = random.pick(NAME_ROWS)
    const display = order.map((at, index) => ({ at, name: names[index] ?? '', place: points[at] ?? [0, 0] }))
    const target = display.find(({ at }) => at === 0)?.name ?? ''
    const onAxis = x === 0 || y === 0
    return {
      question: `다음 좌표평면에서 점 ${pt(target)}의 좌표를 구하세요. (순서쌍으로 답하세요.)`,
      right: pointAnswer([x, y]),
      slips: [
        pointSlip([y, x], '\\(x\\)좌표와 \\(y\\)좌표의 순서를 바꾸었어요. \\(x\\)좌표를 앞에 써야 해요.'),
        ...(onAxis
          ? [
              pointSlip([-x, -y], '축 위의 점이 원점의 어느 쪽에 있는지 거꾸로 보았어요.'),
              pointSlip(
                [-y, -x],
                '\\(x\\)좌표와 \\(y\\)좌표의 순서를 바꾸고, 원점의 어느 쪽인지도 거꾸로 보았어요.',
              ),
              pointSlip(
                [x + y, x + y],
                '축 위의 점은 한 좌표가 \\(0\\)이에요. 다른 축까지 움직인 것으로 읽었어요.',
              ),
            ]
          : [
              pointSlip(
                [-x, y],
                '\\(x\\)좌표의 부호를 틀렸어요. 원점의 왼쪽은 음수, 오른쪽은 양수예요.',
                'M1U02C02',
              ),
              pointSlip(
                [x, -y],
                '\\(y\\)좌표의 부호를 틀렸어요. 원점의 아래쪽은 음수, 위쪽은 양수예요.',
                'M1U02C02',
              ),
              pointSlip([-x, -y], '두 좌표의 부호를 모두 틀렸어요.', 'M1U02C02'),
            ]),
      ],
      solution: `점 ${pt(target)}에서 \\(x\\)축과 \\(y\\)축에 수직으로 내려 만나는 점의 수를 읽어요.\n\n1. \\(x\\)축에서 읽은 수는 ${tex(x)}이므로 \\(x\\)좌표는 ${texWith(x, '이에요/예요')}.\n2. \\(y\\)축에서 읽은 수는 ${tex(y)}이므로 \\(y\\)좌표는 ${texWith(y, '이에요/예요')}.\n\n따라서 점 ${pt(target)}의 좌표는 ${texWith(pointText([x, y]), '이에요/예요')}.`,
      hints: [
        `점 ${pt(target)}에서 \\(x\\)축과 \\(y\\)축에 각각 수직인 선을 그어 보세요.`,
        '수직인 선이 \\(x\\)축과 만나는 곳의 수가 \\(x\\)좌표, \\(y\\)축과 만나는 곳의 수가 \\(y\\)좌표예요.',
        '점이 원점의 오른쪽에 있는지 왼쪽에 있는지, 위에 있는지 아래에 있는지 부호까지 확인하고, \\(x\\)좌표를 앞에 쓰세요.',
      ],
      figures: [
        {
          kind: 'coordinate-plane',
          alt: `좌표평면 위의 네 점. 원점에서 ${display.map(({ name, place }) => `${attachParticle(name, '은/는')} ${walkTo(place)}`).join(', ')} 움직인 자리`,
          x: [-5, 5],
          y: [-5, 5],
          points: display.map(({ name, place: [px, py] }) => ({ x: px, y: py, label: name })),
        },
      ],
    }
  }),
})

const findOnAxis: ItemTemplate = {
  id: 'M1U05C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '축 위의 점',
  generate: (random) => {
    const axis = random.pick(['x', 'y'] as const)
    const [value, other] = drawUntil(
      random,
      (draw) => [draw.integer(-7, 7), draw.integer(-7, 7)] as const,
      ([a, b]) => a !== 0 && b !== 0 && Math.abs(a) !== Math.abs(b),
    )
    const on = (size: number): Point => (axis === 'x' ? [size, 0] : [0, size])
    const across = (size: number): Point => (axis === 'x' ? [0, size] : [size, 0])
    const free = axis === 'x' ? 'y' : 'x'
    return askChoice(random, {
      question: `\\(${axis}\\)축 위에 있고 \\(${axis}\\)좌표가 ${tex(value)}인 점의 좌표는 어느 것인가요?`,
      right: pointAnswer(on(value)),
      slips: [
        pointSlip(
          across(value),
          `\\(${free}\\)축 위의 점이에요. \\(${axis}\\)축 위의 점은 \\(${free}\\)좌표가 \\(0\\)이에요.`,
        ),
        pointSlip(on(-value), `\\(${axis}\\)좌표의 부호를 바꾸었어요.`),
        pointSlip([value, value], `축 위의 점은 한 좌표가 \\(0\\)이에요. 두 좌표에 같은 수를 썼어요.`),
        pointSlip(
          axis === 'x' ? [value, other] : [other, value],
          `\\(${axis}\\)좌표는 맞지만 \\(${free}\\)좌표가 \\(0\\)이 아니어서 \\(${axis}\\)축 위에 있지 않아요.`,
        ),
      ],
      solution: `\\(${axis}\\)축 위의 점은 \\(${free}\\)축 방향으로 움직이지 않으므로 \\(${free}\\)좌표가 ${tex(0)}이에요. \\(${axis}\\)좌표가 ${tex(value)}이므로 이 점의 좌표는 ${texWith(pointText(on(value)), '이에요/예요')}.`,
      hints: [
        `원점에서 \\(${axis}\\)축을 따라 움직이면 어느 좌표가 변하지 않을까요?`,
        `\\(${axis}\\)축 위에 있는 모든 점은 \\(${free}\\)좌표가 서로 같아요. 그 값은 얼마인가요?`,
        `\\(${axis}\\)좌표의 자리에 주어진 수를, \\(${free}\\)좌표의 자리에 \\(${axis}\\)축 위의 모든 점이 함께 갖는 값을 쓰세요.`,
      ],
    })
  },
}

export const READING_TEMPLATES: ItemTemplate[] = [...readPoint, findOnAxis]
