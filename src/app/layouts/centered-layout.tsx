import './layouts.css'
import type { ReactNode } from 'react'
import { Logo } from '#ui/primitives/logo.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'

/** Pages with one centred block and no menu: sign-in, errors, landings. */
export function CenteredLayout({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className="centered">
      <header className="plane-bar">
        <PageLink href="/" aria-label="셈샘 홈">
          <Logo />
        </PageLink>
      </header>
      <main className="centered-main">
        {narrow ? <div className="centered-narrow">{children}</div> : children}
      </main>
      <footer className="centered-foot" />
    </div>
  )
}
