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
