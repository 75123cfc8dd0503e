import type { QueryClient } from '@tanstack/react-query'
import { API_ERROR_TOAST, chooseErrorDetail } from '#contract/choose-error-detail.ts'
import type { AppError } from '#contract/error.ts'
import { toAppError } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Errors shown elsewhere: 401 redirects home, 404 has its own page, an offline server its bar. */
const SAID_ELSEWHERE: ReadonlySet<number> = new Set([401, 404, 502, 503, 504])

/** Shows a toast for every failed query, whatever the screen shows (specification section 8, 'Generic API error toast'). */
export function toastApiErrors(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.meta?.isQuiet) return
    const error = toAppError(event.action.error)
    const isSaid = SAID_ELSEWHERE.has(error.status) && error.code !== 'BUSY'
    if (error.status < 400 || isSaid) return
    pageStore.set(showToastAtom, { ...API_ERROR_TOAST, detail: chooseErrorDetail(readAnswer(error)) })
  })
}

/** If the response is not in our error format, the client keeps its body and the message is the status text. */
function readAnswer(error: AppError) {
  const { body } = Object(error.data) as { body?: unknown }
  return body === undefined
    ? { body: { message: error.message } }
    : { body, statusMessage: error.message, message: error.message }
}
