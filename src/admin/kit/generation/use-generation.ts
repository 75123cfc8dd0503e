import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import type { Generation } from '#contract/generation.ts'
import { toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { refreshContent } from '../content.queries.ts'
import { isRunning } from '../running-jobs.ts'
import { generationsQuery } from './generations.query.ts'
import { type GenerationStart, startGeneration } from './start-generation.ts'

interface GenerationState {
  /** Those that `isShown` takes, newest first; undefined until they are known. */
  jobs: readonly Generation[] | undefined
  isStarting: boolean
  /** Resolves to whether it has begun; why not is a toast. */
  start: (start: GenerationStart) => Promise<boolean>
}

/** Begins generations and follows them, also those that began before the page was loaded. What is shown of content is refreshed at their end. */
export function useGeneration(
  isShown: (job: Generation) => boolean,
  onEnd?: (job: Generation) => void,
): GenerationState {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const [isStarting, setStarting] = useState(false)
  const { data } = useQuery(generationsQuery)
  const jobs = data?.filter(isShown)
  const running = useRef(new Set<string>())
  useEffect(() => {
    for (const job of jobs ?? []) {
      if (isRunning(job)) running.current.add(job.id)
      else if (running.current.delete(job.id)) {
        void refreshContent(queryClient)
        onEnd?.(job)
      }
    }
  })
  const start = async (next: GenerationStart) => {
    setStarting(true)
    try {
      running.current.add(await startGeneration(next))
      return true
    } catch (error) {
      showToast({ ...API_ERROR_TOAST, detail: toAppError(error).message })
      return false
    } finally {
      setStarting(false)
      await queryClient.invalidateQueries({ queryKey: generationsQuery.queryKey })
    }
  }
  return { jobs, isStarting, start }
}
