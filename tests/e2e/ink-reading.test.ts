import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readSamples } from '#tests/domain/ink/read-samples.ts'
import { writeRow } from '#tests/support/handwriting.ts'
import {
  awaitOnDevice,
  awaitReady,
  awaitReply,
  awaitWorker,
  messageInput,
  openConcept,
  readReply,
  soon,
} from '#tests/support/learning-page.ts'
import { takePen } from '#tests/support/pen.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const look = async (page: Page, name: string) => {
  const folder = process.env.LOOK_AT
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function openPad(page: Page) {
  await page.getByRole('button', { name: '펜으로 쓰기' }).click()
  const pad = page.getByRole('region', { name: '손글씨 판' })
  const box = await pad.locator('.ink-scroller').boundingBox()
  if (!box) throw new Error('no paper')
  return { box, pad, readAs: () => pad.locator('.ink-reading').textContent() }
}

test('ink that cannot be read offline yet is read by itself once the network is back, and then without it', async () => {
  // A new profile: no earlier test has fetched what reads ink.
  const { page, problems } = await stage.enter('M1U01C01', { viewport: { width: 1180, height: 820 } })
  await awaitOnDevice(page)
  const { box, pad, readAs } = await openPad(page)
  const pen = await takePen(page)
  stage.proxy.cut()
  const { strokes } = readSamples().find(({ text }) => text === '3/4')!
  const points = strokes.flatMap((stroke) => stroke.points)
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  for (const stroke of strokes)
    await pen.draw(
      stroke.points.map(({ x, y }): [number, number] => [box.x + 40 + x - left, box.y + 20 + y - top]),
    )
  await soon(readAs).toContain('연결되면 저절로 읽어요')
  await look(page, 'ink-not-fetched')
  await pad.getByRole('button', { name: '키보드로 쓰기' }).click()
  expect(await messageInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await openPad(page)
  await soon(() => pad.locator('.ink-scroller').getAttribute('aria-label')).toContain(`${strokes.length}획`)
  await soon(readAs).toContain('연결되면 저절로 읽어요')
  stage.proxy.restore()
  await soon(readAs).toContain('3/4')

  stage.proxy.cut()
  await page.reload()
  await awaitReady(page)
  const offline = await openPad(page)
  await soon(offline.readAs).toContain('3/4')
  expect(problems).toEqual([])
})

test('lines of a working, by pen or typed, are checked offline, and the first wrong one is named', async () => {
  const { page, problems } = await stage.enter(null)
  await page.goto('/chat/M1U01')
  await awaitWorker(page)
  await page.getByRole('button', { name: /^이 단원 내려받기/ }).click()
  await page.getByText('내려받았어요').waitFor()
  await openConcept(page, 'M1U01C01')
  await page.getByRole('radio', { name: '답안' }).check({ force: true })
  const { box, pad } = await openPad(page)
  const pen = await takePen(page)
  // The recognizer is fetched with the first ink.
  await pen.draw([[box.x + 40, box.y + 40]])
  await pad.locator('.ink-big[aria-busy=false]').waitFor()
  await pad.getByRole('button', { name: '모두 지우기' }).click()
  stage.proxy.cut()
  for (const [index, line] of ['2x-1=3', '2x=4', 'x=3'].entries())
    for (const way of writeRow(line, [box.x + 40, box.y + 16 + index * 92], 56)) await pen.draw(way)
  await pad.locator('.ink-big[aria-busy=false]').waitFor()
  await look(page, 'ink-lines')
  await pad.getByRole('button', { name: '답안에 넣기' }).click()
  expect(await messageInput(page).inputValue()).toBe('2x-1=3\n2x=4\nx=3')
  await page.keyboard.press('Enter')
  await awaitReply(page)
  expect(await readReply(page)).toContain('셋째 줄이 바로 앞 줄과 이어지지 않아')

  await page.getByRole('radio', { name: '답안' }).check({ force: true })
  await page.getByRole('button', { name: '수식 키보드' }).click()
  const keys = page.getByRole('toolbar', { name: '수식 키보드' })
  await keys.waitFor()
  await page.keyboard.type('2x-1=3')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('2x=4')
  await keys.getByRole('button', { name: '다음 줄' }).click()
  await page.keyboard.type('x=4/')
  await page.keyboard.type('2')
  await look(page, 'keys-lines')
  await page.keyboard.press('Enter')
  await awaitReply(page, 2)
  expect(await readReply(page)).toContain('모든 줄이')

  // Pen and keyboard in one working.
  await page.getByRole('radio', { name: '답안' }).check({ force: true })
  await messageInput(page).focus()
  await page.keyboard.type('3x+1=10')
  await page.keyboard.press('Shift+Enter')
  const again = await openPad(page)
  for (const way of writeRow('3x=11', [again.box.x + 40, again.box.y + 16], 56)) await pen.draw(way)
  await soon(again.readAs).toContain('3x=11')
  await again.pad.getByRole('button', { name: '답안에 넣기' }).click()
  expect(await messageInput(page).inputValue()).toBe('3x+1=10\n3x=11')
  await page.keyboard.press('Enter')
  await awaitReply(page, 3)
  expect(await readReply(page)).toContain('둘째 줄이 바로 앞 줄과 이어지지 않아')
  expect(problems).toEqual([])
})
