import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  followServedPlace,
  isFromElsewhere,
  type LastPlace,
  openPlaceHere,
} from '#domain/progress/last-place.ts'
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

const RECENT_COPY = 'recent-thread'

function isPlaceOrNone(value: unknown): value is LastPlace | null {
  return value === null || (typeof value === 'object' && 'conceptId' in value)
}

async function readKeptPlace(userId: string): Promise<LastPlace | null> {
  return (await readCopy(userId, RECENT_COPY, isPlaceOrNone))?.value ?? null
}

/** The learner's last place after the server was read; without a network as it was last kept here. */
export function recentPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId],
    queryFn: async ({ signal }): Promise<LastPlace | null> => {
      const read = async () => {
        const { thread } = await call(api.thread.recent(undefined, { signal }))
        return followServedPlace(await readKeptPlace(userId), thread)
      }
      return (await readWithCopy(userId, RECENT_COPY, isPlaceOrNone, read)).value
    },
    staleTime: 30_000,
    meta: { isQuiet: true },
  })
}

/** The same as it was last kept here, without waiting for the server; null if it never was. */
export function keptPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...recentThreadQuery.queryKey, userId, 'kept'],
    queryFn: () => readKeptPlace(userId),
    // What an earlier visit of a screen read may be older than what was learnt since.
    staleTime: 0,
  })
}

/** Saves the place that the person learns in now, so that it is known without a network. */
export async function saveRecentPlace(userId: string, conceptId: string): Promise<void> {
  await keepCopy(userId, RECENT_COPY, openPlaceHere(await readKeptPlace(userId), conceptId))
}

interface ShownPlace {
  /** Null if there is none, or none is known yet. */
  conceptId: string | null
  isPending: boolean
  /** The server knows a later one, of another device. */
  newerConceptId: string | null
}

/**
 * Where the learner was last. What the device knows is there at once and stays as long as the screen does: what is being read must not
 * change. `userId`: empty for a visitor.
 */
export function useLastPlace(userId: string): ShownPlace {
  const enabled = userId !== ''
  const recent = useQuery({ ...recentPlaceQuery(userId), enabled })
  const kept = useQuery({ ...keptPlaceQuery(userId), enabled })
  const [first, setFirst] = useState<{ place: LastPlace; userId: string } | null>(null)
  // Another person may have signed in while the screen stayed.
  const shown = first?.userId === userId ? first.place : null
  const isKeptKnown = kept.isFetched && !kept.isFetching
  if (enabled && shown === null && isKeptKnown) {
    const place = kept.data ?? recent.data
    if (place) setFirst({ place, userId })
  }
  const isNewer = shown !== null && recent.data ? isFromElsewhere(recent.data, shown) : false
  return {
    conceptId: shown?.conceptId ?? null,
    isPending: shown === null && (recent.isPending || !isKeptKnown),
    newerConceptId: isNewer ? (recent.data?.conceptId ?? null) : null,
  }
}
