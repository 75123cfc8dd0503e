import './layouts.css'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useAtLeast } from '#platform/media.ts'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { helpDrawerOpenAtom, menuFoldedAtom, setHelpDrawerAtom } from './layout.state.ts'
import { SideMenu } from './side-menu.tsx'

interface LearningLayoutProps {
  menu: ReactNode
  /** Renders the right tabs; receives the close button if they are in a drawer. */
  help: (closeButton: ReactNode) => ReactNode
  children: ReactNode
}

/** The concept layout: menu, chat and right tabs by the width of the window. */
export function LearningLayout({ menu, help, children }: LearningLayoutProps) {
  const folded = useAtomValue(menuFoldedAtom)
  return (
    <div className={joinClasses('learning', 'learning-with-help', folded && 'learning-menu-closed')}>
      <SideMenu>{menu}</SideMenu>
      <main className="learning-main">{children}</main>
      <SideHelp help={help} />
    </div>
  )
}

function SideHelp({ help }: Pick<LearningLayoutProps, 'help'>) {
  const isColumn = useAtLeast('md')
  const open = useAtomValue(helpDrawerOpenAtom)
  const setOpen = useSetAtom(setHelpDrawerAtom)
  if (isColumn) {
    return (
      <aside className="side-help" aria-label="학습 도우미">
        {help(null)}
      </aside>
    )
  }
  return (
    <Drawer side="right" label="학습 도우미" open={open} onClose={() => setOpen(false)}>
      {help(<IconButton icon="x" label="닫기" onClick={() => setOpen(false)} />)}
    </Drawer>
  )
}

/** Opens the right tabs on screens where they are a drawer. */
export function HelpButton() {
  const isColumn = useAtLeast('md')
  const setOpen = useSetAtom(setHelpDrawerAtom)
  if (isColumn) return null
  return <IconButton icon="panel" label="요약·자료·용어" onClick={() => setOpen(true)} />
}
