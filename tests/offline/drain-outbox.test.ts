import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import { type DrainTools, drainOutbox } from '#offline/drain-outbox.ts'
import { drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { readThreadCopy, saveThreadCopy } from '#offline/thread-copies.ts'
import { type Fault, type FaultServer, startFaultServer } from './fault-server.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

function openDevice(userId = 'u1', random = 0) {
  const outbox = openOutbox(userId)
  const told: string[] = []
  let clock = 10_000
  const tools: DrainTools = {
    store: outbox.store,
    fetch: server.fetch,
    now: () => clock,
    random: () => random,
    onAcknowledged: (record) => told.push(`acknowledged ${record.id}`),
    onDead: (record, status) => told.push(`dead ${record.id} ${status}`),
  }
  const pass = (ms: number) => {
    clock += ms
  }
  return { ...outbox, tools, told, pass, drain: () => drainOutbox(tools) }
}

const stateOf = (records: readonly OutboxRecord[]) =>
  records.map(({ id, state, lastStatus, attempts, notBefore }) => ({
    id,
    state,
    lastStatus,
    attempts,
    notBefore,
  }))

describe('a drain', () => {
  it('sends each kind where its table says, with the key, the version and the person', async () => {
    const { store, drain } = openDevice()
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

  it('keeps the order of a thread, sends two lanes at once and never more', async () => {
    const { store, drain } = openDevice()
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

  it('leaves a question to the page that shows it, and what stands behind it', async () => {
    const { store, drain } = openDevice()
    await store.enqueue(turnOf('a'))
    await store.enqueue({ id: 'q', kind: 'question', body: { threadId: 't1', message: '왜?' } })
    await store.enqueue(turnOf('b'))
    expect(await drain()).toEqual({ left: 2, nextDue: null, stopped: null })
    expect(server.requests.map((request) => request.key)).toEqual(['a'])
  })

  it('sends what is written while it runs', async () => {
    const { store, drain } = openDevice()
    await store.enqueue(turnOf('a'))
    server.onArrival(async ({ key }) => {
      if (key === 'a') await store.enqueue(turnOf('b', 't2'))
    })
    expect((await drain()).left).toBe(0)
    expect(server.committed.map((one) => one.key)).toEqual(['a', 'b'])
  })

  it('does not send what was taken back meanwhile', async () => {
    const { store, drain } = openDevice()
    await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    server.onArrival(async ({ key }) => {
      if (key === 'a') await store.remove('b')
    })
    expect((await drain()).left).toBe(0)
    expect(server.requests.map((request) => request.key)).toEqual(['a'])
  })

  it('starts nothing new after 25 s, so that the lock goes round', async () => {
    const { store, drain, pass } = openDevice()
    for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
    server.onArrival(() => pass(13_000))
    expect(await drain()).toMatchObject({ left: 1, nextDue: 0, stopped: null })
    expect((await drain()).left).toBe(0)
  })

  it('leaves a record of a newer form untouched, with what stands behind it', async () => {
    const { store, database, drain } = openDevice()
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

  it('calls a body that names no address dead without sending it', async () => {
    const { store, drain, told } = openDevice()
    await store.enqueue({
      id: 'a',
      kind: 'bookmark',
      body: { messageId: '../../users/exit', bookmark: true },
    })
    await drain()
    expect(server.requests).toEqual([])
    expect(told).toEqual(['dead a 400'])
  })

  it('fails with the database and not before what is under way has ended', async () => {
    const { tools, store } = openDevice()
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

describe('a drain under faults', () => {
  const refuse = (status: number, code?: string, retryAfter?: string): Fault => ({
    kind: 'refuse',
    status,
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { retryAfter }),
  })

  it.each<[string, Fault]>([
    ['a reset after the commit', { kind: 'commit-then-reset' }],
    ['a reset before it', { kind: 'reset' }],
    ['a cut body', { kind: 'truncate' }],
    ["a captive portal's page", { kind: 'html' }],
    ["a captive portal's redirect", { kind: 'redirect' }],
    ['an answer to another key', { kind: 'foreign-key' }],
    ['a proxy that forbids', refuse(403)],
    ['409 in progress', refuse(409, 'IN_PROGRESS')],
    ['500', refuse(500, 'INTERNAL_SERVER_ERROR')],
    ['503 without a body', refuse(503)],
    ['429', refuse(429, 'TOO_MANY_REQUESTS')],
  ])('keeps the record through %s and commits it once', async (_title, fault) => {
    const { store, drain, told } = openDevice()
    await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    server.plan(fault, fault)
    expect(await drain()).toEqual({ left: 0, nextDue: null, stopped: null })
    expect(server.committed.map((one) => one.key)).toEqual(['a', 'b'])
    expect(new Set(server.committed.map((one) => one.path))).toEqual(new Set(['/api/v1/services/messages']))
    // The client may repeat by itself on a reset connection, so at least three.
    expect(server.requests.filter((one) => one.key === 'a').length).toBeGreaterThanOrEqual(2)
    expect(told).toEqual(['acknowledged a', 'acknowledged b'])
  })

  it('waits after a failure and says until when, without touching what stands behind', async () => {
    const { store, drain, pass } = openDevice('u1', 0.5)
    await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    server.plan(refuse(500, 'INTERNAL_SERVER_ERROR'))
    expect(await drain()).toEqual({ left: 2, nextDue: 11_000, stopped: null })
    expect(stateOf(await store.list())).toEqual([
      { id: 'a', state: 'waiting', lastStatus: 500, attempts: 1, notBefore: 11_000 },
      { id: 'b', state: 'waiting', lastStatus: null, attempts: 0, notBefore: 0 },
    ])
    expect((await drain()).left).toBe(2)
    expect(server.requests).toHaveLength(1)
    pass(1_000)
    expect((await drain()).left).toBe(0)
  })

  it.each([
    ['120', 130_000],
    ['Thu, 01 Jan 1970 00:01:10 GMT', 70_000],
    ['nonsense', 11_000],
  ])('obeys Retry-After %j', async (header, due) => {
    const { store, drain } = openDevice('u1', 0.5)
    await store.enqueue(turnOf('a'))
    server.plan(refuse(503, 'SERVICE_UNAVAILABLE', header))
    expect((await drain()).nextDue).toBe(due)
  })

  it.each([400, 403, 404, 410, 413, 422])(
    'keeps a record that our server refused with %i as dead and goes on',
    async (status) => {
      const { store, drain, told } = openDevice()
      await store.enqueue(turnOf('a'))
      await store.enqueue(turnOf('b'))
      server.plan(refuse(status, 'UNPROCESSABLE'))
      expect(await drain()).toEqual({ left: 1, nextDue: null, stopped: null })
      expect(stateOf(await store.list())).toMatchObject([{ id: 'a', state: 'dead', lastStatus: status }])
      expect(server.committed.map((one) => one.key)).toEqual(['b'])
      expect(told).toEqual([`dead a ${status}`, 'acknowledged b'])
    },
  )

  it.each([
    ['blocked', 401, 'UNAUTHORIZED'],
    ['paused', 426, 'VERSION'],
  ])(
    'stops the whole queue as %s after %i, keeps everything, and goes on when asked again',
    async (stopped, status, code) => {
      const { store, drain } = openDevice()
      for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
      server.plan(refuse(status, code))
      expect(await drain()).toEqual({ left: 3, nextDue: 0, stopped })
      expect(server.requests).toHaveLength(1)
      expect((await drain()).left).toBe(0)
      expect(server.committed.map((one) => one.key)).toEqual(['a', 'b', 'c'])
    },
  )

  it('keeps everything while there is no server at all', async () => {
    const { store, tools } = openDevice()
    await store.enqueue(turnOf('a'))
    let tries = 0
    const gone: DrainTools = {
      ...tools,
      random: () => 0.9,
      fetch: () => {
        tries += 1
        return Promise.reject(new TypeError('fetch failed'))
      },
    }
    expect(await drainOutbox(gone)).toMatchObject({ left: 1, nextDue: 11_800 })
    expect(tries).toBe(1)
    expect(stateOf(await store.list())).toMatchObject([{ state: 'waiting', lastStatus: 0 }])
  })

  it('loses nothing, doubles nothing and keeps every thread in order through any faults', async () => {
    const anyFault = fc.constantFrom<Fault | null>(
      null,
      null,
      { kind: 'commit-then-reset' },
      { kind: 'reset' },
      { kind: 'truncate' },
      { kind: 'html' },
      refuse(503),
      refuse(409, 'IN_PROGRESS'),
      refuse(401, 'UNAUTHORIZED'),
    )
    const kinds = fc.constantFrom<[OutboxRecordKind, string]>(
      ['turn', 't1'],
      ['turn', 't2'],
      ['exam', 't1'],
      ['timespan', ''],
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(kinds, { minLength: 1, maxLength: 8 }),
        fc.array(anyFault, { maxLength: 10 }),
        async (writes, faults) => {
          run += 1
          const { store, drain } = openDevice()
          server.plan(...faults)
          const ids: string[] = []
          for (const [index, [kind, threadId]] of writes.entries()) {
            const id = `r${run}-${index}`
            ids.push(id)
            await store.enqueue({ id, kind, body: { threadId, difficultyLevel: 1 } })
            if (index % 3 === 0) await drain()
          }
          for (let round = 0; round < faults.length + 2; round += 1) await drain()
          expect(await store.list()).toEqual([])
          const own = server.committed.filter((one) => one.key.startsWith(`r${run}-`))
          expect(own.map((one) => one.key).sort()).toEqual([...ids].sort())
          for (const thread of ['t1', 't2']) {
            const order = own
              .map((one) => Number(one.key.split('-')[1]))
              .filter((index) => writes[index]?.[1] === thread)
            expect(order).toEqual([...order].sort((one, other) => one - other))
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('an acknowledgement', () => {
  it("writes the server's row into the copy of its thread, where there is one", async () => {
    const { store, copies, drain } = openDevice()
    await saveThreadCopy(copies, 't1', { messages: [], exams: [], itemsInfo: [] }, 5)
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

describe('the lock of a person', () => {
  it('is held while the outbox drains, by its name', async () => {
    const { store, tools } = openDevice('u7')
    await store.enqueue(turnOf('a'))
    const held: string[] = []
    const locks = {
      request: async (name: string, work: () => Promise<unknown>) => {
        held.push(`${name} taken`)
        const result = await work()
        held.push(`${name} released with ${server.committed.length}`)
        return result
      },
    } as unknown as Pick<LockManager, 'request'>
    expect((await drainUnderLock(locks, 'u7', tools)).left).toBe(0)
    expect(held).toEqual([`${outboxLockName('u7')} taken`, `${outboxLockName('u7')} released with 1`])
    expect(outboxLockName('u7')).not.toBe(outboxLockName('u8'))
  })
})
