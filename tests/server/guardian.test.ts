import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GuardianState, User } from '#contract/user.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { guardianConsents, guardianRequests, limitCounters, users } from '#server/db/schema.ts'
import { remindGuardians } from '#server/guardian/remind-guardians.flow.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { readJson } from '#tests/support/learner.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import {
  followRedirects,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'

const GUARDIAN = 'guardian.kim@school.example'
const CONFIRMED = 'confirm-0=yes&confirm-1=yes'

let now: Date
let mailbox: Mailbox
let server: ListeningServer
let child: TestBrowser
/** Status with which the mail server refuses every mail; null accepts all. */
let refusal: number | null

beforeAll(async () => {
  mailbox = await openMailbox((to) => {
    const responseCode = to.startsWith('nobody') ? 550 : refusal
    return responseCode === null ? null : Object.assign(new Error(`not to ${to}`), { responseCode })
  })
  server = await listenTestServer({
    clock: () => now,
    env: { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: '셈샘 <semsaem@semsaem.example>' },
  })
})
afterAll(async () => {
  await server?.close()
  await mailbox?.close()
})
beforeEach(async () => {
  now = new Date('2026-11-20T01:00:00.000Z')
  await server.database.db.delete(users)
  await server.database.db.delete(limitCounters)
  mailbox.received.length = 0
  refusal = null
  child = server.browser()
  await followRedirects(child, '/api/auth/google/start?login_hint=newcomer')
  await readJson(child.post('/api/users/age-band', { ageBand: 'UNDER_14' }))
})

const me = () => readJson<User>(child.get('/api/users/me'))
const state = () => readJson<GuardianState>(child.get('/api/users/guardian'))
const ask = (email = GUARDIAN) => child.post('/api/users/guardian', { email })

/** The last mail, and the address of this server that it asks to open. */
async function readMail() {
  const last = mailbox.received.at(-1)
  if (!last) throw new Error('no mail came')
  const mail = await PostalMime.parse(last.raw)
  const url = /http\S+\/api\/guardian\/\S+/.exec(mail.text ?? '')?.[0] ?? ''
  return { to: last.to, mail, path: url.slice(new URL(url).origin.length) }
}

/** As a guardian's browser: without a session, and a form. */
function submit(path: string, body = CONFIRMED): Promise<Response> {
  return server.visitor().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body,
  })
}

async function consentByMail() {
  await readJson(ask())
  const { path } = await readMail()
  expect((await submit(path)).status).toBe(200)
}

describe('a guardian who is asked by mail', () => {
  test('reads what is kept, confirms it, and the child may use school and notifications', async () => {
    expect(await state()).toEqual({ check: 'mail', asked: null })
    const asked = await readJson<GuardianState>(ask())
    expect(asked.asked).toEqual({ address: 'gu***@school.example', expiresAt: '2026-11-23T01:00:00.000Z' })
    const { to, mail, path } = await readMail()
    expect(to).toEqual([GUARDIAN])
    expect(mail.subject).toContain('보호자 동의를 부탁드려요')
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)

    const page = await server.visitor().get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(await page.text()).toContain('다니는 학교')
    expect((await me()).guardianConsentAt, 'opening the link changes nothing').toBeNull()

    const given = await submit(path)
    expect(given.status).toBe(200)
    expect((await me()).guardianConsentAt).toBe(now.toISOString())
    expect(await state()).toEqual({ check: 'mail', asked: null })
    const saved = await child.send('PATCH', '/api/users/me', { notificationMethods: ['WEB_PUSH'] })
    expect(saved.status).toBe(200)
    const rows = await server.database.db.select().from(guardianConsents)
    expect(rows).toMatchObject([{ check: 'mail', guardianEmail: GUARDIAN, wording: CONSENT_WORDING }])
    expect((await submit(path)).status, 'a link works once').toBe(400)
  })

  test('withdraws with the link of the mail that confirms it, as often as it is given', async () => {
    await consentByMail()
    const first = await readMail()
    expect(first.mail.subject).toContain('동의하셨어요')
    await child.send('PATCH', '/api/users/me', { notificationMethods: ['WEB_PUSH'] })
    expect((await server.visitor().get(first.path)).status).toBe(200)
    expect((await me()).guardianConsentAt, 'opening the link changes nothing').not.toBeNull()
    expect((await submit(first.path, '')).status).toBe(200)
    expect(await me()).toMatchObject({ guardianConsentAt: null, notificationMethods: [] })
    expect(await server.database.db.select().from(guardianConsents)).toEqual([])
    expect((await submit(first.path, '')).status).toBe(400)

    now = new Date(now.getTime() + 1000)
    await consentByMail()
    expect((await submit(first.path, '')).status, 'the link of an earlier consent').toBe(400)
    expect((await me()).guardianConsentAt).toBe(now.toISOString())
  })

  test('must confirm both sentences', async () => {
    await readJson(ask())
    const { path } = await readMail()
    for (const body of ['', 'confirm-0=yes', 'confirm-1=yes', 'confirm-0=no&confirm-1=yes', '%%%=&&&']) {
      const answer = await submit(path, body)
      expect(answer.status, body).toBe(400)
      expect(await answer.text()).toContain('두 가지를 모두 확인해야')
    }
    expect((await me()).guardianConsentAt).toBeNull()
  })

  test('is told once a year, and not again when two processes look', async () => {
    await consentByMail()
    const before = mailbox.received.length
    now = new Date(now.getTime() + 364 * DAY_MS)
    const { signal } = new AbortController()
    await remindGuardians(server.deps, signal)
    expect(mailbox.received).toHaveLength(before)
    now = new Date(now.getTime() + 2 * DAY_MS)
    await Promise.all([remindGuardians(server.deps, signal), remindGuardians(server.deps, signal)])
    expect(mailbox.received).toHaveLength(before + 1)
    const { mail, path } = await readMail()
    expect(mail.text).toContain('2026년 11월 20일')
    expect((await submit(path, '')).status).toBe(200)
    expect(await server.database.db.select().from(guardianConsents)).toEqual([])
  })

  test.each([
    ['tomorrow if the mail server is busy', 451, 1],
    ['in a week if it refuses the mailbox', 550, 7],
  ])('is told again %s, and then not before the next year', async (_when, status, days) => {
    await consentByMail()
    const before = mailbox.received.length
    const { signal } = new AbortController()
    const remindAfter = async (passed: number) => {
      now = new Date(now.getTime() + passed * DAY_MS)
      await remindGuardians(server.deps, signal)
      return mailbox.received.length - before
    }
    refusal = status
    expect(await remindAfter(366)).toBe(0)
    refusal = null
    expect(await remindAfter(days - 0.5)).toBe(0)
    expect(await remindAfter(0.5)).toBe(1)
    expect(await remindAfter(364)).toBe(1)
    expect(await remindAfter(2)).toBe(2)
  })
})

describe('a link', () => {
  test('ends after three days, with the address', async () => {
    await readJson(ask())
    const { path } = await readMail()
    now = new Date(now.getTime() + 3 * DAY_MS + 1)
    expect((await server.visitor().get(path)).status).toBe(400)
    expect((await submit(path)).status).toBe(400)
    expect(await state()).toEqual({ check: 'mail', asked: null })
    await cleanUp(server.deps, now)
    expect(await server.database.db.select().from(guardianRequests)).toEqual([])
  })

  test('is replaced by a later one, and ended by the child', async () => {
    await readJson(ask())
    const first = await readMail()
    await readJson(ask('other@school.example'))
    const second = await readMail()
    expect((await submit(first.path)).status).toBe(400)
    await readJson(child.send('DELETE', '/api/users/guardian'))
    expect((await submit(second.path)).status).toBe(400)
    expect((await me()).guardianConsentAt).toBeNull()
  })

  test('that is used by two at once gives one consent', async () => {
    await readJson(ask())
    const { path } = await readMail()
    const answers = await Promise.all([submit(path), submit(path), submit(path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await server.database.db.select().from(guardianConsents)).toHaveLength(1)
  })

  test('of nobody says so', async () => {
    const pages = ['/api/guardian/consent', '/api/guardian/withdraw']
    for (const path of pages)
      for (const token of ['', '?token=', '?token=x', `?token=${crypto.randomUUID()}.x`, '?token=a.b.c']) {
        expect((await server.visitor().get(path + token)).status, path + token).toBe(400)
        expect((await submit(path + token)).status, path + token).toBe(400)
      }
  })

  test('holds a nickname with markup as text', async () => {
    await child.send('PATCH', '/api/users/me', { nickname: '<img src=x>&"' })
    await readJson(ask())
    const { path, mail } = await readMail()
    expect(await (await server.visitor().get(path)).text()).toContain('&lt;img src=x&gt;&amp;&quot;')
    expect(mail.html).not.toContain('<img')
  })
})

describe('a child', () => {
  test('cannot consent in place of the guardian', async () => {
    const answer = await child.post('/api/users/consent', { wording: CONSENT_WORDING })
    expect(answer.status).toBe(422)
    expect((await me()).guardianConsentAt).toBeNull()
  })

  test('is told of a mail that cannot be sent, and an earlier link goes on working', async () => {
    await readJson(ask())
    const { path } = await readMail()
    const refused = await ask('nobody@school.example')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('메일을 보내지 못했어요')
    for (const email of ['', 'x', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: e@f.example'])
      expect([400, 422], email).toContain((await ask(email)).status)
    expect((await submit(path)).status).toBe(200)
  })

  test('cannot write to an address as often as it likes', async () => {
    for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect(mailbox.received).toHaveLength(5)
  })

  test('is grown up, or has a consent: nobody is asked', async () => {
    await consentByMail()
    expect((await ask()).status).toBe(409)
    const grown = await server.signIn()
    const count = mailbox.received.length
    expect((await grown.post('/api/users/guardian', { email: GUARDIAN })).status).toBe(422)
    expect(mailbox.received).toHaveLength(count)
  })

  test('reads everything that is stored of it, and nothing of others', async () => {
    await consentByMail()
    const other = await server.signIn()
    const data = await readJson<Record<string, Record<string, unknown>[]>>(child.get('/api/users/me/data'))
    expect(data.guardianConsents).toMatchObject([{ guardianEmail: GUARDIAN, check: 'mail' }])
    expect(data.account).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(String(other.userId))
    expect(JSON.stringify(data)).not.toContain('tokenHash')
  })
})
