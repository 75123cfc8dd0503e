import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOutbox, turnOf } from '#tests/offline/open-outbox.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'

const { DrainLoop } = await import('#platform/drain-loop.ts')

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new DeviceLocks().open().locks })
  vi.stubGlobal('window', { location: { origin: 'https://semsaem.example' } })
})
afterEach(() => vi.unstubAllGlobals())

/** A loop over the outbox of a device, and what it reports. `answer` returns the status and the body of each answer. */
function openLoop(answer: (key: string) => { status: number; body: object }) {
  const { store } = openOutbox()
  const reports: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key') ?? ''
    const { status, body } = answer(key)
    return Response.json(body, { status, headers: { 'Idempotency-Key': key } })
  })
  const loop = new DrainLoop({
    userId: 'u1',
    store,
    refresh: async () => undefined,
    failOrphans: async () => undefined,
    onEnded: ({ record, status }) => void reports.push(`ended ${record.id} ${status ?? 'acknowledged'}`),
    onDrained: async () => void reports.push('drained'),
    onStopped: (why) => {
      reports.push(`stopped ${why}`)
      loop.stop()
    },
  })
  return { loop, store, reports }
}

const saved = () => ({ status: 200, body: {} })

describe('the drain loop', () => {
  it('drains once more for a start during a drain', async () => {
    const { loop, store, reports } = openLoop(saved)
    await store.enqueue(turnOf('a'))
    loop.start()
    loop.start()
    await expect.poll(() => reports.filter((report) => report === 'drained').length).toBe(2)
    expect(reports).toContain('ended a acknowledged')
    loop.stop()
  })

  it('retries an unanswered record before its back-off is over if it is told to', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    let isDown = true
    const down = () => ({ status: 502, body: { code: 'SERVICE_UNAVAILABLE' } })
    const { loop, store, reports } = openLoop(() => (isDown ? down() : saved()))
    await store.enqueue(turnOf('a'))
    loop.start()
    await expect.poll(() => reports).toEqual(['drained'])
    expect((await store.list())[0]).toMatchObject({ attempts: 1, unanswered: true })
    isDown = false
    loop.retryNow()
    await expect.poll(() => reports).toEqual(['drained', 'ended a acknowledged', 'drained'])
    loop.stop()
    vi.restoreAllMocks()
  })

  it('stops once the session is over', async () => {
    const { loop, store, reports } = openLoop(() => ({ status: 401, body: { code: 'UNAUTHORIZED' } }))
    await store.enqueue(turnOf('a'))
    loop.start()
    await expect.poll(() => reports).toEqual(['drained', 'stopped blocked'])
    loop.start()
    loop.retryNow()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reports).toEqual(['drained', 'stopped blocked'])
  })
})
