import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { eventually, makeTurn, openThread, readJson } from '#tests/support/learner.ts'
import { seedSmallCurriculum } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

let home: string
let dataDir: string
const running: EmbeddedPostgres[] = []
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'semsaem-home-'))
  // A private home, as root's is: nothing of PostgreSQL's own account can pass through it by name.
  await chmod(home, 0o700)
  dataDir = path.join(home, 'checkout/.data')
  await mkdir(path.dirname(dataDir))
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop()
})
afterAll(() => rm(home, { recursive: true, force: true }))

async function start(): Promise<EmbeddedPostgres> {
  const started = await startEmbedded({ dataDir })
  running.push(started)
  return started
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined) // cut by the test: the query says so
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const postmasterPid = async () =>
  Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

/** A process of its own that starts PostgreSQL, says where, and waits to be killed. */
const HOLDER = `import('./src/server/db/embedded/start-embedded.ts').then(async ({ startEmbedded }) => {
  const { url } = await startEmbedded({ dataDir: process.argv.at(-1) })
  process.stdout.write(url + '\\n')
  setInterval(() => undefined, 60_000)
})`

async function startElsewhere(): Promise<{ kill: () => Promise<void>; url: string }> {
  const child = spawn('node_modules/.bin/tsx', ['--eval', HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: String(line).trim(),
    kill: async () => {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the embedded PostgreSQL', () => {
  test('starts below a private home, keeps its password to its owner, and keeps its data', async () => {
    const first = await start()
    await query(first.url, "drop table if exists kept; create table kept as select 'here' as word")
    expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    expect((await stat(dataDir)).mode & 0o004).toBe(0)
    await first.stop()
    const again = await start()
    expect(await query(again.url, 'select word from kept')).toEqual([{ word: 'here' }])
  })

  test('lets nobody in without its password', async () => {
    const { url } = await start()
    const open = new URL(url)
    open.password = 'wrong'
    await expect(query(open.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(open.hostname).toBe('127.0.0.1')
  })

  test('is adopted after its node was killed, with what was committed and nothing half-written', async () => {
    const killed = await startElsewhere()
    await query(killed.url, 'drop table if exists turns; create table turns (id int)')
    const writer = new pg.Client({ connectionString: killed.url })
    writer.on('error', () => undefined) // its server goes away below
    await writer.connect()
    await writer.query('insert into turns values (1)')
    await writer.query('begin; insert into turns values (2)')
    const pid = await postmasterPid()
    await killed.kill()
    const adopted = await start()
    expect(adopted.url).toBe(killed.url)
    expect(await postmasterPid()).toBe(pid)
    await writer.end()
    expect(await query(adopted.url, 'select id from turns')).toEqual([{ id: 1 }])
  })

  test('recovers after both were killed in the middle of a transaction', async () => {
    const killed = await startElsewhere()
    await query(
      killed.url,
      'drop table if exists turns; create table turns (id int); insert into turns values (1)',
    )
    const writer = new pg.Client({ connectionString: killed.url })
    writer.on('error', () => undefined) // its server goes away below
    await writer.connect()
    await writer.query('begin; insert into turns values (2)')
    await killed.kill()
    process.kill(await postmasterPid(), 'SIGKILL')
    const again = await start()
    expect(await query(again.url, 'select id from turns')).toEqual([{ id: 1 }])
  })

  test("starts over a pid file whose number is another program's by now", async () => {
    const first = await start()
    await first.stop()
    await writeFile(
      path.join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n/x\n0\n5432\n\n127.0.0.1\n`,
    )
    const again = await start()
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is shared by two servers on one folder; the second leaves it running', async () => {
    const elsewhere = await startElsewhere()
    const second = await start()
    expect(second.url).toBe(elsewhere.url)
    await second.stop()
    expect(await query(elsewhere.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await elsewhere.kill()
    await start()
  })
})

describe('a server whose database goes away', () => {
  async function startWithServer(): Promise<TestServer> {
    const { url } = await start()
    const prepared = openDatabase(url, () => undefined)
    await migrateDatabase(prepared.pool, path.resolve('src/server/db/migrations'))
    await prepared.close()
    return createTestServer({ databaseUrl: url })
  }

  test('answers 503 with Retry-After, then works again without a restart, and lost nothing', async () => {
    const server = await startWithServer()
    await seedSmallCurriculum(server.database.db)
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    const key = crypto.randomUUID()
    const turn = makeTurn(threadId, null, null, '보관될 말')
    await readJson(student.post('/api/v1/services/messages', turn, { key }))

    const tree = () => server.visitor().get('/api/v1/curriculums/T1U01/tree')
    expect((await tree()).status).toBe(200)
    process.kill(await postmasterPid(), 'SIGKILL')
    const refused = await eventually(
      () => student.get('/api/users/me'),
      ({ status }) => status === 503,
    )
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await refused.json()).code).toBe('SERVICE_UNAVAILABLE')
    expect((await server.visitor().get('/readyz')).status).toBe(503)
    expect((await tree()).status).toBe(200)
    expect((await server.visitor().get('/healthz')).status).toBe(200)

    await eventually(
      () => student.get('/api/users/me'),
      ({ status }) => status === 200,
    )
    expect((await server.visitor().get('/readyz')).status).toBe(200)
    const again = await student.post('/api/v1/services/messages', turn, { key })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await readJson(student.get(`/api/v1/threads/${threadId}/messages`))).toMatchObject([
      { message: '보관될 말' },
    ])
    await server.close()
  })

  test('works again after PostgreSQL alone got SIGTERM, though it waits for a session of the server', async () => {
    const server = await startWithServer()
    const student = await server.signIn('user')
    const session = await server.database.pool.connect()
    let isOpen = true
    session.on('end', () => {
      isOpen = false
    })
    const pid = await postmasterPid()
    process.kill(pid, 'SIGTERM')
    await expect.poll(() => isOpen, { timeout: 10_000 }).toBe(false)
    session.release(true)
    await eventually(
      () => student.get('/api/users/me'),
      ({ status }) => status === 200,
    )
    expect(await postmasterPid()).not.toBe(pid)
    await server.close()
  })

  test('lets running queries finish where a signal stops PostgreSQL and the server at once', async () => {
    const { url, stopWatching } = await start()
    const session = new pg.Client({ connectionString: url })
    await session.connect()
    const pid = await postmasterPid()
    // Longer than the watcher would leave it alone.
    const running = session.query('select pg_sleep(1.5), 1 as answer')
    stopWatching()
    process.kill(pid, 'SIGTERM')
    expect((await running).rows).toMatchObject([{ answer: 1 }])
    await session.end()
    await expect.poll(() => query(url, 'select 1').catch(() => 'ended'), { timeout: 10_000 }).toBe('ended')
  })

  test('answers 503 when the database is slow, not never', async () => {
    const server = await createTestServer({ databaseLimits: { statementMs: 300 } })
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    const blocker = new pg.Client({ connectionString: server.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table threads in access exclusive mode')
    const response = await student.get(`/api/v1/threads/${threadId}/messages`)
    expect(response.status).toBe(503)
    await blocker.query('rollback')
    await blocker.end()
    expect((await student.get(`/api/v1/threads/${threadId}/messages`)).status).toBe(200)
    await server.close()
  })
})
