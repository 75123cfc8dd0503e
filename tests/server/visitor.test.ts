import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openThread, readStream } from '#tests/support/learner.ts'
import { makeScriptedTutor, type ScriptedTutor } from '#tests/support/scripted-tutor.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const PATH = '/api/v1/services/llm/chat-completions'
/** Counters, streams and the server's own secrets hold nothing of a visitor but a salted hash. */
const MAY_GROW = new Set(['limit_counters', 'running_streams', 'server_secrets'])

let now = new Date('2026-03-02T03:10:00Z')
let tutor: ScriptedTutor
let server: TestServer
beforeAll(async () => {
  tutor = makeScriptedTutor()
  server = await createTestServer({ clock: () => now, tutor })
})
afterAll(() => server.close())
beforeEach(() => server.database.db.execute(sql`delete from limit_counters`))

const ask = (browser: TestBrowser, more: object = {}) =>
  browser.post(
    PATH,
    { message: '소수가 뭐예요?', curriculumId: SMALL.unit, conceptId: SMALL.concept, ...more },
    { key: null },
  )

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await server.database.pool.query<{ n: string }>(`select count(*) as n from "${name}"`)
    if (!MAY_GROW.has(name)) counts[name] = Number(counted.rows[0]!.n)
  }
  return counts
}

describe('a visitor', () => {
  test('talks with the tutor and leaves no row', async () => {
    const before = await countRows()
    const browser = server.visitor()
    const events = await readStream(await ask(browser))
    expect(events.at(-1)).toMatchObject({ response: '처음 다음', done: true })
    await readStream(
      await browser.post(`/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/hints`, {
        answer: '9',
      }),
    )
    await browser.get(`/api/v1/services/evaluation-items?conceptId=${SMALL.concept}&difficultyLevel=0`)
    expect(await countRows()).toEqual(before)
    expect(tutor.turns.at(-1)).toMatchObject({
      caller: { userId: null },
      turn: { history: [], conceptId: SMALL.concept },
    })
  })

  test('has 20 turns an hour a cookie, and again in the next hour', async () => {
    const browser = server.visitor()
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const response = await ask(browser)
      statuses.push(response.status)
      await readStream(response)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const refused = await ask(browser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(50 * 60)
    now = new Date(now.getTime() + 3_600_000)
    expect((await ask(browser)).status).toBe(200)
  })

  test('cannot make up a cookie: a foreign one counts as none', async () => {
    const browser = server.visitor()
    browser.cookies.set('visitor', 'made-up.signature')
    await readStream(await ask(browser))
    expect(browser.cookies.get('visitor')).not.toBe('made-up.signature')
  })

  test('shares 600 turns an hour with the whole address', async () => {
    await readStream(await ask(server.visitor()))
    await server.database.db.execute(
      sql`update limit_counters set count = 600 where bucket like 'turnsByVisitorAddress:%'`,
    )
    expect((await ask(server.visitor())).status).toBe(429)
  })

  test('is counted without an address, for an hour at most', async () => {
    await readStream(await ask(server.visitor()))
    const { rows } = await server.database.pool.query<{ bucket: string; left: number }>(
      'select bucket, extract(epoch from expires_at - window_start)::int as left from limit_counters',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { bucket, left } of rows) {
      expect(bucket).toMatch(/^[a-zA-Z]+:[\w-]{43}$/)
      expect(left).toBeLessThanOrEqual(3600)
    }
  })

  test('is whoever sends no thread and no key: a dead session with either is told so, its turn not lost', async () => {
    const left = server.visitor()
    left.cookies.set('session', 'dead')
    const body = { message: '소수가 뭐예요?', curriculumId: SMALL.unit }
    const asked = tutor.turns.length
    for (const response of [
      await left.post(PATH, body),
      await left.post(PATH, { ...body, threadId: crypto.randomUUID() }, { key: null }),
    ]) {
      expect(response.status).toBe(401)
      expect((await response.json()).code).toBe('UNAUTHORIZED')
    }
    expect(tutor.turns).toHaveLength(asked)
    expect((await ask(left)).status).toBe(200)
  })

  test('must say where it is', async () => {
    expect((await server.visitor().post(PATH, { message: '안녕' }, { key: null })).status).toBe(404)
    expect((await ask(server.visitor(), { curriculumId: SMALL.hiddenUnit, conceptId: null })).status).toBe(
      404,
    )
    expect((await ask(server.visitor(), { curriculumId: SMALL.concept, conceptId: null })).status).toBe(200)
  })
})

describe('a trial account', () => {
  test('has 20 tutor turns a day', async () => {
    const trial = await server.signIn('user', 'trial')
    const { id: threadId } = await openThread(trial)
    let last = 0
    for (let count = 0; count < 21; count += 1) {
      now = new Date(now.getTime() + 61_000)
      const response = await trial.post(PATH, { message: '또', threadId })
      last = response.status
      await readStream(response)
    }
    expect(last).toBe(429)
  })

  test('is told when its day ends, which is a day in Seoul', async () => {
    now = new Date('2026-03-02T23:30:00+09:00')
    const trial = await server.signIn('user', 'trial')
    const { id: threadId } = await openThread(trial)
    const put = () => trial.post(PATH, { message: '또', threadId })
    await readStream(await put())
    await server.database.db.execute(
      sql`update limit_counters set count = 20 where bucket like 'turnsByTrial:%'`,
    )
    const refused = await put()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1800')
    expect((await refused.json()).message).toContain('내일 다시')
    now = new Date('2026-03-03T00:00:01+09:00')
    expect((await put()).status).toBe(200)
  })

  test('has no new day after the account ended and was made anew', async () => {
    now = new Date('2026-03-04T12:00:00+09:00')
    const subject = 'the-same-person'
    const makeTrial = async () => {
      const trial = await server.signIn('user', 'trial')
      const { pool } = server.database
      await pool.query('update identities set subject = $1 where user_id = $2', [subject, trial.userId])
      const { id: threadId } = await openThread(trial)
      return { trial, threadId }
    }
    const before = await makeTrial()
    await readStream(await before.trial.post(PATH, { message: '또', threadId: before.threadId }))
    await server.database.db.execute(
      sql`update limit_counters set count = 20 where bucket like 'turnsByTrial:%'`,
    )
    await before.trial.post('/api/users/exit')
    const after = await makeTrial()
    expect((await after.trial.post(PATH, { message: '또', threadId: after.threadId })).status).toBe(429)
  })
})

test('a visitor has no more streams by naming them alike', async () => {
  now = new Date('2026-03-05T12:00:00+09:00')
  const browser = server.visitor()
  await readStream(await ask(browser))
  const id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(browser, { id, message: '끝없이' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers) await body?.cancel()
})
