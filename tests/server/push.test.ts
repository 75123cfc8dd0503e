import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js'
import type { Inbox } from '#contract/notification.ts'
import { releaseDue } from '#server/notify/release-due.flow.ts'
import { sendDue } from '#server/notify/send-due.flow.ts'
import { readJson } from '#tests/support/learner.ts'
import { PushService, readVapid, type Subscription } from '#tests/support/push-service.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

/** Ten in the morning in Seoul. */
const MORNING = new Date('2026-03-02T01:00:00Z')
const HOUR = 3_600_000
let now = MORNING

let server: TestServer
let service: PushService
let admin: TestBrowser
beforeAll(async () => {
  service = await PushService.start()
  server = await createTestServer({
    clock: () => now,
    env: { PUSH_LOOPBACK: 'on' },
  })
  admin = await server.signIn('user', 'admin')
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(() => {
  now = MORNING
  service.received.length = 0
  service.answer = () => ({ status: 201 })
})
/** Nothing of one test waits for the next. */
afterEach(() => server.database.pool.query('delete from notifications'))

const put = (browser: TestBrowser, subscription: object) =>
  browser.send('PUT', '/api/push/subscriptions', subscription)
const wantPush = (browser: TestBrowser, isOn = true) =>
  readJson(browser.send('PATCH', '/api/users/me', { notificationMethods: isOn ? ['WEB_PUSH'] : [] }))
const readInbox = (browser: TestBrowser) => readJson<Inbox>(browser.get('/api/v1/services/notifications'))
const announce = (title: string, audience: object = {}) =>
  readJson<{ id: string; people: number }>(
    admin.post('/api/v1/announcements', { title, body: '내일은 쉬어요.', path: '/settings', audience }),
  )

async function subscribe(browser: TestBrowser): Promise<Subscription> {
  const subscription = service.subscribe()
  await wantPush(browser)
  await readJson(put(browser, { ...subscription, expirationTime: null }))
  return subscription
}

describe('a push message', () => {
  test('comes encrypted for the one browser, signed by this server, and its receipts come back', async () => {
    const learner = await server.signIn('user')
    const browser = await subscribe(learner)
    await announce('알려 드려요')
    await sendDue(server.deps)
    const [push, ...more] = service.to(browser)
    expect(more).toEqual([])
    const { publicKey } = await readJson<{ publicKey: string }>(learner.get('/api/push/public-key'))
    const claims = readVapid(push!.headers.authorization, publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@semsaem.example' })
    const lifeHours = (claims.exp * 1000 - Date.now()) / HOUR
    expect(lifeHours).toBeGreaterThan(0)
    expect(lifeHours).toBeLessThanOrEqual(24)
    expect(push!.headers).toMatchObject({
      ttl: String(4 * 3600),
      urgency: 'normal',
      topic: 'announcement',
      'content-encoding': 'aes128gcm',
    })
    const { id, ...words } = JSON.parse(service.read(push!))
    expect(words).toEqual({
      kind: 'announcement',
      title: '알려 드려요',
      body: '내일은 쉬어요.',
      path: '/settings',
    })

    const tell = (event: string) =>
      readJson(server.visitor().send('POST', '/api/push/receipts', { id, event }, { key: null }))
    const summary = async () =>
      (await readJson<{ items: unknown[] }>(admin.get('/api/v1/announcements'))).items[0]
    expect(await summary()).toMatchObject({ sent: 1, shown: 0, clicked: 0 })
    await tell('shown')
    await tell('shown')
    expect(await summary()).toMatchObject({ shown: 1, clicked: 0 })
    expect((await readInbox(learner)).unread).toBe(1)
    await tell('clicked')
    expect(await summary()).toMatchObject({ shown: 1, clicked: 1 })
    expect((await readInbox(learner)).unread).toBe(0)
  })

  test('is read by a receiver of other hands too', async () => {
    const other = new PushApiModel()
    other.notifyUrl = `${service.origin}/notify/`
    const learner = await server.signIn('user')
    const { publicKey } = await readJson<{ publicKey: string }>(learner.get('/api/push/public-key'))
    const { clientHash, endpoint, keys } = await other.subscribe({
      userVisibleOnly: 'true',
      applicationServerKey: publicKey,
    })
    await wantPush(learner)
    await readJson(put(learner, { endpoint, keys }))
    await announce('둘째 의견')
    await sendDue(server.deps)
    const [push] = service.received.filter((each) => each.endpoint === endpoint)
    const { headers, body } = push!
    await other.handleNotification(
      clientHash,
      { encoding: headers['content-encoding'], ttl: headers.ttl, authorization: headers.authorization },
      body,
    )
    const [message] = other.getNotifications({ clientHash }).messages
    expect(JSON.parse(message!)).toMatchObject({ title: '둘째 의견' })
  })
})

describe('a browser', () => {
  test('is the last one’s who wanted it there: the one before is called there no more', async () => {
    const first = await server.signIn('user')
    const second = await server.signIn('user')
    const tablet = await subscribe(first)
    const phone = await subscribe(first)
    await announce('첫째에게 하나')
    await wantPush(second)
    await readJson(put(second, tablet))
    await sendDue(server.deps)
    expect(service.to(tablet)).toEqual([])
    expect(service.to(phone)).toHaveLength(1)
    now = new Date(now.getTime() + HOUR)
    await announce('둘에게 하나씩')
    await sendDue(server.deps)
    expect(service.to(phone)).toHaveLength(2)
    const { title } = JSON.parse(service.read(service.to(tablet)[0]!))
    expect([title, service.to(tablet).length]).toEqual(['둘에게 하나씩', 1])
    expect((await readInbox(second)).notifications).toHaveLength(2)
  })

  test.each([
    ['by its learner', async (own: TestBrowser, endpoint: string) => detach(own, endpoint)],
    [
      'by the next learner on it',
      async (_: TestBrowser, endpoint: string) => detach(await server.signIn('user'), endpoint),
    ],
    [
      'at sign-out',
      async (own: TestBrowser, pushEndpoint: string) =>
        readJson(own.post('/api/auth/logout', { pushEndpoint })),
    ],
    [
      'at a sign-out after the session ran out',
      async (_: TestBrowser, pushEndpoint: string) =>
        readJson(server.visitor().send('POST', '/api/auth/logout', { pushEndpoint }, { key: null })),
    ],
  ])('is let go of %s', async (_, letGo) => {
    const learner = await server.signIn('user')
    const browser = await subscribe(learner)
    await announce('아무에게도')
    await letGo(learner, browser.endpoint)
    await sendDue(server.deps)
    expect(service.to(browser)).toEqual([])
  })

  test('leaves the others in peace when one signs out without a word of it', async () => {
    const learner = await server.signIn('user')
    const browser = await subscribe(learner)
    await readJson(learner.post('/api/auth/logout'))
    await announce('아직')
    await sendDue(server.deps)
    expect(service.to(browser)).toHaveLength(1)
  })

  const keys = new Promise<Subscription['keys']>((resolve) => {
    beforeAll(() => resolve(service.subscribe().keys))
  })
  test.each([
    ['http://fcm.googleapis.com/fcm/send/a', 'not-https'],
    ['https://10.0.0.1/push', 'unknown-service'],
    ['https://169.254.169.254/latest/meta-data', 'unknown-service'],
    ['https://[fd00::1]/push', 'unknown-service'],
    ['https://push.example.com/a', 'unknown-service'],
    ['https://fcm.googleapis.com.evil.example/a', 'unknown-service'],
    ['https://fcm.googleapis.com:8443/a', 'has-port'],
    ['https://a@fcm.googleapis.com/a', 'has-credentials'],
    ['file:///etc/passwd', 'not-https'],
    ['push', 'not-a-url'],
    ['https://fcm.googleapis.com/ and more than 2,000 characters', 'too-long'],
  ])('is refused at %s', async (address, fault) => {
    const learner = await server.signIn('user')
    const endpoint = address.replace(' and more than 2,000 characters', 'a'.repeat(2_000))
    const response = await put(learner, { endpoint, keys: await keys })
    const { data } = await response.json()
    expect(response.status).toBe(422)
    // What is only too long the schema refuses first.
    if (fault !== 'too-long') expect(data.issues).toEqual([{ path: 'endpoint', message: fault }])
  })

  test('is refused with keys that nobody could encrypt for', async () => {
    const learner = await server.signIn('user')
    const { endpoint, keys } = service.subscribe()
    const offCurve = `B${'A'.repeat(86)}`
    expect((await put(learner, { endpoint, keys: { ...keys, p256dh: offCurve } })).status).toBe(422)
    expect((await put(learner, { endpoint, keys: { ...keys, p256dh: 'B' } })).status).toBe(400)
    expect((await put(learner, { endpoint, keys, userId: crypto.randomUUID() })).status).toBe(400)
  })

  test('on loopback is refused but where a test asks for it, which it can in profile local alone', async () => {
    const strict = await createTestServer({ databaseUrl: server.databaseUrl })
    const learner = await strict.signIn('user')
    const response = await put(learner, service.subscribe())
    await strict.close()
    expect(response.status).toBe(422)
  })

  test('of a child without consent is not kept', async () => {
    const child = await server.signIn('user')
    await readJson(child.post('/api/users/age-band', { ageBand: 'UNDER_14' }))
    expect((await put(child, service.subscribe())).status).toBe(422)
  })

  test('comes through the outbox twice and is there once', async () => {
    const learner = await server.signIn('user')
    const subscription = service.subscribe()
    const key = crypto.randomUUID()
    const send = () => learner.send('PUT', '/api/push/subscriptions', subscription, { key })
    expect((await learner.send('PUT', '/api/push/subscriptions', subscription, { key: null })).status).toBe(
      400,
    )
    expect((await send()).status).toBe(200)
    expect((await send()).headers.get('idempotent-replayed')).toBe('true')
    const { rows } = await server.database.pool.query(
      'select user_id from push_subscriptions where endpoint = $1',
      [subscription.endpoint],
    )
    expect(rows).toEqual([{ user_id: learner.userId }])
  })
})

const detach = (browser: TestBrowser, endpoint: string) =>
  readJson(browser.send('DELETE', '/api/push/subscriptions', { endpoint }))

describe('an announcement', () => {
  const middle = (grade: number) => ({ schoolLevel: 'MIDDLE', grade })

  test('comes to the inbox of exactly its audience, whoever wants to be called', async () => {
    const first = await server.signIn('user')
    const second = await server.signIn('user', 'trial')
    const gone = await server.signIn('user')
    await readJson(second.send('PATCH', '/api/users/me', { grade: 2 }))
    await server.database.pool.query('update users set suspended_at = now() where id = $1', [gone.userId])
    const audience = { roles: ['trial'], grades: [middle(2), middle(3)] }
    expect(await readJson(admin.post('/api/v1/announcements/preview', { audience }))).toEqual({ people: 1 })
    const made = await announce('2학년에게', audience)
    expect(made.people).toBe(1)
    expect((await readInbox(first)).notifications).toEqual([])
    expect(await readInbox(second)).toMatchObject({
      notifications: [{ kind: 'announcement', title: '2학년에게', path: '/settings', readAt: null }],
      unread: 1,
    })
  })

  test('leads to a page of ours or is refused', async () => {
    const bad = { title: '알림', body: '링크', path: 'https://evil.example/', audience: {} }
    expect((await admin.post('/api/v1/announcements', bad)).status).toBe(422)
    expect((await admin.post('/api/v1/announcements', { ...bad, path: '//evil.example' })).status).toBe(422)
  })

  test('that is scheduled waits for its time, and then reaches those who are in its audience by then, once', async () => {
    const learner = await server.signIn('user')
    const browser = await subscribe(learner)
    const at = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000).toISOString()
    const schedule = (sendAt: string) =>
      admin.post('/api/v1/announcements', {
        ...{ title: '내일', body: '쉬어요.', audience: { grades: [middle(3)] }, sendAt },
      })
    for (const minutes of [0, -1, 367 * 24 * 60]) {
      const refused = await schedule(at(minutes))
      expect(refused.status).toBe(422)
      expect((await refused.json()).data.issues).toEqual([expect.objectContaining({ path: 'sendAt' })])
    }
    const made = await readJson<{ id: string }>(schedule(at(30)))
    const cancelled = await readJson<{ id: string }>(schedule(at(30)))
    expect(made).toMatchObject({ people: 0, sendAt: at(30), releasedAt: null })
    expect(await releaseDue(server.deps)).toBe(0)
    await readJson(admin.send('DELETE', `/api/v1/announcements/${cancelled.id}`))
    await readJson(learner.send('PATCH', '/api/users/me', { grade: 3 }))
    now = new Date(at(30))
    expect((await Promise.all([releaseDue(server.deps), releaseDue(server.deps)])).sort()).toEqual([0, 1])
    await sendDue(server.deps)
    expect((await readInbox(learner)).notifications).toMatchObject([
      { title: '내일', path: '/', createdAt: at(30) },
    ])
    expect(service.to(browser)).toHaveLength(1)
    expect(await readJson(admin.get(`/api/v1/announcements/${made.id}`))).toMatchObject({
      ...{ people: 1, sent: 1, releasedAt: at(30) },
    })
  })

  test('that is taken back is in no inbox and is not sent any more', async () => {
    const learner = await server.signIn('user')
    const browser = await subscribe(learner)
    const { id } = await announce('잘못 보낸 알림')
    await readJson(admin.send('DELETE', `/api/v1/announcements/${id}`))
    await sendDue(server.deps)
    expect(service.to(browser)).toEqual([])
    expect((await readInbox(learner)).notifications).toEqual([])
    expect((await admin.send('DELETE', `/api/v1/announcements/${id}`)).status).toBe(404)
  })
})

describe('the inbox', () => {
  test('shows the 30 latest, and what was read as read', async () => {
    const learner = await server.signIn('user')
    for (let minute = 0; minute < 32; minute += 1) {
      now = new Date(MORNING.getTime() + minute * 60_000)
      await announce(`${minute}`)
    }
    const { notifications, unread } = await readInbox(learner)
    expect(notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 30 }, (_, index) => String(31 - index)),
    )
    expect(unread).toBe(30)
    const mark = (body: object) => learner.send('PATCH', '/api/v1/services/notifications', body)
    const ids = notifications.slice(0, 2).map(({ id }) => id)
    expect(await readJson(mark({ ids }))).toMatchObject({ unread: 28 })
    const other = await server.signIn('user')
    const answer = await other.send('PATCH', '/api/v1/services/notifications', { ids: ids.slice(0, 1) })
    expect(answer.status).toBe(404)
    expect(await readJson(mark({ all: true }))).toMatchObject({ unread: 0 })
    expect((await mark({ all: true, ids })).status).toBe(400)
  })
})
