import { type Drawn, decideErrorView } from '#domain/client-log/decide-error-view.ts'
import { removeFirstScreen } from '#platform/first-screen.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

function findDrawn(): Drawn {
  if (document.querySelector('.lost')) return 'error-page'
  return document.getElementById('root')?.hasChildNodes() ? 'page' : 'nothing'
}

/** Shows an unhandled error. */
export function showUnhandledError(error: unknown): void {
  const view = decideErrorView(error, findDrawn())
  if (view === 'error-page') showStopped()
  if (view !== 'toast') return
  pageStore.set(showToastAtom, {
    severity: 'error',
    title: '문제가 생겼어요',
    detail: '방금 한 것이 안 됐으면 새로 고친 뒤에 다시 해 주세요. 쓰던 글과 저장한 기록은 그대로 있어요.',
    lifeMs: null,
    action: { label: '새로 고침', onPress: () => window.location.reload() },
  })
}

/** The error page of index.html, which works without the app's code. */
function showStopped(): void {
  removeFirstScreen()
  const stopped = document.querySelector<HTMLTemplateElement>('#stopped')
  if (stopped) stopped.before(stopped.content.cloneNode(true))
}
