import type { SchoolLevel } from './curriculum.ts'

export const SCHOOL_LEVEL_NAMES: Record<SchoolLevel, string> = {
  ELEMENTARY: '초등학교',
  MIDDLE: '중학교',
  HIGH: '고등학교',
}

interface Grade {
  schoolLevel: SchoolLevel
  grade: number
}

/** '중학교 1학년'. */
export function nameGrade({ schoolLevel, grade }: Grade): string {
  return `${SCHOOL_LEVEL_NAMES[schoolLevel]} ${grade}학년`
}

/** '중1'. */
export function nameGradeBriefly({ schoolLevel, grade }: Grade): string {
  return SCHOOL_LEVEL_NAMES[schoolLevel].charAt(0) + grade
}
