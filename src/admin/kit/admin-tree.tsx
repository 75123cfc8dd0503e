import '#ui/form/field.css'
import './kit.css'
import {
  dragAndDropFeature,
  hotkeysCoreFeature,
  keyboardDragAndDropFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { AdminTreeRow } from './admin-tree-row.tsx'
import { describeDrag, findDragFault, makeDragOptions, ROOT } from './drag-options.ts'
import {
  filterEntries,
  findTypedAhead,
  listAncestors,
  type TreeEntries,
  type TreeEntry,
} from './tree-entries.ts'
import type { TreeMoves } from './tree-moves.ts'

interface AdminTreeProps {
  label: string
  entries: TreeEntries
  /** The entry that is open beside the tree. */
  selectedId: string | null
  onSelect: (id: string) => void
  /** Alt and an arrow key move an entry among its siblings, Control, Shift and D or the pointer to another parent. */
  moves?: TreeMoves | undefined
  /** Shown after the name; part of the name for screen readers. */
  note?: ((entry: TreeEntry) => ReactNode) | undefined
}

const TYPED_TOGETHER_MS = 600

/**
 * A tree with a field that finds a name. Arrow keys, Home, End and typing ahead move the focus, Enter opens, Alt and an arrow moves the
 * entry.
 */
export function AdminTree({ label, entries, selectedId, onSelect, moves, note }: AdminTreeProps) {
  const [wanted, setWanted] = useState('')
  const [expanded, setExpanded] = useState(() => listAncestors(entries, selectedId))
  const shown = useMemo(() => filterEntries(entries, wanted), [entries, wanted])
  const [, setBuilt] = useState(0)
  const expandedItems = useMemo(
    () => (wanted.trim() === '' ? expanded : [...shown.keys()]),
    [expanded, shown, wanted],
  )
  const parentId = selectedId === null ? null : entries.get(selectedId)?.parentId
  const tree = useTree<TreeEntry>({
    rootItemId: ROOT,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().isFolder,
    dataLoader: {
      getItem: (id) => shown.get(id) ?? makeRoot(shown),
      getChildren: (id) => [...(shown.get(id) ?? makeRoot(shown)).children],
    },
    state: { expandedItems },
    setExpandedItems: setExpanded,
    onPrimaryAction: (item) => onSelect(item.getId()),
    // While only what was found is shown, there are no places between.
    ...makeDragOptions(moves && wanted.trim() === '' ? moves : null),
    features: moves
      ? [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature, keyboardDragAndDropFeature]
      : [syncDataLoaderFeature, hotkeysCoreFeature],
  })
  // The tree caches the order of its rows until `rebuildTree` is called.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are what makes it build
  useEffect(() => {
    tree.rebuildTree()
    setBuilt((count) => count + 1)
  }, [shown, tree])
  // What is opened from elsewhere (a link, a new entry, another parent) comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a branch that was closed stays closed when the entries are read again
  useEffect(() => {
    const above = listAncestors(entries, selectedId)
    setExpanded((now) => (above.every((id) => now.includes(id)) ? now : [...new Set([...now, ...above])]))
  }, [selectedId, parentId])
  const typeAhead = useTypeAhead(tree)
  const dragText = moves ? describeDrag(tree) : ''
  const [fault, setFault] = useState<string | null>(null)
  const onDragOver = ({ target }: DragEvent) => {
    const overId = target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : null
    if (moves && overId) setFault(findDragFault(tree, moves, overId))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    setFault(null)
    if (dragText !== '') return
    const item = tree.getFocusedItem()
    if (event.key === 'Enter') {
      event.preventDefault()
      item.primaryAction()
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      event.stopPropagation()
      moves?.step(item.getId(), event.key === 'ArrowUp' ? -1 : 1)
    } else typeAhead(event)
  }
  const items = tree.getItems()
  return (
    <div className="admin-tree">
      <label className="admin-tree-find">
        <Icon name="search" size={18} />
        <input
          className="input"
          type="search"
          aria-label={`${label}에서 찾기`}
          placeholder="이름이나 번호"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <div
        {...tree.getContainerProps(label)}
        className="admin-tree-items"
        onKeyDownCapture={onKeyDown}
        onDragStartCapture={() => setFault(null)}
        onDragOverCapture={onDragOver}
      >
        {items.map((item) => (
          <AdminTreeRow
            key={item.getId()}
            item={item}
            isOpen={item.getId() === selectedId}
            isDropTarget={moves !== undefined && item.isUnorderedDragTarget()}
            note={note}
          />
        ))}
        {dragText !== '' && (
          <div
            className="admin-tree-line"
            aria-hidden
            style={tree.getDragLineStyle((tree.getElement()?.scrollTop ?? 0) - 1, 0)}
          />
        )}
      </div>
      {moves && (
        <p className="field-note" role="status">
          {fault ?? dragText}
        </p>
      )}
      {items.length === 0 && <EmptyState icon="search" title="찾는 이름이 없어요" />}
    </div>
  )
}

function makeRoot(entries: TreeEntries): TreeEntry {
  const children = [...entries.values()].filter(({ parentId }) => parentId === null).map(({ id }) => id)
  return { id: ROOT, name: '', parentId: null, children, isFolder: true, isHidden: false }
}

/** Letters typed in a row move the focus to the next name that begins with them. */
function useTypeAhead(tree: TreeInstance<TreeEntry>): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const { text, at } = typed.current
    const now = event.timeStamp - at > TYPED_TOGETHER_MS ? event.key : text + event.key
    typed.current = { text: now, at: event.timeStamp }
    const items = tree.getItems()
    const from = items.findIndex((item) => item.isFocused())
    const found = findTypedAhead(
      items.map((item) => item.getItemName()),
      Math.max(from, 0),
      now,
    )
    const target = items[found]
    if (!target) return
    target.setFocused()
    tree.updateDomFocus()
  }
}
