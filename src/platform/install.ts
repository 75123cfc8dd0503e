import { atom } from 'jotai/vanilla'
import { pageStore } from './page-store.ts'

/** Chromium's event; no library types it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * How the app comes to this device: `installed` already, by the browser's own `prompt`, by the three steps of an iPad or iPhone
 * (`ios`), or by the browser's menu (`menu`), if at all.
 */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu'

const promptEvent = atom<InstallPromptEvent | null>(null)
const justInstalled = atom(false)

const runsInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad calls itself a Mac, which has no touch screen. */
const isIos = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const installWayAtom = atom((get): InstallWay => {
  if (get(justInstalled) || runsInstalled()) return 'installed'
  if (get(promptEvent)) return 'prompt'
  return isIos() ? 'ios' : 'menu'
})

/** Keeps the browser's own prompt for the moment at which it is offered. */
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

/** Shows the browser's prompt, once; in the press of a button. */
export const promptInstallAtom = atom(null, async (get, set) => {
  const event = get(promptEvent)
  set(promptEvent, null)
  await event?.prompt()
})
