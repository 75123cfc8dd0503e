import type { Figure } from '#domain/figure/figure.ts'
import { planeFigure, pointFrom } from '../asking/plane-figure.ts'

function cm(length: number) {
  return `${length} cm`
}
/** Heights that are roots: three decimals, so that figures are the same everywhere. */
function rounded(value: number) {
  return Math.round(value * 1000) / 1000
}

/** A cone with its height and, where given, its slant height. */
export function drawCone(r: number, h: number, l?: number): Figure {
  return {
    kind: 'round-solid',
    alt: `밑면의 반지름의 길이가 ${r} cm, 높이가 ${h} cm${l === undefined ? '' : `, 모선의 길이가 ${l} cm`}인 원뿔의 겨냥도`,
    shape: 'cone',
    radius: r,
    height: h,
    radiusLabel: cm(r),
    heightLabel: cm(h),
    ...(l === undefined ? {} : { slant: cm(l) }),
  }
}

/** A cone of which the slant height is given instead of the height. */
export function drawSlantedCone(r: number, l: number): Figure {
  return {
    kind: 'round-solid',
    alt: `밑면의 반지름의 길이가 ${r} cm, 모선의 길이가 ${l} cm인 원뿔의 겨냥도`,
    shape: 'cone',
    radius: r,
    height: rounded(Math.sqrt(l * l - r * r)),
    radiusLabel: cm(r),
    slant: cm(l),
  }
}

/** The net of a cone: a sector of radius `l` and angle `x` and the circle that fits its arc. */
export function drawConeNet(l: number, x: number): Figure {
  const middle = -90
  const r = (l * x) / 360
  const foot = pointFrom([0, 0], l + r, middle)
  return planeFigure(
    `반지름의 길이가 ${l} cm이고 중심각의 크기가 ${x}도인 부채꼴과, 부채꼴의 호에 붙은 원으로 이루어진 원뿔의 전개도`,
    {
      O: [0, 0],
      A: pointFrom([0, 0], l, middle - x / 2),
      B: pointFrom([0, 0], l, middle + x / 2),
      C: foot,
    },
    {
      lines: [{ of: 'AOB' }],
      arcs: [
        { centre: 'O', radius: l, start: middle - x / 2, end: middle + x / 2 },
        { centre: 'C', radius: r, start: 0, end: 360 },
      ],
      ...(x < 180 ? { angles: [{ of: 'AOB', label: `${x}°` }] } : {}),
      lengths: [{ of: 'OA', label: cm(l) }],
      unlabelled: 'OABC',
    },
  )
}

/** A pyramid over a square of side `a`, `h` high; labelled with its height or with that of its faces. */
export function drawSquarePyramid(a: number, h: number, label: { axis?: string; slant?: string }): Figure {
  const measure = label.axis ? `높이가 ${label.axis}` : `옆면인 삼각형의 높이가 ${label.slant}`
  return {
    kind: 'solid',
    alt: `밑면이 한 변의 길이가 ${a} cm인 정사각형이고 ${measure}인 사각뿔의 겨냥도`,
    shape: 'pyramid',
    sides: 4,
    // The figure's base has the radius 1.
    height: rounded((h * Math.SQRT2) / a),
    labels: [{ of: [0, 1], text: cm(a) }],
    ...label,
  }
}

export function drawFacedPyramid(a: number, m: number): Figure {
  return drawSquarePyramid(a, Math.sqrt(m * m - (a * a) / 4), { slant: cm(m) })
}

/** A frustum of a cone with the cone that was cut off dashed in. */
export function drawCutCone(bottom: number, top: number, below: number, above: number): Figure {
  return {
    kind: 'round-solid',
    alt: `밑면의 반지름의 길이가 ${bottom} cm인 원뿔에서 밑면의 반지름의 길이가 ${top} cm, 높이가 ${above} cm인 작은 원뿔을 잘라 낸, 높이가 ${below} cm인 원뿔대의 겨냥도`,
    shape: 'frustum',
    radius: bottom,
    top,
    height: below,
    tip: true,
    radiusLabel: cm(bottom),
    topRadius: cm(top),
    heightLabel: cm(below),
    tipHeight: cm(above),
  }
}

/** A box with the plane through the three neighbours A, F and C of its corner B. */
export function drawCutBox(width: number, depth: number, height: number): Figure {
  return {
    kind: 'solid',
    alt: `가로의 길이가 ${width} cm, 세로의 길이가 ${depth} cm, 높이가 ${height} cm인 직육면체에 세 꼭짓점 A, F, C를 잇는 삼각형을 그린 그림. 세 점은 모두 꼭짓점 B와 모서리로 이어져 있다`,
    shape: 'box',
    size: [width, depth, height],
    names: 'FGHEBCDA',
    cuts: [{ of: [7, 5] }, { of: [5, 0] }, { of: [0, 7] }],
    labels: [
      { of: [0, 1], text: cm(width) },
      { of: [0, 3], text: cm(depth) },
      { of: [1, 5], text: cm(height) },
    ],
  }
}
