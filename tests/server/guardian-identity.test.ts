import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardianConsents, users } from '#server/db/schema.ts'
import { readEnv } from '#server/env.ts'
import { loadIdentityCheck } from '#server/guardian/identity-check.ts'
import { type IdentityService, startIdentityService } from '#tests/support/identity-service.ts'
import { readJson } from '#tests/support/learner.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let folder: string
let mailbox: Mailbox
let service: IdentityService
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-identity-'))
  mailbox = await openMailbox()
  service = await startIdentityService()
  const adapter = path.join(folder, 'adapter.mjs')
  await service.writeAdapter(adapter)
  server = await createTestServer({
    content: 'none',
    env: {
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'semsaem@semsaem.example',
      GUARDIAN_CHECK: 'identity',
      GUARDIAN_IDENTITY_ADAPTER: adapter,
    },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([service.close(), mailbox.close()])
  await rm(folder, { recursive: true, force: true })
})

async function makeChild(): Promise<TestBrowser> {
  const child = await server.signIn('user')
  await server.database.pool.query("update users set age_band = 'UNDER_14' where id = $1", [child.userId])
  return child
}

/** The child asks, the guardian opens the mail and agrees. Returns the address of the service's page. */
async function agree(child: TestBrowser): Promise<{ link: string; page: string }> {
  await readJson(child.post('/api/users/guardian', { email: 'guardian@school.example' }))
  const raw = (mailbox.received.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /\/api\/guardian\/consent\?token=[\w-]+/.exec(raw)?.[0] ?? ''
  const answer = await server.visitor().request(link, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'confirm-0=yes&confirm-1=yes',
  })
  const page = /href="(http:\/\/127[^"]+)"/.exec(await answer.text())?.[1] ?? ''
  return { link, page }
}

const open = (address: string) => server.visitor().get(address)
const listConsents = () => server.database.db.select().from(guardianConsents)

test('a guardian agrees, confirms at the service, and the consent says how it was checked', async () => {
  await server.database.db.delete(users)
  const child = await makeChild()
  const { page } = await agree(child)
  expect(await listConsents()).toEqual([])
  const back = service.confirm(page, true)
  const given = await open(back)
  expect(given.status).toBe(200)
  expect(await given.text()).toContain('동의해 주셔서 고마워요')
  expect(await listConsents()).toMatchObject([
    { userId: child.userId, check: 'identity', guardianEmail: 'guardian@school.example' },
  ])
  expect((await open(back)).status).toBe(400)
})

test('no consent is stored for a minor, a forged address, or the attempt of another link', async () => {
  await server.database.db.delete(users)
  const [one, two] = [await agree(await makeChild()), await agree(await makeChild())]
  const token = new URLSearchParams(one.link.split('?')[1]).get('token') ?? ''
  expect((await open(`/api/guardian/identity?token=${token}`)).status).toBe(400)
  expect((await open(`/api/guardian/identity?token=${token}&attempt=made-up`)).status).toBe(400)
  expect((await open(service.confirm(one.page, false))).status).toBe(400)
  const ofTwo = new URLSearchParams(service.confirm(two.page, true).split('?')[1])
  ofTwo.set('token', token)
  expect((await open(`/api/guardian/identity?${ofTwo}`)).status).toBe(400)
  expect(await listConsents()).toEqual([])
})

test('an invalid or missing adapter stops the start and names the setting', async () => {
  const broken = path.join(folder, 'broken.mjs')
  await writeFile(broken, 'export default { begin: 1 }\n')
  const load = (file: string) =>
    loadIdentityCheck({ GUARDIAN_CHECK: 'identity', GUARDIAN_IDENTITY_ADAPTER: file })
  await expect(load(broken)).rejects.toThrow(/^GUARDIAN_IDENTITY_ADAPTER: /)
  await expect(load(path.join(folder, 'none.mjs'))).rejects.toThrow(/^GUARDIAN_IDENTITY_ADAPTER: /)
  expect(() => readEnv({ GUARDIAN_CHECK: 'identity' })).toThrow(/GUARDIAN_IDENTITY_ADAPTER/)
})
