import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertLlmCall } from '#server/chat/llm-calls.queries.ts'
import { openThread } from '#tests/support/learner.ts'
import { makeScriptedTutor } from '#tests/support/scripted-tutor.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

/** 23:59 in Seoul. */
const LATE = new Date('2026-03-02T14:59:00Z')

let now = LATE
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({
    clock: () => now,
    tutor: makeScriptedTutor(),
    env: {
      TUTOR_BASE_URL: 'http://127.0.0.1:9/v1',
      TUTOR_MODEL: 'none',
      TOKEN_BUDGET_USER_DAY: '100',
      TOKEN_BUDGET_VISITORS_DAY: '300',
      TOKEN_BUDGET_DAY: '1000',
    },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = LATE
  await server.database.db.execute(sql`delete from llm_calls`)
})

const spend = (userId: string | null, tokens: number) =>
  insertLlmCall(
    server.database.db,
    server.deps.newId(),
    {
      purpose: 'chat',
      model: 'none',
      prompt: null,
      caller: {
        userId,
        messageId: server.deps.newId(),
        prompt: { name: null, purpose: 'prod', version: null },
      },
      request: { system: '', messages: [] },
      response: '',
      tokensIn: tokens - 1,
      tokensOut: 1,
      tokensCached: null,
      latencyMs: 1,
      status: 'success',
    },
    now,
    {},
  )

async function ask(browser: TestBrowser): Promise<{ status: number; retryAfter: string | null }> {
  const thread = browser.userId === null ? null : await openThread(browser)
  const place = { curriculumId: SMALL.unit, conceptId: SMALL.concept, ...(thread && { threadId: thread.id }) }
  const asked = await browser.post(
    '/api/v1/services/llm/chat-completions',
    { message: '소수가 뭐예요?', ...place },
    thread ? {} : { key: null },
  )
  await asked.text()
  return { status: asked.status, retryAfter: asked.headers.get('retry-after') }
}

describe('tokens of a model a day', () => {
  test('are limited for all visitors together, which keeps no learner from asking', async () => {
    const learner = await server.signIn('user')
    await spend(null, 299)
    expect((await ask(server.visitor())).status).toBe(200)
    await spend(null, 1)
    for (const visitor of [server.visitor(), server.visitor()])
      expect(await ask(visitor)).toEqual({ status: 429, retryAfter: '60' })
    expect((await ask(learner)).status).toBe(200)
  })

  test('are limited for each person, which keeps no visitor from asking', async () => {
    const [one, other] = [await server.signIn('user'), await server.signIn('user')]
    await spend(one.userId, 100)
    expect((await ask(one)).status).toBe(429)
    expect((await ask(other)).status).toBe(200)
    expect((await ask(server.visitor())).status).toBe(200)
  })

  test('are limited for everybody, and begin anew at midnight in Seoul', async () => {
    for (let spender = 0; spender < 10; spender += 1) await spend((await server.signIn('user')).userId, 100)
    const learner = await server.signIn('user')
    for (const browser of [learner, server.visitor()]) expect((await ask(browser)).status).toBe(429)
    now = new Date(LATE.getTime() + 60_000)
    for (const browser of [learner, server.visitor()]) expect((await ask(browser)).status).toBe(200)
  })
})
