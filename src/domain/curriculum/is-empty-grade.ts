import type { CurriculumEntry } from './curriculum.ts'

/** Whether no concept of a grade has an explanation yet. */
export function isEmptyGrade({ units }: CurriculumEntry): boolean {
  return units.every((unit) => unit.empty)
}
