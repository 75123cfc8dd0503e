import { queryOptions } from '@tanstack/react-query'
import type { Thread } from '#domain/chat/message.ts'
import { api, call } from './http.ts'
import { keepCopy, readCopy, readWithCopy } from './last-good-copy.ts'
import { PROGRESS_KEY, recentThreadQuery } from './progress-queries.ts'

export interface StudyDay {
  /** In Seoul, `2026-03-02`. */
  day: string
  /** Milliseconds. */
  timespan: number
}

function isWeek(value: unknown): value is StudyDay[] {
  return Array.isArray(value)
}

/** Study time by the days of this week, Monday first. */
export function studyWeekQuery(userId: string) {
  return queryOptions({
    queryKey: [...PROGRESS_KEY, { of: 'week', userId }],
    queryFn: ({ signal }) =>
      readWithCopy(userId, 'study-week', isWeek, () => call(api.progress.week(undefined, { signal }))),
  })
}

/** The place of a thread. */
type RecentPlace = Pick<Thread, 'conceptId'>

const RECENT_COPY = 'recent-thread'

function isPlaceOrNone(value: unknown): value is RecentPlace | null {
  return value === null || (typeof value === 'object' && 'conceptId' in value)
}

/** The place of the learner's last thread; without a network as it was last read or saved here. */
export function recentPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId],
    queryFn: async ({ signal }): Promise<RecentPlace | null> => {
      const read = async () => (await call(api.thread.recent(undefined, { signal }))).thread
      return (await readWithCopy(userId, RECENT_COPY, isPlaceOrNone, read)).value
    },
    staleTime: 30_000,
    meta: { isQuiet: true },
  })
}

/** The same as it was last read or saved here, without waiting for the server; null if it never was. */
export function keptPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId, 'kept'],
    queryFn: async () => (await readCopy(userId, RECENT_COPY, isPlaceOrNone))?.value ?? null,
  })
}

/** Saves the place that the person learns in now, so that it is known without a network. */
export function saveRecentPlace(userId: string, place: RecentPlace): Promise<void> {
  return keepCopy(userId, RECENT_COPY, place)
}
