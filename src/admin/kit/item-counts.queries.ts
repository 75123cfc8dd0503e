import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

/** How many reports of learners are open. */
export const openReportsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'open-reports'],
  queryFn: ({ signal }) => call(adminApi.itemReport.list({ state: 'open', size: 1 }, { signal })),
})

/** How many items have a text that is not published. */
export const itemDraftsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'item-drafts'],
  queryFn: async ({ signal }) => {
    const [drafts, edits] = await Promise.all([
      call(adminApi.itemEditing.list({ status: 'draft', size: 1 }, { signal })),
      call(adminApi.itemEditing.list({ hasDraft: 'true', size: 1 }, { signal })),
    ])
    return { drafts: drafts.total, edits: edits.total }
  },
})

/** How many items learners' answers say may need work. */
export const flaggedItemsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'flagged-items'],
  queryFn: ({ signal }) => call(adminApi.itemEditing.list({ flagged: 'true', size: 1 }, { signal })),
})
