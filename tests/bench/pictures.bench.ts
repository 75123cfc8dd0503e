import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { giveWrittenItems } from '#tests/support/give-written-items.ts'
import { writeFraction, writeRow } from '#tests/support/handwriting.ts'
import {
  answer,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  followUp,
  openConcept,
  readOpenItem,
  rightAction,
  soon,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { takePen, type Way } from '#tests/support/pen.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

/** Takes the product's pictures: every screen at every size in both themes to look at, and the four of the README. */
const SHOTS = path.resolve('tests/.output/pictures')
const README_PICTURES = path.resolve('public/pictures')
const LARGEST_BYTES = 150_000

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark'] as const

/** Shots that the README shows, by the name they have there. */
const CHOSEN = {
  'learning-light': 'chat-1180x820-light',
  'exam-wrong-light': 'exam-wrong-1180x820-light',
  'learning-dark': 'exam-wrong-820x1180-dark',
  'home-phone': 'home-390x844-light',
}

let dataDir: string
let embedded: EmbeddedPostgres
let stage: Stage

beforeAll(async () => {
  await mkdir(SHOTS, { recursive: true })
  await mkdir(README_PICTURES, { recursive: true })
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-pictures-'))
  embedded = await startEmbedded({ dataDir, database: TEMPLATE_DATABASE })
  const { pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  stage = await openStage(embedded.url.replace(/[^/]+$/, 'postgres'))
})

afterAll(async () => {
  await stage?.close()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The page as it stands, at every size in both themes. `prepare` does what a size needs first. */
async function shoot(
  page: Page,
  name: string,
  prepare: (width: number) => Promise<void> = async () => undefined,
) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await prepare(size.width)
    for (const theme of THEMES) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await page.screenshot({ path: path.join(SHOTS, `${name}-${size.width}x${size.height}-${theme}.png`) })
    }
  }
}

/** Answers every item of some levels of a concept right, as someone who was here before. */
async function study(page: Page, conceptId: string, levels: number[]) {
  const post = async (address: string, data: object) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    return await (await page.request.post(address, { data, headers })).json()
  }
  const unitId = conceptId.slice(0, 5)
  const { thread } = await post(`/api/v1/curriculums/${unitId}/concepts/${conceptId}/threads`, {})
  for (const difficultyLevel of levels) {
    const exam: ExamSet = await post(`/api/v1/threads/${thread.id}/exams`, { difficultyLevel, examLimit: 3 })
    for (const { evaluationItem } of exam.examItems) {
      const action = { ...rightAction(evaluationItem), difficultyLevel }
      await post('/api/v1/services/messages', {
        threadId: thread.id,
        message: evaluationItem.correctAnswer,
        response: '',
        context: { target: 'evaluation', action },
      })
    }
  }
}

const toEnd = (page: Page) => async () => {
  await page.locator('.thread').evaluate((thread) => thread.scrollTo(0, thread.scrollHeight))
}

test('pictures of a visitor', async () => {
  const { page } = await stage.visit()
  for (const [name, address, landmark] of [
    ['home-visitor', '/', '바로 시작'],
    ['login', '/login', '카카오로 계속하기'],
    ['error', '/nowhere', '셈샘 홈으로'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('link', { name: landmark }).waitFor()
    await shoot(page, name)
  }
})

test('pictures of a learner', async () => {
  const { page } = await stage.enter(null)
  await study(page, 'M1U01C01', [0, 1, 3, 5])
  await study(page, 'M1U01C02', [0, 1, 3, 5])
  await study(page, 'M1U01C03', [0, 1])
  await openConcept(page, 'M1U01C04')
  await shoot(page, 'concept')
  await ask(page, '약수의 개수는 어떻게 구해?')
  await awaitReply(page)
  await shoot(page, 'chat', toEnd(page))
  await beginItem(page)
  const item = await readOpenItem(page)
  await shoot(page, 'exam', toEnd(page))
  await answer(page, wrongAnswerTo(item))
  await page.getByText('힌트 1').first().waitFor()
  await awaitReady(page)
  await shoot(page, 'exam-wrong', toEnd(page))
  await answer(page, item.correctAnswer)
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  await shoot(page, 'exam-right', toEnd(page))
  for (const [name, tab] of [
    ['tab-outline', '요약'],
    ['tab-links', '학습 자료'],
    ['tab-terms', '용어'],
  ] as const) {
    await shoot(page, name, async () => {
      const drawer = page.getByRole('button', { name: '요약·자료·용어' })
      if ((await drawer.count()) > 0 && (await page.getByRole('tab').count()) === 0) await drawer.click()
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel').locator('ul, dl').first().waitFor()
    })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await awaitReady(page)
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: '거듭제곱' }).waitFor()
  await page.screenshot({ path: path.join(SHOTS, 'menu-390x844-light.png') })
  await page.goto('/chat/M1U01')
  await awaitReady(page)
  await shoot(page, 'unit')
  await page.goto('/')
  await page.getByRole('link', { name: '이어서 학습' }).waitFor()
  await soon(() => page.getByRole('progressbar').or(page.locator('.stair')).count()).toBeGreaterThan(0)
  await shoot(page, 'home')
})

test('pictures of pad and math keyboard', async () => {
  const { page } = await stage.enter('M1U01C01')
  await giveWrittenItems(page, stage.product, [['3/4', '\\(1-\\frac{1}{4}\\)의 값을 구하세요.']])
  await page.reload()
  await awaitReady(page)
  await followUp(page, '개념 문항 풀기').click()
  await page.getByRole('button', { name: '수식 키보드' }).click()
  const keys = page.getByRole('toolbar', { name: '수식 키보드' })
  for (const name of ['2', '제곱근', '3', '오른쪽으로', '더하기', '분수'])
    await keys.getByRole('button', { name, exact: true }).click()
  await shoot(page, 'math-keys', toEnd(page))

  const pad = page.getByRole('region', { name: '손글씨 판' })
  const pen = await takePen(page)
  const shootWritten = async (name: string, write: (x: number, y: number) => readonly Way[]) => {
    await shoot(page, name, async () => {
      const clear = pad.getByRole('button', { name: '모두 지우기' })
      if (await clear.isEnabled()) await clear.click()
      const box = await pad.locator('.ink-scroller').boundingBox()
      for (const way of write((box?.x ?? 0) + 24, (box?.y ?? 0) + 16)) await pen.draw(way)
      await pad.locator('.ink-big[aria-busy=false] .katex').waitFor()
      await toEnd(page)()
    })
  }
  await page.getByRole('button', { name: '펜으로 쓰기' }).click()
  await pad.waitFor()
  await shoot(page, 'pad-empty', toEnd(page))
  await shootWritten('pad', (x, y) => writeFraction('3', '4', [x, y], 56))
  await pad.getByRole('button', { name: '크게 보기' }).click()
  await shoot(page, 'pad-larger', toEnd(page))
  await pad.getByRole('button', { name: '원래 크기로' }).click()
  await pad.getByRole('button', { name: '키보드로 쓰기' }).click()
  await page.getByRole('radio', { name: '질문' }).check({ force: true })
  await page.getByRole('button', { name: '펜으로 쓰기' }).click()
  await shootWritten('pad-lines', (x, y) =>
    ['2x-1=3', '2x=4', 'x=2'].flatMap((line, index) => writeRow(line, [x, y + index * 64], 40)),
  )
})

test('pictures of the picture dialog', async () => {
  const model = await startOpenAiServer()
  const seeing = await openStage(embedded.url.replace(/[^/]+$/, 'postgres'), {
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'writer',
    TUTOR_VISION_MODEL: 'seer',
  })
  const blind = await stage.enter('M1U01C01')
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: '사진으로 질문' }).click()
    await page.getByRole('dialog').waitFor()
  }
  await openDialog(blind.page)
  await shoot(blind.page, 'photo-unread')
  const { page } = await seeing.enter('M1U01C01')
  await openDialog(page)
  await shoot(page, 'photo-choose')
  const buffer = await makePicture(800, 500)
  await page.getByLabel('사진 고르기: 파일').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('img', { name: '고른 사진' }).waitFor()
  await shoot(page, 'photo-cut')
  model.setMode({
    kind: 'reply',
    pieceLength: 400,
    answer: () => JSON.stringify({ text: '\\(2x+3=7\\)을 푸는 중이에요.', confidence: 'low' }),
  })
  await page.getByRole('button', { name: '읽기', exact: true }).click()
  await page.getByRole('button', { name: '입력에 넣기' }).waitFor()
  await shoot(page, 'photo-read')
  await seeing.close()
  await model.close()
})

test('pictures of the README are small enough', async () => {
  for (const [name, shot] of Object.entries(CHOSEN)) {
    const file = path.join(README_PICTURES, `${name}.png`)
    await copyFile(path.join(SHOTS, `${shot}.png`), file)
    expect((await stat(file)).size, name).toBeLessThan(LARGEST_BYTES)
  }
})
