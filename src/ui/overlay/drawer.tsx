import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  side: 'left' | 'right'
  /** Read out, not shown. */
  label: string
  className?: string | undefined
  /** Brings its own close button. */
  children: ReactNode
}

const loadParts = () => import('./drawer-parts.tsx')
const DrawerParts = lazy(() => loadParts().then((parts) => ({ default: parts.DrawerParts })))

/** Fetches the drawers' code ahead of the first opening. */
export async function preloadDrawer(): Promise<void> {
  await loadParts()
}

/** A side column over the page: focus stays in it; Escape and a press on the veil close it. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DrawerParts {...props} />
    </Suspense>
  )
}
