import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listWeekDays } from '#domain/calendar/list-week-days.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'

const WEEK = [
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
]

describe('the days of a week', () => {
  it.each([
    ['Monday just after midnight in Seoul', '2026-03-01T15:00:00Z'],
    ['Sunday just before midnight in Seoul', '2026-03-08T14:59:59Z'],
  ])('begin on Monday: %s', (_, time) => {
    expect(listWeekDays(Date.parse(time))).toEqual(WEEK)
  })

  it('hold the day that was asked about, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const days = listWeekDays(at)
        expect(days).toContain(toSeoulDate(at))
        expect(new Set(days).size).toBe(7)
        expect(new Date(days[0]!).getUTCDay()).toBe(1)
      }),
    )
  })
})
