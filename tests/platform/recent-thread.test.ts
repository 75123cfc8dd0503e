import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { answerJson, listenToCalls } from './calls-to-server.ts'

const { makeQueryClient } = await import('#platform/query-client.ts')
const { recentThreadQuery } = await import('#platform/progress-queries.ts')
const { currentOutbox } = await import('#platform/outbox.ts')
const { saveRecentPlace, recentPlaceQuery } = await import('#platform/study-queries.ts')

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

describe('the recent place without a network', () => {
  const SERVED = { conceptId: 'M1U01C01', lastUsedAt: '2026-03-02T09:00:00.000Z' }
  const HERE = 'M1U08C04'
  const device = new IDBFactory()
  let isAway = false
  let served = SERVED

  beforeEach(() => {
    vi.stubGlobal('indexedDB', device)
    vi.stubGlobal('navigator', { locks: new DeviceLocks().open().locks })
    isAway = false
    served = SERVED
    listenToCalls(() => {
      if (isAway) throw new TypeError('Failed to fetch')
      return answerJson({ thread: served })
    })
  })

  afterEach(() => currentOutbox()?.close())

  async function ask(userId: string) {
    const client = makeQueryClient()
    client.setDefaultOptions({ queries: { retry: false } })
    return client.fetchQuery(recentPlaceQuery(userId)).finally(() => client.clear())
  }

  test('is the saved place, although the server was never asked', async () => {
    await saveRecentPlace('u1', HERE)
    isAway = true
    expect(await ask('u1')).toMatchObject({ conceptId: HERE })
    await expect(ask('u2')).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('stays the place that was opened here last, until the server knows a later one', async () => {
    expect(await ask('u3')).toEqual(SERVED)
    await saveRecentPlace('u3', HERE)
    expect(await ask('u3')).toMatchObject({ conceptId: HERE })
    isAway = true
    expect(await ask('u3')).toMatchObject({ conceptId: HERE })
    isAway = false
    served = { conceptId: 'M2U01C01', lastUsedAt: '2026-03-02T10:00:00.000Z' }
    expect(await ask('u3')).toMatchObject(served)
    isAway = true
    expect(await ask('u3')).toMatchObject(served)
  })
})
