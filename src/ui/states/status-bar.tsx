import './list-state.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../primitives/icon.tsx'

interface StatusBarProps {
  icon?: IconName | undefined
  /** '오프라인이에요' */
  title: string
  /** '보낼 기록 3개' */
  detail?: string | undefined
  children?: ReactNode
}

/** A status bar: under the app bar of a conversation, at the foot of other pages. */
export function StatusBar({ icon = 'offline', title, detail, children }: StatusBarProps) {
  return (
    <div className="status-bar" role="status">
      <Icon name={icon} size={18} />
      <b>{title}</b>
      {detail && <span>{detail}</span>}
      {children}
    </div>
  )
}
