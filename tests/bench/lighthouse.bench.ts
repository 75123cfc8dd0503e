import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { BROWSER_FLAGS } from '#tests/support/browser-flags.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

/** Lighthouse (mobile) of the home page and of a concept; medians of three, beside the goals of performance.md. */
const RUNS = Number(process.env.RUNS ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

let dataDir: string
let embedded: EmbeddedPostgres
let product: Product

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-lighthouse-'))
  embedded = await startEmbedded({ dataDir, database: TEMPLATE_DATABASE })
  const { pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  product = await startProduct(embedded.url.replace(/[^/]+$/, 'postgres'))
})

afterAll(async () => {
  await product?.remove()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Not among the packages: a fifth of their files would be its own, for one bench. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** What is read of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** Measures with the browser that listens to `port`. */
async function runLighthouse(address: string, port: number): Promise<Report> {
  const file = path.join(dataDir, 'report.json')
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet']
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options, `--output-path=${file}`])
  return JSON.parse(await readFile(file, 'utf8'))
}

interface Measured {
  figures: Map<string, number>
  /** Of all categories but that of speed. */
  failed: string[]
}

async function measure(address: string): Promise<Measured> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    const { categories, audits } = await runLighthouse(address, port)
    const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id]
        return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1
          ? [`${id}: ${audit?.title}`]
          : []
      }),
    )
    const figures = new Map([
      ...CATEGORIES.map((name): [string, number] => [name, (categories[name]?.score ?? 0) * 100]),
      ['total blocking time, ms', audits['total-blocking-time']?.numericValue ?? Number.NaN],
      ['cumulative layout shift', audits['cumulative-layout-shift']?.numericValue ?? Number.NaN],
      ['largest contentful paint, ms', audits['largest-contentful-paint']?.numericValue ?? Number.NaN],
    ])
    return { figures, failed }
  } finally {
    await browser.close()
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

test.each(['/', '/chat/M1U01/M1U01C01'])('Lighthouse of %s', async (address) => {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(product.origin + address))
  const names = [...(runs[0]?.figures.keys() ?? [])]
  const medians = names.map(
    (name) => [name, median(runs.map(({ figures }) => figures.get(name) ?? Number.NaN))] as const,
  )
  const failed = new Set(runs.flatMap((run) => run.failed))
  const lines = medians.map(([name, value]) => `  ${name}: ${Math.round(value * 1000) / 1000}`)
  console.info([address, ...lines, ...[...failed].map((one) => `  not passed: ${one}`)].join('\n'))
  expect(medians.every(([, value]) => Number.isFinite(value))).toBe(true)
})
