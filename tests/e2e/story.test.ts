import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { describeFailure } from '#tests/support/describe-failure.ts'
import {
  answer,
  answerRight,
  ask,
  awaitReady,
  followUp,
  readOpenItem,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { openVisit, signIn, type Visit } from '#tests/support/open-browser.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const CONCEPT = '/chat/M1U01/M1U01C01'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})

afterEach(() => stage.clear())
afterAll(() => stage?.close())

async function countRows(tables: string[]): Promise<number> {
  let total = 0
  for (const table of tables) {
    const { rows } = await stage.product.pool.query<{ count: string }>(`select count(*) from ${table}`)
    total += Number(rows[0]?.count)
  }
  return total
}

/** Of the student, whom the local provider knows. */
async function countOwnTurns(): Promise<number> {
  const { rows } = await stage.product.pool.query<{ count: number }>(
    `select count(*)::int as count from messages join identities using (user_id) where subject = 'student'`,
  )
  return rows[0]?.count ?? 0
}

/** The reply of the student's last turn; other tests keep their learners on the same server. */
async function readLastReply(): Promise<string | undefined> {
  const { rows } = await stage.product.pool.query<{ response: string }>(
    `select response from messages join identities using (user_id) where subject = 'student'
     order by position desc limit 1`,
  )
  return rows[0]?.response
}

async function clearLevel(page: Page) {
  for (let count = 0; count < 10; count += 1) {
    await answerRight(page, await readOpenItem(page))
    const next = followUp(page, '다음 문항 풀기')
    if ((await next.count()) === 0) return
    const items = await page.locator('.item').count()
    await next.click()
    await soon(() => page.locator('.item').count()).toBe(items + 1)
  }
}

describe('a visitor', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await openVisit(stage.browser, stage.proxy.origin, { serviceWorkers: 'block' })
  })
  afterAll(() => visit.context.close())

  test('chats about a concept, tries an item, and leaves nothing behind', async () => {
    const { page, problems } = visit
    const countAll = () => countRows(['users', 'threads', 'messages', 'exams', 'time_spans'])
    const before = await countAll()
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    await page.goto('/')
    await page.getByRole('link', { name: '바로 시작' }).click()
    await page.waitForURL('**/chat/M1U01/M1U01C01')
    await awaitReady(page)
    await ask(page, '1은 왜 소수가 아니야?')
    await turns(page).locator('.katex').first().waitFor()
    await followUp(page, '개념 문항 풀기').click()
    await page.locator('.item').waitFor()
    const { correctAnswer } = (await (
      await page.request.get('/api/v1/services/evaluation-items?conceptId=M1U01C01&difficultyLevel=0&index=0')
    ).json()) as Item
    await answer(page, correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    expect(await countAll()).toBe(before)
    // Nothing that a stranger may not have was asked for, not even who it is.
    expect(refused).toEqual([])
    expect(problems).toEqual([])
  })
})

describe('a student', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await openVisit(stage.browser, stage.proxy.origin)
  })
  afterEach(() => describeFailure([visit]))
  afterAll(() => visit.context.close())

  test('signs in with the local provider and comes back to the page wanted', async () => {
    const { page } = visit
    await page.goto(`/login?nexturl=${encodeURIComponent(CONCEPT)}`)
    await page.getByRole('link', { name: '카카오로 계속하기' }).click()
    await page.getByText('학생', { exact: false }).first().click()
    await page.waitForURL(`**${CONCEPT}`)
    await awaitReady(page)
  })

  test('asks and sees the reply with typeset formulas', async () => {
    const { page } = visit
    await ask(page, '소수가 뭐야?')
    await turns(page).locator('.katex').first().waitFor()
    await soon(() => page.getByRole('button', { name: '중단' }).count()).toBe(0)
  })

  test('answers wrong and gets a hint by itself, then answers right and clears the level', async () => {
    const { page } = visit
    await followUp(page, '개념 문항 풀기').click()
    await page.locator('.item').waitFor()
    await answer(page, wrongAnswerTo(await readOpenItem(page)))
    await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
    await page.getByText('힌트 1').first().waitFor()
    await clearLevel(page)
    await followUp(page, '기본 문항 풀기').waitFor()
  })

  test('takes the card to the next level and sees a solution', async () => {
    const { page, problems } = visit
    await followUp(page, '기본 문항 풀기').click()
    await soon(() => page.locator('.item').last().getByText('기본').count()).toBe(1)
    const before = await turns(page).count()
    await followUp(page, '풀이 보기').click()
    await soon(() => turns(page).count()).toBe(before + 1)
    await awaitReady(page)
    expect((await turns(page).last().innerText()).length).toBeGreaterThan(10)
    const { solution } = await readOpenItem(page)
    await soon(readLastReply).toBe(solution)
    expect(problems).toEqual([])
  })

  test('comes back on another device and finds thread, progress and recent concept', async () => {
    const count = await turns(visit.page).count()
    // What this device still sends is not on the other one yet.
    await soon(countOwnTurns).toBe(count)
    const other = await stage.visit({ viewport: { width: 390, height: 844 } })
    await signIn(other.page, 'student')
    await other.page.getByRole('link', { name: '이어서 학습' }).click()
    await other.page.waitForURL(`**${CONCEPT}`)
    await soon(() => turns(other.page).count()).toBe(count)
    const progress = await (
      await other.page.request.get('/api/v1/services/curriculums/M1/progresses/M1U01C01')
    ).json()
    expect(progress.status).toBe('PROCEEDING')
    expect(other.problems).toEqual([])
  })
})
