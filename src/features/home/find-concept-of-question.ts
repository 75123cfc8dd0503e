import type { QueryClient } from '@tanstack/react-query'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { findNamedConcept } from '#domain/tutor/reading/find-named-concept.ts'
import { explanationQuery } from '#platform/curriculum-queries.ts'

/** Units without content skipped for one question. */
const MOST_TRIES = 8

interface Place {
  unitId: string
  conceptId: string
}

/**
 * Returns the concept that a question mentions, or null. Only concepts with an explanation count; if that cannot be fetched
 * whether one is, it counts too, unless another is known to be.
 */
export async function findConceptOfQuestion(
  question: string,
  grades: readonly CurriculumEntry[],
  queryClient: QueryClient,
): Promise<Place | null> {
  let outline = grades.flatMap((grade) =>
    grade.units.flatMap((unit) =>
      listUnitConcepts(unit).map(({ id, content }) => ({
        id,
        content,
        unitId: unit.id,
        unitTitle: unit.title,
        terms: [],
      })),
    ),
  )
  let unknown: Place | null = null
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const place = findNamedConcept(question, outline)
    if (!place) break
    const explanation = await queryClient
      .ensureQueryData({ ...explanationQuery(place.conceptId), retry: false })
      .catch(() => undefined) // offline: unknown
    if (explanation) return place
    if (explanation === undefined) unknown ??= place
    outline = outline.filter(({ unitId }) => unitId !== place.unitId)
  }
  return unknown
}
