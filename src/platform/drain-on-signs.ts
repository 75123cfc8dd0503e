import { reachableAtom } from './connectivity.ts'
import { currentOutbox } from './outbox.ts'
import { pageStore } from './page-store.ts'

/** Tries to send whenever the world may have changed (offline.md, 'When'). */
export function drainOnSigns(): void {
  const hurry = () => currentOutbox()?.hurry()
  const resume = () => currentOutbox()?.resume()
  for (const sign of ['pageshow', 'focus']) window.addEventListener(sign, hurry)
  window.addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hurry()
  })
  pageStore.sub(reachableAtom, () => {
    if (pageStore.get(reachableAtom)) resume()
  })
}
