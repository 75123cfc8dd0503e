import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays, listDays, listWeeks, splitRange, weekOf } from '#domain/statistics/day-range.ts'
import { latencyPercentile, STEPS_A_DOUBLING } from '#domain/statistics/latency-steps.ts'

/** As the roll-up counts it (server/statistics/roll-up.queries.ts). */
const latencyStep = (milliseconds: number) => Math.round(STEPS_A_DOUBLING * Math.log2(milliseconds))

describe('a range of days', () => {
  const range = fc.tuple(fc.nat({ max: 3000 }), fc.nat({ max: 400 })).map(([start, length]) => {
    const from = addDays('2024-01-01', start)
    return { from, to: addDays(from, length) }
  })

  test('is split into whole weeks and the days beside them, each day once', () => {
    fc.assert(
      fc.property(range, (each) => {
        const { weeks, days } = splitRange(each)
        const ofWeeks = weeks ? listDays({ from: weeks.first, to: addDays(weeks.last, 6) }) : []
        expect([...ofWeeks, ...days.flatMap(listDays)].sort()).toEqual(listDays(each))
        expect(days.every((part) => countDays(part) <= 12)).toBe(true)
        if (weeks) expect([weekOf(weeks.first), weekOf(weeks.last)]).toEqual([weeks.first, weeks.last])
      }),
    )
  })

  test('touches the weeks from Monday to Sunday that have a day of it', () => {
    expect(listWeeks({ from: '2026-03-01', to: '2026-03-02' })).toEqual(['2026-02-23', '2026-03-02'])
    expect(listWeeks({ from: '2026-03-02', to: '2026-03-08' })).toEqual(['2026-03-02'])
    expect(countDays({ from: '2024-01-01', to: '2024-12-31' })).toBe(366)
    expect(listDays({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
  })
})

test('a percentile of latencies is that of the calls, to within 4.5 %', () => {
  const share = fc.constantFrom(0.5, 0.95, 1)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 200, max: 120_000 }), { minLength: 1 }), share, (calls, part) => {
      const counts = new Map<number, number>()
      for (const call of calls) counts.set(latencyStep(call), (counts.get(latencyStep(call)) ?? 0) + 1)
      const exact = calls.toSorted((a, b) => a - b)[Math.ceil(part * calls.length) - 1]!
      expect(Math.abs(latencyPercentile(counts, part)! / exact - 1)).toBeLessThan(0.046)
    }),
  )
  expect(latencyPercentile(new Map(), 0.5)).toBeNull()
})
