import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf, OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import { type DrainTools, drainOutbox } from '#offline/drain-outbox.ts'
import { type Fault, type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

const stateOf = (records: readonly OutboxRecord[]) =>
  records.map(({ id, state, lastStatus, attempts, notBefore }) => ({
    id,
    state,
    lastStatus,
    attempts,
    notBefore,
  }))

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
    const { store, drain, told } = openDevice(server)
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

  it('backs off after a failure and returns until when, without sending what is behind', async () => {
    const { store, drain, pass } = openDevice(server, 'u1', 0.5)
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
    // Plus half of the spread of at most 10 s.
    ['120', 135_000],
    ['Thu, 01 Jan 1970 00:01:10 GMT', 75_000],
    ['nonsense', 11_000],
  ])('obeys Retry-After %j, at a time of its own', async (header, due) => {
    const { store, drain } = openDevice(server, 'u1', 0.5)
    await store.enqueue(turnOf('a'))
    server.plan(refuse(503, 'SERVICE_UNAVAILABLE', header))
    expect((await drain()).nextDue).toBe(due)
  })

  it.each([400, 403, 404, 410, 413, 422])(
    'keeps a record that our server refused with %i as dead and goes on',
    async (status) => {
      const { store, drain, told } = openDevice(server)
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
      const { store, drain } = openDevice(server)
      for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
      server.plan(refuse(status, code))
      expect(await drain()).toEqual({ left: 3, nextDue: 0, stopped })
      expect(server.requests).toHaveLength(1)
      expect((await drain()).left).toBe(0)
      expect(server.committed.map((one) => one.key)).toEqual(['a', 'b', 'c'])
    },
  )

  it('keeps every record while there is no server', async () => {
    const { store, tools } = openDevice(server)
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

  it('loses nothing, duplicates nothing and keeps every thread in order under any faults', async () => {
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
          const { store, drain } = openDevice(server)
          server.forgetPlan()
          server.plan(...faults)
          const ids: string[] = []
          for (const [index, [kind, threadId]] of writes.entries()) {
            const id = `r${run}-${index}`
            ids.push(id)
            const fields = { threadId, message: '', difficultyLevel: 1, spanKey: 'M1U01C01', timespan: 1_000 }
            await store.enqueue({ id, kind, body: fields as BodyOf<typeof kind> })
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
