import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { listenToHotkeys, useHotkey } from '#platform/hotkeys.ts'
import { useAtLeast } from '#platform/media.ts'
import {
  menuDrawerOpenAtom,
  menuFoldedAtom,
  setMenuDrawerAtom,
  setMenuFoldedAtom,
} from '../layouts/layout.state.ts'

const HotkeyDialog = lazy(() =>
  import('#features/hotkeys/hotkey-dialog.tsx').then((dialog) => ({ default: dialog.HotkeyDialog })),
)

/** The shortcuts that are there on every page, and the dialog that lists them all. */
export function ShellHotkeys() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const isWide = useAtLeast('xl')
  const folded = useAtomValue(menuFoldedAtom)
  const drawerOpen = useAtomValue(menuDrawerOpenAtom)
  const setFolded = useSetAtom(setMenuFoldedAtom)
  const setDrawer = useSetAtom(setMenuDrawerAtom)
  useEffect(listenToHotkeys, [])
  useHotkey('open-hotkey-dialog', () => setDialog('open'))
  useHotkey('toggle-left-menu', () => (isWide ? setFolded(!folded) : setDrawer(!drawerOpen)))
  if (dialog === 'never') return null
  return (
    <Suspense fallback={null}>
      <HotkeyDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
    </Suspense>
  )
}
