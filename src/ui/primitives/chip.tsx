import './chip.css'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
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

interface ChipButtonProps extends ComponentProps<'button'> {
  /** For chips that are chosen; leave it out for chips that act. */
  pressed?: boolean | undefined
  /** Stands after the text, for example `x` on a filter that can be taken away. */
  icon?: IconName | undefined
}

export function ChipButton({ pressed, icon, className, children, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses('chip', 'chip-button', className)}
      aria-pressed={pressed}
    >
      {children}
      {icon && <Icon name={icon} size={16} />}
    </button>
  )
}

export function KeyCap({ children }: { children: ReactNode }) {
  return <kbd className="key-cap">{children}</kbd>
}
