import type { Figure } from '#domain/figure/figure.ts'

function cm(length: number) {
  return `${length} cm`
}

/** A triangular prism whose base has the legs `a` and `b`, the longer in front; `c`, where given, labels the longest side. */
export function drawTriangularPrism(a: number, b: number, h: number, c?: number): Figure {
  const sides =
    c === undefined ? `두 변의 길이가 ${a} cm, ${b} cm` : `세 변의 길이가 ${a} cm, ${b} cm, ${c} cm`
  const [front, side] = [Math.max(a, b), Math.min(a, b)]
  return {
    kind: 'solid',
    alt: `밑면이 ${sides}인 직각삼각형이고 높이가 ${h} cm인 삼각기둥의 겨냥도`,
    shape: 'prism',
    height: h,
    base: [
      [0, 0],
      [front, 0],
      [0, side],
    ],
    labels: [
      { of: [0, 1], text: cm(front) },
      { of: [0, 2], text: cm(side) },
      { of: [1, 4], text: cm(h) },
      ...(c === undefined ? [] : [{ of: [4, 5] as const, text: cm(c) }]),
    ],
  }
}

export interface Trapezoid {
  /** The parallel sides, `q` the longer. */
  p: number
  q: number
  /** The side at right angles to them. */
  t: number
  /** The slanted side. */
  l: number
}

/** A prism over a trapezoid with two right angles; the slanted side is labelled only `withSlanted`. */
export function drawTrapezoidPrism({ p, q, t, l }: Trapezoid, h: number, withSlanted: boolean): Figure {
  return {
    kind: 'solid',
    alt: `밑면이 평행한 두 변의 길이가 ${p} cm, ${q} cm이고 높이가 ${t} cm인 사다리꼴이며, 높이가 ${h} cm인 사각기둥의 겨냥도`,
    shape: 'prism',
    height: h,
    base: [
      [0, 0],
      [q, 0],
      [p, t],
      [0, t],
    ],
    labels: [
      { of: [0, 1], text: cm(q) },
      { of: [1, 5], text: cm(h) },
      { of: [6, 7], text: cm(p) },
      { of: [0, 3], text: cm(t) },
      ...(withSlanted ? [{ of: [5, 6] as const, text: cm(l) }] : []),
    ],
  }
}

/** A cylinder; `h` is not written where it is asked for. */
export function drawCylinder(r: number, h: number, hidesHeight = false): Figure {
  const height = hidesHeight ? '' : `, 높이가 ${h} cm`
  return {
    kind: 'round-solid',
    alt: `밑면의 반지름의 길이가 ${r} cm${height}인 원기둥의 겨냥도`,
    shape: 'cylinder',
    radius: r,
    height: h,
    radiusLabel: cm(r),
    ...(hidesHeight ? {} : { heightLabel: cm(h) }),
  }
}

export function drawHollowCylinder(outer: number, inner: number, h: number): Figure {
  return {
    kind: 'round-solid',
    alt: `밑면의 반지름의 길이가 ${outer} cm이고 높이가 ${h} cm인 원기둥에 반지름의 길이가 ${inner} cm인 원기둥 모양의 구멍이 뚫린 입체도형의 겨냥도`,
    shape: 'cylinder',
    radius: outer,
    height: h,
    hole: inner,
    radiusLabel: cm(outer),
    holeRadius: cm(inner),
    heightLabel: cm(h),
  }
}

export function drawSectorPrismOf(r: number, x: number, h: number): Figure {
  return {
    kind: 'sector-prism',
    alt: `밑면이 반지름의 길이가 ${r} cm, 중심각의 크기가 ${x}도인 부채꼴이고 높이가 ${h} cm인 기둥의 겨냥도`,
    radius: r,
    angle: x,
    height: h,
    radiusLabel: cm(r),
    angleLabel: `${x}°`,
    heightLabel: cm(h),
  }
}
