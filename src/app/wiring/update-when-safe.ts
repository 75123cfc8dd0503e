import minified from 'virtual:contract'
import type { QueryClient } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
import { draftAtom } from '#features/learning/composer/composer.state.ts'
import { shownItemAtom } from '#features/learning/practice/exam.state.ts'
import { receivingAtom } from '#features/learning/thread/thread.state.ts'
import { updateNeededAtom } from '#platform/outbox-view.ts'
import { runningDownloadsAtom } from '#platform/packs.ts'
import { pageStore } from '#platform/page-store.ts'
import { lookForUpdate, startServiceWorker, takeUpdate, updateWaitingAtom } from '#platform/service-worker.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Fetched once the first service worker is in control, so that the app opens offline from then on. */
const ALWAYS_KEPT = [pathOf(minified.curriculum.entries), pathOf(minified.site.config)]

/**
 * For so long nothing may be under way before the new worker is told to take over. In Chromium a request that reaches the old one
 * between `skipWaiting` and its end, about a second, leaves the new one waiting: the end of a reply brings such requests.
 */
const SETTLE_MS = 1_500

/** Whether a reload now would lose something. */
function isBusy(): boolean {
  const isAnswering = pageStore.get(shownItemAtom) !== null && pageStore.get(draftAtom).text.trim() !== ''
  return pageStore.get(receivingAtom) !== null || isAnswering || pageStore.get(runningDownloadsAtom) > 0
}

interface Moment {
  isMoment?: () => boolean
  /** How long it must have been safe, in milliseconds. */
  settleMs?: number
}

/** Calls `act` as soon as nothing would be lost. */
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

/** Registers the service worker, offers new versions, and activates them when nothing would be lost. */
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
    onTakenOver: () => {
      const reload = () => window.location.reload()
      // At once in the tab where the person agreed; in other tabs when they are hidden.
      if (isAgreed) whenSafe(reload)
      else whenSafe(reload, { isMoment: () => document.visibilityState === 'hidden' })
    },
    onFirstControl: () => {
      // Read the body to the end, or the worker waits. If a request fails, the next visit caches it.
      for (const path of ALWAYS_KEPT) {
        fetch(path)
          .then((response) => response.arrayBuffer())
          .catch(() => undefined)
      }
      // This page's first requests bypassed the worker: refetch them so that they are cached for offline use.
      void queryClient.refetchQueries({ queryKey: ['curriculum'] })
    },
  })
}
