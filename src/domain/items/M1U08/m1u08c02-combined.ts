import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { ang, deg, pt, pts, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom, triangleOnBase } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C02'

/** Where two straight lines meet, each given by two of its points. */
function meet(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): PlanePoint {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx)
  return [a[0] + share * ux, a[1] + share * uy]
}

/** Tips of a star ACEBD: each of `sizes` (A to E, sum 180) is the angle at that tip. */
function starTips([a, b, c, d, e]: readonly [number, number, number, number, number]): Record<
  string,
  PlanePoint
> {
  // Walking A C E B D A, the direction turns by 180 minus the tip's angle at every tip.
  const turns = [c, e, b, d, a].map((size) => 180 - size)
  const directions = [0]
  for (const turn of turns.slice(0, 4)) directions.push((directions.at(-1) ?? 0) + turn)
  const unit = directions.map((direction): PlanePoint => pointFrom([0, 0], 1, direction))
  // Three lengths are free; the last two close the walk.
  const walk = (count: number) =>
    unit.slice(0, count).reduce<PlanePoint>(([x, y], [dx, dy]) => [x + 6 * dx, y + 6 * dy], [0, 0])
  const end = walk(3)
  const u: PlanePoint = unit[3] ?? [1, 0]
  const v: PlanePoint = unit[4] ?? [0, 1]
  const last = meet(end, [end[0] + u[0], end[1] + u[1]], [0, 0], v)
  return { A: [0, 0], C: walk(1), E: walk(2), B: end, D: last }
}

const star = makeBothForms({
  id: 'M1U08C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '별 모양',
  draw: withEnoughSlips((random) => {
    const sizes = drawUntil(
      random,
      (draw) => {
        const four = [0, 1, 2, 3].map(() => draw.integer(28, 44))
        return [...four, 180 - four.reduce((sum, size) => sum + size, 0)]
      },
      (drawn) => (drawn[4] ?? 0) >= 28 && (drawn[4] ?? 0) <= 44 && new Set(drawn).size === 5,
    )
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = sizes
    const tips = starTips([a, b, c, d, e])
    const turned = Object.fromEntries(
      Object.entries(tips).map(([name, [x, y]]) => [
        name,
        [x * Math.cos(-1.26) - y * Math.sin(-1.26), x * Math.sin(-1.26) + y * Math.cos(-1.26)] as PlanePoint,
      ]),
    )
    const four = `${deg(a)} + ${deg(b)} + ${deg(c)} + ${deg(d)}`
    return {
      question: `그림과 같은 별 모양의 도형에서 ${tex(`${ang('A')} = ${deg(a)}`)}, ${tex(`${ang('B')} = ${deg(b)}`)}, ${tex(`${ang('C')} = ${deg(c)}`)}, ${tex(`${ang('D')} = ${deg(d)}`)}일 때, ${tex(ang('E'))}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(e),
      slips: [
        wrongNumber(a + b + c + d, '주어진 네 각의 크기를 더하기만 했어요.'),
        wrongNumber(36, `다섯 각의 크기가 모두 같다고 생각했어요.`),
        wrongNumber(
          360 - a - b - c - d,
          `다섯 각의 크기의 합을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`,
        ),
        wrongNumber(180 - a - c, `${tex(ang('A'))}와 ${tex(ang('C'))}만 있는 삼각형으로 생각했어요.`),
        wrongNumber(180 - b - d, `${tex(ang('B'))}와 ${tex(ang('D'))}만 있는 삼각형으로 생각했어요.`),
        wrongNumber(
          540 - a - b - c - d,
          '오각형의 내각의 크기의 합을 이용했어요. 주어진 각은 오각형의 내각이 아니에요.',
        ),
      ],
      solution: `선분 ${pt('AC')}와 선분 ${pt('BE')}의 교점을 ${pt('P')}, 선분 ${pt('AD')}와 선분 ${pt('BE')}의 교점을 ${pt('Q')}라고 해요.\n\n1. ${tex(tri('PCE'))}에서 ${texWith(ang('APQ'), '은/는')} 꼭짓점 ${pt('P')}의 외각이므로 ${texWith(`${ang('APQ')} = ${ang('C')} + ${ang('E')}`, '이에요/예요')}.\n2. ${tex(tri('QBD'))}에서 ${texWith(ang('AQP'), '은/는')} 꼭짓점 ${pt('Q')}의 외각이므로 ${texWith(`${ang('AQP')} = ${ang('B')} + ${ang('D')}`, '이에요/예요')}.\n3. ${tex(tri('APQ'))}의 세 내각의 크기의 합은 ${texWith(deg(180), '이므로/므로')} ${texWith(`${ang('A')} + ${ang('B')} + ${ang('C')} + ${ang('D')} + ${ang('E')} = ${deg(180)}`, '이에요/예요')}.\n4. 따라서 ${texWith(`${ang('E')} = ${deg(180)} - (${four}) = ${deg(e)}`, '이에요/예요')}.`,
      hints: [
        '별 모양 안에서 삼각형을 찾고, 외각의 성질을 쓸 수 있는 곳을 살펴보세요.',
        `별의 꼭짓점 ${pt('A')}를 한 꼭짓점으로 하는 작은 삼각형의 나머지 두 각은 각각 다른 두 꼭짓점의 각의 합과 같아요.`,
        `다섯 꼭짓점의 각이 모두 한 삼각형의 세 내각에 모여요. 그 합 ${tex(deg(180))}에서 나머지 네 각의 크기를 빼세요.`,
      ],
      figures: [
        planeFigure(
          `다섯 점 A, B, C, D, E를 꼭짓점으로 하고 선분 AC, CE, EB, BD, DA로 이루어진 별 모양. 각 A는 ${a}도, 각 B는 ${b}도, 각 C는 ${c}도, 각 D는 ${d}도`,
          turned,
          {
            lines: [{ of: 'ACEBDA' }],
            angles: [
              { of: 'CAD', label: `${a}°` },
              { of: 'EBD', label: `${b}°` },
              { of: 'ACE', label: `${c}°` },
              { of: 'BDA', label: `${d}°` },
              { of: 'CEB', label: '?' },
            ],
          },
        ),
      ],
    }
  }),
})

function halfSlip(top: number, mistakeText: string) {
  return { ...fractionAnswer(top, 2), mistakeText }
}

/** The bisectors of B and C meet in I: BIC is 90 plus half of A. */
function drawInner(random: SeededRandom): ValueQuestion {
  const a = random.pick([40, 44, 48, 50, 52, 54, 56, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80])
  const b = Math.round((180 - a) * 0.56)
  const [spotB, spotC, spotA] = triangleOnBase([0, 0], 6, b, 180 - a - b)
  const [, , inner] = triangleOnBase([0, 0], 6, b / 2, (180 - a - b) / 2)
  const value = 90 + a / 2
  return {
    question: `그림의 ${tex(tri('ABC'))}에서 ${tex(ang('B'))}의 이등분선과 ${tex(ang('C'))}의 이등분선의 교점을 ${pt('I')}라고 해요. ${tex(`${ang('A')} = ${deg(a)}`)}일 때, ${tex(ang('BIC'))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      halfSlip(180 - a, `${tex(ang('IBC'))}와 ${tex(ang('ICB'))}의 크기의 합까지만 구했어요.`),
      wrongNumber(180 - a, `${tex(ang('B'))}와 ${tex(ang('C'))}의 크기의 합을 구했어요.`),
      wrongNumber(2 * a, `${tex(ang('BIC'))}가 ${tex(ang('A'))}의 두 배라고 생각했어요.`),
      wrongNumber(90 + a, `${tex(ang('A'))}의 크기를 반으로 나누지 않았어요.`),
      wrongNumber(
        180 - a / 2,
        `${tex(ang('A'))}를 이등분했어요. 이등분한 것은 ${tex(ang('B'))}와 ${tex(ang('C'))}예요.`,
      ),
    ],
    solution: `1. ${tex(tri('ABC'))}에서 ${texWith(`${ang('B')} + ${ang('C')} = ${deg(180)} - ${deg(a)} = ${deg(180 - a)}`, '이에요/예요')}.\n2. 두 각을 각각 이등분했으므로 ${texWith(`${ang('IBC')} + ${ang('ICB')} = ${deg(180 - a)} \\div 2 = ${deg((180 - a) / 2)}`, '이에요/예요')}.\n3. ${tex(tri('IBC'))}에서 ${texWith(`${ang('BIC')} = ${deg(180)} - ${deg((180 - a) / 2)} = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      `${tex(ang('BIC'))}를 한 각으로 하는 삼각형 ${pt('IBC')}의 나머지 두 각을 살펴보세요.`,
      `${tex(`${ang('B')} + ${ang('C')}`)}의 크기는 알 수 있어요. 이등분하면 그 합은 어떻게 될까요?`,
      `${tex(`${ang('IBC')} + ${ang('ICB')}`)}의 크기는 ${tex(`(${deg(180)} - ${deg(a)}) \\div 2`)}예요. ${tex(tri('IBC'))}에서 ${tex(ang('BIC'))}의 크기를 구하세요.`,
    ],
    figures: [
      planeFigure(
        `삼각형 ABC에서 각 B의 이등분선과 각 C의 이등분선이 점 I에서 만나는 그림. 각 A는 ${a}도`,
        { A: spotA, B: spotB, C: spotC, I: inner },
        {
          lines: [{ of: 'ABCA' }, { of: 'BIC', tone: 'accent' }],
          angles: [
            { of: 'BAC', label: `${a}°` },
            { of: 'BIC', label: '?' },
          ],
        },
      ),
    ],
  }
}

/** The bisector of B and that of the outer angle at C meet in D: BDC is half of A. */
function drawOuter(random: SeededRandom): ValueQuestion {
  const a = random.pick([48, 50, 52, 54, 56, 58, 62, 64, 66, 68, 70, 72, 74, 76])
  const b = random.pick([40, 44, 46, 50, 54, 56].filter((size) => size !== a))
  const out = a + b
  const [spotB, spotC, spotA] = triangleOnBase([0, 0], 4.4, b, 180 - out)
  const spotD = meet(spotB, pointFrom(spotB, 1, b / 2), spotC, pointFrom(spotC, 1, out / 2))
  const value = a / 2
  return {
    question: `그림의 ${tex(tri('ABC'))}에서 변 ${pt('BC')}의 연장선 위에 점 ${texWith(pts('E'), '이/가')} 있고, ${tex(ang('B'))}의 이등분선과 ${tex(ang('ACE'))}의 이등분선의 교점을 ${pt('D')}라고 해요. ${tex(`${ang('A')} = ${deg(a)}`)}일 때, ${tex(ang('BDC'))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(a, `${tex(ang('BDC'))}의 크기가 ${tex(ang('A'))}와 같다고 생각했어요.`),
      wrongNumber(90 - value, `두 외각의 이등분선이 만나는 경우와 혼동했어요.`),
      wrongNumber(
        90 + value,
        `두 내각의 이등분선이 이루는 각을 구했어요. 여기에는 외각의 이등분선이 있어요.`,
      ),
      wrongNumber(2 * a, `이등분한 각의 관계를 거꾸로 생각했어요.`),
      wrongNumber(180 - a, `${tex(ang('A'))}의 외각의 크기를 구했어요.`),
    ],
    solution: `${tex(`${ang('ABD')} = ${ang('DBC')} = ${deg('a')}`)}, ${tex(`${ang('ACD')} = ${ang('DCE')} = ${deg('b')}`)}라고 해요.\n\n1. ${tex(tri('ABC'))}에서 ${texWith(ang('ACE'), '은/는')} 외각이므로 ${tex(`2b = ${a} + 2a`)}예요. 양변을 ${texWith(2, '으로/로')} 나누면 ${tex(`b = ${value} + a`)}예요.\n2. ${tex(tri('DBC'))}에서 ${texWith(ang('DCE'), '은/는')} 외각이므로 ${texWith(`${deg('b')} = ${ang('BDC')} + ${deg('a')}`, '이에요/예요')}.\n3. 두 식을 비교하면 ${texWith(`${ang('BDC')} = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      `이등분된 각의 크기를 문자로 나타내고, ${tex(tri('ABC'))}와 ${tex(tri('DBC'))}에서 외각의 성질을 각각 써 보세요.`,
      `${tex(tri('ABC'))}에서 ${tex(`${ang('ACE')} = ${ang('A')} + ${ang('ABC')}`)}이고, ${tex(tri('DBC'))}에서 ${tex(`${ang('DCE')} = ${ang('BDC')} + ${ang('DBC')}`)}예요.`,
      `${texWith(ang('ACE'), '은/는')} ${tex(ang('DCE'))}의 두 배이고, ${texWith(ang('ABC'), '은/는')} ${tex(ang('DBC'))}의 두 배예요. 두 식을 비교해 보세요.`,
    ],
    figures: [
      planeFigure(
        `삼각형 ABC의 변 BC를 점 E까지 연장하고, 각 B의 이등분선과 각 ACE의 이등분선이 점 D에서 만나는 그림. 각 A는 ${a}도`,
        { A: spotA, B: spotB, C: spotC, D: spotD, E: [8.4, 0] },
        {
          lines: [{ of: 'ABECA' }, { of: 'BDC', tone: 'accent' }],
          angles: [
            { of: 'BAC', label: `${a}°` },
            { of: 'BDC', label: '?' },
          ],
        },
      ),
    ],
  }
}

const bisectors = makeBothForms({
  id: 'M1U08C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '내각의 이등분선',
  draw: withEnoughSlips((random) => (random.pick([true, false]) ? drawInner(random) : drawOuter(random))),
})

export const COMBINED_TEMPLATES: ItemTemplate[] = [...star, ...bisectors]
