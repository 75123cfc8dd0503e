import { AppError } from '#contract/error.ts'
import type { NodeKind } from '#domain/curriculum/curriculum.ts'
import type { NodeRow } from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'

const CHILD_KIND: Readonly<Record<NodeKind, NodeKind | null>> = {
  grade: 'unit',
  unit: 'middle',
  middle: 'small',
  small: null,
}

/** The letter before the number in the ids of each kind: `M1U01M01S01`. */
export const ID_LETTERS: Readonly<Record<NodeKind, string>> = {
  grade: 'G',
  unit: 'U',
  middle: 'M',
  small: 'S',
}

function refusePlace(message: string, path = 'parentId'): never {
  throw new AppError('UNPROCESSABLE', { message, data: { issues: [{ path, message }] } })
}

function getParent(index: CurriculumIndex, id: string): NodeRow {
  const parent = index.nodes.get(id)
  if (!parent) throw new AppError('CURRICULUM_NOT_FOUND')
  return parent
}

/** Returns the last place below a parent; 0 if nothing is there. */
function lastPlace(index: CurriculumIndex, parentId: string | null): number {
  return Math.max(0, ...index.children(parentId).map(({ ordered }) => ordered))
}

export interface NodePlace {
  kind: NodeKind
  depth: number
  ordered: number
}

/** Returns where a new node goes below `parentId`, at the end. Throws 404 without such a parent, 422 below a small unit. */
export function placeNewNode(index: CurriculumIndex, parentId: string | null): NodePlace {
  const ordered = lastPlace(index, parentId) + 1
  if (parentId === null) return { kind: 'grade', depth: 0, ordered }
  const parent = getParent(index, parentId)
  const kind = CHILD_KIND[parent.kind] ?? refusePlace('소단원 아래에는 단원을 둘 수 없어요.')
  return { kind, depth: parent.depth + 1, ordered }
}

/**
 * Returns the changes that move a node below `parentId`, at its end. Throws 404 without such a parent, 422 if it is the node itself, below
 * it, or of another level than the present one.
 */
export function moveNode(
  index: CurriculumIndex,
  node: NodeRow,
  parentId: string,
): Pick<NodeRow, 'parentId' | 'ordered'> | undefined {
  if (parentId === node.parentId) return undefined
  const parent = getParent(index, parentId)
  if (parent.id === node.id || index.ancestors(parent.id).some(({ id }) => id === node.id))
    refusePlace('자기 자신이나 자기 아래로는 옮길 수 없어요.')
  if (CHILD_KIND[parent.kind] !== node.kind) refusePlace('같은 단계의 단원 아래로만 옮길 수 있어요.')
  return { parentId, ordered: lastPlace(index, parentId) + 1 }
}

/** Returns the small unit in which a new concept of `id` goes: itself, or the last one below it. Throws 404 and 422. */
export function findSmallUnit(index: CurriculumIndex, id: string): NodeRow {
  return (
    findLastSmall(index, getParent(index, id)) ??
    refusePlace('개념을 넣을 소단원을 먼저 만들어 주세요.', 'id')
  )
}

function findLastSmall(index: CurriculumIndex, node: NodeRow): NodeRow | undefined {
  if (node.kind === 'small') return node
  const below = index.children(node.id).map((child) => findLastSmall(index, child))
  return below.findLast((small) => small !== undefined)
}
