import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { ang, deg, pt, pts, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { regularName } from './polygon-names.ts'

const conceptId = 'M1U08C03'
const LETTERS = 'BCDEFGHI'
const OTHERS = 'KLMNOPQRU'

function innerOf(n: number) {
  return 180 - 360 / n
}

/** Corners of a regular polygon walking from `from` in a direction, turning left (1) or right (-1). */
function walk(from: PlanePoint, n: number, direction: number, turn: 1 | -1): PlanePoint[] {
  const spots: PlanePoint[] = [from]
  for (let step = 0; step < n - 1; step += 1) {
    const last = spots.at(-1) ?? from
    spots.push(pointFrom(last, 3, direction + (turn * 360 * step) / n))
  }
  return spots
}

function shownFormula(n: number) {
  return `\\frac{${deg(180)} \\times (${n} - 2)}{${n}} = ${deg(innerOf(n))}`
}

/** The corners of two regular polygons on either side of AB, and those next to A that they do not share. */
function placeBoth(m: number, n: number) {
  const a: PlanePoint = [0, 0]
  // Both walk along AB, one to either side: the second corner is shared.
  const first = walk(a, m, 0, 1)
  const second = walk(a, n, 0, -1)
  const points: Record<string, PlanePoint> = { A: a, B: first[1] ?? a }
  for (const [index, spot] of first.slice(2).entries()) points[LETTERS[index + 1] ?? ''] = spot
  for (const [index, spot] of second.slice(2).entries()) points[OTHERS[index] ?? ''] = spot
  return { points, endFirst: LETTERS[m - 2] ?? '', endSecond: OTHERS[n - 3] ?? '' }
}

/** Two regular polygons share the side AB; the gap at A outside both is asked. */
function drawShared(random: SeededRandom): ValueQuestion {
  const [m, n] = random.pick([
    [4, 5],
    [4, 6],
    [5, 6],
    [3, 8],
    [4, 8],
    [5, 8],
    [3, 9],
    [4, 9],
  ] as const)
  const [p, q] = [innerOf(m), innerOf(n)]
  const value = 360 - p - q
  const { points, endFirst, endSecond } = placeBoth(m, n)
  const firstPath = `AB${LETTERS.slice(1, m - 1)}A`
  const secondPath = `AB${OTHERS.slice(0, n - 2)}A`
  return {
    question: `그림과 같이 한 변을 공유하는 ${regularName(m)}과 ${regularName(n)}을 서로 겹치지 않게 이어 붙였어요. ${tex(`\\angle x`)}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(p + q, '두 정다각형의 한 내각의 크기를 더하기만 했어요.'),
      wrongNumber(180 - Math.abs(p - q), `한 바퀴를 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`),
      wrongNumber(Math.abs(q - p), '두 내각의 크기의 차를 구했어요.'),
      wrongNumber(360 - q, `${regularName(m)}의 내각을 빼지 않았어요.`),
      wrongNumber(360 - p, `${regularName(n)}의 내각을 빼지 않았어요.`),
    ],
    solution: `1. ${regularName(m)}의 한 내각의 크기는 ${texWith(shownFormula(m), '이에요/예요')}.\n2. ${regularName(n)}의 한 내각의 크기는 ${texWith(shownFormula(n), '이에요/예요')}.\n3. 한 점에 모인 세 각의 크기의 합은 ${texWith(deg(360), '이므로/므로')} ${texWith(`\\angle x = ${deg(360)} - (${deg(p)} + ${deg(q)}) = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      '공유한 변의 한쪽 끝 점에 모인 각들을 살펴보세요. 한 점 둘레의 각의 크기의 합은 얼마인가요?',
      `${tex('n')}각형의 내각의 크기의 합은 ${tex(`${deg(180)} \\times (n - 2)`)}이고, 정다각형은 내각의 크기가 모두 같아요. 두 정다각형의 한 내각의 크기를 각각 구하세요.`,
      `한 바퀴인 ${tex(deg(360))}에서 두 내각의 크기를 빼고 남은 각을 구하세요.`,
    ],
    figures: [
      planeFigure(
        `${regularName(m)}과 ${regularName(n)}이 변 AB를 공유하고, 점 A에서 두 정다각형 밖에 생기는 각을 x로 나타낸 그림`,
        points,
        {
          lines: [{ of: firstPath }, { of: secondPath }],
          angles: [{ of: `${endFirst}A${endSecond}`, label: 'x', arcs: 1 }],
          unlabelled: `${LETTERS.slice(1)}${OTHERS}`,
        },
      ),
    ],
  }
}

/** The triangle between a shared corner's neighbours: the base angle of the isosceles triangle in the gap. */
function drawGapTriangle(random: SeededRandom): ValueQuestion {
  const [m, n] = random.pick([
    [4, 5],
    [4, 6],
    [5, 6],
    [3, 4],
    [4, 9],
  ] as const)
  const [p, q] = [innerOf(m), innerOf(n)]
  const gap = 360 - p - q
  const [small, around] = gap > 180 ? [360 - gap, true] : [gap, false]
  const value = (180 - small) / 2
  const { points, endFirst, endSecond } = placeBoth(m, n)
  const renamed = Object.fromEntries(
    Object.entries(points).map(([name, spot]) => [
      name === endFirst ? 'S' : name === endSecond ? 'T' : name,
      spot,
    ]),
  )
  const rename = (path: string) => path.replace(endFirst, 'S').replace(endSecond, 'T')
  const reason = around
    ? `${texWith(ang('SAT'), '은/는')} 두 내각의 크기의 합 ${texWith(`${deg(p)} + ${deg(q)} = ${deg(small)}`, '이에요/예요')}.`
    : `한 점에 모인 각의 크기의 합은 ${texWith(deg(360), '이므로/므로')} ${texWith(`${ang('SAT')} = ${deg(360)} - (${deg(p)} + ${deg(q)}) = ${deg(small)}`, '이에요/예요')}.`
  return {
    question: `그림과 같이 변 ${pt('AB')}를 공유하는 ${regularName(m)}과 ${regularName(n)}이 있어요. 두 점 ${pt('S')}, ${texWith(pts('T'), '이/가')} 각각 점 ${pt('A')}와 이웃하는 꼭짓점일 때, ${tex(ang('AST'))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(small, `${tex(ang('SAT'))}의 크기까지만 구했어요.`),
      wrongNumber(180 - small, '이등변삼각형의 두 밑각의 크기의 합을 구했어요. 반으로 나누어야 해요.'),
      wrongNumber(
        (360 - small) / 2,
        `삼각형의 세 내각의 크기의 합을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`,
        'M1U08C02',
      ),
      wrongNumber(60, `삼각형 ${pt('SAT')}를 정삼각형으로 잘못 생각했어요.`),
      wrongNumber(45, `삼각형 ${pt('SAT')}를 직각이등변삼각형으로 잘못 생각했어요.`),
      wrongNumber(90 - p / 2, `${regularName(n)}의 내각을 생각하지 않았어요.`),
    ],
    solution: `1. ${regularName(m)}의 한 내각의 크기는 ${texWith(shownFormula(m), '이고/고')}, ${regularName(n)}의 한 내각의 크기는 ${texWith(shownFormula(n), '이에요/예요')}.\n2. ${reason}\n3. 두 정다각형은 변 ${pt('AB')}를 공유하므로 변의 길이가 모두 같아요. 그래서 ${tex(tri('AST'))}는 ${tex(`${seg('AS')} = ${seg('AT')}`)}인 이등변삼각형이에요.\n4. 따라서 ${texWith(`${ang('AST')} = (${deg(180)} - ${deg(small)}) \\div 2 = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      '두 정다각형이 변을 공유하므로 변의 길이가 모두 같아요. 어떤 삼각형이 생기는지 살펴보세요.',
      `먼저 두 정다각형의 한 내각의 크기를 구하고, 점 ${pt('A')}에 모인 각을 살펴 ${tex(ang('SAT'))}의 크기를 구하세요.`,
      `${tex(tri('AST'))}는 이등변삼각형이에요. 세 내각의 크기의 합을 이용하여 두 밑각의 크기를 구하세요.`,
    ],
    figures: [
      planeFigure(
        `${regularName(m)}과 ${regularName(n)}이 변 AB를 공유하고, 점 A와 이웃한 두 꼭짓점 S와 T를 선분으로 이은 그림`,
        renamed,
        {
          lines: [
            { of: rename(`AB${LETTERS.slice(1, m - 1)}A`) },
            { of: rename(`AB${OTHERS.slice(0, n - 2)}A`) },
            { of: 'ST', tone: 'accent' },
          ],
          angles: [{ of: 'AST', label: '?' }],
          unlabelled: `${LETTERS.slice(1)}${OTHERS}`,
        },
      ),
    ],
  }
}

const sideBySide = makeBothForms({
  id: 'M1U08C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '정다각형 이어 붙이기',
  draw: withEnoughSlips((random) =>
    random.pick([true, false]) ? drawShared(random) : drawGapTriangle(random),
  ),
})

export const SIDE_BY_SIDE_TEMPLATES: ItemTemplate[] = [...sideBySide]
