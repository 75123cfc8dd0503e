import { reachableAtom } from './connectivity.ts'
import { pageStore } from './page-store.ts'

/** Resolves once reachability is as wished (looked at now where `looksNow`), after `limitMs`, or with `signal`. */
async function until(
  isWished: boolean,
  looksNow: boolean,
  limitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  // A subscription begun inside of an atom's write makes the store forget what that write has changed (jotai 2.20).
  await Promise.resolve()
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      signal?.removeEventListener('abort', endLater)
      resolve()
    }
    const look = () => {
      if (pageStore.get(reachableAtom) === isWished) end()
    }
    // Unsubscribing inside of a write would flush it half done.
    const endLater = () => queueMicrotask(end)
    const timer = setTimeout(end, limitMs)
    const unsubscribe = pageStore.sub(reachableAtom, look)
    signal?.addEventListener('abort', endLater, { once: true })
    if (signal?.aborted) end()
    else if (looksNow) look()
  })
}

/** Resolves once the server is known to be out of reach, at once where it already is, else after `limitMs`. */
export function waitForOffline(limitMs: number, signal?: AbortSignal): Promise<void> {
  return until(false, true, limitMs, signal)
}

/** Resolves once the server begins to answer again, else after `limitMs`. */
export function waitForOnline(limitMs: number, signal: AbortSignal): Promise<void> {
  return until(true, false, limitMs, signal)
}
