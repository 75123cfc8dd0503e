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

const ours = (code: string) => ({ isWhole: true, code })
const foreign = { isWhole: false, code: null }

describe('what becomes of a record', () => {
  it.each<[string, number, Partial<Extract<SendAnswer, { kind: 'answer' }>>, string]>([
    ['a whole answer', 200, {}, 'acknowledged'],
    ['a whole answer', 201, {}, 'acknowledged'],
    ['an empty one of ours', 204, {}, 'acknowledged'],
    ["a captive portal's page", 200, foreign, 'keep unanswered'],
    ['a cut body', 200, { isWhole: false }, 'keep unanswered'],
    ["a portal's redirect", 302, foreign, 'keep unanswered'],
    ['nothing new', 304, foreign, 'keep unanswered'],
    ['a form that the server does not read', 400, ours('BAD_REQUEST'), 'dead'],
    ['an API version that is over', 400, ours('API_VERSION'), 'dead'],
    ['nobody signed in, or somebody else', 401, ours('UNAUTHORIZED'), 'blocked'],
    ['a proxy that wants a name', 401, foreign, 'keep unanswered'],
    ['no right', 403, ours('FORBIDDEN'), 'dead'],
    ['a proxy that forbids', 403, foreign, 'keep unanswered'],
    ['a thread that is gone', 404, ours('THREAD_NOT_FOUND'), 'dead'],
    ['a proxy that finds nothing', 404, foreign, 'keep unanswered'],
    ['a wrong method', 405, ours('METHOD_NOT_ALLOWED'), 'dead'],
    ['a late request', 408, foreign, 'keep'],
    ['the same request at work', 409, ours('IN_PROGRESS'), 'keep'],
    ['another conflict', 409, ours('CONFLICT'), 'dead'],
    ["a proxy's conflict", 409, foreign, 'keep unanswered'],
    ['a thread that is gone for good', 410, ours('NOT_FOUND'), 'dead'],
    ['too much', 413, ours('PAYLOAD_TOO_LARGE'), 'dead'],
    ['a wrong type', 415, ours('UNSUPPORTED_MEDIA_TYPE'), 'dead'],
    ['a value against the rules', 422, ours('UNPROCESSABLE'), 'dead'],
    ['an id with another body', 422, ours('IDEMPOTENCY_KEY_REUSED'), 'dead'],
    ['too early', 425, foreign, 'keep'],
    ['an app that is too old', 426, ours('VERSION'), 'paused'],
    ['too many', 429, ours('TOO_MANY_REQUESTS'), 'keep'],
    ['a fault of the server', 500, ours('INTERNAL_SERVER_ERROR'), 'keep'],
    ['something that is not there yet', 501, foreign, 'keep'],
    ['a gateway whose server is away', 502, foreign, 'keep unanswered'],
    ['a gateway whose server rests', 503, foreign, 'keep unanswered'],
    ['a server that says when', 503, { retryAfterMs: 2_000 }, 'keep'],
    ['a gateway whose server is silent', 504, foreign, 'keep unanswered'],
    ['a full disk', 507, foreign, 'keep'],
    ['a network that wants a sign-in', 511, foreign, 'keep'],
  ])('after %s (%i) is told by the table', (_title, status, change, expected) => {
    const outcome = decideSendOutcome(answer(status, change), 1, 0.5)
    expect(outcome.kind === 'keep' && outcome.unanswered ? 'keep unanswered' : outcome.kind).toBe(expected)
  })

  it('is kept, and tried at once when the server is back, where no answer came', () => {
    expect(decideSendOutcome({ kind: 'no-answer' }, 1, 0.5)).toMatchObject({ kind: 'keep', unanswered: true })
  })

  it('waits as Retry-After says, longer than the jitter would and up to an hour', () => {
    const told = (status: number, retryAfterMs: number, random: number) =>
      decideSendOutcome(answer(status, { retryAfterMs }), 9, random)
    expect(told(503, 900_000, 0)).toEqual({ kind: 'keep', delayMs: 900_000, unanswered: false })
    expect(told(429, 0, 0.9)).toEqual({ kind: 'keep', delayMs: 0, unanswered: false })
    expect(told(503, 1e12, 0)).toEqual({ kind: 'keep', delayMs: 3_600_000, unanswered: false })
    expect(decideSendOutcome(answer(409, { ...ours('IN_PROGRESS'), retryAfterMs: 1_000 }), 9, 0)).toEqual({
      kind: 'keep',
      delayMs: 1_000,
      unanswered: false,
    })
  })

  it('is retried within some seconds after Retry-After, never before it', () => {
    const delays = [0, 0.5, 0.999].map((random) => {
      const outcome = decideSendOutcome(answer(503, { retryAfterMs: 4_000 }), 1, random)
      return outcome.kind === 'keep' && outcome.delayMs
    })
    expect(delays).toEqual([4_000, 6_000, 7_996])
    expect(decideSendOutcome(answer(429, { retryAfterMs: 60_000 }), 1, 0.5)).toMatchObject({
      delayMs: 65_000,
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
    expect(decideSendOutcome({ kind: 'no-answer' }, 1, 0.5)).toMatchObject({ delayMs: 1_000 })
  })

  it('is never dropped by the number of attempts, and waits at most 300 s by jitter that fills the whole range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const outcome = decideSendOutcome(answer(500), attempts, random)
          expect(outcome).toMatchObject({ kind: 'keep', delayMs: backOffMs(attempts, random) })
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
