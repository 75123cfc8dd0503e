import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { ATTEMPT_HELP } from '#domain/progress/attempt.ts'
import { rateAttempt } from '#domain/review/rate-attempt.ts'
import { KNOWN_AFTER_DAYS, type ReviewAttempt, scheduleReview } from '#domain/review/schedule-review.ts'

/** 19:00 on 2 March 2026 in Seoul. */
const EVENING = Date.parse('2026-03-02T10:00:00.000Z')
const HOUR = 3_600_000

const wrong = (at: number): ReviewAttempt => ({ verdict: 'incorrect', help: 'alone', at })
const right = (at: number, help: ReviewAttempt['help'] = 'alone'): ReviewAttempt => ({
  verdict: 'correct',
  help,
  at,
})
const day = (at: number | null) => (at === null ? null : (at - startOfSeoulDay(EVENING)) / DAY_MS)

const attempt = fc.record({
  verdict: fc.constantFrom('correct' as const, 'incorrect' as const),
  help: fc.constantFrom(...ATTEMPT_HELP),
  at: fc.integer({ min: EVENING, max: EVENING + 400 * DAY_MS }),
})
const attempts = fc.array(attempt, { maxLength: 30 })

describe('what an answer says of remembering', () => {
  it.each([
    ['correct', 'alone', 'good'],
    ['correct', 'hint', 'hard'],
    ['correct', 'solution', 'again'],
    ['incorrect', 'alone', 'again'],
    ['incorrect', 'hint', 'again'],
    ['incorrect', 'solution', 'again'],
  ] as const)('%s with help %s is %s', (verdict, help, rating) => {
    expect(rateAttempt({ verdict, help })).toBe(rating)
  })
})

describe('the notebook', () => {
  it('knows nothing of items that were never got wrong', () => {
    expect(scheduleReview([])).toBeNull()
    expect(scheduleReview([right(EVENING), right(EVENING + DAY_MS)])).toBeNull()
  })

  it('schedules a wrong item for the next day, from midnight in Seoul', () => {
    expect(scheduleReview([wrong(EVENING)])).toBe(Date.parse('2026-03-02T15:00:00.000Z'))
    const justAfterMidnight = Date.parse('2026-03-02T15:00:01.000Z')
    expect(scheduleReview([wrong(justAfterMidnight)])).toBe(Date.parse('2026-03-03T15:00:00.000Z'))
  })

  it('lets an item rest longer each time that it is right alone, then lets it go', () => {
    const answers = [wrong(EVENING)]
    const rests: (number | null)[] = []
    for (let due = scheduleReview(answers); due !== null; due = scheduleReview(answers)) {
      rests.push(day(due))
      answers.push(right(due + 12 * HOUR))
    }
    expect(rests).toEqual([1, 4, 12, 34])
  })

  it('schedules a released item that was got wrong again', () => {
    const known = [0, 1, 4, 12, 34].map((each, index) =>
      index === 0 ? wrong(EVENING) : right(EVENING + each * DAY_MS),
    )
    expect(scheduleReview(known)).toBeNull()
    const later = EVENING + 100 * DAY_MS
    expect(scheduleReview([...known, wrong(later)])).toBeGreaterThan(later)
  })

  it('counts what was right before the first wrong answer for nothing', () => {
    const mistake = EVENING + 3 * DAY_MS
    expect(scheduleReview([right(EVENING), wrong(mistake)])).toBe(scheduleReview([wrong(mistake)]))
  })

  it('asks again the sooner the more help there was', () => {
    const next = EVENING + DAY_MS
    const dayWith = (help: ReviewAttempt['help']) => day(scheduleReview([wrong(EVENING), right(next, help)]))
    expect([dayWith('solution'), dayWith('hint'), dayWith('alone')]).toEqual([2, 3, 4])
  })
})

describe('whatever the answers were', () => {
  it('an item is due only after its last answer, and within the time after which it is known', () => {
    fc.assert(
      fc.property(attempts, (list) => {
        const due = scheduleReview(list)
        if (due === null) return
        const last = Math.max(...list.map(({ at }) => at))
        expect(due).toBeGreaterThan(last)
        expect(due).toBeLessThan(last + (KNOWN_AFTER_DAYS + 1) * DAY_MS)
        expect(startOfSeoulDay(due)).toBe(due)
      }),
    )
  })

  it('holds an item exactly since its first wrong answer', () => {
    fc.assert(
      fc.property(attempts, (list) => {
        const hasMissed = list.some(({ verdict }) => verdict === 'incorrect')
        if (!hasMissed) expect(scheduleReview(list)).toBeNull()
        const at = Math.max(EVENING, ...list.map((each) => each.at))
        const due = scheduleReview([...list, wrong(at)])
        expect(due).toBeGreaterThanOrEqual(startOfSeoulDay(at) + DAY_MS)
        expect(due).toBeLessThanOrEqual(startOfSeoulDay(at) + 7 * DAY_MS)
      }),
    )
  })

  it('the order alone decides: a clock that was set back changes nothing', () => {
    fc.assert(
      fc.property(attempts, fc.nat(), fc.integer({ min: 1, max: 400 * DAY_MS }), (list, pick, back) => {
        const ordered = list.toSorted((one, other) => one.at - other.at)
        const at = ordered.length === 0 ? 0 : pick % ordered.length
        const before = ordered[at - 1]
        const told = ordered.map((each, index) =>
          before && index === at ? { ...each, at: before.at } : each,
        )
        const skewed = ordered.map((each, index) =>
          before && index === at ? { ...each, at: before.at - back } : each,
        )
        expect(scheduleReview(skewed)).toBe(scheduleReview(told))
      }),
    )
  })

  it('the hour of the day changes nothing', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 0, max: DAY_MS - 1 }), (list, hour) => {
        const ordered = list.toSorted((one, other) => one.at - other.at)
        const moved = ordered.map((each) => ({ ...each, at: startOfSeoulDay(each.at) + hour }))
        expect(scheduleReview(moved)).toBe(scheduleReview(ordered))
      }),
    )
  })

  it('being right alone never makes it due sooner than being wrong', () => {
    fc.assert(
      fc.property(attempts, (list) => {
        const at = Math.max(EVENING, ...list.map((each) => each.at))
        const rest = (last: ReviewAttempt) => scheduleReview([...list, last]) ?? Number.POSITIVE_INFINITY
        const seen = list.some(({ verdict }) => verdict === 'incorrect')
        if (seen) expect(rest(right(at))).toBeGreaterThanOrEqual(rest(right(at, 'hint')))
        expect(rest(right(at, 'hint'))).toBeGreaterThanOrEqual(rest(wrong(at)))
      }),
    )
  })
})
