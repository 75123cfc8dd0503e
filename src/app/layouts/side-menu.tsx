import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useHotkey } from '#platform/hotkeys.ts'
import { useAtLeast } from '#platform/media.ts'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Logo } from '#ui/primitives/logo.tsx'
import {
  menuDrawerOpenAtom,
  menuFoldedAtom,
  setMenuDrawerAtom,
  setMenuFoldedAtom,
  toggleMenuAtom,
} from './layout.state.ts'

/** The left menu: a column from 1280 px, a drawer below. */
export function SideMenu({
  label = '교육과정',
  children,
}: {
  label?: string | undefined
  children: ReactNode
}) {
  const isWide = useAtLeast('xl')
  const folded = useAtomValue(menuFoldedAtom)
  const drawerOpen = useAtomValue(menuDrawerOpenAtom)
  const setFolded = useSetAtom(setMenuFoldedAtom)
  const setDrawer = useSetAtom(setMenuDrawerAtom)
  const toggle = useSetAtom(toggleMenuAtom)
  const close = () => (isWide ? setFolded(true) : setDrawer(false))
  // Registered here: a page without a menu must not fold it.
  useHotkey('toggle-left-menu', () => toggle(isWide))
  const inside = (
    <>
      <div className="side-menu-head">
        <Link href="/" aria-label="셈샘 홈">
          <Logo />
        </Link>
        <IconButton
          icon={isWide ? 'panel' : 'x'}
          label={isWide ? '메뉴 접기' : '메뉴 닫기'}
          onClick={close}
        />
      </div>
      {children}
    </>
  )
  if (!isWide) {
    return (
      <Drawer side="left" label={label} open={drawerOpen} onClose={close}>
        {inside}
      </Drawer>
    )
  }
  if (folded) return null
  return (
    <nav className="side-menu" aria-label={label}>
      {inside}
    </nav>
  )
}

/** Opens the menu; shown only while the menu is hidden. */
export function MenuButton() {
  const isWide = useAtLeast('xl')
  const folded = useAtomValue(menuFoldedAtom)
  const setFolded = useSetAtom(setMenuFoldedAtom)
  const setDrawer = useSetAtom(setMenuDrawerAtom)
  if (isWide && !folded) return null
  return (
    <IconButton icon="menu" label="메뉴 열기" onClick={() => (isWide ? setFolded(false) : setDrawer(true))} />
  )
}
