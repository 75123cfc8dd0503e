import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import { toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { refreshContent } from './content.queries.ts'

/**
 * Returns a function that runs a write outside a form: it reloads the shown content afterwards, and shows a failure as a toast. Resolves to
 * the answer, undefined after a failure. Writes of one `queue` run one after the other, each after the page shows the result of the previous one.
 */
export function useWrite(queue?: string) {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const { mutateAsync, isPending } = useMutation({
    ...(queue !== undefined && { scope: { id: queue } }),
    mutationFn: (write: () => Promise<unknown>) => write(),
    onSettled: () => refreshContent(queryClient),
  })
  const run = async <Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return (await mutateAsync(write)) as Answer
    } catch (error) {
      showToast({ ...API_ERROR_TOAST, detail: toAppError(error).message })
      return undefined
    }
  }
  return { run, isPending }
}
