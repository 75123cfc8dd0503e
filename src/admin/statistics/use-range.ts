import { useLocation, useSearch } from 'wouter'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { addDays, countDays, type DayRange, MOST_DAYS } from '#domain/statistics/day-range.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DEFAULT_DAYS = 28

export interface AddressedRange {
  range: DayRange
  today: string
  /** Why the address's range cannot be shown; null if it can. */
  fault: string | null
  /** Changes part of the address's query; null removes a part. */
  change: (changes: Readonly<Record<string, string | null>>) => void
  /** Another part of the query. */
  read: (name: string) => string | null
}

function readDay(value: string | null): string | null {
  return value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
}

function findFault(range: DayRange): string | null {
  const days = countDays(range)
  if (days < 1) return '끝나는 날이 시작하는 날보다 앞이에요.'
  return days > MOST_DAYS ? `한 번에 ${MOST_DAYS}일까지 볼 수 있어요.` : null
}

/** The range of days that the address names with `from` and `to`, by default the last four weeks up to today. */
export function useRange(): AddressedRange {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const today = toSeoulDate(Date.now())
  const to = readDay(search.get('to')) ?? today
  const range = { from: readDay(search.get('from')) ?? addDays(to, 1 - DEFAULT_DAYS), to }
  return {
    range,
    today,
    fault: findFault(range),
    read: (name) => search.get(name),
    change: (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) search.delete(name)
        else search.set(name, value)
      }
      navigate(`${path}?${search}`)
    },
  }
}
