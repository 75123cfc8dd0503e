import type { OrderedEntity } from '#contract/content.ts'
import { AppError } from '#contract/error.ts'
import { recordWrite } from '../audit/record-write.ts'
import {
  type ConceptRow,
  lockContent,
  type NodeRow,
  raiseContentVersion,
} from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'
import type { conceptLinks, terms } from '../db/schema.ts'
import type { CallContext } from '../http/call.ts'
import { listConceptLinks, listConceptTerms, moveThreads } from './content.queries.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { saveChanges } from './edit-content.flow.ts'
import { refusePlace, requirePlace } from './place-node.flow.ts'
import { readIndex } from './read-index.ts'

type ChildRow = NodeRow | ConceptRow | typeof conceptLinks.$inferSelect | typeof terms.$inferSelect

interface Arrangement {
  entity: OrderedEntity
  parentId: string | null
  /** The order that the writer has seen. */
  known: readonly string[]
  order: readonly string[]
}

/** The audit's entity id for the order of the top-level entries, which have no parent row. */
const TOP = 'top'

/**
 * Puts the children of a parent in an order and moves the one here that has another parent. Returns the ids in order. Throws 409 if the
 * children are not `known`, 422 if `order` does not fit.
 */
export async function arrangeChildren(context: CallContext, arrangement: Arrangement): Promise<string[]> {
  const { entity, parentId, known, order } = arrangement
  const { db } = context
  await lockContent(db)
  const index = await readIndex(db)
  const children = await listChildren(db, index, arrangement)
  const present = children.map(({ id }) => id)
  if (present.join() !== known.join())
    throw new AppError('STALE_VERSION', {
      message: '그사이 차례가 바뀌었어요. 지금 차례를 보고 다시 옮겨 주세요.',
      data: { current: { order: present } },
    })
  const moved = findMoved(index, arrangement)
  const rows = order.flatMap((id) => children.find((row) => row.id === id) ?? (moved?.id === id ? moved : []))
  if (rows.length !== children.length + (moved ? 1 : 0) || new Set(order).size !== order.length)
    refusePlace('차례에는 아래에 있는 것이 모두 한 번씩 있어야 해요.', 'order')
  if (order.join() === present.join()) return present
  const kind = CONTENT_KINDS[entity]
  const places = assignPlaces(
    rows.length,
    children.map(({ ordered }) => ordered),
  )
  for (const [at, row] of rows.entries()) {
    const ordered = places[at] ?? at
    const place = row === moved && { [entity === 'concept' ? 'nodeId' : 'parentId']: parentId }
    if (row.ordered === ordered && !place) continue
    const saved = await saveChanges(db, kind, row, { ordered, ...place })
    if (place)
      await recordWrite(context, {
        ...{ entity, entityId: row.id, before: kind.toShape(row), after: kind.toShape(saved) },
      })
  }
  if (moved && parentId !== null) await moveLearners(db, index, moved.id, parentId)
  await recordWrite(context, {
    entity: entity === 'link' || entity === 'term' ? 'concept' : 'curriculum',
    entityId: parentId ?? TOP,
    before: { order: children.map(describeChild) },
    after: { order: rows.map(describeChild) },
  })
  await raiseContentVersion(db)
  return [...order]
}

async function listChildren(
  db: Queryable,
  index: CurriculumIndex,
  { entity, parentId }: Arrangement,
): Promise<readonly ChildRow[]> {
  if (entity === 'curriculum' && parentId === null) return index.children(null)
  const id = parentId ?? ''
  if (entity === 'curriculum' || entity === 'concept') {
    if (!index.nodes.has(id)) throw new AppError('CURRICULUM_NOT_FOUND')
    return entity === 'curriculum' ? index.children(id) : index.ownConcepts(id)
  }
  if (!index.concepts.has(id)) throw new AppError('CONCEPT_NOT_FOUND')
  return entity === 'link' ? listConceptLinks(db, id) : listConceptTerms(db, id)
}

/** Returns the row of another parent that `order` has; null if it has none. Throws 404 and 422 like `requirePlace`. */
function findMoved(index: CurriculumIndex, arrangement: Arrangement): NodeRow | ConceptRow | null {
  const { entity, parentId, known, order } = arrangement
  const [id, ...others] = order.filter((one) => !known.includes(one))
  if (id === undefined) return null
  if (others.length > 0 || entity === 'link' || entity === 'term' || parentId === null)
    refusePlace('다른 곳에 있는 것은 하나씩, 같은 단계의 단원 아래로만 옮길 수 있어요.', 'order')
  const concept = index.concepts.get(id)
  const row = entity === 'concept' ? concept : index.nodes.get(id)
  if (!row) throw new AppError(CONTENT_KINDS[entity].missing)
  requirePlace(index, 'kind' in row ? row : { id, kind: 'concept' }, parentId)
  return row
}

/**
 * Returns `count` ascending places: those that the children have so far, which are `taken`, raised where two are the same, so that few
 * rows change.
 */
function assignPlaces(count: number, taken: readonly number[]): number[] {
  const places: number[] = []
  for (let at = 0; at < count; at += 1) places.push(Math.max(taken[at] ?? 0, (places[at - 1] ?? -1) + 1))
  return places
}

/** Learners' conversations about concepts that went to another unit go with them: they are found by unit and concept. */
export async function moveLearners(
  db: Queryable,
  index: CurriculumIndex,
  id: string,
  parentId: string,
): Promise<void> {
  const unit = index.unitOf(parentId)
  if (!unit || index.unitOf(id)?.id === unit.id) return
  const conceptIds = index.concepts.has(id) ? [id] : index.conceptsUnder(id).map((concept) => concept.id)
  await moveThreads(db, conceptIds, unit.id)
}

function describeChild(row: ChildRow): { id: string; name: string } {
  const { id } = row
  if ('label' in row) return { id, name: row.label }
  if ('content' in row) return { id, name: row.content }
  return { id, name: 'title' in row ? row.title : row.term }
}
