import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, toErrorBody } from '#contract/error.ts'
import { answerJson, listenToCalls } from './calls-to-server.ts'

const { makeQueryClient } = await import('#platform/query-client.ts')
const { recentThreadQuery } = await import('#platform/progress-queries.ts')
const { fetchThreadContents } = await import('#features/learning/thread/learning.api.ts')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Refuses every call, with the seconds after which it may be repeated. */
function refuseCalls(retryAfter?: number) {
  const data = retryAfter === undefined ? {} : { data: { retryAfter } }
  return listenToCalls(() => answerJson(toErrorBody(new AppError('BUSY', data)), 503))
}

test.each([
  ['a query', () => makeQueryClient().fetchQuery(recentThreadQuery), 1000],
  ['opening a conversation', () => fetchThreadContents(crypto.randomUUID()), 300],
])('%s is repeated when the busy server says, else after its own pause', async (_name, send, ownMs) => {
  for (const [retryAfter, pauseMs] of [
    [7, 7000],
    [undefined, ownMs],
  ] as const) {
    const sent = refuseCalls(retryAfter)
    const refused = expect(send()).rejects.toMatchObject({ code: 'BUSY' })
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    const once = sent.length
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.length).toBe(2 * once)
    await vi.runAllTimersAsync()
    await refused
  }
})
