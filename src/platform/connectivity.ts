import { atom, type getDefaultStore } from 'jotai/vanilla'

type Store = ReturnType<typeof getDefaultStore>

/** Whether the server can be reached, learnt from calls; `navigator.onLine` is only a first hint (it stays true with the server down). */
const reachable = atom<boolean>(typeof navigator === 'undefined' ? true : navigator.onLine)

export const reachableAtom = atom((get) => get(reachable))

/** Called by `platform/http` with the outcome of every call. */
export const noteReachableAtom = atom(null, (get, set, isReachable: boolean) => {
  if (get(reachable) !== isReachable) set(reachable, isReachable)
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
