import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { ExamInfo, ExamSet } from '#domain/exam/exam-set.ts'
import type { EssayMarking } from '#domain/exam/mark-essay.ts'
import type { EvaluationProgress } from '#domain/progress/progress.ts'
import { evaluationItems } from '#server/db/schema.ts'
import { makeTurn, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const ESSAY = smallItemId(SMALL.concept, 3, 1)
const RUBRIC = [
  { point: '분모를 없앴어요.', marks: 2 },
  { point: '해를 구했어요.', marks: 3 },
]
const WORKING = '4x + 3 = 9\n4x = 12\nx = 3'

let server: TestServer
let student: TestBrowser
let threadId: string
let exam: ExamSet
beforeAll(async () => {
  server = await createTestServer()
  await server.deps.db
    .update(evaluationItems)
    .set({ writtenTestType: 6, correctAnswer: 'x=3/2', rubric: RUBRIC })
    .where(eq(evaluationItems.id, ESSAY))
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
  exam = await startExam(student, threadId, 3)
})

const send = (message: string, marking: EssayMarking | null, more: object = {}, key?: string) =>
  student.post(
    '/api/v1/services/messages',
    {
      ...makeTurn(threadId, 'submit-answer', ESSAY, message, {
        action: {
          kind: 'submit-answer',
          evaluationId: ESSAY,
          difficultyLevel: 3,
          ...(marking && { marking }),
        },
      }),
      ...more,
    },
    key ? { key } : {},
  )
const save = (message: string, marking: EssayMarking | null, more: object = {}) =>
  readJson<ChatMessage>(send(message, marking, more))
const finished = async () => {
  const now = await readJson<ExamSet>(student.get(`/api/v1/threads/${threadId}/exams/${exam.id}`))
  return now.examItems.find(({ evaluationItem }) => evaluationItem.id === ESSAY)?.finished
}
const progress = () =>
  readJson<EvaluationProgress>(student.get('/api/v1/services/evaluation-items/progresses'))

test('is never judged by the server: it answers with its check of the lines, the solution and the rubric', async () => {
  for (const message of [WORKING, 'x=3/2']) {
    const turn = await save(message, null, { response: '맞았어!' })
    expect(turn.context).toMatchObject({ responseType: 'normal', complete: false })
    expect(turn.response).toContain('**모범 풀이**')
    expect(turn.response).toContain('- 해를 구했어요. (3점)')
  }
  expect((await save(WORKING, null)).response).toContain('둘째 줄의')
  expect(await finished()).toBe(false)
  expect((await progress()).total).toBe(0)
})

test('counts every point ticked as right by the learner’s own marking, once', async () => {
  const key = crypto.randomUUID()
  const marking = { points: [0, 1], finishes: true }
  const first = await readJson<ChatMessage>(send(WORKING, marking, {}, key))
  expect(first.context).toMatchObject({ responseType: 'correct', action: { marking } })
  expect(first.response).toContain('스스로 채점 5점 / 5점')
  expect(await readJson(send(WORKING, marking, {}, key))).toEqual(first)
  expect(await finished()).toBe(true)
  expect(await progress()).toMatchObject({ total: 1, correct: 0, selfMarked: 1, incorrect: 0 })
})

test('stays open with points missing, can be left so, and comes back among the wrong answers', async () => {
  const open = await save(WORKING, { points: [0], finishes: false })
  expect(open.context.responseType).toBe('normal')
  expect(open.response).toContain('스스로 채점 2점 / 5점')
  expect(await finished()).toBe(false)
  const left = await save(WORKING, { points: [0], finishes: true })
  expect(left.context.responseType).toBe('normal')
  expect(left.response).not.toMatch(/틀렸|아직이/)
  expect(await finished()).toBe(true)
  expect(await progress()).toMatchObject({ total: 1, correct: 0, selfMarked: 0, incorrect: 1 })
  const again = await startExam(student, threadId, -1)
  expect(again.examItems.map(({ evaluationItem }) => evaluationItem.id)).toEqual([ESSAY])
  const whole = makeTurn(threadId, 'submit-answer', ESSAY, WORKING, {
    action: {
      kind: 'submit-answer',
      evaluationId: ESSAY,
      difficultyLevel: -1,
      marking: { points: [0, 1], finishes: true },
    },
  })
  await readJson(student.post('/api/v1/services/messages', whole))
  const info = await readJson<ExamInfo>(student.get(`/api/v1/services/threads/${threadId}/exam-info`))
  expect(info.difficultyExams.find(({ difficultyLevel }) => difficultyLevel === -1)?.available).toBe(false)
  expect(await progress()).toMatchObject({ total: 1, selfMarked: 1, incorrect: 0 })
})

test('takes no marking of an empty essay or of another item, and no claim to be right', async () => {
  const blank = await save('  ', { points: [0, 1], finishes: true })
  expect(blank.context).toMatchObject({ responseType: 'normal' })
  expect(blank.context.action).not.toHaveProperty('marking')
  await save(WORKING, null, {
    context: {
      target: 'evaluation',
      responseType: 'correct',
      action: { kind: 'submit-answer', evaluationId: ESSAY, difficultyLevel: 3 },
    },
  })
  expect(await finished()).toBe(false)
  const other = smallItemId(SMALL.concept, 3, 2)
  const turn = makeTurn(threadId, 'submit-answer', other, '틀림', {
    action: {
      kind: 'submit-answer',
      evaluationId: other,
      difficultyLevel: 3,
      marking: { points: [0, 1], finishes: true },
    },
  })
  const judged = await readJson<ChatMessage>(student.post('/api/v1/services/messages', turn))
  expect(judged.context.responseType).toBe('wrong')
  expect(judged.context.action).not.toHaveProperty('marking')
})

test('may be longer than an answer, but not without end', async () => {
  expect((await send('가'.repeat(2000), null)).status).toBe(200)
  expect((await send('가'.repeat(2001), null)).status).toBe(422)
  expect((await send(WORKING, { points: [-1], finishes: true })).status).toBe(422)
})
