import { lazy, Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-props.ts'

function loadParts() {
  return import('./drawer-parts.tsx')
}
const DrawerParts = lazy(() => loadParts().then((parts) => ({ default: parts.DrawerParts })))

/** A modal side column: Escape and a press outside close it. */
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
