import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { MOST_WAITING_PHOTOS } from '#domain/outbox/photo-limits.ts'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { type OpenAiServer, startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import {
  awaitOnDevice,
  awaitReady,
  messageInput,
  openConcept,
  soon,
  turns,
} from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { countStored, outboxSize, readStore } from '#tests/support/person-store.ts'
import { readAllStorage } from '#tests/support/read-all-storage.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

/** The drain backs off while the server cannot be reached. */
const GOES_UP_MS = 60_000
const READ = { text: '\\(2x+3=7\\)을 푸는 중이에요.', confidence: 'high' }

let model: OpenAiServer
let stage: Stage
beforeAll(async () => {
  model = await startOpenAiServer()
  const env = { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'writer', TUTOR_VISION_MODEL: 'seer' }
  stage = await openStage(inject('clusterUrl'), env, { worker: true })
})
afterEach(() => stage.clear())
afterAll(async () => {
  await stage?.close()
  await model?.close()
})

const waitingPictures = (page: Page) => page.getByRole('img', { name: '보낼 사진' })
const later = (page: Page) => page.getByRole('button', { name: '연결되면 물어보기' })

/** A learner at a concept whose app is on the device, with the server out of reach. */
async function enterOffline() {
  const learner = await stage.enter()
  await awaitOnDevice(learner.page)
  await soon(() => outboxSize(learner.page, learner.userId)).toBe(0)
  stage.proxy.cut()
  await learner.page.reload()
  await learner.page.getByText('오프라인이에요').waitFor()
  await awaitReady(learner.page)
  return learner
}

async function pickPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: '사진으로 질문', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByLabel('사진 고르기: 파일')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePicture(400, 200, 'jpeg') })
  await later(page).waitFor()
}

async function keepPhoto(page: Page): Promise<void> {
  const count = await waitingPictures(page).count()
  await pickPhoto(page)
  await later(page).click()
  await soon(() => waitingPictures(page).count()).toBe(count + 1)
}

const countFiles = async (ownerId: string) => {
  const { rows } = await stage.product.pool.query<{ count: number }>(
    'select count(*)::int as count from stored_files where owner_id = $1',
    [ownerId],
  )
  return rows[0]?.count
}

test('a waiting picture outlives an offline reload, and another account neither sees nor sends it', async () => {
  const { page, context, userId, problems } = await enterOffline()
  const own = await context.cookies()
  await keepPhoto(page)
  await page.reload()
  await waitingPictures(page).waitFor()
  await turns(page).last().getByText('연결되면 읽어서 저절로 물어볼게요').waitFor()
  const [record] = await readStore<StoredRecord>(page, userId, 'outbox')
  const picture = String(record?.body.picture)
  expect(await readAllStorage(page)).toContain(picture)

  model.setMode([
    { kind: 'reply', pieceLength: 400, answer: () => JSON.stringify(READ) },
    { kind: 'reply', text: '좋아, 같이 보자.' },
  ])
  const otherId = await enterAs(stage.product, context, stage.proxy.origin)
  // Only the first one's page drains as soon as the server is there: it must be gone first.
  await page.goto('about:blank')
  stage.proxy.restore()
  await openConcept(page, 'M1U01C01')
  await soon(() => countStored(page, userId, 'sealed')).toBeGreaterThan(0)
  await soon(() => outboxSize(page, userId)).toBe(0)
  expect(await messageInput(page).inputValue()).toBe('')
  expect(await waitingPictures(page).count()).toBe(0)
  expect(await readAllStorage(page)).not.toContain(picture)
  expect(await outboxSize(page, otherId)).toBe(0)
  expect([await countFiles(userId), await countFiles(otherId)]).toEqual([0, 0])
  expect(model.requests).toEqual([])

  await context.addCookies(own)
  await openConcept(page, 'M1U01C01')
  await soon(
    () => stage.questions(userId).then((asked) => asked.map(({ message }) => message)),
    GOES_UP_MS,
  ).toEqual([READ.text])
  await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
  await turns(page).last().getByText('좋아, 같이 보자.').waitFor()
  expect([await countFiles(userId), await countFiles(otherId)]).toEqual([1, 0])
  expect(await stage.savedTurns(otherId)).toEqual([])
  expect(problems).toEqual([])
})

test('pressing twice keeps one picture; the one beyond the limit is refused with a reason and stays in the dialog', async () => {
  const { page, userId } = await enterOffline()
  await pickPhoto(page)
  await later(page).dblclick()
  await waitingPictures(page).first().waitFor()
  for (let count = 2; count <= MOST_WAITING_PHOTOS; count += 1) await keepPhoto(page)
  const kept = async () => (await readStore<StoredRecord>(page, userId, 'outbox')).map(({ id }) => id).sort()
  const before = await kept()
  expect(before).toHaveLength(MOST_WAITING_PHOTOS)

  await pickPhoto(page)
  await later(page).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('alert')
    .filter({ hasText: '기다리는 사진이 5장 있어요. 연결되어 보낸 뒤에, 또는 하나를 지우고 다시 해 주세요.' })
    .waitFor()
  expect(await dialog.getByRole('img', { name: '고른 사진' }).count()).toBe(1)
  expect(await kept()).toEqual(before)
  await page.reload()
  await soon(() => waitingPictures(page).count()).toBe(MOST_WAITING_PHOTOS)
  expect(await kept()).toEqual(before)
})
