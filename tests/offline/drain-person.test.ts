import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CuttableFetch } from '#offline/cuttable-fetch.ts'
import { drainPerson } from '#offline/drain-person.ts'
import { outboxLockName } from '#offline/drain-under-lock.ts'
import type { OutboxEvent } from '#offline/outbox-event.ts'
import { makeOutboxStore } from '#offline/outbox-store.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

/** A worker's surroundings, and what its person's open page hears. */
function openWorker() {
  const factory = new IDBFactory()
  const locks = new DeviceLocks()
  const heard: OutboxEvent[] = []
  const page = new BroadcastChannel(outboxLockName('u1'))
  page.onmessage = ({ data }: MessageEvent<OutboxEvent>) => void heard.push(data)
  const surroundings = {
    indexedDB: factory,
    locks: locks.open().locks,
    fetch: server.fetch,
    BroadcastChannel: globalThis.BroadcastChannel,
  }
  return { factory, locks, heard, page, drain: () => drainPerson('u1', surroundings) }
}

describe('a worker without a page', () => {
  it("sends waiting records and tells the person's pages how each ended", async () => {
    const { factory, heard, page, drain } = openWorker()
    const { store } = openOutbox('u1', factory)
    for (const id of ['a', 'b']) await store.enqueue(turnOf(id))
    server.plan({ kind: 'refuse', status: 422, code: 'UNPROCESSABLE' })
    expect(await drain()).toEqual({ left: 1, nextDue: null, stopped: null })
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toMatchObject([
      { type: 'ended', record: { id: 'a' }, status: 422, row: { code: 'UNPROCESSABLE' } },
      { type: 'ended', record: { id: 'b' }, status: null, row: { id: 'b' } },
    ])
    page.close()
  })

  it.each([
    ['blocked', 401, 'UNAUTHORIZED'],
    ['paused', 426, 'VERSION'],
  ] as const)('tells that the queue is %s', async (stopped, status, code) => {
    const { factory, heard, page, drain } = openWorker()
    await openOutbox('u1', factory).store.enqueue(turnOf('a'))
    server.plan({ kind: 'refuse', status, code })
    expect(await drain()).toMatchObject({ left: 1, stopped })
    await expect.poll(() => heard).toEqual([{ type: 'stopped', stopped }])
    page.close()
  })

  it('fails a question whose page died, and not one that a page still shows', async () => {
    const { factory, locks, page, drain } = openWorker()
    const { store } = openOutbox('u1', factory)
    for (const [id, threadId] of [
      ['shown', 't1'],
      ['orphan', 't2'],
    ] as const) {
      await store.enqueue({ id, kind: 'question', body: { threadId, message: '왜?' } })
      await store.enqueue(turnOf(`behind ${id}`, threadId))
    }
    void locks.open().locks.request('semsaem-question-shown', () => new Promise(() => undefined))
    await drain()
    expect(server.committed.map(({ key }) => key)).toEqual(['behind orphan'])
    expect((await store.list()).map(({ id, state }) => [id, state])).toEqual([
      ['shown', 'waiting'],
      ['behind shown', 'waiting'],
      ['orphan', 'dead'],
    ])
    page.close()
  })

  it('sends a question that waited for the network when its page was closed', async () => {
    const { factory, page, drain } = openWorker()
    const { store } = openOutbox('u1', factory)
    await store.enqueue({
      id: 'q',
      kind: 'question',
      body: { threadId: 't1', message: '왜?' },
      unattended: true,
    })
    expect((await drain()).left).toBe(0)
    expect(server.committed.map(({ key }) => key)).toEqual(['q'])
    page.close()
  })

  it('creates no database for a person who has none on the device', async () => {
    const { factory, page, drain } = openWorker()
    expect(await drain()).toEqual({ left: 0, nextDue: null, stopped: null })
    expect(await factory.databases()).toEqual([])
    page.close()
  })

  it('sends nothing while older records are still encrypted', async () => {
    const { factory, page, drain } = openWorker()
    const { store, database } = openOutbox('u1', factory)
    await store.enqueue(turnOf('later'))
    await database.run(['sealed'], 'readwrite', (transaction) => {
      transaction.objectStore('sealed').put({ iv: new Uint8Array(12), data: new ArrayBuffer(8) }, 'older')
    })
    expect(await drain()).toEqual({ left: 1, nextDue: null, stopped: 'sealed' })
    expect(server.requests).toEqual([])
    page.close()
  })
})

describe('the return of the network', () => {
  const refuse = (status: number, retryAfter?: string) =>
    ({ kind: 'refuse', status, ...(retryAfter && { retryAfter }) }) as const

  it('retries unanswered records at once, and no others', async () => {
    const { store, drain } = openDevice(server, 'u1', 0.9)
    server.planBy(({ key }) => {
      if (key === 'silent') return { kind: 'reset' }
      if (key === 'gateway') return refuse(502)
      if (key === 'told') return { ...refuse(503, '60'), code: 'SERVICE_UNAVAILABLE' }
      return { ...refuse(500), code: 'INTERNAL_SERVER_ERROR' }
    })
    for (const id of ['silent', 'gateway', 'told', 'fault']) await store.enqueue(turnOf(id, id))
    await drain()
    server.planBy(() => null)
    await store.clearBackoff()
    expect((await store.list()).map(({ id, notBefore }) => [id, notBefore === 0])).toEqual([
      ['silent', true],
      ['gateway', true],
      ['told', false],
      ['fault', false],
    ])
    expect((await drain()).left).toBe(2)
    expect(server.committed.map(({ key }) => key).sort()).toEqual(['gateway', 'silent'])
  })

  it('aborts requests that hang on the old network, and none that have just started', async () => {
    let now = 0
    const signals: AbortSignal[] = []
    const hang: typeof fetch = (_input, init) => {
      if (init?.signal) signals.push(init.signal)
      return new Promise(() => undefined)
    }
    const network = new CuttableFetch(hang, () => now)
    void network.fetch('/old')
    now = 5_001
    void network.fetch('/new')
    network.cutHanging()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })
})

describe('a full disk', () => {
  const full = new DOMException('full', 'QuotaExceededError')

  /** A database that is full until `freed`. */
  function openFull(freesRoom: boolean) {
    const { database } = openOutbox()
    let isFull = true
    let calls = 0
    const run: typeof database.run = (stores, mode, work) =>
      isFull && mode === 'readwrite' ? Promise.reject(full) : database.run(stores, mode, work)
    const freeSpace = async () => {
      calls += 1
      isFull = !freesRoom
      return freesRoom
    }
    const writer = { userId: 'u1', deviceId: 'd1', appVersion: '0.1.0', now: () => 1 }
    return { store: makeOutboxStore({ ...database, run }, writer, freeSpace), calls: () => calls }
  }

  it('frees space once and then writes the record', async () => {
    const { store, calls } = openFull(true)
    expect((await store.enqueue(turnOf('a'))).id).toBe('a')
    expect([calls(), (await store.list()).length]).toEqual([1, 1])
  })

  it('rejects if no space can be freed, and writes nothing', async () => {
    const { store, calls } = openFull(false)
    await expect(store.enqueue(turnOf('a'))).rejects.toThrow('full')
    expect([calls(), await store.list()]).toEqual([1, []])
  })
})
