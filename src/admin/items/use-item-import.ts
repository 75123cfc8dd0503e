import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import type { ItemImport } from '#contract/item-file.ts'
import { call, toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { adminApi } from '../kit/admin-api.ts'
import { refreshContent } from '../kit/content.queries.ts'

interface ItemText {
  conceptId: string
  yaml: string
}

export interface ItemImportState {
  /** What the server is doing. */
  work: 'preview' | 'apply' | null
  /** The dry run of the text as it is written now. */
  trial: ItemImport | null
  done: ItemImport | null
  /** The items changed after the dry run, so nothing was applied. */
  isStale: boolean
  preview: (text: ItemText) => Promise<void>
  /** Applies the dry run; resolves to whether it was applied. */
  apply: (text: ItemText) => Promise<boolean>
  /** Cancels a dry run. */
  cancel: () => void
  /** Another text: what is known of the earlier one no longer holds. */
  reset: () => void
}

/** The dry run of an import, and its application by the plan of that dry run. */
export function useItemImport(): ItemImportState {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const [work, setWork] = useState<ItemImportState['work']>(null)
  const [trial, setTrial] = useState<ItemImport | null>(null)
  const [done, setDone] = useState<ItemImport | null>(null)
  const [isStale, setStale] = useState(false)
  const previewing = useRef<AbortController | null>(null)
  useEffect(() => () => previewing.current?.abort(), [])

  const reset = () => {
    setTrial(null)
    setDone(null)
    setStale(false)
  }
  const run = async (
    kind: NonNullable<ItemImportState['work']>,
    text: ItemText & { plan?: string },
    signal?: AbortSignal,
  ): Promise<ItemImport | null> => {
    setWork(kind)
    try {
      return await call(adminApi.itemFile.import(text, signal && { signal }))
    } catch (thrown) {
      if (signal?.aborted) return null
      const error = toAppError(thrown)
      if (error.code === 'CONFLICT') setStale(true)
      else showToast({ ...API_ERROR_TOAST, detail: error.message })
      return null
    } finally {
      setWork(null)
    }
  }
  return {
    work,
    trial,
    done,
    isStale,
    reset,
    cancel: () => previewing.current?.abort(),
    preview: async (text) => {
      reset()
      previewing.current = new AbortController()
      setTrial(await run('preview', text, previewing.current.signal))
    },
    apply: async (text) => {
      if (!trial) return false
      const result = await run('apply', { ...text, plan: trial.plan })
      await refreshContent(queryClient)
      setTrial(result?.applied === false ? result : null)
      if (!result?.applied) return false
      setDone(result)
      return true
    },
  }
}
