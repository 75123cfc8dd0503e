import { askChoice, askJudgement } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Point, pointText } from './point-text.ts'
import { MIRRORS, quadrantOf, reflect, signsOf } from './quadrants.ts'

const conceptId = 'M1U05C02'

export function drawOffAxes(random: SeededRandom, reach = 7): Point {
  return drawUntil(
    random,
    (draw): Point => [draw.integer(-reach, reach), draw.integer(-reach, reach)],
    ([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y),
  )
}

const judgeIdea: ItemTemplate = {
  id: 'M1U05C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '사분면과 대칭의 뜻 O/X',
  generate: (random) => {
    const point = drawOffAxes(random)
    const [a, b] = point
    const onAxis: Point = random.pick([true, false]) ? [a, 0] : [0, a]
    const quadrant = quadrantOf(point)
    const claimedValue = random.pick([quadrant, (quadrant % 4) + 1])
    const mirror = random.pick(MIRRORS)
    const other = random.pick(MIRRORS)
    const claim = random.pick([
      {
        statement: `점 ${texWith(pointText(onAxis), '은/는')} 제${tex(onAxis[0] === 0 ? 2 : 1)}사분면 위의 점이다.`,
        isTrue: false,
        mistakeText: '좌표 하나가 \\(0\\)인 점이 어디에 놓이는지 살펴보지 않았어요.',
        solution: `점 ${texWith(pointText(onAxis), '은/는')} ${onAxis[0] === 0 ? '\\(y\\)축' : '\\(x\\)축'} 위에 있어요. 좌표축 위의 점은 어느 사분면에도 속하지 않아요.`,
        clue: '이 점의 좌표 가운데 하나가 특별한 값이에요. 점이 놓이는 자리를 찾아보세요.',
      },
      {
        statement: `${tex('x')}좌표가 ${a > 0 ? '양수' : '음수'}이고 ${tex('y')}좌표가 ${b > 0 ? '양수' : '음수'}인 점은 제${tex(claimedValue)}사분면 위의 점이다.`,
        isTrue: claimedValue === quadrant,
        mistakeText:
          '사분면의 번호는 두 좌표가 모두 양수인 오른쪽 위에서 시작하여 시계 반대 방향으로 붙여요.',
        solution: `부호가 ${tex(signsOf(quadrant))}인 점은 원점의 ${a > 0 ? '오른쪽' : '왼쪽'} ${b > 0 ? '위' : '아래'}에 있어요. 오른쪽 위에서 시작하여 시계 반대 방향으로 번호를 붙이면 제${tex(quadrant)}사분면이에요.`,
        clue: `${tex('x')}좌표가 ${a > 0 ? '양수' : '음수'}이면 원점의 오른쪽과 왼쪽 가운데 어디에, ${tex('y')}좌표가 ${b > 0 ? '양수' : '음수'}이면 위와 아래 가운데 어디에 있나요?`,
      },
      {
        statement: `두 점 ${texWith(pointText(point), '과/와')} ${texWith(pointText(reflect(point, mirror)), '은/는')} ${other.name}에 대하여 서로 대칭이다.`,
        isTrue: mirror === other,
        mistakeText: '부호가 바뀐 좌표가 어느 것인지 살펴보지 않았어요.',
        solution: `${mirror.changes} 바뀌었으므로 두 점은 ${mirror.name}에 대하여 대칭이에요.`,
        clue: `${texWith(pointText(point), '과/와')} ${tex(pointText(reflect(point, mirror)))}에서 부호가 바뀐 좌표는 어느 것인가요?`,
      },
    ])
    const { clue, ...target } = claim
    return askJudgement({
      ...target,
      hints: [
        '좌표평면은 두 좌표축으로 네 부분으로 나뉘어요.',
        '좌표평면에 점을 직접 찍어 설명과 비교해 보세요.',
        clue,
      ],
    })
  },
}

const findBySigns: ItemTemplate = {
  id: 'M1U05C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '같은 사분면의 점 찾기',
  generate: (random) => {
    const quadrant = random.integer(1, 4)
    const make = (target: number): Point =>
      drawUntil(
        random,
        (draw) => drawOffAxes(draw, 9),
        (point) => quadrantOf(point) === target,
      )
    const right = make(quadrant)
    const others = [1, 2, 3, 4].filter((one) => one !== quadrant)
    const display = (point: Point) => ({ key: pointText(point), markdown: tex(pointText(point)) })
    return askChoice(random, {
      question: `다음 중 제${tex(quadrant)}사분면 위의 점은 어느 것인가요?`,
      right: display(right),
      slips: [
        ...others.map((one) => ({
          ...display(make(one)),
          mistakeText: `부호가 ${tex(signsOf(one))}이므로 제${tex(one)}사분면 위의 점이에요.`,
        })),
        {
          ...display(random.pick([true, false]) ? [right[0], 0] : [0, right[1]]),
          mistakeText: '좌표축 위의 점은 어느 사분면에도 속하지 않아요.',
        },
      ],
      solution: `제${tex(quadrant)}사분면 위의 점은 ${tex('x')}좌표와 ${tex('y')}좌표의 부호가 차례로 ${texWith(signsOf(quadrant), '이에요/예요').replace(/이에요$|예요$/, '')}예요. 두 좌표의 부호가 이와 같은 점은 ${texWith(pointText(right), '이에요/예요')}.`,
      hints: [
        '사분면의 번호는 오른쪽 위에서 시작하여 시계 반대 방향으로 붙여요.',
        `제${tex(quadrant)}사분면은 원점의 어느 쪽에 있나요? 그곳의 점은 두 좌표의 부호가 어떻게 되나요?`,
        `부호가 차례로 ${tex(signsOf(quadrant))}인 점을 찾으세요. 좌표에 ${tex(0)}이 있는 점은 사분면 위의 점이 아니에요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, findBySigns]
