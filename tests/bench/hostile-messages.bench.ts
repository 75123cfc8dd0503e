import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSeededRandom } from '#domain/items/seeded-random.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { makeText } from '#tests/support/hostile-text.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

/**
 * How long `/healthz` waits while hostile messages are answered, beside harmless ones in the same run; the limit on an idle machine is
 * 50 ms. Other processes use the processor, too, so the best of several tries counts for each batch.
 */
const RANDOM_MESSAGES = Number(process.env.MESSAGES ?? 1000)
const AT_ONCE = 4
const MOST_MS = 50
const TRIES = 5

/** Texts that blocked the server for seconds before the parser had a lookahead, and similar ones; with the question that makes them a claim. */
const KNOWN = [120, 144, 156, 300, 3_900].flatMap((length) =>
  ['1\\frac', '１\\frac', '1\\frac{1}{', '\\sqrt{', '1 1/', '2^', '(x+1)^9', '¦'].map(
    (piece) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}=3 맞아?`,
  ),
)
const HARMLESS = ['소수가 뭐예요?', '12랑 18의 최대공약수는?', '문제 내줘', '응', '왜 1은 소수가 아니야?']

let dataDir: string
let embedded: EmbeddedPostgres
let product: Product

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-hostile-'))
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

/** Asks as a visitor and disconnects after the first chunk of the reply. */
async function ask(message: string): Promise<void> {
  const { origin } = product
  const leave = new AbortController()
  const response = await fetch(`${origin}/api/v1/services/llm/chat-completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ message, curriculumId: 'M1U01', conceptId: 'M1U01C01' }),
    signal: leave.signal,
  })
  expect(response.status, await (response.ok ? '' : response.text())).toBe(200)
  await response.body?.getReader().read()
  leave.abort()
}

/** The longest that `/healthz` took while the messages were answered. */
async function measureWait(messages: readonly string[]): Promise<number> {
  let isOver = false
  let longest = 0
  const watching = (async () => {
    while (!isOver) {
      const from = performance.now()
      await (await fetch(`${product.origin}/healthz`)).text()
      longest = Math.max(longest, performance.now() - from)
    }
  })()
  try {
    await Promise.all(messages.map(ask))
  } finally {
    isOver = true
    await watching
    // The limit of questions per visitor address.
    await product.pool.query('delete from limit_counters')
  }
  return longest
}

/** The longest wait of all batches, each with the best of its tries, and the batch. */
async function findLongest(messages: readonly string[]): Promise<{ ms: number; batch: readonly string[] }> {
  let longest: { ms: number; batch: readonly string[] } = { ms: 0, batch: [] }
  for (let at = 0; at < messages.length; at += AT_ONCE) {
    const batch = messages.slice(at, at + AT_ONCE)
    let ms = await measureWait(batch)
    for (let tries = 1; tries < TRIES && ms > MOST_MS; tries += 1) ms = Math.min(ms, await measureWait(batch))
    if (ms > longest.ms) longest = { ms, batch }
  }
  return longest
}

test('measures how long each message blocks the server', async () => {
  const random = makeSeededRandom(20_261_125)
  const messages = Array.from({ length: RANDOM_MESSAGES }, () => makeText(random.integer(1, 600), random))
  const sets: [string, readonly string[]][] = [
    ['harmless', Array.from({ length: 10 }, () => HARMLESS).flat()],
    ['known', KNOWN],
    ['random', messages.map((message) => message.trim() || '?')],
  ]
  await measureWait(HARMLESS)
  for (const [name, texts] of sets) {
    const { ms, batch } = await findLongest(texts)
    const whose = ms > MOST_MS ? `: ${JSON.stringify(batch.map((text) => text.slice(0, 60)))}` : ''
    console.info(`${name}: ${texts.length} messages, /healthz waited ${Math.round(ms)} ms at most${whose}`)
  }
})
