import { queryOptions } from '@tanstack/react-query'
import { api, call } from './http.ts'

/** What the operator configured; the same for everybody. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site', 'config'],
  queryFn: ({ signal }) => call(api.site.config(undefined, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})
