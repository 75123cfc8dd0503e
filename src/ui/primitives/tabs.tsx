import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export interface Tab<Id extends string> {
  id: Id
  label: string
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Shown at the end of the row, outside the tab list. */
  trailing?: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
  /** The selected tab's panel. */
  children: ReactNode
}

/** Selection follows focus: arrow keys, Home and End move through the row. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, trailing, className, panelClassName, children } = props
  const prefix = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = indexAfterKey(event.key, at, tabs.length)
    const target = next === undefined ? undefined : tabs[next]
    if (next === undefined || !target) return
    event.preventDefault()
    onSelect(target.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div className={joinClasses('tab-list', className)}>
        <div role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              className="tab"
              id={`${prefix}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={`${prefix}-panel`}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {trailing}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel must be reachable by keyboard
        tabIndex={0}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}

function indexAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
