import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { COOKIES } from '#platform/cookies.ts'
import { STORED } from '#platform/storage.ts'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import {
  answer,
  awaitReady,
  awaitReply,
  beginItem,
  messageInput,
  readOpenItem,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }
const CONCEPT = '/chat/M1U01/M1U01C01'
const SITE = {
  operator: {
    name: '햇살_수학 [교실](https://evil.example)',
    address: '<b>세종시</b> 1',
    email: 'hello@example.com',
  },
  redirects: [{ from: '/old', to: '/price' }],
  promo: {
    eventId: 'spring',
    image: '/pictures/event-2510.svg',
    imageText: '봄 이벤트',
    endDate: '2020-03-31',
    link: { url: '/guide/start?from=event', target: '_blank' },
    videoUrl: 'https://videos.example/channel',
  },
}

let stage: Stage
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-site-'))
  await writeFile(path.join(folder, 'site.json'), JSON.stringify(SITE))
  stage = await openStage(inject('clusterUrl'), { SITE_CONFIG: path.join(folder, 'site.json') })
})
afterEach(() => stage.clear())
afterAll(async () => {
  await stage?.close()
  await rm(folder, { recursive: true })
})

const bubble = (page: Page) => page.getByRole('complementary', { name: '선택한 글' }).getByRole('button')
const popup = (page: Page) => page.getByRole('dialog', { name: '봄 이벤트' })

/** Selects what the first such element holds, once it is there; gives the selection's box. */
async function select(page: Page, what: string) {
  await page.locator(what).first().waitFor()
  return await page.evaluate((what) => {
    const element = document.querySelector(what)
    element?.scrollIntoView({ block: 'center' })
    if (element) document.getSelection()?.selectAllChildren(element)
    const { left, top, width, height } = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {}
    return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
  }, what)
}

/** The shell's parts come after the first screen. */
const awaitShell = (page: Page) => page.locator('#shell').waitFor({ state: 'attached' })

describe('the selection bubble', () => {
  test('asks about the passage, a formula in it once, and leaves a half-typed answer where it is', async () => {
    const { page, problems } = await stage.visit()
    await page.goto(CONCEPT)
    await awaitReady(page)
    await page.locator('.read .katex').first().waitFor()
    // A font that arrives after the selection moves the text from under it.
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => {
      document.querySelector('.read .katex')?.closest('p, li')?.classList.add('chosen')
    })
    const box = await select(page, '.chosen')
    await bubble(page).waitFor()
    const at = (await bubble(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(Math.round(at.y)).toBe(Math.round(box.top - 60))
    expect(Math.abs(at.x + at.width / 2 - (box.left + box.width / 2))).toBeLessThan(2)
    expect(at.width).toBeLessThanOrEqual(260)
    const shown = (await bubble(page).innerText()).split('\n')[0] ?? ''
    expect([...shown].length).toBeLessThanOrEqual(21)
    expect(shown.endsWith('…')).toBe(true)
    expect(await findFaults(page, 'aside[aria-label="선택한 글"]')).toEqual([])

    await page.keyboard.press('Escape')
    await bubble(page).waitFor({ state: 'detached' })
    await messageInput(page).fill('쓰던 질문')
    await messageInput(page).selectText()
    await page.mouse.move(500, 400)
    await select(page, '.chosen')
    await bubble(page).waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await soon(() => turns(page).count()).toBe(1)
    expect(await messageInput(page).inputValue()).toBe('쓰던 질문')
    const asked = page.locator('.slip').first()
    await asked.locator('.katex').first().waitFor()
    const [sources, formulas] = await Promise.all([
      asked.locator('annotation').allTextContents(),
      page.locator('.chosen annotation').allTextContents(),
    ])
    expect(sources).toEqual(formulas)
    expect(problems).toEqual([])
  })

  test('stands below on a phone, within the window, and sends through the empty input', async () => {
    const { page } = await stage.visit(PHONE)
    await page.clock.install()
    await page.goto(CONCEPT)
    await awaitReady(page)
    await messageInput(page).fill('입력 칸의 글')
    await messageInput(page).selectText()
    const box = await select(page, '.read h2, .read h3')
    await bubble(page).waitFor()
    const at = (await bubble(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(Math.round(at.y)).toBe(Math.round(box.top + box.height + 110))
    expect(at.x).toBeGreaterThanOrEqual(10)
    expect(at.x + at.width).toBeLessThanOrEqual(380)
    expect(await findOverflow(page)).toEqual([])
    await messageInput(page).fill('')
    const heading = await page.locator('.read h2, .read h3').first().innerText()
    await select(page, '.read h2, .read h3')
    await bubble(page).tap()
    await soon(() => page.locator('.slip').first().innerText()).toBe(`“${heading}” 이 부분을 설명해 주세요.`)
    await soon(() => messageInput(page).inputValue()).toBe('')

    // With the page's clock in hand: nothing for 120 ms after the selection last changed, then the bubble.
    await awaitReply(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(async () => {
      const changed = new Promise((resolve) => {
        document.addEventListener('selectionchange', resolve, { once: true })
      })
      const reply = [...document.querySelectorAll('.chat-turn .read')].at(-1)
      if (reply) document.getSelection()?.selectAllChildren(reply)
      await changed
    })
    await page.clock.runFor(119)
    expect(await bubble(page).count()).toBe(0)
    await page.clock.runFor(1)
    await bubble(page).waitFor()
  })
})

describe('the promotional popup', () => {
  test('is over; forced by the address it shows its picture, corner and ways out, and stays away as chosen', async () => {
    const { page, context } = await stage.visit()
    await page.goto('/price')
    await awaitShell(page)
    expect(await popup(page).count()).toBe(0)
    await page.goto('/price?popup=spring')
    await popup(page).waitFor()
    expect((await popup(page).locator('img').boundingBox())?.height).toBeLessThanOrEqual(400)
    const corner = popup(page).getByRole('link', { name: '사용법 영상 보기' })
    expect(await corner.getAttribute('href')).toBe('https://videos.example/channel')
    expect(await corner.getAttribute('target')).toBe('_blank')
    expect(await findFaults(page, '[role="dialog"]')).toEqual([])
    const at = async () => (await popup(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const { x, y, width } = await at()
    await page.mouse.move(x + width / 2, y + 12)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 60, y + 42)
    await page.mouse.up()
    expect(await at()).toMatchObject({ x: x + 60, y: y + 30 })
    await page.mouse.click(5, 5)
    await popup(page).getByRole('button', { name: '닫기' }).click()
    await popup(page).waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.pathname === '/price' && url.search === '')
    // A visitor may have one of its own by now.
    const findHiding = async () => (await context.cookies()).find(({ name }) => name.startsWith('hidePopup'))
    expect(await findHiding()).toBeUndefined()

    await page.goto('/price?popup=spring')
    const before = Date.now()
    await popup(page).getByRole('button', { name: '오늘은 그만' }).click()
    await popup(page).waitFor({ state: 'detached' })
    const hidden = await findHiding()
    expect(hidden).toMatchObject({ name: 'hidePopupUntil:spring', path: '/', sameSite: 'Lax', secure: false })
    const hiddenFor = Date.parse(decodeURIComponent(hidden?.value ?? '')) - before
    expect(Math.round(hiddenFor / 60_000)).toBe(24 * 60)

    await page.goto('/price?popup=spring')
    const opened = context.waitForEvent('page')
    await popup(page).getByRole('link', { name: '이벤트 참여' }).click()
    expect(new URL((await opened).url() || 'about:blank').pathname).toMatch(/guide|blank/)
    await popup(page).waitFor({ state: 'detached' })
    const cookies = await context.cookies()
    const taken = cookies.find(({ name }) => name === 'popupParticipated:spring')
    expect(taken?.value).toBe('true')
    expect(Math.abs((taken?.expires ?? 0) - Date.now() / 1_000 - 15_768_000)).toBeLessThan(120)
  })
})

test('the operator of the configuration stands in the policies as words, never as marks; configured redirects hold within the app too', async () => {
  const { page } = await stage.visit()
  await page.goto('/policies/privacy')
  await page.getByText('햇살_수학 [교실](https://evil.example)').waitFor()
  await page.getByText('<b>세종시</b> 1').waitFor()
  await page.getByText('hello@example.com').waitFor()
  // The page's own, once it has taken over what the server wrote.
  await awaitShell(page)
  await page.locator('#root .document [data-heading]').first().waitFor()
  await page.getByText('햇살_수학 [교실](https://evil.example)').waitFor()
  expect(await page.locator('.document a[href*="evil"]').count()).toBe(0)

  // The rules come with the configuration.
  await soon(async () => {
    await goWithin(page, '/old')
    return new URL(page.url()).pathname
  }).toBe('/price')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a pen is remembered for a year once it is seen, and forgotten in settings', async () => {
  const { page, context } = await stage.visit()
  await page.goto('/settings')
  await page.getByText('키보드로 쓰는 기기').waitFor()
  const point = (pointerType: string) =>
    page.evaluate((pointerType) => {
      document.body.dispatchEvent(new PointerEvent('pointermove', { pointerType, bubbles: true }))
    }, pointerType)
  await awaitShell(page)
  await point('touch')
  expect(await context.cookies()).toEqual([])
  await soon(async () => {
    await point('pen')
    return page.getByText('손글씨 판이 저절로 열려요').count()
  }).toBe(1)
  const [pen] = await context.cookies()
  expect(pen).toMatchObject({ name: 'user_pen_capability', value: 'true', path: '/', sameSite: 'Lax' })
  expect(Math.abs((pen?.expires ?? 0) - Date.now() / 1_000 - 31_536_000)).toBeLessThan(120)
  await page.reload()
  await page.getByRole('button', { name: '펜 사용 기록 지우기' }).click()
  await page.getByText('키보드로 쓰는 기기').waitFor()
  expect((await context.cookies()).map(({ value }) => value)).toEqual(['false'])
})

const HOSTILE: readonly string[] = [
  '{"id":',
  'null',
  '[1,{"open":1}]',
  '-1e999',
  '{"id":"x","roles":[],"notificationMethods":7,"open":{"a":1},"nickname":{},"x":{"open":7,"sealed":{"rotation":"r"}}}',
  '<img src=x onerror=alert(1)>',
  `"${'가'.repeat(200_000)}"`,
]

/** For one whose session says nothing of the item's key. */
async function answerAnything(page: Page) {
  const option = page.locator('.item input').first()
  if (await option.isVisible()) await option.check({ force: true })
  else await messageInput(page).fill('1')
  await messageInput(page).press('Enter')
}

test('hostile values in every cookie and every key of the device break no start, with and without the session', async () => {
  const { page, context, problems } = await stage.visit()
  const keys = Object.values(STORED).map(({ key, where }) => ({ key, where }))
  const cookies = [...Object.keys(COOKIES).flatMap((name) => [name, `${name}:spring`]), 'session']
  const spoil = async (value: string) => {
    const cookie = encodeURIComponent(value).slice(0, 1_200)
    await context.addCookies(cookies.map((name) => ({ name, value: cookie, url: stage.proxy.origin })))
    await page.evaluate(
      ([keys, value]) => {
        for (const { key, where } of keys) window[where].setItem(key, value)
      },
      [keys, value] as const,
    )
  }
  await page.goto(CONCEPT)
  for (const value of HOSTILE) {
    await spoil(value)
    await page.goto(CONCEPT)
    await awaitReady(page)
    // Then who was last here is all there is to know.
    stage.proxy.fail(/GET \/api\/users\/me/, { kind: 'drop-before' })
    await spoil(value)
    await page.goto('/settings')
    await page.getByRole('heading', { name: '화면' }).waitFor()
    await awaitShell(page)
    stage.proxy.heal()
    expect(problems, value.slice(0, 40)).toEqual([])
  }
  await page.goto(CONCEPT)
  await awaitReady(page)
  await beginItem(page)
  await answerAnything(page)
  await soon(() => turns(page).count()).toBeGreaterThan(1)
  expect(problems).toEqual([])
})

/** Writes `value` over everything in the databases of the page but the keys of people, and beside it. */
const spoilDatabases = (page: Page, value: unknown) =>
  page.evaluate(async (value) => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const spoilt: string[] = []
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('semsaem')) continue
      const database = await settle(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores.map((one) => transaction.objectStore(one))) {
        for (const key of await settle(store.getAllKeys())) {
          if (key === 'device-key' || key === 'gone') continue
          spoilt.push(`${store.name} ${key}`)
          store.put(value, key)
        }
        if (store.name === 'outbox') store.put(value, 'junk')
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      database.close()
    }
    return spoilt.length
  }, value)

test('hostile values in the databases break no start, and what is done then reaches the server', async () => {
  const { page, problems, userId } = await stage.enter()
  await messageInput(page).fill('반쯤 쓴 글')
  const record = { id: 7, v: 1, kind: 'turn', lane: 'thread:x', seq: 'a', body: null, state: 'waiting' }
  for (const value of [
    null,
    7,
    [null],
    { ...record, messages: [null], exams: [7], itemsInfo: ['x'], savedAt: 1 },
  ]) {
    expect(await spoilDatabases(page, value)).toBeGreaterThan(0)
    await page.goto(CONCEPT)
    await awaitReady(page)
    await goWithin(page, '/settings')
    await page.getByRole('heading', { name: '화면' }).waitFor()
    expect(problems, JSON.stringify(value)).toEqual([])
  }
  await page.goto(CONCEPT)
  await awaitReady(page)
  await beginItem(page)
  await answer(page, wrongAnswerTo(await readOpenItem(page)))
  await soon(async () => (await stage.answers(userId)).length, 30_000).toBe(1)
  expect(problems).toEqual([])
})
