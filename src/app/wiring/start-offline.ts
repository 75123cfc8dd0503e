import type { QueryClient } from '@tanstack/react-query'
import { threadAtom } from '#features/learning/thread.state.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { fetchNoting } from '#platform/http.ts'
import { provideFreeSpace, unsentCountAtom } from '#platform/outbox.ts'
import { freeSpace, keepUnitInUse, refreshPacks } from '#platform/packs.ts'
import { pageStore } from '#platform/page-store.ts'
import { sendWhenBack } from '#platform/service-worker.ts'
import { currentUserAtom, sessionAtom } from '#platform/session.ts'
import { installAfterClearing } from './install-after-clearing.ts'
import { updateWhenSafe } from './update-when-safe.ts'

/** What the page does for the time without a network, once it is up: the worker, and the downloaded units brought up to date. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  installAfterClearing()
  provideFreeSpace(() => freeSpace(pageStore.get(threadAtom)?.place.unitId ?? null))
  keepUsedUnits()
  await updateWhenSafe(queryClient)
  pageStore.sub(unsentCountAtom, () => {
    if (pageStore.get(unsentCountAtom) > 0) sendWhenBack().catch(() => undefined) // refused: the page itself sends
  })
  lookForServer(queryClient)
  let isFresh = false
  const refresh = () => {
    if (isFresh || pageStore.get(currentUserAtom) === null) return
    isFresh = true
    refreshPacks().catch(() => undefined) // what is here stays usable; asked again at the next start
  }
  pageStore.sub(sessionAtom, refresh)
  refresh()
}

const LOOK_EVERY_MS = 10_000

/** While somebody looks on and the server is away it is asked for, and what is shown is read anew once it is back. */
function lookForServer(queryClient: QueryClient): void {
  setInterval(() => {
    if (pageStore.get(reachableAtom) || document.visibilityState !== 'visible') return
    fetchNoting('/healthz', { cache: 'no-store' }).catch(() => undefined) // still away
  }, LOOK_EVERY_MS)
  pageStore.sub(reachableAtom, () => {
    if (pageStore.get(reachableAtom)) void queryClient.invalidateQueries({ type: 'active' })
  })
}

/** The unit that is learnt from is the last to give way on a full device. */
function keepUsedUnits(): void {
  let unitId: string | undefined
  const look = () => {
    const open = pageStore.get(threadAtom)?.place.unitId
    if (open === undefined || open === unitId) return
    unitId = open
    keepUnitInUse(open).catch(() => undefined) // refused by the device: another unit may give way first
  }
  pageStore.sub(threadAtom, look)
  look()
}
