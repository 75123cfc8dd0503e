import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays, listDays, listWeeks, splitRange, weekOf } from '#domain/statistics/day-range.ts'
import { flagItem, type ItemFigures } from '#domain/statistics/flag-item.ts'
import { latencyPercentile, STEPS_A_DOUBLING } from '#domain/statistics/latency-steps.ts'
import { wilsonInterval } from '#domain/statistics/wilson-interval.ts'

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

test('the interval of a share is that of Wilson: within 0 and 1 even for none and for all', () => {
  // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const rounded = (hits: number, trials: number) =>
    Object.values(wilsonInterval(hits, trials)).map((end) => Number(end.toFixed(4)))
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605])
  expect(rounded(0, 20)).toEqual([0, 0.1611])
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718])
})

describe('an item', () => {
  const sound: ItemFigures = {
    answers: 60,
    helped: 10,
    alone: 50,
    rightAlone: 30,
    discrimination: 0.4,
    guessShare: 0,
  }

  test.each<[string, Partial<ItemFigures>, string[]]>([
    ['is sound', {}, []],
    ['has too few answers to tell', { answers: 29, alone: 29, rightAlone: 0, helped: 29 }, []],
    ['is too hard', { rightAlone: 9 }, ['too-hard']],
    ['is too easy', { rightAlone: 49 }, ['too-easy']],
    ['is answered no better than by guessing', { rightAlone: 10, guessShare: 0.2 }, ['guessed']],
    ['is missed by those who know more', { discrimination: -0.1 }, ['negative-discrimination']],
    ['does not tell learners apart', { discrimination: 0.05 }, ['no-discrimination']],
    ['is mostly answered with help', { helped: 40 }, ['needs-help']],
  ])('%s', (_what, figures, flags) => {
    expect(flagItem({ ...sound, ...figures })).toEqual(flags)
  })
})
