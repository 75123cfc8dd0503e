import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs } from '#tests/support/enter-as.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import {
  answer,
  ask,
  awaitReady,
  beginItem,
  messageInput,
  openConcept,
  readOpenItem,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { launchBrowser, openVisit, type Visit } from '#tests/support/open-browser.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

const CHAT = /^POST .*chat-completions$/
const SAVE = /^POST .*services\/messages$/
/** After an outage of seconds what waits goes up by itself within this time. */
const GOES_UP_MS = 30_000

let proxy: FaultProxy
let product: Product
let browser: Browser
const opened: BrowserContext[] = []

beforeAll(async () => {
  proxy = await startFaultProxy()
  product = await startProduct(inject('clusterUrl'), { PUBLIC_ORIGIN: proxy.origin })
  proxy.aim(product.origin)
  browser = await launchBrowser()
})

afterEach(async () => {
  proxy.heal()
  for (const context of opened.splice(0)) await context.close()
})

afterAll(async () => {
  await browser?.close()
  await product?.remove()
  await proxy?.close()
})

async function visit(options = {}): Promise<Visit> {
  const made = await openVisit(browser, proxy.origin, options)
  made.page.setDefaultTimeout(10_000)
  opened.push(made.context)
  return made
}

interface Learner extends Visit {
  userId: string
}

async function enter(conceptId: string | null = 'M1U01C01'): Promise<Learner> {
  const made = await visit()
  const userId = await enterAs(product, made.context, proxy.origin)
  if (conceptId) await openConcept(made.page, conceptId)
  return { ...made, userId }
}

interface SavedTurn {
  message: string
  response: string
  status: string
  context: { action: { kind: string } | null; responseType: string }
}

async function savedTurns(userId: string): Promise<SavedTurn[]> {
  const { rows } = await product.pool.query<SavedTurn>(
    'select message, response, status, context from messages where user_id = $1 and cleared_at is null order by position',
    [userId],
  )
  return rows
}

const questions = async (userId: string) =>
  (await savedTurns(userId)).filter(({ context }) => context.action === null)
const answers = async (userId: string) =>
  (await savedTurns(userId)).filter(({ context }) => context.action?.kind === 'submit-answer')

/** So many turns stand, and the last one has its reply. */
async function awaitReply(page: Page, count = 1): Promise<void> {
  await expect.poll(() => turns(page).count()).toBe(count)
  await turns(page).last().getByRole('button', { name: '복사' }).waitFor()
  await awaitReady(page)
}

/** The last reply with its formulas typeset. */
async function readReply(page: Page): Promise<string> {
  await page.locator('.chat-turn .katex').last().waitFor()
  return await page.locator('.chat-turn .read').last().innerText()
}

/** Presses retry and waits until one whole reply has taken the place of the failed one. */
async function retry(page: Page, userId: string): Promise<void> {
  await page.getByRole('button', { name: '다시 답하기' }).click()
  await expect.poll(() => page.locator('.reply-status').count()).toBe(0)
  await awaitReply(page)
  await expect.poll(async () => (await questions(userId)).map(({ status }) => status)).toEqual(['success'])
}

/** How much of a person's own database stands on the device. */
const countStored = (page: Page, userId: string, store: 'outbox' | 'drafts') =>
  page.evaluate(
    async ([id, store]) => {
      const { name } = (await indexedDB.databases()).find((one) => one.name?.includes(id)) ?? {}
      if (!name) return 0
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const count = await new Promise<number>((resolve) => {
        const request = database.transaction(store).objectStore(store).count()
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return count
    },
    [userId, store] as const,
  )

const outboxSize = (page: Page, userId: string) => countStored(page, userId, 'outbox')

describe('addresses', () => {
  test.each(['/nowhere', '/chat/Z9', '/chat/M1U01/Z9', '/chat/M1U01/M1U01C01/more'])(
    'shows at %s that there is no such page, and the way home',
    async (path) => {
      const { page } = await visit()
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { name: '찾는 페이지가 없어요' }).waitFor()
      await page.getByRole('link', { name: '셈샘 홈으로' }).click()
      await page.getByRole('link', { name: '바로 시작' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    },
  )

  test.each(['/chat', '/chat/'])('leads from %s home', async (path) => {
    const { page } = await visit()
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
  })

  test('leads from a concept in the wrong unit to the right one, without a step back into it', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.goto('/chat/M1U02/M1U01C01')
    await page.waitForURL('**/chat/M1U01/M1U01C01')
    await page.getByRole('heading', { name: '소수와 합성수' }).first().waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('asks a visitor of administration to sign in, and says why', async () => {
    const { page } = await visit()
    await page.goto('/admin/UserManager')
    await page.waitForURL('**/login?**')
    await page.getByText('로그인 후에만 접근할 수 있습니다.').waitFor()
    expect(new URL(page.url()).searchParams.get('nexturl')).toBe('/admin/UserManager')
  })

  test('keeps a student out of administration', async () => {
    const { page } = await enter(null)
    await page.goto('/admin')
    await page.getByRole('heading', { name: '셈샘 관리자만 들어갈 수 있는 곳이에요' }).waitFor()
    await page.getByRole('link', { name: '셈샘 홈으로' }).waitFor()
  })

  test('says once that the sign-in has expired, and cleans the address', async () => {
    const { page } = await visit()
    await page.goto('/?error=expired')
    await page.getByText('로그인이 풀렸어요').waitFor()
    expect(page.url()).toBe(`${proxy.origin}/`)
    expect(await page.locator('.toast').count()).toBe(1)
    await page.reload()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test('goes home with a word when the session ends in the middle of a visit', async () => {
    const { page, userId } = await enter()
    await product.pool.query('delete from sessions where user_id = $1', [userId])
    await ask(page, '소수가 뭐야?')
    await page.getByText('로그인이 풀렸어요').waitFor()
    await page.waitForURL(`${proxy.origin}/`)
    await page.getByRole('link', { name: '로그인', exact: true }).waitFor()
    expect(await savedTurns(userId)).toEqual([])
  })

  test("hides another person's conversation", async () => {
    const first = await enter()
    const { threads } = await (await first.page.request.get('/api/v1/curriculums/M1U01/threads')).json()
    const second = await enter(null)
    for (const path of ['messages', 'exams']) {
      const response = await second.page.request.get(`/api/v1/threads/${threads[0].id}/${path}`)
      expect(response.status()).toBe(404)
    }
  })
})

describe('sending', () => {
  test('presses the selected card when the input is blank', async () => {
    const { page, userId } = await enter()
    await messageInput(page).fill('   ')
    await messageInput(page).press('Enter')
    await page.locator('.item').waitFor()
    await expect.poll(async () => (await savedTurns(userId)).length).toBe(1)
    expect((await savedTurns(userId))[0]?.context.action?.kind).toBe('try-exam')
  })

  test('keeps a text that is too long in the input and says how long it may be', async () => {
    const { page, userId } = await enter()
    const long = '가'.repeat(10_000)
    await ask(page, long)
    await page.getByText('한 번에 4,000자까지 보낼 수 있어요. 지금은 10,000자예요.').waitFor()
    expect(await messageInput(page).inputValue()).toBe(long)
    expect(await savedTurns(userId)).toEqual([])
  })

  test('sends once at a double click', async () => {
    const { page, userId } = await enter()
    await messageInput(page).fill('합성수가 뭐야?')
    await page.getByRole('button', { name: '보내기' }).dblclick()
    await expectOneQuestion(page, userId, '합성수가 뭐야?')
  })

  test('sends once while Enter is held down', async () => {
    const { page, userId } = await enter()
    await messageInput(page).fill('합성수가 뭐야?')
    for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter')
    await awaitReply(page)
    // The key is still down when the reply has ended and the input is empty: it presses no card.
    for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expectOneQuestion(page, userId, '합성수가 뭐야?')
  })

  test('sends once when Enter ends the composition of a Hangul syllable', async () => {
    const { page, userId, context } = await enter()
    const cdp = await context.newCDPSession(page)
    await messageInput(page).fill('소수가 뭐')
    await messageInput(page).press('End')
    await cdp.send('Input.imeSetComposition', { text: '야', selectionStart: 1, selectionEnd: 1 })
    const enterKey = { code: 'Enter', key: 'Process', windowsVirtualKeyCode: 229 }
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enterKey })
    await cdp.send('Input.insertText', { text: '야' })
    // Some systems send a second Enter, unmarked, after the composition.
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      code: 'Enter',
      key: 'Enter',
      windowsVirtualKeyCode: 13,
    })
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      code: 'Enter',
      key: 'Enter',
      windowsVirtualKeyCode: 13,
    })
    await expectOneQuestion(page, userId, '소수가 뭐야')
  })

  async function expectOneQuestion(page: Page, userId: string, message: string) {
    await awaitReply(page)
    await page.reload()
    await awaitReady(page)
    expect((await savedTurns(userId)).map((turn) => turn.message)).toEqual([message])
    expect(await messageInput(page).inputValue()).toBe('')
  }

  test('lets two tabs write in one conversation; both have it all after a reload', async () => {
    const { page, context, userId } = await enter()
    const other = await context.newPage()
    await openConcept(other, 'M1U01C01')
    await Promise.all([ask(page, '소수가 뭐야?'), ask(other, '합성수가 뭐야?')])
    await expect
      .poll(async () => (await questions(userId)).map(({ status }) => status))
      .toEqual(['success', 'success'])
    const inOrder = (await questions(userId)).map(({ message }) => message)
    for (const tab of [page, other]) {
      await tab.reload()
      await awaitReady(tab)
      expect(await tab.locator('.slip-text').allInnerTexts()).toEqual(inOrder)
    }
  })

  test('keeps a half-typed text over a reload', async () => {
    const { page, userId } = await enter()
    await messageInput(page).fill('왜 1은 소수가')
    await expect.poll(() => countStored(page, userId, 'drafts')).toBe(1)
    await page.reload()
    await expect.poll(() => messageInput(page).inputValue()).toBe('왜 1은 소수가')
  })
})

describe('a bad network', () => {
  test('a reply cut in the middle is fetched whole where the server finished it', async () => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, { kind: 'reset', afterBytes: 600 }, 1)
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    const [saved, ...others] = await questions(userId)
    expect(others).toEqual([])
    expect(saved?.status).toBe('success')
    await expect.poll(() => page.locator('.reply-status').count()).toBe(0)
    const whole = await readReply(page)
    await page.reload()
    await awaitReady(page)
    expect(await readReply(page)).toBe(whole)
  })

  test('a reply cut with no way back is an error with a retry that makes one reply', async () => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, { kind: 'reset', afterBytes: 300 })
    proxy.fail(/^GET .*\/messages$/, { kind: 'drop-before' })
    await ask(page, '소수가 뭐야?')
    await page.getByText('연결이 끊겨서 여기까지만 왔어요').waitFor()
    proxy.heal()
    await retry(page, userId)
  })

  test('a question that never reached the server stands over a reload and can be asked again', async () => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, { kind: 'drop-before' })
    await ask(page, '소수가 뭐야?')
    await page.getByText('서버에 연결하지 못했어요').waitFor()
    expect(await questions(userId)).toEqual([])
    await page.reload()
    await awaitReady(page)
    expect(await page.locator('.slip-text').allInnerTexts()).toEqual(['소수가 뭐야?'])
    proxy.heal()
    await retry(page, userId)
    await expect.poll(() => outboxSize(page, userId)).toBe(0)
  })

  test('a question whose page was left holds nothing back', async () => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, { kind: 'delay', ms: 60_000 })
    await ask(page, '소수가 뭐야?')
    await page.getByRole('button', { name: '중단' }).waitFor()
    await page.reload()
    await awaitReady(page)
    await page.getByText('대답을 다 받지 못했어요').waitFor()
    proxy.heal()
    await beginItem(page)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await page.getByText('맞았어!').waitFor()
    await expect.poll(async () => (await answers(userId)).length).toBe(1)
    await ask(page, '합성수가 뭐야?')
    await expect.poll(async () => (await questions(userId)).map(({ status }) => status)).toEqual(['success'])
  })

  test.each([
    ['a proxy error', { kind: 'status', status: 502 }],
    ['the page of a captive portal', { kind: 'html' }],
  ] as const)('%s in place of a reply is an error with a retry', async (_name, fault) => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, fault)
    await ask(page, '소수가 뭐야?')
    await page.locator('.reply-status').waitFor()
    expect(await page.locator('.reply-status').innerText()).toMatch(/^[가-힣0-9 .,]+$/)
    proxy.heal()
    await retry(page, userId)
  })

  test('a reply that comes byte by byte is the same reply', async () => {
    const { page } = await enter()
    proxy.fail(CHAT, { kind: 'dribble', bytes: 7, everyMs: 1 })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    const dribbled = await readReply(page)
    expect(dribbled).not.toContain('\uFFFD')
    await page.reload()
    await awaitReady(page)
    expect(await readReply(page)).toBe(dribbled)
  })

  test('a question that arrives twice is answered once', async () => {
    const { page, userId } = await enter()
    proxy.fail(CHAT, { kind: 'duplicate' })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    expect((await questions(userId)).map(({ status }) => status)).toEqual(['success'])
    expect(await page.locator('.reply-status').count()).toBe(0)
  })

  test.each([
    ['is reset after the server committed', { kind: 'drop-after' }],
    ['is cut before it reaches the server', { kind: 'drop-before' }],
    ['ends in the middle of the answer', { kind: 'truncate' }],
    ['carries the request twice', { kind: 'duplicate' }],
    ['goes through a captive portal', { kind: 'html' }],
    ['is slow', { kind: 'delay', ms: 700 }],
  ] as const)('an answer counts once when the connection %s', async (_name, fault) => {
    const { page, userId } = await enter()
    await beginItem(page)
    await expect.poll(() => outboxSize(page, userId)).toBe(0)
    const item = await readOpenItem(page)
    proxy.fail(SAVE, fault, 2)
    await answer(page, item.correctAnswer)
    await page.getByText('맞았어!').waitFor()
    await expect.poll(() => outboxSize(page, userId), { timeout: GOES_UP_MS }).toBe(0)
    expect((await answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
    const { rows } = await product.pool.query(
      'select count(*)::int as count from attempts where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ count: 1 }])
    await page.reload()
    await awaitReady(page)
    expect(await page.getByText('맞았어!').count()).toBe(1)
  })

  test('answers given while the server was away go up by themselves once it is back', async () => {
    const { page, userId } = await enter()
    await beginItem(page)
    await expect.poll(() => outboxSize(page, userId)).toBe(0)
    const item = await readOpenItem(page)
    await product.stop()
    await answer(page, wrongAnswerTo(item))
    await page.getByText('아직이야').waitFor()
    await page.getByText('힌트 1').first().waitFor()
    await answer(page, item.correctAnswer)
    await page.getByText('맞았어!').waitFor()
    await page.getByText('오프라인이에요').waitFor()
    expect(await outboxSize(page, userId)).toBeGreaterThanOrEqual(2)
    await product.start()
    await expect.poll(() => outboxSize(page, userId), { timeout: GOES_UP_MS }).toBe(0)
    expect((await answers(userId)).map(({ context }) => context.responseType)).toEqual(['wrong', 'correct'])
    await expect.poll(() => page.getByText('오프라인이에요').count()).toBe(0)
  })
})

describe('leaving', () => {
  test('emptying the conversation keeps exams and progress', async () => {
    const { page, userId } = await enter()
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await beginItem(page)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await page.getByText('맞았어!').waitFor()
    await expect.poll(() => outboxSize(page, userId)).toBe(0)
    const readProgress = async () =>
      (await page.request.get('/api/v1/services/curriculums/M1/progresses/M1U01C01')).json()
    const before = await readProgress()
    await page.getByRole('button', { name: '대화 메뉴' }).click()
    await page.getByRole('menuitem', { name: '대화 비우기' }).click()
    await page.getByRole('button', { name: '비우기', exact: true }).click()
    await expect.poll(() => turns(page).count()).toBe(0)
    await page.reload()
    await awaitReady(page)
    expect(await turns(page).count()).toBe(0)
    expect(await savedTurns(userId)).toEqual([])
    expect(await readProgress()).toEqual(before)
    const { rows } = await product.pool.query('select count(*)::int as count from exams where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ count: 1 }])
  })

  test('sign-out leaves nothing of the person on the device for the next one', async () => {
    const { page, context, userId } = await enter()
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await messageInput(page).fill('비밀 이야기')
    await page.goto('/auth/logout')
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage).filter((key) => !['device-id', 'theme', 'left-menu'].includes(key)),
      session: Object.keys(sessionStorage),
    }))
    expect(left).toEqual({ databases: [], local: [], session: [] })
    const dead = await page.request.get('/api/users/me')
    expect(dead.status()).toBe(401)
    const nextId = await enterAs(product, context, proxy.origin)
    await openConcept(page, 'M1U01C01')
    expect(await turns(page).count()).toBe(0)
    expect(await messageInput(page).inputValue()).toBe('')
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases.some((name) => name?.includes(userId))).toBe(false)
    expect(databases.some((name) => name?.includes(nextId))).toBe(true)
  })
})
