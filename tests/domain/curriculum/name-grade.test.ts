import { expect, test } from 'vitest'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { nameGrade, nameGradeBriefly } from '#domain/curriculum/name-grade.ts'

test('a grade is named with its school, in full and in brief', () => {
  const named = SCHOOL_LEVELS.map((schoolLevel) => [
    nameGrade({ schoolLevel, grade: 3 }),
    nameGradeBriefly({ schoolLevel, grade: 3 }),
  ])
  expect(named).toEqual([
    ['초등학교 3학년', '초3'],
    ['중학교 3학년', '중3'],
    ['고등학교 3학년', '고3'],
  ])
})
