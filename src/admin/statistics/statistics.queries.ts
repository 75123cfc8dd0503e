import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AllTable, CurriculumTable } from '#contract/statistics.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

export function allStatisticsQuery(range: DayRange) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'statistics', range],
    queryFn: ({ signal }) => call(adminApi.statistics.all(range, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function curriculumStatisticsQuery(id: string, range: DayRange) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'statistics', id, range],
    queryFn: ({ signal }) => call(adminApi.statistics.curriculum({ id, ...range }, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function allCsvHref(range: DayRange, table: AllTable): string {
  return `/api/v1/statistics/all/csv?${new URLSearchParams({ ...range, table })}`
}

export function curriculumCsvHref(id: string, range: DayRange, table: CurriculumTable): string {
  return `/api/v1/statistics/curriculums/${id}/csv?${new URLSearchParams({ ...range, table })}`
}
