import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readStream } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Line {
  request?: string
  msg: string
}

let server: ListeningServer
const lines: Line[] = []
beforeAll(async () => {
  server = await listenTestServer({ onLog: (line) => lines.push(JSON.parse(line)) })
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

function idOf(response: Response): string {
  return response.headers.get('x-request-id') ?? ''
}

test('every response has a request id, and so has its log line', async () => {
  const answers = await Promise.all(
    ['/healthz', '/api/site', '/api/v1/nothing', '/api/users/me'].map((path) => server.visitor().get(path)),
  )
  const ids = answers.map(idOf)
  expect(new Set(ids).size).toBe(answers.length)
  for (const id of ids) {
    expect(id).toMatch(UUID)
    expect(lines.filter(({ request, msg }) => request === id && msg === 'request')).toHaveLength(1)
  }
})

test("accepts a proxy's UUID and nothing else that a caller sends", async () => {
  const given = '01234567-89ab-4def-8123-456789abcdef'
  const ask = (id: string) => server.visitor().get('/healthz', { 'X-Request-Id': id })
  expect(idOf(await ask(given.toUpperCase()))).toBe(given)
  for (const hostile of ['dasom@school.example', `${given}-dasom`, 'x'.repeat(4000)])
    expect(idOf(await ask(hostile))).toMatch(UUID)
  expect(JSON.stringify(lines)).not.toContain('dasom')
})

test('the id is in the log lines of a failure deep in the server and of one during the response', async () => {
  const admin = await server.signIn('user', 'admin')
  await server.database.pool.query('alter table schools rename to hidden_schools')
  onTestFinished(async () => {
    await server.database.pool.query('alter table hidden_schools rename to schools')
  })
  const broken = await admin.get('/api/v1/managed-schools?page=1&size=10')
  expect(broken.status).toBe(500)
  expect(lines.find(({ msg }) => msg === 'call failed')?.request).toBe(idOf(broken))
  const question = { message: '실패', curriculumId: SMALL.unit, conceptId: SMALL.concept }
  const stream = await server.visitor().post('/api/v1/services/llm/chat-completions', question, { key: null })
  await readStream(stream)
  expect(lines.find(({ msg }) => msg === 'reply failed')?.request).toBe(idOf(stream))
})
