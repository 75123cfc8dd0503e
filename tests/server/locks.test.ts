import { createECDH, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { LoadGate } from '#server/http/load-gate.ts'
import { removeInactive } from '#server/user/remove-inactive.flow.ts'
import { warnInactive } from '#server/user/warn-inactive.flow.ts'
import { makeTurn, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

/** Writes that lock the same people wait for each other and end; PostgreSQL never has to end one of them. */
let server: TestServer
let now: Date
const log: string[] = []
const { signal } = new AbortController()
/** PostgreSQL's code. */
const DEADLOCK = '40P01'
beforeAll(async () => {
  server = await createTestServer({
    env: { KEEP_INACTIVE_ACCOUNTS_DAYS: '365' },
    clock: () => now,
    onLog: (line) => void log.push(line),
  })
})
afterAll(() => server?.close())
beforeEach(() => {
  now = new Date()
})

/** Holds locks of the test's own until `release`. */
async function hold(
  text: string,
  values: unknown[],
): Promise<{ client: pg.PoolClient; release: () => Promise<void> }> {
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query(text, values)
  return {
    client,
    release: async () => {
      await client.query('commit')
      client.release()
    },
  }
}

/** Waits until this many connections wait for a lock. */
async function waitForWaiting(count: number): Promise<void> {
  const countWaiting = async () =>
    (
      await server.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount
  await expect.poll(countWaiting).toBe(count)
}

const remove = (admin: TestBrowser, id: string | null) =>
  admin.send('DELETE', `/api/v1/users/${id}`, { reason: '그만둬요.' })

test('a learner who answers while their unused account is removed keeps both', async () => {
  const learner = await server.signIn('user')
  const { id } = await openThread(learner)
  const start = now.getTime()
  now = new Date(start + 340 * DAY_MS)
  await warnInactive(server.deps, signal)
  now = new Date(start + 370 * DAY_MS)
  // As a turn does: the person first, then the thread.
  const turn = await hold('select 1 from users where id = $1 for share', [learner.userId])
  const removal = removeInactive(server.deps, signal)
  await waitForWaiting(1)
  await turn.client.query('update threads set last_used_at = $1 where id = $2', [now, id])
  await turn.release()
  await removal
  const { rowCount } = await server.database.pool.query('select 1 from threads where id = $1', [id])
  expect(rowCount).toBe(1)
})

test('an administrator is removed while a reply to them begins', async () => {
  const admins = [
    await server.signIn('user', 'admin'),
    await server.signIn('user', 'admin'),
    await server.signIn('user', 'admin'),
  ] as const
  // In the order in which they are locked.
  const [first, remover, removed] = admins.toSorted((a, b) =>
    String(a.userId) < String(b.userId) ? -1 : 1,
  ) as [TestBrowser, TestBrowser, TestBrowser]
  const { id: threadId } = await openThread(removed)
  const lock = await hold('select 1 from users where id = $1 for update', [first.userId])
  const removal = remove(remover, removed.userId)
  await waitForWaiting(1)
  const reply = await removed.post('/api/v1/services/llm/chat-completions', { message: '끝없이', threadId })
  expect(reply.status).toBe(200)
  await lock.release()
  expect((await removal).status).toBe(200)
  expect((await readStream(reply)).at(-1)).toMatchObject({ done: true, level: 'error' })
})

function makeSubscription() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`, keys: { p256dh, auth } }
}

const subscribe = (learner: TestBrowser, subscription: object) =>
  learner.send('PUT', '/api/push/subscriptions', subscription)

test('two learners who swap their tablets turn notifications on at once', async () => {
  const learners = [await server.signIn('user'), await server.signIn('user')]
  const tablets = learners.map(makeSubscription)
  for (const [index, learner] of learners.entries()) await readJson(subscribe(learner, tablets[index]!))
  const rows = await hold('select 1 from push_subscriptions where endpoint = any($1) for update', [
    tablets.map(({ endpoint }) => endpoint),
  ])
  const swapping = learners.map((learner, index) => subscribe(learner, tablets[1 - index]!))
  await waitForWaiting(2)
  await rows.release()
  expect((await Promise.all(swapping)).map(({ status }) => status)).toEqual([200, 200])
})

test('a learner signs out in one tab while another tab turns notifications on', async () => {
  const learner = await server.signIn('user')
  const tablet = makeSubscription()
  await readJson(subscribe(learner, tablet))
  const row = await hold('select 1 from push_subscriptions where endpoint = $1 for update', [tablet.endpoint])
  const turningOn = subscribe(learner, tablet)
  await waitForWaiting(1)
  const signingOut = learner.post('/api/auth/logout', { pushEndpoint: tablet.endpoint })
  await waitForWaiting(2)
  await row.release()
  expect([(await turningOn).status, (await signingOut).status]).toEqual([200, 200])
})

test('accounts are removed under all kinds of writes of their owners', async () => {
  // With a clock that does not move, the load gate never refuses a call on a busy machine.
  server.deps.loadGate = new LoadGate(() => 0, { now: () => 0 })
  const admin = await server.signIn('user', 'admin')
  const round = async () => {
    const learner = await server.signIn('user')
    const { id: threadId } = await openThread(learner)
    const tablet = makeSubscription()
    const writes = [
      () => learner.post('/api/v1/services/messages', makeTurn(threadId, null, null, '기록')),
      () => learner.post('/api/v1/services/llm/chat-completions', { message: '천천히', threadId }),
      () => learner.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: 1 }),
      () => learner.send('PATCH', '/api/users/me', { nickname: '새 이름' }),
      () => subscribe(learner, tablet),
      () => learner.send('DELETE', `/api/v1/threads/${threadId}/messages`),
    ]
    const ends = [() => learner.post('/api/users/exit'), () => remove(admin, learner.userId)]
    const answers = await Promise.all([...writes, ...ends, ...writes].map((write) => write()))
    await Promise.all(answers.map((answer) => answer.text()))
    return answers.map(({ status }) => status)
  }
  const statuses = (await Promise.all(Array.from({ length: 8 }, round))).flat()
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  // A reply that could not be saved is only in the log.
  expect(log.filter((line) => line.includes(DEADLOCK))).toEqual([])
})
