import { afterEach, expect, test, vi } from 'vitest'
import { answerJson, listenToCalls } from './calls-to-server.ts'

vi.mock('virtual:contract', async () => ({ default: (await import('#contract/contract.ts')).contract }))

const { makeQueryClient } = await import('#platform/query-client.ts')
const { recentThreadQuery } = await import('#platform/progress-queries.ts')
const { recentPlaceQuery } = await import('#platform/study-queries.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the recent thread is asked for again only once 30 s have gone by', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sent = listenToCalls(() => answerJson({ thread: null }))
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { staleTime: 0 } })
  const askAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await client.fetchQuery(recentThreadQuery)
    return sent.length
  }
  expect(await askAfter(0)).toBe(1)
  expect(await askAfter(29_999)).toBe(1)
  expect(await askAfter(1)).toBe(2)
  expect(recentPlaceQuery('u1').staleTime).toBe(recentThreadQuery.staleTime)
  client.clear()
})
