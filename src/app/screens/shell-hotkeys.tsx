import { lazy, Suspense, useEffect, useState } from 'react'
import { listenToHotkeys, useHotkey } from '#platform/hotkeys.ts'

const HotkeyDialog = lazy(() =>
  import('#features/hotkeys/hotkey-dialog.tsx').then((dialog) => ({ default: dialog.HotkeyDialog })),
)

/** Listens for shortcuts on every page and shows the shortcut dialog. */
export function ShellHotkeys() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(listenToHotkeys, [])
  useHotkey('open-hotkey-dialog', () => setDialog('open'))
  if (dialog === 'never') return null
  return (
    <Suspense fallback={null}>
      <HotkeyDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
    </Suspense>
  )
}
