import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'

function loadParts() {
  return import('./dialog-parts.tsx')
}
const DialogParts = lazy(() => loadParts().then((parts) => ({ default: parts.DialogParts })))

/** Centred, moved by its title (or Alt and an arrow key), closed by Escape; the mask closes it only where enabled. */
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
