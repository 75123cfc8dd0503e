import type { CurriculumEntry } from './curriculum.ts'

const REVISION = /(\d{4}) ?개정/

/** Grade to the revision that is taught in it (specification section 4). */
const REVISION_OF_GRADE: Readonly<Record<number, number>> = { 1: 2022, 2: 2015, 3: 2015 }

/**
 * Keeps middle school grade 1 of the 2022 revision and grades 2 and 3 of the 2015 revision, by grade; their concepts are in the
 * order of their `ordered` field.
 */
export function flattenCurriculum(entries: readonly CurriculumEntry[]): CurriculumEntry[] {
  return entries
    .filter((entry) => {
      if (entry.hidden || entry.schoolLevel !== 'MIDDLE') return false
      const revision = Number(REVISION.exec(entry.subject)?.[1])
      return REVISION_OF_GRADE[entry.grade] === revision
    })
    .sort((a, b) => a.grade - b.grade)
    .map((entry) => ({
      ...entry,
      units: entry.units.map((unit) => ({
        ...unit,
        middleUnits: unit.middleUnits.map((middle) => ({
          ...middle,
          smallUnits: middle.smallUnits.map((small) => ({
            ...small,
            concepts: [...small.concepts].sort((a, b) => a.ordered - b.ordered),
          })),
        })),
      })),
    }))
}
