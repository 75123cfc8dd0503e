import { type DragTarget, isOrderedDragTarget, type TreeConfig, type TreeInstance } from '@headless-tree/core'
import type { TreeEntry } from './tree-entries.ts'
import type { TreeMoves } from './tree-moves.ts'

export const ROOT = 'root'

/** Of a level, in pixels: the tree finds from it how far to the left the pointer is. */
const INDENT = 16

function parentOf({ item }: DragTarget<TreeEntry>): string | null {
  return item.getId() === ROOT ? null : item.getId()
}

/** Returns the options of a tree whose entries can be dragged, with the pointer or the keyboard. */
export function makeDragOptions(moves: TreeMoves | null): Partial<TreeConfig<TreeEntry>> {
  return {
    canReorder: true,
    indent: INDENT,
    canDrag: () => moves !== null,
    canDrop: ([item], target) => Boolean(item && moves?.findFault(item.getId(), parentOf(target)) === null),
    onDrop: async ([item], target) => {
      if (item)
        await moves?.drop(
          item.getId(),
          parentOf(target),
          isOrderedDragTarget(target) ? target.insertionIndex : null,
        )
    },
  }
}

/** Returns the place that a dragged entry would get, for people; empty while nothing is dragged. */
export function describeDrag(tree: TreeInstance<TreeEntry>): string {
  const [item] = tree.getState().dnd?.draggedItems ?? []
  const target = tree.getDragTarget()
  if (!item || !target) return ''
  const parent = parentOf(target) === null ? '맨 위' : `‘${target.item.getItemName()}’ 아래`
  const place = isOrderedDragTarget(target) ? `${target.insertionIndex + 1}번째` : '맨 뒤'
  return `‘${item.getItemName()}’의 새 자리: ${parent} ${place}`
}

/** Returns why a dragged entry can go neither below the entry `overId` nor beside it, for people; null if it can. */
export function findDragFault(
  tree: TreeInstance<TreeEntry>,
  moves: TreeMoves | null,
  overId: string,
): string | null {
  const [item] = tree.getState().dnd?.draggedItems ?? []
  if (!item || !moves || item.getId() === overId) return null
  const over = tree.getItemInstance(overId).getItemData()
  const beside = moves.findFault(item.getId(), over.parentId)
  return beside && (moves.findFault(item.getId(), overId) ?? null)
}
