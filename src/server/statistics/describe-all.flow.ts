import { AppError } from '#contract/error.ts'
import type { AllStatistics } from '#contract/statistics.ts'
import { MINUTE_MS } from '#domain/calendar/durations.ts'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import { countDays, type DayRange, listDays, listWeeks, MOST_DAYS } from '#domain/statistics/day-range.ts'
import { latencyPercentile } from '#domain/statistics/latency-steps.ts'
import { sumAnswers, sumLevels } from '#domain/statistics/sum-answers.ts'
import { sumCalls, sumCallsByPurpose } from '#domain/statistics/sum-calls.ts'
import type { Queryable } from '../db/open-database.ts'
import { countErrorsByDay, listErrorPaths } from '../log/server-errors.queries.ts'
import {
  type CountRow,
  countLearners,
  findState,
  listAnswersByDay,
  listAnswersByLevel,
  listCounts,
  listMissed,
  listStudy,
} from './statistics.queries.ts'

/** The roll-up runs every five minutes. */
const STALE_AFTER_MS = 20 * MINUTE_MS
const MISSED_ITEMS = 20
const FEWEST_MISSED = 10
const ERROR_PATHS = 20

/** Throws UNPROCESSABLE for a range that ends before it begins, or is too long. */
export function requireRange({ from, to }: DayRange): void {
  const days = countDays({ from, to })
  if (days < 1) throw new AppError('UNPROCESSABLE', { message: '끝나는 날이 시작하는 날보다 앞이에요.' })
  if (days > MOST_DAYS)
    throw new AppError('UNPROCESSABLE', { message: `한 번에 ${MOST_DAYS}일까지 볼 수 있어요.` })
}

export async function describeFreshness(db: Queryable, now: Date) {
  const { rolledUpAt } = await findState(db)
  return {
    asOf: rolledUpAt?.toISOString() ?? null,
    isStale: rolledUpAt === null || now.getTime() - rolledUpAt.getTime() > STALE_AFTER_MS,
  }
}

function sumValues(counts: readonly CountRow[], isCounted: (row: CountRow) => boolean): number {
  return counts.filter(isCounted).reduce((sum, { value }) => sum + value, 0)
}

function describeCounts(counts: readonly CountRow[]) {
  const latencies = new Map<number, number>()
  for (const { measure, key, value } of counts)
    if (measure === 'latency') latencies.set(Number(key), (latencies.get(Number(key)) ?? 0) + value)
  const sum = (measure: CountRow['measure'], key: string) =>
    sumValues(counts, (row) => row.measure === measure && row.key === key)
  const { all, tutor } = sumCalls(counts)
  return {
    ...all,
    calls: tutor.calls,
    failedCalls: tutor.failedCalls,
    otherCalls: all.calls - tutor.calls,
    latencyHalf: latencyPercentile(latencies, 0.5),
    latencyMost: latencyPercentile(latencies, 0.95),
    sent: sum('sent', 'WEB_PUSH'),
    clicked: sum('clicked', 'WEB_PUSH'),
  }
}

const NOBODY = { learners: 0, studied: 0 }

/** Returns the figures of a range, every day and week of it filled in. */
export async function describeAll(db: Queryable, now: Date, { from, to }: DayRange): Promise<AllStatistics> {
  const range = { from, to }
  requireRange(range)
  const days = listDays(range)
  const weeks = listWeeks(range)
  const [
    freshness,
    learners,
    studyByDay,
    studyByWeek,
    answersByDay,
    byLevel,
    missed,
    counts,
    errorsByDay,
    errorPaths,
  ] = await Promise.all([
    describeFreshness(db, now),
    countLearners(db, range),
    listStudy(db, 'day', range),
    listStudy(db, 'week', { from: weeks[0] ?? from, to }),
    listAnswersByDay(db, range),
    listAnswersByLevel(db, range),
    listMissed(db, range, FEWEST_MISSED, MISSED_ITEMS),
    listCounts(db, range),
    countErrorsByDay(db, range),
    listErrorPaths(db, range, ERROR_PATHS),
  ])
  const countsByDay = new Map<string, CountRow[]>(days.map((day) => [day, []]))
  for (const row of counts) countsByDay.get(row.day)?.push(row)
  return {
    ...freshness,
    totals: {
      learners,
      studied: [...studyByDay.values()].reduce((sum, { studied }) => sum + studied, 0),
      ...sumAnswers(byLevel),
      ...describeCounts(counts),
      errors: [...errorsByDay.values()].reduce((sum, errors) => sum + errors, 0),
    },
    days: days.map((day) => ({
      day,
      ...(studyByDay.get(day) ?? NOBODY),
      ...(answersByDay.get(day) ?? { answers: 0, rightAnswers: 0 }),
      ...describeCounts(countsByDay.get(day) ?? []),
      errors: errorsByDay.get(day) ?? 0,
    })),
    weeks: weeks.map((week) => ({ week, ...(studyByWeek.get(week) ?? NOBODY) })),
    levels: sumLevels(byLevel),
    missed,
    methods: NOTIFICATION_METHODS.map((method) => {
      const sum = (measure: 'sent' | 'clicked') =>
        sumValues(counts, (row) => row.measure === measure && row.key === method)
      return { method, sent: sum('sent'), clicked: sum('clicked') }
    }),
    purposes: sumCallsByPurpose(counts),
    errorPaths,
  }
}
