import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAuditEntry } from '#server/audit/audit.queries.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import {
  announcements,
  dailyPlans,
  generations,
  guardianConsents,
  guardianRequests,
  itemImports,
  itemReports,
  itemVersions,
  notificationSends,
  notifications,
  pushSubscriptions,
  statisticsConceptLearners,
  statisticsLearners,
  storedFiles,
} from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { insertPrompt, insertVersion } from '#server/prompt/prompt.queries.ts'
import { answerItem, makeTurn, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const DAY = 86_400_000
let now = new Date('2026-03-02T00:00:00Z')
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
})
afterAll(() => server.close())

const isIn = async (browser: TestBrowser) => (await browser.get('/api/users/me')).status === 200

describe('a session', () => {
  test('dies at sign-out: the old cookie answers 401', async () => {
    const browser = await server.signIn('user')
    const token = browser.cookies.get('session')!
    browser.cookies.set('signed-in', 'true')
    expect(await isIn(browser)).toBe(true)
    await readJson(browser.post('/api/auth/logout'))
    expect(browser.cookies.has('session')).toBe(false)
    expect(browser.cookies.has('signed-in')).toBe(false)
    browser.cookies.set('session', token)
    expect(await isIn(browser)).toBe(false)
  })

  test('dies after 14 days without use, and lives on with it', async () => {
    const idle = await server.signIn('user')
    const used = await server.signIn('user')
    pass(13 * DAY)
    expect(await isIn(used)).toBe(true)
    pass(2 * DAY)
    expect(await isIn(idle)).toBe(false)
    expect(await isIn(used)).toBe(true)
  })

  test('dies after 90 days whatever its use', async () => {
    const browser = await server.signIn('user')
    for (let week = 0; week < 12; week += 1) {
      pass(7 * DAY)
      expect(await isIn(browser)).toBe(true)
    }
    pass(6 * DAY + 1)
    expect(await isIn(browser)).toBe(false)
  })

  test('dies after two hours on a device of many people', async () => {
    const browser = await server.signIn('user')
    await insertSession(server.deps.db, {
      token: 'shared-device',
      userId: browser.userId!,
      publicDevice: true,
      now,
    })
    browser.cookies.set('session', 'shared-device')
    pass(2 * 60 * 60_000 - 1)
    expect(await isIn(browser)).toBe(true)
    pass(1)
    expect(await isIn(browser)).toBe(false)
  })

  test('tells the page how long it may be trusted without the server', async () => {
    const readMaxAge = async (browser: TestBrowser) => {
      const lines = (await browser.get('/api/users/me')).headers.getSetCookie()
      return Number(/^signed-in=[\da-f-]{36};.*Max-Age=(\d+)/.exec(lines.join('\n'))?.[1])
    }
    const browser = await server.signIn('user')
    expect(await readMaxAge(browser)).toBe((14 * DAY) / 1000)
    const shared = { token: 'a-shared-device', userId: browser.userId!, publicDevice: true, now }
    await insertSession(server.deps.db, shared)
    browser.cookies.set('session', shared.token)
    pass(60 * 60_000)
    expect(await readMaxAge(browser)).toBe(60 * 60)
  })

  test('is nothing to somebody who read the table: it holds hashes', async () => {
    const browser = await server.signIn('user')
    const { rows } = await server.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('session'))
  })
})

/** Every column that names a person: a new table is looked for in the test of leaving from its first day. */
async function listPersonalColumns(): Promise<{ name: string; column: string }[]> {
  const { rows } = await server.database.pool.query<{ name: string; column: string }>(
    `select conrelid::regclass::text as name, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  return rows
}

/** What a person leaves where nothing of this test comes by itself. */
async function leaveTraces(userId: string, marker: string): Promise<void> {
  const { db } = server.database
  const id = crypto.randomUUID()
  const told = { title: marker, body: marker, path: '/' }
  await db.insert(guardianConsents).values({ userId, givenAt: now, wording: marker })
  await db
    .insert(guardianRequests)
    .values({ userId, tokenHash: marker, guardianEmail: marker, expiresAt: now })
  await db.insert(pushSubscriptions).values({ userId, endpoint: marker, p256dh: marker, auth: marker })
  const audience = { roles: [], grades: [], schoolIds: [] }
  const announcement = { title: '모두에게', body: '쉬어요', path: '/', audience }
  await db.insert(announcements).values({ id, ...announcement, createdBy: userId })
  const kind = 'study-reminder' as const
  await db.insert(notifications).values({ userId, id, kind, ...told, plannedAt: now })
  const send = { userId, id, notificationId: id, method: 'EMAIL' as const, dueAt: now }
  await db.insert(notificationSends).values({ ...send, dropReason: marker })
  await db.insert(dailyPlans).values({ userId, day: '2026-03-02' })
  const period = { grain: 'day' as const, start: '2026-03-02', conceptId: SMALL.concept }
  await db.insert(statisticsLearners).values({ userId, ...period, studied: 1 })
  await db
    .insert(statisticsConceptLearners)
    .values({ userId, conceptId: SMALL.concept, completedOn: '2026-03-02' })
  const size = { type: 'image/png', width: 1, height: 1, bytes: 1, sha256: '' }
  for (const purpose of ['personal', 'content'] as const)
    await db.insert(storedFiles).values({ ...size, id: crypto.randomUUID(), ownerId: userId, purpose })
  const write = {
    action: 'update',
    entity: 'concept',
    entityId: SMALL.concept,
    before: null,
    after: null,
  } as const
  await insertAuditEntry(db, { ...write, at: now, actorId: userId })
  const text = { question: '', correctAnswer: '', difficultyLevel: 1, writtenTestType: 2 }
  const itemId = smallItemId(SMALL.concept, 1, 1)
  const version = { itemId, itemVersion: 1, savedAt: now }
  const reason = 'other' as const
  const report = { userId, id, evaluationId: itemId, itemVersion: 1, reason, text: marker, closedBy: userId }
  await db.insert(itemReports).values(report)
  await db.insert(itemVersions).values({ ...version, ...text, authorId: userId })
  const job = { kind: 'items' as const, status: 'done' as const, conceptIds: [SMALL.concept] }
  await db.insert(generations).values({ ...job, id, userId, text: marker, leaseUntil: now })
  const file = { id, userId, conceptId: SMALL.concept, yaml: marker }
  await db.insert(itemImports).values({ ...file, status: 'done', leaseUntil: now })
  await insertPrompt(db, { id, title: 'main', purpose: 'dev', createdAt: now })
  await insertVersion(db, { promptId: id, version: 1, content: '', authorId: userId })
}

describe('leaving', () => {
  let leaver: TestBrowser
  beforeEach(async () => {
    leaver = await server.signIn('user')
  })

  test('takes everything of the person along, in every table', async () => {
    const marker = 'MARKER-OF-ONE-PERSON'
    await readJson(leaver.send('PATCH', '/api/users/me', { nickname: marker.slice(0, 20) }))
    const { id: threadId } = await openThread(leaver)
    const exam = await startExam(leaver, threadId, 0)
    await answerItem(leaver, threadId, exam.examItems[0]!.evaluationItem.id, marker)
    await readJson(leaver.post('/api/v1/services/messages', makeTurn(threadId, null, null, marker)))
    await readJson(
      leaver.post('/api/timespans', {
        spanType: 'CURRICULUM_CONCEPT',
        spanKey: SMALL.concept,
        timespan: 5000,
      }),
    )
    await server.database.pool.query(
      "insert into llm_calls (id, user_id, purpose, model, request, response, input_tokens, status) values (gen_random_uuid(), $1, 'turn', 'm', $2, $3, 7, 'success')",
      [leaver.userId, JSON.stringify({ text: marker }), marker],
    )
    await leaveTraces(leaver.userId!, marker)
    for (const { name, column } of await listPersonalColumns()) {
      const { rowCount } = await server.database.pool.query(`select 1 from ${name} where "${column}" = $1`, [
        leaver.userId,
      ])
      expect(rowCount, `nothing of the person in ${name}`).toBeGreaterThan(0)
    }
    await readJson(leaver.post('/api/users/exit'))
    const tables = await server.database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    for (const { name } of tables.rows) {
      const { rows } = await server.database.pool.query(`select * from "${name}"`)
      const text = JSON.stringify(rows)
      expect(text, name).not.toContain(marker.slice(0, 20))
      expect(text, name).not.toContain(leaver.userId)
    }
    const calls = await server.database.pool.query('select input_tokens from llm_calls')
    expect(calls.rows).toContainEqual({ input_tokens: 7 })
    expect(await isIn(leaver)).toBe(false)
  })
})

describe('time spans', () => {
  const span = (timespan: number, spanKey: string = SMALL.concept) => ({
    spanType: 'CURRICULUM_CONCEPT',
    spanKey,
    timespan,
  })

  test('fill a day of 24 hours in Seoul and no more', async () => {
    now = new Date('2026-05-05T01:00:00Z')
    const browser = await server.signIn('user')
    const post = (timespan: number) =>
      readJson<{ accepted: number }>(browser.post('/api/timespans', span(timespan)))
    expect(await post(20 * 3_600_000)).toEqual({ accepted: 20 * 3_600_000 })
    expect(await post(5 * 3_600_000)).toEqual({ accepted: 4 * 3_600_000 })
    expect(await post(1000)).toEqual({ accepted: 0 })
    now = new Date('2026-05-05T15:00:00Z')
    expect(await post(1000)).toEqual({ accepted: 1000 })
    const [progress] = await readJson<{ timespan: number }[]>(
      browser.get(`/api/v1/services/curriculums/${SMALL.unit}/progresses`),
    )
    expect(progress!.timespan).toBe(DAY + 1000)
  })

  test('are shown by the days of the week in Seoul', async () => {
    now = new Date('2026-05-06T14:59:59Z')
    const browser = await server.signIn('user')
    await readJson(browser.post('/api/timespans', span(60_000)))
    now = new Date('2026-05-06T15:00:01Z')
    await readJson(browser.post('/api/timespans', span(30_000)))
    const week = await readJson<{ day: string; timespan: number }[]>(
      browser.get('/api/v1/services/study-week'),
    )
    expect(week.map(({ day }) => day.slice(5))).toEqual([
      '05-04',
      '05-05',
      '05-06',
      '05-07',
      '05-08',
      '05-09',
      '05-10',
    ])
    expect(week.map(({ timespan }) => timespan)).toEqual([0, 0, 60_000, 30_000, 0, 0, 0])
  })

  test('never pass the day when they come at once', async () => {
    const browser = await server.signIn('user')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.post('/api/timespans', span(10 * 3_600_000))),
    )
    const accepted = await Promise.all(answers.map((answer) => readJson<{ accepted: number }>(answer)))
    expect(accepted.reduce((sum, each) => sum + each.accepted, 0)).toBe(DAY)
  })

  test('accept nothing for a key that is gone, and refuse what is no span', async () => {
    const browser = await server.signIn('user')
    expect(await readJson(browser.post('/api/timespans', span(1000, 'GONE')))).toEqual({ accepted: 0 })
    for (const timespan of [0, -1, DAY + 1])
      expect((await browser.post('/api/timespans', span(timespan))).status).toBe(422)
    for (const body of [span(1.5), { ...span(1), spanType: 'OTHER' }, { ...span(1), accepted: 5 }]) {
      expect((await browser.post('/api/timespans', body)).status).toBe(400)
    }
  })
})

test('housekeeping takes what ran out and nothing else', async () => {
  const browser = await server.signIn('user')
  await readJson(browser.send('PATCH', '/api/users/me', { useLinks: true }))
  await browser.post('/api/_log', { level: 'info', message: 'x' })
  await cleanUp(server.deps, now)
  expect(await isIn(browser)).toBe(true)
  await cleanUp(server.deps, new Date(now.getTime() + 200 * DAY))
  for (const table of ['sessions', 'limit_counters', 'sign_ins']) {
    const { rows } = await server.database.pool.query(`select count(*)::int as n from ${table}`)
    expect(rows[0], table).toEqual({ n: 0 })
  }
})
