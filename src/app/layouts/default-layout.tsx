import './layouts.css'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { menuFoldedAtom } from './layout.state.ts'
import { MenuButton, SideMenu } from './side-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

interface DefaultLayoutProps {
  title: string
  menu: ReactNode
  /** Accessible name of the menu; '교육과정' by default. */
  menuLabel?: string | undefined
  /** Shown at the foot of the window, over the page: it comes late and moves nothing. */
  bar?: ReactNode
  children: ReactNode
}

/** The default layout: the left menu and a page that scrolls. */
export function DefaultLayout({ title, menu, menuLabel, bar, children }: DefaultLayoutProps) {
  const folded = useAtomValue(menuFoldedAtom)
  return (
    <div className={joinClasses('paged', folded && 'paged-menu-closed')}>
      <SideMenu label={menuLabel}>{menu}</SideMenu>
      <main className="paged-main">
        <AppBar title={title} leading={<MenuButton />}>
          <NotificationBell />
          <ThemeButton />
        </AppBar>
        <div className="paged-body">{children}</div>
        {bar}
      </main>
    </div>
  )
}
