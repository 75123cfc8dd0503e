import type { Concept, CurriculumEntry, Unit } from './curriculum.ts'
import { listUnitConcepts } from './list-unit-concepts.ts'

export interface FoundConcept {
  grade: CurriculumEntry
  unit: Unit
  concept: Concept
}

/** The place of a visible concept, or null. */
export function findConcept(grades: readonly CurriculumEntry[], conceptId: string): FoundConcept | null {
  for (const grade of grades) {
    for (const unit of grade.units) {
      const concept = listUnitConcepts(unit).find((one) => one.id === conceptId)
      if (concept) return { grade, unit, concept }
    }
  }
  return null
}

/** The unit of that id with its grade, or null. */
export function findUnit(
  grades: readonly CurriculumEntry[],
  unitId: string,
): { grade: CurriculumEntry; unit: Unit } | null {
  for (const grade of grades) {
    const unit = grade.units.find((one) => one.id === unitId)
    if (unit) return { grade, unit }
  }
  return null
}
