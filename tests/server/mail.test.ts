import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotificationContent } from '#domain/notify/notification.ts'
import { users } from '#server/db/schema.ts'
import { mailNotification } from '#server/mail/mail-notification.ts'
import { MailError, makeMailer } from '#server/mail/mailer.ts'
import { makeUnsubscribeUrl } from '#server/mail/unsubscribe-link.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const CONTENT: NotificationContent = {
  kind: 'announcement',
  title: '새 단원 <정수와 유리수>가 나왔어요',
  body: '"절댓값"부터 & 천천히 풀어 볼까요?',
  path: '/chat/M1U01',
}
const ADDRESS = 'haneul@school.example'

let mailbox: Mailbox
let server: TestServer
const logged: string[] = []

beforeAll(async () => {
  mailbox = await openMailbox((to) => {
    if (to.startsWith('nobody')) return Object.assign(new Error(`no ${to} here`), { responseCode: 550 })
    if (to.startsWith('later')) return Object.assign(new Error(`${to} is full`), { responseCode: 452 })
    return null
  })
  server = await createTestServer({
    env: { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: '셈샘 <semsaem@semsaem.example>' },
    onLog: (line) => logged.push(line),
  })
})
afterAll(async () => {
  await server?.close()
  await mailbox?.close()
})

async function signInWithMail(): Promise<TestBrowser & { userId: string }> {
  const browser = await server.signIn()
  await browser.send('PATCH', '/api/users/me', { notificationMethods: ['EMAIL', 'WEB_PUSH'] })
  return browser as TestBrowser & { userId: string }
}

async function readMethods(browser: TestBrowser): Promise<string[]> {
  const user = (await (await browser.get('/api/users/me')).json()) as { notificationMethods: string[] }
  return user.notificationMethods
}

async function mailTo(id: string, email: string, content = CONTENT) {
  await mailNotification(server.deps, { id, email }, content)
  const last = mailbox.received.at(-1)
  if (!last) throw new Error('no mail came')
  return { envelope: last, mail: await PostalMime.parse(last.raw) }
}

/** As a mail program posts it: no cookie, a form, and the origin of nobody. */
function postOneClick(address: string): Promise<Response> {
  return server.visitor().request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'List-Unsubscribe=One-Click',
  })
}

describe('a mail', () => {
  test('arrives with its subject, both parts in Korean, and a way to stop', async () => {
    const id = server.deps.newId()
    const { envelope, mail } = await mailTo(id, ADDRESS)
    expect(envelope).toMatchObject({ from: 'semsaem@semsaem.example', to: [ADDRESS] })
    expect(mail.subject).toBe(`[셈샘] ${CONTENT.title}`)
    expect(mail.from).toMatchObject({ name: '셈샘', address: 'semsaem@semsaem.example' })
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    const unsubscribeUrl = makeUnsubscribeUrl(server.deps, id)
    expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [mail.text, mail.html]) expect(part).toContain('http://localhost:3000/chat/M1U01')
    expect(mail.text).toContain(CONTENT.title)
    expect(mail.text).toContain(CONTENT.body)
    expect(mail.text).toContain(unsubscribeUrl)
    expect(mail.html).toContain('새 단원 &lt;정수와 유리수&gt;가 나왔어요')
    expect(mail.html).toContain('&quot;절댓값&quot;부터 &amp; 천천히 풀어 볼까요?')
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).not.toMatch(
      /<img|<script|url\(|#[0-9a-f]{3,6}|background|https?:\/\/(?!localhost:3000)/i,
    )
  })

  test('has no other header or receiver than its own, whatever its texts hold', async () => {
    const id = server.deps.newId()
    const content = {
      ...CONTENT,
      title: '제목\r\nBcc: eve@evil.example\r\n\r\n본문',
      body: 'ㄱ\r\n.\r\nQUIT',
    }
    const { envelope, mail } = await mailTo(id, ADDRESS, content)
    expect(envelope.to).toEqual([ADDRESS])
    expect(mail.bcc).toBeUndefined()
    expect(mail.subject).toBe('[셈샘] 제목 Bcc: eve@evil.example 본문')
    expect(mail.text).toContain('ㄱ')
    expect(mail.text).toContain('QUIT')
    const before = mailbox.received.length
    const addresses = [
      'a@b.example\r\nBcc: eve@evil.example',
      'a@b.example, eve@evil.example',
      '<a@b.example>',
      '',
    ]
    for (const to of addresses)
      await expect(mailNotification(server.deps, { id, email: to }, CONTENT)).rejects.toThrow(MailError)
    expect(mailbox.received).toHaveLength(before)
  })

  test('that a mail server refuses says whether to try again, and names no address', async () => {
    const fail = (email: string) =>
      mailNotification(server.deps, { id: server.deps.newId(), email }, CONTENT).then(
        () => null,
        (error: MailError) => error,
      )
    const refused = await fail('nobody@school.example')
    const putOff = await fail('later@school.example')
    expect([refused?.isPermanent, putOff?.isPermanent]).toEqual([true, false])
    server.deps.log.error({ err: refused }, 'refused')
    server.deps.log.error({ err: putOff }, 'put off')
    expect(logged.join('')).toContain('550')
    expect(logged.join('')).not.toMatch(/@school\.example/)
  })
})

describe('the link of a mail', () => {
  test('switches e-mail off by one post, and says so again the second time', async () => {
    const learner = await signInWithMail()
    const { mail } = await mailTo(learner.userId, ADDRESS)
    const address = /<(.+)>/.exec(
      mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
    )?.[1]
    for (let time = 0; time < 2; time++) {
      const answer = await postOneClick(address ?? '')
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('이메일 알림을 껐어요')
      expect(await readMethods(learner)).toEqual(['WEB_PUSH'])
    }
  })

  test('changes nothing by being looked at, and offers the button', async () => {
    const learner = await signInWithMail()
    const answer = await server.visitor().get(makeUnsubscribeUrl(server.deps, learner.userId))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toContain('<form method="post"><button')
    expect(await readMethods(learner)).toEqual(['EMAIL', 'WEB_PUSH'])
  })

  test.each([
    ['another person', (url: string, other: string) => url.replace(/token=[^.]+/, `token=${other}`)],
    ['a changed signature', (url: string) => `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (url: string) => url.replace(/\.[^.]+$/, '.')],
    ['more than it should hold', (url: string) => `${url}.x`],
    ['no token', (url: string) => url.replace(/\?.*/, '')],
  ])('is refused with %s', async (_what, forge) => {
    const learner = await signInWithMail()
    const other = await signInWithMail()
    const forged = forge(makeUnsubscribeUrl(server.deps, learner.userId), other.userId)
    expect((await postOneClick(forged)).status).toBe(400)
    expect((await server.visitor().get(forged)).status).toBe(400)
    expect(await readMethods(learner)).toContain('EMAIL')
    expect(await readMethods(other)).toContain('EMAIL')
  })

  test('of an account that is gone is answered like any other', async () => {
    const learner = await signInWithMail()
    await server.deps.db.delete(users).where(eq(users.id, learner.userId))
    expect((await postOneClick(makeUnsubscribeUrl(server.deps, learner.userId))).status).toBe(200)
  })

  test('leaves no token in the log', () => {
    expect(logged.join('')).toContain('/api/mail/unsubscribe')
    expect(logged.join('')).not.toContain('token')
  })
})

describe('without a mail server', () => {
  test('profile local keeps each mail as a file for its owner alone, and says that e-mail is off', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'))
    const local = await createTestServer({ env: { DATA_DIR: dataDir }, content: 'none' })
    try {
      const config = (await (await local.visitor().get('/api/config')).json()) as { mail: boolean }
      expect(config.mail).toBe(false)
      await mailNotification(local.deps, { id: local.deps.newId(), email: ADDRESS }, CONTENT)
      const [name = '', ...more] = await readdir(path.join(dataDir, 'mail'))
      expect(more).toEqual([])
      expect(name).toMatch(/\.eml$/)
      const file = path.join(dataDir, 'mail', name)
      const mail = await PostalMime.parse(await readFile(file))
      expect(mail.subject).toBe(`[셈샘] ${CONTENT.title}`)
      expect(mail.to?.[0]).toMatchObject({ address: ADDRESS })
      expect((await stat(file)).mode & 0o077).toBe(0)
    } finally {
      await local.close()
      await rm(dataDir, { recursive: true })
    }
  })

  test('any other profile sends nothing', async () => {
    const env = { ...server.deps.env, PROFILE: 'devserver' as const, SMTP_URL: undefined }
    const mailer = makeMailer(env, server.deps.newId)
    expect(mailer).toMatchObject({ isOn: false, reachesPeople: false })
    await expect(
      mailer.send({ to: ADDRESS, subject: '', text: '', html: '', unsubscribeUrl: '' }),
    ).rejects.toThrow(MailError)
  })

  test('with one the page is told that e-mail is on', async () => {
    const config = (await (await server.visitor().get('/api/config')).json()) as { mail: boolean }
    expect(config.mail).toBe(true)
  })
})
