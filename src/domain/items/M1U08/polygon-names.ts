import { sinoNumber } from '#domain/korean/sino-number.ts'

/** Beyond it a number is easier read in digits. */
const MOST_IN_WORDS = 20

/** 오각형, 십이각형 …; from 21 sides on in digits. */
export function polygonName(sides: number): string {
  return `${sides <= MOST_IN_WORDS ? sinoNumber(sides) : sides}각형`
}

/** 정오각형 …; 정삼각형 and 정사각형 as well. */
export function regularName(sides: number): string {
  return `정${polygonName(sides)}`
}

/** The diagonals of a polygon. */
export function diagonalsOf(sides: number): number {
  return (sides * (sides - 3)) / 2
}
