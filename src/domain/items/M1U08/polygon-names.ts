const NAMES = [
  '',
  '',
  '',
  '삼',
  '사',
  '오',
  '육',
  '칠',
  '팔',
  '구',
  '십',
  '십일',
  '십이',
  '십삼',
  '십사',
  '십오',
  '십육',
  '십칠',
  '십팔',
  '십구',
  '이십',
] as const

/** 오각형, 십이각형 …; from 21 sides on in digits. */
export function polygonName(sides: number): string {
  return `${NAMES[sides] ?? sides}각형`
}

/** 정오각형 …; 정삼각형 and 정사각형 as well. */
export function regularName(sides: number): string {
  return `정${polygonName(sides)}`
}

/** The diagonals of a polygon. */
export function diagonalsOf(sides: number): number {
  return (sides * (sides - 3)) / 2
}
