import { AppError } from '#contract/error.ts'
import type { Thread } from '#domain/chat/message.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { type CurriculumIndex, getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import {
  findRecentThread,
  findThread,
  findThreadOfPlace,
  insertThread,
  listThreads,
  type ThreadRow,
} from './thread.queries.ts'

function toThread(row: ThreadRow, index: CurriculumIndex): Thread {
  const above = index.ancestors(row.curriculumId).map(({ id }) => id)
  return {
    id: row.id,
    userId: row.userId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    curriculums: [row.curriculumId, ...above.reverse()],
    conceptId: row.conceptId,
  }
}

/** Creates a thread; one created offline keeps its id. Creating it twice, also from two devices, is idempotent; at another place it is a conflict. */
async function openThread(
  context: CallContext,
  index: CurriculumIndex,
  place: { curriculumId: string; conceptId: string | null },
  id: string | undefined,
) {
  const { id: userId } = signedIn(context)
  const known =
    id === undefined
      ? await findThreadOfPlace(context.db, userId, place.curriculumId, place.conceptId)
      : await findThread(context.db, userId, id)
  const row = known ?? (await makeThread(context, place, id))
  if (row.curriculumId !== place.curriculumId || row.conceptId !== place.conceptId)
    throw new AppError('CONFLICT')
  return { thread: toThread(row, index) }
}

async function makeThread(
  context: CallContext,
  place: { curriculumId: string; conceptId: string | null },
  id: string | undefined,
): Promise<ThreadRow> {
  const { id: userId } = signedIn(context)
  const now = context.deps.clock()
  const row = {
    userId,
    id: id ?? threadIdOf(userId, place.conceptId ?? place.curriculumId),
    ...place,
    createdAt: now,
    lastUsedAt: now,
  }
  const isMade = await insertThread(context.db, row)
  return isMade ? row : ((await findThread(context.db, userId, row.id)) ?? row)
}

export const threadRoutes = {
  recent: api.thread.recent.handler(async ({ context }) => {
    const row = await findRecentThread(context.db, signedIn(context).id)
    return { thread: row && toThread(row, await getCurriculumIndex(context.deps)) }
  }),

  list: api.thread.list.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (!index.nodes.has(input.id)) throw new AppError('CURRICULUM_NOT_FOUND')
    const units = [...index.nodes.values()].filter(
      ({ id, kind }) =>
        kind === 'unit' && (id === input.id || index.ancestors(id).some((above) => above.id === input.id)),
    )
    const rows = await listThreads(
      context.db,
      signedIn(context).id,
      units.map(({ id }) => id),
    )
    return { threads: rows.map((row) => toThread(row, index)) }
  }),

  createForUnit: api.thread.createForUnit.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (!index.isVisible(input.curriculumId)) throw new AppError('CURRICULUM_NOT_FOUND')
    const unit = index.unitOf(input.curriculumId)
    if (!unit)
      throw new AppError('UNPROCESSABLE', { message: '대화는 대단원이나 개념에서 시작할 수 있어요.' })
    return openThread(context, index, { curriculumId: unit.id, conceptId: null }, input.id)
  }),

  createForConcept: api.thread.createForConcept.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    const { curriculumId, conceptId } = input
    if (!index.nodes.has(curriculumId)) throw new AppError('CURRICULUM_NOT_FOUND')
    const unit = index.unitOf(conceptId)
    if (!unit || !index.isConceptVisible(conceptId) || !index.isUnder(conceptId, curriculumId))
      throw new AppError('CONCEPT_NOT_FOUND')
    return openThread(context, index, { curriculumId: unit.id, conceptId }, input.id)
  }),
}
