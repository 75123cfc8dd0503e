import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { makeTurn, openThread, readJson, readStream, startExam } from '#tests/support/learner.ts'
import { makeScriptedTutor, type ScriptedTutor } from '#tests/support/scripted-tutor.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { type ListeningServer, listenTestServer, type TestBrowser } from '#tests/support/test-server.ts'

const COPIES = 8
const MESSAGES = '/api/v1/services/messages'
const CHAT = '/api/v1/services/llm/chat-completions'

let tutor: ScriptedTutor
let server: ListeningServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  tutor = makeScriptedTutor()
  server = await listenTestServer({ tutor })
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

/** Rows of the person in every table of theirs, and what can change in their own row. */
async function countRows(): Promise<Record<string, unknown>> {
  const tables = ['threads', 'messages', 'exams', 'exam_items', 'attempts', 'time_spans', 'idempotency_keys']
  const counts: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await server.database.db.execute<{ n: string }>(
      sql`select count(*) as n from ${sql.identifier(table)} where user_id = ${student.userId}`,
    )
    counts[table] = Number(rows[0]?.n)
  }
  return counts
}

interface Write {
  method?: string
  path: string
  body: unknown
  /** Rows that one effect adds, besides its key. */
  adds: Record<string, number>
}

const WRITES: Record<string, () => Promise<Write> | Write> = {
  'a thread of a unit': () => ({
    path: `/api/v1/curriculums/${SMALL.unit}/threads`,
    body: {},
    adds: { threads: 1 },
  }),
  'a thread made offline': () => ({
    path: `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.otherConcept}/threads`,
    body: { id: crypto.randomUUID() },
    adds: { threads: 1 },
  }),
  'an exam': () => ({
    path: `/api/v1/threads/${threadId}/exams`,
    body: { difficultyLevel: 1 },
    adds: { exams: 1, exam_items: 3 },
  }),
  'an exam made offline': () => ({
    path: `/api/v1/threads/${threadId}/exams`,
    body: {
      id: crypto.randomUUID(),
      difficultyLevel: 3,
      items: [{ evaluationId: smallItemId(SMALL.concept, 3, 2) }],
    },
    adds: { exams: 1, exam_items: 1 },
  }),
  'an answer': async () => {
    const exam = await startExam(student, threadId, 1)
    const item = exam.examItems[0]!.evaluationItem
    return {
      path: MESSAGES,
      body: makeTurn(threadId, 'submit-answer', item.id, item.correctAnswer),
      adds: { messages: 1, attempts: 1 },
    }
  },
  'a turn of the tutor on the device': () => ({
    path: MESSAGES,
    body: {
      ...makeTurn(threadId, null, null, '소수가 뭐예요?', { target: 'ai', source: 'device' }),
      id: crypto.randomUUID(),
      response: '약수가 두 개인 수예요.',
    },
    adds: { messages: 1 },
  }),
  'a bookmark': async () => {
    const { id } = await readJson<{ id: string }>(
      student.post(MESSAGES, makeTurn(threadId, null, null, '남길 것')),
    )
    return { method: 'PATCH', path: `/api/v1/messages/${id}`, body: { bookmark: true }, adds: {} }
  },
  'a change of settings': () => ({
    method: 'PATCH',
    path: '/api/users/me',
    body: { nickname: '새 이름' },
    adds: {},
  }),
  'a time span': () => ({
    path: '/api/timespans',
    body: { spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 1000 },
    adds: { time_spans: 1 },
  }),
}

describe.each(Object.entries(WRITES))('%s', (_name, prepare) => {
  test(`that comes ${COPIES} times at once has one effect and one answer, each with its key`, async () => {
    const { method = 'POST', path, body, adds } = await prepare()
    const key = crypto.randomUUID()
    const before = await countRows()
    const send = async () => {
      const response = await student.send(method, path, body, { key })
      expect(response.headers.get('idempotency-key')).toBe(key)
      return { status: response.status, answer: await response.json(), headers: response.headers }
    }
    const answers = await Promise.all(Array.from({ length: COPIES }, send))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(0)
    for (const { status, answer, headers } of answers) {
      if (status === 200) expect(answer).toEqual(taken[0]!.answer)
      else {
        expect([status, answer.code]).toEqual([409, 'IN_PROGRESS'])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
    }
    const late = await send()
    expect(late.status).toBe(200)
    expect(late.answer).toEqual(taken[0]!.answer)
    expect(late.headers.get('idempotent-replayed')).toBe('true')
    const expected: Record<string, number> = { ...adds, idempotency_keys: 1 }
    const after = await countRows()
    for (const [table, count] of Object.entries(before))
      expect(after[table], table).toBe(Number(count) + (expected[table] ?? 0))
  })

  test('is refused without its key, and has no effect', async () => {
    const { method = 'POST', path, body } = await prepare()
    const before = await countRows()
    const response = await student.send(method, path, body, { key: null })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REQUIRED',
      message: expect.stringMatching(/[가-힣]/),
    })
    expect(await countRows()).toEqual(before)
  })
})

describe('a question', () => {
  test(`that comes ${COPIES} times at once is put to the tutor once, and all read one reply`, async () => {
    const key = crypto.randomUUID()
    const asked = tutor.turns.length
    const send = async () => {
      const response = await student.post(CHAT, { message: '천천히 알려 주세요', threadId }, { key })
      expect(response.headers.get('idempotency-key')).toBe(key)
      if (response.status !== 200) return { status: response.status, code: (await response.json()).code }
      return { status: 200, last: (await readStream(response)).at(-1) as StreamEvent }
    }
    const answers = await Promise.all(Array.from({ length: COPIES }, send))
    expect(tutor.turns.length).toBe(asked + 1)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.last).toMatchObject({ response: '처음 다음', done: true })
      else expect(answer).toEqual({ status: 409, code: 'IN_PROGRESS' })
    }
    const messages = await readJson<unknown[]>(student.get(`/api/v1/threads/${threadId}/messages`))
    expect(messages).toMatchObject([{ id: key, status: 'success' }])
  })

  test('of a learner is refused without its key, also where the body names an id', async () => {
    for (const more of [{}, { id: crypto.randomUUID() }]) {
      const response = await student.post(CHAT, { message: '소수?', threadId, ...more }, { key: null })
      expect(response.status).toBe(400)
      expect((await response.json()).code).toBe('IDEMPOTENCY_KEY_REQUIRED')
    }
  })
})

test('two devices that open one place at once get one thread', async () => {
  const path = `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.otherConcept}/threads`
  const threads = await Promise.all(
    Array.from({ length: COPIES }, () => readJson<{ thread: { id: string } }>(student.post(path))),
  )
  expect(new Set(threads.map(({ thread }) => thread.id)).size).toBe(1)
})

describe('an error repeats the key of its write', () => {
  const key = crypto.randomUUID()
  const span = { spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 1000 }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    student.post(path, body, { key, headers })

  test.each<[string, number, () => Promise<Response>]>([
    ['a malformed body', 400, () => post('/api/timespans', {})],
    ['no session', 401, () => server.browser().post('/api/timespans', span, { key })],
    [
      "another person's session",
      401,
      () => post('/api/timespans', span, { 'X-Record-User': crypto.randomUUID() }),
    ],
    ['another site', 403, () => post('/api/timespans', span, { Origin: 'https://evil.example' })],
    ['a thread that is not there', 404, () => post(`/api/v1/threads/${key}/exams`, { difficultyLevel: 1 })],
    ['an address that is not there', 404, () => post('/api/v1/nothing', {})],
    ['too large a body', 413, () => post('/api/timespans', { spanKey: 'x'.repeat(300_000) })],
    ['a form', 415, () => post('/api/timespans', span, { 'Content-Type': 'text/plain' })],
    ['a rule', 422, () => post('/api/timespans', { ...span, timespan: 0 })],
    ['an unknown version', 426, () => post('/api/timespans', span, { 'X-Record-Version': '2' })],
    ["a stranger's stream", 404, () => post(CHAT, { message: '?', threadId: key })],
    ['an unknown API version', 400, () => post('/api/users/exit', {}, { 'X-Api-Version': '9' })],
  ])('of %s (%i)', async (_name, status, send) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(response.headers.get('idempotency-key')).toBe(key)
    expect((await response.json()).code).toMatch(/^[A-Z_]+$/)
  })

  test('but not what is no key', async () => {
    const response = await student.post('/api/timespans', span, { key: 'no key' })
    expect(response.status).toBe(400)
    expect(response.headers.get('idempotency-key')).toBeNull()
  })
})
