import { atom, type getDefaultStore } from 'jotai/vanilla'
import { readStored, writeStored } from './storage.ts'
import { scaleWait } from './wait-scale.ts'

type Store = ReturnType<typeof getDefaultStore>

/** Whether the server is reachable, as calls show; `navigator.onLine` is only the first guess (it stays true with the server down). */
const reachable = atom<boolean>(globalThis.navigator?.onLine ?? true)

export const reachableAtom = atom((get) => get(reachable))

/** `trackedFetch` sets the outcome of every call. */
export const setReachableAtom = atom(null, (get, set, isReachable: boolean) => {
  if (get(reachable) !== isReachable) set(reachable, isReachable)
})

const lastSync = atom(typeof window === 'undefined' ? 0 : Number(readStored('lastSync')))

/** When this person's data was last synchronised, in milliseconds since the epoch; 0 if unknown. */
export const lastSyncAtom = atom((get) => get(lastSync))

export const setLastSyncAtom = atom(null, (_get, set, at: number) => {
  set(lastSync, at)
  writeStored('lastSync', String(at))
})

/** A smaller difference between the clocks counts as none. */
const SAME_CLOCK_MS = 60_000
const clockOffset = atom(0)

/** Sets the clock offset from the `Date` header of an answer. */
export const setServerTimeAtom = atom(null, (_get, set, date: string | null) => {
  const offset = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(offset)) set(clockOffset, Math.abs(offset) < SAME_CLOCK_MS ? 0 : offset)
})

/** A function that returns now by the server's clock, as far as it is known, in milliseconds since the epoch. */
export const serverNowAtom = atom((get) => {
  const offset = get(clockOffset)
  return () => Date.now() + offset
})

const PROBE_EVERY_MS = scaleWait(5_000)

/**
 * Follows whether the server is reachable: probes it every 5 s while it is not and the page is visible, and when the browser reports a
 * network. `probe` is a call through `trackedFetch`; `onBack` is called each time the server becomes reachable.
 */
export function followConnectivity(store: Store, probe: () => Promise<unknown>, onBack: () => void): void {
  let isProbing = false
  const probeNow = () => {
    if (isProbing) return
    isProbing = true
    probe()
      .catch(() => undefined) // still unreachable, which trackedFetch has set
      .finally(() => {
        isProbing = false
      })
  }
  const probeIfOffline = () => {
    if (!store.get(reachable) && document.visibilityState === 'visible') probeNow()
  }
  window.addEventListener('offline', () => store.set(setReachableAtom, false))
  window.addEventListener('online', probeNow)
  document.addEventListener('visibilitychange', probeIfOffline)
  setInterval(probeIfOffline, PROBE_EVERY_MS)
  store.sub(reachable, () => {
    if (store.get(reachable)) onBack()
  })
}
