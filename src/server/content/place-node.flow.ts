import { describePlaceFault } from '#contract/describe-place-fault.ts'
import { AppError } from '#contract/error.ts'
import { KIND_BELOW, type NodeKind, type OutlineKind } from '#domain/curriculum/curriculum.ts'
import type { NodeRow } from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'

/** The letter before the number in the ids of each kind: `M1U01M01S01`. */
export const ID_LETTERS: Readonly<Record<NodeKind, string>> = {
  grade: 'G',
  unit: 'U',
  middle: 'M',
  small: 'S',
}

export function refusePlace(message: string, path = 'parentId'): never {
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
  const kind = KIND_BELOW[parent.kind]
  if (kind === 'concept') refusePlace('소단원 아래에는 단원을 둘 수 없어요.')
  return { kind, depth: parent.depth + 1, ordered }
}

/** Throws 404 if the new parent of a node or a concept does not exist, 422 if it is no place for it. */
export function requirePlace(
  index: CurriculumIndex,
  entry: { id: string; kind: OutlineKind },
  parentId: string,
): void {
  const { id, kind } = getParent(index, parentId)
  const fault = describePlaceFault(entry, { id, kind, above: index.ancestors(id).map((node) => node.id) })
  if (fault) refusePlace(fault)
}

/** Returns the changes that move a node below `parentId`, at its end. Throws like `requirePlace`. */
export function moveNode(
  index: CurriculumIndex,
  node: NodeRow,
  parentId: string,
): Pick<NodeRow, 'parentId' | 'ordered'> | undefined {
  if (parentId === node.parentId) return undefined
  requirePlace(index, node, parentId)
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
