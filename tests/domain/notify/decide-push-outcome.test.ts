import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePushOutcome, type PushAttempt, pushBackOffMs } from '#domain/notify/decide-push-outcome.ts'
import { parseRetryAfter } from '#domain/notify/parse-retry-after.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const HOUR_MS = 3_600_000
const attempt = (change: Partial<PushAttempt> = {}): PushAttempt => ({
  attempts: 1,
  now: NOW,
  closesAt: NOW + 4 * HOUR_MS,
  random: 0,
  ...change,
})

describe('what becomes of a push message', () => {
  it.each<[number | null, string]>([
    [200, 'delivered'],
    [201, 'delivered'],
    [202, 'delivered'],
    [204, 'delivered'],
    [301, 'drop refused'],
    [307, 'drop refused'],
    [400, 'drop refused'],
    [401, 'alarm'],
    [403, 'alarm'],
    [404, 'delete'],
    [405, 'drop refused'],
    [406, 'wait'],
    [408, 'wait'],
    [410, 'delete'],
    [413, 'drop too-large'],
    [414, 'drop refused'],
    [429, 'wait'],
    [500, 'wait'],
    [501, 'wait'],
    [502, 'wait'],
    [503, 'wait'],
    [504, 'wait'],
    [599, 'wait'],
    [null, 'wait'],
  ])('after %s is told by the table: %s', (status, expected) => {
    const outcome = decidePushOutcome({ status, retryAfter: null }, attempt())
    expect(outcome.kind === 'drop' ? `drop ${outcome.reason}` : outcome.kind).toBe(expected)
  })

  it('is the loss of the subscription after 404 and 410 alone', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 100, max: 599 }), { nil: null }),
        fc.option(fc.string(), { nil: null }),
        fc.integer({ min: 1, max: 50 }),
        (status, retryAfter, attempts) => {
          const outcome = decidePushOutcome({ status, retryAfter }, attempt({ attempts }))
          expect(outcome.kind === 'delete').toBe(status === 404 || status === 410)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('the wait for a push service', () => {
  it.each([
    [1, 0, 15_000],
    [1, 0.5, 22_500],
    [2, 0, 30_000],
    [5, 0, 240_000],
    [8, 0, HOUR_MS / 2],
    [60, 0.999_999_999, HOUR_MS - 1],
  ])('after attempt %i with chance %f is %i ms', (attempts, random, expected) => {
    expect(pushBackOffMs(attempts, random)).toBe(expected)
  })

  it.each([429, 503, null])('is as long as the service asks after %s', (status) => {
    const until = (retryAfter: string) => decidePushOutcome({ status, retryAfter }, attempt())
    expect(until('120')).toEqual({ kind: 'wait', until: NOW + 120_000 })
    expect(until('Mon, 02 Mar 2026 10:05:00 GMT')).toEqual({ kind: 'wait', until: NOW + 300_000 })
    expect(until('1')).toEqual({ kind: 'wait', until: NOW + 15_000 })
  })

  it('ends where the notification is stale', () => {
    const outcome = (closesAt: number) =>
      decidePushOutcome({ status: 429, retryAfter: '60' }, attempt({ closesAt }))
    expect(outcome(NOW + 60_001)).toEqual({ kind: 'wait', until: NOW + 60_000 })
    expect(outcome(NOW + 60_000)).toEqual({ kind: 'drop', reason: 'stale' })
  })

  it('is never shorter than asked, never without a pause and never past its end', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.nat(30_000), fc.integer({ min: 1, max: 2_000 }), chance, (seconds, attempts, random) => {
        const asked = attempt({ attempts, random })
        const outcome = decidePushOutcome({ status: 503, retryAfter: String(seconds) }, asked)
        expect(outcome.kind).toBe(seconds * 1_000 < 4 * HOUR_MS ? 'wait' : 'drop')
        if (outcome.kind !== 'wait') return
        expect(outcome.until - NOW).toBeGreaterThanOrEqual(Math.max(15_000, seconds * 1_000))
        expect(outcome.until).toBeLessThan(asked.closesAt)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('Retry-After', () => {
  it.each<[string | null, number | null]>([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Mon, 02 Mar 2026 10:00:30 GMT', 30_000],
    ['Mon, 02 Mar 2026 09:59:30 GMT', 0],
    [null, null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['99999999999', null],
    ['soon', null],
    ['2026-03-02', null],
    ['Mon, 99 Xyz 2026 10:00:30 GMT', null],
  ])('%j asks for %s ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected)
  })
})
