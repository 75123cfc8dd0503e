import { navigate } from 'wouter/use-browser-location'
import { changeDraftAtom, draftAtom } from '#features/learning/composer/composer.state.ts'
import { receivingAtom } from '#features/learning/thread/thread.state.ts'
import { pageStore } from '#platform/page-store.ts'
import { onNotificationClicked } from '#platform/push.ts'
import { currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Whether leaving now would cut a reply or lose a visitor's draft, which is not stored. */
function isBusy(): boolean {
  const isTyping = pageStore.get(draftAtom).text.trim() !== ''
  return pageStore.get(receivingAtom) !== null || (isTyping && pageStore.get(currentUserAtom) === null)
}

function isHere(path: string) {
  return path === window.location.pathname + window.location.search
}

/** Opens the page of a clicked notification, after a running reply has ended; the draft stays where it is. */
export function openClickedNotification(): void {
  let target: string | null = null
  const look = () => {
    if (target === null || isBusy()) return
    const path = target
    target = null
    // Every change is stored already; store once more in case the last write failed.
    if (pageStore.get(draftAtom).text !== '') pageStore.set(changeDraftAtom, {})
    navigate(path)
  }
  for (const fact of [receivingAtom, draftAtom]) pageStore.sub(fact, look)
  onNotificationClicked((path) => {
    target = isHere(path) ? null : path
    if (target !== null && isBusy())
      pageStore.set(showToastAtom, { severity: 'info', title: '하던 것이 끝나면 옮겨 갈게요' })
    look()
  })
}
