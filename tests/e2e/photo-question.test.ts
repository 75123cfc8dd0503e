import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { readSample, readSamples, readShippedNetwork, type Sample } from '#tests/domain/ink/read-samples.ts'
import { type OpenAiServer, startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { giveWrittenItems } from '#tests/support/give-written-items.ts'
import { awaitReady, awaitReply, followUp, messageInput, soon, turns } from '#tests/support/learning-page.ts'
import { makePerson } from '#tests/support/make-person.ts'
import { takePen } from '#tests/support/pen.ts'
import { readStore } from '#tests/support/person-store.ts'
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
const look = async (page: Page, name: string) => {
  const folder = process.env.LOOK_AT
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
const openPhoto = (page: Page) => button(page, '사진으로 질문').click()

/** The status that another learner gets for a stored picture. */
async function openAsOther(id: string | undefined): Promise<number> {
  const { cookie } = await makePerson(stage.product.pool)
  return (await fetch(`${stage.proxy.origin}/api/v1/storages/${id}`, { headers: { Cookie: cookie } })).status
}

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
  expect(await button(page, '나중에 물어보기').count()).toBe(1)
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
  expect(await openAsOther(rows[0]?.id)).toBe(404)

  await button(page, '사진 지우기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('사진을 지웠어요.').waitFor()
  await page.reload()
  await page.getByText('사진을 불러올 수 없어요.').waitFor()
  await page.getByText('맞나요?').first().waitFor()
  expect(problems).toEqual([])
})

/** Answers of the recogniser's test set that it doubts. */
function listDoubtful(): Sample[] {
  const network = readShippedNetwork()
  const prior = { kind: WRITTEN_TYPE.shortAnswer, letters: [] }
  return readSamples()
    .filter((sample) => {
      const { lines } = readSample({ ...sample, prior }, network)
      return lines.length === 1 && lines.every(({ confidence }) => confidence < 0.3)
    })
    .slice(0, 3)
}

const ITEM = ['7/13', '\\(\\frac{14}{26}\\)을 기약분수로 나타내세요.'] as const

test('ink that the device is not sure of is read by the server too, without the item or its key; its learner decides', async () => {
  const { page, userId, problems } = await stage.enter('M1U01C01')
  await giveWrittenItems(page, stage.product, [ITEM])
  const pen = await takePen(page)
  await pen.draw([[600, 300]])
  await page.reload()
  await awaitReady(page)
  await followUp(page, '개념 문항 풀기').click()
  const pad = page.getByRole('region', { name: '손글씨 판' })
  await pad.waitFor()
  const box = await pad.locator('.ink-scroller').boundingBox()
  if (!box) throw new Error('no paper')
  const { x, y } = box
  const scrawls = listDoubtful()
  const scrawl = async () => {
    const { strokes } = scrawls.pop()!
    const points = strokes.flatMap((stroke) => stroke.points)
    const [left, top] = [
      Math.min(...points.map((point) => point.x)),
      Math.min(...points.map((point) => point.y)),
    ]
    for (const stroke of strokes)
      await pen.draw(stroke.points.map((point) => [x + 40 + point.x - left, y + 20 + point.y - top] as const))
  }
  const asking = pad.getByRole('button', { name: '서버가 읽는 중이에요 · 그만' })
  const clear = pad.getByRole('button', { name: '다시 쓰기' })
  const offered = pad.getByRole('button', { name: /^서버가 읽은 글/ })

  // Nothing is disturbed by a server that does not answer: its learner ends it, or writes on.
  model.setMode({ kind: 'silent' })
  await scrawl()
  await asking.waitFor()
  await look(page, 'ink-asking')
  expect(await pad.getByRole('button', { name: '답안에 넣기' }).isEnabled()).toBe(true)
  await asking.click()
  await soon(() => asking.count()).toBe(0)
  model.setMode({ kind: 'status', status: 500 })
  const before = model.requests.length
  await clear.click()
  await scrawl()
  await soon(() => model.requests.length).toBeGreaterThan(before)
  await soon(() => asking.count()).toBe(0)
  expect(await pad.getByRole('alert').count()).toBe(0)
  expect(await offered.count()).toBe(0)

  model.setMode({
    kind: 'reply',
    pieceLength: 400,
    answer: () => JSON.stringify({ text: '\\(\\frac{7}{13}\\)', confidence: 'low' }),
  })
  await clear.click()
  await scrawl()
  await offered.waitFor()
  expect(await findFaults(page, '.ink-pad')).toEqual([])
  await look(page, 'ink-served')
  const sent = JSON.stringify(model.requests.at(-1)?.body)
  for (const secret of ['7/13', '{7}', '14', '기약분수'])
    expect(sent.replace(/base64,[^"]*/, '')).not.toContain(secret)
  const { width, height, mean } = await readSent()
  expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(1024)
  expect(mean).toBeGreaterThan(200)
  await offered.click()
  await pad.getByRole('button', { name: '답안에 넣기' }).click()
  expect(await messageInput(page).inputValue()).toBe('7/13')
  await page.keyboard.press('Enter')
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  await page.getByRole('img', { name: '손으로 쓴 글씨' }).waitFor()
  const read = async () => {
    const { rows } = await stage.product.pool.query<{ id: string }>(
      'select ocr_result_id as id from messages where user_id = $1 and ocr_result_id is not null',
      [userId],
    )
    return rows[0]?.id
  }
  await soon(read).toMatch(/png$/)
  expect((await page.request.get(`/api/v1/storages/${await read()}`)).status()).toBe(200)
  expect(await openAsOther(await read())).toBe(404)
  expect(problems).toEqual([])
})

test('a picture without the network waits on the device, is its learner’s alone, and is read and asked by itself', async () => {
  const { page, context, userId, problems } = await stage.enter()
  await page.waitForLoadState('networkidle')
  await openPhoto(page)
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('사진 고르기: 파일')
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() }
  await file.setInputFiles(photo)
  await dialog.getByRole('img', { name: '고른 사진' }).waitFor()
  await context.setOffline(true)
  const later = button(page, '연결되면 물어보기')
  await later.waitFor()
  expect(await findFaults(page), 'without the network').toEqual([])
  await look(page, 'photo-later')

  // A full device says so, and keeps nothing half.
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await later.click()
  await dialog.getByRole('alert').filter({ hasText: '자리가 없어서 사진을 두지 못했어요' }).waitFor()
  expect(await readStore(page, userId, 'outbox')).toEqual([])
  await later.click()
  const waiting = turns(page).last()
  await waiting.getByRole('img', { name: '보낼 사진' }).waitFor()
  await waiting.getByText('연결되면 읽어서 저절로 물어볼게요').waitFor()
  expect(await findFaults(page), 'waiting').toEqual([])
  await look(page, 'photo-waiting')

  // Another picture is deleted before it is sent.
  await openPhoto(page)
  await file.setInputFiles(photo)
  await later.click()
  await soon(() => page.getByRole('img', { name: '보낼 사진' }).count()).toBe(2)
  await page.getByRole('button', { name: '보낼 사진 지우기' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기', exact: true }).click()
  await soon(() => page.getByRole('img', { name: '보낼 사진' }).count()).toBe(1)
  expect(await readStore(page, userId, 'outbox')).toHaveLength(1)

  // It outlives a reload and a model that fails; then it is read, asked and answered, once.
  model.setMode({ kind: 'status', status: 500 })
  await context.setOffline(false)
  await turns(page).last().getByText('저절로 다시 해 볼게요').waitFor()
  await page.reload()
  await turns(page).last().getByRole('img', { name: '보낼 사진' }).waitFor()
  expect(await page.getByText('오프라인이에요').count()).toBe(0)
  model.setMode([
    { kind: 'reply', pieceLength: 400, answer: () => JSON.stringify(READ) },
    { kind: 'reply', text: '좋아, 같이 보자.' },
  ])
  await button(page, '사진 지금 보내기').click()
  await turns(page).last().getByText('좋아, 같이 보자.').waitFor()
  await soon(() => turns(page).last().getByRole('img', { name: '이 글을 읽은 사진' }).count()).toBe(1)
  expect(await page.getByRole('img', { name: '보낼 사진' }).count()).toBe(0)
  await soon(() => readStore(page, userId, 'outbox')).toEqual([])
  const asked = await stage.questions(userId)
  expect(asked.map(({ message }) => message)).toEqual([READ.text])
  const files = 'select count(*)::int as count from stored_files where owner_id = $1'
  expect((await stage.product.pool.query(files, [userId])).rows).toEqual([{ count: 1 }])
  expect(problems).toEqual([])
})

test('what stands against a picture is said before one is taken', async () => {
  const visitor = await stage.visit()
  await visitor.page.goto('/chat/M1U01/M1U01C01')
  await openPhoto(visitor.page)
  await visitor.page.getByRole('dialog').getByText('로그인하면 사진으로').waitFor()
})
