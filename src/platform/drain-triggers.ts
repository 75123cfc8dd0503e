import { reachableAtom } from './connectivity.ts'
import { currentOutbox } from './outbox.ts'
import { pageStore } from './page-store.ts'

/** Starts drains on the events of offline.md, 'When'. */
export function startDrainTriggers(): void {
  const retryNow = () => currentOutbox()?.retryNow()
  const resume = () => currentOutbox()?.resume()
  for (const sign of ['pageshow', 'focus']) window.addEventListener(sign, retryNow)
  window.addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow()
  })
  pageStore.sub(reachableAtom, () => {
    if (pageStore.get(reachableAtom)) resume()
  })
}
