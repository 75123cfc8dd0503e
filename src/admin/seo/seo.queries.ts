import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

export const seoSettingsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'seo'],
  queryFn: ({ signal }) => call(adminApi.seo.list(undefined, { signal })),
})

/** What is set for a page, and what it has by itself. */
export function seoPageQuery(path: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'seo', path],
    queryFn: ({ signal }) => call(adminApi.seo.get({ path }, { signal })),
    retry: false,
  })
}
