import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../primitives/button.tsx'
import type { IconName } from '../primitives/icon.tsx'
import type { MenuItem } from './menu-props.ts'

interface MenuProps {
  label: string
  icon?: IconName | undefined
  items: readonly MenuItem[]
  className?: string | undefined
}

const MenuParts = lazy(() => import('./menu-parts.tsx').then((parts) => ({ default: parts.MenuParts })))

/** An icon button that opens a list of actions. */
export function Menu({ label, icon = 'dots', items, className }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={anchor}
        icon={icon}
        label={label}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MenuParts items={items} label={label} open={open} onClose={() => setOpen(false)} anchor={anchor} />
        </Suspense>
      )}
    </>
  )
}
