import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOffMs, decideSendOutcome, type SendAnswer } from '#domain/outbox/decide-send-outcome.ts'

const answer = (
  status: number,
  change: Partial<Extract<SendAnswer, { kind: 'answer' }>> = {},
): SendAnswer => ({
  kind: 'answer',
  status,
  isWhole: true,
  code: 'CODE',
  retryAfterMs: null,
  ...change,
})

describe('what becomes of a record', () => {
  it.each([
    ['acknowledged', [200, 201, 202, 204]],
    ['dead', [400, 403, 404, 405, 410, 413, 415, 422]],
    ['keep', [408, 409, 425, 429, 500, 501, 502, 503, 504, 507, 511, 302, 304]],
    ['blocked', [401]],
    ['paused', [426]],
  ])('is %s after %j', (kind, statuses) => {
    for (const status of statuses)
      expect([status, decideSendOutcome(answer(status), 1, 0.5).kind]).toEqual([status, kind])
  })

  it('is kept when no answer came, or a good one that is not whole', () => {
    expect(decideSendOutcome({ kind: 'no-answer' }, 1, 0.5).kind).toBe('keep')
    expect(decideSendOutcome(answer(200, { isWhole: false }), 1, 0.5).kind).toBe('keep')
  })

  it('is kept when somebody else than our server refused it', () => {
    for (const status of [400, 403, 404, 413, 422]) {
      expect(decideSendOutcome(answer(status, { isWhole: false, code: null }), 1, 0.5).kind).toBe('keep')
    }
  })

  it('waits as Retry-After says, longer than the jitter would and up to an hour', () => {
    expect(decideSendOutcome(answer(503, { retryAfterMs: 900_000 }), 1, 0)).toEqual({
      kind: 'keep',
      delayMs: 900_000,
    })
    expect(decideSendOutcome(answer(429, { retryAfterMs: 0 }), 9, 0.9)).toEqual({ kind: 'keep', delayMs: 0 })
    expect(decideSendOutcome(answer(503, { retryAfterMs: 1e12 }), 1, 0)).toEqual({
      kind: 'keep',
      delayMs: 3_600_000,
    })
  })

  it('is tried again within 10 s where nothing answered, however often that was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const outcome = decideSendOutcome({ kind: 'no-answer' }, attempts, random)
          expect(outcome.kind === 'keep' && outcome.delayMs <= 10_000).toBe(true)
        },
      ),
    )
    expect(decideSendOutcome({ kind: 'no-answer' }, 1, 0.5)).toEqual({ kind: 'keep', delayMs: 1_000 })
  })

  it('is never dropped by the number of attempts, and waits at most 300 s by jitter that fills the whole range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const outcome = decideSendOutcome(answer(503), attempts, random)
          expect(outcome).toEqual({ kind: 'keep', delayMs: backOffMs(attempts, random) })
          expect(backOffMs(attempts, random)).toBeGreaterThanOrEqual(0)
          expect(backOffMs(attempts, random)).toBeLessThanOrEqual(300_000)
          expect(backOffMs(attempts, 0)).toBe(0)
        },
      ),
    )
    expect([1, 2, 3, 8, 9].map((attempts) => backOffMs(attempts, 0.5))).toEqual([
      1_000, 2_000, 4_000, 128_000, 150_000,
    ])
  })
})
