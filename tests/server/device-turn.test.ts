import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import { eventually, makeTurn, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { makeScriptedTutor, type ScriptedTutor } from '#tests/support/scripted-tutor.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { type ListeningServer, listenTestServer, type TestBrowser } from '#tests/support/test-server.ts'

const MESSAGES = '/api/v1/services/messages'
const CHAT = '/api/v1/services/llm/chat-completions'

let tutor: ScriptedTutor
let server: ListeningServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  tutor = makeScriptedTutor()
  server = await listenTestServer({ tutor })
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

const ask = (message: string, key: string) => student.post(CHAT, { message, threadId }, { key })
const list = (browser = student) =>
  readJson<ChatMessage[]>(browser.get(`/api/v1/threads/${threadId}/messages`))
const deviceTurn = (id: string, message: string, more: object = {}) => ({
  ...makeTurn(threadId, null, null, message, { target: 'ai', source: 'device' }),
  id,
  response: '기기의 튜터가 쓴 답이에요.',
  relatedQuestions: ['또 무엇이 궁금해요?'],
  ...more,
})
const save = (turn: object, browser = student) => browser.post(MESSAGES, turn)
const ON_DEVICE = {
  response: '기기의 튜터가 쓴 답이에요.',
  relatedQuestions: ['또 무엇이 궁금해요?'],
  status: 'success',
  context: { source: 'device', responseType: 'normal', complete: false },
}

async function failToAsk(message = '실패하는 질문'): Promise<string> {
  const id = crypto.randomUUID()
  await readStream(await ask(message, id))
  expect((await list()).find((each) => each.id === id)?.status).toBe('error')
  return id
}

describe('a reply that the device wrote to a question that failed', () => {
  test('becomes the reply of that one turn, in its place', async () => {
    const id = await failToAsk()
    await readStream(await ask('다음 질문', crypto.randomUUID()))
    const saved = await readJson<ChatMessage>(save(deviceTurn(id, '실패하는 질문')))
    expect(saved).toMatchObject({ id, message: '실패하는 질문', ...ON_DEVICE })
    const messages = await list()
    expect(messages.map(({ message }) => message)).toEqual(['실패하는 질문', '다음 질문'])
    expect(messages[0]).toEqual(saved)
  })

  test('is given to who asks the question again', async () => {
    const id = await failToAsk()
    await readJson(save(deviceTurn(id, '실패하는 질문')))
    const asked = tutor.turns.length
    const events = await readStream(await ask('실패하는 질문', id))
    expect(events.at(-1)).toMatchObject({ response: ON_DEVICE.response, done: true })
    expect(tutor.turns).toHaveLength(asked)
  })

  test('takes the place of a stopped one', async () => {
    const id = crypto.randomUUID()
    const reading = readStream(await ask('끝없이', id))
    await readJson(student.post(`${CHAT}/${id}/stop`))
    await reading
    expect((await list())[0]?.status).toBe('aborted')
    expect(await readJson(save(deviceTurn(id, '끝없이')))).toMatchObject(ON_DEVICE)
  })

  test('takes the place of one whose writing process died', async () => {
    const id = await failToAsk()
    await server.database.db.execute(sql`update messages set status = 'loading' where id = ${id}`)
    expect(await readJson(save(deviceTurn(id, '실패하는 질문')))).toMatchObject(ON_DEVICE)
  })

  test("gives way to the server's own", async () => {
    const id = crypto.randomUUID()
    await readStream(await ask('소수가 뭐예요?', id))
    const before = await list()
    expect(await readJson(save(deviceTurn(id, '소수가 뭐예요?')))).toEqual(before[0])
    expect(await list()).toEqual(before)
    expect(before[0]).toMatchObject({ response: '처음 다음' })
    expect(before[0]?.context).not.toHaveProperty('source')
  })

  test('waits while the server still writes', async () => {
    const id = crypto.randomUUID()
    const reading = readStream(await ask('끝없이', id))
    const refused = await save(deviceTurn(id, '끝없이'))
    expect(refused.status).toBe(409)
    expect((await refused.json()).code).toBe('IN_PROGRESS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await readJson(student.post(`${CHAT}/${id}/stop`))
    await reading
    expect(
      (
        await eventually(
          () => save(deviceTurn(id, '끝없이')),
          ({ ok }) => ok,
        )
      ).status,
    ).toBe(200)
  })

  test('keeps the bookmark of its turn', async () => {
    const id = await failToAsk()
    await readJson(student.send('PATCH', `/api/v1/messages/${id}`, { bookmark: true }))
    expect(await readJson(save(deviceTurn(id, '실패하는 질문')))).toMatchObject({ bookmark: true })
  })
})

describe('a reply to a question that never reached the server', () => {
  test('makes the turn under the id of the question', async () => {
    const id = crypto.randomUUID()
    expect(await readJson(save(deviceTurn(id, '못 간 질문')))).toMatchObject({ id, ...ON_DEVICE })
  })

  test('stays when the question arrives late, and the tutor is not asked', async () => {
    const id = crypto.randomUUID()
    await readJson(save(deviceTurn(id, '늦은 질문')))
    const asked = tutor.turns.length
    const late = await ask('늦은 질문', id)
    expect(late.headers.get('idempotent-replayed')).toBe('true')
    expect((await readStream(late)).at(-1)).toMatchObject({ response: ON_DEVICE.response, done: true })
    expect(tutor.turns).toHaveLength(asked)
    expect(await list()).toHaveLength(1)
    expect((await ask('다른 질문', id)).status).toBe(409)
  })

  test('and the question at the same moment make one turn', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = crypto.randomUUID()
      const [saved, asked] = await Promise.all([
        save(deviceTurn(id, '동시에')),
        ask('동시에', id).then(async (response) => ({
          status: response.status,
          events: response.ok ? await readStream(response) : [],
        })),
      ])
      for (const status of [saved.status, asked.status]) expect([200, 409]).toContain(status)
      expect([saved.status, asked.status]).toContain(200)
      expect((await list()).filter((message) => message.id === id)).toHaveLength(1)
    }
  })

  test('is there once, however often and under whatever key it comes', async () => {
    const id = crypto.randomUUID()
    const responses = await Promise.all(Array.from({ length: 8 }, () => save(deviceTurn(id, '여러 번'))))
    for (const response of responses) {
      if (response.status === 200) expect(await response.json()).toMatchObject({ id, ...ON_DEVICE })
      else expect([response.status, (await response.json()).code]).toEqual([409, 'IN_PROGRESS'])
    }
    expect(responses.some(({ ok }) => ok)).toBe(true)
    expect(await list()).toHaveLength(1)
  })
})

describe('an id that is not for this turn', () => {
  test('of another thread is a conflict and changes nothing', async () => {
    const id = await failToAsk()
    const before = await list()
    const { id: other } = await openThread(student, SMALL.otherConcept)
    const response = await save(deviceTurn(id, '실패하는 질문', { threadId: other }))
    expect(response.status).toBe(409)
    expect((await response.json()).code).toBe('CONFLICT')
    expect(await list()).toEqual(before)
  })

  test("of another person's turn counts as absent, and theirs stays as it was", async () => {
    const id = await failToAsk()
    const before = await list()
    const other = await server.signIn('user')
    const own = (await openThread(other)).id
    expect(await readJson(save(deviceTurn(id, '내 것', { threadId: own }), other))).toMatchObject({
      id,
      threadId: own,
    })
    expect((await save(deviceTurn(id, '실패하는 질문'), other)).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  test('of a question is none for an answer to an item', async () => {
    const id = await failToAsk()
    const answer = makeTurn(threadId, 'submit-answer', smallItemId(SMALL.concept, 0, 1), '1')
    const response = await save({ ...answer, id })
    expect([response.status, (await response.json()).code]).toEqual([409, 'CONFLICT'])
    expect((await list())[0]?.status).toBe('error')
  })
})

describe('the mark of where a reply was written', () => {
  test('is not for a question that the server answers', async () => {
    const id = crypto.randomUUID()
    const context = { target: 'ai', source: 'device' }
    await readStream(await student.post(CHAT, { message: '소수?', threadId, context }, { key: id }))
    expect((await list())[0]?.context).not.toHaveProperty('source')
  })

  test('is device or nothing', async () => {
    const turn = deviceTurn(crypto.randomUUID(), '질문')
    expect((await save({ ...turn, context: { source: 'teacher' } })).status).toBe(400)
  })

  test('decides no verdict', async () => {
    const turn = deviceTurn(crypto.randomUUID(), '맞았지?')
    for (const responseType of ['correct', 'wrong'])
      expect((await save({ ...turn, context: { source: 'device', responseType } })).status).toBe(422)
  })
})
