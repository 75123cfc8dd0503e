import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { findTopics } from '#domain/tutor/reading/find-topics.ts'
import { listNames } from '#domain/tutor/reading/vocabulary.ts'

/** The concept that a question names, or null where it names none. */
export function findConceptOfQuestion(
  question: string,
  grades: readonly CurriculumEntry[],
): { unitId: string; conceptId: string } | null {
  const outline = grades.flatMap((grade) =>
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
  const names = listNames({ unit: { id: '', title: '', concepts: [] }, outline, conceptId: null })
  const [topic] = findTopics(question, names)
  return topic ? { unitId: topic.name.unitId, conceptId: topic.name.conceptId } : null
}
