import { atom, type getDefaultStore } from 'jotai/vanilla'
import { readStored, writeStored } from './storage.ts'
import { scaleWait } from './wait-scale.ts'

type Store = ReturnType<typeof getDefaultStore>

/** Whether the server can be reached, learnt from calls; `navigator.onLine` is only a first hint (it stays true with the server down). */
const reachable = atom<boolean>(typeof navigator === 'undefined' ? true : navigator.onLine)

export const reachableAtom = atom((get) => get(reachable))

/** Called by `platform/http` with the outcome of every call. */
export const setReachableAtom = atom(null, (get, set, isReachable: boolean) => {
  if (get(reachable) !== isReachable) set(reachable, isReachable)
})

const lastSync = atom(typeof window === 'undefined' ? 0 : Number(readStored('lastSync')))

/** When the server last had what this person did, in milliseconds since the epoch; 0 where that is not known. */
export const lastSyncAtom = atom((get) => get(lastSync))

export const setLastSyncAtom = atom(null, (_get, set, at: number) => {
  set(lastSync, at)
  writeStored('lastSync', String(at))
})

/** Clocks this near to each other are the same. */
const SAME_CLOCK_MS = 60_000
const clockOffset = atom(0)

/** Notes what the server's clock said in the `Date` header of an answer. */
export const setServerTimeAtom = atom(null, (_get, set, date: string | null) => {
  const offset = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(offset)) set(clockOffset, Math.abs(offset) < SAME_CLOCK_MS ? 0 : offset)
})

/** Now by the server's clock, as far as this page has heard of it. Milliseconds since the epoch. */
export const serverNowAtom = atom((get) => {
  const offset = get(clockOffset)
  return () => Date.now() + offset
})

const LOOK_EVERY_MS = scaleWait(5_000)

/**
 * Follows whether the server is there: while it is away and somebody looks on it is asked for, as it is whenever the browser hints
 * at a network. `look` is a call whose outcome is noted; `onBack` is called each time the server begins to answer again.
 */
export function followConnectivity(store: Store, look: () => Promise<unknown>, onBack: () => void): void {
  let isLooking = false
  const lookNow = () => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => undefined) // still away, and noted as that
      .finally(() => {
        isLooking = false
      })
  }
  const lookWhereAway = () => {
    if (!store.get(reachable) && document.visibilityState === 'visible') lookNow()
  }
  window.addEventListener('offline', () => store.set(setReachableAtom, false))
  window.addEventListener('online', lookNow)
  document.addEventListener('visibilitychange', lookWhereAway)
  setInterval(lookWhereAway, LOOK_EVERY_MS)
  store.sub(reachable, () => {
    if (store.get(reachable)) onBack()
  })
}
