import type { Figure } from '#domain/figure/figure.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'

export type Turned = '직사각형' | '직각삼각형' | '사다리꼴' | '반원' | '사분원'

/** What a plane figure measures beside the axis: at the foot, at the head (0 for a triangle) and along the axis. */
export interface Beside {
  foot: number
  head: number
  height: number
}

const AXIS = '회전축 l'

/** A figure with straight sides beside the axis `l`; `labels` name the lengths `foot`, `head` and `height`. */
export function drawBeside(
  turned: Turned,
  { foot, head, height }: Beside,
  alt: string,
  labels: Partial<Record<keyof Beside, string>> = {},
  isLeft = false,
): Figure {
  const side = isLeft ? -1 : 1
  const over = height * 0.2
  const points: Record<string, PlanePoint> = {
    A: [0, height],
    B: [0, 0],
    C: [side * foot, 0],
    ...(head > 0 ? { D: [side * head, height] as const } : {}),
    P: [0, -over],
    Q: [0, height + over],
  }
  const outline = head > 0 ? 'ABCD' : 'ABC'
  const lengths = [
    { of: 'BC', label: labels.foot },
    { of: 'AD', label: labels.head },
    { of: 'AB', label: labels.height },
  ].flatMap(({ of, label }) => (label === undefined ? [] : [{ of, label }]))
  return planeFigure(`${alt}. ${turned} 옆에 ${AXIS}이 있다`, points, {
    areas: [{ outline }],
    lines: [{ of: 'PQ', tone: 'accent' }, { of: `${outline}A` }],
    lengths,
    texts: [{ at: [-side * height * 0.1, height + over * 0.8], text: 'l' }],
    unlabelled: 'ABCDPQ',
  })
}

/** A half circle on the axis `l`, or a quarter of a circle above the foot of it. */
export function drawArcBeside(turned: '반원' | '사분원', alt: string, isLeft = false): Figure {
  const [low, high] = turned === '반원' ? [-90, 90] : [0, 90]
  const [start, end] = isLeft ? [180 - high, 180 - low] : [low, high]
  const foot = turned === '반원' ? -3 : 0
  const side = isLeft ? -1 : 1
  const arc = { centre: 'O', radius: 3, start, end }
  const points: Record<string, PlanePoint> = {
    O: [0, 0],
    A: [0, 3],
    B: [0, foot],
    C: [side * 3, 0],
    P: [0, foot - 0.9],
    Q: [0, 3.9],
  }
  return planeFigure(`${alt}. ${turned} 옆에 ${AXIS}이 있다`, points, {
    areas: [{ outline: turned === '반원' ? [arc] : ['O', arc] }],
    lines: [{ of: 'PQ', tone: 'accent' }, { of: 'AB' }, ...(turned === '반원' ? [] : [{ of: 'OC' }])],
    arcs: [arc],
    texts: [{ at: [-side * 0.4, 3.7], text: 'l' }],
    unlabelled: 'OABCPQ',
  })
}

function cm(length: number) {
  return `${length} cm`
}

/** The net of a cone: a sector of radius `slant` and the base of radius `r` on the middle of its arc. `across` labels the diameter. */
export function drawConeNet(r: number, slant: number, target: 'arc' | 'angle', across = false): Figure {
  const angle = (360 * r) / slant
  const [start, end] = [270 - angle / 2, 270 + angle / 2]
  const centre: PlanePoint = [0, -slant - r]
  const points: Record<string, PlanePoint> = {
    O: [0, 0],
    A: pointFrom([0, 0], slant, start),
    B: pointFrom([0, 0], slant, end),
    M: centre,
    S: [-r, centre[1]],
    T: [r, centre[1]],
  }
  const given = across ? `밑면의 지름의 길이는 ${cm(2 * r)}` : `밑면의 반지름의 길이는 ${cm(r)}`
  return planeFigure(`원뿔의 전개도. 모선의 길이는 ${cm(slant)}, ${given}이다`, points, {
    areas: [{ outline: ['O', { centre: 'O', radius: slant, start, end }], fill: 'soft' }],
    lines: [{ of: 'AOB' }, { of: across ? 'ST' : 'MT', dashed: true }],
    arcs: [
      { centre: 'O', radius: slant, start, end, ...(target === 'arc' ? { tone: 'accent' as const } : {}) },
      { centre: 'M', radius: r, start: 0, end: 360 },
    ],
    angles: target === 'angle' && angle < 180 ? [{ of: 'AOB', label: 'x°' }] : [],
    lengths: [
      { of: 'OA', label: cm(slant) },
      across ? { of: 'ST', label: cm(2 * r) } : { of: 'MT', label: cm(r) },
    ],
    dots: 'M',
    unlabelled: 'OABMST',
    size: 'large',
  })
}

/** The net of a cylinder: a rectangle 2πr wide with a base above and below. `across` labels the diameter. */
export function drawCylinderNet(r: number, h: number, across = false): Figure {
  const width = 2 * Math.PI * r
  const points: Record<string, PlanePoint> = {
    A: [0, h],
    B: [0, 0],
    C: [width, 0],
    D: [width, h],
    M: [width / 2, h + r],
    N: [width / 2, -r],
    S: [width / 2 - r, h + r],
    T: [width / 2 + r, h + r],
  }
  const given = across ? `밑면의 지름의 길이는 ${cm(2 * r)}` : `밑면의 반지름의 길이는 ${cm(r)}`
  return planeFigure(`원기둥의 전개도. ${given}, 높이는 ${cm(h)}이다`, points, {
    areas: [{ outline: 'ABCD', fill: 'soft' }],
    lines: [{ of: 'ABCDA' }, { of: 'BC', tone: 'accent' }, { of: across ? 'ST' : 'MT', dashed: true }],
    arcs: ['M', 'N'].map((centre) => ({ centre, radius: r, start: 0, end: 360 })),
    lengths: [
      { of: 'AB', label: cm(h) },
      across ? { of: 'ST', label: cm(2 * r) } : { of: 'MT', label: cm(r) },
    ],
    dots: 'MN',
    unlabelled: 'ABCDMNST',
    size: 'large',
  })
}
