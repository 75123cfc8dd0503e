import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import { toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Returns a function that runs a call which changes nothing; a failure is a toast. Resolves to the answer, undefined after a failure. */
export function useCheck() {
  const showToast = useSetAtom(showToastAtom)
  const { mutateAsync, isPending } = useMutation({ mutationFn: (check: () => Promise<unknown>) => check() })
  const run = async <Answer>(check: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return (await mutateAsync(check)) as Answer
    } catch (error) {
      showToast({ ...API_ERROR_TOAST, detail: toAppError(error).message })
      return undefined
    }
  }
  return { run, isPending }
}
