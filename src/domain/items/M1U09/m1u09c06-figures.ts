import type { Figure } from '#domain/figure/figure.ts'

function cm(length: number) {
  return `${length} cm`
}

export function drawBall(r: number): Figure {
  return {
    kind: 'round-solid',
    alt: `반지름의 길이가 ${r} cm인 구의 겨냥도`,
    shape: 'sphere',
    radius: r,
    radiusLabel: cm(r),
  }
}

export function drawHalfBall(r: number): Figure {
  return {
    kind: 'round-solid',
    alt: `반지름의 길이가 ${r} cm인 반구의 겨냥도`,
    shape: 'hemisphere',
    radius: r,
    radiusLabel: cm(r),
  }
}

/** A cylinder with the ball and the cone that fit it; the radius is written only where it is given. */
export function drawFittingSolids(radius?: number): Figure {
  const given = radius === undefined ? '' : `밑면의 반지름의 길이가 ${radius} cm인 `
  return {
    kind: 'round-solid',
    alt: `${given}원기둥에 꼭 맞게 들어 있는 구와 원뿔의 겨냥도. 구의 지름의 길이와 원뿔의 높이는 원기둥의 높이와 같다`,
    shape: 'cylinder',
    radius: 3,
    height: 6,
    inside: ['sphere', 'cone'],
    ...(radius === undefined ? {} : { radiusLabel: cm(radius) }),
  }
}
