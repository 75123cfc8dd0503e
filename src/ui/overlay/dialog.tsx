import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'

export interface DialogProps {
  open: boolean
  /** Escape, the close button, and the mask where `maskCloses`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the one that does it last. */
  footer?: ReactNode
  /** `popup` shows its children alone, edge to edge; the title is only read out. */
  kind?: 'plain' | 'wide' | 'popup' | undefined
  maskCloses?: boolean | undefined
  /** Where the focus starts; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  alert?: boolean | undefined
}

const loadParts = () => import('./dialog-parts.tsx')
const DialogParts = lazy(() => loadParts().then((parts) => ({ default: parts.DialogParts })))

/** Fetches the dialogs' code ahead of the first opening. */
export async function preloadDialog(): Promise<void> {
  await loadParts()
}

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
