import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

type PeopleQuery = Parameters<typeof adminApi.people.list>[0]

export function peopleQuery(query: PeopleQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'people', query],
    queryFn: ({ signal }) => call(adminApi.people.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function personQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'person', id],
    queryFn: ({ signal }) => call(adminApi.people.get({ id }, { signal })),
  })
}
