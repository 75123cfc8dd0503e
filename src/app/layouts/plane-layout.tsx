import './layouts.css'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isAdministrator } from '#domain/access/can-visit-path.ts'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { sessionAtom } from '#platform/session.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Logo } from '#ui/primitives/logo.tsx'
import { useLoginPath } from '../screens/use-login-path.ts'
import { ThemeButton } from './theme-button.tsx'

interface PlaneLayoutProps {
  /** Shown at the foot of the window, over the page: it comes late and moves nothing. */
  bar?: ReactNode
  children: ReactNode
}

/** Plane layout: a bar and the page, no left menu. */
export function PlaneLayout({ bar, children }: PlaneLayoutProps) {
  const session = useAtomValue(sessionAtom)
  const login = useLoginPath()
  return (
    <>
      <header className="plane-bar">
        <Link href="/" aria-label="셈샘 홈">
          <Logo />
        </Link>
        <nav aria-label="주 메뉴">
          <NotificationBell />
          <ThemeButton />
          {session.status === 'anonymous' && <ButtonLink href={login}>로그인</ButtonLink>}
          {session.status === 'signed-in' && isAdministrator(session.user.roles) && (
            <Link className="button" href="/admin">
              관리
            </Link>
          )}
          {session.status === 'signed-in' && (
            <Link className="button" href="/auth/logout">
              로그아웃
            </Link>
          )}
        </nav>
      </header>
      {children}
      {bar}
    </>
  )
}
