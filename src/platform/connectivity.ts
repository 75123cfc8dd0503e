import { atom, type getDefaultStore } from 'jotai/vanilla'
import { readStored, writeStored } from './storage.ts'

type Store = ReturnType<typeof getDefaultStore>

/** Whether the server can be reached, learnt from calls; `navigator.onLine` is only a first hint (it stays true with the server down). */
const reachable = atom<boolean>(typeof navigator === 'undefined' ? true : navigator.onLine)

export const reachableAtom = atom((get) => get(reachable))

/** Called by `platform/http` with the outcome of every call. */
export const noteReachableAtom = atom(null, (get, set, isReachable: boolean) => {
  if (get(reachable) !== isReachable) set(reachable, isReachable)
})

const lastSync = atom(typeof window === 'undefined' ? 0 : Number(readStored('lastSync')))

/** When the server last had what this person did, in milliseconds since the epoch; 0 where that is not known. */
export const lastSyncAtom = atom((get) => get(lastSync))

export const noteSyncAtom = atom(null, (_get, set, at: number) => {
  set(lastSync, at)
  writeStored('lastSync', String(at))
})

/** Feeds the browser's own hints; gives the way to stop. */
export function listenToConnectivity(store: Store, onBack: () => void): () => void {
  const lost = () => store.set(noteReachableAtom, false)
  const back = () => onBack()
  window.addEventListener('offline', lost)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', back)
  }
}
