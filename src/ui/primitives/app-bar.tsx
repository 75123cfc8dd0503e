import './app-bar.css'
import type { ReactNode } from 'react'

interface AppBarProps {
  /** Small line above the title: the path. */
  path?: string | undefined
  title: string
  /** Whether the title is the page's heading. */
  heading?: boolean | undefined
  leading?: ReactNode
  children?: ReactNode
}

export function AppBar({ path, title, heading, leading, children }: AppBarProps) {
  return (
    <header className="app-bar">
      {leading}
      <div className="app-bar-title">
        {path && <small>{path}</small>}
        {heading ? <h1>{title}</h1> : <b>{title}</b>}
      </div>
      {children}
    </header>
  )
}
