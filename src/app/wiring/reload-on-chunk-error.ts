import { reachableAtom } from '#platform/connectivity.ts'
import { isWithoutReload } from '#platform/lazy-chunk.ts'
import { pageStore } from '#platform/page-store.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** Shortest time between two reloads (specification section 8). */
const GUARD_MS = 10_000

/** Dispatched on `window` when a chunk cannot be loaded; `detail` is the error. */
export const CHUNK_ERROR_EVENT = 'chunk-error'

/** Reports a chunk that failed to load (older build, cut network) as an event and reloads the page, at most once in ten seconds. */
export function reloadOnChunkError(): void {
  // The import rejects after the event, and only then is it known whether it was a preload.
  window.addEventListener('vite:preloadError', ({ payload }) => setTimeout(() => onChunkError(payload)))
}

function onChunkError(error: unknown): void {
  if (isWithoutReload(error)) return
  window.dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: error }))
  const last = Number(readStored('chunkReload') ?? 0)
  // Offline a reload does not help: the caller of the import shows the error.
  if (!navigator.onLine || !pageStore.get(reachableAtom) || Date.now() - last < GUARD_MS) return
  if (writeStored('chunkReload', String(Date.now()))) window.location.reload()
}
