import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditableExplanation } from '#contract/content.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { Generation, GenerationEvent, GenerationOptions, SolutionEvent } from '#contract/generation.ts'
import type { EditableItem } from '#contract/item-editing.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { concepts, generations, llmCalls, users } from '#server/db/schema.ts'
import { SUB_TASKS } from '#server/llm/prompts/default-prompts.ts'
import { readJson } from '#tests/support/learner.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import {
  createTestServer,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
  type TestServer,
} from '#tests/support/test-server.ts'
import {
  type ChatRequestBody,
  type OpenAiMode,
  type OpenAiServer,
  startOpenAiServer,
} from './llm/openai-server.ts'

const V1 = '/api/v1/services/evaluation-items'
const V2 = '/api/v2/services/evaluation-items'
const GENERATIONS = '/api/v1/generations'
const EVENTS = { Accept: 'text/event-stream' }
const ORDER = {
  curriculumConceptIds: [SMALL.concept],
  writtenTestType: WRITTEN_TYPE.shortAnswer,
  difficultyLevel: 1,
  generationCount: 1,
}
/** Cancelling is noticed within a second. */
const SOON = { timeout: 10_000 }
/** A concept of the release, so that it has templates. */
const WITH_TEMPLATES = 'M1U01C04'

/** A sound draft about one number. */
function draftOf(number: number, changes: object = {}) {
  return {
    question: `\\(${number}\\)보다 \\(1\\) 큰 수를 구하세요.`,
    options: [],
    correctAnswer: String(number + 1),
    solution: `\\(${number}+1=${number + 1}\\)이에요.`,
    hints: ['수직선을 떠올려요.', '오른쪽으로 한 칸 가요.', '하나를 더해요.'],
    mistakes: [{ answer: String(number - 1), says: '반대쪽으로 갔어요.' }],
    rubric: [],
    pairing: null,
    ...changes,
  }
}

function textOf({ messages }: ChatRequestBody): string {
  return messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(),
    )
    .join('\n')
}

const isFor = (task: keyof typeof SUB_TASKS, body: ChatRequestBody) => textOf(body).includes(SUB_TASKS[task])

/** Solves what `draftOf` asks. */
function solve(body: ChatRequestBody): string {
  const [, number] = /\\\((\d+)\\\)보다/.exec(textOf(body)) ?? []
  return JSON.stringify({ answer: String(Number(number) + 1) })
}

/** A model that answers each call for items with the next of these, and solves rightly. */
function writes(...answers: (string | object)[]): OpenAiMode {
  const queue = [...answers]
  return {
    kind: 'reply',
    pieceLength: 400,
    answer: (body) => {
      if (isFor('solve', body)) return solve(body)
      const next = queue.shift() ?? 'nothing left'
      return typeof next === 'string' ? next : JSON.stringify(next)
    },
  }
}

let model: OpenAiServer
let server: ListeningServer
let bare: TestServer
let author: TestBrowser
beforeAll(async () => {
  model = await startOpenAiServer()
  const env = { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'writer', TUTOR_VISION_MODEL: 'seer' }
  const site = { prices: { writer: [{ from: null, input: 1_000_000, output: 2_000_000, cached: null }] } }
  server = await listenTestServer({ env, site, tutor: 'built-in' })
  bare = await createTestServer({ tutor: 'built-in' })
})
afterAll(async () => {
  await server?.close()
  await bare?.close()
  await model?.close()
})
beforeEach(async () => {
  author = await server.signIn('user', 'exercise_admin')
  model.requests.splice(0)
})

async function readEvents<Event = GenerationEvent>(answer: Promise<Response>): Promise<Event[]> {
  const response = await answer
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as Event)
}

const generate = (order: object = {}, who = author) =>
  readEvents(who.post(V1, { ...ORDER, ...order }, { headers: EVENTS }))
const read = (id: string, who = author) => readJson<EditableItem>(who.get(`/api/v1/evaluation-items/${id}`))
const jobOf = ([first]: GenerationEvent[], who = author) =>
  readJson<Generation>(who.get(`${GENERATIONS}/${first?.generationId}`))
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as ErrorBody).code]
}

describe('items by a model', () => {
  test('are verified, repaired once, solved without their key, and saved as drafts', async () => {
    const broken = draftOf(20, { solution: '\\(20+\\frac{1\\)이에요.' })
    const wrongKey = draftOf(30, { correctAnswer: '32', solution: '\\(30+1=32\\)이에요.', mistakes: [] })
    model.setMode(writes({ items: [draftOf(10), broken, wrongKey] }, { items: [draftOf(20)] }))
    const events = await generate({ generationCount: 3, prompt: '생활 속 상황으로' })
    expect(events.map(({ level, done = false }) => [level, done])).toEqual([
      ...[
        ['info', false],
        ['info', false],
      ],
      ...[
        ['info', false],
        ['info', false],
        ['warning', false],
      ],
      ['info', true],
    ])
    const job = await jobOf(events)
    expect(job).toMatchObject({ status: 'done', model: 'writer', kind: 'items', events })
    const items = await Promise.all(job.drafts.map(({ itemId }) => read(itemId)))
    expect(items.map(({ status, issues, content }) => [status, issues.length, content.question])).toEqual(
      [10, 20, 30].map((number) => ['draft', 0, draftOf(number).question]),
    )
    expect(job.drafts.map(({ notes }) => notes)).toEqual([[], [], [expect.stringContaining("'31'")]])
    // Four calls for items and solutions: 120 tokens in and 40 out each.
    const calls = await server.database.db.select().from(llmCalls)
    const mine = calls.filter(({ userId }) => userId === author.userId)
    expect(mine.map(({ purpose }) => purpose)).toEqual(['items', 'solve', 'items', 'solve', 'solve'])
    expect(job).toMatchObject({ tokensIn: 5 * 120, tokensOut: 5 * 40, cost: 5 * (120 + 80) })
    const [first, , second] = model.requests.map(({ body }) => body)
    expect(first).toMatchObject({ response_format: { type: 'json_schema' } })
    expect(textOf(first as ChatRequestBody)).toContain('생활 속 상황으로')
    expect(textOf(second as ChatRequestBody)).toMatch(/잘못된 곳:\n- solution: /)
    const solved = textOf(model.requests[1]?.body as ChatRequestBody)
    expect(solved).not.toContain('10+1=11')
    // Nobody is given a draft.
    const learner = await server.signIn('user')
    const ids = job.drafts.map(({ itemId }) => itemId).join()
    expect(await readJson<Item[]>(learner.get(`/api/v1/evaluation-items/details?ids=${ids}`))).toEqual([])
  })

  test('are asked for again once when the model answers with something else, and then not', async () => {
    model.setMode(writes('물론이죠! 문항을 만들어 드릴게요.', '```json\n{"items": []'))
    const events = await generate()
    expect(events.at(-1)).toEqual({
      level: 'error',
      message: '문항 생성에 실패했습니다. 모델이 쓴 것 가운데 문항으로 읽을 수 있는 것이 없어요.',
      done: true,
    })
    expect((await jobOf(events)).status).toBe('failed')
    model.setMode(
      writes('음…', `여기 있어요:\n\`\`\`json\n${JSON.stringify({ items: [draftOf(40)] })}\n\`\`\``),
    )
    expect((await generate()).at(-1)).toMatchObject({ level: 'info', done: true })
  })

  test('come from a server that knows no structured output, too', async () => {
    const good = writes({ items: [draftOf(50)] })
    model.setMode([{ kind: 'status', status: 400 }, { kind: 'status', status: 400 }, good])
    expect((await generate()).at(-1)).toMatchObject({ level: 'info', done: true })
    expect(model.requests.at(-1)?.body).not.toHaveProperty('response_format')
  })

  test('are twenty at most, in calls of five, none twice', async () => {
    const drafts = Array.from({ length: 20 }, (_, index) => draftOf(index < 19 ? 100 + index : 100))
    model.setMode(writes(...[0, 5, 10, 15].map((from) => ({ items: drafts.slice(from, from + 5) }))))
    const job = await jobOf(await generate({ generationCount: 20 }))
    expect(job.drafts).toHaveLength(20)
    expect(job.drafts.flatMap(({ notes }) => notes)).toEqual(['이미 있는 문항과 같아 보여요.'])
    expect(await refusalOf(author.post(V1, { ...ORDER, generationCount: 21 }))).toEqual([
      422,
      'UNPROCESSABLE',
    ])
  })

  test('stay when the model breaks off, with what went wrong', async () => {
    const good = writes({ items: [60, 61, 62, 63, 64].map((number) => draftOf(number)) })
    model.setMode([good, good, good, good, good, good, { kind: 'cut', text: '{"items": [{"question"' }])
    const events = await generate({ generationCount: 10 })
    expect(events.at(-1)?.message).toBe(
      '문항 생성에 실패했습니다. 모델이 대답을 끝내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
    )
    const job = await jobOf(events)
    expect(job.drafts).toHaveLength(5)
    // The broken call is counted with what had come of it.
    const calls = await server.database.db
      .select()
      .from(llmCalls)
      .where(eq(llmCalls.userId, author.userId!))
      .orderBy(llmCalls.createdAt)
    const last = calls.slice(-7)
    expect(last.map(({ status }) => status)).toEqual([...Array(6).fill('success'), 'error'])
    expect(last.at(-1)?.outputTokens).toBeGreaterThan(0)
    const sum = (field: 'inputTokens' | 'outputTokens') => last.reduce((all, call) => all + call[field], 0)
    expect(job).toMatchObject({ tokensIn: sum('inputTokens'), tokensOut: sum('outputTokens') })
  })

  test('hold nothing that is no text of an item', async () => {
    const odd = draftOf(70, { question: `보기\u0000가 <script>alert(1)</script> \\(71\\)인 것은?` })
    const tooMany = draftOf(71, { options: ['1', '2', '3', '4', '5', '6'] })
    model.setMode(writes({ items: [odd, tooMany] }, { items: [tooMany] }))
    const job = await jobOf(await generate({ generationCount: 2 }))
    const [kept] = await Promise.all(job.drafts.map(({ itemId }) => read(itemId)))
    expect(kept?.content.question).toBe('보기가 <script>alert(1)</script> \\(71\\)인 것은?')
    expect(job.events.map(({ message }) => message)).toContain(
      '문항으로 읽을 수 없는 것이 하나 있어서 뺐어요.',
    )
  })
})

describe('a run', () => {
  const SLOW: OpenAiMode = { kind: 'flood', text: ' ', pieceEveryMs: 5 }
  const begin = async (key: string) => {
    model.setMode(SLOW)
    const reader = new AbortController()
    const headers = { ...EVENTS, 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const body = JSON.stringify(ORDER)
    const response = await author.request(V1, { method: 'POST', headers, body, signal: reader.signal })
    return { response, leave: () => reader.abort() }
  }
  const awaitEnd = async (id: string): Promise<Generation> => {
    const again = { headers: EVENTS, key: id }
    await readEvents(author.post(V1, ORDER, again))
    return readJson<Generation>(author.get(`${GENERATIONS}/${id}`))
  }

  test('goes on without a reader, is followed again by its key, and ends when it is cancelled', async () => {
    const key = crypto.randomUUID()
    const { leave } = await begin(key)
    leave()
    expect(await readJson<Generation>(author.get(`${GENERATIONS}/${key}`))).toMatchObject({
      status: 'running',
    })
    const other = await server.signIn('user', 'exercise_admin')
    expect(await refusalOf(other.post(`${GENERATIONS}/${key}/cancel`))).toEqual([404, 'NOT_FOUND'])
    expect(await refusalOf(other.get(`${GENERATIONS}/${key}`))).toEqual([404, 'NOT_FOUND'])
    await readJson(author.post(`${GENERATIONS}/${key}/cancel`))
    const job = await awaitEnd(key)
    expect(job).toMatchObject({ status: 'cancelled' })
    expect(job.events.at(-1)?.message).toBe('만들기를 취소했어요. 여기까지 만든 초안은 남아 있어요.')
    expect(model.requests).toHaveLength(1)
    expect(await readJson<Generation[]>(author.get(GENERATIONS))).toMatchObject([{ id: key }])
    expect(await readJson<Generation[]>(other.get(GENERATIONS))).toEqual([])
  })

  test('ends with the rights of the person who began it', async () => {
    const key = crypto.randomUUID()
    await begin(key)
    await server.database.db.update(users).set({ roles: ['user'] })
    await expect
      .poll(async () => {
        const rows = await server.database.db.select().from(generations)
        return rows.find(({ id }) => id === key)?.status
      }, SOON)
      .toBe('cancelled')
  })

  test('that lost its process is told as failed', async () => {
    const id = crypto.randomUUID()
    const row = { id, userId: author.userId ?? '', kind: 'items' as const, status: 'running' as const }
    const leaseUntil = new Date(Date.now() - 60_000)
    await server.database.db.insert(generations).values({ ...row, conceptIds: [SMALL.concept], leaseUntil })
    const job = await readJson<Generation>(author.get(`${GENERATIONS}/${id}`))
    expect([job.status, job.events.at(-1)?.done]).toEqual(['failed', true])
  })

  test('without an event stream answers with its drafts, and ends when its caller leaves', async () => {
    model.setMode(writes({ items: [draftOf(80)] }))
    const drafts = await readJson<Item[]>(author.post(V1, ORDER))
    expect(drafts).toMatchObject([{ question: draftOf(80).question, conceptIds: [SMALL.concept] }])
    model.setMode(writes('아니요', '아니요'))
    expect(await refusalOf(author.post(V1, ORDER))).toEqual([502, 'GENERATION_FAILED'])
    model.setMode(SLOW)
    const leaving = new AbortController()
    const headers = { 'Content-Type': 'application/json' }
    const gone = author.request(V1, {
      ...{ method: 'POST', headers, body: JSON.stringify(ORDER), signal: leaving.signal },
    })
    await expect.poll(() => model.requests.at(-1)?.body.stream && model.requests.length, SOON).toBe(5)
    leaving.abort()
    await expect(gone).rejects.toThrow()
    await expect
      .poll(async () => (await readJson<Generation[]>(author.get(GENERATIONS)))[0]?.status, SOON)
      .toBe('cancelled')
  })

  test('is one of two at once and of sixty an hour, and refused for what does not exist', async () => {
    const options = await readJson<GenerationOptions>(author.get(`${GENERATIONS}/options`))
    expect(options).toEqual({
      ...{ model: 'writer', visionModel: 'seer', left: 60, tokensAnItem: 4000, costAnItem: 5000 },
    })
    expect(await refusalOf(author.post(V1, { ...ORDER, curriculumConceptIds: ['T9'] }))).toEqual([
      404,
      'CONCEPT_NOT_FOUND',
    ])
    const group = { itemGroupIds: [crypto.randomUUID()] }
    expect(await refusalOf(author.post(V1, { ...ORDER, ...group }))).toEqual([404, 'NOT_FOUND'])
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const
    for (const key of keys) (await begin(key)).leave()
    expect(await refusalOf(author.post(V1, ORDER))).toEqual([429, 'TOO_MANY_REQUESTS'])
    for (const key of keys) await author.post(`${GENERATIONS}/${key}/cancel`)
    for (const key of keys) await awaitEnd(key)
    expect((await readJson<GenerationOptions>(author.get(`${GENERATIONS}/options`))).left).toBe(58)
    const counted = "update limit_counters set count = 60 where bucket like 'generationsByPerson:%'"
    await server.database.pool.query(counted)
    expect(await refusalOf(author.post(V1, ORDER))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

describe('without a model', () => {
  test('items are drawn from templates, all different, or the run says that there are none', async () => {
    const [known] = await bare.database.db.select().from(concepts)
    if (!known) throw new Error('no concept')
    await bare.database.db.insert(concepts).values({ ...known, id: WITH_TEMPLATES, ordered: 99 })
    await bare.database.pool.query('update content_state set version = version + 1')
    const admin = await bare.signIn('user', 'admin')
    const order = { curriculumConceptIds: [WITH_TEMPLATES], generationCount: 6 }
    const job = await jobOf(await generate(order, admin), admin)
    expect(job).toMatchObject({ status: 'done', model: null, tokensIn: 0 })
    const items = await Promise.all(job.drafts.map(({ itemId }) => read(itemId, admin)))
    expect(new Set(items.map(({ content }) => content.question)).size).toBe(6)
    for (const { status, issues, content } of items) {
      expect([status, issues.filter(({ severity }) => severity === 'fault')]).toEqual(['draft', []])
      expect([content.difficultyLevel, content.writtenTestType]).toEqual([1, WRITTEN_TYPE.shortAnswer])
    }
    expect((await generate({}, admin)).at(-1)?.message).toContain('템플릿이 없어요')
    expect(await refusalOf(admin.post(V1, { ...ORDER, source: 'model' }))).toEqual([501, 'NOT_CONFIGURED'])
  })

  test('a solution and an explanation are outlined, and pictures are refused before they are read', async () => {
    const admin = await bare.signIn('user', 'admin')
    const options = await readJson<GenerationOptions>(admin.get(`${GENERATIONS}/options`))
    expect(options).toMatchObject({ model: null, visionModel: null })
    const path = `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations/generate`
    const job = await jobOf(await readEvents(admin.post(path)), admin)
    expect(job.text).toMatch(/^## 왜 배울까\n[\s\S]*## 정리/)
    const form = new FormData()
    form.append('images', new Blob(['not looked at']), 'a.png')
    expect(await refusalOf(admin.upload(V2, form))).toEqual([501, 'NOT_CONFIGURED'])
  })
})

describe('items from pictures', () => {
  const form = async (fields: Record<string, string | string[]> = {}, picture?: Buffer) => {
    const body = new FormData()
    body.append('images', new Blob([Uint8Array.from(picture ?? (await makePicture()))]), 'a.png')
    const all = { curriculumConceptIds: [SMALL.concept], writtenTestType: '2', similarity: 'high', ...fields }
    for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) body.append(name, one)
    return body
  }

  test('are made by the model that sees, which gets them re-encoded', async () => {
    model.setMode(writes({ items: [draftOf(90)] }))
    const events = await readEvents(author.upload(V2, await form({ generationCount: '1' })))
    expect(await jobOf(events)).toMatchObject({ status: 'done', kind: 'picture-items', model: 'seer' })
    const { messages } = model.requests[0]?.body ?? { messages: [] }
    expect(messages.at(-1)?.content).toContainEqual({
      type: 'image_url',
      image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) },
    })
    expect(JSON.stringify(messages[0])).toContain('거의 같게')
    expect((await server.database.pool.query('select 1 from stored_files')).rowCount).toBe(0)
  })

  test('are refused without a key, a picture, a known field or a value of it', async () => {
    const refused = async (body: FormData) => refusalOf(author.upload(V2, body))
    const keyless = { method: 'POST', body: await form() }
    expect(await refusalOf(author.request(V2, keyless))).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
    expect(await refused(await form({}, Buffer.from('<svg/>')))).toEqual([422, 'UNPROCESSABLE'])
    expect(await refused(await form({ strange: '1' }))).toEqual([400, 'BAD_REQUEST'])
    expect(await refused(await form({ similarity: 'same' }))).toEqual([400, 'BAD_REQUEST'])
    expect(await refused(await form({ generationCount: ['1', '2'] }))).toEqual([400, 'BAD_REQUEST'])
    const none = new FormData()
    none.append('writtenTestType', '2')
    expect(await refused(none)).toEqual([422, 'UNPROCESSABLE'])
  })
})

describe('a text by a model', () => {
  test('is a solution in the last event, repaired once, not saved', async () => {
    model.setMode(writes({ items: [draftOf(5)] }))
    const [drafted] = await readJson<Item[]>(author.post(V1, ORDER))
    const id = drafted?.id ?? ''
    const before = await read(id)
    const answers = ['\\(5+\\frac{1\\)', '\\(5\\)에 \\(1\\)을 더해요. 따라서 답은 \\(6\\)이에요.']
    model.setMode({ kind: 'reply', answer: () => answers.shift() ?? '' })
    const events = await readEvents<SolutionEvent>(author.post(`${V1}/${id}/solutions/recreate`))
    expect(events.map(({ payload }) => payload.level)).toEqual(['info', 'info', 'warning', 'info'])
    expect(events.at(-1)).toMatchObject({
      payload: { solution: '\\(5\\)에 \\(1\\)을 더해요. 따라서 답은 \\(6\\)이에요.' },
      done: true,
    })
    expect(await read(id)).toEqual(before)
  })

  test('is an explanation for administrators', async () => {
    const path = `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations/generate`
    expect(await refusalOf(author.post(path))).toEqual([403, 'FORBIDDEN'])
    const text = ['왜 배울까', '핵심', '예제와 풀이', '자주 하는 실수', '정리']
      .map((title) => `## ${title}\n\n소수는 \\(2\\)부터예요.`)
      .join('\n\n')
    model.setMode({ kind: 'reply', text, pieceLength: 100 })
    const admin = await server.signIn('user', 'admin')
    const events = await readEvents(admin.post(path))
    expect(events.map(({ level }) => level)).toEqual(['info', 'info', 'info'])
    expect((await jobOf(events, admin)).text).toBe(text)
    const drafts = await readJson<EditableExplanation[]>(
      admin.get(`/api/v1/curriculum-concepts/${SMALL.concept}/explanations`),
    )
    expect(drafts[0]).toMatchObject({ content: text, status: 'draft', author: 'model' })
  })
})
