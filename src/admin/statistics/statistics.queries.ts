import minified from 'virtual:admin-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
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
  return `${pathOf(minified.statistics.allCsv)}?${new URLSearchParams({ ...range, table })}`
}

export function curriculumCsvHref(id: string, range: DayRange, table: CurriculumTable): string {
  return `${pathOf(minified.statistics.curriculumCsv, { id })}?${new URLSearchParams({ ...range, table })}`
}
