import type { EditableExplanation } from '#contract/content.ts'
import type { WriteContext } from '../http/call.ts'
import { listTakenIds } from './content.queries.ts'
import { EXPLANATION } from './content-kinds.ts'
import { createRow } from './edit-content.flow.ts'
import { makeOwnId } from './make-own-id.ts'

type NewExplanation = Pick<EditableExplanation, 'conceptId' | 'content' | 'status' | 'author'>

/** Adds an explanation to a concept. The caller holds the lock of all content. */
export async function insertExplanation(
  context: WriteContext,
  explanation: NewExplanation,
): Promise<EditableExplanation> {
  const prefix = `${explanation.conceptId}E`
  const taken = await listTakenIds(context.db, EXPLANATION.table, EXPLANATION.entity, prefix)
  const createdAt = context.deps.clock()
  return createRow(context, EXPLANATION, {
    ...explanation,
    id: makeOwnId(prefix, taken),
    createdAt,
    publishedAt: explanation.status === 'published' ? createdAt : null,
  })
}
