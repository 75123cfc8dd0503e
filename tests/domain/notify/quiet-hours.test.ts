import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts'
import { seoulHour, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { findQuietEnd, findQuietStart, isQuiet } from '#domain/notify/find-quiet-end.ts'
import { seoul } from './person.ts'

const hour = fc.integer({ min: 0, max: 23 })
const quietHours = fc.record({ from: hour, to: hour })
/** Any moment of sixty years, and often one within a second of a full hour. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 60 * 366 * DAY_MS }),
  fc
    .tuple(fc.integer({ min: 1, max: 60 * 366 * 24 }), fc.constantFrom(-1_000, -1, 0, 1, 999))
    .map(([hours, edge]) => hours * HOUR_MS + edge),
)

describe('the day in Seoul', () => {
  it.each([
    ['2026-03-02T00:00:00.000', '2026-03-02T00:00', 0],
    ['2026-03-02T23:59:59.999', '2026-03-02T00:00', 23],
    ['2026-03-01T23:59:59.999', '2026-03-01T00:00', 23],
    ['2026-03-02T08:59:59.999', '2026-03-02T00:00', 8],
    ['2026-03-02T09:00:00.000', '2026-03-02T00:00', 9],
    ['2028-02-29T12:30', '2028-02-29T00:00', 12],
    ['2027-01-01T00:30', '2027-01-01T00:00', 0],
    ['1969-12-31T23:30', '1969-12-31T00:00', 23],
  ])('of %s began at %s, in hour %i', (at, start, inHour) => {
    expect(startOfSeoulDay(seoul(at))).toBe(seoul(start))
    expect(seoulHour(seoul(at))).toBe(inHour)
  })

  it('has 24 hours on every day, summer time or not', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const start = startOfSeoulDay(at)
        expect(at - start).toBeGreaterThanOrEqual(0)
        expect(at - start).toBeLessThan(DAY_MS)
        expect(startOfSeoulDay(start + DAY_MS)).toBe(start + DAY_MS)
        expect(new Date(at + 9 * HOUR_MS).getUTCHours()).toBe(seoulHour(at))
      }),
    )
  })
})

describe('quiet hours', () => {
  it.each([
    [21, 8, '20:59:59.999', false],
    [21, 8, '21:00:00.000', true],
    [21, 8, '23:59:59.999', true],
    [21, 8, '00:00:00.000', true],
    [21, 8, '07:59:59.999', true],
    [21, 8, '08:00:00.000', false],
    [9, 15, '08:59:59.999', false],
    [9, 15, '09:00:00.000', true],
    [9, 15, '14:59:59.999', true],
    [9, 15, '15:00:00.000', false],
    [22, 0, '23:59:59.999', true],
    [22, 0, '00:00:00.000', false],
    [0, 6, '00:00:00.000', true],
    [0, 6, '23:59:59.999', false],
    [8, 8, '08:00:00.000', false],
    [0, 0, '00:00:00.000', false],
  ])('from %i to %i at %s: %s', (from, to, time, expected) => {
    expect(isQuiet(seoul(`2026-03-02T${time}`), { from, to })).toBe(expected)
  })

  it.each([
    [21, 8, '2026-03-02T21:00', '2026-03-03T08:00'],
    [21, 8, '2026-03-02T23:59:59.999', '2026-03-03T08:00'],
    [21, 8, '2026-03-03T00:00', '2026-03-03T08:00'],
    [21, 8, '2026-03-03T08:00', '2026-03-03T08:00'],
    [21, 8, '2026-03-02T20:59:59.999', '2026-03-02T20:59:59.999'],
    [22, 0, '2026-12-31T22:10', '2027-01-01T00:00'],
    [9, 15, '2026-03-02T09:00', '2026-03-02T15:00'],
    [5, 5, '2026-03-02T05:00', '2026-03-02T05:00'],
  ])('from %i to %i are over for %s at %s', (from, to, at, end) => {
    expect(findQuietEnd(seoul(at), { from, to })).toBe(seoul(end))
  })

  it('last as many hours of a day as lie between their ends', () => {
    fc.assert(
      fc.property(quietHours, moment, ({ from, to }, at) => {
        const start = startOfSeoulDay(at)
        const quiet = Array.from({ length: 24 }, (_, index) => isQuiet(start + index * HOUR_MS, { from, to }))
        expect(quiet.filter(Boolean).length).toBe((to - from + 24) % 24)
      }),
    )
  })

  it('end at the first moment that is not quiet, within a day', () => {
    fc.assert(
      fc.property(quietHours, moment, (hours, at) => {
        const end = findQuietEnd(at, hours)
        expect(isQuiet(end, hours)).toBe(false)
        expect(end - at).toBeLessThan(DAY_MS)
        if (end === at) return
        expect(isQuiet(at, hours)).toBe(true)
        expect(isQuiet(end - 1, hours)).toBe(true)
        expect(seoulHour(end)).toBe(hours.to)
      }),
    )
  })

  it('begin at the last moment that is not quiet, or never', () => {
    fc.assert(
      fc.property(quietHours, moment, (hours, at) => {
        fc.pre(!isQuiet(at, hours))
        const start = findQuietStart(at, hours)
        if (hours.from === hours.to) {
          expect(start).toBe(Number.POSITIVE_INFINITY)
          return
        }
        expect(isQuiet(start, hours)).toBe(true)
        expect(isQuiet(start - 1, hours)).toBe(false)
        expect(start - at).toBeLessThanOrEqual(DAY_MS)
      }),
    )
  })
})
