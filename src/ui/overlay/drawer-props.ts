import type { ReactNode } from 'react'

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
