import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import { type DrainTools, drainOutbox } from '#offline/drain-outbox.ts'
import { readThreadCopy } from '#offline/thread-copies.ts'
import { saveCopy } from '#tests/support/save-copy.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

describe('a drain', () => {
  it('sends each kind to its address, with the key, the version and the person', async () => {
    const { store, drain } = openDevice(server)
    const writes: [string, OutboxRecordKind, Record<string, unknown>][] = [
      ['k1', 'thread', { id: 't1', curriculumId: 'M1U01', conceptId: 'M1U01C01' }],
      ['k2', 'exam', { threadId: 't1', difficultyLevel: 1 }],
      ['k3', 'turn', { threadId: 't1', message: '답' }],
      ['k4', 'bookmark', { messageId: 'm1', bookmark: true }],
      ['k5', 'prefs', { nickname: '다온' }],
      ['k6', 'push', { endpoint: 'https://push.example.org' }],
      ['k7', 'timespan', { spanType: 'CURRICULUM_CONCEPT', spanKey: 'M1U01C01', timespan: 1000 }],
    ]
    for (const [id, kind, body] of writes) await store.enqueue({ id, kind, body })
    expect(await drain()).toEqual({ left: 0, nextDue: null, stopped: null })
    const sent = server.requests.map(({ key, method, path }) => `${key} ${method} ${path}`).sort()
    expect(sent).toEqual([
      'k1 POST /api/v1/curriculums/M1U01/concepts/M1U01C01/threads',
      'k2 POST /api/v1/threads/t1/exams',
      'k3 POST /api/v1/services/messages',
      'k4 PATCH /api/v1/messages/m1',
      'k5 PATCH /api/users/me',
      'k6 PUT /api/push/subscriptions',
      'k7 POST /api/timespans',
    ])
    const headers = new Map(server.requests.map((request) => [request.key, request.headers]))
    expect(headers.get('k3')).toMatchObject({
      'idempotency-key': 'k3',
      'x-record-version': '1',
      'x-record-user': 'u1',
    })
    expect(headers.get('k5')?.['x-api-version']).toBe('1')
    expect(server.requests.find((request) => request.key === 'k2')?.body).toEqual({ difficultyLevel: 1 })
  })

  it('keeps the order of a thread and sends at most two lanes at once', async () => {
    const { store, drain } = openDevice(server)
    for (let n = 0; n < 12; n += 1) await store.enqueue(turnOf(`r${n}`, `t${n % 3}`))
    // The first request is answered only once a second one is under way.
    let meet = () => {}
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    server.onArrival(() => {
      if (server.requests.length >= 2) meet()
      return met
    })
    await drain()
    for (const thread of ['t0', 't1', 't2']) {
      const own = server.committed
        .filter((one) => one.body.threadId === thread)
        .map((one) => Number(one.key.slice(1)))
      expect(own).toEqual([...own].sort((one, other) => one - other))
      expect(own).toHaveLength(4)
    }
    expect(server.mostAtOnce()).toBe(2)
  })

  it('leaves a question, and what is behind it, to the page that shows it', async () => {
    const { store, drain } = openDevice(server)
    await store.enqueue(turnOf('a'))
    await store.enqueue({ id: 'q', kind: 'question', body: { threadId: 't1', message: '왜?' } })
    await store.enqueue(turnOf('b'))
    expect(await drain()).toEqual({ left: 2, nextDue: null, stopped: null })
    expect(server.requests.map((request) => request.key)).toEqual(['a'])
  })

  it('sends a question that no page waits for, in its order, and reads the complete reply', async () => {
    const { store, copies, tools, pass } = openDevice(server, 'u1', 0.9)
    await saveCopy(store, 't1', { messages: [], exams: [], itemsInfo: [] }, 5)
    await store.enqueue({ id: 'q', kind: 'question', body: { threadId: 't1', message: '왜?' } })
    await store.enqueue(turnOf('b', 't1', { context: PLAIN_CONTEXT }))
    await store.update('q', { unattended: true })
    const rows: unknown[] = []
    const drain = () => drainOutbox({ ...tools, onAcknowledged: (_record, row) => rows.push(row) })
    server.plan({ kind: 'truncate' })
    expect((await drain()).left).toBe(2)
    pass(60_000)
    expect((await drain()).left).toBe(0)
    expect(server.committed.map(({ key }) => key)).toEqual(['q', 'b'])
    expect(rows[0]).toMatchObject({ id: 'q', message: '왜?', response: '대답이야.', status: 'success' })
    const copy = await readThreadCopy(copies, 't1')
    expect(copy?.messages.map(({ id, response }) => [id, response])).toContainEqual(['q', '대답이야.'])
  })

  it('sends records that are written while it runs', async () => {
    const { store, drain } = openDevice(server)
    await store.enqueue(turnOf('a'))
    server.onArrival(async ({ key }) => {
      if (key === 'a') await store.enqueue(turnOf('b', 't2'))
    })
    expect((await drain()).left).toBe(0)
    expect(server.committed.map((one) => one.key)).toEqual(['a', 'b'])
  })

  it('does not send a record that was deleted meanwhile', async () => {
    const { store, drain } = openDevice(server)
    await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    server.onArrival(async ({ key }) => {
      if (key === 'a') await store.remove('b')
    })
    expect((await drain()).left).toBe(0)
    expect(server.requests.map((request) => request.key)).toEqual(['a'])
  })

  it('ends after 25 s, so that another tab can get the lock', async () => {
    const { store, drain, pass } = openDevice(server)
    for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
    server.onArrival(() => pass(13_000))
    expect(await drain()).toMatchObject({ left: 1, nextDue: 0, stopped: null })
    expect((await drain()).left).toBe(0)
  })

  it('leaves a record of a newer version untouched, with what is behind it', async () => {
    const { store, database, drain } = openDevice(server)
    const record = await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    const newer = { ...record, v: 99, later: 'field' }
    await database.run(['outbox'], 'readwrite', (transaction) => {
      transaction.objectStore('outbox').put(newer, 'a')
    })
    expect(await drain()).toEqual({ left: 2, nextDue: null, stopped: null })
    expect((await store.list())[0]).toEqual(newer)
    expect(server.requests).toEqual([])
  })

  it('deletes the record of an exam that the server has no items for', async () => {
    const { store, told, drain } = openDevice(server)
    server.plan({ kind: 'refuse', status: 422, code: 'NO_ITEMS' })
    await store.enqueue({ id: 'e', kind: 'exam', body: { threadId: 't1', difficultyLevel: -1 } })
    await store.enqueue(turnOf('a', 't1'))
    expect(await drain()).toEqual({ left: 0, nextDue: null, stopped: null })
    expect(told).toEqual(['dead e 422', 'acknowledged a'])
  })

  it('marks a body without an address as dead without sending it', async () => {
    const { store, drain, told } = openDevice(server)
    await store.enqueue({
      id: 'a',
      kind: 'bookmark',
      body: { messageId: '../../users/exit', bookmark: true },
    })
    await drain()
    expect(server.requests).toEqual([])
    expect(told).toEqual(['dead a 400'])
  })

  it('rejects if the database fails, after requests in flight have ended', async () => {
    const { tools, store } = openDevice(server)
    await store.enqueue(turnOf('a'))
    const broken: DrainTools = {
      ...tools,
      store: { ...store, acknowledge: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) },
    }
    await expect(drainOutbox(broken)).rejects.toThrow('full')
    expect(await store.has('a')).toBe(true)
    expect(server.requests).toHaveLength(1)
  })
})

describe('an acknowledgement', () => {
  it("writes the server's row into the copy of its thread, if there is one", async () => {
    const { store, copies, drain } = openDevice(server)
    await saveCopy(store, 't1', { messages: [], exams: [], itemsInfo: [] }, 5)
    const context = {
      target: 'ai',
      action: null,
      responseType: 'normal',
      userMessageType: 'normal',
      complete: false,
    }
    await store.enqueue(turnOf('a', 't1', { context }))
    await store.enqueue(turnOf('b', 't2', { context }))
    await drain()
    const copy = await readThreadCopy(copies, 't1')
    expect(copy?.messages.map((message) => message.id)).toEqual(['a'])
    expect(copy?.savedAt).toBe(5)
    expect(await readThreadCopy(copies, 't2')).toBeNull()
  })
})
