import { DAY_MS } from '../calendar/durations.ts'

/** Days in Asia/Seoul, `2026-03-02`, both included. */
export interface DayRange {
  from: string
  to: string
}

/** More days than this are not asked for at once. */
export const MOST_DAYS = 366

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day that is `count` days after `day`, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days of a range; 0 or less if it ends before it begins. */
export function countDays({ from, to }: DayRange): number {
  return (toTime(to) - toTime(from)) / DAY_MS + 1
}

/** Every day of a range, in order. */
export function listDays(range: DayRange): string[] {
  return Array.from({ length: Math.max(0, countDays(range)) }, (_, index) => addDays(range.from, index))
}

/** The Monday of the week that a day is in. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(toTime(day)).getUTCDay() + 6) % 7))
}

/** The Monday of each week that a range touches, in order. */
export function listWeeks({ from, to }: DayRange): string[] {
  const weeks: string[] = []
  for (let week = weekOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

/** The parts of a range: its whole weeks (the first and the last Monday; null if there is none), and the days before and after them. */
export interface RangeParts {
  weeks: { first: string; last: string } | null
  days: DayRange[]
}

/** Splits a range into its whole weeks and the days beside them. */
export function splitRange({ from, to }: DayRange): RangeParts {
  const first = weekOf(addDays(from, 6))
  const last = addDays(weekOf(addDays(to, 1)), -7)
  if (last < first) return { weeks: null, days: from <= to ? [{ from, to }] : [] }
  const days = [
    { from, to: addDays(first, -1) },
    { from: addDays(last, 7), to },
  ].filter((part) => part.from <= part.to)
  return { weeks: { first, last }, days }
}
