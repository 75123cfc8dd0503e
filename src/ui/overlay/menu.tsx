import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#platform/when-idle.ts'
import { IconButton } from '../primitives/button.tsx'
import type { MenuItem } from './menu-props.ts'

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  className?: string | undefined
  /** Shown instead of an icon; `label` must contain its words. */
  children?: ReactNode
}

function loadParts() {
  return import('./menu-parts.tsx')
}

/** So that a menu opens at once, and offline; dialogs and drawers come in the same file. A failed import is tried again when one opens. */
function preloadParts(): void {
  loadParts().catch(() => undefined)
}

const MenuParts = lazy(() => loadParts().then((parts) => ({ default: parts.MenuParts })))

/** A button that opens a list of actions. */
export function Menu({ label, items, className, children }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => whenIdle(preloadParts), [])
  const trigger = {
    ref: anchor,
    className,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => {
      setWanted(true)
      setOpen(!open)
    },
  } as const
  return (
    <>
      {children ? (
        <button type="button" aria-label={label} {...trigger}>
          {children}
        </button>
      ) : (
        <IconButton icon="dots" label={label} {...trigger} />
      )}
      {wanted && (
        <Suspense fallback={null}>
          <MenuParts items={items} label={label} open={open} onClose={() => setOpen(false)} anchor={anchor} />
        </Suspense>
      )}
    </>
  )
}
