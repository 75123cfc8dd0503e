import type { QueryClient } from '@tanstack/react-query'
import { threadAtom } from '#features/learning/thread.state.ts'
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

/** What the page does for the time without a network, once it is up: the worker, and the downloaded units brought up to date. */
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
    refreshPacks().catch(() => undefined) // what is here stays usable; asked again at the next start
  }
  pageStore.sub(sessionAtom, refresh)
  refresh()
}

/** What waits while the server is away, or nobody looks on, is the worker's too, once the browser sees a network. */
function handOverToWorker(): void {
  const leave = () => {
    const isPageAtWork = pageStore.get(reachableAtom) && document.visibilityState === 'visible'
    if (isPageAtWork || pageStore.get(unsentCountAtom) === 0) return
    sendWhenBack().catch(() => undefined) // refused: the page itself sends
  }
  for (const fact of [unsentCountAtom, reachableAtom]) pageStore.sub(fact, leave)
  document.addEventListener('visibilitychange', leave)
}

/** The progress marks go on without the server. */
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

/** The unit that is learnt from is the last to give way on a full device. */
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
