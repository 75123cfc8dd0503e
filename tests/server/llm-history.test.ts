import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { ModelCallDetail, ModelCallSummary } from '#contract/llm-history.ts'
import { insertLlmCall } from '#server/chat/llm-calls.queries.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import type { ModelCall } from '#server/llm/model-call.ts'
import { priceCall } from '#server/llm/price-call.ts'
import { readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const DAY = 86_400_000
const HISTORIES = '/api/v1/llm-histories'
const PRICES = { large: [{ from: null, input: 1000, output: 4000, cached: 100 }] }

let server: TestServer
let admin: TestBrowser
let learner: TestBrowser
beforeAll(async () => {
  server = await createTestServer({ clock: () => NOW })
  admin = await server.signIn('user', 'admin')
  learner = await server.signIn('user')
  await server.database.pool.query('update users set nickname = \'=HYPERLINK("x")\' where id = $1', [
    learner.userId,
  ])
})
beforeEach(() => server.database.pool.query('delete from llm_calls'))
afterAll(() => server.close())

async function record(changes: Partial<ModelCall> = {}, by: TestBrowser | null = learner, at = NOW) {
  const id = server.deps.newId()
  const userId = by?.userId ?? null
  const call: ModelCall = {
    ...{ purpose: 'chat', model: 'large', status: 'success', latencyMs: 1200 },
    prompt: { name: 'main', purpose: 'prod', version: 3 },
    caller: { userId, messageId: id, prompt: { name: null, purpose: 'prod', version: null } },
    request: { system: '너는 튜터', messages: [{ role: 'user', content: '소수가 뭐예요?' }] },
    response: '약수가 둘인 수예요.',
    ...{ tokensIn: 1_000_000, tokensOut: 500_000, tokensCached: 200_000 },
    ...changes,
  }
  await insertLlmCall(server.database.db, id, call, at, PRICES)
  return id
}

interface Page {
  items: ModelCallSummary[]
  total: number
  totals: { inputTokens: number; outputTokens: number; cost: number; unpriced: number }
}
const list = (query: Record<string, string> = {}) =>
  readJson<Page>(admin.get(`${HISTORIES}?${new URLSearchParams(query)}`))
const reads = async () => {
  const { items } = await readJson<{ items: AuditEntry[] }>(admin.get('/api/v1/audit?entity=llm-call'))
  return items.map(({ action, entityId, actor, after }) => [action, entityId, actor?.id, after])
}

describe('the list', () => {
  test('has tokens, latency and cost of each call, and no text', async () => {
    const id = await record()
    const page = await list()
    expect(page.items).toEqual([
      {
        ...{ id, createdAt: NOW.toISOString(), purpose: 'chat', model: 'large', status: 'success' },
        user: { id: learner.userId, nickname: '=HYPERLINK("x")' },
        prompt: { name: 'main', purpose: 'prod', version: '3' },
        ...{ inputTokens: 1_000_000, outputTokens: 500_000, cachedTokens: 200_000, latencyMs: 1200 },
        cost: 800 + 20 + 2000,
      },
    ])
  })

  test('is filtered, sorted and paged, with the totals of all pages', async () => {
    await record({ purpose: 'hint', latencyMs: 10 })
    await record({ model: 'unknown-model', status: 'timeout', latencyMs: 30 })
    await record({ model: 'built-in', tokensIn: 0, tokensOut: 0, latencyMs: 20 }, admin)
    await record({ latencyMs: 40 }, null, new Date('2026-11-22T14:59:59Z'))
    const countOf = async (query: Record<string, string>) => (await list(query)).total
    expect(await countOf({})).toBe(4)
    expect(await countOf({ purpose: 'hint' })).toBe(1)
    expect(await countOf({ status: 'timeout' })).toBe(1)
    expect(await countOf({ status: 'failed' })).toBe(1)
    expect(await countOf({ purpose: 'tutor' })).toBe(4)
    expect(await countOf({ purpose: 'other' })).toBe(0)
    expect(await countOf({ model: 'UNKNOWN' })).toBe(1)
    expect(await countOf({ person: 'hyperlink' })).toBe(2)
    expect(await countOf({ person: String(admin.userId) })).toBe(1)
    // Days begin at midnight in Seoul.
    expect(await countOf({ from: '2026-11-23' })).toBe(3)
    expect(await countOf({ to: '2026-11-22' })).toBe(1)
    const page = await list({ sort: 'latencyMs', direction: 'asc', size: '2', page: '1' })
    expect(page.items.map(({ latencyMs }) => latencyMs)).toEqual([30, 40])
    expect(page.totals).toEqual({
      ...{ inputTokens: 3_000_000, outputTokens: 1_500_000, unpriced: 1 },
      cost: 2 * 2820,
    })
    expect((await list({ model: 'unknown' })).totals).toMatchObject({ cost: null, unpriced: 1 })
    const costs = await list({ sort: 'cost', direction: 'desc' })
    expect(costs.items.map(({ cost }) => cost)).toEqual([2820, 2820, 0, null])
  })

  test.each([
    ['an unknown purpose', { purpose: 'essay' }],
    ['an unknown status', { status: 'ok' }],
    ['a day that is none', { from: '2026-02-30' }],
    ['too many a page', { size: '101' }],
    ['an unknown order', { sort: 'response' }],
    ['an unknown field', { text: '소수' }],
  ])('refuses %s', async (_what, query) => {
    const { status } = await admin.get(`${HISTORIES}?${new URLSearchParams(query)}`)
    expect([400, 422]).toContain(status)
  })
})

describe('the texts of a call', () => {
  const read = (id: string, reason?: string) =>
    readJson<ModelCallDetail>(
      admin.get(`${HISTORIES}/${id}${reason === undefined ? '' : `?${new URLSearchParams({ reason })}`}`),
    )

  test('of a learner are shown for a reason alone, which is recorded', async () => {
    const id = await record()
    expect(await read(id)).toMatchObject({ withheld: 'reason', request: null, response: null })
    expect(await reads()).toEqual([])
    expect(await read(id, '신고된 답을 확인')).toMatchObject({
      withheld: null,
      request: { system: '너는 튜터', messages: [{ role: 'user', content: '소수가 뭐예요?' }] },
      response: '약수가 둘인 수예요.',
    })
    expect(await reads()).toEqual([['read', id, admin.userId, { reason: '신고된 답을 확인' }]])
    const { status } = await admin.get(`${HISTORIES}/${id}?${new URLSearchParams({ reason: ' ' })}`)
    expect(status).toBe(422)
  })

  test('of one’s own call need no reason, and of a visitor there are none', async () => {
    const own = await record({ purpose: 'try-out' }, admin)
    expect(await read(own)).toMatchObject({ withheld: null, response: '약수가 둘인 수예요.' })
    expect((await reads())[0]).toEqual(['read', own, admin.userId, { reason: null }])
    const visitor = await record({}, null)
    expect(await read(visitor, '확인')).toMatchObject({ withheld: 'none', request: null, user: null })
  })
})

test('the export is CSV of what is listed, without texts and formulas, and is recorded', async () => {
  await record({ model: 'unknown, "model"' }, learner, new Date(NOW.getTime() - 1000))
  await server.database.pool.query(
    `insert into llm_calls (id, created_at, user_id, purpose, model, status)
      select gen_random_uuid(), $1, $2, 'hint', 'large', 'success' from generate_series(1, 501)`,
    [NOW, admin.userId],
  )
  const response = await admin.get(`${HISTORIES}/export`)
  expect(response.headers.get('content-disposition')).toContain('model-calls-2026-11-23.csv')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\uFEFF번호,시각,사람,')).toBe(true)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(503)
  const last = lines.at(-1)
  expect(last).toContain('"\'=HYPERLINK(""x"")",chat,"unknown, ""model""",main,prod,3,success,1000000')
  // An unknown price is empty, never 0.
  expect(last).toMatch(/,500000,,1200$/)
  expect(text).not.toContain('약수가')
  expect((await reads())[0]).toEqual(['export', 'export', admin.userId, { filter: {} }])
  const filtered = await (await admin.get(`${HISTORIES}/export?purpose=chat`)).text()
  expect(filtered.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await admin.get(`${HISTORIES}/export?purpose=essay`)).status).toBe(400)
})

test('calls are kept for 90 days', async () => {
  const kept = await record({}, learner, new Date(NOW.getTime() - 90 * DAY + 1000))
  await record({}, learner, new Date(NOW.getTime() - 90 * DAY - 1000))
  await cleanUp(server.deps, NOW)
  expect((await list()).items.map(({ id }) => id)).toEqual([kept])
})

describe('the cost of a call', () => {
  const call = { model: 'large', tokensIn: 1000, tokensOut: 100, tokensCached: null }
  const price = { from: null, input: 1000, output: 2000, cached: null }

  test.each([
    ['by input and output', { large: [price] }, call, 1.2],
    ['less for cached input', { large: [{ ...price, cached: 0 }] }, { ...call, tokensCached: 400 }, 0.8],
    ['as other input without a price for it', { large: [price] }, { ...call, tokensCached: 400 }, 1.2],
    [
      'by the latest price of its day',
      { large: [price, { ...price, from: '2026-11-01', input: 0 }] },
      call,
      0.2,
    ],
    ['not by a later price', { large: [price, { ...price, from: '2026-12-01', input: 0 }] }, call, 1.2],
    ['unknown before its first price', { large: [{ ...price, from: '2026-12-01' }] }, call, null],
    ['unknown without a price', {}, call, null],
    ['unknown for the name of a property', {}, { ...call, model: 'constructor' }, null],
    ['nothing for the built-in tutor', {}, { ...call, model: 'built-in' }, 0],
  ])('is %s', (_what, prices, one, cost) => {
    expect(priceCall(prices, one, NOW)).toBe(cost)
  })
})
