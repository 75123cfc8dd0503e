import { AppError } from '#contract/error.ts'
import { listNodeRows } from '../curriculum/build-tree.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { api } from '../http/call.ts'
import { arrangeChildren, moveLearners } from './arrange-children.flow.ts'
import { findRow, isConceptUsed, listTakenIds } from './content.queries.ts'
import { CONCEPT, NODE } from './content-kinds.ts'
import { changeRow, createRow, openRow, removeRow } from './edit-content.flow.ts'
import { countEffects, listShownBelow } from './effects.queries.ts'
import { makeOwnId } from './make-own-id.ts'
import { findSmallUnit, ID_LETTERS, moveNode, placeNewNode } from './place-node.flow.ts'
import { readIndex } from './read-index.ts'

async function requireUnder(db: Queryable, conceptId: string, nodeId: string): Promise<void> {
  if (!(await readIndex(db)).isUnder(conceptId, nodeId)) throw new AppError('CONCEPT_NOT_FOUND')
}

/** Nodes and concepts. */
export const outlineRoutes = {
  outline: api.content.outline.handler(async ({ context }) => {
    const index = await readIndex(context.db)
    const nodes = listNodeRows(index)
    return {
      nodes: nodes.map(NODE.toShape),
      concepts: nodes.flatMap(({ id }) => index.ownConcepts(id)).map(CONCEPT.toShape),
    }
  }),

  nodeEffects: api.content.nodeEffects.handler(async ({ input: { id }, context: { db } }) => {
    const index = await readIndex(db)
    if (!index.nodes.has(id)) throw new AppError('CURRICULUM_NOT_FOUND')
    return countEffects(db, listShownBelow(index, id), id)
  }),

  conceptEffects: api.content.conceptEffects.handler(async ({ input: { id }, context: { db } }) => {
    if (!(await findRow(db, CONCEPT.table, id))) throw new AppError('CONCEPT_NOT_FOUND')
    return countEffects(db, [id], null)
  }),

  createNode: api.content.createNode.handler(async ({ input, context }) => {
    const { db } = context
    await lockContent(db)
    const { parentId, label, hidden } = input
    const place = placeNewNode(await readIndex(db), parentId)
    const prefix = `${parentId ?? ''}${ID_LETTERS[place.kind]}`
    const id = makeOwnId(prefix, await listTakenIds(db, NODE.table, NODE.entity, prefix))
    const ofGrade = { schoolLevel: 'MIDDLE', grade: 1, subjectArea: '수학', subject: '수학' }
    return createRow(context, NODE, {
      ...{ id, parentId, label, hidden, ...place },
      ...(place.kind === 'grade' && ofGrade),
    })
  }),

  updateNode: api.content.updateNode.handler(async ({ input, context }) => {
    const { id, version, parentId, ...changes } = input
    const node = await openRow(context, NODE, id)
    if (parentId === undefined) return changeRow(context, NODE, node, { changes, version })
    const index = await readIndex(context.db)
    const move = moveNode(index, node, parentId)
    const moved = await changeRow(context, NODE, node, { changes: { ...move, ...changes }, version })
    await moveLearners(context.db, index, id, parentId)
    return moved
  }),

  arrange: api.content.arrange.handler(async ({ input, context }) => ({
    order: await arrangeChildren(context, input),
  })),

  createConcept: api.content.createConcept.handler(async ({ input, context }) => {
    const { db } = context
    await lockContent(db)
    const { id: placeId, ...fields } = input
    const index = await readIndex(db)
    const small = findSmallUnit(index, placeId)
    const unit = index.unitOf(small.id) ?? small
    const prefix = `${unit.id}C`
    const id = makeOwnId(prefix, await listTakenIds(db, CONCEPT.table, CONCEPT.entity, prefix))
    const siblings = index.ownConcepts(small.id)
    const before = siblings.length > 0 ? siblings : index.conceptsUnder(unit.id)
    const ordered = Math.max(0, ...before.map((concept) => concept.ordered))
    return createRow(context, CONCEPT, { ...fields, id, nodeId: small.id, ordered })
  }),

  updateConcept: api.content.updateConcept.handler(async ({ input, context }) => {
    const { id, conceptId, version, ...changes } = input
    const concept = await openRow(context, CONCEPT, conceptId)
    await requireUnder(context.db, conceptId, id)
    return changeRow(context, CONCEPT, concept, { changes, version })
  }),

  removeConcept: api.content.removeConcept.handler(async ({ input, context }) => {
    const { id, conceptId, version } = input
    const concept = await openRow(context, CONCEPT, conceptId)
    await requireUnder(context.db, conceptId, id)
    const isUsed = await isConceptUsed(context.db, conceptId)
    return removeRow(context, CONCEPT, concept, { isUsed, version })
  }),
}
