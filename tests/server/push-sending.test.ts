import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { attempts, schools, users } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { countAudience } from '#server/notify/announcement.queries.ts'
import { claimSends } from '#server/notify/claim-sends.flow.ts'
import { planDaily } from '#server/notify/plan-daily.flow.ts'
import { sendDue } from '#server/notify/send-due.flow.ts'
import { isInAudience } from '#tests/domain/notify/is-in-audience.ts'
import { eventually, openThread, readJson } from '#tests/support/learner.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { PushService, type Subscription } from '#tests/support/push-service.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { insertSubscribers } from '#tests/support/subscribers.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const MINUTE = 60_000
/** A time of the day in Seoul, on the second of March where no other is said. */
const seoul = (time: string, day = '2026-03-02') => new Date(`${day}T${time}:00+09:00`)
let now = seoul('10:00')

let server: TestServer
let service: PushService
let mailbox: Mailbox
let admin: TestBrowser
const logged: string[] = []
beforeAll(async () => {
  service = await PushService.start()
  mailbox = await openMailbox((to) =>
    to.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null,
  )
  server = await createTestServer({
    clock: () => now,
    env: {
      PUSH_LOOPBACK: 'on',
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: '셈샘 <semsaem@semsaem.example>',
    },
    onLog: (line) => logged.push(line),
  })
  admin = await server.signIn('user', 'admin')
})
afterAll(async () => {
  await server.close()
  await service.close()
  await mailbox.close()
})
beforeEach(() => {
  now = seoul('10:00')
  service.received.length = 0
  service.answer = () => ({ status: 201 })
  mailbox.received.length = 0
})
/** Nobody of one test is called in the next. */
afterEach(() =>
  server.database.pool.query(
    'delete from notifications; delete from daily_plans; delete from push_subscriptions; update users set notification_methods = default',
  ),
)

const setMethods = (browser: TestBrowser, ...notificationMethods: string[]) =>
  readJson(browser.send('PATCH', '/api/users/me', { notificationMethods }))
const announce = (title = '알림') =>
  readJson(admin.post('/api/v1/announcements', { title, body: '내일은 쉬어요.', audience: {} }))
const kindsTo = (browser: Subscription) =>
  service.to(browser).map((push) => JSON.parse(service.read(push)).kind as string)

async function subscribeAt(browser: TestBrowser): Promise<Subscription> {
  const subscription = service.subscribe()
  await readJson(browser.send('PUT', '/api/push/subscriptions', subscription))
  return subscription
}

async function makeLearner(): Promise<{ learner: TestBrowser; browser: Subscription }> {
  const learner = await server.signIn('user')
  await setMethods(learner, 'WEB_PUSH')
  return { learner, browser: await subscribeAt(learner) }
}

/** Somebody who is there already, signed in. */
async function enter(userId: string): Promise<TestBrowser> {
  const learner = server.visitor()
  const token = randomUUID()
  await insertSession(server.deps.db, { token, userId, publicDevice: false, now })
  learner.cookies.set('session', token)
  return learner
}

interface SendRow {
  state: string
  due_at: Date
  drop_reason: string | null
  attempts: number
}
async function readSends(learner: TestBrowser): Promise<SendRow[]> {
  const { rows } = await server.database.pool.query<SendRow>(
    'select * from notification_sends where user_id = $1 order by due_at, id',
    [learner.userId],
  )
  return rows
}

describe('whoever switches web push off', () => {
  test('gets nothing more from the moment of the answer, with 1,000 sends queued', async () => {
    const browsers = Array.from({ length: 1_000 }, () => service.subscribe())
    const ids = await insertSubscribers(server.database.db, browsers)
    await announce()
    const queued = await server.database.pool.query(
      "select 1 from notification_sends where state = 'waiting'",
    )
    expect(queued.rowCount).toBe(1_000)
    const leavers = await Promise.all(
      ids.slice(0, 60).map(async (id, index) => ({ learner: await enter(id), browser: browsers[index]! })),
    )
    // Those who leave stand among the first third of the queue, in no order.
    await server.database.pool.query(
      "update notification_sends set due_at = due_at - random() * interval '1 h' where user_id = any($1)",
      [ids.slice(0, 333)],
    )
    const enough = new AbortController()
    const sending = [sendDue(server.deps, enough.signal), sendDue(server.deps, enough.signal)]
    const countReceived = async () => service.received.length
    await eventually(countReceived, (count) => count > 20)
    const answeredAt = new Map<string, number>()
    const waiting = leavers.values()
    const leave = async () => {
      for (const { learner, browser } of waiting) {
        await setMethods(learner)
        answeredAt.set(browser.endpoint, performance.now())
      }
    }
    await Promise.all([leave(), leave(), leave(), leave()])
    await eventually(countReceived, (count) => count > 333)
    enough.abort()
    await Promise.all(sending)
    const late = service.received.filter(({ endpoint, at }) => at > (answeredAt.get(endpoint) ?? Infinity))
    expect(late).toEqual([])
    expect(leavers.filter(({ browser }) => service.to(browser).length === 0).length).toBeGreaterThan(0)
    const { rows } = await server.database.pool.query(
      'select distinct state from notification_sends where user_id = any($1) order by state',
      [ids.slice(0, 60)],
    )
    expect(rows.map(({ state }) => state)).not.toContain('waiting')
  }, 90_000)

  /** What ends the calls of a learner at a browser. */
  const ENDS: [string, (learner: TestBrowser, browser: Subscription) => Promise<unknown>][] = [
    ['the switch', (learner) => setMethods(learner)],
    ['leaving', (learner) => readJson(learner.post('/api/users/exit'))],
    [
      'sign-out',
      (learner, { endpoint }) => readJson(learner.post('/api/auth/logout', { pushEndpoint: endpoint })),
    ],
    [
      'letting go of the browser',
      (learner, { endpoint }) => readJson(learner.send('DELETE', '/api/push/subscriptions', { endpoint })),
    ],
    [
      'the next learner on the tablet',
      async (_, browser) =>
        readJson((await server.signIn('user')).send('PUT', '/api/push/subscriptions', browser)),
    ],
  ]
  test.each(ENDS)('waits for what is on its way: %s', async (_, end) => {
    const { learner, browser } = await makeLearner()
    const { learner: other } = await makeLearner()
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    service.answer = ({ endpoint }) => ({ status: 201, ...(endpoint === browser.endpoint && { when: held }) })
    await announce('첫째')
    const first = sendDue(server.deps)
    await eventually(
      async () => service.to(browser).length,
      (count) => count === 1,
    )
    let isAnswered = false
    const ended = end(learner, browser).then(() => {
      isAnswered = true
    })
    // Nobody else waits, and another process passes this learner by.
    await setMethods(other)
    await announce('둘째')
    await sendDue(server.deps)
    expect(isAnswered).toBe(false)
    letGo()
    await Promise.all([ended, first])
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(1)
  })
})

describe('what a push service answers', () => {
  test.each<[string, { status: number | null; headers?: Record<string, string> }, object]>([
    ['201', { status: 201 }, { state: 'sent', isKept: true }],
    ['404', { status: 404 }, { state: 'dropped', isKept: false }],
    ['410', { status: 410 }, { state: 'dropped', isKept: false }],
    [
      '429',
      { status: 429, headers: { 'Retry-After': '600' } },
      { state: 'waiting', isKept: true, afterMs: 600_000 },
    ],
    ['500', { status: 500 }, { state: 'waiting', isKept: true, afterMs: 15_000 }],
    ['503', { status: 503 }, { state: 'waiting', isKept: true, afterMs: 15_000 }],
    ['401', { status: 401 }, { state: 'dropped', isKept: true, reason: 'alarm' }],
    ['403', { status: 403 }, { state: 'dropped', isKept: true, reason: 'alarm' }],
    ['400', { status: 400 }, { state: 'dropped', isKept: true, reason: 'refused' }],
    ['413', { status: 413 }, { state: 'dropped', isKept: true, reason: 'too-large' }],
    [
      'a redirect',
      { status: 307, headers: { Location: '/push/elsewhere' } },
      { state: 'dropped', isKept: true },
    ],
    ['a broken connection', { status: null }, { state: 'waiting', isKept: true, afterMs: 15_000 }],
  ])('%s', async (_, answer, expected) => {
    const { learner, browser } = await makeLearner()
    service.answer = () => answer
    await announce()
    await sendDue(server.deps)
    const { isKept, state, afterMs, reason } = expected as Record<string, unknown>
    const [send] = await readSends(learner)
    expect(send).toMatchObject({ state, ...(reason !== undefined && { drop_reason: reason }) })
    if (afterMs) expect(send!.due_at.getTime()).toBeGreaterThanOrEqual(now.getTime() + Number(afterMs))
    expect(service.received).toHaveLength(1)
    const kept = await server.database.pool.query('select 1 from push_subscriptions where endpoint = $1', [
      browser.endpoint,
    ])
    expect(kept.rowCount).toBe(isKept ? 1 : 0)
  })

  test('that our keys are refused is said in the log once, and names no key and nobody', async () => {
    const alarms = logged.filter((line) => line.includes('refuses our VAPID keys'))
    expect(alarms).toHaveLength(1)
    expect(alarms[0]).not.toContain('/push/')
  })

  test('is tried again at the one browser that has yet to take it, and counts once', async () => {
    const { learner, browser: phone } = await makeLearner()
    const tablet = await subscribeAt(learner)
    await announce('하나')
    await sendDue(server.deps)
    service.answer = ({ endpoint }) => ({ status: endpoint === tablet.endpoint ? 503 : 201 })
    await announce('둘')
    await sendDue(server.deps)
    service.answer = () => ({ status: 201 })
    await sendDue(server.deps)
    expect([service.to(phone).length, service.to(tablet).length]).toEqual([2, 2])
    now = new Date(now.getTime() + MINUTE)
    await sendDue(server.deps)
    expect([service.to(phone).length, service.to(tablet).length]).toEqual([2, 3])
    await announce('셋, 오늘은 많아요')
    await sendDue(server.deps)
    expect([service.to(phone).length, service.to(tablet).length]).toEqual([2, 3])
    expect((await readSends(learner)).map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting'])
  })
})

describe('when', () => {
  test('two went today, the third waits for the morning', async () => {
    const { browser } = await makeLearner()
    for (const title of ['하나', '둘', '셋']) await announce(title)
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(2)
    now = seoul('07:59', '2026-03-03')
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(2)
    now = seoul('08:00', '2026-03-03')
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(3)
  })

  test('it is quiet, nothing comes before the quiet hours end', async () => {
    const { browser } = await makeLearner()
    now = seoul('21:30')
    await announce()
    await sendDue(server.deps)
    now = seoul('07:59', '2026-03-03')
    await sendDue(server.deps)
    expect(service.received).toEqual([])
    now = seoul('08:00', '2026-03-03')
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(1)
  })

  test('quiet hours begin soon, the message does not outlive them in the service', async () => {
    await makeLearner()
    now = seoul('20:00')
    await announce()
    await sendDue(server.deps)
    expect(service.received[0]!.headers.ttl).toBe('3600')
  })

  test('an account is suspended, nothing comes', async () => {
    const { learner, browser } = await makeLearner()
    await announce()
    await server.database.pool.query('update users set suspended_at = now() where id = $1', [learner.userId])
    await sendDue(server.deps)
    expect(service.to(browser)).toEqual([])
  })
})

describe('at the chosen hour', () => {
  test('who has not studied today is reminded, once, and nobody before their hour', async () => {
    const { learner, browser } = await makeLearner()
    const { learner: later, browser: laterBrowser } = await makeLearner()
    await readJson(later.send('PATCH', '/api/users/me', { reminderHour: 20 }))
    const { learner: studied, browser: studiedBrowser } = await makeLearner()
    await openThread(studied)
    now = seoul('18:59')
    expect(await planDaily(server.deps)).toBe(0)
    now = seoul('19:00')
    const counts = await Promise.all([planDaily(server.deps), planDaily(server.deps)])
    expect(counts.sort()).toEqual([0, 1])
    await sendDue(server.deps)
    expect(kindsTo(browser)).toEqual(['study-reminder'])
    now = seoul('20:00')
    await planDaily(server.deps)
    await sendDue(server.deps)
    expect(kindsTo(browser)).toEqual(['study-reminder'])
    expect(kindsTo(laterBrowser)).toEqual(['study-reminder'])
    expect(kindsTo(studiedBrowser)).toEqual([])
    const inbox = await readJson(learner.get('/api/v1/services/notifications'))
    expect(inbox).toMatchObject({ unread: 1, notifications: [{ kind: 'study-reminder' }] })
  })

  test('a server that was away catches up, within four hours', async () => {
    const { browser } = await makeLearner()
    now = seoul('23:01')
    await planDaily(server.deps)
    expect(service.to(browser)).toEqual([])
    now = seoul('20:59', '2026-03-03')
    await planDaily(server.deps)
    await sendDue(server.deps)
    expect(kindsTo(browser)).toEqual(['study-reminder'])
  })

  test('due reviews come before the reminder, with their number for the badge', async () => {
    const { learner, browser } = await makeLearner()
    await server.database.db.insert(attempts).values(
      [1, 2].map((number) => ({
        userId: learner.userId!,
        id: randomUUID(),
        evaluationId: smallItemId(SMALL.concept, 0, number),
        conceptId: SMALL.concept,
        difficultyLevel: 0,
        verdict: 'incorrect' as const,
        help: 'alone' as const,
        createdAt: now,
        day: '2026-03-02',
      })),
    )
    now = seoul('19:00', '2026-03-04')
    await planDaily(server.deps)
    await sendDue(server.deps)
    const [push, ...more] = service.to(browser)
    expect(more).toEqual([])
    expect(JSON.parse(service.read(push!))).toMatchObject({ kind: 'review-due', badge: 2 })
    expect(push!.headers).toMatchObject({ urgency: 'low', topic: 'review-due' })
  })

  test('a reminder that waits is dropped when the person studies first', async () => {
    const { learner } = await makeLearner()
    now = seoul('19:00')
    await planDaily(server.deps)
    await openThread(learner)
    await sendDue(server.deps)
    expect(await readSends(learner)).toMatchObject([{ state: 'dropped', drop_reason: 'studied-today' }])
    expect(await readJson(learner.get('/api/v1/services/notifications'))).toMatchObject({ notifications: [] })
  })
})

describe('by mail', () => {
  async function makeReader(email: string | null, ...methods: string[]): Promise<TestBrowser> {
    const learner = await server.signIn('user')
    await server.database.pool.query('update users set email = $2 where id = $1', [learner.userId, email])
    await setMethods(learner, ...methods)
    return learner
  }

  test('one comes a day, beside a push of the same, and stands in the inbox once', async () => {
    const learner = await makeReader('haneul@school.example', 'EMAIL', 'WEB_PUSH')
    const browser = await subscribeAt(learner)
    await announce('하나')
    await announce('둘')
    await sendDue(server.deps)
    expect(mailbox.received.map(({ to }) => to)).toEqual([['haneul@school.example']])
    expect(service.to(browser)).toHaveLength(2)
    const { notifications } = await readJson<{ notifications: unknown[] }>(
      learner.get('/api/v1/services/notifications'),
    )
    expect(notifications).toHaveLength(2)
  })

  test('comes to nobody without an address, without the method, or whose mailbox is not there', async () => {
    await makeReader(null, 'EMAIL')
    const learner = await makeReader('haneul@school.example', 'EMAIL')
    const refused = await makeReader('nobody@school.example', 'EMAIL')
    await announce()
    await setMethods(learner)
    await sendDue(server.deps)
    expect(mailbox.received).toEqual([])
    expect(await readSends(learner)).toMatchObject([{ state: 'dropped', drop_reason: 'method-off' }])
    expect(await readSends(refused)).toMatchObject([{ state: 'dropped', drop_reason: 'refused' }])
  })
})

describe('of several processes', () => {
  test('each message is sent by one', async () => {
    const browsers = Array.from({ length: 80 }, () => service.subscribe())
    await insertSubscribers(server.database.db, browsers)
    await announce()
    await Promise.all([sendDue(server.deps), sendDue(server.deps), sendDue(server.deps)])
    expect(browsers.filter((browser) => service.to(browser).length !== 1)).toEqual([])
  })

  test('one that died is replaced when its lease ran out, not before', async () => {
    const { browser } = await makeLearner()
    await announce()
    expect((await claimSends(server.deps, 10)).claimed).toHaveLength(1)
    await sendDue(server.deps)
    expect(service.to(browser)).toEqual([])
    await server.database.pool.query("update notification_sends set lease_until = now() - interval '1 s'")
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(1)
  })
})

test('what is old goes: browsers that ran out, notifications after 90 days', async () => {
  const { learner, browser } = await makeLearner()
  await readJson(
    learner.send('PUT', '/api/push/subscriptions', {
      ...browser,
      expirationTime: seoul('10:00', '2026-03-09').getTime(),
    }),
  )
  await announce('오래될 알림')
  const count = async (table: string) =>
    (await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [learner.userId])).rowCount
  now = seoul('10:00', '2026-03-08')
  await cleanUp(server.deps, now)
  expect([await count('push_subscriptions'), await count('notifications')]).toEqual([1, 1])
  now = seoul('10:01', '2026-05-31')
  await cleanUp(server.deps, now)
  expect([await count('push_subscriptions'), await count('notifications')]).toEqual([0, 0])
  expect(await count('notification_sends')).toBe(0)
})

test('the database counts the audience that the rule names', async () => {
  const schoolIds = [randomUUID(), randomUUID()]
  const grade = fc.record({
    schoolLevel: fc.constantFrom(...SCHOOL_LEVELS),
    grade: fc.integer({ min: 1, max: 2 }),
  })
  const person = fc.record({
    roles: fc.subarray([...ROLES], { minLength: 1 }),
    schoolId: fc.constantFrom(null, ...schoolIds),
    place: grade,
  })
  const people = fc.sample(person, { numRuns: 80, seed: 4 })
  const { db, pool } = server.database
  await pool.query('update users set suspended_at = now()')
  const fields = {
    nickname: '학습자',
    provider: 'kakao',
    tutorPersona: 'friend_female_1',
    deviceKey: 'a2V5',
  } as const
  await db
    .insert(schools)
    .values(schoolIds.map((id) => ({ id, name: '학교', schoolLevel: 'MIDDLE' as const })))
  await db
    .insert(users)
    .values(people.map(({ place, ...one }) => ({ ...fields, ...one, ...place, id: randomUUID() })))
  const audiences = fc.record({
    roles: fc.subarray([...ROLES]),
    grades: fc.array(grade, { maxLength: 3 }),
    schoolIds: fc.subarray(schoolIds),
  })
  for (const audience of fc.sample(audiences, { numRuns: 60, seed: 5 })) {
    const expected = people.filter(({ place, ...one }) => isInAudience({ ...one, ...place }, audience))
    expect(await countAudience(db, audience), JSON.stringify(audience)).toBe(expected.length)
  }
})
