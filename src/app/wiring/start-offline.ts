import type { QueryClient } from '@tanstack/react-query'
import { threadAtom } from '#features/learning/thread/thread.state.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { keepDeviceProgress } from '#platform/device-progress.ts'
import { provideFreeSpace } from '#platform/free-space.ts'
import { unsentCountAtom } from '#platform/outbox-view.ts'
import { freeSpace, recordUnitUse, refreshPacks } from '#platform/packs.ts'
import { pageStore } from '#platform/page-store.ts'
import { evaluationProgressQuery } from '#platform/progress-queries.ts'
import { sendWhenBack } from '#platform/service-worker.ts'
import { currentUserAtom, sessionAtom } from '#platform/session.ts'
import { installAfterClearing } from './install-after-clearing.ts'
import { updateWhenSafe } from './update-when-safe.ts'

/** Starts what makes the app work offline: the service worker, and the refresh of downloaded units. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  installAfterClearing()
  provideFreeSpace(() => freeSpace(pageStore.get(threadAtom)?.place.unitId ?? null))
  markOpenUnitInUse()
  keepProgress(queryClient)
  await updateWhenSafe(queryClient)
  handOverToWorker()
  let isFresh = false
  const refresh = () => {
    if (isFresh || pageStore.get(currentUserAtom) === null) return
    isFresh = true
    refreshPacks().catch(() => undefined) // the stored units stay usable; tried again at the next start
  }
  pageStore.sub(sessionAtom, refresh)
  refresh()
}

/** Lets the service worker send the outbox when the server is offline or the page is hidden. */
function handOverToWorker(): void {
  const leave = () => {
    const isPageAtWork = pageStore.get(reachableAtom) && document.visibilityState === 'visible'
    if (isPageAtWork || pageStore.get(unsentCountAtom) === 0) return
    sendWhenBack().catch(() => undefined) // no background sync: the page sends
  }
  for (const fact of [unsentCountAtom, reachableAtom]) pageStore.sub(fact, leave)
  document.addEventListener('visibilitychange', leave)
}

/** Keeps the progress marks up to date offline. */
function keepProgress(queryClient: QueryClient): void {
  let userId: string | undefined
  let stop: (() => void) | undefined
  const look = () => {
    const now = pageStore.get(currentUserAtom)?.id
    if (now === userId) return
    stop?.()
    userId = now
    stop = now === undefined ? undefined : keepDeviceProgress(queryClient, now)
    // Specification section 4: after sign-in, wherever it leads.
    if (now !== undefined) void queryClient.prefetchQuery(evaluationProgressQuery)
  }
  pageStore.sub(currentUserAtom, look)
  look()
}

/** Marks the open unit as in use, so that it is the last to be removed from a full device. */
function markOpenUnitInUse(): void {
  let unitId: string | undefined
  const look = () => {
    const open = pageStore.get(threadAtom)?.place.unitId
    if (open === undefined || open === unitId) return
    unitId = open
    recordUnitUse(open).catch(() => undefined) // refused by the device: another unit may give way first
  }
  pageStore.sub(threadAtom, look)
  look()
}
