import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'

function loadParts() {
  return import('./dialog-parts.tsx')
}
const DialogParts = lazy(() => loadParts().then((parts) => ({ default: parts.DialogParts })))

/** Centred, draggable by its title (or Alt and an arrow key); Escape closes it, the mask only if enabled. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DialogParts {...props} />
    </Suspense>
  )
}
