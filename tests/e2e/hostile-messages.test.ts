import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeSeededRandom } from '#domain/items/seeded-random.ts'
import { makeText } from '#tests/support/hostile-text.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterAll(() => stage?.close())

const RANDOM_MESSAGES = 1000
const AT_ONCE = 20
const MOST_MS = 50
/** Another process may take the processor meanwhile: a message is to blame if it is slow every time. */
const TRIES = 5

/** Texts that held the server for seconds before the parser looked ahead, and their kin; with the question that makes them a claim. */
const KNOWN = [120, 144, 156, 300, 3_900].flatMap((length) =>
  ['1\\frac', '１\\frac', '1\\frac{1}{', '\\sqrt{', '1 1/', '2^', '(x+1)^9', '¦'].map(
    (piece) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}=3 맞아?`,
  ),
)

/** Asks as a visitor and goes away with the first piece of the reply. */
async function ask(message: string): Promise<void> {
  const leave = new AbortController()
  const response = await fetch(`${stage.product.origin}/api/v1/services/llm/chat-completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: stage.proxy.origin,
      'Sec-Fetch-Site': 'same-origin',
    },
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
      await (await fetch(`${stage.product.origin}/healthz`)).text()
      longest = Math.max(longest, performance.now() - from)
    }
  })()
  try {
    await Promise.all(messages.map(ask))
  } finally {
    isOver = true
    await watching
    // A visitor may ask so many questions from one address.
    await stage.product.pool.query('delete from limit_counters')
  }
  return longest
}

async function expectFree(messages: readonly string[]): Promise<void> {
  for (let at = 0; at < messages.length; at += AT_ONCE) {
    const batch = messages.slice(at, at + AT_ONCE)
    let least = await measureWait(batch)
    for (let tries = 1; tries < TRIES && least > MOST_MS; tries += 1)
      least = Math.min(least, await measureWait(batch))
    expect(least, JSON.stringify(batch)).toBeLessThanOrEqual(MOST_MS)
  }
}

test('no message that is known to be slow to read keeps the server from answering others', async () => {
  await measureWait(['소수가 뭐예요?', '12랑 18의 최대공약수는?'])
  await expectFree(KNOWN)
})

test('nor does any of 1,000 random ones', async () => {
  const random = makeSeededRandom(20_261_125)
  const messages = Array.from({ length: RANDOM_MESSAGES }, () => makeText(random.integer(1, 600), random))
  await expectFree(messages.map((message) => message.trim() || '?'))
})
