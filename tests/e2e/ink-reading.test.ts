import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readSamples } from '#tests/domain/ink/read-samples.ts'
import { awaitReady, soon } from '#tests/support/learning-page.ts'
import { takePen } from '#tests/support/pen.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

async function openPad(page: Page) {
  await page.getByRole('button', { name: '펜으로 쓰기' }).click()
  const pad = page.getByRole('region', { name: '손글씨 판' })
  const box = await pad.locator('.ink-scroller').boundingBox()
  if (!box) throw new Error('no paper')
  return { box, readAs: () => pad.locator('.ink-reading').textContent() }
}

test('ink is read by the device, and without the network once the pad was open before', async () => {
  const { page, problems } = await stage.enter('M1U01C01')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const { box, readAs } = await openPad(page)
  const pen = await takePen(page)
  const { strokes } = readSamples().find(({ text }) => text === '3/4')!
  const points = strokes.flatMap((stroke) => stroke.points)
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  for (const stroke of strokes)
    await pen.draw(
      stroke.points.map(({ x, y }): [number, number] => [box.x + 40 + x - left, box.y + 20 + y - top]),
    )
  await soon(readAs).toContain('3/4')

  stage.proxy.cut()
  await page.reload()
  await awaitReady(page)
  const offline = await openPad(page)
  await soon(offline.readAs).toContain('3/4')
  expect(problems).toEqual([])
})
