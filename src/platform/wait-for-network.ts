import { reachableAtom } from './connectivity.ts'
import { pageStore } from './page-store.ts'

/** Resolves once the server is reachable or not, as `isWanted` says, after `limitMs`, or when `signal` aborts. `checksNow`: the present state counts. */
async function waitForReachability(
  isWanted: boolean,
  checksNow: boolean,
  limitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  // Subscribing inside an atom's write makes the store lose that write's changes (jotai 2.20).
  await Promise.resolve()
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      signal?.removeEventListener('abort', endLater)
      resolve()
    }
    const check = () => {
      if (pageStore.get(reachableAtom) === isWanted) end()
    }
    // Unsubscribing inside a write would flush it before it is complete.
    const endLater = () => queueMicrotask(end)
    const timer = setTimeout(end, limitMs)
    const unsubscribe = pageStore.sub(reachableAtom, check)
    signal?.addEventListener('abort', endLater, { once: true })
    if (signal?.aborted) end()
    else if (checksNow) check()
  })
}

/** Resolves once the server is unreachable (at once if it already is), at the latest after `limitMs`. */
export function waitForOffline(limitMs: number, signal?: AbortSignal): Promise<void> {
  return waitForReachability(false, true, limitMs, signal)
}

/** Resolves once the server becomes reachable, at the latest after `limitMs`. */
export function waitForOnline(limitMs: number, signal: AbortSignal): Promise<void> {
  return waitForReachability(true, false, limitMs, signal)
}
