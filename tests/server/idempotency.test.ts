import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { makeTurn, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  server = await createTestServer()
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})
afterAll(() => server.close())

const MESSAGES = '/api/v1/services/messages'
const span = { spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 1000 }

async function count(table: string): Promise<number> {
  const { rows } = await server.database.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  )
  return Number(rows[0]?.n)
}

describe('a write with a key', () => {
  test('has its effect once and gives the first answer again', async () => {
    const key = crypto.randomUUID()
    const body = makeTurn(threadId, null, null, '기록')
    const first = await student.post(MESSAGES, body, { key })
    const before = await count('messages')
    const again = await student.post(MESSAGES, body, { key })
    expect(first.headers.get('idempotency-key')).toBe(key)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotency-key')).toBe(key)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const answer = await first.json()
    expect(answer.id).toBe(key)
    expect(await again.json()).toEqual(answer)
    expect(await count('messages')).toBe(before)
  })

  test('is the same write whatever the order of its fields', async () => {
    const key = crypto.randomUUID()
    await student.post('/api/timespans', span, { key })
    const again = await student.post(
      '/api/timespans',
      { timespan: 1000, spanKey: SMALL.concept, spanType: 'CURRICULUM_CONCEPT' },
      { key },
    )
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  test('is refused with another body, or at another address', async () => {
    const key = crypto.randomUUID()
    await student.post('/api/timespans', span, { key })
    for (const response of [
      await student.post('/api/timespans', { ...span, timespan: 2000 }, { key }),
      await student.send('PATCH', '/api/users/me', { useLinks: false }, { key }),
    ]) {
      expect(response.status).toBe(422)
      expect((await response.json()).code).toBe('IDEMPOTENCY_KEY_REUSED')
    }
  })

  test("does not know another person's key", async () => {
    const key = crypto.randomUUID()
    const other = await server.signIn('user')
    await student.post('/api/timespans', span, { key })
    const response = await other.post('/api/timespans', { ...span, timespan: 5 }, { key })
    expect(response.status).toBe(200)
    expect(response.headers.get('idempotent-replayed')).toBeNull()
    expect(await response.json()).toEqual({ accepted: 5 })
  })

  test('has one effect when it comes eight times at once', async () => {
    const key = crypto.randomUUID()
    const before = await count('messages')
    const body = makeTurn(threadId, null, null, '한꺼번에')
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => student.post(MESSAGES, body, { key })),
    )
    expect(await count('messages')).toBe(before + 1)
    for (const response of responses) {
      if (response.status === 409) {
        expect((await response.json()).code).toBe('IN_PROGRESS')
        expect(response.headers.get('retry-after')).toBe('1')
      } else expect(((await response.json()) as ChatMessage).id).toBe(key)
    }
    expect(responses.some(({ status }) => status === 200)).toBe(true)
  })

  test('is free again after an effect that failed', async () => {
    const key = crypto.randomUUID()
    const { id } = await openThread(student, SMALL.otherConcept)
    const turn = makeTurn(id, 'submit-answer', 'no-such-item', '1')
    expect((await student.post(MESSAGES, turn, { key })).status).toBe(404)
    expect((await student.post(MESSAGES, makeTurn(id, null, null, '다시'), { key })).status).toBe(200)
  })

  test('of a turn never dies, of another write after 180 days', async () => {
    const turnKey = crypto.randomUUID()
    const prefsKey = crypto.randomUUID()
    await student.post(MESSAGES, makeTurn(threadId, null, null, '영원히'), { key: turnKey })
    await student.send('PATCH', '/api/users/me', { useLinks: true }, { key: prefsKey })
    const { rows } = await server.database.db.execute<{ key: string; days: number | null }>(
      sql`select key, extract(day from expires_at - now())::int as days from idempotency_keys where key in (${turnKey}, ${prefsKey})`,
    )
    expect(rows.find(({ key }) => key === turnKey)?.days).toBeNull()
    expect(rows.find(({ key }) => key === prefsKey)?.days).toBeGreaterThanOrEqual(179)
  })

  test.each(['x', '123', ''])('refuses %j as a key', async (key) => {
    const response = await student.request('/api/timespans', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(span),
    })
    expect(response.status).toBe(400)
  })

  test('of a record version that nobody knows is 426', async () => {
    const response = await student.post('/api/timespans', span, { headers: { 'X-Record-Version': '99' } })
    expect(response.status).toBe(426)
    expect((await response.json()).code).toBe('VERSION')
  })
})

describe('things that a client names itself', () => {
  test('keeps the id of a thread made offline, once', async () => {
    const id = crypto.randomUUID()
    const path = `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}/threads`
    for (let time = 0; time < 2; time += 1)
      expect((await readJson<{ thread: { id: string } }>(student.post(path, { id }))).thread.id).toBe(id)
    expect((await student.post(`/api/v1/curriculums/${SMALL.unit}/threads`, { id })).status).toBe(409)
  })

  test("lets two people use the same id without seeing each other's", async () => {
    const id = crypto.randomUUID()
    const path = `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}/threads`
    const other = await server.signIn('user')
    await readJson(student.post(path, { id }))
    await readJson(other.post(path, { id }))
    await readJson(student.post(MESSAGES, makeTurn(id, null, null, '내 것')))
    expect(await readJson(other.get(`/api/v1/threads/${id}/messages`))).toEqual([])
  })

  test('gives one exam to two requests that start it at once', async () => {
    const other = await server.signIn('user')
    const { id } = await openThread(other)
    const exams = await Promise.all([startExam(other, id, 1), startExam(other, id, 1)])
    expect(exams[0].id).toBe(exams[1].id)
    expect(await readJson<ExamSet[]>(other.get(`/api/v1/threads/${id}/exams`))).toHaveLength(1)
  })
})
