import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import {
  answerItem,
  eventually,
  openThread,
  postAction,
  readJson,
  readStream,
  startExam,
} from '#tests/support/learner.ts'
import { makeScriptedTutor, type ScriptedTutor } from '#tests/support/scripted-tutor.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import {
  createTestServer,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
  type TestServer,
} from '#tests/support/test-server.ts'

const PATH = '/api/v1/services/llm/chat-completions'

/** Limits count in windows of the clock: it stands still, so that none ends in the middle of a test. */
const NOON = new Date('2026-03-02T03:00:10Z')

let tutor: ScriptedTutor
let server: ListeningServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  tutor = makeScriptedTutor()
  server = await listenTestServer({ tutor, clock: () => NOON })
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

const ask = (message: string, key = crypto.randomUUID(), more: object = {}) =>
  student.post(PATH, { message, threadId, curriculumId: SMALL.unit, ...more }, { key })
const messages = () => readJson<ChatMessage[]>(student.get(`/api/v1/threads/${threadId}/messages`))
const saved = async (id: string) => (await messages()).find((message) => message.id === id)
const isContent = ({ content }: StreamEvent) => content !== undefined
const text = (events: StreamEvent[]) => events.map(({ content = '' }) => content).join('')

describe('a tutor turn', () => {
  test('streams its id first, pieces and terms, and the whole reply last', async () => {
    const key = crypto.randomUUID()
    const response = await ask('소수가 뭐예요?', key)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('idempotency-key')).toBe(key)
    const events = await readStream(response)
    expect(events[0]).toEqual({ messageId: key })
    expect(text(events)).toBe('처음 다음')
    expect(events).toContainEqual({ termId: 'T1' })
    expect(events.at(-1)).toEqual({ response: '처음 다음', relatedQuestions: ['왜 그럴까요?'], done: true })
    expect(await saved(key)).toMatchObject({
      status: 'success',
      message: '소수가 뭐예요?',
      response: '처음 다음',
      relatedQuestions: ['왜 그럴까요?'],
    })
  })

  test('tells the tutor the unit, what was said before, the open item and the persona', async () => {
    await readJson(student.send('PATCH', '/api/users/me', { tutorPersona: 'teacher_female_1' }))
    const exam = await startExam(student, threadId, 1)
    await answerItem(student, threadId, exam.examItems[0]!.evaluationItem.id, '오답')
    await readStream(await ask('첫 질문'))
    await readStream(await ask('둘째 질문', undefined, { context: { userMessageType: 'answer' } }))
    const { turn, caller } = tutor.turns.at(-1)!
    expect(turn).toMatchObject({
      conceptId: SMALL.concept,
      persona: 'teacher_female_1',
      mode: 'answer',
      message: '둘째 질문',
    })
    expect(turn.history.at(-1)).toEqual({ message: '첫 질문', response: '처음 다음' })
    expect(turn.tried).toEqual({ answers: ['오답'], hintsShown: 0 })
    expect(turn.openItem?.id).toBe(exam.examItems[0]!.evaluationItem.id)
    expect(turn.unit.concepts.map(({ concept }) => concept.id)).toEqual([SMALL.concept, SMALL.otherConcept])
    expect(turn.outline[0]).toEqual({
      id: SMALL.concept,
      content: '소수와 합성수',
      unitId: SMALL.unit,
      unitTitle: '소인수분해',
      terms: ['소수', '합성수'],
    })
    expect(caller.userId).toBe(student.userId)
  })

  test('is guarded for the item on screen first, and for the other unfinished ones of its set', async () => {
    const easy = (await startExam(student, threadId, 1)).examItems.map(
      ({ evaluationItem }) => evaluationItem.id,
    )
    const hard = (await startExam(student, threadId, 3)).examItems.map(
      ({ evaluationItem }) => evaluationItem.id,
    )
    const told = async (more: object = {}) => {
      await readStream(await ask('도와주세요', undefined, more))
      const { openItem, alsoOpen = [] }: TutorTurn = tutor.turns.at(-1)!.turn
      return [openItem?.id, ...alsoOpen.map(({ id }) => id)]
    }
    expect(await told()).toEqual(hard)
    await postAction(student, threadId, 'next-exam', easy[1]!)
    expect(await told()).toEqual([easy[1], easy[0], ...easy.slice(2)])
    const action = (evaluationId: string) => ({
      context: { action: { kind: 'next-step', evaluationId, difficultyLevel: null } },
    })
    expect(await told(action(smallItemId(SMALL.concept, 0, 1)))).toEqual([easy[1], easy[0], ...easy.slice(2)])
    expect((await told(action(hard[0]!)))[0]).toBe(hard[0])
  })

  test('is put to the tutor once: the same key again gives the saved reply', async () => {
    const key = crypto.randomUUID()
    await readStream(await ask('한 번만', key))
    const asked = tutor.turns.length
    const again = await ask('한 번만', key)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await readStream(again)).at(-1)).toMatchObject({ response: '처음 다음', done: true })
    expect(tutor.turns).toHaveLength(asked)
    const other = await ask('다른 질문', key)
    expect(other.status).toBe(422)
  })

  test('is joined by a second request while it is written, which gets what came and the rest', async () => {
    const key = crypto.randomUUID()
    const first = await ask('천천히 말해 주세요', key)
    const asked = tutor.turns.length
    const second = await ask('천천히 말해 주세요', key)
    const [one, other] = await Promise.all([readStream(first), readStream(second)])
    expect(text(one)).toBe('처음 다음')
    expect(text(other)).toBe('처음 다음')
    expect(other.at(-1)).toMatchObject({ done: true, response: '처음 다음' })
    expect(tutor.turns).toHaveLength(asked)
  })

  test('is stopped by the stop call alone, and keeps what came', async () => {
    const key = crypto.randomUUID()
    const reading = readStream(await ask('끝없이 말해 주세요', key))
    await eventually(
      () => saved(key),
      (message) => message?.status === 'loading',
    )
    await readJson(student.post(`${PATH}/${key}/stop`))
    expect((await reading).at(-1)).toEqual({
      level: 'error',
      message: '사용자에 의해 중단되었습니다.',
      done: true,
    })
    const message = await saved(key)
    expect(message).toMatchObject({ status: 'aborted' })
    expect(message?.response).toContain('처음')
    await readJson(student.post(`${PATH}/${key}/stop`))
  })

  test('survives a lost connection for a while: a reader who comes back finds it going on', async () => {
    const key = crypto.randomUUID()
    await readStream(await ask('끝없이 이어서', key), isContent)
    const back = await readStream(
      await ask('끝없이 이어서', key),
      (event) => (event.content?.length ?? 0) > 0,
    )
    expect(back[0]).toEqual({ messageId: key })
    expect((await saved(key))?.status).toBe('loading')
    await student.post(`${PATH}/${key}/stop`)
  })

  test('ends as an error with what came when nobody comes back within five seconds', async () => {
    const key = crypto.randomUUID()
    await readStream(await ask('끝없이 혼자', key), isContent)
    const message = await eventually(
      () => saved(key),
      (each) => each?.status !== 'loading',
    )
    expect(message?.status).toBe('error')
    expect(message?.response).toContain('처음')
  })

  test('becomes an error with what came when the tutor fails', async () => {
    const key = crypto.randomUUID()
    const events = await readStream(await ask('실패', key))
    expect(events.at(-1)).toMatchObject({ level: 'error', done: true })
    expect(await saved(key)).toMatchObject({ status: 'error', response: '처음 ' })
    const again = await readStream(await ask('실패', key))
    expect(again.at(-1)).toMatchObject({ level: 'error', done: true })
  })

  test('reaches a reader at most 30 times a second', async () => {
    const start = performance.now()
    let count = 0
    const key = crypto.randomUUID()
    await readStream(await ask('끝없이 빨리', key), (event) => {
      if (event.content) count += 1
      return performance.now() - start > 1000
    })
    expect(count).toBeGreaterThan(5)
    expect(count).toBeLessThanOrEqual(31)
    await student.post(`${PATH}/${key}/stop`)
  })

  test('runs at most twice at once for a person, and not at all without a thread', async () => {
    const keys = [crypto.randomUUID(), crypto.randomUUID()]
    const readings = await Promise.all(keys.map((key) => ask('끝없이', key)))
    const third = await ask('셋째')
    expect(third.status).toBe(429)
    expect(third.headers.get('retry-after')).toBe('5')
    for (const key of keys) await student.post(`${PATH}/${key}/stop`)
    for (const reading of readings) await readStream(reading)
    expect((await student.post(PATH, { message: '어디?' })).status).toBe(422)
  })

  test('refuses empty and overlong questions', async () => {
    for (const message of ['', '   ', '가'.repeat(4001)]) expect((await ask(message)).status).toBe(422)
  })

  test('is limited to 20 a minute a person', async () => {
    const other = await server.signIn('user')
    const { id } = await openThread(other)
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const response = await other.post(PATH, { message: '또', threadId: id })
      await readStream(response)
      statuses.push(response.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a hint', () => {
  test("streams one written for the learner's answer", async () => {
    const exam = await startExam(student, threadId, 3)
    const { id } = exam.examItems[0]!.evaluationItem
    const events = await readStream(
      await student.post(`/api/v1/services/evaluation-items/${id}/hints`, { answer: '7' }),
    )
    expect(text(events)).toBe('먼저 나누어 볼까요?')
    expect(events.at(-1)).toMatchObject({ done: true })
    expect(tutor.hints.at(-1)).toMatchObject({ answer: '7', hintsShown: 0, item: { id } })
  })

  test('refuses an answer that is none', async () => {
    const path = `/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/hints`
    expect((await student.post(path, { answer: 7 })).status).toBe(400)
    expect((await student.post(path, {})).status).toBe(400)
    expect((await student.post(path, { answer: '1'.repeat(501) })).status).toBe(422)
  })
})

describe('two processes on one database', () => {
  let second: TestServer
  beforeAll(async () => {
    second = await createTestServer({ databaseUrl: server.databaseUrl, clock: () => NOON })
  })
  afterAll(() => second.close())

  test('tells of a reply that another process writes, and stops it from there', async () => {
    const key = crypto.randomUUID()
    const reading = readStream(await ask('끝없이 둘이서', key))
    const elsewhere = second.visitor()
    elsewhere.cookies.set('session', student.cookies.get('session')!)
    const body = { message: '끝없이 둘이서', threadId, curriculumId: SMALL.unit }
    const joined = await eventually(
      () => elsewhere.post(PATH, body, { key }),
      ({ status }) => status === 409,
    )
    expect(joined.headers.get('retry-after')).toBe('2')
    await readJson(elsewhere.post(`${PATH}/${key}/stop`))
    expect((await reading).at(-1)).toMatchObject({ done: true, message: '사용자에 의해 중단되었습니다.' })
    expect((await saved(key))?.status).toBe('aborted')
  })

  test('shows a turn whose process is gone as an error', async () => {
    const key = crypto.randomUUID()
    const response = await ask('조용히', key)
    await server.database.pool.query(
      "update running_streams set lease_until = now() - interval '1 second' where id = $1",
      [key],
    )
    expect((await saved(key))?.status).toBe('error')
    await student.post(`${PATH}/${key}/stop`)
    await response.body?.cancel()
  })
})

describe('a stop of the server', () => {
  test('gives every stream an error event and saves what came', async () => {
    const stopping = await listenTestServer()
    const person = await stopping.signIn('user')
    const thread = await openThread(person)
    const key = crypto.randomUUID()
    const reading = readStream(await person.post(PATH, { message: '끝없이', threadId: thread.id }, { key }))
    await eventually(
      () => readJson<ChatMessage[]>(person.get(`/api/v1/threads/${thread.id}/messages`)),
      (list) => list.length > 0,
    )
    await stopping.deps.replies.close()
    expect((await reading).at(-1)).toMatchObject({ level: 'error', done: true })
    const [message] = await readJson<ChatMessage[]>(person.get(`/api/v1/threads/${thread.id}/messages`))
    expect(message).toMatchObject({ id: key, status: 'error' })
    expect((await person.post(PATH, { message: '늦었나요', threadId: thread.id })).status).toBe(503)
    await stopping.close()
  })
})
