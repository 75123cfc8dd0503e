import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from '../primitives/button.tsx'
import type { MenuItem } from './menu-props.ts'

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  className?: string | undefined
  /** Shown instead of an icon; `label` must contain its words. */
  children?: ReactNode
}

const MenuParts = lazy(() => import('./menu-parts.tsx').then((parts) => ({ default: parts.MenuParts })))

/** A button that opens a list of actions. */
export function Menu({ label, items, className, children }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
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
