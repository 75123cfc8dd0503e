import type { QueryClient } from '@tanstack/react-query'
import { describePlaceFault } from '#contract/describe-place-fault.ts'
import type { OutlineKind } from '#domain/curriculum/curriculum.ts'
import { outlineQuery } from '../kit/content.queries.ts'
import type { Outline } from '../kit/outline-entries.ts'
import { type Arrangement, inOrder, insertAt } from '../kit/use-arrange.ts'

/** A node or a concept, as far as it can be moved. */
export interface Movable {
  id: string
  name: string
  kind: OutlineKind
  parentId: string | null
}

export function findMovable({ nodes, concepts }: Outline, id: string): Movable | undefined {
  const node = nodes.find((one) => one.id === id)
  if (node) return { id, name: node.label, kind: node.kind, parentId: node.parentId }
  const concept = concepts.find((one) => one.id === id)
  return concept && { id, name: concept.content, kind: 'concept', parentId: concept.nodeId }
}

/** Returns the ids above a node, nearest first. */
export function listAbove({ nodes }: Outline, id: string | null): string[] {
  const node = nodes.find((one) => one.id === id)
  return node?.parentId ? [node.parentId, ...listAbove({ nodes, concepts: [] }, node.parentId)] : []
}

/** Returns why an entry cannot go below a parent, for people; null if it can. */
export function findPlaceFault(outline: Outline, entry: Movable, parentId: string | null): string | null {
  if (parentId === entry.parentId) return null
  const parent = outline.nodes.find(({ id }) => id === parentId)
  if (!parent) return '개념이나 맨 위로는 옮길 수 없어요.'
  return describePlaceFault(entry, { ...parent, above: listAbove(outline, parent.id) })
}

/** Returns the ids of a parent's children that are of the kind of `entry`. */
export function listSiblings(
  { nodes, concepts }: Outline,
  { kind }: Movable,
  parentId: string | null,
): string[] {
  const siblings =
    kind === 'concept'
      ? concepts.filter(({ nodeId }) => nodeId === parentId)
      : nodes.filter((node) => node.parentId === parentId)
  return siblings.map(({ id }) => id)
}

/** Returns what puts an entry below a parent, at the place `at` among its other children; null: at the end. */
export function planMove(
  outline: Outline,
  entry: Movable,
  parentId: string | null,
  at: number | null,
): Arrangement {
  const known = listSiblings(outline, entry, parentId)
  return {
    entity: entry.kind === 'concept' ? 'concept' : 'curriculum',
    parentId,
    known,
    order: insertAt(known, entry.id, at ?? known.length),
  }
}

/** Shows a new order in the outline that is in the query cache. */
export function showMove(queryClient: QueryClient, { entity, parentId, order }: Arrangement): void {
  queryClient.setQueryData(outlineQuery.queryKey, (now) => {
    if (!now) return now
    if (entity === 'concept') {
      const moved = inOrder(now.concepts, order).map((row) => ({ ...row, nodeId: parentId ?? row.nodeId }))
      return { ...now, concepts: [...now.concepts.filter(({ id }) => !order.includes(id)), ...moved] }
    }
    const moved = inOrder(now.nodes, order).map((row) => ({ ...row, parentId }))
    return { ...now, nodes: [...now.nodes.filter(({ id }) => !order.includes(id)), ...moved] }
  })
}
