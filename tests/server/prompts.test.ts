import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { Prompt, PromptDetail, PromptNumbers, PromptVersion } from '#contract/prompt.ts'
import type { PromptPurpose } from '#domain/prompt/prompt.ts'
import { fillPrompt, withFocusPlace } from '#domain/prompt/prompt-places.ts'
import { readFilled } from '#domain/prompt/read-filled.ts'
import { llmCalls, promptVersions } from '#server/db/schema.ts'
import { DEFAULT_PROMPTS } from '#server/llm/prompts/default-prompts.ts'
import { loadPrompts } from '#server/prompt/load-prompts.flow.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'
import { type OpenAiServer, startOpenAiServer } from './llm/openai-server.ts'

let model: OpenAiServer
let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  model = await startOpenAiServer()
  server = await createTestServer({
    tutor: 'built-in',
    env: { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'loopback' },
    site: { prices: { loopback: [{ from: null, input: 1000, output: 4000, cached: null }] } },
  })
  admin = await server.signIn('user', 'admin')
})
beforeEach(async () => {
  await server.database.pool.query('delete from prompts')
  await server.database.pool.query('delete from llm_calls')
  await loadPrompts(server.deps)
})
afterAll(async () => {
  await server.close()
  await model.close()
})

const PROMPTS = '/api/v1/prompts'
const find = async (title: string, purpose: PromptPurpose) => {
  const prompts = await readJson<Prompt[]>(admin.get(PROMPTS))
  return prompts.find((one) => one.title === title && one.purpose === purpose)!
}
const versionsOf = ({ id }: { id: string }) =>
  readJson<PromptVersion[]>(admin.get(`${PROMPTS}/${id}/versions`))
const put = ({ id }: { id: string }, body: object, by = admin) => by.send('PUT', `${PROMPTS}/${id}`, body)
const promote = ({ id }: { id: string }, body: object, by = admin) =>
  by.post(`${PROMPTS}/${id}/promote`, body)
const withWord = (word: string) => `${DEFAULT_PROMPTS.main}\n${word}`

/** Newest first. A call is recorded after its reply was read. */
async function readCalls() {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select purpose, model, prompt_name, prompt_purpose, prompt_version, cost from llm_calls order by created_at desc, id desc`,
  )
  return rows
}

async function ask(browser: TestBrowser, choice: object = {}): Promise<string> {
  const { id: threadId } = await openThread(browser)
  const said = { message: '소수가 뭐예요?', threadId, ...choice }
  const response = await browser.post('/api/v1/services/llm/chat-completions', said)
  expect(response.status).toBe(200)
  await response.text()
  return String(model.requests.at(-1)?.body.messages[0]?.content)
}

test('an administrator edits the main prompt, promotes it, and the next turn of a student uses it', async () => {
  const student = await server.signIn('user')
  expect(await ask(student)).not.toContain('새 지시')
  const dev = await find('main', 'dev')
  expect(dev).toMatchObject({ family: 'main', version: 1, newestVersion: 1, releaseVersion: null })
  const written = await readJson<PromptDetail>(
    put(dev, { content: withWord('새 지시'), note: '더 짧게', priority: 'high', version: 1 }),
  )
  expect(written).toMatchObject({ version: 2, newest: { version: 2, note: '더 짧게', priority: 'high' } })
  expect(written.newest.author).toEqual({ id: admin.userId, nickname: '학습자' })
  expect(await ask(student)).not.toContain('새 지시')
  // Only administrators choose a version that is not current.
  expect(await ask(admin, { promptPurpose: 'dev' })).toContain('새 지시')
  const prod = await readJson<PromptDetail>(promote(dev, { version: 2, replaces: 1 }))
  expect(prod).toMatchObject({ purpose: 'prod', version: 2, newest: { content: withWord('새 지시') } })
  expect(await ask(student)).toContain('새 지시')
  await expect.poll(readCalls).toEqual([
    expect.objectContaining({
      prompt_name: 'main',
      prompt_purpose: 'prod',
      prompt_version: '2',
      cost: 0.28,
    }),
    expect.objectContaining({ prompt_purpose: 'dev', prompt_version: '2', model: 'loopback' }),
    expect.objectContaining({ prompt_purpose: 'prod', prompt_version: '1', purpose: 'chat' }),
    expect.objectContaining({ prompt_purpose: 'prod', prompt_version: '1', purpose: 'chat' }),
  ])

  // Back to the earlier version in one call.
  const back = await readJson<PromptDetail>(promote(prod, { version: 1, replaces: 2 }))
  expect(back).toMatchObject({ version: 1, newestVersion: 2 })
  expect(await ask(student)).not.toContain('새 지시')
  expect((await versionsOf(prod)).map(({ version, current }) => [version, current])).toEqual([
    [2, false],
    [1, true],
  ])
  const { items } = await readJson<{ items: AuditEntry[] }>(
    admin.get(`/api/v1/audit?${new URLSearchParams({ entity: 'prompt', entityId: prod.id })}`),
  )
  expect(items.map(({ action, before, after }) => [action, before?.version, after?.version])).toEqual([
    ['promote', 2, 1],
    ['promote', 1, 2],
  ])
})

describe('a new version', () => {
  test.each([
    ['an unknown place', withWord('\n{{secret}}'), '{{secret}}은(는) 없는 자리예요.'],
    ['an open brace', withWord('{{unit'), '{{와 }}의 짝이 맞지 않아요.'],
    ['no place at all', '튜터야.', '{{concept}} 자리가 꼭 있어야 해요.'],
    ['nothing but blanks', '  ', '{{concept}} 자리가 꼭 있어야 해요.'],
    ['a null character', withWord('\u0000'), null],
    ['too much', withWord('가'.repeat(20_000)), '너무 길거나 커요.'],
  ])('is refused with %s', async (_what, content, message) => {
    const dev = await find('main', 'dev')
    const response = await put(dev, { content, version: 1 })
    expect(response.status).toBe(422)
    const issues = (await response.json()).data?.issues ?? []
    if (message !== null) expect(issues).toContainEqual(expect.objectContaining({ path: 'content', message }))
    expect((await find('main', 'dev')).newestVersion).toBe(1)
  })

  test('that is based on an older one is refused with the newest text', async () => {
    const dev = await find('main', 'dev')
    const other = await server.signIn('user', 'admin')
    const answers = await Promise.all([
      put(dev, { content: withWord('하나'), version: 1 }),
      put(dev, { content: withWord('둘'), version: 1 }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = answers.find(({ status }) => status === 409)!
    const { code, data } = await stale.json()
    expect(code).toBe('STALE_VERSION')
    const [newest] = await versionsOf(dev)
    expect(data.current.newest).toEqual(newest)
  })

  test('of a prod prompt waits until it is promoted', async () => {
    const prod = await find('main', 'prod')
    expect(await readJson(put(prod, { content: withWord('기다려') }))).toMatchObject({
      version: 1,
      newestVersion: 2,
    })
    await readJson(promote(prod, { version: 2 }))
    expect(await ask(await server.signIn('user'))).toContain('기다려')
  })
})

describe('a promotion', () => {
  test('loses against one that is under way or was faster', async () => {
    const dev = await find('main', 'dev')
    for (const word of ['하나', '둘']) await readJson(put(dev, { content: withWord(word) }))
    const other = await server.signIn('user', 'admin')
    const answers = await Promise.all([
      promote(dev, { version: 2, replaces: 1 }),
      promote(dev, { version: 3, replaces: 1 }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from prompt_versions where current group by prompt_id',
    )
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ count: 1 })))
    const late = await promote(dev, { version: 2, replaces: 1 })
    expect([late.status, (await late.json()).data.current.version]).toEqual([409, 2])
  })

  test.each([
    ['of a version that does not exist', { version: 9 }, 404],
    ['of the text that learners have', { version: 1 }, 422],
    ['of no version', {}, 400],
    ['of version 0', { version: 0 }, 422],
    ['with an unknown field', { version: 1, force: true }, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await promote(await find('main', 'dev'), body)).status).toBe(status)
  })
})

test('notes and priorities are changed, and nothing else', async () => {
  const { id } = await find('sub', 'dev')
  const patch = (body: object) => admin.send('PATCH', `${PROMPTS}/${id}`, body)
  expect(await readJson(patch({ note: '힌트와 풀이' }))).toMatchObject({ note: '힌트와 풀이' })
  await readJson(patch({ note: '첫 글', priority: 'low', version: 1 }))
  expect(await versionsOf({ id })).toEqual([
    expect.objectContaining({ note: '첫 글', priority: 'low', content: DEFAULT_PROMPTS.sub }),
  ])
  expect((await patch({ content: 'x' })).status).toBe(400)
  expect((await patch({ note: 'x', version: 7 })).status).toBe(404)
  expect((await patch({ note: '가'.repeat(201) })).status).toBe(422)
})

test('a dev prompt is deleted and begun again with the text of learners; a prod prompt stays', async () => {
  const dev = await find('main', 'dev')
  const prod = await find('main', 'prod')
  expect((await admin.send('DELETE', `${PROMPTS}/${prod.id}`)).status).toBe(422)
  expect((await admin.send('DELETE', `${PROMPTS}/${dev.id}`)).status).toBe(200)
  expect((await admin.get(`${PROMPTS}/${dev.id}`)).status).toBe(404)
  const made = await readJson<PromptDetail>(admin.post(PROMPTS, { title: 'main', purpose: 'dev' }))
  expect(made.newest).toMatchObject({ version: 1, content: DEFAULT_PROMPTS.main, origin: 'own' })
  expect((await admin.post(PROMPTS, { title: 'main', purpose: 'dev' })).status).toBe(409)
  const unknown = await admin.post(PROMPTS, { title: '다른 이름', purpose: 'dev' })
  expect([unknown.status, (await unknown.json()).data.issues[0].path]).toEqual([422, 'title'])
})

test('the text of a release takes the place of a shipped one, never of what an administrator chose', async () => {
  const dev = await find('main', 'dev')
  await readJson(put(dev, { content: withWord('우리 글') }))
  await readJson(promote(dev, { version: 2 }))
  const release = { ...DEFAULT_PROMPTS, main: withWord('새 배포'), sub: `${DEFAULT_PROMPTS.sub}\n새 배포` }
  await Promise.all([loadPrompts(server.deps, release), loadPrompts(server.deps, release)])
  expect(await find('main', 'prod')).toMatchObject({ version: 2, newestVersion: 3, releaseVersion: 3 })
  expect(await find('sub', 'prod')).toMatchObject({ version: 2, newestVersion: 2, releaseVersion: null })
  expect(await find('main-user', 'prod')).toMatchObject({ version: 1, newestVersion: 1 })
  const [newest] = await versionsOf(await find('main', 'prod'))
  expect(newest).toMatchObject({ origin: 'shipped', author: null, current: false })
})

test('an administrator chooses the prompt that writes the next hint', async () => {
  const sub = await find('sub', 'dev')
  await readJson(put(sub, { content: `${DEFAULT_PROMPTS.sub}\n새 힌트 지시` }))
  const hint = async (by: TestBrowser, choice: object) => {
    const path = `/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/hints`
    const response = await by.post(path, { answer: '7', ...choice })
    expect(response.status).toBe(200)
    await response.text()
    return String(model.requests.at(-1)?.body.messages[0]?.content)
  }
  const chosen = { promptName: 'sub', promptPurpose: 'dev', promptVersion: 2 }
  expect(await hint(admin, chosen)).toContain('새 힌트 지시')
  expect(await hint(admin, { promptName: 'main', promptPurpose: 'prod' })).not.toContain('새 힌트 지시')
  expect(await hint(await server.signIn('user'), {})).not.toContain('새 힌트 지시')
})

test('each version has its numbers, and its calls are found in the history', async () => {
  const prod = await find('main', 'prod')
  const numbersOf = ({ id }: Prompt) => readJson<PromptNumbers[]>(admin.get(`${PROMPTS}/${id}/numbers`))
  expect(await numbersOf(prod)).toEqual([])
  const call = { purpose: 'chat' as const, model: 'm', promptName: 'main', promptPurpose: 'prod' as const }
  await server.database.db.insert(llmCalls).values(
    (
      [
        ['1', 'success', 100, 2],
        ['1', 'success', 300, null],
        ['1', 'cut', 900, 1],
        ['2', 'error', 900, null],
      ] as const
    ).map(([promptVersion, status, latencyMs, cost]) => ({
      ...{ id: crypto.randomUUID(), ...call, promptVersion, status, latencyMs, cost },
      ...{ inputTokens: 10, outputTokens: 5 },
    })),
  )
  expect(await numbersOf(prod)).toEqual([
    {
      ...{ version: 2, calls: 1, refused: 0, failedCalls: 1, latencyHalf: null, latencyMost: null },
      ...{ tokensIn: 10, tokensOut: 5, cost: null, unpriced: 1 },
    },
    {
      ...{ version: 1, calls: 3, refused: 1, failedCalls: 0, latencyHalf: 100, latencyMost: 300 },
      ...{ tokensIn: 30, tokensOut: 15, cost: 3, unpriced: 1 },
    },
  ])
  expect(await numbersOf(await find('main', 'dev'))).toEqual([])
  const countOf = async (prompt: string) =>
    (await readJson<{ total: number }>(admin.get(`/api/v1/llm-histories?${new URLSearchParams({ prompt })}`)))
      .total
  expect(await Promise.all(['main', 'main/prod/1', 'main/dev', 'mai'].map(countOf))).toEqual([4, 3, 0, 0])
  expect((await admin.get('/api/v1/llm-histories?prompt=main/live')).status).toBe(400)
})

test('a version says how the model is to answer, and what is promoted says the same', async () => {
  const settings = () => {
    const { temperature, max_tokens: tokens } = model.requests.at(-1)!.body as unknown as Record<
      string,
      unknown
    >
    return [temperature, tokens]
  }
  const student = await server.signIn('user')
  await ask(student)
  expect(settings()).toEqual([undefined, 2000])
  const dev = await find('main', 'dev')
  const same = { content: DEFAULT_PROMPTS.main, temperature: 0.2, maxTokens: 300 }
  expect(await readJson(put(dev, same))).toMatchObject({ newest: { temperature: 0.2, maxTokens: 300 } })
  // The text is what learners have, but not how it is answered.
  await readJson(promote(dev, { version: 2, replaces: 1 }))
  await ask(student)
  expect(settings()).toEqual([0.2, 300])
  expect((await promote(dev, { version: 2 })).status).toBe(422)
  for (const wrong of [{ temperature: 2.5 }, { maxTokens: 10 }, { maxTokens: 60.5 }])
    expect((await put(dev, { ...same, ...wrong })).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400)
  const wrap = { content: DEFAULT_PROMPTS['main-user'], temperature: 0.2 }
  expect((await put(await find('main-user', 'dev'), wrap)).status).toBe(422)
})

describe('a replay', () => {
  const replay = ({ id }: Prompt, body: object) =>
    admin.post(`${PROMPTS}/${id}/replay`, { version: 2, ...body })
  const askAs = async (browser: TestBrowser) => {
    await ask(browser)
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from llm_calls where user_id = $1 and request is not null',
      [browser.userId],
    )
    return rows
  }

  test('makes a call again with another version, whose text is filled as the first one was', async () => {
    const dev = await find('main', 'dev')
    const content = '새 판. {{concept}}/{{explanation}}/{{voice}}/{{exercise}}/{{progress}}/{{message}}'
    await server.database.db.insert(promptVersions).values({ promptId: dev.id, version: 2, content })
    const student = await server.signIn('user')
    await expect.poll(async () => (await askAs(student)).length).toBeGreaterThan(0)
    const first = String(model.requests.at(-1)?.body.messages[0]?.content)
    const [call] = await askAs(student)
    const callId = call!.id
    // Another person's text is read for a reason alone.
    expect((await replay(dev, { callId })).status).toBe(403)
    const answer = await replay(dev, { callId, reason: '신고된 답을 확인' })
    expect(await answer.text()).toContain('"done":true')
    const sent = model.requests.at(-1)?.body.messages ?? []
    const values = readFilled(DEFAULT_PROMPTS.main, first)!
    // The call was the first of its thread, which had no focus yet.
    const filled = fillPrompt(withFocusPlace(content), { ...values, focus: '없음', message: '없음' })
    expect(sent[0]?.content).toBe(filled)
    expect(JSON.stringify(sent.slice(1))).toContain('소수가 뭐예요?')
    // It counts, but the learner's words are not kept once more.
    await expect
      .poll(async () => (await readCalls())[0])
      .toMatchObject({
        ...{ purpose: 'try-out', prompt_name: 'main', prompt_purpose: 'dev', prompt_version: '2' },
      })
    const { rows } = await server.database.pool.query(
      "select request, response from llm_calls where purpose = 'try-out'",
    )
    expect(rows).toEqual([{ request: null, response: null }])
    const { items } = await readJson<{ items: AuditEntry[] }>(
      admin.get(`/api/v1/audit?${new URLSearchParams({ entity: 'llm-call', entityId: callId })}`),
    )
    expect(items).toMatchObject([
      { action: 'read', after: { reason: '신고된 답을 확인', replayed: 'dev 2' } },
    ])
  })

  test('is refused for another family, for what is not kept, and for what does not exist', async () => {
    const [dev, sub] = [await find('main', 'dev'), await find('sub', 'dev')]
    await expect.poll(async () => (await askAs(admin)).length).toBeGreaterThan(0)
    const [call] = await askAs(admin)
    const callId = call!.id
    expect((await replay(sub, { version: 1, callId })).status).toBe(422)
    expect((await replay(dev, { version: 7, callId })).status).toBe(404)
    expect((await replay(dev, { version: 1, callId: crypto.randomUUID() })).status).toBe(404)
    await server.database.db.update(llmCalls).set({ request: null, response: null })
    expect((await replay(dev, { version: 1, callId })).status).toBe(422)
  })
})

describe('a try-out', () => {
  const tryOut = ({ id }: Prompt, body: object, by = admin) =>
    by.post(`${PROMPTS}/${id}/try-out`, { version: 1, conceptId: SMALL.concept, message: '12는?', ...body })

  test('streams a reply with each version, and counts in the history alone', async () => {
    const dev = await find('main', 'dev')
    await readJson(put(dev, { content: withWord('두 번째') }))
    const before = model.requests.length
    const history = [{ message: '소수가 뭐예요?', response: '약수가 둘인 수예요.' }]
    const answers = await Promise.all([tryOut(dev, { history }), tryOut(dev, { version: 2 })])
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toContain('text/event-stream')
      expect(await answer.text()).toContain('"done":true')
    }
    const sent = model.requests.slice(before).map(({ body }) => JSON.stringify(body.messages))
    expect(sent.filter((text) => text.includes('두 번째'))).toHaveLength(1)
    expect(sent.filter((text) => text.includes('약수가 둘인 수예요.'))).toHaveLength(1)
    await expect
      .poll(async () => (await readCalls()).map((call) => [call.purpose, call.prompt_version]).sort())
      .toEqual([
        ['try-out', '1'],
        ['try-out', '2'],
      ])
    for (const table of ["messages where message like '%12는?%'", 'attempts', 'running_streams'])
      expect((await server.database.pool.query(`select 1 from ${table}`)).rowCount, table).toBe(0)
  })

  test('of the prompt of hints answers a wrong answer', async () => {
    const answer = await tryOut(await find('sub', 'dev'), { message: '7' })
    expect(await answer.text()).toContain('"done":true')
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain('학생의 답')
  })

  test.each([
    ['an unknown concept', { conceptId: 'M9U99C99' }, 404],
    ['an unknown version', { version: 5 }, 404],
    ['no message', { message: ' ' }, 422],
    ['an unknown field', { text: 'x' }, 400],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await tryOut(await find('main', 'dev'), body)).status).toBe(status)
  })

  test('is refused to everybody else', async () => {
    const dev = await find('main', 'dev')
    expect((await tryOut(dev, {}, await server.signIn('user', 'exercise_admin'))).status).toBe(403)
    expect((await tryOut(dev, {}, server.visitor())).status).toBe(401)
  })

  test('without a model says what is missing, and is limited', async () => {
    const other = await createTestServer({ databaseUrl: server.databaseUrl, tutor: 'built-in' })
    const dev = await find('main', 'dev')
    const operator = await other.signIn('user', 'admin')
    const refused = await tryOut(dev, {}, operator)
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      '연결된 언어 모델이 없어 시험할 수 없어요. 서버에 TUTOR_BASE_URL과 TUTOR_MODEL을 설정해 주세요.',
    ])
    await other.close()
    await server.database.pool.query(
      "update limit_counters set count = 120 where bucket like 'promptTriesByPerson:%'",
    )
    expect((await tryOut(dev, {})).status).toBe(429)
  })
})
