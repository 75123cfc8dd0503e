import type { RefObject } from 'react'
import type { IconName } from '../primitives/icon.tsx'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Why it cannot be chosen now; shown under the label. */
  disabledReason?: string | null | undefined
  onSelect: () => void
}

export interface MenuPartsProps {
  items: readonly MenuItem[]
  label: string
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLButtonElement | null>
}
