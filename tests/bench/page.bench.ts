import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { ask, awaitCached, awaitReady, awaitReply } from '#tests/support/learning-page.ts'
import { getBrowser } from '#tests/support/open-browser.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { type FloorPage, serveFloorPage } from './serve-floor-page.ts'

/**
 * How soon a page can be read and used, throttled as in performance.md (1.6 Mbps, 150 ms, 4x CPU), compared with the floor page in the same
 * run: medians of interleaved visits.
 */
const RUNS = Number(process.env.RUNS ?? 3)
const CONCEPT = '/chat/M1U01/M1U01C01'
const PHONE = { viewport: { width: 412, height: 823 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' }
const THROTTLED = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWDOWN = 4
/** Present once the conversation can be used. */
const CARD = '[aria-label="이어서 할 일"] button'
/** Layout shifts and long tasks after this are not measured. */
const QUIET_MS = 1_500

interface Figures {
  'first contentful paint': number
  'largest contentful paint': number
  'total blocking time': number
  usable: number
  /** In thousandths. */
  'layout shift': number
}

let dataDir: string
let embedded: EmbeddedPostgres
let product: Product
let proxy: FaultProxy
let floor: FloorPage

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-page-'))
  embedded = await startEmbedded({ dataDir, database: TEMPLATE_DATABASE })
  const { pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  proxy = await startFaultProxy()
  product = await startProduct(embedded.url.replace(/[^/]+$/, 'postgres'), { PUBLIC_ORIGIN: proxy.origin })
  proxy.aim(product.origin)
  floor = await serveFloorPage()
})

afterAll(async () => {
  await floor?.close()
  await product?.remove()
  await proxy?.close()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs in the page before its own scripts: records the browser's measurements, and when all `parts` are present. */
function recordVitals(parts: readonly string[]): void {
  const vitals: Vitals = { largest: 0, shift: 0, moved: '', tasks: [], usable: 0 }
  let most = 0
  Object.assign(window, { vitals })
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.largest = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as unknown as LayoutShift
    if (hadRecentInput) return
    vitals.shift += value
    if (value < most) return
    most = value
    const names = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
    vitals.moved = `${names.join(' + ')} at ${Math.round(startTime)}`
  })
  observe('longtask', ({ startTime, duration }) => {
    vitals.tasks.push({ start: startTime, duration })
  })
  const look = () => {
    if (parts.every((part) => document.querySelector(part))) vitals.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Vitals {
  largest: number
  shift: number
  /** The elements that shifted most. */
  moved: string
  tasks: { start: number; duration: number }[]
  usable: number
}

async function measureVisit(
  context: BrowserContext,
  address: string,
  parts: readonly string[],
): Promise<Figures> {
  const page: Page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', THROTTLED)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(recordVitals, parts)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => (window as unknown as { vitals: Vitals }).vitals.usable > 0, null, {
      timeout: 60_000,
    })
    await page.waitForTimeout(QUIET_MS)
    const [vitals, painted] = await page.evaluate(
      () =>
        [
          (window as unknown as { vitals: Vitals }).vitals,
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        ] as const,
    )
    if (vitals.shift > 0.01) console.info(`moved: ${vitals.moved}`)
    const blocked = vitals.tasks
      .filter(({ start }) => start >= painted)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    return {
      'first contentful paint': painted,
      'largest contentful paint': vitals.largest,
      'total blocking time': blocked,
      usable: vitals.usable,
      'layout shift': vitals.shift * 1000,
    }
  } finally {
    await page.close()
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function medians(runs: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]))
  return {
    'first contentful paint': of('first contentful paint'),
    'largest contentful paint': of('largest contentful paint'),
    'total blocking time': of('total blocking time'),
    usable: of('usable'),
    'layout shift': of('layout shift'),
  }
}

function print(name: string, figures: Figures, yardstick: Figures): void {
  const cells = Object.entries(figures).map(([key, value]) => {
    const other = yardstick[key as keyof Figures]
    const ratio = other > 0 ? ` (${(value / other).toFixed(2)} x)` : ''
    return `${key} ${Math.round(value)}${ratio}`
  })
  console.info(`${name}: ${cells.join(', ')}`)
}

test('measures a first visit against the floor page', async () => {
  const browser = await getBrowser()
  const pages: Readonly<Record<string, { address: string; parts: string[] }>> = {
    floor: { address: `${floor.origin}/`, parts: ['#root textarea'] },
    home: { address: `${proxy.origin}/`, parts: ['#root form input'] },
    concept: { address: proxy.origin + CONCEPT, parts: [CARD] },
  }
  const measured = new Map(Object.keys(pages).map((name) => [name, [] as Figures[]]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, { address, parts }] of Object.entries(pages)) {
      const context = await browser.newContext(PHONE)
      measured.get(name)?.push(await measureVisit(context, address, parts))
      await context.close()
    }
  }
  const yardstick = medians(measured.get('floor') ?? [])
  for (const [name, runs] of measured) print(name, medians(runs), yardstick)
  expect(yardstick.usable).toBeGreaterThan(0)
})

test('measures a repeat visit online against one with the server down', async () => {
  const browser = await getBrowser()
  const context = await browser.newContext({ ...PHONE, baseURL: proxy.origin })
  await enterAs(product, context, proxy.origin)
  const page = await context.newPage()
  await page.goto(CONCEPT)
  await awaitReady(page)
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(CONCEPT)
  await awaitReady(page)
  await awaitCached(page, '/api/v1/services/curriculum-concepts/M1U01C01/explanations')
  await page.close()
  const online: Figures[] = []
  const dead: Figures[] = []
  for (let run = 0; run < RUNS; run += 1) {
    online.push(await measureVisit(context, CONCEPT, [CARD, '.chat-turn']))
    proxy.cut()
    dead.push(await measureVisit(context, CONCEPT, [CARD, '.chat-turn']))
    proxy.restore()
  }
  await context.close()
  const yardstick = medians(dead)
  print('server dead', yardstick, yardstick)
  print('online', medians(online), yardstick)
  expect(yardstick.usable).toBeGreaterThan(0)
})
