import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnnouncementAudience } from '#contract/notification.ts'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

export function announcementsQuery(query: { page: number; size: number }) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'announcements', query],
    queryFn: ({ signal }) => call(adminApi.announcement.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function announcementQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'announcement', id],
    queryFn: ({ signal }) => call(adminApi.announcement.get({ id }, { signal })),
  })
}

/** How many people an announcement would reach now. */
export function audienceQuery(audience: AnnouncementAudience) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'audience', audience],
    queryFn: ({ signal }) => call(adminApi.announcement.preview({ audience }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Schools by a part of their name, as learners find them. */
export function schoolSearchQuery(query: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'school-search', query],
    queryFn: ({ signal }) => call(adminApi.school.search({ query }, { signal })),
    enabled: query.trim() !== '',
  })
}
