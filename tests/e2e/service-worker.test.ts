import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs } from '#tests/support/enter-as.ts'
import { awaitReady, openConcept } from '#tests/support/learning-page.ts'
import { BROWSER_FLAGS } from '#tests/support/open-browser.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** Waits until the worker is at work and has what the app needs to open. */
async function awaitWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForFunction(async () => (await caches.match('/api/curriculums')) !== undefined)
}

async function withProfile(work: (context: BrowserContext, page: Page) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'semsaem-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: BROWSER_FLAGS,
    baseURL: stage.proxy.origin,
    locale: 'ko-KR',
    viewport: { width: 1180, height: 820 },
  })
  try {
    await work(context, await context.newPage())
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

describe('without the server', () => {
  test('the app opens again, at the address it is asked for, and reads what was read before', async () => {
    const { page } = await stage.enter()
    await awaitWorker(page)
    await page.reload()
    await awaitReady(page)
    await page.getByRole('heading', { name: '소수와 합성수' }).first().waitFor()
    await stage.product.stop()
    try {
      await page.reload()
      await awaitReady(page)
      await page.getByRole('heading', { name: '소수와 합성수' }).first().waitFor()
      await page.goto('/chat/M1U01/M1U01C05')
      await page.getByRole('heading', { name: '최대공약수와 서로소' }).first().waitFor()
      await page.goto('/chat/M1U01')
      await page.getByRole('heading', { name: '소인수분해' }).first().waitFor()
    } finally {
      await stage.product.start()
    }
  })

  test('a downloaded unit is read whole, also where it was never opened', async () => {
    const { page } = await stage.enter(null)
    await page.goto('/chat/M1U01')
    await awaitWorker(page)
    await page.getByRole('button', { name: /이 단원 내려받기/ }).click()
    await page.getByText('내려받았어요').waitFor()
    await stage.product.stop()
    try {
      await page.goto('/chat/M1U01/M1U01C04')
      await page.getByRole('heading', { name: '왜 배울까' }).waitFor()
    } finally {
      await stage.product.start()
    }
  })
})

describe('a download', () => {
  test('goes on where it was cut, and takes no part that is not what its name says', async () => {
    const { page } = await stage.enter(null)
    await page.goto('/chat/M1U01')
    await awaitWorker(page)
    const begun = stage.proxy.passed.length
    stage.proxy.fail(/offline-packs\/parts/, { kind: 'truncate' }, 1)
    await page.getByRole('button', { name: /이 단원 내려받기/ }).click()
    await page.getByRole('button', { name: '이어서 받기' }).waitFor()
    const asked = () =>
      stage.proxy.passed
        .slice(begun)
        .map(({ path }) => path)
        .filter((path) => path.includes('/parts/'))
    const before = asked()
    await page.getByRole('button', { name: '이어서 받기' }).click()
    await page.getByText('내려받았어요').waitFor()
    const parts = new Set(asked())
    expect(parts.size).toBe(7)
    // Only the damaged part, and what was under way with it, is asked for twice.
    expect(asked().length - parts.size).toBeLessThanOrEqual(3)
    expect(before.length).toBeGreaterThan(0)
    await page.reload()
    await page.getByText('내려받았어요').waitFor()
  })
})

describe('the app on a device', () => {
  test('can be installed', async () => {
    await withProfile(async (context, page) => {
      await page.goto('/')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      const devtools = await context.newCDPSession(page)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
    })
  })

  test('opens without a network within two seconds on a slow device', async () => {
    await withProfile(async (context, page) => {
      await enterAs(stage.product, context, stage.proxy.origin)
      await openConcept(page, 'M1U01C01')
      await awaitWorker(page)
      await page.reload()
      await awaitReady(page)
      await stage.product.stop()
      try {
        const cold = await context.newPage()
        const devtools = await context.newCDPSession(cold)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        const begun = performance.now()
        await cold.goto('/chat/M1U01/M1U01C01', { waitUntil: 'commit' })
        await cold.getByRole('textbox').first().waitFor()
        console.info(
          `cold offline start on 4x CPU throttle: ${Math.round(performance.now() - begun)} ms of 2000`,
        )
        await cold.getByText('오프라인이에요').waitFor()
      } finally {
        await stage.product.start()
      }
    })
  })
})
