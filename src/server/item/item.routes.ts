import { AppError } from '#contract/error.ts'
import { type DifficultyLevel, type Item, LEVEL } from '#domain/exam/item.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'
import { findDrawnVersion, loadExams } from '../exam/exam.queries.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { findThread } from '../thread/thread.queries.ts'
import { findItemVersions, findOpenItems, listConceptItems } from './item.queries.ts'

/**
 * Returns the item that somebody wants help with, as it was drawn for them. Visitors only get concept-level items (api.md, 'Who may
 * call').
 */
export async function findHelpItem(db: Queryable, userId: string | null, id: string): Promise<Item> {
  const itemVersion = userId === null ? null : await findDrawnVersion(db, userId, id)
  const [item] =
    itemVersion === null ? await findOpenItems(db, [id]) : await findItemVersions(db, [{ id, itemVersion }])
  if (!item) throw new AppError('ITEM_NOT_FOUND')
  if (userId === null && item.difficultyLevel !== LEVEL.concept) throw new AppError('UNAUTHORIZED')
  return item
}

/** The concept-level items, outside exams. */
async function serveOfConcept(
  context: CallContext,
  conceptId: string | undefined,
  difficultyLevel: DifficultyLevel,
  index: number,
): Promise<Item> {
  if (conceptId === undefined)
    throw new AppError('BAD_REQUEST', { data: { issues: [{ path: 'conceptId', message: '빠져 있어요.' }] } })
  if (!(await getCurriculumIndex(context.deps)).isConceptVisible(conceptId))
    throw new AppError('CONCEPT_NOT_FOUND')
  const items = await context.deps.contentCache.remember(`items:${conceptId}:${difficultyLevel}`, () =>
    listConceptItems(context.deps.db, [conceptId], difficultyLevel),
  )
  if (items.length === 0) throw new AppError('NO_ITEMS')
  const item = items[index]
  if (!item) throw new AppError('ITEM_NOT_FOUND')
  return item
}

export const itemRoutes = {
  details: api.item.details.handler(async ({ input, context }) => {
    signedIn(context)
    return findOpenItems(context.db, input.ids)
  }),

  service: api.item.service.handler(async ({ input, context }) => {
    const { threadId, conceptId, difficultyLevel, index } = input
    if (!context.user) {
      if (difficultyLevel !== LEVEL.concept || threadId !== undefined) throw new AppError('UNAUTHORIZED')
      return serveOfConcept(context, conceptId, 0, index)
    }
    if (threadId === undefined) return serveOfConcept(context, conceptId, difficultyLevel, index)
    const thread = await findThread(context.db, context.user.id, threadId)
    if (!thread) throw new AppError('THREAD_NOT_FOUND')
    const { exams } = await loadExams(context.db, context.user.id, thread.id, { current: true })
    const set = exams.find((exam) => exam.difficultyLevel === difficultyLevel)
    const item = set?.examItems[index]?.evaluationItem
    if (!item) throw new AppError('ITEM_NOT_FOUND')
    return item
  }),

  hints: api.item.hints.handler(async ({ input, context }) => {
    const item = await findHelpItem(context.db, context.user?.id ?? null, input.id)
    return item.hints
  }),
}
