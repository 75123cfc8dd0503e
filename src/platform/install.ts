import { atom } from 'jotai/vanilla'
import { pageStore } from './page-store.ts'

/** Chromium only; missing in the library's types. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * How the app can be installed: `installed` already, by the browser's own `prompt`, by the three steps of iOS (`ios`), or by the
 * browser's menu (`menu`), if at all.
 */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu'

const promptEvent = atom<InstallPromptEvent | null>(null)
const justInstalled = atom(false)

function runsInstalled() {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** An iPad reports itself as a Mac, but a Mac has no touch screen. */
function isIos() {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

export const installWayAtom = atom((get): InstallWay => {
  if (get(justInstalled) || runsInstalled()) return 'installed'
  if (get(promptEvent)) return 'prompt'
  return isIos() ? 'ios' : 'menu'
})

/** Keeps the browser's install prompt until the app offers it. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    pageStore.set(promptEvent, event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    pageStore.set(promptEvent, null)
    pageStore.set(justInstalled, true)
  })
}

/** Shows the browser's prompt, once. Must be called in the press of a button. */
export const promptInstallAtom = atom(null, async (get, set) => {
  const event = get(promptEvent)
  set(promptEvent, null)
  await event?.prompt()
})
