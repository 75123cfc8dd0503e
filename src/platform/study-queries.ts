import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

/** The place of a thread. What the device recorded itself does not say when the server last saw the thread used. */
type RecentPlace = Pick<Thread, 'conceptId'> & Partial<Pick<Thread, 'lastUsedAt'>>

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

/** The same as it was last read or saved here and when, without waiting for the server; null if it never was. */
export function keptPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId, 'kept'],
    queryFn: async () => {
      const copy = await readCopy(userId, RECENT_COPY, isPlaceOrNone)
      return copy?.value ? { conceptId: copy.value.conceptId, savedAt: copy.copiedAt } : null
    },
  })
}

/** Saves the place that the person learns in now, so that it is known without a network. */
export function saveRecentPlace(userId: string, place: RecentPlace): Promise<void> {
  return keepCopy(userId, RECENT_COPY, place)
}

interface LastPlace {
  /** Null if there is none, or none is known yet. */
  conceptId: string | null
  isPending: boolean
  /** The server knows a later one, as after learning on another device. */
  newerConceptId: string | null
}

/**
 * Where the learner was last. What the device knows is there at once and stays as long as the screen does: what is being read must not
 * change. `userId`: empty for a visitor.
 */
export function useLastPlace(userId: string): LastPlace {
  const enabled = userId !== ''
  const recent = useQuery({ ...recentPlaceQuery(userId), enabled })
  const kept = useQuery({ ...keptPlaceQuery(userId), enabled })
  const [shown, setShown] = useState<{ conceptId: string | null; since: number } | null>(null)
  const served = recent.data ?? null
  // What an earlier visit of the screen read may be older than what was learnt since.
  if (shown === null && kept.isFetchedAfterMount) {
    if (kept.data) setShown({ conceptId: kept.data.conceptId, since: kept.data.savedAt ?? 0 })
    else if (served) setShown({ conceptId: served.conceptId, since: Number.POSITIVE_INFINITY })
  }
  const isNewer =
    shown !== null &&
    served !== null &&
    served.conceptId !== shown.conceptId &&
    Date.parse(served.lastUsedAt ?? '') > shown.since
  return {
    conceptId: shown?.conceptId ?? null,
    isPending: shown === null && (recent.isPending || !kept.isFetchedAfterMount),
    newerConceptId: isNewer ? served.conceptId : null,
  }
}
