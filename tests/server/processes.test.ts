import PgBoss from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import type { PackManifest } from '#contract/offline-pack.ts'
import type { AllStatistics } from '#contract/statistics.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { type Fleet, startFleet } from '#tests/support/fleet.ts'
import { killDuringWrites } from '#tests/support/kill-writes.ts'
import { answerItem, eventually, makeTurn, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { makePerson, type Person } from '#tests/support/make-person.ts'
import { followRedirects, TestBrowser } from '#tests/support/test-server.ts'
import { runSchedule } from '#tests/sync/run-schedule.ts'
import { type OpenAiServer, startOpenAiServer } from './llm/openai-server.ts'

/** Two processes of the built product on one database (security.md 18). */
const UNIT = 'M1U01'
const CONCEPT = 'M1U01C01'
const CHAT = '/api/v1/services/llm/chat-completions'
const MESSAGES = '/api/v1/services/messages'
const EXPLANATION = `/api/v1/services/curriculum-concepts/${CONCEPT}/explanations`
const PACK = `/api/v1/services/offline-packs/${UNIT}`
const STOPPED = '사용자에 의해 중단되었습니다.'
/** `turnsByVisitor`. */
const TURNS_OF_VISITOR = 20

let model: OpenAiServer
let fleet: Fleet
let student: Person
let first: TestBrowser
let second: TestBrowser
let threadId: string
beforeAll(async () => {
  model = await startOpenAiServer()
  fleet = await startFleet(inject('clusterUrl'), 2, {
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'loopback',
  })
})
afterAll(async () => {
  await fleet?.remove()
  await model?.close()
})
beforeEach(async () => {
  model.setMode({ kind: 'reply' })
  student = await makePerson(fleet.pool)
  first = fleet.browserAt(0, student)
  second = fleet.browserAt(1, student)
  threadId = (await openThread(first, CONCEPT, UNIT)).id
})

/** Reads a reply to its end, and reports when its first chunk has arrived. */
function followReply(response: Response): [reading: Promise<StreamEvent[]>, hasBegun: Promise<void>] {
  let begin: () => void
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const reading = readStream(response, (event) => {
    if ('content' in event) begin()
    return false
  })
  return [reading, hasBegun]
}

const question = (message = '소수가 뭐예요?') => ({ message, threadId })
const savedAt = async (browser: TestBrowser, id: string) =>
  (await readJson<ChatMessage[]>(browser.get(`/api/v1/threads/${threadId}/messages`))).find(
    (message) => message.id === id,
  )

test('a session of one address holds in every process, and ends in all', async () => {
  const { origin } = fleet.proxy
  const browser = new TestBrowser((path, init) => fetch(new URL(path, origin), init), null)
  await followRedirects(browser, '/api/auth/kakao/start?login_hint=student&nexturl=/')
  const cookie = `session=${browser.cookies.get('session')}`
  const statuses = () =>
    Promise.all(
      fleet.processes.map(
        async (process) => (await fetch(`${process.origin}/api/users/me`, { headers: { cookie } })).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200])
  await readJson(fleet.browserAt(0, { id: '', deviceKey: '', cookie }).post('/api/auth/logout'))
  expect(await statuses()).toEqual([401, 401])
})

test('a limit counts the replies of all processes', async () => {
  const visitors = [fleet.browserAt(0), fleet.browserAt(1)] as const
  const ask = async (index: number) => {
    const visitor = visitors[index % 2 === 0 ? 0 : 1]
    const response = await visitor.post(CHAT, { message: '소수?', curriculumId: UNIT }, { key: null })
    await response.text()
    for (const [name, value] of visitor.cookies) for (const each of visitors) each.cookies.set(name, value)
    return response.status
  }
  for (let index = 0; index < TURNS_OF_VISITOR; index += 1) expect(await ask(index)).toBe(200)
  expect([await ask(0), await ask(1)]).toEqual([429, 429])
})

describe('one key that reaches both at once', () => {
  test('has one effect and one answer', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = crypto.randomUUID()
      const body = makeTurn(threadId, null, null, `기록 ${round}`)
      const answers = await Promise.all([first, second].map((each) => each.post(MESSAGES, body, { key })))
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(200)
      for (const status of statuses) expect([200, 409]).toContain(status)
      const replay = await readJson<ChatMessage>(first.post(MESSAGES, body, { key }))
      expect(await readJson(second.post(MESSAGES, body, { key }))).toEqual(replay)
    }
    expect(await readJson(second.get(`/api/v1/threads/${threadId}/messages`))).toHaveLength(10)
  })

  test('asks the model once', async () => {
    const before = model.requests.length
    model.setMode({ kind: 'reply', pieceEveryMs: 10 })
    const key = crypto.randomUUID()
    const ask = async (browser: TestBrowser) => {
      const response = await browser.post(CHAT, question(), { key })
      return response.ok ? (await readStream(response)).at(-1) : response.status
    }
    const answers = await Promise.all([ask(first), ask(second)])
    expect(answers).toContainEqual(expect.objectContaining({ done: true, response: expect.any(String) }))
    const [once, again] = await Promise.all([ask(first), ask(second)])
    expect(once).toEqual(again)
    expect(model.requests.length).toBe(before + 1)
  })
})

test('a stop reaches the process that runs the reply', async () => {
  model.setMode({ kind: 'flood', pieceEveryMs: 20 })
  const key = crypto.randomUUID()
  const response = await first.post(CHAT, question(), { key })
  const reading = readStream(response)
  await readJson(second.post(`${CHAT}/${key}/stop`))
  expect((await reading).at(-1)).toMatchObject({ done: true, message: STOPPED })
  expect((await savedAt(second, key))?.status).toBe('aborted')
})

test('content that one process changed is served by the other, as are its pack parts', async () => {
  const admin = await makePerson(fleet.pool, '다온', ['user', 'admin'])
  const read = async (browser: TestBrowser) =>
    (await readJson<{ content: string }>(browser.get(EXPLANATION))).content
  const [before] = await Promise.all(
    [first, second].map(async (each) => (await readJson<PackManifest>(each.get(PACK))).version),
  )
  await read(second)
  const content = `${await read(first)}\n\n새 문장이에요.`
  await readJson(
    fleet
      .browserAt(0, admin)
      .post(`/api/v1/curriculum-concepts/${CONCEPT}/explanations`, { content, status: 'published' }),
  )
  expect(await read(first)).toBe(content)
  const manifest = await readJson<PackManifest>(first.get(PACK))
  expect(manifest.version).not.toBe(before)
  for (const { url } of manifest.parts) expect((await second.get(url)).status, url).toBe(200)
  await eventually(
    () => read(second),
    (text) => text === content,
  )
  expect(await read(fleet.browserAt(1, admin))).toBe(content)
  expect(await readJson(second.get(PACK))).toEqual(manifest)
})

test('a job that one process runs can be read and cancelled through the other', async () => {
  model.setMode({ kind: 'silent' })
  const person = await makePerson(fleet.pool, '라온', ['user', 'exercise_admin'])
  const [here, there] = [fleet.browserAt(0, person), fleet.browserAt(1, person)]
  const key = crypto.randomUUID()
  const order = {
    curriculumConceptIds: [CONCEPT],
    writtenTestType: WRITTEN_TYPE.shortAnswer,
    difficultyLevel: 1,
    generationCount: 1,
  }
  const headers = { Accept: 'text/event-stream' }
  const running = await here.post('/api/v1/services/evaluation-items', order, { key, headers })
  const job = () => readJson<Generation>(there.get(`/api/v1/generations/${key}`))
  expect((await job()).status).toBe('running')
  await readJson(there.post(`/api/v1/generations/${key}/cancel`))
  expect(await running.text()).toContain('만들기를 취소했어요.')
  expect((await job()).status).toBe('cancelled')
})

test('answers to both processes are counted once, by a job that one of them runs', async () => {
  const item = async (browser: TestBrowser, level: number) => {
    const path = `/api/v1/threads/${threadId}/exams`
    const exam = await readJson<{ examItems: { evaluationItem: { id: string; correctAnswer: string } }[] }>(
      browser.post(path, { difficultyLevel: level }),
    )
    return exam.examItems[0]!.evaluationItem
  }
  const day = toSeoulDate(Date.now())
  const boss = new PgBoss({
    db: { executeSql: (text, values) => fleet.pool.query(text, values) },
    schedule: false,
  })
  await boss.start()
  const admin = await makePerson(fleet.pool, '다온', ['user', 'admin'])
  const figures = () =>
    Promise.all(
      [0, 1].map(async (index) => {
        const path = `/api/v1/statistics/all?from=${day}&to=${day}`
        return (await readJson<AllStatistics>(fleet.browserAt(index, admin).get(path))).totals.answers
      }),
    )
  const [before = 0] = await figures()
  for (const [index, browser] of [first, second].entries()) {
    const { id, correctAnswer } = await item(browser, index === 0 ? 1 : 3)
    await answerItem(browser, threadId, id, correctAnswer)
  }
  await boss.send('roll-up', {})
  await eventually(figures, (counts) => counts.every((count) => count === before + 2))
  await boss.stop({ graceful: false })
})

describe('a process that is killed', () => {
  test('leaves its reply to the other, which fails it and never calls the model again', async () => {
    const before = model.requests.length
    model.setMode({ kind: 'flood', pieceEveryMs: 20 })
    const key = crypto.randomUUID()
    const response = await first.post(CHAT, question(), { key })
    const [reading, hasBegun] = followReply(response)
    await hasBegun
    const cut = expect(reading).rejects.toThrow()
    await fleet.processes[0]!.stop('SIGKILL')
    await cut
    const refused = await second.post(CHAT, question(), { key })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '2'])
    await fleet.pool.query('update running_streams set lease_until = now() where id = $1', [key])
    const events = await readStream(await second.post(CHAT, question(), { key }))
    expect(events.at(-1)).toMatchObject({ level: 'error', done: true })
    expect((await savedAt(second, key))?.status).toBe('error')
    expect(model.requests.length).toBe(before + 1)
    model.setMode({ kind: 'reply' })
    const anew = await readStream(await second.post(CHAT, question(), { key: crypto.randomUUID() }))
    expect(anew.at(-1)).toMatchObject({ done: true, response: expect.any(String) })
    await fleet.processes[0]!.start()
  })

  test('in the middle of every kind of write leaves each write exactly once after a retry', async () => {
    const target = {
      pool: fleet.pool,
      browserOf: (person: Person) => fleet.browserAt(0, person),
      kill: () => fleet.processes[0]!.stop('SIGKILL'),
      start: () => fleet.processes[0]!.start(),
    }
    const afterMs = Math.floor(Math.random() * 60)
    for (const { kind, fault } of await killDuringWrites(target, afterMs))
      expect(fault, `${kind} after ${afterMs} ms`).toBeNull()
  })

  test('under random work of learners loses, doubles and misplaces nothing', { retry: 0 }, async () => {
    let killed = 0
    const { findings, problems, refused, left, figures } = await runSchedule({
      seed: Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31)),
      devices: 4,
      forMs: 4_000,
      paceMs: 125,
      emptyWithinMs: 60_000,
      server: { origin: fleet.proxy.origin, pool: fleet.pool },
      proxy: fleet.proxy,
      crash: {
        kill: () => {
          killed += 1
          return fleet.processes[killed % 2]!.stop('SIGKILL')
        },
        start: () => fleet.processes[killed % 2]!.start(),
        everyMs: 2_000,
      },
    })
    const { time, ...wrong } = findings
    expect({ problems, refused, left, wrong }, figures).toEqual({
      problems: [],
      refused: [],
      left: 0,
      wrong: { lost: [], duplicated: [], phantom: [], disordered: [], foreign: [], altered: [] },
    })
    expect(time.countedMs, figures).toBe(time.doneMs)
  })
})
