import { askChoice, askJudgement } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Point, pointAnswer, pointSlip, pointText } from './point-text.ts'

const conceptId = 'M1U05C01'

interface Claim {
  statement: string
  isTrue: boolean
  because: string
  mistakeText: string
  clue: string
}

/** A claim about points whose coordinates differ in size and are not 0. */
function drawClaim(random: SeededRandom, [a, b]: Point): Claim {
  const display = texWith(pointText([a, b]), '과/와')
  const isFirst = random.pick([true, false])
  const axis = random.pick(['x', 'y'] as const)
  const other = axis === 'x' ? 'y' : 'x'
  const onAxis: Point = axis === 'x' ? [a, 0] : [0, a]
  return random.pick<Claim>([
    {
      statement: `두 순서쌍 ${display} ${texWith(pointText([b, a]), '은/는')} 같은 점을 나타낸다.`,
      isTrue: false,
      because: `순서쌍은 순서가 중요해요. ${texWith(pointText([a, b]), '은/는')} \\(x\\)좌표가 ${texWith(a, '이고/고')}, ${texWith(pointText([b, a]), '은/는')} \\(x\\)좌표가 ${tex(b)}이므로 서로 다른 점이에요.`,
      mistakeText: '두 수의 순서가 바뀌면 다른 점이 된다는 것을 놓쳤어요.',
      clue: `두 점 ${pointTextOf([a, b])}, ${texWith(pointText([b, a]), '을/를')} 좌표평면에 찍으려면 원점에서 어느 쪽으로 몇 칸씩 가야 하나요?`,
    },
    {
      statement: `점 ${pointTextOf([a, b])}의 \\(${isFirst ? 'x' : 'y'}\\)좌표는 ${texWith(b, '이다/다')}.`,
      isTrue: !isFirst,
      because: `순서쌍에서 앞의 수가 \\(x\\)좌표, 뒤의 수가 \\(y\\)좌표이므로 \\(x\\)좌표는 ${tex(a)}, \\(y\\)좌표는 ${texWith(b, '이에요/예요')}.`,
      mistakeText: '순서쌍에서 앞의 수가 \\(x\\)좌표, 뒤의 수가 \\(y\\)좌표라는 것을 놓쳤어요.',
      clue: '순서쌍에서 앞에 있는 수와 뒤에 있는 수는 각각 무엇을 나타내나요?',
    },
    {
      statement: `점 ${texWith(pointText(onAxis), '은/는')} \\(${isFirst ? axis : other}\\)축 위에 있다.`,
      isTrue: isFirst,
      because: `\\(${other}\\)좌표가 ${tex(0)}인 점이므로 \\(${axis}\\)축 위에 있어요.`,
      mistakeText:
        '\\(x\\)축 위의 점은 \\(y\\)좌표가 \\(0\\), \\(y\\)축 위의 점은 \\(x\\)좌표가 \\(0\\)이라는 것을 놓쳤어요.',
      clue: '원점에서 출발하여 이 점까지 가 보세요. 어느 축을 따라 움직이나요?',
    },
  ])
}

function pointTextOf(point: Point): string {
  return tex(pointText(point))
}

function drawPlace(random: SeededRandom): Point {
  return drawUntil(
    random,
    (draw): Point => [draw.integer(-6, 6), draw.integer(-6, 6)],
    ([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y),
  )
}

const judgeClaim: ItemTemplate = {
  id: 'M1U05C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '순서쌍의 뜻 O/X',
  generate: (random) => {
    const { statement, isTrue, because, mistakeText, clue } = drawClaim(random, drawPlace(random))
    return askJudgement({
      statement,
      isTrue,
      mistakeText,
      solution: because,
      hints: [
        '순서쌍은 두 수의 순서를 정하여 짝지은 것이에요.',
        '좌표평면을 그리고 점을 직접 찍어 설명과 비교해 보세요.',
        clue,
      ],
    })
  },
}

const walkAndName: ItemTemplate = {
  id: 'M1U05C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '움직인 자리의 좌표',
  generate: (random) => {
    const [x, y] = drawPlace(random)
    const across = `${x > 0 ? '오른쪽' : '왼쪽'}으로 ${tex(Math.abs(x))}칸`
    const along = `${y > 0 ? '위' : '아래'}로 ${tex(Math.abs(y))}칸`
    const walk = random.pick([true, false])
      ? [across, along, '먼저 간 것이 무엇이든 \\(x\\)좌표를 앞에 써야 해요.']
      : [along, across, '움직인 차례대로 썼어요. 먼저 간 것이 무엇이든 \\(x\\)좌표를 앞에 써야 해요.']
    return askChoice(random, {
      question: `좌표평면에서 원점을 출발하여 ${walk[0]}, 이어서 ${walk[1]} 움직였어요. 도착한 점의 좌표는 어느 것인가요?`,
      right: pointAnswer([x, y]),
      slips: [
        pointSlip([y, x], walk[2] ?? ''),
        pointSlip(
          [-x, y],
          '왼쪽은 음수, 오른쪽은 양수로 나타내야 해요. \\(x\\)좌표의 부호를 바꾸었어요.',
          'M1U02C02',
        ),
        pointSlip(
          [x, -y],
          '아래쪽은 음수, 위쪽은 양수로 나타내야 해요. \\(y\\)좌표의 부호를 바꾸었어요.',
          'M1U02C02',
        ),
        pointSlip([-x, -y], '두 방향의 부호를 모두 반대로 썼어요.', 'M1U02C02'),
      ],
      solution: `오른쪽과 위쪽으로 움직이면 양수, 왼쪽과 아래쪽으로 움직이면 음수로 나타내요.\n\n1. ${across} 움직였으므로 \\(x\\)좌표는 ${texWith(x, '이에요/예요')}.\n2. ${along} 움직였으므로 \\(y\\)좌표는 ${texWith(y, '이에요/예요')}.\n3. \\(x\\)좌표를 앞에, \\(y\\)좌표를 뒤에 써서 ${texWith(pointText([x, y]), '으로/로')} 나타내요.`,
      hints: [
        `가로 방향으로 움직인 것은 '${across}', 세로 방향으로 움직인 것은 '${along}'이에요. 어느 것이 ${tex('x')}좌표가 되나요?`,
        '오른쪽과 위쪽은 양수, 왼쪽과 아래쪽은 음수로 나타내요.',
        '가로 방향의 수를 앞에, 세로 방향의 수를 뒤에 써 보세요. 부호도 확인하세요.',
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeClaim, walkAndName]
