import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs, giveSession } from '#tests/support/enter-as.ts'
import { awaitOnDevice, messageInput, openConcept, soon } from '#tests/support/learning-page.ts'
import { countStored, outboxSize, writeStore } from '#tests/support/person-store.ts'
import { readAllStorage } from '#tests/support/read-all-storage.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const GOES_UP_MS = 60_000
/** Stands in every text that the first person leaves on the device. */
const SECRET = '비밀이야기'
const DRAFT = `${SECRET}를 쓰다 만 글`

/** Writes turns into the person's outbox, as a page does whose network is away. */
async function leaveUnsent(page: Page, userId: string, texts: string[]): Promise<void> {
  const threadId = await page.evaluate(async () => {
    const { threads } = await (
      await fetch(`/api/v1/curriculums/${location.pathname.split('/')[2]}/threads`)
    ).json()
    return threads[0].id as string
  })
  const createdAt = new Date().toISOString()
  const context = {
    target: 'ai',
    action: null,
    responseType: 'normal',
    userMessageType: 'normal',
    complete: false,
  }
  const kept = { attempts: 0, notBefore: 0, lastStatus: null, state: 'waiting', appVersion: '0.1.0' }
  const records = texts.map((text, index) => {
    const body = { threadId, message: text, response: `${text}에 대한 답`, context, createdAt }
    const place = { userId, deviceId: 'd1', lane: `thread:${threadId}`, seq: index + 100, createdAt }
    return { id: crypto.randomUUID(), v: 1, kind: 'turn', body, ...place, ...kept }
  })
  await writeStore(page, userId, 'meta', [['seq', texts.length + 100]])
  await writeStore(
    page,
    userId,
    'outbox',
    records.map((record) => [record.id, record]),
  )
}

const MANY = Array.from({ length: 25 }, (_, index) => `${SECRET} ${String(index + 1).padStart(2, '0')}`)
const SOME = MANY.slice(0, 8)

/** Signs out by the menu of a concept's page, without a page load. */
async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: '로그아웃' }).click()
}

/** A person with unsent turns and a half-typed one, whose saves do not get through. */
async function enterWithUnsent(texts = SOME) {
  const entered = await stage.enter()
  const { page, userId } = entered
  await soon(() => outboxSize(page, userId)).toBe(0)
  stage.proxy.fail(SAVE_CALL, { kind: 'drop-before' })
  await leaveUnsent(page, userId, texts)
  await messageInput(page).fill(DRAFT)
  await soon(() => countStored(page, userId, 'drafts')).toBe(1)
  return entered
}

const sentTexts = async (userId: string) => (await stage.savedTurns(userId)).map(({ message }) => message)

/** Lets the saves through and looks in as the person until all is on the server, once and in order. */
async function comeBack(page: Page, userId: string, texts = SOME): Promise<void> {
  await openConcept(page, 'M1U01C01')
  stage.proxy.heal()
  await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
  expect(await sentTexts(userId)).toEqual(texts)
}

const sessionCookie = async (context: Awaited<ReturnType<Stage['enter']>>['context']) =>
  (await context.cookies()).filter(({ name }) => name === 'session')

describe('sign-out on a shared tablet', () => {
  test('asks what becomes of unsent records, keeps them where nobody else can read them, and is not begun by a page of another site', async () => {
    const { page, context, userId } = await enterWithUnsent(MANY)
    await step('a page of another site opens its address', async () => {
      await page.goto('about:blank')
      await page.evaluate((address) => window.location.assign(address), `${stage.proxy.origin}/auth/logout`)
      await page.getByRole('heading', { name: '로그아웃할까요?' }).waitFor()
      expect(await countStored(page, userId, 'drafts')).toBe(1)
      expect((await page.request.get('/api/users/me')).status()).toBe(200)
      await page.getByRole('button', { name: '로그아웃하지 않기' }).click()
      await page.getByRole('link', { name: '이어서 학습' }).click()
      await soon(() => messageInput(page).inputValue()).toBe(DRAFT)
    })

    await step('the records are kept, unreadable', async () => {
      expect(await readAllStorage(page)).toContain(SECRET)
      await signOutByMenu(page)
      // Opened by its address, the page asks as long as it is loaded.
      await page.getByRole('button', { name: '로그아웃하기' }).click()
      await page.getByText(`아직 보내지 못한 기록이 ${MANY.length}개 있어요`).waitFor({ timeout: 20_000 })
      await page.getByRole('button', { name: '보관하고 로그아웃' }).click()
      await page.getByRole('link', { name: '로그인' }).first().waitFor()
      expect(await readAllStorage(page)).not.toContain(SECRET)
      expect(await countStored(page, userId, 'sealed')).toBe(MANY.length)
      expect((await page.request.get('/api/users/me')).status()).toBe(401)
    })

    await step('the next one finds nothing of them', async () => {
      const otherId = await enterAs(stage.product, context, stage.proxy.origin)
      stage.proxy.heal()
      await openConcept(page, 'M1U01C01')
      expect(await messageInput(page).inputValue()).toBe('')
      const everything = await readAllStorage(page)
      expect(everything).not.toContain(SECRET)
      expect(everything).not.toContain('an extractable key')
      expect(await stage.savedTurns(otherId)).toEqual([])
      expect(await stage.savedTurns(userId)).toEqual([])
    })

    await step('and they go out with their own person', async () => {
      await giveSession(stage.product, context, stage.proxy.origin, userId)
      await comeBack(page, userId, MANY)
    })
  })

  test('discards them for good where the person says so', async () => {
    const { page, userId } = await enterWithUnsent()
    await signOutByAddress(page)
    await page.getByRole('button', { name: '기록을 버리고 로그아웃' }).click({ timeout: 20_000 })
    await page.getByRole('link', { name: '로그인' }).first().waitFor()
    expect(await readAllStorage(page)).not.toContain(SECRET)
    expect(await readAllStorage(page)).not.toContain(userId)
  })

  test('goes on by itself once what waited is on the server', async () => {
    const { page, userId } = await enterWithUnsent()
    await signOutByAddress(page)
    const wait = page.getByRole('button', { name: '조금 더 기다리기' })
    await wait.waitFor({ timeout: 20_000 })
    stage.proxy.heal()
    await wait.click()
    await page.getByRole('link', { name: '로그인' }).first().waitFor({ timeout: GOES_UP_MS })
    expect(await sentTexts(userId)).toEqual(SOME)
  })

  test('works with no server: a visitor is shown, and the session ends before anything else is asked in it', async () => {
    const { page, context, userId } = await enterWithUnsent()
    const own = await sessionCookie(context)
    await page.route('**/*', (route) =>
      route.request().url().includes('/api/') ? route.abort() : route.continue(),
    )
    await signOutByMenu(page)
    await page.getByRole('button', { name: '보관하고 로그아웃' }).click({ timeout: 20_000 })
    await page.getByText('이 기기에서 로그아웃했어요').waitFor()
    expect(await readAllStorage(page)).not.toContain(SECRET)
    const before = stage.proxy.passed.length
    // The page that is left may find the server by itself, before the next one is loaded.
    await page.unroute('**/*')
    stage.proxy.heal()
    await page.goto('/')
    await page.getByRole('link', { name: '로그인' }).first().waitFor()
    // What is public is asked for meanwhile, without the session.
    const firstInSession = () =>
      stage.proxy.passed.slice(before).find(({ path, hasSession }) => hasSession && path.startsWith('/api/'))
    await soon(firstInSession).toMatchObject({ method: 'POST', path: '/api/auth/logout' })
    await soon(() => page.evaluate(() => localStorage.getItem('sign-out-pending'))).toBeNull()
    await context.addCookies(own)
    expect((await page.request.get('/api/users/me')).status()).toBe(401)
    await giveSession(stage.product, context, stage.proxy.origin, userId)
    await comeBack(page, userId)
  })

  test('with no server leaves a device that shows what is public, after a reload too', async () => {
    const { page } = await stage.enter()
    await awaitOnDevice(page)
    stage.proxy.cut()
    await signOutByAddress(page)
    await page.getByRole('link', { name: '로그인' }).first().waitFor({ timeout: 20_000 })
    await page.reload()
    await page.getByRole('link', { name: '로그인' }).first().waitFor()
    expect(await page.getByText('교육과정을 불러오지 못했어요').count()).toBe(0)
    await page.getByRole('link', { name: '바로 시작' }).click()
    await page.getByRole('heading', { name: '핵심' }).first().waitFor()
    stage.proxy.restore()
    await soon(async () => (await page.request.get('/api/users/me')).status()).toBe(401)
  })

  test('says what goes before it goes, and in one tab turns every other one into a visitor', async () => {
    const { page, context, userId } = await stage.enter()
    const second = await context.newPage()
    await openConcept(second, 'M1U01C02')
    await soon(() => outboxSize(page, userId)).toBe(0)
    await messageInput(second).fill('쓰다 만 글')
    await soon(() => countStored(second, userId, 'drafts')).toBe(1)
    await signOutByMenu(second)
    await second.getByRole('heading', { name: '쓰다 만 글이 있어요' }).waitFor()
    expect(await countStored(second, userId, 'drafts')).toBe(1)
    await second.getByRole('button', { name: '글을 지우고 로그아웃' }).click()
    await second.getByRole('link', { name: '로그인' }).first().waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: '로그인' }).first().waitFor()
  })
})

describe('another person who signs in while the first one never signed out', () => {
  test('finds nothing of the first one, whose records go out when that one is back', async () => {
    const { page, context, userId } = await enterWithUnsent()
    const own = await context.cookies()
    const otherId = await enterAs(stage.product, context, stage.proxy.origin)
    await openConcept(page, 'M1U01C01')
    expect(await messageInput(page).inputValue()).toBe('')
    // The half-typed text with them, and what was kept of the thread.
    await soon(() => countStored(page, userId, 'sealed')).toBeGreaterThan(SOME.length + 1)
    expect(await readAllStorage(page)).not.toContain(SECRET)
    stage.proxy.heal()
    await openConcept(page, 'M1U01C02')
    expect(await stage.savedTurns(otherId)).toEqual([])
    expect(await stage.savedTurns(userId)).toEqual([])
    await context.addCookies(own)
    await comeBack(page, userId)
    expect(await messageInput(page).inputValue()).toBe(DRAFT)
  })
})
