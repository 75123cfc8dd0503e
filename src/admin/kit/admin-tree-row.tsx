import type { ItemInstance } from '@headless-tree/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import type { TreeEntry } from './tree-entries.ts'

interface AdminTreeRowProps {
  item: ItemInstance<TreeEntry>
  isOpen: boolean
  isDropTarget: boolean
  note: ((entry: TreeEntry) => ReactNode) | undefined
}

export function AdminTreeRow({ item, isOpen, isDropTarget, note }: AdminTreeRowProps) {
  const entry = item.getItemData()
  const { level } = item.getItemMeta()
  return (
    <div
      {...item.getProps()}
      role="treeitem"
      tabIndex={item.isFocused() ? 0 : -1}
      className={joinClasses(
        'admin-tree-row',
        entry.isHidden && 'admin-tree-row-hidden',
        isDropTarget && 'admin-tree-row-target',
      )}
      style={{ paddingLeft: `calc(${level} * var(--space-4) + var(--space-1))` }}
      aria-label={undefined}
      aria-selected={isOpen}
      data-id={entry.id}
      onFocus={() => item.isFocused() || item.setFocused()}
    >
      {entry.isFolder ? (
        <Icon name={item.isExpanded() ? 'chevron-down' : 'chevron-right'} size={16} />
      ) : (
        <span className="admin-tree-leaf" />
      )}
      <span className="admin-tree-name">{entry.name}</span>
      {entry.isHidden && <small>숨김</small>}
      {note?.(entry)}
    </div>
  )
}
