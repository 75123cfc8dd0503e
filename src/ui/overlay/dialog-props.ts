import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the close button, and a press on the mask if `maskCloses`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; the confirming one last. */
  footer?: ReactNode
  /** `popup` shows its children alone, edge to edge; the title is only read out. */
  kind?: 'plain' | 'wide' | 'popup' | undefined
  maskCloses?: boolean | undefined
  /** Initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  alert?: boolean | undefined
}
