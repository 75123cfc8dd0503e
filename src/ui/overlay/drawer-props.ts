import type { ReactNode } from 'react'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  side: 'left' | 'right'
  /** Accessible name; not shown. */
  label: string
  className?: string | undefined
  /** Must contain a close button. */
  children: ReactNode
}
