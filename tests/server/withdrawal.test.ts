import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
import { insertLlmCall } from '#server/chat/llm-calls.queries.ts'
import { pushSubscriptions, schools, users } from '#server/db/schema.ts'
import { mailNotification } from '#server/mail/mail-notification.ts'
import { openThread, readJson, readStream } from '#tests/support/learner.ts'
import { PushService } from '#tests/support/push-service.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import {
  followRedirects,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'

const SCHOOL = '00000000-0000-4000-8000-000000000001'
const ROUNDS = 20
const NOTICE = { kind: 'announcement', title: '알림', body: '내일은 쉬어요.', path: '/' } as const

let server: ListeningServer
let push: PushService
let dataDir: string
let newcomer: TestBrowser
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-withdrawal-'))
  push = await PushService.start()
  server = await listenTestServer({ env: { DATA_DIR: dataDir, PUSH_LOOPBACK: 'on' } })
  await server.database.db.insert(schools).values({
    id: SCHOOL,
    name: '한빛중학교',
    region: '서울 강남구',
    schoolLevel: 'MIDDLE',
  })
})
afterAll(async () => {
  await server?.close()
  await push?.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await server.database.db.delete(users)
  newcomer = server.browser()
  await signIn()
})

const signIn = () => followRedirects(newcomer, '/api/auth/google/start?login_hint=newcomer')
const me = () => readJson<User>(newcomer.get('/api/users/me'))
const sayAge = (ageBand: string) => newcomer.post('/api/users/age-band', { ageBand })
const consent = () => newcomer.post('/api/users/consent', { wording: CONSENT_WORDING })
const withdraw = () => newcomer.send('DELETE', '/api/users/consent')

/** Every row of every table that holds the text, by table. Search for digits with a hyphen that no UUID has there: four digits alone stand in one UUID of 2,000. */
async function findEverywhere(text: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const query = `select 1 from "${name}" as row_of where row_of::text like $1`
    if ((await server.database.pool.query(query, [`%${text}%`])).rowCount) found.push(name)
  }
  return found
}

describe('what is left after a withdrawn consent', () => {
  test('is no address, school or device key in any table, nor in the answer of a repeated request', async () => {
    await sayAge('UNDER_14')
    await consent()
    await signIn()
    const key = crypto.randomUUID()
    const change = { schoolId: SCHOOL, notificationMethods: ['EMAIL'] }
    const changed = await readJson<User>(newcomer.send('PATCH', '/api/users/me', change, { key }))
    expect(changed).toMatchObject({ email: 'newcomer@localhost', schoolId: SCHOOL })
    await readJson(withdraw())
    expect(await findEverywhere('newcomer@localhost')).toEqual([])
    expect(await findEverywhere(changed.deviceKey)).toEqual(['users'])
    const repeated = await newcomer.send('PATCH', '/api/users/me', change, { key })
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    expect(await repeated.json()).toMatchObject({ email: null, schoolId: null, notificationMethods: [] })
  })

  test('is nothing that the child wrote of itself, nor what it was answered', async () => {
    await sayAge('UNDER_14')
    await consent()
    await newcomer.send('PATCH', '/api/users/me', { schoolId: SCHOOL })
    const thread = await openThread(newcomer)
    const key = crypto.randomUUID()
    const turn = {
      threadId: thread.id,
      message: '한빛중이고 010-7777-1234야',
      response: '010-7777-1234구나. \\(12\\)를 나누어 볼까?',
      shortResponse: '010-7777-1234',
      relatedQuestions: ['010-7777-1234가 뭐야?'],
      context: { ink: { width: 90, height: 40, path: 'M7777 1234l7 -7' } },
    }
    const post = () => newcomer.post('/api/v1/services/messages', turn, { key })
    await readJson(post())
    await readJson(newcomer.send('PATCH', `/api/v1/messages/${key}`, { bookmark: true }))
    const reported = { reason: 'other', text: '010-7777-1234로 알려 주세요' }
    const address = `/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/reports`
    await readJson(newcomer.post(address, reported))
    expect(await findEverywhere('7777-1234')).toEqual(
      expect.arrayContaining(['idempotency_keys', 'item_reports', 'messages']),
    )
    expect(await findEverywhere('7777 1234l')).toEqual(
      expect.arrayContaining(['idempotency_keys', 'messages']),
    )
    await readJson(withdraw())
    for (const personal of ['7777-1234', '7777 1234l', '한빛중이'])
      expect(await findEverywhere(personal)).toEqual([])
    const repeated = await post()
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    expect((await repeated.json()).response).toBe('[전화번호]구나. \\(12\\)를 나누어 볼까?')
  })

  test('is nothing of a reply that the page brings afterwards either', async () => {
    await sayAge('UNDER_14')
    const { id } = await openThread(newcomer)
    const said = { message: '안녕', response: '010-5555-1234', shortResponse: '010-5555-1234' }
    const context = { ink: { width: 90, height: 40, path: 'M5555 1234l7 -7' } }
    await readJson(newcomer.post('/api/v1/services/messages', { threadId: id, ...said, context }))
    const asked = { message: '안녕?', threadId: id, context }
    const key = crypto.randomUUID()
    await readStream(await newcomer.post('/api/v1/services/llm/chat-completions', asked, { key }))
    expect(await findEverywhere('5555 1234l')).toEqual([])
    const address = `/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/reports`
    await readJson(newcomer.post(address, { reason: 'other', text: '010-5555-1234' }))
    expect(await findEverywhere('5555-1234')).toEqual([])
  })

  test('is nothing that a tutor said of it', async () => {
    await sayAge('UNDER_14')
    const { id } = await me()
    const call = {
      purpose: 'chat' as const,
      model: 'x',
      prompt: null,
      caller: { userId: id, messageId: id, prompt: { name: null, purpose: 'prod' as const, version: null } },
      request: { system: '', messages: [] },
      response: '010-4444-1234구나',
      tokensIn: 1,
      tokensOut: 1,
      tokensCached: null,
      latencyMs: 1,
      status: 'success' as const,
    }
    const record = () => insertLlmCall(server.database.db, server.deps.newId(), call, new Date(), {})
    await record()
    expect(await findEverywhere('4444-1234')).toEqual([])
    await consent()
    await record()
    expect(await findEverywhere('4444-1234')).toEqual(['llm_calls'])
    await readJson(withdraw())
    expect(await findEverywhere('4444-1234')).toEqual([])
  })

  test('is no mail in the files of profile local', async () => {
    await sayAge('FROM_14')
    await signIn()
    const { id, email } = await me()
    await mailNotification(server.deps, { id, email: email ?? '' }, NOTICE)
    await mailNotification(server.deps, { id, email: 'other@localhost' }, NOTICE)
    await readJson(sayAge('UNDER_14'))
    expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1)
    await rm(path.join(dataDir, 'mail'), { recursive: true })
  })
})

describe('what is left after an account ends', () => {
  test('is no mail, and no address that a sign-in was to come back to', async () => {
    await sayAge('FROM_14')
    await signIn()
    const { id, email } = await me()
    await mailNotification(server.deps, { id, email: email ?? '' }, NOTICE)
    await newcomer.get('/api/auth/kakao/start?nexturl=/chat/M1U01?marker=zqmark')
    await readJson(newcomer.post('/api/users/exit', {}))
    expect(await findEverywhere('zqmark')).toEqual([])
    expect(await findEverywhere('newcomer@localhost')).toEqual([])
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([])
  })
})

describe('twenty times at once with changes that need a consent', () => {
  const countKept = async () => {
    const { rows } = await server.database.db.execute<{ count: string }>(
      sql`select count(*) as count from users where email is not null or school_id is not null or notification_methods <> '{}'`,
    )
    const browsers = await server.database.db.select().from(pushSubscriptions)
    return Number(rows[0]?.count) + browsers.length
  }
  const change = () =>
    newcomer.send('PATCH', '/api/users/me', { schoolId: SCHOOL, notificationMethods: ['WEB_PUSH'] })
  const subscribe = () => {
    const { endpoint, keys } = push.subscribe()
    return newcomer.send('PUT', '/api/push/subscriptions', { endpoint, keys })
  }

  test("'under 14 after all' leaves nothing personal", async () => {
    const kept: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.database.db.update(users).set({ ageBand: 'FROM_14' })
      await Promise.all([
        change(),
        change(),
        subscribe(),
        sayAge('UNDER_14'),
        change(),
        subscribe(),
        change(),
      ])
      kept.push(await countKept())
    }
    expect(kept).toEqual(Array.from({ length: ROUNDS }, () => 0))
  })

  test('the withdrawal of a consent leaves no word of the turns that arrive just then', async () => {
    await sayAge('UNDER_14')
    const { id: threadId } = await openThread(newcomer)
    const post = () =>
      newcomer.post('/api/v1/services/messages', { threadId, message: '010-6666-1234', context: {} })
    for (let round = 0; round < ROUNDS; round += 1) {
      await consent()
      await Promise.all([post(), post(), withdraw(), post(), post()].map((answer) => readJson(answer)))
      expect(await findEverywhere('6666-1234')).toEqual([])
    }
  })

  test('the withdrawal of a consent leaves nothing personal', async () => {
    const { id } = await me()
    await sayAge('UNDER_14')
    const kept: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await consent()
      await server.database.db.update(users).set({ email: 'x@localhost' }).where(eq(users.id, id))
      await Promise.all([change(), subscribe(), change(), withdraw(), subscribe(), change()])
      kept.push(await countKept())
    }
    expect(kept).toEqual(Array.from({ length: ROUNDS }, () => 0))
  })
})

test('an account that ends while a turn of it arrives ends, and the turn is told so', async () => {
  await sayAge('FROM_14')
  const { id: threadId } = await openThread(newcomer)
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from threads where id = $1 for update', [threadId])
  const ended = newcomer.post('/api/users/exit', {})
  await new Promise((resolve) => setTimeout(resolve, 200))
  // As any write within a thread does.
  await client.query(
    'insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) select $1, user_id, now(), now(), now() from threads',
    ['x'],
  )
  await client.query('commit')
  client.release()
  expect((await ended).status).toBe(200)
  expect(await findEverywhere(threadId)).toEqual([])
})

test('before the age is known the nickname is not the name that the provider gives', async () => {
  expect((await me()).nickname).toMatch(/^학습자\d+$/)
})
