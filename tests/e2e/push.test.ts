import { randomUUID } from 'node:crypto'
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { NotificationContent } from '#domain/notify/notification.ts'
import { encodePushPayload } from '#domain/notify/push-payload.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import { fakePushManager, type PushFlaw } from '#tests/support/fake-push-manager.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { type KeptProfile, makeKeptProfile } from '#tests/support/kept-profile.ts'
import { awaitWorker, messageInput, openConcept, soon } from '#tests/support/learning-page.ts'
import { makePerson } from '#tests/support/make-person.ts'
import { writeStore } from '#tests/support/person-store.ts'
import { PushService, readVapid, type Subscription } from '#tests/support/push-service.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

const NEWS: NotificationContent = {
  kind: 'announcement',
  title: '내일은 쉬어요',
  body: '금요일에 만나요.',
  path: '/chat/M1U01',
}
/** What only the one who is called may see, in a message as the server writes it. */
const OWN_SHOWN = {
  title: '오늘의 수학이 기다리고 있어요',
  body: '개념 하나만 볼까요?',
  path: '/recent-check',
}
const OWN = encodePushPayload({ kind: 'study-reminder', ...OWN_SHOWN }, randomUUID(), 0)
const NEUTRAL = { title: '셈샘에서 알려 드려요', body: '셈샘을 열어 확인해 보세요.', path: '/' }
const STEP_MS = 30_000

let stage: Stage
let service: PushService
let profile: KeptProfile
/** One tablet for all: whoever comes next finds what the one before left. */
let context: BrowserContext
let page: Page
let devtools: CDPSession
let registrationId: string

beforeAll(async () => {
  service = await PushService.start()
  stage = await openStage(inject('clusterUrl'), { PUSH_LOOPBACK: 'on' }, { worker: true })
  profile = await makeKeptProfile(stage.proxy.origin)
  ;({ context, page } = await profile.open())
  page.setDefaultTimeout(STEP_MS)
  await context.grantPermissions(['notifications'], { origin: stage.proxy.origin })
  await fakePushManager(context, service)
  devtools = await context.newCDPSession(page)
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) registrationId = first.registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto('/')
  await awaitWorker(page)
})
beforeEach(async () => {
  service.received.length = 0
  stage.proxy.heal()
  if (page.url() === 'about:blank') await page.goto('/')
  await closeShown()
})
afterAll(async () => {
  await profile?.remove()
  await stage?.close()
  await service?.close()
})

/** A new learner at this tablet, whom nothing keeps from being called at any hour. */
async function enter(): Promise<string> {
  // An open page of the one before would find somebody else signed in and load itself anew in the middle of the test.
  await page.goto('about:blank')
  const userId = await enterAs(stage.product, context, stage.proxy.origin)
  const change = `update users set age_band = 'FROM_14', quiet_from = 0, quiet_to = 0 where id = $1`
  await stage.product.pool.query(change, [userId])
  return userId
}

async function readMethods(userId: string): Promise<string[] | undefined> {
  const { rows } = await stage.product.pool.query<{ notification_methods: string[] }>(
    'select notification_methods from users where id = $1',
    [userId],
  )
  return rows[0]?.notification_methods
}

async function readEndpoints(userId: string): Promise<string[]> {
  const { rows } = await stage.product.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1',
    [userId],
  )
  return rows.map(({ endpoint }) => endpoint)
}

const readOwnEndpoint = () =>
  page.evaluate(() => {
    const kept = localStorage.getItem('test-subscription')
    return kept === null ? null : (JSON.parse(kept) as Subscription).endpoint
  })

/** Turns web push on in the settings, as a person does. Gives the browser's endpoint. */
async function turnOn(userId: string): Promise<string> {
  await page.goto('/settings')
  await page.getByRole('switch', { name: '푸시 알림' }).click()
  await soon(() => readEndpoints(userId), STEP_MS).toHaveLength(1)
  await soon(() => readMethods(userId), STEP_MS).toEqual(['WEB_PUSH'])
  const endpoint = await readOwnEndpoint()
  expect(await readEndpoints(userId)).toEqual([endpoint])
  return endpoint ?? ''
}

const findWorker = async (): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

/**
 * Gives the worker a push, and waits until it has shown something: Chromium forgets a notification if the page lists them between its being
 * stored and its being displayed.
 */
async function deliver(data: string): Promise<void> {
  const worker = await findWorker()
  await worker.evaluate(`
    globalThis.hasShown = new Promise((done) => {
      registration.showNotification = async (...given) => {
        delete registration.showNotification
        await registration.showNotification(...given)
        done()
      }
    })
    undefined
  `)
  const { origin } = stage.proxy
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await worker.evaluate('hasShown')
}

const readShown = () =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, data }) => ({ title, body, path: data.path as string }))
  })

/** As if the person pressed what is shown: headless has nothing to press. */
async function press(): Promise<void> {
  await (await findWorker()).evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
}

/** An administrator's announcement to everybody, sent by the product at once instead of at the next minute. */
async function announce({ title, body, path }: NotificationContent): Promise<void> {
  const { cookie } = await makePerson(stage.product.pool, '관리자', ['admin'])
  const answer = await fetch(`${stage.proxy.origin}/api/v1/announcements`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ title, body, path, audience: {} }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  await stage.product.pool.query(`insert into pgboss.job (name, data) values ('send-due', '{}')`)
}

const closeShown = () =>
  page.evaluate(async () => {
    for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close()
  })

async function signOut(): Promise<void> {
  await signOutByAddress(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: '로그인', exact: true }).waitFor()
}

test('from the switch to the page: encrypted, shown, pressed, and the half-typed text is kept', async () => {
  const userId = await enter()
  const endpoint = await turnOn(userId)
  await openConcept(page, 'M1U01C01')
  await messageInput(page).fill('소수가 뭐')
  await announce(NEWS)
  await soon(() => service.received.length, STEP_MS).toBe(1)
  const [push] = service.received
  expect(push?.endpoint).toBe(endpoint)
  const { publicKey } = await (await page.request.get('/api/push/public-key')).json()
  expect(readVapid(push!.headers.authorization, publicKey).aud).toBe(service.origin)
  const receipts = () => stage.proxy.passed.filter(({ path }) => path === '/api/push/receipts').length

  await deliver(service.read(push!))
  const { title, body, path } = NEWS
  await soon(readShown, STEP_MS).toEqual([{ title, body, path }])
  await soon(receipts, STEP_MS).toBe(1)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await press()
  await page.waitForURL('**/chat/M1U01')
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  expect(await readShown()).toEqual([])
  await soon(receipts, STEP_MS).toBe(2)
  await page.goBack()
  await soon(() => messageInput(page).inputValue(), STEP_MS).toBe('소수가 뭐')

  // The inbox has it as read: it was followed.
  await page.goto('/notifications')
  await page.getByRole('link', { name: title }).waitFor()
  await page.getByText('모두 읽었어요').waitFor()
  expect(await findFaults(page)).toEqual([])
  // Without a network it is there all the same.
  stage.proxy.fail(/ \/api\//, { kind: 'drop-before' })
  await page.reload()
  await page.getByRole('link', { name: title }).waitFor()
  await page.getByText('오프라인 · 마지막 동기화').waitFor()
})

test('every push shows one notification, whatever it says; the switch turned off again lets go of this browser too', async () => {
  const userId = await enter()
  await turnOn(userId)
  for (const data of [
    '',
    '이게 뭐지',
    '{"kind":"study-reminder","title":{}}',
    '{"path":"https://evil.example/"}',
  ])
    await step(`a push that says '${data}'`, async () => {
      await deliver(data)
      await soon(readShown, STEP_MS).toEqual([NEUTRAL])
      await closeShown()
    })

  await step('the switch', async () => {
    await page.getByRole('switch', { name: '푸시 알림' }).click()
    await soon(() => readMethods(userId), STEP_MS).toEqual([])
    await soon(() => readEndpoints(userId), STEP_MS).toEqual([])
    await soon(readOwnEndpoint, STEP_MS).toBeNull()
  })
})

describe('a tablet that is shared', () => {
  test('calls nobody who signed out there, on the browser, on the server and in what was shown', async () => {
    const first = await enter()
    const endpoint = await turnOn(first)
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([OWN_SHOWN])
    await signOut()
    expect(await readEndpoints(first)).toEqual([])
    expect(await readOwnEndpoint()).toBeNull()
    expect(await readShown()).toEqual([])
    // It may have been on its way.
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([NEUTRAL])
    await closeShown()
    await enter()
    await page.goto('/settings')
    await page.getByRole('switch', { name: '푸시 알림' }).waitFor()
    await announce(NEWS)
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([NEUTRAL])
    expect(service.received.filter((push) => push.endpoint === endpoint)).toEqual([])
  })

  test('calls whoever came after somebody that did not sign out, at a new address', async () => {
    const first = await enter()
    const endpoint = await turnOn(first)
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([OWN_SHOWN])
    const next = await enter()
    // Wanted on the phone at home; here the permission stands.
    await stage.product.pool.query(`update users set notification_methods = '{WEB_PUSH}' where id = $1`, [
      next,
    ])
    await page.goto('/')
    await soon(() => readEndpoints(next), STEP_MS).toHaveLength(1)
    expect(await readEndpoints(next)).not.toContain(endpoint)
    await soon(() => readEndpoints(first), STEP_MS).toEqual([])
    await soon(readShown, STEP_MS).toEqual([])
  })

  test('lets go also of who signs out without a network', async () => {
    await turnOn(await enter())
    stage.proxy.fail(/ \/api\//, { kind: 'drop-before' })
    await signOut()
    expect(await readOwnEndpoint()).toBeNull()
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([NEUTRAL])
    stage.proxy.heal()
    await page.goto('/')
    // Else the answer would take the next one's cookie along.
    const pending = () => page.evaluate(() => localStorage.getItem('sign-out-pending'))
    await soon(pending, STEP_MS).toBeNull()
  })
})

test('who is signed out by time alone is called, and a press leaves what a visitor types or opens a page of ours', async () => {
  await turnOn(await enter())
  await step('a press while a visitor types', async () => {
    await context.clearCookies()
    await openConcept(page, 'M1U01C01')
    await messageInput(page).fill('아직 쓰는 중')
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([OWN_SHOWN])
    await press()
    await page.getByText('하던 것이 끝나면 옮겨 갈게요').waitFor()
    expect(new URL(page.url()).pathname).toBe('/chat/M1U01/M1U01C01')
    await messageInput(page).fill('')
    await page.waitForURL((url) => url.pathname === '/')
  })

  await step('a press with no page of the app', async () => {
    await deliver(OWN)
    await soon(readShown, STEP_MS).toEqual([OWN_SHOWN])
    const worker = await findWorker()
    await page.goto('about:blank')
    const opened = await worker.evaluate(`(async () => {
      const [notification] = await registration.getNotifications()
      const opened = new Promise((done) => {
        clients.openWindow = async (path) => done(path)
      })
      dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      return opened
    })()`)
    expect(opened).toBe('/recent-check')
  })
})

test('a subscription that the browser lost is made again at the next start, and an address that it changes by itself is on the server', async () => {
  const userId = await enter()
  const lost = await turnOn(userId)
  await step('lost', async () => {
    await page.evaluate(() => localStorage.removeItem('test-subscription'))
    await page.reload()
    await soon(readOwnEndpoint, STEP_MS).not.toBeNull()
    await soon(() => readEndpoints(userId), STEP_MS).toContain(await readOwnEndpoint())
    expect(await readOwnEndpoint()).not.toBe(lost)
  })

  await step('changed', async () => {
    const changed = service.subscribe()
    await (await findWorker()).evaluate(`
      PushManager.prototype.subscribe = async () => ({
        endpoint: ${JSON.stringify(changed.endpoint)},
        toJSON: () => (${JSON.stringify(changed)}),
      })
      dispatchEvent(new Event('pushsubscriptionchange'))
    `)
    await soon(() => readEndpoints(userId), STEP_MS).toContain(changed.endpoint)
  })
})

test('after three days of study it is offered once, and nobody is asked by the browser', async () => {
  const userId = await enter()
  await page.goto('/')
  const days = ['2026-03-02', '2026-03-03', '2026-03-05']
  await writeStore(page, userId, 'copies', [['push-offer', { days }]])
  await page.reload()
  const offer = page.getByRole('region', { name: '알림 제안' })
  await offer.getByRole('button', { name: '괜찮아요' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('link', { name: /^알림/ }).waitFor()
  // The question is asked of the device before the inbox is asked for.
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
  expect(await readOwnEndpoint()).toBeNull()
})

describe('the switch', () => {
  const row = () => page.locator('.settings-rows > div', { hasText: '푸시 알림' })
  const openWith = async (flaw: PushFlaw) => {
    await page.goto('/settings')
    await page.evaluate((value) => localStorage.setItem('push-flaw', value), flaw)
    await page.reload()
    await row().waitFor()
  }
  afterEach(() => page.evaluate(() => localStorage.removeItem('push-flaw')))

  test('cannot be turned on where the browser refuses or knows no push, and says why', async () => {
    await enter()
    for (const [flaw, reason] of [
      ['denied', /막아 두었어요.*자물쇠/],
      ['none', /이 브라우저는 푸시 알림을 받을 수 없어요/],
    ] as const)
      await step(flaw, async () => {
        await openWith(flaw)
        await soon(() => row().innerText(), STEP_MS).toMatch(reason)
        expect(await row().getByRole('switch').isDisabled()).toBe(true)
      })
  })

  test('stays off, with a sentence, where no push service answers within 15 s', async () => {
    const userId = await enter()
    await page.clock.install()
    await openWith('hangs')
    await row().getByRole('switch').click()
    await page.waitForFunction(() => localStorage.getItem('push-hanging') !== null)
    await page.clock.runFor(14_000)
    expect(await row().innerText()).toContain('바꾸는 중')
    await page.clock.runFor(1_500)
    await soon(() => row().innerText(), STEP_MS).toContain('15초 동안 대답하지 않아서')
    expect(await row().getByRole('switch').isChecked()).toBe(false)
    expect(await readMethods(userId)).toEqual([])
  })
})
