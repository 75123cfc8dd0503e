import './chip.css'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface ChipProps {
  tone?: 'plain' | 'accent' | 'line' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Chip({ tone = 'plain', className, children }: ChipProps) {
  return (
    <span className={joinClasses('chip', tone !== 'plain' && `chip-${tone}`, className)}>{children}</span>
  )
}

export function KeyCap({ children }: { children: ReactNode }) {
  return <kbd className="key-cap">{children}</kbd>
}
