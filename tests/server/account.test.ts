import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { School } from '#contract/school.ts'
import type { User } from '#contract/user.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
import { pushSubscriptions, schools, users } from '#server/db/schema.ts'
import { readJson } from '#tests/support/learner.ts'
import {
  followRedirects,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'

const SEOUL = { id: '00000000-0000-4000-8000-000000000001', region: '서울 강남구' }
const BUSAN = { id: '00000000-0000-4000-8000-000000000002', region: '부산 해운대구' }

let now = new Date('2026-03-02T10:00:00.000Z')
let server: ListeningServer
beforeAll(async () => {
  server = await listenTestServer({ clock: () => now })
  await server.database.db.insert(schools).values([
    { ...BUSAN, name: '한빛중학교', schoolLevel: 'MIDDLE' },
    { ...SEOUL, name: '한빛중학교', schoolLevel: 'MIDDLE' },
    { id: crypto.randomUUID(), name: '새한빛초등학교', schoolLevel: 'ELEMENTARY' },
    { id: crypto.randomUUID(), name: '100%중학교', schoolLevel: 'MIDDLE' },
    ...Array.from({ length: 25 }, (_, index) => ({
      id: crypto.randomUUID(),
      name: `모두${index}중학교`,
      schoolLevel: 'MIDDLE' as const,
    })),
  ])
})
afterAll(() => server.close())

const me = (browser: TestBrowser) => readJson<User>(browser.get('/api/users/me'))
const patch = (browser: TestBrowser, body: object) => browser.send('PATCH', '/api/users/me', body)
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, (await response.json()).code]
}

describe('schools', () => {
  const search = async (query: string) => {
    const student = await server.signIn('user')
    const path = `/api/v1/schools?${new URLSearchParams({ query })}`
    return readJson<School[]>(student.get(path))
  }

  test('are found by a piece of the name, those that begin with it first, at most twenty', async () => {
    const found = await search('한빛')
    expect(found.map(({ name, region }) => `${name} ${region}`)).toEqual([
      '한빛중학교 부산 해운대구',
      '한빛중학교 서울 강남구',
      '새한빛초등학교 ',
    ])
    expect(await search('모두')).toHaveLength(20)
    expect(await search('없는 이름')).toEqual([])
  })

  test('are not found by signs that mean more to the database', async () => {
    expect((await search('%')).map(({ name }) => name)).toEqual(['100%중학교'])
    expect(await search('_')).toEqual([])
    expect(await search('\\')).toEqual([])
  })

  test('can be chosen and left, and only one that is there', async () => {
    const student = await server.signIn('user')
    expect(await readJson(patch(student, { schoolId: SEOUL.id }))).toMatchObject({ schoolId: SEOUL.id })
    const school = await readJson<School>(student.get(`/api/v1/schools/${SEOUL.id}`))
    expect(school).toEqual({ ...SEOUL, name: '한빛중학교', schoolLevel: 'MIDDLE' })
    expect(await codeOf(patch(student, { schoolId: crypto.randomUUID() }))).toEqual([422, 'UNPROCESSABLE'])
    expect((await me(student)).schoolId).toBe(SEOUL.id)
    expect(await readJson(patch(student, { schoolId: null }))).toMatchObject({ schoolId: null })
  })
})

/** Somebody whose age nobody has asked yet, over the provider. */
async function comeIn(browser: TestBrowser, provider = 'google'): Promise<TestBrowser> {
  await followRedirects(browser, `/api/auth/${provider}/start?login_hint=newcomer`)
  return browser
}

describe('the age band', () => {
  let newcomer: TestBrowser
  beforeEach(async () => {
    await server.database.db.delete(users)
    newcomer = await comeIn(server.browser())
  })
  const sayAge = (ageBand: string) => newcomer.post('/api/users/age-band', { ageBand })
  const consent = (wording: string = CONSENT_WORDING) => newcomer.post('/api/users/consent', { wording })

  test('is not known of somebody new, and until it is nothing personal is kept', async () => {
    expect(await me(newcomer)).toMatchObject({ ageBand: null, guardianConsentAt: null, email: null })
    expect(await codeOf(patch(newcomer, { schoolId: SEOUL.id }))).toEqual([422, 'CONSENT_REQUIRED'])
    expect(await codeOf(patch(newcomer, { notificationMethods: ['EMAIL'] }))).toEqual([
      422,
      'CONSENT_REQUIRED',
    ])
    expect(await readJson(patch(newcomer, { nickname: '새결', notificationMethods: [] }))).toMatchObject({
      nickname: '새결',
    })
  })

  test('of fourteen and over opens everything; the address comes with the next sign-in', async () => {
    expect(await readJson(sayAge('FROM_14'))).toMatchObject({ ageBand: 'FROM_14', email: null })
    await comeIn(newcomer)
    expect((await me(newcomer)).email).toBe('newcomer@localhost')
    expect((await patch(newcomer, { schoolId: SEOUL.id, notificationMethods: ['EMAIL'] })).status).toBe(200)
  })

  test('under fourteen keeps no address, no school and no notifications, however often they sign in', async () => {
    await readJson(sayAge('UNDER_14'))
    await comeIn(newcomer)
    expect(await me(newcomer)).toMatchObject({ ageBand: 'UNDER_14', email: null })
    expect(await codeOf(patch(newcomer, { notificationMethods: ['WEB_PUSH'] }))).toEqual([
      422,
      'CONSENT_REQUIRED',
    ])
  })

  test('under fourteen is not taken back by saying something else', async () => {
    await readJson(sayAge('UNDER_14'))
    expect(await codeOf(sayAge('FROM_14'))).toEqual([422, 'UNPROCESSABLE'])
    expect((await me(newcomer)).ageBand).toBe('UNDER_14')
  })

  test('corrected to under fourteen takes away what was kept', async () => {
    await readJson(sayAge('FROM_14'))
    await comeIn(newcomer)
    await readJson(patch(newcomer, { schoolId: SEOUL.id, notificationMethods: ['EMAIL', 'WEB_PUSH'] }))
    const { id: userId } = await me(newcomer)
    const keys = { p256dh: 'key', auth: 'key' }
    await server.database.db.insert(pushSubscriptions).values({ userId, endpoint: 'https://push', ...keys })
    expect(await readJson(sayAge('UNDER_14'))).toMatchObject({
      email: null,
      schoolId: null,
      notificationMethods: [],
    })
    expect(await server.database.db.select().from(pushSubscriptions)).toEqual([])
  })

  test("a guardian's consent is kept with its time and text, opens everything, and its withdrawal closes it", async () => {
    await readJson(sayAge('UNDER_14'))
    expect(await codeOf(consent('2020-01'))).toEqual([400, 'BAD_REQUEST'])
    const givenAt = now.toISOString()
    expect(await readJson(consent())).toMatchObject({ guardianConsentAt: givenAt })
    now = new Date(now.getTime() + 60_000)
    expect(await readJson(consent())).toMatchObject({ guardianConsentAt: givenAt })
    await comeIn(newcomer)
    expect((await me(newcomer)).email).toBe('newcomer@localhost')
    await readJson(patch(newcomer, { schoolId: SEOUL.id, notificationMethods: ['EMAIL'] }))
    expect(await readJson(newcomer.send('DELETE', '/api/users/consent'))).toMatchObject({
      guardianConsentAt: null,
      email: null,
      schoolId: null,
      notificationMethods: [],
    })
  })

  test('asks no guardian of somebody of fourteen', async () => {
    await readJson(sayAge('FROM_14'))
    expect(await codeOf(consent())).toEqual([422, 'UNPROCESSABLE'])
  })
})
