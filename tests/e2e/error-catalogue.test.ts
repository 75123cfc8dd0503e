import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFaults } from '#tests/support/find-faults.ts'
import { giveWrittenItems } from '#tests/support/give-written-items.ts'
import { goWithin } from '#tests/support/go-within.ts'
import {
  ask,
  awaitReady,
  awaitReply,
  followUp,
  messageInput,
  openConcept,
  soon,
} from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  // Nobody listens there: what is forwarded ends in a line of the log.
  stage = await openStage(inject('clusterUrl'), { SENTRY_DSN: 'http://key@127.0.0.1:9/1' })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

interface Told {
  level?: string
  name?: string
  message: string
  args?: unknown[]
  path?: string
}

/** Records the beacons that the page sends to an address. It does so in the page, because Playwright cannot read their bodies. */
async function listenTo(page: Page): Promise<(address: string) => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: [unknown, string][] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push([url, text]))
      return send(url, body)
    }
    Object.assign(window, { told })
  })
  return (address) =>
    page.evaluate((asked) => {
      const { told } = window as unknown as { told: [string, string][] }
      return told.filter(([url]) => url === asked).map(([, text]): Told => JSON.parse(text))
    }, address)
}

async function refuse(
  page: Page,
  address: RegExp,
  status: number,
  body: unknown,
  method = /./,
): Promise<void> {
  await page.route(address, (route) =>
    method.test(route.request().method())
      ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
      : route.fallback(),
  )
}

const REFUSED = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: '서버가 넘어졌어요.' }

/** Until what comes after the first screen listens too. */
const awaitBackground = (page: Page) => page.locator('#shell').waitFor({ state: 'attached' })

const warnings = (page: Page) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}

test('the server hears of console calls and errors of the program, and of nothing that they hold', async () => {
  const { page } = await stage.enter(null)
  const listen = await listenTo(page)
  const configured = page.waitForResponse('**/api/config')
  await page.goto('/bookmark?secret=1')
  await configured
  await awaitBackground(page)

  // Not of calls that start with an exclamation mark, nor of what objects hold.
  const logged = () => listen('/api/_log')
  await page.evaluate(() => {
    console.warn('!나만 보는 말', 1)
    console.warn('모두 듣는 말', { answer: '비밀' }, new Error('a@b.example'))
  })
  const find = async () => (await logged()).find(({ message }) => message === '모두 듣는 말')
  await soon(find).toMatchObject({ level: 'warn' })
  expect((await find())?.args?.[0]).toBe('Object {answer}')
  expect(JSON.stringify(await logged())).not.toMatch(/비밀|a@b|나만/)
  await page.evaluate(() => {
    for (let count = 0; count < 100; count += 1) console.log('또')
  })
  expect((await logged()).length).toBeLessThan(40)

  // Where the error was and without the query, but none with a status from 300 to 499.
  const reported = () => listen('/api/_report')
  await soon(async () => {
    await page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('refused'), { status: 404 }))
      setTimeout(() => {
        throw new TypeError('broken')
      })
    })
    return reported()
  }).toMatchObject([{ name: 'TypeError', message: 'broken', path: '/bookmark' }])
  expect(JSON.stringify(await reported())).not.toMatch(/secret|refused/)
})

describe('from the first script on', () => {
  const PROGRAM = /assets\/index-[^/]*\.js$/

  test('errors and console calls are kept, and forwarded once the page is up', async () => {
    const { page } = await stage.visit()
    const listen = await listenTo(page)
    const logged = () => listen('/api/_log')
    await page.route(PROGRAM, async (route) => {
      const response = await route.fetch()
      const early =
        "console.warn('early log'); console.warn('!early secret'); Promise.reject(new TypeError('early failure'));"
      await route.fulfill({ response, body: early + (await response.text()) })
    })
    const reported = page.waitForRequest('**/api/_report')
    await page.goto('/price')
    await reported
    await soon(logged).toContainEqual({ level: 'warn', message: 'early log', args: [] })
    expect(JSON.stringify(await logged())).not.toContain('secret')
    await page.locator('.toast', { hasText: '문제가 생겼어요' }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test.each([
    ['does not come', (route: Route) => route.abort()],
    [
      'breaks before anything is drawn',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
    ],
  ])('a program that %s leaves the error page, and is reported', async (_how, answer) => {
    const { page } = await stage.visit()
    await page.route(PROGRAM, answer)
    const reported = page.waitForRequest('**/api/_report')
    await page.goto('/price')
    await page.getByRole('heading', { name: '문제가 생겨서 멈췄어요' }).waitFor()
    expect(await page.locator('.lost-status').textContent()).toBe('500 · Internal error')
    await reported
    expect(await findFaults(page)).toEqual([])
    await page.unroute(PROGRAM)
    await page.getByRole('link', { name: '셈샘 홈으로' }).click()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
  })
})

describe('a call that the server refuses', () => {
  test('is said in a toast', async () => {
    const { page } = await stage.enter(null)
    await refuse(page, /\/api\/v1\/services\/bookmarks/, 500, { error: '안 돼요' })
    await page.goto('/bookmark')
    const toast = page.locator('.toast', { hasText: 'API 오류' })
    await toast.waitFor()
    expect(await toast.innerText()).toContain('안 돼요')
  })

  test('of the learning screen is named in the log as the specification names it', async () => {
    const { page } = await stage.enter(null)
    const said = warnings(page)
    const has = (words: string) => soon(() => said.some((text) => text.includes(words))).toBe(true)
    await refuse(page, /\/progresses/, 500, REFUSED)
    await refuse(page, /\/threads$/, 500, REFUSED, /GET/)
    await page.goto('/')
    await has('Learning progress request failed 500')
    await goWithin(page, '/chat/M1U01/M1U01C01')
    await has('fetchConceptThread failed 500')
    expect(await page.locator('.toast').count()).toBe(0)
    await page.unroute(/\/threads$/)
    await refuse(page, /\/threads$/, 422, REFUSED, /POST/)
    await refuse(page, /\/exam-info$/, 500, REFUSED)
    await goWithin(page, '/chat/M1U01/M1U01C02')
    await has('Thread creation failed 422')
    await page.unroute(/\/threads$/)
    await goWithin(page, '/chat/M1U01/M1U01C03')
    await has('시험 진행 상태를 가져오는 중 오류가 발생했습니다. 500')
  })

  test('of an earlier question leaves a way to ask it again, and for a set of items is said in a toast', async () => {
    const { page } = await stage.visit()
    await openConcept(page, 'M1U01C01')
    await refuse(page, /chat-completions$/, 422, REFUSED)
    await ask(page, '소수가 뭐야?')
    await page.getByRole('button', { name: '다시 답하기' }).waitFor()
    await page.unroute(/chat-completions$/)
    await ask(page, '합성수가 뭐야?')
    await awaitReply(page, 2)
    await page.getByRole('button', { name: '다시 물어보기' }).click()
    await awaitReply(page, 3)
    expect(await page.locator('.slip').allInnerTexts()).toEqual([
      '소수가 뭐야?',
      '합성수가 뭐야?',
      '소수가 뭐야?',
    ])

    await refuse(page, /\/services\/evaluation-items/, 500, REFUSED)
    await followUp(page, /개념 문항 풀기|개념 문제/).click()
    const toast = page.locator('.toast', { hasText: '시험 문제를 가져오는 중 오류가 발생했습니다.' })
    await toast.waitFor()
    expect(await toast.innerText()).toContain('서버가 넘어졌어요.')
  })

  test('for the curriculum leaves an empty list', async () => {
    const { page } = await stage.visit()
    const said = warnings(page)
    await refuse(page, /\/api\/curriculums$/, 500, REFUSED)
    await page.goto('/')
    await soon(() => said.some((text) => text.includes('API 요청 실패: 500'))).toBe(true)
    expect(await page.locator('.lost').count()).toBe(0)
  })
})

test.each([
  ['/settings', 'settings.screen', 'SettingsScreen', '셈샘 홈으로'],
  ['/', 'home.screen', 'HomeScreen', '셈샘 홈으로'],
  ['/', 'home.screen', 'HomeScreen', '셈샘 홈'],
])(
  'where %s breaks while it is drawn (%s.%s), the error page leads home by "%s"',
  async (path, file, name, way) => {
    const { page, problems } = await stage.visit()
    await page.route(
      new RegExp(`assets/${file}-[^/]*\\.js$`),
      (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export function ${name}() { throw new Error('broken') }`,
        }),
      { times: 1 },
    )
    await page.goto(path)
    await soon(() => page.locator('.lost-status').allTextContents()).toEqual(['500 · Internal error'])
    await page.getByRole('link', { name: way, exact: true }).click()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    // Raised anew for whoever reports errors.
    expect(problems).toContain('Error: broken')
  },
)

test('an error that nobody caught leaves a page that stands, and is said', async () => {
  const { page } = await stage.visit()
  await page.goto('/')
  await awaitBackground(page)
  const toast = page.locator('.toast', { hasText: '문제가 생겼어요' })
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken')
    })
    void Promise.reject(new DOMException('stopped', 'AbortError'))
  })
  await toast.waitFor()
  expect(await page.locator('.toast').count()).toBe(1)
  expect(await page.locator('.lost').count()).toBe(0)
  expect(await findFaults(page, '.toast')).toEqual([])
})

test('a part of the program that cannot be fetched is said by an event and reloads the page, once in ten seconds', async () => {
  const { page, navigations } = await stage.visit()
  const events: unknown[] = []
  await page.exposeFunction('noteEvent', (detail: unknown) => events.push(detail))
  await page.goto('/')
  await awaitBackground(page)
  const raise = () =>
    page.evaluate(() => {
      window.addEventListener('chunk-error', (event) =>
        Object(window).noteEvent((event as CustomEvent<unknown>).detail),
      )
      // Nothing is asked of the page afterwards: it reloads.
      setTimeout(() => {
        window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: 'gone' }))
      })
    })
  const readReloadedAt = () => page.evaluate(() => sessionStorage.getItem('chunk-reload'))
  const reloaded = page.waitForEvent('load')
  await raise()
  await reloaded
  expect(events).toEqual(['gone'])
  expect(await readReloadedAt()).toMatch(/^\d+$/)
  await awaitBackground(page)
  // Now, however long a busy machine took for the reload.
  const reloadedAt = await page.evaluate(() => {
    sessionStorage.setItem('chunk-reload', String(Date.now()))
    return sessionStorage.getItem('chunk-reload')
  })
  await raise()
  await soon(() => events).toEqual(['gone', 'gone'])
  expect(await readReloadedAt()).toBe(reloadedAt)
  expect(navigations.length).toBe(2)
})

test.each([
  ['a column', 1400],
  ['a drawer', 390],
])(
  'a menu and the help that cannot be fetched reload nothing, leave the conversation, and come with a retry: as %s',
  async (_, width) => {
    const { page, problems } = await stage.enter(null, { viewport: { width, height: 900 } })
    let failures = 0
    let isHelpOut = true
    let tellWho: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      tellWho = resolve
    })
    await page.route(/\/assets\/menu-.*\.js$/, async (route) => {
      failures += 1
      await route.abort()
    })
    await page.route(/\/assets\/conversation-.*\.js$/, (route) =>
      isHelpOut ? route.abort() : route.continue(),
    )
    // A conversation, which needs the same file, opens once it is known who is here.
    await page.route('**/api/users/me', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/chat/M1U01/M1U01C01')
    await page.getByRole('button', { name: '대화 메뉴를 불러오지 못했어요. 다시 불러오기' }).waitFor()
    if (width >= 1280) await page.getByRole('alert').filter({ hasText: '요약과' }).waitFor()
    isHelpOut = false
    tellWho()
    await awaitReady(page)
    await messageInput(page).fill('쓰던 질문')
    await awaitBackground(page)
    // Without a press: drawn as a column, or preloaded.
    await soon(() => failures).toBeGreaterThan(0)
    if (width < 1280) await page.getByRole('button', { name: '메뉴 열기' }).click()
    const retryOf = (part: string) =>
      page.getByRole('alert').filter({ hasText: part }).getByRole('button', { name: '다시 불러오기' })
    await retryOf('메뉴를').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toBeNull()
    // Answers that are under way come first: what is no longer routed cannot be answered.
    await page.unrouteAll({ behavior: 'wait' })
    await retryOf('메뉴를').click()
    await page.locator('.menu-concept').first().waitFor()
    if (width < 1280) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '대화 메뉴를 불러오지 못했어요. 다시 불러오기' }).click()
    await page.getByRole('button', { name: '대화 메뉴', exact: true }).waitFor()
    if (width < 1280) await page.getByRole('button', { name: '요약·자료·용어' }).click()
    else await retryOf('요약과').click()
    await page.getByRole('tab', { name: '요약' }).waitFor()
    expect(await page.locator('.composer-dock textarea').inputValue()).toBe('쓰던 질문')
    expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toBeNull()
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  },
)

test('an answer is typed where the code that reads it does not come', async () => {
  const { page } = await stage.enter('M1U01C01')
  await giveWrittenItems(page, stage.product, [['7', '\\(3+4\\)의 값을 구하세요.']])
  // What shows how an answer is read, and the checker.
  await page.route(/\/assets\/(?:read-as|checker)-.*\.js$/, (route) => route.abort())
  await page.reload()
  await awaitReady(page)
  await followUp(page, '개념 문항 풀기').click()
  await page.locator('.item').waitFor()
  await messageInput(page).fill('3+4')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await messageInput(page).inputValue()).toBe('3+4')
  expect(await page.locator('.item').count()).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toBeNull()
})
