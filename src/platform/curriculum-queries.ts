import { queryOptions } from '@tanstack/react-query'
import type { RenderedExplanation } from '#domain/curriculum/curriculum.ts'
import { flattenCurriculum } from '#domain/curriculum/flatten-curriculum.ts'
import { api, call, nameFailure, toAppError } from './http.ts'

/** Content changes rarely within a visit; the server answers with ETags. */
const CONTENT_STALE_MS = 5 * 60_000
/** How long a refusal counts for everything that asks for the same. */
const REFUSAL_HOLDS_MS = 2_000

/** The three grades, in order. A failed call leaves an empty list on the screen (specification section 8). */
export const gradesQuery = queryOptions({
  queryKey: ['curriculum', 'grades'],
  queryFn: async ({ signal }) => {
    const entries = api.curriculum.entries(undefined, { signal }).catch((error: unknown) => {
      const known = toAppError(error)
      throw nameFailure(known, `API 요청 실패: ${known.status}`)
    })
    return flattenCurriculum(await entries)
  },
  staleTime: CONTENT_STALE_MS,
  // The app asks before its first drawing: a screen that mounts then must not repeat what was just refused.
  retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > REFUSAL_HOLDS_MS,
})

/** As the device may have it: a copy of an earlier version of the app has no rendered form. */
type HeldExplanation = Omit<RenderedExplanation, 'rendered'> & Partial<Pick<RenderedExplanation, 'rendered'>>

/** Null if the concept has no explanation yet. */
export function explanationQuery(conceptId: string) {
  return queryOptions({
    queryKey: ['curriculum', 'explanation', conceptId],
    queryFn: async ({ signal }): Promise<HeldExplanation | null> => {
      try {
        return await call(api.concept.latestExplanation({ id: conceptId }, { signal }))
      } catch (error) {
        if (toAppError(error).code === 'EXPLANATION_NOT_FOUND') return null
        throw error
      }
    },
    staleTime: CONTENT_STALE_MS,
  })
}

export function linksQuery(conceptId: string) {
  return queryOptions({
    queryKey: ['curriculum', 'links', conceptId],
    queryFn: ({ signal }) => call(api.concept.links({ id: conceptId }, { signal })),
    staleTime: CONTENT_STALE_MS,
  })
}

export function termsQuery(conceptId: string) {
  return queryOptions({
    queryKey: ['curriculum', 'terms', conceptId],
    queryFn: ({ signal }) => call(api.concept.terms({ id: conceptId }, { signal })),
    staleTime: CONTENT_STALE_MS,
  })
}
