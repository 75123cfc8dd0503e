import type { QueryClient } from '@tanstack/react-query'
import { API_ERROR_TOAST, chooseErrorDetail } from '#contract/choose-error-detail.ts'
import type { AppError } from '#contract/error.ts'
import { toAppError } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Said elsewhere: who is not signed in is led home, what is not there has its own page, a server that is away its bar. */
const SAID_ELSEWHERE: ReadonlySet<number> = new Set([401, 404, 502, 503, 504])

/** A read that was refused is said in a toast, whatever the screen makes of it (specification section 8, 'Generic API error toast'). */
export function toastApiErrors(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.meta?.isQuiet) return
    const error = toAppError(event.action.error)
    if (error.status < 400 || SAID_ELSEWHERE.has(error.status)) return
    pageStore.set(showToastAtom, { ...API_ERROR_TOAST, detail: chooseErrorDetail(readAnswer(error)) })
  })
}

/** Of an answer that is not in our server's shape the client keeps the body beside; its message is then the status's. */
function readAnswer(error: AppError) {
  const { body } = Object(error.data) as { body?: unknown }
  return body === undefined
    ? { body: { message: error.message } }
    : { body, statusMessage: error.message, message: error.message }
}
