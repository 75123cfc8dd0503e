import type { CurriculumEntry } from './curriculum.ts'
import type { FoundConcept } from './find-concept.ts'
import { listUnitConcepts } from './list-unit-concepts.ts'

/**
 * The next non-hidden concept in curriculum order over all grades (specification section 4), but of no unit that is still empty; the last
 * one has none.
 */
export function findNextConcept(grades: readonly CurriculumEntry[], conceptId: string): FoundConcept | null {
  const all = grades.flatMap((grade) =>
    grade.units.flatMap((unit) =>
      listUnitConcepts(unit, { withHidden: true }).map((concept) => ({ grade, unit, concept })),
    ),
  )
  const at = all.findIndex(({ concept }) => concept.id === conceptId)
  if (at < 0) return null
  return all.slice(at + 1).find(({ unit, concept }) => !concept.hidden && !unit.empty) ?? null
}
