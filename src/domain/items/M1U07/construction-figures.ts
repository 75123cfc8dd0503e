import type { Figure } from '#domain/figure/figure.ts'
import { directionTo, type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'

const RADIUS = 2.4

function arcAround(centre: string, radius: number, from: PlanePoint, at: PlanePoint, spread = 14) {
  const middle = directionTo(from, at)
  return {
    centre,
    radius: Math.round(radius * 1000) / 1000,
    start: middle - spread,
    end: middle + spread,
    tone: 'accent' as const,
  }
}

/** The angle XOY of `size` degrees and its copy on the ray PQ, with the arcs of the compass. */
export function drawAngleCopy(size: number): Figure {
  const o: PlanePoint = [0, 0]
  const p: PlanePoint = [7.2, 0]
  const [a, b] = [pointFrom(o, RADIUS, 0), pointFrom(o, RADIUS, size)]
  const [c, d] = [pointFrom(p, RADIUS, 0), pointFrom(p, RADIUS, size)]
  const chord = 2 * RADIUS * Math.sin((size * Math.PI) / 360)
  return planeFigure(
    '점 O를 꼭짓점으로 하는 각 XOY와, 반직선 PQ 위에 컴퍼스로 옮긴 각 DPC. 점 A, B는 각의 두 변 위에, 점 C는 반직선 PQ 위에 있는 그림',
    {
      O: o,
      X: [4.4, 0],
      Y: pointFrom(o, 4.4, size),
      P: p,
      Q: [11.6, 0],
      A: a,
      B: b,
      C: c,
      D: d,
      R: pointFrom(p, 4.4, size),
    },
    {
      lines: [{ of: 'XOY' }, { of: 'PQ' }, { of: 'PR' }],
      arcs: [
        { centre: 'O', radius: RADIUS, start: -10, end: size + 10, tone: 'accent' },
        { centre: 'P', radius: RADIUS, start: -10, end: size + 10, tone: 'accent' },
        arcAround('C', chord, c, d),
      ],
      dots: 'ABCD',
      unlabelled: 'R',
    },
  )
}

/** A line through P parallel to the line XY: the angle at Q copied to P, below the crossing line (동위각) or across it (엇각). */
export function drawParallel(isAlternate: boolean): Figure {
  const [q, tilt, length] = [[0, 0] as PlanePoint, 58, 5]
  const p = pointFrom(q, length, tilt)
  const side = isAlternate ? 180 : 0
  const [a, b] = [pointFrom(q, 1.7, 0), pointFrom(q, 1.7, tilt)]
  const [c, d] = [pointFrom(p, 1.7, tilt + side), pointFrom(p, 1.7, side)]
  const chord = 2 * 1.7 * Math.sin((tilt * Math.PI) / 360)
  return planeFigure(
    `직선 XY 밖의 점 P를 지나는 직선이 직선 XY와 점 Q에서 만나고, ${isAlternate ? '엇각' : '동위각'}의 위치에 각을 옮겨 점 P를 지나는 직선을 그은 그림`,
    {
      X: [-3.4, 0],
      Y: [5.5, 0],
      Q: q,
      P: p,
      T: pointFrom(p, 2.6, tilt),
      A: a,
      B: b,
      C: c,
      D: d,
      K: [p[0] - 4.5, p[1]],
      L: [p[0] + 4, p[1]],
    },
    {
      lines: [{ of: 'XY' }, { of: 'QT' }, { of: 'KL', tone: 'accent' }],
      arcs: [
        { centre: 'Q', radius: 1.7, start: -12, end: tilt + 12, tone: 'thin' },
        { centre: 'P', radius: 1.7, start: side - 12, end: side + tilt + 12, tone: 'thin' },
        { ...arcAround('C', chord, c, d), tone: 'thin' },
      ],
      dots: 'ABCDPQ',
      unlabelled: 'KLT',
    },
  )
}
