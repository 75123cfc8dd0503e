import { reachableAtom } from '#platform/connectivity.ts'
import { pageStore } from '#platform/page-store.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** Two reloads are at least this far apart (specification section 8). */
const GUARD_MS = 10_000

/** Raised on `window` when a chunk of the script cannot be loaded; `detail` is the error. */
export const CHUNK_ERROR_EVENT = 'chunk-error'

/** A chunk that fails to load (an older build's, or a cut network) is said by an event and the page reloads, once in ten seconds. */
export function reloadOnChunkError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    window.dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: event.payload }))
    const last = Number(readStored('chunkReload') ?? 0)
    // Without a network a reload brings nothing: whoever asked for the chunk says what failed.
    if (!navigator.onLine || !pageStore.get(reachableAtom) || Date.now() - last < GUARD_MS) return
    if (writeStored('chunkReload', String(Date.now()))) window.location.reload()
  })
}
