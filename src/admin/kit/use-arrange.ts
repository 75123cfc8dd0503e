import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import type { OrderedEntity } from '#contract/content.ts'
import { call, toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'
import { refreshContent } from './content.queries.ts'

export interface Arrangement {
  entity: OrderedEntity
  /** Null: grades. */
  parentId: string | null
  /** The present order of the parent's children. */
  known: string[]
  order: string[]
}

const KEY = [ADMIN_KEY, 'arrange']

/**
 * Returns a function that sends a new order; `show` shows it at once in the query cache. Calls run one after another, so that keys can be
 * pressed faster than the server answers. A failure is a toast, and what is shown is asked for again.
 */
export function useArrange() {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const { mutateAsync } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: (arrangement: Arrangement) => call(adminApi.content.arrange(arrangement)),
    // A refetch between two calls would show the order before the second.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: KEY }) === 1 ? refreshContent(queryClient) : undefined,
  })
  return async (arrangement: Arrangement, show: () => void): Promise<boolean> => {
    void queryClient.cancelQueries({ queryKey: [ADMIN_KEY] })
    show()
    try {
      await mutateAsync(arrangement)
      return true
    } catch (error) {
      showToast({ ...API_ERROR_TOAST, detail: toAppError(error).message })
      return false
    }
  }
}

/** Returns the ids with `id` at the place `at` among the others. */
export function insertAt(ids: readonly string[], id: string, at: number): string[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** Returns the ids after one has moved one step; null at either end. */
export function moveAmong(ids: readonly string[], id: string, step: -1 | 1): string[] | null {
  const to = ids.indexOf(id) + step
  return to < 0 || to >= ids.length ? null : insertAt(ids, id, to)
}

/** Returns rows in the order of their ids. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], order: readonly string[]): Row[] {
  return order.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
