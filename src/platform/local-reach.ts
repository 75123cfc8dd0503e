import { reachableAtom } from './connectivity.ts'
import { pageStore } from './page-store.ts'

/** Resolves once the server is known to be out of reach, at once where it already is, else after `limitMs`. */
export function untilAway(limitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const look = () => {
      if (!pageStore.get(reachableAtom) || signal?.aborted) end()
    }
    const timer = setTimeout(end, limitMs)
    const unsubscribe = pageStore.sub(reachableAtom, look)
    signal?.addEventListener('abort', end, { once: true })
    look()
  })
}

/** Resolves once the server begins to answer again, else after `limitMs` or with `signal`. */
export function untilBack(limitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, limitMs)
    const unsubscribe = pageStore.sub(reachableAtom, () => {
      if (pageStore.get(reachableAtom)) end()
    })
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
  })
}
