import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs, giveSession } from '#tests/support/enter-as.ts'
import { giveTurns } from '#tests/support/give-turns.ts'
import {
  answer,
  ask,
  awaitReady,
  beginItem,
  openConcept,
  readOpenItem,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { outboxSize, readStore } from '#tests/support/person-store.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { CHAT_CALL, openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** Requests that read a person's data: current user, conversation, exams, progress. */
const OWN_READS = /\/api\/(?:users\/me|v1\/(?:threads\/|services\/threads\/|curriculums\/[^/]+\/threads))/

/** Delays the server's answers to these requests until `release`. */
async function holdReads(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(OWN_READS, async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue().catch(() => undefined) // the page has navigated meanwhile
  })
  return release
}

/** Holds back the answer to who is here, as the server gave it when it was `asked`, until `release`. */
async function holdWhoIsHere(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let onAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  await page.route('**/api/users/me', async (route) => {
    if (route.request().method() !== 'GET') return await route.continue()
    const response = await route.fetch()
    onAsked()
    await held
    await route.fulfill({ response })
  })
  return { asked, release }
}

const PRIME = { message: '소수가 뭐야?', response: '약수가 둘인 수예요. \\(2\\)와 \\(3\\)이 그래요.' }
const COMPOSITE = { message: '합성수가 뭐야?', response: '약수가 셋보다 적지 않은 수예요. \\(4\\)가 그래요.' }

/** Asked on another device. */
const askElsewhere = (page: Page, userId: string, turn = COMPOSITE) =>
  giveTurns(page, stage.product, userId, 'M1U01C01', [turn])

/** A learner at a concept with one turn, which is on the device. */
async function enterWithTurn(options?: BrowserContextOptions) {
  const learner = await stage.enter(null, options)
  const { page, userId } = learner
  await askElsewhere(page, userId, PRIME)
  await openConcept(page, 'M1U01C01')
  await soon(async () => JSON.stringify(await readStore(page, userId, 'copies'))).toContain(PRIME.message)
  return learner
}

/** With an item open, the input takes its answer. */
async function askQuestion(page: Page, question: string): Promise<void> {
  await page.getByRole('radio', { name: '질문' }).check({ force: true })
  await ask(page, question)
}

const shownIds = (page: Page) =>
  page.locator('[data-turn]').evaluateAll((found) => found.map((turn) => (turn as HTMLElement).dataset.turn))

const savedIds = async (userId: string) => (await stage.savedTurns(userId)).map(({ id }) => id)

/** Records every layout shift without an input from now on, of this page and of those that it loads. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift' })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

describe('the device copy is shown first', () => {
  test('a conversation can be read and used before the server has answered, and is corrected in place', async () => {
    const { page, userId, problems } = await enterWithTurn()
    await askElsewhere(page, userId)
    const release = await holdReads(page)
    await page.reload()
    await awaitReady(page)
    expect(await page.locator('.slip-text').allInnerTexts()).toEqual(['소수가 뭐야?'])
    // Formulas are typeset, and everything that loads by itself is loaded.
    await turns(page).locator('.katex').first().waitFor()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const readShift = await watchShifts(page)
    const first = await turns(page).first().elementHandle()
    const drawn = await first?.evaluateHandle((turn) => turn.querySelector('.read')?.firstElementChild)
    release()
    await turns(page).getByText('합성수가 뭐야?').waitFor()
    expect(await shownIds(page)).toEqual(await savedIds(userId))
    // The same elements: the turn was not rendered again.
    expect(await drawn?.evaluate((part) => part?.isConnected)).toBe(true)
    expect(await readShift()).toBe(0)
    expect(problems).toEqual([])
  })

  test('a conversation does not wait long for an explanation that the server does not send', async () => {
    const { page, userId, problems } = await stage.enter(null)
    await askElsewhere(page, userId, PRIME)
    // Past the first screen, which has the text of the concept that it is opened at.
    await openConcept(page, 'M1U01C02')
    const asked: string[] = []
    await page.route(/M1U01C01\/explanations/, (route) => void asked.push(route.request().url()))
    await page.evaluate(() => window.history.pushState(null, '', '/chat/M1U01/M1U01C01'))
    await page.locator('.slip-text').waitFor({ timeout: 10_000 })
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('an explanation that comes after its conversation moves nothing', async () => {
    const { page } = await enterWithTurn()
    // As the worker answers: the shell, without the text of the concept.
    const shell = await readFile('dist/page/index.html', 'utf8')
    await page.route(/\/chat\/M1U01\/M1U01C01$/, async (route) => {
      await route.fulfill({ response: await route.fetch(), body: shell })
    })
    let release: () => void = () => undefined
    let held = Promise.resolve()
    await page.route(/M1U01C01\/explanations/, async (route) => {
      await held
      await route.continue()
    })
    const readShift = await watchShifts(page)
    const topOf = async () => (await page.locator('.slip-text').boundingBox())?.y ?? 0
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
    ] as const)
      await step(`at ${width} px`, async () => {
        held = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.setViewportSize({ width, height })
        await page.reload()
        await page.locator('.slip-text').waitFor()
        const before = await topOf()
        release()
        await page.locator('.opening-text h2').first().waitFor({ state: 'attached' })
        await soon(() => page.locator('[data-late]').count()).toBe(0)
        // Parts of a pixel are rounded otherwise in a longer list.
        expect(Math.abs((await topOf()) - before)).toBeLessThan(1)
        expect(await readShift()).toBeLessThan(0.01)
      })
  })

  test('answer, hint, question and item from before the server’s answer exist once, on screen and server', async () => {
    const { page, userId, problems } = await stage.enter()
    await beginItem(page)
    const item = await readOpenItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    await askElsewhere(page, userId)
    const release = await holdReads(page)
    await page.reload()
    await awaitReady(page)
    expect(await turns(page).count()).toBe(1)
    await answer(page, wrongAnswerTo(item))
    // The wrong answer brings its hint.
    await soon(() => turns(page).count()).toBe(3)
    await awaitReady(page)
    await askQuestion(page, '왜 1은 소수가 아니야?')
    await soon(() => turns(page).count()).toBe(4)
    await awaitReady(page)
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await awaitReady(page)
    await page
      .getByRole('button', { name: /다음 문항|문항 풀기/ })
      .first()
      .click()
    await soon(() => page.locator('.item').count()).toBeGreaterThan(1)
    const own = await shownIds(page)
    release()
    await turns(page).getByText('합성수가 뭐야?').waitFor()
    await soon(() => outboxSize(page, userId)).toBe(0)
    const saved = await savedIds(userId)
    expect(saved.filter((id) => own.includes(id))).toEqual(own)
    expect(saved).toHaveLength(own.length + 1)
    await soon(() => shownIds(page)).toEqual(saved)
    await page.unroute(OWN_READS)
    await page.reload()
    await awaitReady(page)
    expect(await shownIds(page)).toEqual(saved)
    expect((await stage.answers(userId)).map(({ message }) => message)).toEqual([
      wrongAnswerTo(item),
      item.correctAnswer,
    ])
    expect(problems).toEqual([])
  })

  test('a reply that streams while the server answers is not touched; the correction follows it', async () => {
    const { page, userId } = await enterWithTurn()
    await askElsewhere(page, userId)
    const release = await holdReads(page)
    await page.reload()
    await awaitReady(page)
    stage.proxy.fail(CHAT_CALL, { kind: 'dribble', bytes: 40, everyMs: 40 })
    await ask(page, '왜 1은 소수가 아니야?')
    await page.locator('.composer-stop').waitFor()
    const answered = page.waitForResponse(/\/messages$/)
    release()
    await answered
    expect(await page.locator('.composer-stop').count()).toBe(1)
    expect(await page.locator('.slip-text').allInnerTexts()).toEqual([
      '소수가 뭐야?',
      '왜 1은 소수가 아니야?',
    ])
    await turns(page).getByText('합성수가 뭐야?').waitFor()
    await awaitReady(page)
    const saved = await savedIds(userId)
    expect(saved).toHaveLength(3)
    await soon(() => shownIds(page)).toEqual(saved)
  })

  test('the correction notices an expired session: nothing is shown any more, and records are kept and sent once', async () => {
    const { page, userId, context } = await stage.enter()
    await beginItem(page)
    const item = await readOpenItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const release = await holdReads(page)
    await page.reload()
    await awaitReady(page)
    stage.proxy.fail(SAVE_CALL, { kind: 'drop-before' })
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await stage.product.pool.query('delete from sessions where user_id = $1', [userId])
    release()
    await page.getByText('로그인이 풀렸어요').waitFor()
    await soon(() => turns(page).count()).toBe(0)
    expect(await page.locator('.item').count()).toBe(0)
    stage.proxy.heal()
    await page.unroute(OWN_READS)
    await giveSession(stage.product, context, stage.proxy.origin, userId)
    await openConcept(page, 'M1U01C01')
    await soon(async () => (await stage.answers(userId)).map(({ message }) => message)).toEqual([
      item.correctAnswer,
    ])
    await soon(() => shownIds(page)).toEqual(await savedIds(userId))
  })

  test('nothing of the previous person is shown to the next, however late the server answers', async () => {
    const { page, context } = await enterWithTurn()
    // The session ended while no page was open, and another person signs in.
    await page.goto('about:blank')
    await context.clearCookies()
    await enterAs(stage.product, context, stage.proxy.origin)
    const release = await holdReads(page)
    const seen: string[] = []
    await page.exposeFunction('recordSeen', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const { recordSeen } = window as unknown as { recordSeen: (text: string) => void }
      new MutationObserver(() => {
        for (const turn of document.querySelectorAll('.slip-text')) recordSeen(turn.textContent ?? '')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/chat/M1U01/M1U01C01')
    await page.getByRole('heading', { level: 1, name: '소수와 합성수' }).waitFor()
    release()
    await awaitReady(page)
    expect(await turns(page).count()).toBe(0)
    expect(seen).toEqual([])
  })

  test('the person before is not shown to one whose session the server does not confirm', async () => {
    const { page, context } = await enterWithTurn()
    await page.goto('about:blank')
    await context.clearCookies()
    await enterAs(stage.product, context, stage.proxy.origin)
    stage.proxy.fail(/^GET .*users\/me$/, { kind: 'status', status: 503 })
    await openConcept(page, 'M1U01C01')
    expect(await turns(page).count()).toBe(0)
  })

  test('a changed name and a sign-out stand against what the server said before of who is here', async () => {
    const { page, userId } = await stage.enter(null)
    const name = page.getByRole('textbox', { name: '별명' }).first()
    const readKept = () => page.evaluate(() => JSON.parse(localStorage.getItem('last-user') ?? '{}').nickname)
    await page.goto('/settings')
    await soon(readKept).toBe('새봄')

    await step('a changed name', async () => {
      const { asked, release } = await holdWhoIsHere(page)
      await page.reload()
      await asked
      await name.fill('가을')
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await name.press('Enter')
      await saved
      await soon(() => outboxSize(page, userId)).toBe(0)
      const answered = page.waitForResponse('**/api/users/me')
      release()
      await answered
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
      expect(await readKept()).toBe('가을')
      await page.unroute('**/api/users/me')
    })

    await step('a sign-out', async () => {
      const { asked, release } = await holdWhoIsHere(page)
      const left = page.waitForResponse('**/api/auth/logout')
      await signOutByAddress(page)
      await asked
      await left
      const answered = page.waitForResponse('**/api/users/me')
      release()
      await answered
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
      const stored = await page.evaluate(() => [
        localStorage.getItem('last-user'),
        localStorage.getItem('device-owner'),
      ])
      expect(stored).toEqual([null, null])
    })
  })
})
