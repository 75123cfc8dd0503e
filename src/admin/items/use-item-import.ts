import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import type { ItemImportDetail, ItemImportJob } from '#contract/item-file.ts'
import { call, toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { adminApi } from '../kit/admin-api.ts'
import { refreshContent } from '../kit/content.queries.ts'
import { isRunning } from '../kit/running-jobs.ts'
import { itemImportQuery, itemImportsQuery } from './items.queries.ts'

interface ItemText {
  conceptId: string
  yaml: string
}

export interface ItemImportState {
  /** The newest import, also one that began before the page was loaded; null if there is none or another text was written since. */
  job: ItemImportJob | null
  /** That import with its text and result, once it has ended. */
  ended: ItemImportDetail | null
  isStarting: boolean
  preview: (text: ItemText) => Promise<void>
  /** Applies the dry run that is shown. */
  apply: () => Promise<void>
  cancel: () => Promise<void>
  /** Another text: what is known of the earlier one no longer holds. */
  reset: () => void
}

/** The dry run of an import and its application, which go on without the page. */
export function useItemImport(): ItemImportState {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const [isStarting, setStarting] = useState(false)
  const [closedId, setClosedId] = useState<string | null>(null)
  const { data: jobs } = useQuery(itemImportsQuery)
  const [newest] = jobs ?? []
  const job = newest && newest.id !== closedId ? newest : null
  const endedJob = job && !isRunning(job) ? job : null
  const { data: detail } = useQuery(itemImportQuery(endedJob))
  const ended = endedJob && detail?.id === endedJob.id ? detail : null

  const running = useRef<string | null>(null)
  const runningId = job && isRunning(job) ? job.id : null
  useEffect(() => {
    if (running.current !== null && runningId === null) void refreshContent(queryClient)
    running.current = runningId
  }, [runningId, queryClient])

  const run = async (write: () => Promise<unknown>) => {
    setStarting(true)
    try {
      await write()
      setClosedId(null)
    } catch (error) {
      showToast({ ...API_ERROR_TOAST, detail: toAppError(error).message })
    } finally {
      await queryClient.invalidateQueries({ queryKey: itemImportsQuery.queryKey })
      setStarting(false)
    }
  }
  return {
    job,
    ended,
    isStarting,
    preview: (text) => run(() => call(adminApi.itemFile.import(text))),
    apply: async () => {
      const plan = ended?.result?.plan
      if (ended && plan !== undefined)
        await run(() => call(adminApi.itemFile.applyImport({ id: ended.id, plan })))
    },
    cancel: async () => {
      if (job) await run(() => call(adminApi.itemFile.cancelImport({ id: job.id })))
    },
    reset: () => setClosedId(newest?.id ?? null),
  }
}
