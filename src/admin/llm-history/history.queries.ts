import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

type CallsQuery = Parameters<typeof adminApi.llmHistory.list>[0]

export function callsQuery(query: CallsQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'model-calls', query],
    queryFn: ({ signal }) => call(adminApi.llmHistory.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

const PURPOSE_LABELS = { dev: '개발', prod: '학습자용' } as const

/** The versions of a family that a call can be made again with, the newest of what is being developed first. */
export function replayVersionsQuery(title: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'replay-versions', title],
    queryFn: async ({ signal }) => {
      const prompts = (await call(adminApi.prompt.list(undefined, { signal }))).filter(
        (prompt) => prompt.title === title,
      )
      const versions = await Promise.all(
        prompts.map(async ({ id, purpose }) =>
          (await call(adminApi.prompt.versions({ id }, { signal }))).map(({ version, note }) => ({
            key: `${purpose}-${version}`,
            promptId: id,
            version,
            purpose,
            label: `${PURPOSE_LABELS[purpose]} ${version}판${note && ` · ${note}`}`,
          })),
        ),
      )
      return versions.flat().sort((a, b) => a.purpose.localeCompare(b.purpose))
    },
  })
}

/** Each answer with texts is recorded, so that it is asked for once. */
export function modelCallQuery(id: string) {
  return queryOptions({
    queryKey: ['model-call', id],
    queryFn: ({ signal }) => call(adminApi.llmHistory.get({ id }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
