import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts'
import { readEnv } from '#server/env.ts'
import { keepHouse } from '#server/jobs/start-housekeeping.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { openPushChannel } from '#server/push/post-message.ts'
import { makeTurn, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestServer, type TestServerOptions } from '#tests/support/test-server.ts'
import { LOOPBACK_TLS } from '#tests/support/tls-server.ts'
import { startOpenAiServer } from './llm/openai-server.ts'

/** Faults of the server's dependencies (security.md 16): each ends in a correct state without manual repair. */
const MESSAGES = '/api/v1/services/messages'
const CHAT = '/api/v1/services/llm/chat-completions'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function open(options: TestServerOptions) {
  server = await createTestServer(options)
  const student = await server.signIn('user')
  const { id: threadId } = await openThread(student)
  return { server, student, threadId }
}

test('with a read-only database writes fail with 503, reads work, and the writes succeed once it is writable', async () => {
  const { server, student, threadId } = await open({})
  const name = new URL(server.databaseUrl).pathname.slice(1)
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  owner.on('error', () => undefined) // the database is dropped below it if the test fails
  await owner.connect()
  const setReadOnly = async (mode: 'on' | 'off') => {
    await owner.query('begin read write')
    await owner.query(`alter database ${name} set default_transaction_read_only = ${mode}`)
    await owner.query('commit')
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  const key = crypto.randomUUID()
  const post = () => student.post(MESSAGES, makeTurn(threadId, null, null, '기록'), { key })
  const read = () => student.get(`/api/v1/threads/${threadId}/messages`)
  // Each closed connection is noticed by its next query.
  const settle = () => expect.poll(async () => (await read()).status).toBe(200)
  await setReadOnly('on')
  await settle()
  const refused = await post()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(((await refused.json()) as { code: string }).code).toBe('SERVICE_UNAVAILABLE')
  expect(await readJson(read())).toEqual([])
  await setReadOnly('off')
  await settle()
  await expect.poll(async () => (await post()).status).toBe(200)
  expect(await readJson(read())).toMatchObject([{ id: key }])
  await owner.end()
})

describe('a server clock that jumps', () => {
  test.each([
    ['a day ahead', 24 * HOUR_MS],
    ['a day back', -24 * HOUR_MS],
    ['an hour back', -HOUR_MS],
  ])('%s and is set right keeps sessions, order, keys and replies', async (_name, jumpMs) => {
    let offsetMs = 0
    const { student, threadId } = await open({ clock: () => new Date(Date.now() + offsetMs) })
    const keys = Array.from({ length: 3 }, () => crypto.randomUUID())
    const write = (index: number) =>
      student.post(MESSAGES, makeTurn(threadId, null, null, `기록 ${index}`), { key: keys[index]! })
    const first = await readJson(write(0))
    offsetMs = jumpMs
    expect(await readJson(write(0))).toEqual(first)
    await readJson(write(1))
    const asked = await student.post(CHAT, { message: '천천히', threadId })
    offsetMs = 0
    expect((await readStream(asked)).at(-1)).toMatchObject({ done: true, response: '처음 다음' })
    await readJson(write(2))
    expect((await student.get('/api/users/me')).status).toBe(200)
    const messages = await readJson<{ message: string; status: string }[]>(
      student.get(`/api/v1/threads/${threadId}/messages`),
    )
    expect(messages.map(({ message }) => message)).toEqual(['기록 0', '기록 1', '천천히', '기록 2'])
    expect(messages.every(({ status }) => status === 'success')).toBe(true)
  })
})

test('a server clock that is years ahead for a while ends no session and deletes nothing', async () => {
  let now = new Date('2026-03-02T03:00:00Z')
  const { server, student, threadId } = await open({ clock: () => now })
  const key = crypto.randomUUID()
  await readJson(student.post(MESSAGES, makeTurn(threadId, null, null, '기록'), { key }))
  const keepHouseFor = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      await keepHouse(server.deps)
      now = new Date(now.getTime() + HOUR_MS)
    }
  }
  await keepHouseFor(48)
  const right = now
  now = new Date('2036-03-04T03:00:00Z')
  await keepHouseFor(23)
  expect((await student.get('/api/users/me')).status).toBe(401)
  now = right
  await keepHouseFor(1)
  expect((await student.get('/api/users/me')).status).toBe(200)
  const { headers } = await student.post(MESSAGES, makeTurn(threadId, null, null, '기록'), { key })
  expect(headers.get('idempotent-replayed')).toBe('true')
  now = new Date(now.getTime() + 20 * DAY_MS)
  await keepHouseFor(26)
  expect((await server.database.pool.query('select 1 from sessions')).rowCount).toBe(0)
})

/** Asks once and returns the last event. */
async function ask(student: Awaited<ReturnType<TestServer['signIn']>>, threadId: string) {
  return (await readStream(await student.post(CHAT, { message: '소수?', threadId }))).at(-1)
}

const FAILED = { level: 'error', done: true, message: expect.stringMatching(/[가-힣]/) }

describe('a model', () => {
  test('whose host name does not resolve fails only its turn', async () => {
    const env = { TUTOR_BASE_URL: 'http://tutor.invalid/v1', TUTOR_MODEL: 'away' }
    const { student, threadId } = await open({ env, tutor: 'built-in' })
    expect(await ask(student, threadId)).toMatchObject(FAILED)
    await readJson(student.post(MESSAGES, makeTurn(threadId, null, null, '그래도 기록')))
    expect((await student.get(`/api/v1/curriculums/${SMALL.unit}/tree`)).status).toBe(200)
  })

  test('with an untrusted certificate receives no data', async ({ skip }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'semsaem-certificate-'))
    const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [string, string]
    const order = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '1', '-subj', '/CN=localhost']
    let stranger: Server | undefined
    let heard = 0
    try {
      try {
        execFileSync('openssl', [...order, '-keyout', key, '-out', cert], { stdio: 'ignore' })
      } catch {
        skip('needs openssl to make a certificate')
      }
      stranger = createServer({ key: await readFile(key), cert: await readFile(cert) }, () => {
        heard += 1
      })
      await new Promise<void>((resolve) => stranger?.listen(0, '127.0.0.1', resolve))
      const { port } = stranger.address() as AddressInfo
      const env = { TUTOR_BASE_URL: `https://localhost:${port}/v1`, TUTOR_MODEL: 'stranger' }
      const { student, threadId } = await open({ env, tutor: 'built-in' })
      expect(await ask(student, threadId)).toMatchObject(FAILED)
      expect(heard).toBe(0)
    } finally {
      stranger?.closeAllConnections()
      stranger?.close()
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('that was unreachable answers again once it is back', async () => {
    const model = await startOpenAiServer({ kind: 'status', status: 503 })
    try {
      const env = { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'loopback' }
      const { student, threadId } = await open({ env, tutor: 'built-in' })
      expect(await ask(student, threadId)).toMatchObject(FAILED)
      model.setMode({ kind: 'reply' })
      expect(await ask(student, threadId)).toMatchObject({ done: true, response: expect.any(String) })
    } finally {
      await model.close()
    }
  })
})

test('a mail server with an untrusted certificate receives no mail, which may be sent again', async () => {
  const mailbox = await openMailbox(() => null, LOOPBACK_TLS)
  const env = readEnv({
    PROFILE: 'local',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: '셈샘 <semsaem@semsaem.example>',
  })
  const mail = {
    to: 'learner@school.example',
    subject: '제목',
    text: '글',
    html: '<p>글</p>',
    unsubscribeUrl: null,
  }
  const sent = makeMailer(env, () => crypto.randomUUID()).send(mail)
  await expect(sent).rejects.toMatchObject({ name: 'MailError', isPermanent: false })
  expect(mailbox.received).toEqual([])
  await mailbox.close()
})

test('a push service whose host name does not resolve counts as no answer, which is retried', async () => {
  const channel = openPushChannel()
  const message = { endpoint: 'https://push.invalid/send', headers: {}, body: Buffer.from('') }
  expect(await channel.post(message)).toEqual({ status: null, retryAfter: null })
  channel.close()
})
