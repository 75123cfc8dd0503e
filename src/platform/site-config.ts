import { queryOptions } from '@tanstack/react-query'
import { api, call } from './http.ts'
import { SITE_KEY } from './query-client.ts'

/** The operator's configuration, the same for everybody. */
export const siteConfigQuery = queryOptions({
  queryKey: [SITE_KEY, 'config'],
  queryFn: ({ signal }) => call(api.site.config(undefined, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})
