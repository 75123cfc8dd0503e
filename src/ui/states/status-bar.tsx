import './list-state.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { joinClasses } from '../primitives/join-classes.ts'

interface StatusBarProps {
  icon?: IconName | undefined
  /** '오프라인이에요' */
  title: string
  /** '보낼 기록 3개' */
  detail?: string | undefined
  /** One line over the upper edge of the list that follows, of which it covers the padding alone. */
  slim?: boolean | undefined
  children?: ReactNode
}

/** A status bar: under the app bar of a conversation, at the foot of other pages. */
export function StatusBar({ icon = 'offline', title, detail, slim, children }: StatusBarProps) {
  return (
    <div className={joinClasses('status-bar', slim && 'status-bar-slim')} role="status">
      <Icon name={icon} size={18} />
      <b>{title}</b>
      {detail && <span>{detail}</span>}
      {children}
    </div>
  )
}
