import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJson } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { type ListeningServer, listenTestServer, type TestBrowser } from '#tests/support/test-server.ts'

const logged: string[] = []
let server: ListeningServer
let learner: TestBrowser
beforeAll(async () => {
  server = await listenTestServer({ onLog: (line) => logged.push(line) })
  learner = await server.signIn('user')
})
afterAll(() => server.close())

const errorsLogged = () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('JSON that nests without end', () => {
  test.each([
    ['POST', '/api/_log', `{"level":"info","message":"x","args":${nest(3000)}}`],
    ['PATCH', '/api/users/me', nest(20_000)],
    ['POST', '/api/v1/services/messages', `{"context":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['POST', '/api/auth/logout', nest(100_000)],
  ])('is a 400 for %s %s', async (method, path, body) => {
    const response = await learner.request(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(errorsLogged()).toEqual([])
  })

  test('is none where brackets stand in a text', async () => {
    const nickname = '[[[[[[[[[[{"\\'
    expect(await readJson(learner.send('PATCH', '/api/users/me', { nickname }))).toMatchObject({ nickname })
    const message = nest(1000)
    const sent = await learner.post('/api/_log', { level: 'info', message, args: [] }, { key: null })
    expect(sent.status).toBe(200)
  })
})

describe('methods', () => {
  test.each([
    ['TRACE', '/api/users/me'],
    ['HEAD', '/api/users/me'],
    ['OPTIONS', '/api/v1/services/messages'],
    ['DELETE', '/api/users/me'],
    ['GET', '/api/v1/services/llm/chat-completions'],
    ['GET', '/api/v1/services/messages'],
  ])('that a call does not have are a 405: %s %s', async (method, path) => {
    expect(await requestRaw(method, path)).toBe(405)
    expect(errorsLogged()).toEqual([])
  })

  test('do not matter where no call is', async () => {
    expect((await learner.get('/api/v1/nothing')).status).toBe(404)
  })
})

/** `fetch` refuses to send TRACE. */
async function requestRaw(method: string, path: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(new URL(path, server.origin), { method }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('values that no page sends', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  test.each([1e300, -9e15, 8.64e15 + 1, 8.64e15, Date.UTC(10_000, 0), -1])(
    'a subscription that ends at %d is refused',
    async (expirationTime) => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
      const sent = await learner.send('PUT', '/api/push/subscriptions', { endpoint, keys, expirationTime })
      expect(sent.status).toBe(422)
    },
  )

  test.each([
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.001Z',
    '2026-02-30T00:00:00Z',
  ])('a turn made at %s is no fault of the server', async (createdAt) => {
    const { thread } = await readJson<{ thread: { id: string } }>(
      learner.post(`/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}/threads`),
    )
    const turn = { threadId: thread.id, message: '안녕', context: {}, createdAt }
    const { status } = await learner.post('/api/v1/services/messages', turn)
    expect([200, 400, 422]).toContain(status)
  })

  test.each(['a\u202Eb', 'a\nb', 'a\u2028b', 'a\u200Bb', 'a\u2066b', '\u0000'])(
    'a nickname of %j is refused',
    async (nickname) => {
      expect((await learner.send('PATCH', '/api/users/me', { nickname })).status).toBe(400)
    },
  )

  test('a nickname may hold an emoji of several characters', async () => {
    const nickname = '가온👨‍👩‍👧❤️'
    expect(await readJson(learner.send('PATCH', '/api/users/me', { nickname }))).toMatchObject({ nickname })
  })

  test.each(['', '0x1', ' 1', '1e0'])('a level of %j is none', async (level) => {
    const query = new URLSearchParams({ conceptId: SMALL.concept, difficultyLevel: level, index: '0' })
    expect((await learner.get(`/api/v1/services/evaluation-items?${query}`)).status).toBe(400)
  })

  test.each([
    ['/api/v1/services/messages', { threadId: 7, context: { target: 'x' }, extra: 1 }],
    ['/api/v1/services/llm/chat-completions', { message: '', id: 'x', promptVersion: '1.5' }],
    ['/api/v1/services/llm/chat-completions', { message: '안녕', promptVersion: '1.5' }],
    ['/api/timespans', { spanType: 'x', spanKey: '', timespan: 1.5, day: '2026-02-30' }],
  ])('what is wrong with them is said in Korean: %s %j', async (path, body) => {
    const refused = await learner.post(path, body)
    expect(refused.status).toBe(400)
    const { data } = (await refused.json()) as { data: { issues: { message: string }[] } }
    expect(data.issues.length).toBeGreaterThan(0)
    for (const { message } of data.issues) expect(message).toMatch(/^[^A-Za-z]*요\.$/)
  })

  test('ending an account takes no fields', async () => {
    expect((await learner.post('/api/users/exit', { sure: true })).status).toBe(400)
  })
})
