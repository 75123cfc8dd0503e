import './layouts.css'
import type { ReactNode } from 'react'
import { Logo } from '#ui/primitives/logo.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'

/** Plane pages with one thing in the middle: sign-in, errors, landings. */
export function DoorLayout({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className="door">
      <header className="plane-bar">
        <PageLink href="/" aria-label="셈샘 홈">
          <Logo />
        </PageLink>
      </header>
      <main className="door-middle">{narrow ? <div className="door-in">{children}</div> : children}</main>
      <footer className="door-foot" />
    </div>
  )
}
