import { lazy, Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-props.ts'

function loadParts() {
  return import('./drawer-parts.tsx')
}
const DrawerParts = lazy(() => loadParts().then((parts) => ({ default: parts.DrawerParts })))

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
