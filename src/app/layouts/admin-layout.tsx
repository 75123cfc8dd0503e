import './layouts.css'
import './admin-layout.css'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { menuFoldedAtom } from './layout.state.ts'
import { MenuButton, SideMenu } from './side-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

interface AdminLayoutProps {
  title: string
  menu: ReactNode
  children: ReactNode
}

/** Layout of administration: the left menu, and a page of the window's whole width. */
export function AdminLayout({ title, menu, children }: AdminLayoutProps) {
  const folded = useAtomValue(menuFoldedAtom)
  return (
    <div className={joinClasses('paged', folded && 'paged-menu-closed')}>
      <SideMenu label="관리 메뉴">{menu}</SideMenu>
      <main className="paged-main admin-main">
        <AppBar path="관리" title={title} leading={<MenuButton />}>
          <NotificationBell />
          <ThemeButton />
        </AppBar>
        <div className="admin-body">{children}</div>
      </main>
    </div>
  )
}
