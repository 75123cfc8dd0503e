import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ItemImportJob } from '#contract/item-file.ts'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import { lookWhileRunning } from '../kit/running-jobs.ts'

type ItemsQuery = Parameters<typeof adminApi.itemEditing.list>[0]
export type ItemFilters = Parameters<typeof adminApi.itemFile.export>[0]
type VerifiedContent = Parameters<typeof adminApi.itemEditing.verify>[0]

export function itemsQuery(query: ItemsQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'items', query],
    queryFn: ({ signal }) => call(adminApi.itemEditing.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** The published items of a filter as files. */
export function exportQuery(filters: ItemFilters) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-files', filters],
    queryFn: ({ signal }) => call(adminApi.itemFile.export(filters, { signal })),
    staleTime: 0,
    retry: false,
  })
}

export function itemQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item', id],
    queryFn: ({ signal }) => call(adminApi.itemEditing.get({ id }, { signal })),
  })
}

/** What the first answers say about a version; the newest with answers if it is undefined. */
export function itemStatisticsQuery(id: string, itemVersion: number | undefined) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-statistics', id, itemVersion],
    queryFn: ({ signal }) =>
      call(adminApi.statistics.item({ id, ...(itemVersion !== undefined && { itemVersion }) }, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-versions', id],
    queryFn: ({ signal }) => call(adminApi.itemEditing.versions({ id }, { signal })),
  })
}

/** Every template, by concept in curriculum order. */
export const templatesQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'item-templates'],
  queryFn: ({ signal }) => call(adminApi.itemTemplate.list({}, { signal })),
})

/** A template's draws of the seeds from `from` on; the same seed is always the same item. */
export function drawsQuery(id: string, from: number) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-draws', id, from],
    queryFn: ({ signal }) => call(adminApi.itemTemplate.draw({ id, from }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type ReportsQuery = Parameters<typeof adminApi.itemReport.list>[0]

export function reportsQuery(query: ReportsQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-reports', query],
    queryFn: ({ signal }) => call(adminApi.itemReport.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** One report; null if there is none of the id. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-report', id],
    queryFn: async ({ signal }) => {
      const { items } = await call(adminApi.itemReport.list({ id, size: 1 }, { signal }))
      return items[0] ?? null
    },
  })
}

/** What is wrong with a text that is not saved yet. */
export function verificationQuery(content: VerifiedContent) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-verification', content],
    queryFn: ({ signal }) => call(adminApi.itemEditing.verify(content, { signal })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** The caller's imports of the last week, newest first. */
export const itemImportsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'item-imports'],
  queryFn: ({ signal }) => call(adminApi.itemFile.imports(undefined, { signal })),
  refetchInterval: lookWhileRunning,
})

/** An import that has ended, with its text and its result; fetched again if it was applied since. */
export function itemImportQuery(job: ItemImportJob | null) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'item-import', job?.id, job?.endedAt],
    queryFn: job ? ({ signal }) => call(adminApi.itemFile.getImport({ id: job.id }, { signal })) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
