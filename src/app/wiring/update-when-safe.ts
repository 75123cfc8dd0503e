import type { QueryClient } from '@tanstack/react-query'
import { draftAtom } from '#features/learning/composer.state.ts'
import { shownItemAtom } from '#features/learning/exam.state.ts'
import { receivingAtom } from '#features/learning/thread.state.ts'
import { updateNeededAtom } from '#platform/outbox-view.ts'
import { runningDownloadsAtom } from '#platform/packs.ts'
import { pageStore } from '#platform/page-store.ts'
import { lookForUpdate, startServiceWorker, takeUpdate, updateWaitingAtom } from '#platform/service-worker.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Asked for once the first worker is at work, so that the app opens without a network from then on. */
const ALWAYS_KEPT = ['/api/curriculums', '/api/config']

/**
 * For so long nothing may be under way before the new worker is told to take over. In Chromium a request that reaches the old one
 * between `skipWaiting` and its end, about a second, leaves the new one waiting: the end of a reply brings such requests.
 */
const SETTLE_MS = 1_500

/** A reload now would take something from the person. */
function isBusy(): boolean {
  const isAnswering = pageStore.get(shownItemAtom) !== null && pageStore.get(draftAtom).text.trim() !== ''
  return pageStore.get(receivingAtom) !== null || isAnswering || pageStore.get(runningDownloadsAtom) > 0
}

interface Moment {
  isMoment?: () => boolean
  /** For how long it must have been safe, in milliseconds. */
  settleMs?: number
}

/** Calls `act` at the first moment at which nothing would be lost. */
function whenSafe(act: () => void, { isMoment = () => true, settleMs = 0 }: Moment = {}): void {
  const stops: (() => void)[] = []
  let settling: ReturnType<typeof setTimeout> | undefined
  const actOnce = () => {
    for (const stop of stops) stop()
    act()
  }
  const look = () => {
    clearTimeout(settling)
    if (!isBusy() && isMoment()) settling = setTimeout(actOnce, settleMs)
  }
  for (const fact of [receivingAtom, shownItemAtom, draftAtom, runningDownloadsAtom])
    stops.push(pageStore.sub(fact, look))
  document.addEventListener('visibilitychange', look)
  stops.push(() => document.removeEventListener('visibilitychange', look))
  look()
}

/** Registers the worker; offers a new version and changes to it when nothing would be lost. */
export async function updateWhenSafe(queryClient: QueryClient): Promise<void> {
  let isAgreed = false
  const offer = () => {
    if (!pageStore.get(updateWaitingAtom)) return
    pageStore.set(showToastAtom, {
      severity: 'info',
      title: '새 버전이 있어요',
      detail: '쓰던 글은 그대로 남아요.',
      lifeMs: null,
      action: {
        label: '지금 바꾸기',
        onPress: () => {
          isAgreed = true
          if (isBusy()) {
            const title = '하던 것이 끝나면 바꿀게요'
            pageStore.set(showToastAtom, { severity: 'info', title })
          }
          whenSafe(takeUpdate, { settleMs: SETTLE_MS })
        },
      },
    })
  }
  pageStore.sub(updateWaitingAtom, offer)
  pageStore.sub(updateNeededAtom, () => {
    if (!pageStore.get(updateNeededAtom)) return
    const detail = '보낼 기록은 이 기기에 그대로 있어요. 새 버전으로 바꾸면 저절로 보내요.'
    pageStore.set(showToastAtom, { severity: 'warn', title: '새 버전이 필요해요', detail, lifeMs: null })
    void lookForUpdate()
  })
  await startServiceWorker({
    onContentUpdated: () => void queryClient.invalidateQueries({ queryKey: ['curriculum'] }),
    onTakenOver: () => {
      const reload = () => window.location.reload()
      // Where the person agreed at once; in other tabs once nobody looks.
      if (isAgreed) whenSafe(reload)
      else whenSafe(reload, { isMoment: () => document.visibilityState === 'hidden' })
    },
    onFirstControl: () => {
      // Read to the end, so that the worker is not kept waiting; without an answer they are kept with the next visit.
      for (const path of ALWAYS_KEPT) {
        fetch(path)
          .then((response) => response.arrayBuffer())
          .catch(() => undefined)
      }
      // What this page shows went past the worker: asked for once more, it is kept for the time without a network.
      void queryClient.refetchQueries({ queryKey: ['curriculum'] })
    },
  })
}
