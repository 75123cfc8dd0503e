import { atom } from 'jotai/vanilla'
import { Workbox } from 'workbox-window'
import { checkForUpdates } from './check-for-updates.ts'
import { pageStore } from './page-store.ts'

const waiting = atom(false)
/** A newer version of the app is installed and waits for the person's consent. */
export const updateWaitingAtom = atom((get) => get(waiting))

interface WorkerEvents {
  /** Another version controls this page now: chunks that it loads may not match. */
  onTakenOver: () => void
  /** The first worker controls this page from now on. What the page fetched before is not in its caches. */
  onFirstControl: () => void
}

function wasLoadedByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation === undefined || navigation.workerStart > 0
}

let workbox: Workbox | null = null

/** Registers the worker and follows it. Does nothing if workers are not supported or blocked (private mode). */
export async function startServiceWorker(events: WorkerEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js', { scope: '/', type: 'classic' })
  let registration: ServiceWorkerRegistration | undefined
  worker.addEventListener('waiting', () => pageStore.set(waiting, true))
  // Tracked here: the library does not count an update after a first visit as one.
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    pageStore.set(waiting, false)
    if (isControlled) events.onTakenOver()
    else events.onFirstControl()
    isControlled = true
  })
  // The worker took control after the page was loaded, but before this listened.
  if (isControlled && !wasLoadedByWorker()) events.onFirstControl()
  try {
    registration = await worker.register()
  } catch {
    // Registration failed: the app works without a worker.
    return
  }
  workbox = worker
  checkForUpdates(() => {
    registration?.update().catch(() => undefined) // no network: checked the next time
  })
}

/** Activates the waiting version; `onTakenOver` is called on every page of the app. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting()
}

/** Checks for a newer version now. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined) // no network: checked when the page is shown again
}

/** Registers a background sync, if supported: the worker drains once the network is back, even without an open page. */
export async function sendWhenBack(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined
  await registration?.sync?.register('outbox')
}
