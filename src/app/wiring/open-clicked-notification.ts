import { navigate } from 'wouter/use-browser-location'
import { changeDraftAtom, draftAtom } from '#features/learning/composer.state.ts'
import { receivingAtom } from '#features/learning/thread.state.ts'
import { pageStore } from '#platform/page-store.ts'
import { onNotificationClicked } from '#platform/push.ts'
import { currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Leaving now would cut a reply, or throw away what a visitor has typed, which is kept nowhere. */
function isBusy(): boolean {
  const isTyping = pageStore.get(draftAtom).text.trim() !== ''
  return pageStore.get(receivingAtom) !== null || (isTyping && pageStore.get(currentUserAtom) === null)
}

function isHere(path: string) {
  return path === window.location.pathname + window.location.search
}

/** A clicked notification leads to its page, with the half-typed text kept where it was, and not before a reply is done. */
export function openClickedNotification(): void {
  let target: string | null = null
  const look = () => {
    if (target === null || isBusy()) return
    const path = target
    target = null
    // Kept with every change; once more, so that nothing depends on the last one.
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
