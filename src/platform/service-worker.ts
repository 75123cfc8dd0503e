import { atom } from 'jotai/vanilla'
import { Workbox } from 'workbox-window'
import { readWorkerMessage } from '#contract/sw-message.ts'
import { lookForUpdates } from './look-for-updates.ts'
import { pageStore } from './page-store.ts'

const waiting = atom(false)
/** A newer version of the app is on the device and waits for the person's word. */
export const updateWaitingAtom = atom((get) => get(waiting))

interface WorkerEvents {
  /** Public content at `path` is newer than what was just shown. */
  onContentUpdated: (path: string) => void
  /** Another version has taken over this page: what it loads from now on may not fit. */
  onTakenOver: () => void
  /** What this page has fetched so far went past the worker, which is at work from now on: the app opens without a network. */
  onFirstControl: () => void
}

function wasLoadedByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation === undefined || navigation.workerStart > 0
}

let workbox: Workbox | null = null

/** Registers the worker and follows it. Nothing where the browser has none, or the registration is refused (private mode). */
export async function startServiceWorker(events: WorkerEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js', { scope: '/', type: 'classic' })
  let registration: ServiceWorkerRegistration | undefined
  worker.addEventListener('waiting', () => pageStore.set(waiting, true))
  // Counted here: the library calls an update after a first visit no update.
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    pageStore.set(waiting, false)
    if (isControlled) events.onTakenOver()
    else events.onFirstControl()
    isControlled = true
  })
  // It took control before anybody listened, and after the page was loaded.
  if (isControlled && !wasLoadedByWorker()) events.onFirstControl()
  worker.addEventListener('message', ({ data }) => {
    const message = readWorkerMessage(data)
    if (message?.type === 'CONTENT_UPDATED') events.onContentUpdated(message.path)
  })
  try {
    registration = await worker.register()
  } catch {
    // Refused by the device: the app goes on as a page.
    return
  }
  workbox = worker
  lookForUpdates(() => {
    registration?.update().catch(() => undefined) // no network: looked for the next time
  })
}

/** The waiting version takes over; every page of the app is told by `onTakenOver`. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting()
}

/** Asks the server for a newer version now. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined) // no network: looked for when the page is shown again
}

/** Where the browser can: the worker sends what waits once the network is back, even with no page open. */
export async function sendWhenBack(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined
  await registration?.sync?.register('outbox')
}
