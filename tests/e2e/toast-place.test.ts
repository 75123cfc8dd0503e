import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, awaitReply } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterAll(() => stage?.close())

const bottomOf = async (locator: Locator) => {
  const box = (await locator.isVisible()) ? await locator.boundingBox() : null
  return box === null ? 0 : box.y + box.height
}

test('a toast leaves level marks and the heads of the right tabs free', async () => {
  const { page } = await stage.enter()
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'))
  })
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1180, 820],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: '복사' }).first().click()
    const toast = page.locator('.toast')
    await toast.waitFor()
    const { y } = (await toast.boundingBox()) ?? { y: 0 }
    for (const name of ['.learning-levels', '.help-tabs [role=tablist]'])
      expect([width, name, y >= (await bottomOf(page.locator(name)))]).toEqual([width, name, true])
    await toast.getByRole('button', { name: '닫기' }).click()
    await toast.waitFor({ state: 'detached' })
  }
})
