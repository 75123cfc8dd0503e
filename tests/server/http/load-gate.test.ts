import { Agent, type IncomingMessage, request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#contract/error.ts'
import { LoadGate } from '#server/http/load-gate.ts'
import { makeTurn, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import {
  createTestServer,
  listenTestServer,
  type TestBrowser,
  type TestServer,
} from '#tests/support/test-server.ts'

type Kind = Parameters<LoadGate['run']>[0]
/** The most calls at a time, at any delay of the event loop and at a high one. */
const MOST = { usual: 320, deferrable: 128 } as const
const FEW = { usual: 64, deferrable: 32 } as const
const LATE_MS = { usual: 61, deferrable: 41 } as const
const KINDS = ['usual', 'deferrable'] as const

/** Takes this many places; returns a function that releases them. */
function occupy(gate: LoadGate, kind: Kind, count: number): () => Promise<void> {
  let leave: () => void
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const calls = Array.from({ length: count }, () => gate.run(kind, () => left))
  return async () => {
    leave()
    await Promise.all(calls)
  }
}

const tryPlace = (gate: LoadGate, kind: Kind) =>
  gate.run(kind, async () => 'taken').catch((error: AppError) => error.data?.retryAfter)

describe('the gate', () => {
  test.each(KINDS)('accepts %s calls up to the limit, and another one when one has ended', async (kind) => {
    const gate = new LoadGate(() => 0)
    const leaveOne = occupy(gate, kind, 1)
    const leaveOthers = occupy(gate, kind, MOST[kind] - 1)
    await expect(gate.run(kind, async () => 'taken')).rejects.toThrow(AppError)
    await leaveOne()
    expect(await tryPlace(gate, kind)).toBe('taken')
    await leaveOthers()
  })

  test.each(KINDS)('accepts fewer %s calls while the event loop is delayed', async (kind) => {
    let delayMs = LATE_MS[kind]
    const gate = new LoadGate(() => delayMs)
    const leave = occupy(gate, kind, FEW[kind] - 1)
    expect(await tryPlace(gate, kind)).toBe('taken')
    const leaveLast = occupy(gate, kind, 1)
    expect(await tryPlace(gate, kind)).toBeGreaterThan(0)
    delayMs = LATE_MS[kind] - 1
    expect(await tryPlace(gate, kind)).toBe('taken')
    await Promise.all([leave(), leaveLast()])
  })

  test.each([
    ['fewer calls while calls take long', 0.6, false],
    ['as many while some calls wait for a model', 0.4, true],
  ])('accepts %s', async (_name, slowShare, isTaken) => {
    let now = 0
    const gate = new LoadGate(() => 0, { now: () => now })
    const slow = occupy(gate, 'usual', 100 * slowShare)
    now = 1000
    await slow()
    await Promise.all(
      Array.from({ length: 100 * (1 - slowShare) }, () => gate.run('usual', async () => 'fast')),
    )
    now = 1500
    const leave = occupy(gate, 'usual', FEW.usual)
    expect((await tryPlace(gate, 'usual')) === 'taken').toBe(isTaken)
    // Once they are fast again.
    now = 2000
    await leave()
    await Promise.all(Array.from({ length: 100 }, () => gate.run('usual', async () => 'fast')))
    now = 3000
    const leaveAgain = occupy(gate, 'usual', FEW.usual)
    expect(await tryPlace(gate, 'usual')).toBe('taken')
    await leaveAgain()
  })

  test.each(KINDS)('accepts fewer %s calls while they wait for their turn', async (kind) => {
    const gate = new LoadGate(() => 0)
    const leave = occupy(gate, kind, FEW[kind])
    expect(gate.findRefusal(kind, LATE_MS[kind] - 1)).toBeNull()
    expect(gate.findRefusal(kind, LATE_MS[kind])).toBeInstanceOf(AppError)
    await leave()
    expect(gate.findRefusal(kind, LATE_MS[kind])).toBeNull()
  })

  test.each(KINDS)('refuses %s calls that have waited for seconds', (kind) => {
    const gate = new LoadGate(() => 0)
    expect(gate.findRefusal(kind, 3000)).toBeNull()
    expect(gate.findRefusal(kind, 3001)).toBeInstanceOf(AppError)
  })

  test('answers refused calls with different Retry-After times', async () => {
    let random = 0
    const gate = new LoadGate(() => 0, { random: () => random })
    const leave = occupy(gate, 'usual', MOST.usual)
    const first = await tryPlace(gate, 'usual')
    random = 0.999
    expect([first, await tryPlace(gate, 'usual')]).toEqual([2, 8])
    await leave()
  })

  test('releases the place of a call that fails', async () => {
    const gate = new LoadGate(() => 0)
    const fail = () => gate.run('usual', () => Promise.reject(new Error('failed')))
    await Promise.allSettled(Array.from({ length: MOST.usual }, fail))
    expect(await tryPlace(gate, 'usual')).toBe('taken')
  })
})

describe('a server that is full', () => {
  let server: TestServer
  let student: TestBrowser
  let threadId: string
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    // The calls that a test holds are slow ones to the gate.
    server.deps.loadGate = new LoadGate(() => 0)
    student = await server.signIn('user')
    threadId = (await openThread(student)).id
  })

  const OF_OUTBOX = { 'X-Record-Version': '1' }
  const PACK = `/api/v1/services/offline-packs/${SMALL.unit}`
  const readContent = () => server.visitor().get(`/api/v1/curriculums/${SMALL.unit}/tree`)

  async function expectRefusal(response: Response): Promise<void> {
    expect(response.status).toBe(503)
    expect(((await response.json()) as { code: string }).code).toBe('BUSY')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1)
  }

  test('refuses records and packs first, and accepts each once later', async () => {
    const leave = occupy(server.deps.loadGate, 'deferrable', MOST.deferrable)
    const key = crypto.randomUUID()
    const write = () =>
      student.post('/api/v1/services/messages', makeTurn(threadId, null, null, '기록'), {
        key,
        headers: OF_OUTBOX,
      })
    const refused = await write()
    expect(refused.headers.get('idempotency-key')).toBe(key)
    await expectRefusal(refused)
    await expectRefusal(await student.get(PACK))
    const asked = await student.post(
      '/api/v1/services/llm/chat-completions',
      { message: '소수?', threadId },
      { headers: OF_OUTBOX },
    )
    expect((await readStream(asked)).at(-1)).toMatchObject({ done: true, response: '처음 다음' })
    expect((await readContent()).status).toBe(200)
    await leave()
    expect([(await write()).status, (await write()).status, (await student.get(PACK)).status]).toEqual([
      200, 200, 200,
    ])
    const messages = await readJson<unknown[]>(student.get(`/api/v1/threads/${threadId}/messages`))
    expect(messages).toHaveLength(2)
  })

  test('refuses every call above the limit, but still answers its health check', async () => {
    const leave = occupy(server.deps.loadGate, 'usual', MOST.usual)
    await expectRefusal(await readContent())
    expect((await server.visitor().get('/healthz')).status).toBe(200)
    await leave()
    expect((await readContent()).status).toBe(200)
  })

  test('refuses before it reads a body, and the connection goes on', async () => {
    const listening = await listenTestServer()
    const leave = occupy(listening.deps.loadGate, 'usual', MOST.usual)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const [key, id] = [crypto.randomUUID(), crypto.randomUUID()]
    const post = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Record-Version': '1',
          'X-Request-Id': id,
        }
        const sent = request(`${listening.origin}/api/v1/services/messages`, {
          agent,
          method: 'POST',
          headers,
        })
        sent
          .on('response', (response) => response.resume().on('end', () => resolve(response)))
          .on('error', reject)
        sent.end(JSON.stringify({ message: 'x'.repeat(200_000) }))
      })
    const refused = await post()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({
      'idempotency-key': key,
      'x-request-id': id,
      'retry-after': expect.stringMatching(/^[2-8]$/),
      'x-content-type-options': 'nosniff',
    })
    const { socket } = refused
    await leave()
    const answered = await post()
    expect([answered.statusCode, answered.socket === socket]).toEqual([401, true])
    agent.destroy()
    await listening.close()
  })

  test('lets in who signs in: a browser that opens an address would show JSON', async () => {
    const leave = occupy(server.deps.loadGate, 'usual', MOST.usual)
    const open = (path: string) => server.visitor().get(path, { Accept: 'text/html' })
    expect((await open('/api/auth/kakao/start')).status).toBe(302)
    const back = await open('/api/auth/kakao/callback?code=x&state=made-up')
    expect(back.headers.get('location')).toBe('/login?error=failed')
    await expectRefusal(await server.visitor().post('/api/auth/logout'))
    await leave()
  })

  test('does not count slow senders', async () => {
    const ends: (() => void)[] = []
    const sendSlowly = () => {
      const source: UnderlyingDefaultSource = {
        // Called when the server begins to read.
        pull: (controller) => {
          ends.push(() => controller.error(new Error('gone')))
          return new Promise(() => undefined)
        },
      }
      const body = new ReadableStream(source, { highWaterMark: 0 })
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      return student.request('/api/v1/services/messages', init)
    }
    const slow = Array.from({ length: MOST.usual }, sendSlowly)
    await expect.poll(() => ends.length).toBe(MOST.usual)
    expect((await readContent()).status).toBe(200)
    for (const end of ends) end()
    await Promise.allSettled(slow)
  })
})

describe('a call that was let in', () => {
  let server: TestServer
  let student: TestBrowser
  let threadId: string
  beforeAll(async () => {
    // A statement without a wait of its own would go on for longer than the test.
    server = await createTestServer({ databaseLimits: { waitMs: 1000, statementMs: 600_000 } })
    student = await server.signIn('user')
    threadId = (await openThread(student)).id
  })
  afterAll(() => server.close())

  const KEY = crypto.randomUUID()
  const write = () =>
    student.post('/api/v1/services/messages', makeTurn(threadId, null, null, '기록'), { key: KEY })

  test('is refused rather than wait long for a lock, and takes effect once when it is repeated', async () => {
    const holder = new pg.Client({ connectionString: server.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from threads where id = $1 for update', [threadId])
    await expectUnavailable(await write())
    await holder.query('rollback')
    await holder.end()
    expect([(await write()).status, (await write()).status]).toEqual([200, 200])
    expect(await readJson(student.get(`/api/v1/threads/${threadId}/messages`))).toHaveLength(1)
  })

  test('is refused rather than wait long for a connection to the database', async () => {
    const { pool } = server.database
    const taken: pg.PoolClient[] = []
    while (taken.length < (pool.options.max ?? 0)) taken.push(await pool.connect())
    await expectUnavailable(await student.get('/api/users/me'))
    for (const client of taken) client.release()
    expect((await student.get('/api/users/me')).status).toBe(200)
  })

  async function expectUnavailable(response: Response): Promise<void> {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(((await response.json()) as { code: string }).code).toBe('SERVICE_UNAVAILABLE')
  }
})
