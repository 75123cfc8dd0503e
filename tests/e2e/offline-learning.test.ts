import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { PACK_CACHE } from '#contract/content-schema.ts'
import type { PackPart } from '#contract/offline-pack.ts'
import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import type { Item } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItemFinder } from '#domain/items/make-item-finder.ts'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { refuseFailure } from '#tests/domain/exam/make-exam.ts'
import { enterAs, giveSession } from '#tests/support/enter-as.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { makeKeptProfile } from '#tests/support/kept-profile.ts'
import {
  answer,
  answerRight,
  ask,
  awaitCached,
  awaitOnDevice,
  awaitReady,
  awaitReply,
  awaitWorker,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  readReply,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { outboxSize, readStore } from '#tests/support/person-store.ts'
import { CHAT_CALL, openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(async () => {
  await stage.product.pool.query(
    "update evaluation_items set hidden = false where hidden and origin <> 'practice'",
  )
  await stage.clear()
})
afterAll(() => stage?.close())

/** All of a long study; that its oldest record is up within 15 s is seen in outbox.test.ts. */
const BACK_MS = 60_000
/** A half-typed text is kept within this time. */
const DRAFT_MS = 300
const EXAM = /^POST .*\/exams$/

/** Downloads the unit as a learner does, and waits until the worker is at work. */
async function download(page: Page, unitId = 'M1U01'): Promise<void> {
  await page.goto(`/chat/${unitId}`)
  await awaitWorker(page)
  await page.getByRole('button', { name: /^이 단원 내려받기/ }).click()
  await page.getByText('내려받았어요').waitFor({ timeout: 30_000 })
}

/** A person with the unit on the device who has never opened a concept of it, with the server out of reach. */
async function enterCellar(unitId = 'M1U01') {
  const learner = await stage.enter(null)
  await download(learner.page, unitId)
  stage.proxy.cut()
  return learner
}

const readRecords = async (page: Page, userId: string) =>
  (await readStore<StoredRecord>(page, userId, 'outbox')).sort((one, other) => one.seq - other.seq)

const readPackItems = (page: Page): Promise<Item[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const items: Item[] = []
    for (const request of await cache.keys()) {
      const part = (await (await cache.match(request))?.json()) as PackPart
      if (part.kind === 'concept') items.push(...part.items)
    }
    return items
  }, PACK_CACHE)

/** The item before the learner, the key with it, as the set made here names it. */
async function readItemHere(page: Page, userId: string): Promise<Item> {
  const exams = (await readRecords(page, userId)).filter(({ kind }) => kind === 'exam')
  const names = exams.at(-1)?.body.items as ChosenItem[]
  const find = makeItemFinder(await readPackItems(page), await loadUnitTemplates('M1U01'), refuseFailure)
  // In order, so that what a set of wrong answers names is known from the sets before.
  for (const exam of exams) for (const name of (exam.body.items ?? []) as ChosenItem[]) find(name)
  const shownNumber = await page.locator('.item').last().locator('.item-count b').innerText()
  const item = names[Number(shownNumber) - 1]
  const found = item && find(item)
  if (!found) throw new Error('no open item')
  return found
}

async function begin(page: Page, card: string | RegExp): Promise<void> {
  const before = await page.locator('.item').count()
  await followUp(page, card).first().click()
  await soon(() => page.locator('.item').count()).toBe(before + 1)
}

async function answerRightHere(page: Page, userId: string): Promise<void> {
  await answerRight(page, await readItemHere(page, userId))
  await awaitReady(page)
}

/** Makes a set of one item of the concept's first level: the first of the written type. */
async function nameSet(page: Page, conceptId: string, writtenTestType: number): Promise<void> {
  const { rows } = await stage.product.pool.query<{ id: string }>(
    `select i.id from evaluation_items i join item_concepts c on c.item_id = i.id
     where c.concept_id = $1 and i.written_test_type = $2 and i.difficulty_level = 0 limit 1`,
    [conceptId, writtenTestType],
  )
  const { threads } = await (
    await page.request.get(`/api/v1/curriculums/${conceptId.slice(0, 5)}/threads`)
  ).json()
  const made = await page.request.post(`/api/v1/threads/${threads[0].id}/exams`, {
    data: { difficultyLevel: 0, examLimit: 1, items: [{ evaluationId: rows[0]?.id }] },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(made.status()).toBe(200)
  await page.reload()
  await awaitReady(page)
}

async function drawLine(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('the card is not on the screen')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await page.mouse.up()
}

/** Ends of lines that lie at the edge of no card; where there are no lines the numbers are seen. */
const findStrayLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edges = [...document.querySelectorAll('[data-side]')].map((card) => {
      const { left, right, top, height } = card.getBoundingClientRect()
      return { x: card.getAttribute('data-side') === 'left' ? right : left, y: top + height / 2 }
    })
    return [...document.querySelectorAll('.match-line circle')].flatMap((end) => {
      const { x, y, width, height } = end.getBoundingClientRect()
      const fits = edges.some(
        (edge) => Math.hypot(edge.x - x - width / 2, edge.y - y - height / 2) < 2 || width === 0,
      )
      return fits ? [] : [`${x} ${y}`]
    })
  })

/** Answers every item of the set that stands open, and gives how many they were. */
async function clearSet(page: Page, userId: string): Promise<number> {
  const total = Number(
    /\d+$/.exec(await page.locator('.item').last().locator('.item-count').innerText())?.[0],
  )
  for (let number = 1; number <= total; number += 1) {
    if (number > 1) await begin(page, '다음 문항 풀기')
    await answerRightHere(page, userId)
  }
  return total
}

async function goBackOnline(page: Page, userId: string): Promise<void> {
  stage.proxy.restore()
  await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
}

const readExams = async (userId: string) =>
  (
    await stage.product.pool.query<{ level: number; finished: boolean }>(
      'select difficulty_level as level, finished_at is not null as finished from exams where user_id = $1 order by position',
      [userId],
    )
  ).rows

/** Until the end of the test. */
async function hideFirstItem(conceptId: string, level: number): Promise<void> {
  await stage.product.pool.query(
    `update evaluation_items set hidden = true where id =
       (select item.id from evaluation_items item join item_concepts on item_id = item.id
        where concept_id = $1 and difficulty_level = $2 and not hidden and origin <> 'practice'
        order by item.ordered, item.id limit 1)`,
    [conceptId, level],
  )
}

const readThread = (page: Page) =>
  page.locator('.chat-turn').evaluateAll((all) =>
    all.map((turn) => ({
      id: turn.querySelector('[data-turn]')?.getAttribute('data-turn') ?? '',
      who: turn.querySelector('.slip')?.textContent ?? '',
      verdict: turn.querySelector('.verdict')?.textContent ?? '',
      item: turn.querySelector('.item-stem')?.textContent ?? '',
      mark: turn.querySelector('.turn-who .chip')?.textContent ?? '',
    })),
  )

describe('without the server', () => {
  test('a learner opens, asks, is examined at every level and helped; back online all of it is there once, in order, for every device', async () => {
    const { page, context, userId } = await enterCellar()
    await openConcept(page, 'M1U01C02')
    expect(await turns(page).count()).toBe(0)

    await ask(page, '거듭제곱이 뭐야?')
    await awaitReply(page)
    await page.locator('.turn-who', { hasText: '오프라인 선생님' }).waitFor()
    expect(await page.locator('.chat-turn .read').last().innerText()).toContain('거듭제곱')

    await begin(page, '개념 문항 풀기')
    const first = await readItemHere(page, userId)
    await answer(page, wrongAnswerTo(first))
    await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
    await page.getByText('힌트 1').first().waitFor()
    await awaitReady(page)
    await answerRightHere(page, userId)
    await followUp(page, '풀이 보기').click()
    await soon(() => page.locator('.chat-turn').count()).toBe(6)
    await begin(page, '다음 문항 풀기')
    await answerRightHere(page, userId)
    await begin(page, '다음 문항 풀기')
    const owed = await readItemHere(page, userId)
    await answer(page, wrongAnswerTo(owed))
    await page.getByText('힌트 1').nth(1).waitFor()
    await awaitReady(page)
    await followUp(page, '풀이 보기').click()

    await begin(page, '기본 문항 풀기')
    await clearSet(page, userId)
    await begin(page, '틀린 문항 다시 풀기')
    await answerRightHere(page, userId)
    await begin(page, '표준 문항 풀기')
    await clearSet(page, userId)
    await begin(page, '도전 문항 풀기')
    await clearSet(page, userId)

    await page.getByRole('button', { name: '북마크' }).last().click()
    await page.getByRole('button', { name: '북마크 풀기' }).waitFor()
    const seen = await readThread(page)
    const made = await readRecords(page, userId)
    expect(made.filter(({ kind }) => kind === 'question')).toEqual([])

    // The page of the same night: nothing was lost by closing it.
    await page.reload()
    await awaitReady(page)
    await soon(() => readThread(page)).toEqual(seen)

    await goBackOnline(page, userId)
    const order = made
      .filter(({ kind }) => kind === 'turn')
      .map(({ id, body }) => (typeof body.id === 'string' ? body.id : id))
    expect((await stage.savedTurns(userId)).map(({ id }) => id)).toEqual(order)
    expect((await stage.savedTurns(userId)).every(({ status }) => status === 'success')).toBe(true)
    // The level that was left with a wrong answer is finished by that item's right one in the set of wrong answers.
    expect(await readExams(userId)).toEqual([
      { level: 0, finished: true },
      { level: 1, finished: true },
      { level: -1, finished: true },
      { level: 3, finished: true },
      { level: 5, finished: true },
    ])
    const { rows: attempts } = await stage.product.pool.query(
      'select count(*)::int as count, count(distinct id)::int as once from attempts where user_id = $1',
      [userId],
    )
    // Two wrong, and right ones of 2 + 3 + 1 + 3 + 3 items.
    expect(attempts).toEqual([{ count: 14, once: 14 }])

    const other = await stage.visit()
    await other.context.addCookies(await context.cookies())
    await openConcept(other.page, 'M1U01C02')
    await soon(() => readThread(other.page)).toEqual(seen)
    await other.page.getByRole('button', { name: '북마크 풀기' }).waitFor()
    const readProgress = async (on: Page) =>
      (await on.request.get('/api/v1/services/curriculums/M1/progresses/M1U01C02')).json()
    expect(await readProgress(other.page)).toMatchObject({ status: 'COMPLETED' })
  }, 300_000)

  test('pairs are set by touch, by a drawn line, by the keyboard and by typing, and judged without the server', async () => {
    const { page, userId } = await stage.enter('M1U05C02', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await awaitOnDevice(page)
    await nameSet(page, 'M1U05C02', 4)
    await beginItem(page)
    const item = page.locator('.item').last()
    const entry = (side: 'left' | 'right', number: number) =>
      item.locator(`[data-side=${side}][data-number="${number}"]`)
    const choices = (label: string) =>
      item.getByRole('radiogroup', { name: `${label}의 짝` }).getByRole('radio')
    const written = () => messageInput(page).inputValue()

    await entry('left', 1).tap()
    await entry('right', 4).tap()
    await soon(written).toBe('ㄱ-4')
    await messageInput(page).press('Enter')
    await page.getByText('짝을 모두 지어 보세요. ㄴ, ㄷ, ㄹ의 짝이 아직 없어요.').waitFor()

    await drawLine(page, entry('left', 2), entry('right', 2))
    await soon(written).toBe('ㄱ-4,ㄴ-2')
    await entry('right', 2).tap()
    await soon(written).toBe('ㄱ-4')
    await drawLine(page, entry('right', 2), entry('left', 2))

    await choices('ㄷ').first().focus()
    for (let step = 1; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    expect(await item.locator('.match-line').count()).toBe(3)
    await page.keyboard.press('Enter')
    await soon(written).toBe('ㄱ-4,ㄴ-2,ㄷ-5')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await soon(written).toBe('ㄱ-4,ㄴ-2,ㄷ-5,ㄹ-3')
    await item.getByText('ㄹ은 3번과 짝이에요. 짝을 모두 지었어요.').waitFor()
    expect(await findFaults(page, '.item')).toEqual([])
    for (const [width, height] of [
      [844, 390],
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await soon(() => findStrayLines(page)).toEqual([])
    }

    stage.proxy.cut()
    await messageInput(page).fill('ㄱ-4, ㄴ-2, ㄷ은 3번, ㄹ-5')
    await soon(() => choices('ㄹ').nth(4).isChecked()).toBe(true)
    await messageInput(page).press('Enter')
    await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
    await awaitReady(page)
    // Which of the pairs is wrong stays for the learner to find out.
    expect(await item.locator('.match .mark').count()).toBe(0)
    await choices('ㄹ').nth(2).press('Space')
    await choices('ㄷ').nth(4).press('Space')
    await messageInput(page).press('Enter')
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    expect(await item.locator('.match .mark-right').count()).toBe(4)
    await page.reload()
    await awaitReady(page)
    await soon(() => choices('ㄱ').nth(3).isChecked()).toBe(true)
    expect(await choices('ㄱ').nth(3).isDisabled()).toBe(true)

    await goBackOnline(page, userId)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual([
      'wrong',
      'correct',
    ])
  }, 60_000)

  test('a wrong answer offers the earlier concept of its mistake, after the other cards, there and back online', async () => {
    const { page, userId } = await enterCellar()
    const cards = page.getByRole('list', { name: '이어서 할 일' }).getByRole('button')
    const EARLIER = '먼저 [최대공약수와 서로소] 개념 다시 보기'
    await openConcept(page, 'M1U01C06')
    await begin(page, '개념 문항 풀기')
    const { mistakes } = await readItemHere(page, userId)
    await answer(page, mistakes.find(({ conceptId }) => conceptId === 'M1U01C05')?.answer ?? '')
    await page.getByText('힌트 1').first().waitFor()
    await soon(() => cards.last().innerText()).toBe(EARLIER)
    expect(await cards.count()).toBe(3)

    await goBackOnline(page, userId)
    await openConcept(page, 'M1U01C06')
    await soon(() => cards.last().innerText()).toBe(EARLIER)
    await cards.last().click()
    await page.waitForURL('**/chat/M1U01/M1U01C05')
    await page.getByRole('heading', { name: '최대공약수와 서로소' }).first().waitFor()
  }, 120_000)

  test('a unit that is not on the device says so, and opens by itself once the network is back', async () => {
    const { page } = await stage.enter(null)
    await page.goto('/')
    await awaitWorker(page)
    await awaitCached(page, '/api/curriculums')
    stage.proxy.cut()
    await page.goto('/chat/M1U01/M1U01C02')
    await page.getByText('이 단원을 내려받지 않았어요').waitFor()
    await soon(() => page.getByRole('main').getByRole('button', { name: /다시/ }).count()).toBe(1)
    stage.proxy.restore()
    await awaitReady(page)
  })

  test('a downloaded concept that was only opened leaves nothing to send', async () => {
    const { page, userId } = await enterCellar()
    await openConcept(page, 'M1U01C02')
    await page.getByText('오프라인이에요').waitFor()
    expect(await page.getByText('보낼 기록').count()).toBe(0)
    expect(await outboxSize(page, userId)).toBe(0)
  })

  test('a concept that was open before the worker was at work has its explanation offline', async () => {
    const { page } = await stage.enter('M1U01C01', {})
    await page.getByRole('heading', { name: '핵심' }).first().waitFor()
    await awaitOnDevice(page)
    stage.proxy.cut()
    await page.reload()
    await page.getByRole('heading', { name: '핵심' }).first().waitFor()
  })

  test('what needs the server is held back with its reason', async () => {
    const { page } = await stage.enter()
    await awaitWorker(page)
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    stage.proxy.cut()
    await page.getByRole('button', { name: '북마크' }).last().click()
    await page.getByText('오프라인이에요').waitFor()
    await page.getByRole('button', { name: '다시 답하기' }).hover()
    await page.getByText('연결되면 다시 물어볼 수 있어요').first().waitFor()
    await page.getByRole('button', { name: '대화 메뉴' }).click()
    await page.getByText('연결되면 비울 수 있어요').first().waitFor()
    await page.getByText(/오프라인 · 마지막 동기화 \d\d:\d\d/).waitFor()
  })

  test('what was said, asked again and cleared just before stands so after a reload', async () => {
    const { page, userId } = await stage.enter()
    await awaitOnDevice(page)
    const reloadOffline = async () => {
      await soon(() => outboxSize(page, userId)).toBe(0)
      stage.proxy.cut()
      await page.reload()
      await page.getByText('오프라인이에요').waitFor()
      await awaitReady(page)
    }
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    const reply = await readReply(page)
    await reloadOffline()
    expect(await readReply(page)).toBe(reply)

    stage.proxy.restore()
    await page.getByText('오프라인이에요').waitFor({ state: 'detached' })
    const [asked] = await readThread(page)
    await page.getByRole('button', { name: '다시 답하기' }).click()
    await soon(async () => (await readThread(page)).map(({ id }) => id)).not.toEqual([asked?.id])
    await awaitReply(page)
    const again = await readThread(page)
    expect(again.map(({ who }) => who)).toEqual(['소수가 뭐야?'])
    await reloadOffline()
    expect(await readThread(page)).toEqual(again)

    stage.proxy.restore()
    await page.getByText('오프라인이에요').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '대화 메뉴' }).click()
    await page.getByRole('menuitem', { name: '대화 비우기' }).click()
    await page.getByRole('button', { name: '비우기', exact: true }).click()
    await soon(() => readThread(page)).toEqual([])
    await reloadOffline()
    expect(await readThread(page)).toEqual([])
  })
})

describe('progress without the server', () => {
  test('marks go on with what is done, over a reload, and are the server’s once it is back', async () => {
    const { page, userId } = await stage.enter(null)
    await page.setViewportSize({ width: 1440, height: 900 })
    await download(page)
    await openConcept(page, 'M1U01C01')
    const mark = page.getByRole('link', { name: /거듭제곱/ }).getByRole('img')
    await soon(() => mark.getAttribute('aria-label')).toBe('아직')
    stage.proxy.cut()
    await page.getByRole('link', { name: /거듭제곱/ }).click()
    await page.waitForURL(/M1U01C02$/)
    await begin(page, '개념 문항 풀기')
    await answerRightHere(page, userId)
    await soon(() => mark.getAttribute('aria-label')).toMatch(/하는 중/)
    await page.reload()
    await awaitReady(page)
    await soon(() => mark.getAttribute('aria-label')).toMatch(/하는 중/)
    // Home, never opened before, knows the place too, and the bar alone says that the server is away.
    await page.goto('/')
    await page.getByRole('heading', { name: /거듭제곱.*이어서 해요/ }).waitFor()
    await page.getByText('오프라인이에요').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
    await page.getByRole('link', { name: '이어서 학습' }).click()
    await awaitReady(page)
    await goBackOnline(page, userId)
    await page.reload()
    await awaitReady(page)
    await soon(() => mark.getAttribute('aria-label')).toMatch(/하는 중/)
  })
})

describe('a crash', () => {
  test('a half-typed text outlives the kill of the browser and the end of the session', async () => {
    const profile = await makeKeptProfile(stage.proxy.origin)
    try {
      const { context, page } = await profile.open()
      const userId = await enterAs(stage.product, context, stage.proxy.origin)
      const cookies = await context.cookies()
      await openConcept(page, 'M1U01C01')
      await messageInput(page).pressSequentially('왜 1은 소수가', { delay: 30 })
      // The promise is a time: what was typed before it is kept.
      await page.waitForTimeout(DRAFT_MS)
      await profile.kill()

      const second = await profile.open()
      await second.context.addCookies(cookies)
      await openConcept(second.page, 'M1U01C01')
      await soon(() => messageInput(second.page).inputValue()).toBe('왜 1은 소수가')
      await messageInput(second.page).press('End')
      await messageInput(second.page).pressSequentially(' 아니야?')

      await stage.product.pool.query('delete from sessions where user_id = $1', [userId])
      await messageInput(second.page).press('Enter')
      await second.page.waitForURL((url) => url.pathname === '/')
      // The visitor's page opens itself anew when it finds the session: another page shall not be cut short by that.
      const third = await second.context.newPage()
      await second.page.close()
      await giveSession(stage.product, second.context, stage.proxy.origin, userId)
      await openConcept(third, 'M1U01C01')
      const kept = () =>
        Promise.all([messageInput(third).inputValue(), third.locator('.slip-text').allInnerTexts()])
      // Sent or not: it is in the input or in the conversation.
      await soon(async () => (await kept()).flat()).toContain('왜 1은 소수가 아니야?')
    } finally {
      await profile.remove()
    }
  })

  test('a question asked in the cellar outlives the kill of the browser, and is there once', async () => {
    const profile = await makeKeptProfile(stage.proxy.origin)
    try {
      const first = await profile.open()
      const userId = await enterAs(stage.product, first.context, stage.proxy.origin)
      const cookies = await first.context.cookies()
      await download(first.page)
      // Signed in some time ago: the browser writes its local storage to the disk only after seconds.
      await first.context.close()
      const { context, page } = await profile.open()
      await context.addCookies(cookies)
      await openConcept(page, 'M1U01C01')
      stage.proxy.cut()
      await ask(page, '소수가 뭐야?')
      await page.locator('.slip-text').waitFor()
      await profile.kill()

      const second = await profile.open()
      await second.context.addCookies(cookies)
      await openConcept(second.page, 'M1U01C01')
      await soon(() => second.page.locator('.slip-text').allInnerTexts()).toEqual(['소수가 뭐야?'])
      // The kill came before the reply was durable, or after it.
      const failed = second.page.locator('.reply-status')
      const answered = second.page.getByRole('button', { name: '복사' })
      await failed.or(answered).first().waitFor()
      const isOpen = (await failed.count()) > 0
      if (isOpen) await second.page.getByRole('button', { name: '다시 답하기' }).click()
      await awaitReply(second.page)
      await goBackOnline(second.page, userId)
      expect(await stage.questions(userId)).toMatchObject([{ message: '소수가 뭐야?', status: 'success' }])
    } finally {
      await profile.remove()
    }
  })
})

describe('a server that stops answering in the middle', () => {
  test('a question that finds nobody is answered on the device, and stands once on the server', async () => {
    const { page, userId } = await stage.enter(null)
    await download(page)
    await openConcept(page, 'M1U01C01')
    stage.proxy.fail(CHAT_CALL, { kind: 'drop-before' })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await page.locator('.turn-who', { hasText: '오프라인 선생님' }).waitFor()
    stage.proxy.heal()
    await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
    expect(await stage.questions(userId)).toMatchObject([
      { message: '소수가 뭐야?', status: 'success', context: { source: 'device' } },
    ])
  })

  test('a reply that the server had after all counts, not the one of the device', async () => {
    const { page, userId } = await stage.enter(null)
    await download(page)
    await openConcept(page, 'M1U01C01')
    stage.proxy.fail(CHAT_CALL, { kind: 'drop-after' })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
    const [saved, ...more] = await stage.questions(userId)
    expect(more).toEqual([])
    expect(saved?.status).toBe('success')
    expect(saved?.context).not.toHaveProperty('source')
    await soon(() => page.locator('.turn-who', { hasText: '오프라인 선생님' }).count()).toBe(0)
  })

  test.each([
    ['never came to the server', { kind: 'drop-before' }],
    ['came to it, and its answer was lost', { kind: 'drop-after' }],
    ['is answered too late', { kind: 'delay', ms: 2_500 }],
  ] as const)('one set comes of a wish that %s', async (_name, fault) => {
    const { page, userId } = await stage.enter(null)
    await download(page)
    await openConcept(page, 'M1U01C01')
    await soon(() => outboxSize(page, userId)).toBe(0)
    // Where both draw, their draws shall differ.
    if (fault.kind !== 'drop-before') await hideFirstItem('M1U01C01', 0)
    stage.proxy.fail(EXAM, fault)
    await begin(page, '개념 문항 풀기')
    stage.proxy.heal()
    await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
    expect(await readExams(userId)).toEqual([{ level: 0, finished: false }])
    // The learner sees an item of that set: of the server's set, if it has another one, once the page has received it.
    const { threads } = await (await page.request.get('/api/v1/curriculums/M1U01/threads')).json()
    const exams = await (await page.request.get(`/api/v1/threads/${threads[0].id}/exams`)).json()
    const ids: string[] = exams[0].examItems.map((one: { evaluationItem: Item }) => one.evaluationItem.id)
    await soon(async () => {
      const last = (await stage.savedTurns(userId)).at(-1)
      return (last?.context.action as { evaluationId?: string } | null)?.evaluationId
    }).toBeOneOf(ids)
    await page.reload()
    await awaitReady(page)
    expect(await readExams(userId)).toHaveLength(1)
    expect(await page.locator('.item').last().locator('.item-stem').innerText()).not.toBe('')
  })

  test('an answer that the server sees otherwise is told kindly, and the server’s verdict counts', async () => {
    const { page, userId } = await enterCellar()
    await openConcept(page, 'M1U01C01')
    await begin(page, '개념 문항 풀기')
    const item = await readItemHere(page, userId)
    await answerRightHere(page, userId)
    await stage.product.pool.query('update evaluation_items set correct_answer = $1 where id = $2', [
      wrongAnswerTo(item),
      item.id,
    ])
    try {
      await goBackOnline(page, userId)
      await page.getByText('다시 보니 이 답은 아직이야').waitFor()
      await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
      expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['wrong'])
    } finally {
      await stage.product.pool.query('update evaluation_items set correct_answer = $1 where id = $2', [
        item.correctAnswer,
        item.id,
      ])
    }
  })
})

test('a retry takes away no turn that another tab has asked since', async () => {
  const { page, context, userId } = await stage.enter()
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  const other = await openTab(context)
  await ask(other, '합성수가 뭐야?')
  await awaitReply(other, 2)
  await page.getByRole('button', { name: '다시 답하기' }).click()
  await soon(async () => (await stage.questions(userId)).length).toBe(3)
  expect((await stage.questions(userId)).map(({ message }) => message)).toEqual([
    '소수가 뭐야?',
    '합성수가 뭐야?',
    '소수가 뭐야?',
  ])
})

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await openConcept(tab, 'M1U01C01')
  await messageInput(tab).waitFor()
  return tab
}
