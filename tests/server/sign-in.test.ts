import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInCookieName } from '#server/auth/cookies.ts'
import {
  followRedirects,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'

let server: ListeningServer
beforeAll(async () => {
  server = await listenTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.database.db.execute(sql`delete from limit_counters`))

const signInAs = (browser: TestBrowser, person: string, more = '') =>
  followRedirects(browser, `/api/auth/kakao/start?login_hint=${person}&nexturl=/${more}`)

/** The callback's address as the provider sends it, not yet visited. */
async function stopBeforeCallback(browser: TestBrowser, person = 'student'): Promise<string> {
  let address = `/api/auth/kakao/start?login_hint=${person}`
  for (let step = 0; step < 20; step += 1) {
    if (address.includes('/callback')) return address
    const response = await browser.get(address)
    await response.body?.cancel()
    address = response.headers.get('location') ?? ''
  }
  throw new Error('no callback')
}

describe('sign-in through the local provider', () => {
  test.each([
    ['student', ['user']],
    ['trial', ['user', 'trial']],
    ['admin', ['user', 'admin']],
    ['exercise-admin', ['user', 'exercise_admin']],
  ])('signs %s in by following redirects, with the role', async (person, roles) => {
    const browser = server.browser()
    const { visited } = await signInAs(browser, person)
    expect(visited.at(-1)).toBe('/auth?nexturl=%2F')
    const me = await (await browser.get('/api/users/me')).json()
    expect(me).toMatchObject({
      roles,
      tutorPersona: 'friend_female_1',
      grade: 1,
      schoolLevel: 'MIDDLE',
      useLinks: true,
    })
    expect(Buffer.from(me.deviceKey, 'base64')).toHaveLength(32)
    // What the page can see of it.
    expect(browser.cookies.get('signed-in')).toBe(me.id)
  })

  test('is the same account the second time, with a new session', async () => {
    const browser = server.browser()
    await signInAs(browser, 'student')
    const first = {
      me: await (await browser.get('/api/users/me')).json(),
      session: browser.cookies.get('session') ?? '',
    }
    await signInAs(browser, 'student')
    const me = await (await browser.get('/api/users/me')).json()
    expect(me.id).toBe(first.me.id)
    expect(browser.cookies.get('session')).not.toBe(first.session)
    const old = server.browser()
    old.cookies.set('session', first.session)
    expect((await old.get('/api/users/me')).status).toBe(401)
  })

  test('lasts two hours on a device of many people, for the page and on the server', async () => {
    const browser = server.browser()
    const callback = await stopBeforeCallback(browser, 'student&public_device=1')
    const lines = (await browser.get(callback)).headers.getSetCookie().join('\n')
    for (const name of ['session', 'signed-in'])
      expect(lines).toMatch(new RegExp(`^${name}=.*Max-Age=7200;`, 'm'))
    const { rows } = await server.database.db.execute<{ hours: number }>(
      sql`select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions order by created_at desc limit 1`,
    )
    expect(rows[0]?.hours).toBe(2)
  })

  test('asks with state, nonce, PKCE and the exact redirect address', async () => {
    const response = await server.browser().get('/api/auth/kakao/start')
    const query = new URL(response.headers.get('location') ?? '').searchParams
    expect(query.get('redirect_uri')).toBe(`${server.origin}/api/auth/kakao/callback`)
    expect(query.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)?.length).toBeGreaterThan(20)
  })

  test('refuses a replayed state', async () => {
    const browser = server.browser()
    const callback = await stopBeforeCallback(browser)
    const cookies = [...browser.cookies]
    expect((await browser.get(callback)).status).toBe(302)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const again = await browser.get(callback)
    expect(again.status).toBe(400)
    expect((await again.json()).code).toBe('INVALID_STATE')
  })

  test("refuses another browser's callback, and a state that nobody was given", async () => {
    const callback = await stopBeforeCallback(server.browser())
    expect((await server.browser().get(callback)).status).toBe(400)
    const browser = server.browser()
    browser.cookies.set(signInCookieName(server.deps.env, 'made-up'), 'made-up')
    expect((await browser.get('/api/auth/kakao/callback?code=x&state=made-up')).status).toBe(400)
  })

  test('refuses a code that was not given for this state', async () => {
    const browser = server.browser()
    const callback = new URL(await stopBeforeCallback(browser), server.origin)
    callback.searchParams.set('code', 'another')
    const response = await browser.get(callback.pathname + callback.search)
    expect(response.headers.get('location')).toBe('/login?error=failed')
    expect(browser.cookies.has('session')).toBe(false)
  })

  test('is refused to a suspended person', async () => {
    const browser = server.browser()
    await signInAs(browser, 'trial')
    await server.database.db.execute(sql`update users set suspended_at = now() where nickname = '나래'`)
    expect((await browser.get('/api/users/me')).status).toBe(401)
    const { visited } = await signInAs(server.browser(), 'trial')
    expect(visited.at(-1)).toBe('/login?error=failed')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    '/%2f/evil.example',
    'https://evil.example/',
    '/%09/evil.example',
  ])('goes home and not to %s', async (nextUrl) => {
    const { visited } = await followRedirects(
      server.browser(),
      `/api/auth/kakao/start?login_hint=student&nexturl=${encodeURIComponent(nextUrl)}`,
    )
    expect(visited.at(-1)).toBe('/auth?nexturl=%2F')
  })

  test('ends in two tabs that began at once', async () => {
    const browser = server.browser()
    // The local provider signs its own person out when another signs in: the second tab has a session of its own there.
    const tab = server.browser()
    const callbacks = [await stopBeforeCallback(browser), await stopBeforeCallback(tab, 'admin')]
    for (const [name, value] of tab.cookies) if (name.startsWith('sign-in')) browser.cookies.set(name, value)
    for (const callback of callbacks)
      expect((await browser.get(callback)).headers.get('location')).toBe('/auth?nexturl=%2F')
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('sign-in'))).toEqual([])
  })

  test('lets a classroom in, thirty within a minute behind one address', async () => {
    for (let count = 0; count < 30; count += 1) {
      const { visited } = await signInAs(server.browser(), 'student')
      expect(visited.at(-1)).toBe('/auth?nexturl=%2F')
    }
  })

  /** A code that nobody gave, for a sign-in that this browser began. */
  const bringWrongCode = async (headers: Record<string, string> = {}) => {
    const browser = server.browser()
    const start = await browser.get('/api/auth/kakao/start', headers)
    const state = new URL(start.headers.get('location') ?? '', server.origin).searchParams.get('state')
    if (state === null) return start
    const query = new URLSearchParams({ code: 'x', state, iss: `${server.origin}/local-idp` })
    return browser.get(`/api/auth/kakao/callback?${query}`, headers)
  }

  test('may fail ten times a minute an address, then waits', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await bringWrongCode()).status)
    expect(statuses).toEqual([...Array(10).fill(302), 429])
    const start = await server.browser().get('/api/auth/kakao/start')
    expect(start.status).toBe(429)
    expect(Number(start.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is kept from nobody by callbacks that other pages make a browser ask for', async () => {
    const ask = () => server.browser().get('/api/auth/kakao/callback?code=x&state=made-up')
    for (let count = 0; count < 12; count += 1) expect((await ask()).status).toBe(400)
    expect((await server.browser().get('/api/auth/kakao/start')).status).toBe(302)
  })

  test('may begin sixty times a minute an address', async () => {
    await server.browser().get('/api/auth/kakao/start')
    await server.database.db.execute(
      sql`update limit_counters set count = 60 where bucket like 'signInStartsByAddress:%'`,
    )
    expect((await server.browser().get('/api/auth/kakao/start')).status).toBe(429)
  })

  test('tells a person in a browser on the login page what went wrong', async () => {
    const visit = async (address: string) => {
      const response = await server.browser().get(address, { Accept: 'text/html,*/*;q=0.8' })
      expect(response.status).toBe(302)
      return response.headers.get('location')
    }
    expect(await visit('/api/auth/kakao/callback?code=x&state=made-up')).toBe('/login?error=failed')
    for (let count = 0; count < 10; count += 1) {
      const refused = await bringWrongCode({ Accept: 'text/html' })
      expect(refused.headers.get('location')).toBe('/login?error=failed')
    }
    expect(await visit('/api/auth/kakao/start')).toBe('/login?error=busy')
  })

  test.each(['/local-idp/auth?client_id=nobody', '/local-idp/interaction/nothing', '/local-idp/nothing'])(
    'frames nothing of the local provider and runs nothing in it: %s',
    async (address) => {
      const { headers } = await server.browser().get(address)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
    },
  )

  test('shows the four people when none is hinted', async () => {
    const { response } = await followRedirects(server.browser(), '/api/auth/google/start')
    const text = await response.text()
    for (const name of ['가온', '나래', '다온', '라온']) expect(text).toContain(name)
  })
})
