import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import type { ReadPicture } from '#contract/ocr.ts'
import { limitCounters, llmCalls } from '#server/db/schema.ts'
import { countInWindow } from '#server/http/limits.queries.ts'
import { removeUnusedFiles } from '#server/storage/remove-unused-files.flow.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { makeMemoryStorage } from '#tests/support/memory-storage.ts'
import {
  createTestServer,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'
import { type OpenAiMode, type OpenAiServer, startOpenAiServer } from './llm/openai-server.ts'

const OCR = '/api/v1/services/ocr'
const DAY_MS = 86_400_000
const READ = { text: '\\(2x+3=7\\)을 풀어라.', confidence: 'high' }

const says = (answer: string | object): OpenAiMode => ({
  kind: 'reply',
  pieceLength: 400,
  answer: () => (typeof answer === 'string' ? answer : JSON.stringify(answer)),
})

async function makeForm(name = 'image', picture?: Buffer): Promise<FormData> {
  const form = new FormData()
  form.append(name, new Blob([Uint8Array.from(picture ?? (await makePicture()))]), 'a.png')
  return form
}

async function refusalOf(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer
  return [response.status, ((await response.json()) as ErrorBody).message]
}

let now: Date
let model: OpenAiServer
let server: ListeningServer
let learner: TestBrowser
const storage = makeMemoryStorage()
beforeAll(async () => {
  model = await startOpenAiServer()
  const env = { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'writer', TUTOR_VISION_MODEL: 'seer' }
  server = await listenTestServer({ env, tutor: 'built-in', storage, clock: () => now })
})
afterAll(async () => {
  await server?.close()
  await model?.close()
})
beforeEach(async () => {
  now = new Date()
  learner = await server.signIn('user')
  model.requests.splice(0)
  model.setMode(says(READ))
})

const readPicture = async (browser = learner) => readJson<ReadPicture>(browser.upload(OCR, await makeForm()))

test('what is written in a picture is read by the model that sees, and the picture is of its owner alone', async () => {
  const read = await readPicture()
  expect(read).toEqual({ ocrResultId: expect.stringMatching(/-40x30\.png$/), ...READ })
  const { model: asked, messages } = model.requests[0]!.body
  expect(asked).toBe('seer')
  expect(messages.at(-1)?.content).toContainEqual({
    type: 'image_url',
    image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) },
  })
  const picture = `/api/v1/storages/${read.ocrResultId}`
  expect((await learner.get(picture)).status).toBe(200)
  expect((await (await server.signIn('user')).get(picture)).status).toBe(404)
  const [call] = await server.deps.db
    .select()
    .from(llmCalls)
    .where(eq(llmCalls.userId, learner.userId ?? ''))
  expect(call).toMatchObject({ purpose: 'ocr', model: 'seer', status: 'success' })
})

test('is read once: the same key is answered with the same picture, and the model is not asked again', async () => {
  const key = crypto.randomUUID()
  const send = async () =>
    readJson<ReadPicture>(learner.upload(OCR, await makeForm(), { 'Idempotency-Key': key }))
  const first = await send()
  model.setMode(says({ text: '다른 글', confidence: 'low' }))
  expect(await send()).toEqual(first)
  expect(model.requests).toHaveLength(1)
  const other = { 'Idempotency-Key': key }
  const picture = await makeForm('image', await makePicture(41))
  expect((await refusalOf(learner.upload(OCR, picture, other)))[0]).toBe(422)
})

test('handwriting is read as such, apart from the pictures of the day, and the model gets nothing but the picture', async () => {
  const readInk = async () => learner.upload(`${OCR}?kind=ink`, await makeForm())
  expect((await readInk()).status).toBe(200)
  const [system, user, ...others] = model.requests[0]!.body.messages
  expect(system?.content).toContain('손으로 쓴')
  expect(others).toEqual([])
  expect(user?.content).toEqual([
    { type: 'text', text: '그림에 쓰인 것을 옮겨 적어라.' },
    { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image/) } },
  ])
  const { db, secrets } = server.deps
  const bucket = `picturesReadByPerson:${secrets.hash(learner.userId ?? '')}`
  await countInWindow(db, bucket, DAY_MS, now)
  await db.update(limitCounters).set({ count: 1000 }).where(eq(limitCounters.bucket, bucket))
  expect((await refusalOf(learner.upload(OCR, await makeForm())))[0]).toBe(429)
  expect((await readInk()).status).toBe(200)
  // A key or an accepted form has no field to come in.
  const form = await makeForm()
  form.append('correctAnswer', '3/4')
  expect((await refusalOf(learner.upload(`${OCR}?kind=ink`, form)))[0]).toBe(413)
})

test.each([
  ['nothing that is written', { text: ' ', confidence: 'low' }],
  ['more than a message', { text: '1'.repeat(4001), confidence: 'high' }],
  ['no JSON', 'I see a cat'],
])('a picture in which the model finds %s is refused and not stored', async (_, answer) => {
  model.setMode(says(answer))
  const before = storage.files.size
  const [status, message] = await refusalOf(learner.upload(OCR, await makeForm()))
  expect([status, message]).toEqual([422, expect.stringContaining('다시 찍어')])
  expect(storage.files.size).toBe(before)
})

test('a model that fails is a matter of waiting, and nothing is stored', async () => {
  model.setMode({ kind: 'status', status: 500 })
  const before = storage.files.size
  const [status, message] = await refusalOf(learner.upload(OCR, await makeForm()))
  expect([status, message]).toEqual([500, expect.stringContaining('잠시 뒤에 다시')])
  expect(storage.files.size).toBe(before)
})

test('is refused without a key, a picture, or consent, and before it is read where no model sees', async () => {
  const svg = makeForm('image', Buffer.from('<svg/>'))
  expect((await refusalOf(learner.upload(OCR, await svg)))[0]).toBe(422)
  expect((await refusalOf(learner.upload(OCR, await makeForm('files'))))[0]).toBe(400)
  const keyless = { method: 'POST', body: await makeForm() }
  expect((await refusalOf(learner.request(OCR, keyless)))[0]).toBe(400)
  expect(model.requests).toEqual([])
  const bare = await createTestServer({ tutor: 'built-in' })
  const form = new FormData()
  form.append('image', new Blob(['not looked at']), 'a.png')
  const [status, message] = await refusalOf((await bare.signIn('user')).upload(OCR, form))
  expect([status, message]).toEqual([501, expect.stringContaining('사진을 읽는 모델이 없어요')])
  await bare.close()
})

test('the picture is kept as long as the turn that was made of it', async () => {
  const { id: threadId } = await openThread(learner)
  const [used, unused] = [await readPicture(), await readPicture()]
  const id = crypto.randomUUID()
  const { ocrResultId, text } = used
  const turn = { id, threadId, message: text, response: '그래.', ocrResultId, context: {} }
  await readJson(learner.post('/api/v1/services/messages', turn, { key: id }))
  const statusOf = async (read: ReadPicture) =>
    (await learner.get(`/api/v1/storages/${read.ocrResultId}`)).status
  now = new Date(now.getTime() + 8 * DAY_MS)
  await removeUnusedFiles(server.deps)
  expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404])
  await readJson(learner.send('DELETE', `/api/v1/services/threads/${threadId}/messages/latest`))
  now = new Date(now.getTime() + 8 * DAY_MS)
  await removeUnusedFiles(server.deps)
  expect(await statusOf(used)).toBe(404)
})

test('a learner deletes a picture, and the turn stays', async () => {
  const { ocrResultId } = await readPicture()
  const picture = `/api/v1/storages/${ocrResultId}`
  expect((await (await server.signIn('user')).send('DELETE', picture)).status).toBe(404)
  expect((await learner.send('DELETE', picture)).status).toBe(200)
  expect((await learner.get(picture)).status).toBe(404)
})
