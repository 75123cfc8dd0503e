import { queryOptions } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { API_ERROR_TOAST } from '#contract/choose-error-detail.ts'
import { AppError } from '#contract/error.ts'
import { call } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

/** 'SERVICE_UNAVAILABLE' as the status text 'Service Unavailable'. */
function toStatusText(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
}

/** Runs a read of prompts, whose failure has the sentence of specification section 8. */
async function readPrompts<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await call(answer)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, status } = error
    const message = `프롬프트 조회 실패: ${status} - ${toStatusText(code)}`
    throw new AppError(code, { cause: error, status, message })
  }
}

export const promptsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'prompts'],
  queryFn: ({ signal }) => readPrompts(adminApi.prompt.list(undefined, { signal })),
})

export function promptQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'prompt', id],
    queryFn: ({ signal }) => readPrompts(adminApi.prompt.get({ id }, { signal })),
  })
}

export function promptVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'prompt-versions', id],
    queryFn: ({ signal }) => readPrompts(adminApi.prompt.versions({ id }, { signal })),
  })
}

export function promptNumbersQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'prompt-numbers', id],
    queryFn: ({ signal }) => readPrompts(adminApi.prompt.numbers({ id }, { signal })),
  })
}

/** Says a failed read in a toast, too (specification section 8). */
export function useFailureToast(
  error: Error | null,
  title: '프롬프트 가져오기 실패' | '프롬프트 버전 가져오기 실패',
) {
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    if (error) showToast({ ...API_ERROR_TOAST, title, detail: error.message })
  }, [error, title, showToast])
}
