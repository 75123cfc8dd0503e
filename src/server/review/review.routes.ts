import type { ConceptReviews } from '#domain/review/review.ts'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { type CurriculumIndex, getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, signedIn } from '../http/call.ts'
import { listNotebook, type NotebookItem } from './review.queries.ts'

/** Groups by concept in curriculum order, the earliest due first. */
function groupByConcept(index: CurriculumIndex, notebook: readonly NotebookItem[]): ConceptReviews[] {
  const concepts = index.children(null).flatMap(({ id }) => index.visibleConceptsUnder(id))
  return concepts.flatMap(({ id: conceptId }) => {
    const items = notebook
      .filter((item) => item.conceptId === conceptId)
      .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
      .map(({ evaluationId, difficultyLevel, dueAt }) => ({
        evaluationId,
        difficultyLevel,
        dueAt: dueAt.toISOString(),
      }))
    const unitId = index.unitOf(conceptId)?.id
    return items.length === 0 || unitId === undefined ? [] : [{ unitId, conceptId, items }]
  })
}

export const reviewRoutes = {
  list: api.review.list.handler(async ({ context }) => {
    const { db, deps } = context
    const notebook = await listNotebook(db, [signedIn(context).id])
    const concepts = groupByConcept(await getCurriculumIndex(deps), notebook)
    const { dueCount, nextDueAt } = summarizeReviews(concepts, deps.clock().getTime())
    return { dueCount, nextDueAt, concepts }
  }),
}
