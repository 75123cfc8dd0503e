import { queryOptions } from '@tanstack/react-query'
import type { Thread } from '#domain/chat/message.ts'
import { api, call } from './http.ts'
import { readWithCopy } from './last-good-copy.ts'
import { PROGRESS_KEY, recentThreadQuery } from './progress-queries.ts'

export interface StudyDay {
  /** In Seoul, `2026-03-02`. */
  day: string
  /** Milliseconds. */
  timespan: number
}

const isWeek = (value: unknown): value is StudyDay[] => Array.isArray(value)

/** Study time by the days of this week, Monday first. */
export const studyWeekQuery = (userId: string) =>
  queryOptions({
    queryKey: [...PROGRESS_KEY, { of: 'week', userId }],
    queryFn: ({ signal }) =>
      readWithCopy(userId, 'study-week', isWeek, () => call(api.progress.week(undefined, { signal }))),
  })

const isThreadOrNone = (value: unknown): value is Thread | null =>
  value === null || (typeof value === 'object' && 'conceptId' in value)

/** Where the learner went on last; without a network as it was last seen. */
export const recentPlaceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId],
    queryFn: async ({ signal }): Promise<Thread | null> => {
      const read = async () => (await call(api.thread.recent(undefined, { signal }))).thread
      return (await readWithCopy(userId, 'recent-thread', isThreadOrNone, read)).value
    },
    staleTime: 30_000,
  })
