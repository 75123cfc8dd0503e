import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { giveTurns } from '#tests/support/give-turns.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** A learner with one bookmarked turn in each of two concepts; 거듭제곱 is the newer one. */
async function enterWithBookmarks(options = {}) {
  const learner = await stage.enter(null, options)
  const { page, userId } = learner
  await giveTurns(page, stage.product, userId, 'M1U01C01', [
    {
      message: '소수가 뭐야?',
      response: `소수는 약수가 둘인 수야. \\(2\\)가 그래. ${'길게 말하면 이래. '.repeat(40)}`,
      bookmark: true,
    },
  ])
  await giveTurns(page, stage.product, userId, 'M1U01C02', [
    { message: '거듭제곱이 뭐야?', response: '같은 수를 거듭 곱한 거야.', bookmark: true },
  ])
  return learner
}

async function openBookmarks(page: Page): Promise<void> {
  await page.goto('/bookmark')
  await page.getByText(/^모두 \d+개/).waitFor()
}

const isInView = (turn: Locator) =>
  turn.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight
  })

const places = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
const isBookmarked = async (userId: string) => {
  const { rows } = await stage.product.pool.query<{ count: string }>(
    'select count(*) from messages where user_id = $1 and bookmark',
    [userId],
  )
  return Number(rows[0]?.count)
}

test('bookmarked turns stand by concept, newest first, are found by any word of theirs, and lead to their place in the conversation', async () => {
  const { page, problems } = await enterWithBookmarks()
  await openBookmarks(page)
  const search = page.getByRole('searchbox', { name: '북마크에서 찾기' })
  expect(await page.locator('.bookmark-place-head h2').allInnerTexts()).toEqual(['거듭제곱', '소수와 합성수'])
  await search.fill('<img src=x onerror=alert(1)>')
  await page.getByText('찾는 말이 들어 있는 북마크가 없어요').waitFor()
  await search.fill('소수가  뭐야')
  await page.getByText('2개 가운데 1개').waitFor()
  expect(await page.locator('.bookmark-place-head h2').allInnerTexts()).toEqual(['소수와 합성수'])

  await page.getByRole('link', { name: '대화에서 보기' }).click()
  await page.waitForURL((url) => url.pathname === '/chat/M1U01/M1U01C01' && url.search === '')
  const turn = page.locator('[data-turn]', { hasText: '소수가 뭐야?' })
  await soon(() => turn.evaluate((element) => element === document.activeElement)).toBe(true)
  await soon(() => isInView(turn)).toBe(true)
  expect(problems).toEqual([])
})

test.each([
  ['anchors its scrolling', 'auto'],
  ['does not, as on an iPad', 'none'],
])(
  'a bookmark stays in view when the explanation comes after it, in a browser that %s',
  async (_name, anchor) => {
    const { page } = await enterWithBookmarks({ viewport: { width: 820, height: 500 } })
    const held: Route[] = []
    await page.route('**/curriculum-concepts/M1U01C01/explanations', (route) => {
      held.push(route)
    })
    await openBookmarks(page)
    await page.evaluate((value) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`.thread { overflow-anchor: ${value} }`)
      document.adoptedStyleSheets.push(sheet)
    }, anchor)
    await page
      .locator('.bookmark', { hasText: '소수가 뭐야?' })
      .getByRole('link', { name: '대화에서 보기' })
      .click()
    const turn = page.locator('[data-turn]', { hasText: '소수가 뭐야?' })
    await soon(() => turn.evaluate((element) => element === document.activeElement)).toBe(true)
    await soon(() => held.length).toBe(1)
    await held[0]?.continue()
    await page.getByRole('heading', { name: '소수와 합성수', level: 1 }).waitFor({ state: 'attached' })
    const height = () => page.locator('.chat-list').evaluate((element) => element.clientHeight)
    await soon(height).toBeGreaterThan(1500)
    await soon(() => isInView(turn)).toBe(true)
  },
)

test('a bookmark is found among older turns that are not in the page yet, and says so once its conversation was emptied', async () => {
  const { page, userId } = await enterWithBookmarks()
  await stage.product.pool.query(
    `insert into messages (user_id, id, thread_id, message, response, bookmark, status, context, position, created_at)
     select user_id, gen_random_uuid(), thread_id, '새 질문 ' || n, '답 ' || n, false, 'success', context,
       position + n, created_at + n * interval '1 second'
     from messages, generate_series(1, 70) n where user_id = $1 and message = '거듭제곱이 뭐야?'`,
    [userId],
  )
  await openBookmarks(page)
  const follow = (message: string) =>
    page.locator('.bookmark', { hasText: message }).getByRole('link', { name: '대화에서 보기' }).click()
  await follow('거듭제곱이 뭐야?')
  const turn = page.locator('[data-turn]', { hasText: '거듭제곱이 뭐야?' })
  await soon(() => turn.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.goBack()
  await page.getByText('모두 2개').waitFor()
  await stage.product.pool.query('update messages set cleared_at = now() where user_id = $1', [userId])
  await follow('소수가 뭐야?')
  await page.locator('.toast', { hasText: '이 대화에는 이제 없는 글이에요' }).waitFor({ timeout: 20_000 })
})

test('a bookmark is taken off, can be put back, and is gone after the page was left; a refused change is taken back and said', async () => {
  const { page, userId } = await enterWithBookmarks()
  await openBookmarks(page)
  const takeOff = page.getByRole('button', { name: '북마크 풀기' })
  await step('a refused change', async () => {
    await page.route('**/api/v1/messages/*', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'INVALID', status: 422, message: '바꿀 수 없는 글이에요.' },
      }),
    )
    await takeOff.first().click()
    await page.locator('.toast', { hasText: '바꿀 수 없는 글이에요.' }).waitFor()
    await soon(() => takeOff.count()).toBe(2)
    await page.unroute('**/api/v1/messages/*')
  })

  await step('taken off with the keyboard alone, and put back', async () => {
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('거듭')
    await page.getByText('2개 가운데 1개').waitFor()
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      if (label === '북마크 풀기') break
    }
    await page.keyboard.press('Enter')
    await soon(() => isBookmarked(userId)).toBe(1)
    await page.getByRole('button', { name: '다시 북마크' }).click()
    await soon(() => isBookmarked(userId)).toBe(2)
  })

  await step('after a reload', async () => {
    await takeOff.first().click()
    await soon(() => isBookmarked(userId)).toBe(1)
    await page.reload()
    await page.getByText('모두 1개').waitFor()
    expect(await places(page)).toEqual(['소수와 합성수'])
  })
})

describe('without a network', () => {
  test('the last good copy is shown, with its time, without what was taken off since', async () => {
    const { page } = await enterWithBookmarks()
    await openBookmarks(page)
    // All that the page asks but for its own files, which no worker has here.
    stage.proxy.fail(/^\w+ \/(?:api\/v1|healthz)\b/, { kind: 'drop-before' })
    await page.getByRole('button', { name: '북마크 풀기' }).first().click()
    await page.getByRole('button', { name: '다시 북마크' }).waitFor()
    await page.reload()
    await page.getByText(/모두 1개 · 오프라인 · 마지막 동기화 오늘/).waitFor()
    await page.getByText('오프라인이에요').waitFor()
  })

  test('a device without a copy says so and offers to try again', async () => {
    const { page } = await stage.enter(null)
    stage.proxy.fail(/^GET \/api\/v1\/services\/bookmarks/, { kind: 'drop-before' })
    await page.goto('/bookmark')
    await page.getByText('연결되면 볼 수 있어요').waitFor({ timeout: 20_000 })
    // Before the network is back: the page asks again by itself then, and the button may be gone.
    await page.getByRole('button', { name: '다시 불러오기' }).click()
    await page.getByText('연결되면 볼 수 있어요').waitFor({ timeout: 20_000 })
    stage.proxy.heal()
    await page.getByText('아직 북마크가 없어요').waitFor()
  })
})

test('an answer that is no list is an error with a way to try again', async () => {
  const { page } = await stage.enter(null)
  await page.route('**/api/v1/services/bookmarks', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'INTERNAL', status: 500, message: '서버에 문제가 생겼어요.' },
    }),
  )
  await page.goto('/bookmark')
  await page.getByText('북마크를 불러오지 못했어요').waitFor({ timeout: 20_000 })
  await page.unroute('**/api/v1/services/bookmarks')
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await page.getByText('아직 북마크가 없어요').waitFor()
})

test('axe finds nothing, and nothing scrolls sideways at 320 px', async () => {
  const { page } = await enterWithBookmarks({ viewport: { width: 320, height: 640 } })
  await openBookmarks(page)
  expect(await findFaults(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  const visitor = await stage.visit()
  await visitor.page.goto('/bookmark')
  await visitor.page.getByText('로그인하면 북마크를 모아 볼 수 있어요').waitFor()
  expect(await findFaults(visitor.page)).toEqual([])
})
