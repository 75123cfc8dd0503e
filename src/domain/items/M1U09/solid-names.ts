import type { FigureOf } from '#domain/figure/figure.ts'
import { sinoNumber } from '#domain/korean/sino-number.ts'

export type SolidKind = '각기둥' | '각뿔' | '각뿔대'

/** 오각기둥, 삼각뿔 … */
export function solidName(kind: SolidKind, sides: number): string {
  return `${sinoNumber(sides)}${kind}`
}

/** Numbers of faces, edges and vertices. */
export function countParts(kind: SolidKind, n: number): { 면: number; 모서리: number; 꼭짓점: number } {
  return kind === '각뿔'
    ? { 면: n + 1, 모서리: 2 * n, 꼭짓점: n + 1 }
    : { 면: n + 2, 모서리: 3 * n, 꼭짓점: 2 * n }
}

const SHAPES = { 각기둥: 'prism', 각뿔: 'pyramid', 각뿔대: 'frustum' } as const

/** The solid drawn with its hidden edges dashed. */
export function drawSolidOf(kind: SolidKind, sides: number): FigureOf<'solid'> {
  return {
    kind: 'solid',
    alt: `${solidName(kind, sides)}의 겨냥도. 보이지 않는 모서리는 점선`,
    shape: SHAPES[kind],
    sides,
  }
}
