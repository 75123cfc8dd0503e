import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs } from '#tests/support/enter-as.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { ask, awaitReady, messageInput, soon } from '#tests/support/learning-page.ts'
import { countStored } from '#tests/support/person-store.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const endSessions = (userId: string) =>
  stage.product.pool.query('delete from sessions where user_id = $1', [userId])

describe('addresses', () => {
  test('that are no page say so with their status, and lead home', async () => {
    const { page } = await stage.visit()
    const paths = ['/nowhere', '/chat/Z9', '/chat/M1U01/Z9', '/chat/M1U01/M1U01C01/more']
    const documents = ['nothing', '', 'start/more', '..%2F..%2Fprice'].map((slug) => `/guide/${slug}`)
    const lost = page.getByRole('heading', { level: 1, name: '찾는 페이지가 없어요' })
    for (const path of [...paths, ...documents, '/policies/cookies', '/policies/__proto__']) {
      // The first address is opened, the others are come to within the app.
      const response = path === paths[0] ? await page.goto(path) : await page.request.get(path)
      expect(response?.status(), path).toBe(404)
      if (path !== paths[0]) await goWithin(page, path)
      await lost.waitFor()
      expect(await page.locator('.lost-status').textContent()).toMatch(
        path === paths[0] ? /^404 · Page Not Found$/ : /^404 · /,
      )
      await page.getByRole('link', { name: '셈샘 홈으로' }).click()
      await page.getByRole('link', { name: '바로 시작' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test('stand in the layout of their route: plane, concept, or the default one', async () => {
    const { page } = await stage.visit()
    const layouts = { plane: '.plane-bar', concept: '.learning-with-help', default: '.paged' }
    await page.goto('/')
    for (const [path, layout] of [
      ['/', 'plane'],
      ['/chat/M1U01/M1U01C01', 'concept'],
      ['/chat/M1U01', 'default'],
      ['/price', 'default'],
      ['/settings', 'default'],
    ] as const) {
      await goWithin(page, path)
      await page.locator(`#root ${layouts[layout]}`).waitFor()
      for (const [name, mark] of Object.entries(layouts))
        expect(await page.locator(`#root ${mark}`).count(), `${path}: ${name}`).toBe(name === layout ? 1 : 0)
    }
  })

  test('the landing loads the total evaluation progress of whoever has signed in, wherever it leads', async () => {
    const { page } = await stage.enter(null)
    const loaded = page.waitForResponse('**/api/v1/services/evaluation-items/progresses')
    await page.goto('/auth?nexturl=/chat/M1U01/M1U01C03')
    expect((await loaded).status()).toBe(200)
    await page.waitForURL('**/chat/M1U01/M1U01C03')
  })

  test('of the way to sign in lead back to where it stands', async () => {
    const { page } = await stage.visit({ viewport: { width: 1440, height: 900 } })
    const nextAddresses = async () => {
      const ways = page.getByRole('link', { name: '로그인', exact: true })
      const addresses = await ways.evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href),
      )
      return [...new Set(addresses.map((address) => new URL(address).searchParams.get('nexturl')))]
    }
    await page.goto('/')
    for (const path of [
      '/',
      '/chat/M1U01/M1U01C03',
      '/chat/M1U01',
      '/price',
      '/settings',
      '/bookmark?of=x',
    ]) {
      await goWithin(page, path)
      await soon(nextAddresses).toEqual([path])
    }
  })

  test('that are a part of others lead home, or from the wrong unit to the right one without a step back into it', async () => {
    const { page } = await stage.visit()
    await page.goto('/chat')
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await goWithin(page, '/chat/M1U02/M1U01C01')
    await page.waitForURL('**/chat/M1U01/M1U01C01')
    await page.getByRole('heading', { name: '소수와 합성수' }).first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await goWithin(page, '/price')
    await page.getByRole('heading', { level: 1, name: '요금' }).waitFor()
    await goWithin(page, '/chat/')
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('of administration ask a visitor to sign in, and say why', async () => {
    const { page } = await stage.visit()
    await page.goto('/admin/UserManager')
    await page.waitForURL('**/login?**')
    await page.getByText('로그인 후에만 접근할 수 있습니다.').waitFor()
    expect(new URL(page.url()).searchParams.get('nexturl')).toBe('/admin/UserManager')
  })

  test('says once that the sign-in has expired, and cleans the address', async () => {
    const { page } = await stage.visit()
    await page.goto('/?error=expired')
    await page.getByText('로그인이 풀렸어요').waitFor()
    expect(page.url()).toBe(`${stage.proxy.origin}/`)
    expect(await page.locator('.toast').count()).toBe(1)
    await page.reload()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test('goes home with a word when the session ends in the middle of a visit', async () => {
    const { page, userId } = await stage.enter()
    // Once the question is on its way: any other call of the page would lead home before it is asked.
    await page.route('**/chat-completions', async (route) => {
      await endSessions(userId)
      await route.continue()
    })
    await ask(page, '소수가 뭐야?')
    await page.getByText('로그인이 풀렸어요').waitFor()
    await page.waitForURL(`${stage.proxy.origin}/`)
    await page.getByRole('link', { name: '로그인', exact: true }).waitFor()
    expect(await stage.savedTurns(userId)).toEqual([])
    // What is left is sealed: the question, and what was kept of the thread.
    for (const name of ['outbox', 'copies', 'drafts'] as const)
      await soon(() => countStored(page, userId, name)).toBe(0)
    expect(await countStored(page, userId, 'sealed')).toBeGreaterThanOrEqual(1)
  })

  test('is not shown of somebody else who has signed in elsewhere in the browser: the page becomes theirs', async () => {
    const { page, context, userId } = await stage.enter()
    // Whichever call of the page comes first.
    const refused = page.waitForResponse((response) => response.status() === 401)
    const otherId = await enterAs(stage.product, context, stage.proxy.origin)
    await page
      .evaluate(() => {
        history.pushState(null, '', '/bookmark')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      .catch(() => undefined) // it is handed over already
    expect((await refused).url()).toContain('/api/')
    await page.getByText('첫 개념부터 시작해 볼까요?').waitFor()
    await soon(() => countStored(page, otherId, 'meta')).toBeGreaterThan(0)
    for (const name of ['copies', 'outbox', 'drafts'] as const)
      await soon(() => countStored(page, userId, name)).toBe(0)
  })

  test('says where a page is opened anew that the session is over, and leads back to it', async () => {
    const { page, userId } = await stage.enter('M1U01C03')
    const opened = page.url()
    // No call of the page that is left finds the session over.
    await page.goto('about:blank')
    await endSessions(userId)
    await page.goto(opened)
    const toast = page.locator('.toast', { hasText: '로그인이 풀렸어요' })
    await toast.waitFor()
    expect(await toast.innerText()).toContain('저장되지 않아요')
    await soon(() => countStored(page, userId, 'copies')).toBe(0)
    expect(await countStored(page, userId, 'sealed')).toBeGreaterThanOrEqual(1)
    await awaitReady(page)
    await messageInput(page).fill('여기는 그대로')
    expect(new URL(page.url()).pathname).toBe('/chat/M1U01/M1U01C03')
    await toast.getByRole('button', { name: '로그인' }).click()
    await page.getByRole('link', { name: '카카오로 계속하기' }).waitFor()
    const query = new URL(page.url()).searchParams
    expect([query.get('nexturl'), query.get('type')]).toEqual(['/chat/M1U01/M1U01C03', 'kakao'])
    const choices = page.getByRole('link', { name: /로 계속하기$/ })
    const chosen = () =>
      choices.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('public_device')),
      )
    expect(await chosen()).toEqual([null, null])
    await page.getByLabel('공용 기기예요').check()
    expect(await chosen()).toEqual(['1', '1'])
    await page.goto('/price')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
  })
})
