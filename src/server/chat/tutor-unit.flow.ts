import type { OutlineConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import {
  listTermNames,
  listTerms,
  loadExplanations,
  loadQuestionBanks,
} from '../curriculum/curriculum.queries.ts'
import { getCurriculumIndex, toConcept } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { listConceptItems } from '../item/item.queries.ts'

/** Returns the unit as tutors see it, built once per content version. */
export function loadTutorUnit(deps: AppDeps, unitId: string): Promise<TutorUnit> {
  return deps.contentCache.remember(`tutor-unit:${unitId}`, async () => {
    const index = await getCurriculumIndex(deps)
    const concepts = index.visibleConceptsUnder(unitId)
    const ids = concepts.map(({ id }) => id)
    const explanations = await loadExplanations(deps.contentDb, ids)
    const terms = await listTerms(deps.contentDb, ids)
    const banks = await loadQuestionBanks(deps.contentDb, ids)
    const items = await listConceptItems(deps.contentDb, ids)
    return {
      id: unitId,
      title: index.nodes.get(unitId)?.label ?? '',
      concepts: concepts.map((concept) => ({
        concept: toConcept(concept),
        explanation: explanations.get(concept.id) ?? '',
        terms: terms.filter((term) => term.conceptId === concept.id),
        items: items.filter((item) => item.conceptIds.includes(concept.id)),
        bank: banks.get(concept.id) ?? null,
      })),
    }
  })
}

/** Returns the names of every visible concept and its terms. */
export function loadTutorOutline(deps: AppDeps): Promise<OutlineConcept[]> {
  return deps.contentCache.remember('tutor-outline', async () => {
    const index = await getCurriculumIndex(deps)
    const names = new Map<string, string[]>()
    for (const { conceptId, term } of await listTermNames(deps.contentDb))
      names.set(conceptId, [...(names.get(conceptId) ?? []), term])
    return [...index.concepts.values()].flatMap(({ id, content }) => {
      const unit = index.unitOf(id)
      if (!unit || !index.isConceptVisible(id)) return []
      return [{ id, content, unitId: unit.id, unitTitle: unit.label, terms: names.get(id) ?? [] }]
    })
  })
}
