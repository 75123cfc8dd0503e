import type { ReactNode, RefObject } from 'react'

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
