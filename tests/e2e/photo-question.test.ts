import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { awaitReply, messageInput, soon, turns } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

/** Half-typed text is kept within this time. */
const DRAFT_MS = 300

const READ = { text: '\\(2x+3=7\\)을 푸는 중이에요.', confidence: 'low' }

let model: OpenAiServer
let stage: Stage
beforeAll(async () => {
  model = await startOpenAiServer()
  stage = await openStage(inject('clusterUrl'), {
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'writer',
    TUTOR_VISION_MODEL: 'seer',
  })
})
afterEach(() => stage.clear())
afterAll(async () => {
  await stage?.close()
  await model?.close()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openPhoto = (page: Page) => button(page, '사진으로 질문').click()

/** Upper half light, lower half dark; twice as wide as high. */
async function makePhoto(): Promise<Buffer> {
  const half = (grey: number) => ({
    create: { width: 400, height: 100, channels: 3 as const, background: { r: grey, g: grey, b: grey } },
  })
  const below = await sharp(half(40)).png().toBuffer()
  return sharp({ create: { ...half(230).create, height: 200 } })
    .composite([{ input: below, top: 100, left: 0 }])
    .jpeg()
    .toBuffer()
}

/** The size and the mean brightness of the last picture that the model was sent. */
async function readSent() {
  const [message] = model.requests.at(-1)?.body.messages.slice(-1) ?? []
  const parts = typeof message?.content === 'string' ? [] : (message?.content ?? [])
  const [, bytes = ''] = parts.find(({ image_url }) => image_url)?.image_url?.url.split('base64,') ?? []
  const picture = sharp(Buffer.from(bytes, 'base64'))
  const [{ width, height }, { channels }] = await Promise.all([picture.metadata(), picture.stats()])
  return { width, height, mean: Math.round(channels[0]?.mean ?? 0) }
}

test('a picture is turned, cut by keyboard, read, put right and asked; its learner sees and deletes it', async () => {
  const { page, userId, problems } = await stage.enter()
  await openPhoto(page)
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('사진 고르기: 파일')
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await dialog.getByRole('alert').filter({ hasText: '사진으로 읽을 수 없어요' }).waitFor()
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() })
  await dialog.getByRole('img', { name: '고른 사진' }).waitFor()
  expect(await findFaults(page), 'cutting').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findOverflow(page)).toEqual([])

  // A model that fails loses nothing.
  model.setMode({ kind: 'status', status: 500 })
  await button(page, '읽기').click()
  await dialog.getByRole('alert').filter({ hasText: '지금은 사진을 읽지 못했어요' }).waitFor()
  model.setMode({ kind: 'reply', pieceLength: 400, answer: () => JSON.stringify(READ) })
  await dialog
    .getByRole('group', { name: '아래쪽 가장자리' })
    .or(dialog.getByLabel('아래쪽 가장자리'))
    .first()
    .focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowUp')
  await button(page, '읽기').click()
  await dialog.getByText('자신 없는 글자가 있어요').waitFor()
  const cut = await readSent()
  expect(cut.width).toBe(400)
  expect(cut.height).toBeLessThan(190)
  await button(page, '다시 읽기').click()
  await button(page, '오른쪽으로 돌리기').click()
  await button(page, '읽기').click()
  await button(page, '입력에 넣기').waitFor()
  expect(await readSent()).toMatchObject({ width: 200, height: 400 })
  expect(await findFaults(page), 'what was read').toEqual([])
  await button(page, '입력에 넣기').click()

  // The text is the learner's now: it is put right, outlives a reload, and is asked with the picture.
  await soon(() => messageInput(page).inputValue()).toBe(READ.text)
  await messageInput(page).press('End')
  await page.keyboard.type(' 맞나요?')
  // The promise is a time: what was typed before it is kept.
  await page.waitForTimeout(DRAFT_MS)
  await page.reload()
  await soon(() => messageInput(page).inputValue()).toBe(`${READ.text} 맞나요?`)
  model.setMode({ kind: 'reply', text: '좋아, 같이 보자.' })
  await messageInput(page).press('Enter')
  await awaitReply(page)
  const picture = turns(page).last().getByRole('img', { name: '이 글을 읽은 사진' })
  await picture.waitFor()
  await soon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
  const { rows } = await stage.product.pool.query<{ id: string }>(
    'select ocr_result_id as id from messages where user_id = $1 and ocr_result_id is not null',
    [userId],
  )
  expect(rows.length).toBe(1)
  const other = await stage.enter(null)
  expect((await other.page.request.get(`/api/v1/storages/${rows[0]?.id}`)).status()).toBe(404)

  await button(page, '사진 지우기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('사진을 지웠어요.').waitFor()
  await page.reload()
  await page.getByText('사진을 불러올 수 없어요.').waitFor()
  await page.getByText('맞나요?').first().waitFor()
  expect(problems).toEqual([])
})

test('what stands against a picture is said before one is taken: no network, nobody signed in', async () => {
  const { page, context } = await stage.enter()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await openPhoto(page)
  await page.getByText('서버에 연결하지 못했어요').first().waitFor()
  await context.setOffline(false)
  await openPhoto(page)
  await button(page, '사진 찍기').waitFor()
  await context.setOffline(true)
  await page.getByRole('dialog').getByText('인터넷에 연결되어 있을 때').waitFor()
  expect(await button(page, '사진 찍기').count()).toBe(0)
  await context.setOffline(false)
  const visitor = await stage.visit()
  await visitor.page.goto('/chat/M1U01/M1U01C01')
  await openPhoto(visitor.page)
  await visitor.page.getByRole('dialog').getByText('로그인하면 사진으로').waitFor()
})
