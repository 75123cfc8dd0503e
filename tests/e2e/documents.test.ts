import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const DOCUMENTS = [
  ['/guide/start', '사용 안내'],
  ['/guide/study/tutor', '튜터와 공부하기'],
  ['/guide/study/exams', '문항과 힌트, 풀이'],
  ['/guide/study/pen', '펜과 자판으로 답 쓰기'],
  ['/guide/device/offline', '인터넷이 끊겼을 때'],
  ['/guide/device/notifications', '알림'],
  ['/guide/device/shortcuts', '단축키'],
  ['/policies/terms', '이용약관'],
  ['/policies/privacy', '개인정보 처리방침'],
  ['/policies/youth', '청소년 보호'],
  ['/price', '요금'],
  ['/sales', '도입 안내'],
] as const

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** The app's own, with its outline: the server's is there before. */
const awaitText = (page: Page) => page.locator('#root .document [data-heading]').first().waitFor()

/** Of each layout that a document is shown in: one with chapters and tables, one without. */
const CHECKED_BY_AXE: readonly string[] = ['/guide/study/exams', '/price']

test('every document is at its address with its title and outline, and its links lead somewhere', async () => {
  const { page, problems } = await stage.visit({ viewport: { width: 320, height: 640 } })
  const links = new Set<string>()
  const [[firstPath]] = DOCUMENTS
  await page.goto(firstPath)
  for (const [path, name] of DOCUMENTS) {
    expect((await page.request.get(path)).status(), path).toBe(200)
    await goWithin(page, path)
    await title(page, name).waitFor()
    await awaitText(page)
    await soon(() => page.title()).toBe(`${name} · 셈샘`)
    expect(await page.locator('.document-outline li').count(), path).toBeGreaterThan(1)
    expect(await page.getByText('{{').count(), path).toBe(0)
    expect(await findOverflow(page), path).toEqual([])
    if (CHECKED_BY_AXE.includes(path)) expect(await findFaults(page), path).toEqual([])
    const found = await page
      .locator('.document a, .document img')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      )
    for (const link of found) links.add(link)
  }
  expect(problems).toEqual([])
  expect(links.size).toBeGreaterThan(8)
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
})

test('the outline leads to a section and takes the focus along, by keyboard too', async () => {
  const { page } = await stage.visit()
  await page.goto('/policies/terms')
  await title(page, '이용약관').waitFor()
  await awaitText(page)
  await page.getByRole('button', { name: '9. 다툼이 생기면' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: '9. 다툼이 생기면' })
  await soon(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the menu leads from settings to a document and back', async () => {
  const { page } = await stage.visit({ viewport: { width: 1440, height: 900 } })
  await page.goto('/settings')
  const menu = page.getByRole('navigation', { name: '메뉴' })
  await menu.getByRole('link', { name: '요금' }).click()
  await title(page, '요금').waitFor()
  expect(await menu.getByRole('link', { name: '요금' }).getAttribute('aria-current')).toBe('page')
  await menu.getByRole('link', { name: '설정' }).click()
  await title(page, '설정').waitFor()
})

test('/teleport goes to a path of this origin with a fresh page, and home from any other', async () => {
  const { page } = await stage.visit()
  await page.goto('/settings')
  await page.evaluate(() => Object.assign(window, { stale: true }))
  await goWithin(page, `/teleport?to=${encodeURIComponent('/price?x=1#y')}`)
  await title(page, '요금').waitFor()
  expect(new URL(page.url()).pathname).toBe('/price')
  expect(await page.evaluate(() => 'stale' in window)).toBe(false)
  // The other forms of such addresses are those of safeLocalPath (tests/contract/paths.test.ts).
  for (const to of ['//evil.example', '/teleport?to=/price']) {
    await goWithin(page, `/teleport?to=${encodeURIComponent(to)}`)
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(page.url().startsWith(stage.proxy.origin), to).toBe(true)
  }
})

test('/recent-check goes to the concept of the recent thread, and home where there is none, for a visitor, and when the call fails', async () => {
  const { page } = await stage.enter(null)
  await page.goto('/recent-check')
  await page.getByText('첫 개념부터 시작해 볼까요?').waitFor()
  const made = await page.request.post('/api/v1/curriculums/M1U01/concepts/M1U01C03/threads', {
    data: {},
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(made.ok()).toBe(true)
  await page.goto('/recent-check')
  await page.waitForURL('**/chat/M1U01/M1U01C03')
  stage.proxy.fail(/threads\/recent/, { kind: 'status', status: 500 })
  await page.goto('/recent-check')
  await page.waitForURL((url) => url.pathname === '/')
  const visitor = await stage.visit()
  await visitor.page.goto('/recent-check')
  await visitor.page.getByRole('link', { name: '바로 시작' }).waitFor()
  expect(await visitor.page.locator('.toast').count()).toBe(0)
})
