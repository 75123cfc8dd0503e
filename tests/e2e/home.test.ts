import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

test('offers a place of another grade that the server names, changes nothing that is read, and keeps a typed question and its focus when a grade is chosen', async () => {
  const { page, problems } = await stage.enter('M1U01C02')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: '셈샘 홈' }).click()
  const continueLink = page.getByRole('link', { name: '이어서 학습' })
  const readPlace = () => continueLink.getAttribute('href')
  await soon(readPlace).toBe('/chat/M1U01/M1U01C02')
  // Without a reload, and at once with each visit.
  await page.getByRole('link', { name: '단원 보기' }).click()
  const stepLink = page.getByRole('link', { name: /^(?:시작|이어서)$/ })
  await soon(() => stepLink.getAttribute('href')).toBe('/chat/M1U01/M1U01C02')
  await page.goBack()
  await soon(readPlace).toBe('/chat/M1U01/M1U01C02')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let elsewhere = 'M2U01C01'
  // As after learning on another device.
  await page.route('**/threads/recent', async (route) => {
    const response = await route.fetch()
    const { thread } = (await response.json()) as { thread: object | null }
    expect(thread).toMatchObject({ conceptId: 'M1U01C02' })
    await held
    const lastUsedAt = new Date().toISOString()
    await route.fulfill({ response, json: { thread: { ...thread, conceptId: elsewhere, lastUsedAt } } })
  })
  await page.goto('/')
  await soon(readPlace).toBe('/chat/M1U01/M1U01C02')
  const question = page.getByRole('textbox', { name: '무엇이 궁금해요?' })
  await question.pressSequentially('최대공약수가 ')
  release()
  const offer = page.getByRole('button', { name: '여기서 이어 하기' })
  await offer.waitFor()
  expect(await readPlace()).toBe('/chat/M1U01/M1U01C02')
  await page.getByRole('heading', { name: '중학교 1학년' }).waitFor()
  await page.keyboard.type('뭐야?')
  expect(await question.inputValue()).toBe('최대공약수가 뭐야?')
  await page.getByRole('radio', { name: '중3' }).check({ force: true })
  await page.getByRole('heading', { name: '중학교 3학년' }).waitFor()
  await page.getByRole('list', { name: '중학교 3학년 단원' }).waitFor()
  expect(await question.inputValue()).toBe('최대공약수가 뭐야?')
  expect(await page.getByRole('radio', { name: '중3' }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  )
  await page.getByRole('link', { name: '단원 보기' }).click()
  await page.locator('.unit-title').waitFor()
  expect(await offer.count()).toBe(0)
  await page.goBack()
  await soon(readPlace).toBe('/chat/M2U01/M2U01C01')
  expect(await offer.count()).toBe(0)
  elsewhere = 'M3U01C01'
  await page.reload()
  await offer.click()
  await page.waitForURL('**/chat/M3U01/M3U01C01')
  expect(problems).toEqual([])
})

test('a question goes to the concept that it is about, and one that fits none well to the concept that is chosen', async () => {
  const { page, problems } = await stage.enter('M1U09C02')
  await page.goto('/')
  const question = page.getByRole('textbox', { name: '무엇이 궁금해요?' })
  await question.fill('소금물 농도 문제 어떻게 풀어?')
  await question.press('Enter')
  await page.waitForURL('**/chat/M1U04/M1U04C05**')
  await page.goto('/')
  await question.fill('정수랑 소수')
  await question.press('Enter')
  const nearest = page.getByRole('list', { name: '가까운 개념' })
  await nearest.getByRole('button', { name: '소수와 합성수' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await question.fill('피타고라스 정리가 뭐야?')
  expect(await nearest.count()).toBe(0)
  await question.press('Enter')
  await page.getByText('개념을 골라 주면 그 대화에서 물어볼게요.').waitFor()
  expect(await nearest.count()).toBe(0)
  await page.getByRole('combobox', { name: '개념 목록' }).selectOption('최빈값')
  await page.getByRole('button', { name: '이 개념에서 물어보기' }).click()
  await page.waitForURL('**/chat/M1U10/M1U10C02**')
  await soon(() => page.locator('.slip').first().innerText()).toContain('피타고라스 정리가 뭐야?')
  expect(problems).toEqual([])
})

test('a grade without explanations says so and leads nowhere', async () => {
  const { page, problems } = await stage.visit({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  await page.getByRole('radio', { name: '중2 준비 중' }).check({ force: true })
  await page.getByText('중학교 2학년은 준비하고 있어요.').waitFor()
  expect(await page.getByRole('link', { name: '바로 시작' }).count()).toBe(0)
  await page.getByRole('radio', { name: '중1' }).check({ force: true })
  await page.getByRole('link', { name: '바로 시작' }).click()
  const menu = page.getByRole('navigation', { name: '교육과정' })
  await menu.getByRole('combobox', { name: '학년' }).selectOption('중학교 2학년 (준비 중)')
  await menu.getByText('유리수와 순환소수').waitFor()
  expect(await menu.getByRole('link', { name: '유리수와 순환소수' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('a learner of a grade without explanations begins in one that has them', async () => {
  const { page, userId } = await stage.enter(null)
  await stage.product.pool.query('update users set grade = 2 where id = $1', [userId])
  await page.goto('/')
  const units = page.getByRole('list', { name: '중학교 2학년 단원' })
  await units.waitFor()
  expect(await units.getByText('준비 중').count()).toBe(await units.getByRole('listitem').count())
  expect(await units.getByRole('link').count()).toBe(0)
  expect(await page.getByRole('link', { name: '바로 시작' }).getAttribute('href')).toBe(
    '/chat/M1U01/M1U01C01',
  )
})
