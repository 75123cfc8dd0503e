import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { ExamInfo, ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'
import type { ConceptProgress, EvaluationProgress } from '#domain/progress/progress.ts'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { evaluationItems } from '#server/db/schema.ts'
import { answerItem, makeTurn, openThread, postAction, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

const keyOf = (exam: ExamSet, index: number) => exam.examItems[index]!.evaluationItem.correctAnswer
const idOf = (exam: ExamSet, index: number) => exam.examItems[index]!.evaluationItem.id
const examInfo = () => readJson<ExamInfo>(student.get(`/api/v1/services/threads/${threadId}/exam-info`))
const itemsInfo = () =>
  readJson<ExamItemsInfo[]>(student.get(`/api/v1/services/threads/${threadId}/exam-items-info`))

async function clear(level: number): Promise<ChatMessage> {
  const exam = await startExam(student, threadId, level)
  let last: ChatMessage | undefined
  for (let index = 0; index < exam.examItems.length; index += 1) {
    last = await answerItem(student, threadId, idOf(exam, index), keyOf(exam, index))
  }
  return last!
}

describe('threads', () => {
  test('has one thread a place, of the unit that the concept is in', async () => {
    const again = await openThread(student)
    expect(again.id).toBe(threadId)
    expect(again).toMatchObject({
      userId: student.userId,
      conceptId: SMALL.concept,
      curriculums: [SMALL.unit, SMALL.grade],
    })
  })

  test('finds the one used last', async () => {
    await openThread(student, SMALL.otherConcept)
    await readJson(student.post('/api/v1/services/messages', makeTurn(threadId, null, null, '다시 왔어요')))
    expect(await readJson(student.get('/api/v1/services/threads/recent'))).toMatchObject({
      thread: { id: threadId },
    })
    const newcomer = await server.signIn('user')
    expect(await readJson(newcomer.get('/api/v1/services/threads/recent'))).toEqual({ thread: null })
  })

  test('refuses a concept of another unit, and hidden ones', async () => {
    for (const conceptId of ['T9C01', SMALL.hiddenConcept]) {
      const response = await student.post(`/api/v1/curriculums/${SMALL.unit}/concepts/${conceptId}/threads`)
      expect((await response.json()).code).toBe('CONCEPT_NOT_FOUND')
    }
  })
})

describe('a matching item', () => {
  const ITEM = smallItemId(SMALL.otherConcept, 0, 1)
  const PAIRING = { left: ['호', '현'], right: ['두 점을 이은 선분', '원의 일부분', '지름'] }
  beforeAll(async () => {
    await server.database.db.transaction(async (tx) => {
      await tx
        .update(evaluationItems)
        .set({
          writtenTestType: 4,
          correctAnswer: 'ㄱ-2&ㄴ-1',
          pairing: PAIRING,
        })
        .where(eq(evaluationItems.id, ITEM))
      await raiseContentVersion(tx)
    })
    await server.deps.contentCache.revalidate(true)
  })

  test('comes with its columns to learners and visitors, is judged pair by pair, and is owed until it is right', async () => {
    const { id } = await openThread(student, SMALL.otherConcept)
    const { examItems } = await startExam(student, id, 0)
    const drawn = examItems.find(({ evaluationItem }) => evaluationItem.id === ITEM)
    expect(drawn?.evaluationItem.pairing).toEqual(PAIRING)
    const visited = await readJson<Item>(
      server
        .visitor()
        .get(`/api/v1/services/evaluation-items?conceptId=${SMALL.otherConcept}&difficultyLevel=0&index=0`),
    )
    expect(visited).toMatchObject({ id: ITEM, pairing: PAIRING })

    const swapped = await answerItem(student, id, ITEM, 'ㄱ-1,ㄴ-2')
    expect(swapped.context.responseType).toBe('wrong')
    const owed = await startExam(student, id, -1)
    expect(owed.examItems.map(({ evaluationItem }) => evaluationItem.id)).toEqual([ITEM])
    for (const right of ['ㄴ-1,ㄱ-2', 'ㄱ은 2번, ㄴ은 1번']) {
      expect((await answerItem(student, id, ITEM, right)).context.responseType, right).toBe('correct')
    }
  })
})

describe('exams', () => {
  test('draws three items, and goes on with the set that is not finished', async () => {
    const exam = await startExam(student, threadId, 1)
    expect(exam).toMatchObject({ difficultyLevel: 1, finished: false, threadId })
    expect(exam.examItems).toHaveLength(3)
    expect((await startExam(student, threadId, 1)).id).toBe(exam.id)
  })

  test('clears a level when every item of its set is finished, and the concept when every level is', async () => {
    const first = await startExam(student, threadId, 0)
    expect((await answerItem(student, threadId, idOf(first, 0), keyOf(first, 0))).context).toMatchObject({
      responseType: 'correct',
      complete: false,
    })
    expect(
      (await examInfo()).difficultyExams.find(({ difficultyLevel }) => difficultyLevel === 0),
    ).toMatchObject({ total: 3, finished: 1, cleared: false })
    for (const level of [0, 1, 3]) expect((await clear(level)).context.complete).toBe(false)
    expect((await clear(5)).context.complete).toBe(true)
    const info = await examInfo()
    expect(info.difficultyExams.map(({ cleared }) => cleared)).toEqual([true, true, true, true])
    expect(info.unfinishedItem).toBeNull()
    const [progress] = await readJson<ConceptProgress[]>(
      student.get(`/api/v1/services/curriculums/${SMALL.unit}/progresses`),
    )
    expect(progress).toMatchObject({ conceptId: SMALL.concept, status: 'COMPLETED' })
  })

  test('opens the wrong-answer level with what was got wrong, until it is right', async () => {
    expect((await student.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: -1 })).status).toBe(
      422,
    )
    const exam = await startExam(student, threadId, 3)
    await answerItem(student, threadId, idOf(exam, 1), '틀림')
    const again = await startExam(student, threadId, -1)
    expect(again.examItems.map(({ evaluationItem }) => evaluationItem.id)).toEqual([idOf(exam, 1)])
    await answerItem(student, threadId, idOf(exam, 1), keyOf(exam, 1))
    expect(
      (await examInfo()).difficultyExams.find(({ difficultyLevel }) => difficultyLevel === -1)?.available,
    ).toBe(false)
  })

  test('finishes an item that was redone right in the set of its level too, and with it the concept', async () => {
    const left = await startExam(student, threadId, 0)
    await answerItem(student, threadId, idOf(left, 0), keyOf(left, 0))
    await answerItem(student, threadId, idOf(left, 1), keyOf(left, 1))
    await answerItem(student, threadId, idOf(left, 2), '틀림')
    for (const level of [1, 3, 5]) expect((await clear(level)).context.complete).toBe(false)
    const again = await startExam(student, threadId, -1)
    const redone = await student.post('/api/v1/services/messages', {
      ...makeTurn(threadId, 'submit-answer', idOf(again, 0), keyOf(left, 2)),
      context: {
        target: 'evaluation',
        action: { kind: 'submit-answer', evaluationId: idOf(left, 2), difficultyLevel: -1 },
      },
    })
    expect((await readJson<ChatMessage>(redone)).context).toMatchObject({ complete: true })
    expect((await itemsInfo()).map(({ items }) => items.every(({ finished }) => finished))).not.toContain(
      false,
    )
    const info = await examInfo()
    expect(info.difficultyExams).toMatchObject([
      { difficultyLevel: -1, available: false, cleared: true },
      { difficultyLevel: 0, total: 3, finished: 3, cleared: true },
      { cleared: true },
      { cleared: true },
      { cleared: true },
    ])
    const path = `/api/v1/services/curriculums/${SMALL.unit}/progresses/${SMALL.concept}`
    expect(await readJson(student.get(path))).toMatchObject({ status: 'COMPLETED' })
    const nothing = await student.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: -1 })
    expect(await nothing.json()).toMatchObject({ code: 'NO_ITEMS', message: '다시 풀 틀린 문항이 없어요.' })
  })

  test('keeps a cleared level cleared while it is practised again', async () => {
    await clear(0)
    await startExam(student, threadId, 0)
    for (const level of [1, 3]) await clear(level)
    const last = await clear(5)
    expect(last.context.complete).toBe(true)
    expect(last.response).toMatch(/모든 수준/)
    expect((await examInfo()).difficultyExams[0]).toMatchObject({
      total: 3,
      finished: 0,
      cleared: false,
      everCleared: true,
    })
  })

  test('holds what an exam made offline names, and refuses items of another concept or level', async () => {
    const id = crypto.randomUUID()
    const items = [{ evaluationId: smallItemId(SMALL.concept, 5, 2) }]
    expect(await startExam(student, threadId, 5, { id, items })).toMatchObject({
      id,
      examItems: [{ evaluationItem: { id: items[0]!.evaluationId } }],
    })
    const path = `/api/v1/threads/${threadId}/exams`
    expect(
      (
        await student.post(path, {
          difficultyLevel: 1,
          items: [{ evaluationId: smallItemId(SMALL.otherConcept, 1, 1) }],
        })
      ).status,
    ).toBe(422)
    expect((await student.post(path, { difficultyLevel: 1, items })).status).toBe(422)
    expect(
      (await student.post(path, { difficultyLevel: 1, items: [{ evaluationId: 'nothing' }] })).status,
    ).toBe(404)
    expect((await student.post(path, { difficultyLevel: 2 })).status).toBe(400)
    expect((await student.post(path, { difficultyLevel: 1, examLimit: 11 })).status).toBe(422)
  })

  test('has none in the thread of a unit', async () => {
    const { thread } = await readJson<{ thread: { id: string } }>(
      student.post(`/api/v1/curriculums/${SMALL.unit}/threads`),
    )
    const response = await student.post(`/api/v1/threads/${thread.id}/exams`, { difficultyLevel: 1 })
    expect((await response.json()).code).toBe('NO_ITEMS')
  })

  test('serves the items of a set one by one', async () => {
    const exam = await startExam(student, threadId, 1)
    const ask = (index: number) =>
      student.get(`/api/v1/services/evaluation-items?threadId=${threadId}&difficultyLevel=1&index=${index}`)
    expect(await readJson<{ id: string }>(ask(2))).toMatchObject({ id: idOf(exam, 2) })
    expect((await ask(3)).status).toBe(404)
  })
})

describe('answers', () => {
  test("counts the server's verdict, whatever the client claims", async () => {
    const exam = await startExam(student, threadId, 1)
    const claimed = await answerItem(student, threadId, idOf(exam, 0), '틀린 답', {
      responseType: 'correct',
      complete: true,
    })
    expect(claimed.context).toMatchObject({ responseType: 'wrong', complete: false })
    expect(claimed.response).not.toBe('')
    const [info] = await itemsInfo()
    expect(info!.items[0]).toMatchObject({ finished: false, verdict: 'incorrect' })
    const right = await answerItem(student, threadId, idOf(exam, 0), keyOf(exam, 0), {
      responseType: 'wrong',
    })
    expect(right.context.responseType).toBe('correct')
    expect(
      (await examInfo()).difficultyExams.find(({ difficultyLevel }) => difficultyLevel === 1),
    ).toMatchObject({ finished: 1, incorrect: 0 })
  })

  test('keeps what the page said to an answer only where it fits the verdict and the help', async () => {
    const exam = await startExam(student, threadId, 1)
    await postAction(student, threadId, 'show-solution', idOf(exam, 0))
    const post = (index: number, response: string) =>
      readJson<ChatMessage>(
        student.post('/api/v1/services/messages', {
          ...makeTurn(threadId, 'submit-answer', idOf(exam, index), keyOf(exam, index), {
            responseType: 'correct',
          }),
          response,
        }),
      )
    const praise = '바로 그거야. 어떻게 풀었는지 말로 설명할 수 있으면 완벽해.'
    expect((await post(0, praise)).response).toBe('풀이를 보고 확인했네. 다음 문항은 먼저 혼자 풀어 볼까?')
    expect((await post(1, praise)).response).toBe(praise)
    expect((await post(2, praise)).response).toBe('기본 문항을 모두 풀었어! 한 단계 올라가 볼까?')
  })

  test('refuses a verdict without an answer', async () => {
    const turn = makeTurn(threadId, 'next-exam', null, '다음', { responseType: 'correct' })
    expect((await student.post('/api/v1/services/messages', turn)).status).toBe(422)
  })

  test('keeps what was written by hand for every device of the learner, and nothing else in its place', async () => {
    const exam = await startExam(student, threadId, 1)
    const ink = { width: 120, height: 60, path: 'M4 4l50 0 0 30M14 24l0 0' }
    const turn = makeTurn(threadId, 'submit-answer', idOf(exam, 0), keyOf(exam, 0))
    const write = (drawing: object) => ({ ...turn, context: { ...turn.context, ink: drawing } })
    const saved = await readJson<ChatMessage>(student.post('/api/v1/services/messages', write(ink)))
    expect(saved.context).toMatchObject({ ink, responseType: 'correct' })
    const listed = await readJson<ChatMessage[]>(student.get(`/api/v1/threads/${threadId}/messages`))
    expect(listed.find(({ id }) => id === saved.id)?.context.ink).toEqual(ink)
    for (const hostile of [
      { ...ink, path: 'M4 4l5 5"/><script>alert(1)</script>' },
      { ...ink, path: `M4 4l${Array.from({ length: 2000 }, () => '1 1').join(' ')}` },
      { ...ink, width: 1e9 },
      { ...ink, onload: 'alert(1)' },
    ])
      expect([400, 422]).toContain((await student.post('/api/v1/services/messages', write(hostile))).status)
  })

  test('refuses answers over 500 characters, messages over 4 000 and items that are not there', async () => {
    const exam = await startExam(student, threadId, 1)
    const post = (turn: object) => student.post('/api/v1/services/messages', turn)
    expect((await post(makeTurn(threadId, 'submit-answer', idOf(exam, 0), '1'.repeat(501)))).status).toBe(422)
    expect((await post(makeTurn(threadId, null, null, '가'.repeat(4001)))).status).toBe(422)
    expect((await post(makeTurn(threadId, null, null, '가'.repeat(4000)))).status).toBe(200)
    expect(
      (await post(makeTurn(threadId, 'submit-answer', smallItemId(SMALL.otherConcept, 1, 1), '1'))).status,
    ).toBe(404)
    expect((await post(makeTurn(threadId, 'submit-answer', 'draft-item', '1'))).status).toBe(404)
    expect((await post(makeTurn(threadId, 'submit-answer', null, '1'))).status).toBe(422)
  })

  test('counts as done alone only what was answered without a hint', async () => {
    const exam = await startExam(student, threadId, 1)
    await answerItem(student, threadId, idOf(exam, 0), keyOf(exam, 0))
    await postAction(student, threadId, 'show-hint', idOf(exam, 1))
    await answerItem(student, threadId, idOf(exam, 1), keyOf(exam, 1))
    await postAction(student, threadId, 'show-solution', idOf(exam, 2))
    await answerItem(student, threadId, idOf(exam, 2), keyOf(exam, 2))
    const [info] = await itemsInfo()
    expect(info!.items.map(({ hintsShown, solutionShown }) => [hintsShown, solutionShown])).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ])
    const progress = await readJson<EvaluationProgress>(
      student.get('/api/v1/services/evaluation-items/progresses'),
    )
    expect(progress).toMatchObject({ total: 3, correct: 1, incorrect: 0 })
  })

  test('keeps the time of a device, but neither in the future nor older than the outbox keeps', async () => {
    const day = 86_400_000
    const post = (createdAt: number) =>
      readJson<ChatMessage>(
        student.post('/api/v1/services/messages', {
          ...makeTurn(threadId, null, null, '시간'),
          createdAt: new Date(createdAt).toISOString(),
        }),
      )
    const past = Date.now() - 3 * day
    expect(Date.parse((await post(past)).createdAt)).toBe(past)
    expect(Date.parse((await post(Date.now() + day)).createdAt)).toBeLessThanOrEqual(Date.now())
    expect(Date.parse((await post(0)).createdAt)).toBeGreaterThan(Date.now() - 181 * day)
  })
})

describe('messages', () => {
  const list = () => readJson<ChatMessage[]>(student.get(`/api/v1/threads/${threadId}/messages`))
  const say = (message: string) =>
    readJson<ChatMessage>(student.post('/api/v1/services/messages', makeTurn(threadId, null, null, message)))

  test('come in the order of arrival', async () => {
    for (const message of ['하나', '둘', '셋']) await say(message)
    expect((await list()).map(({ message }) => message)).toEqual(['하나', '둘', '셋'])
  })

  test('keeps bookmarks when a thread is emptied, and exams and progress too', async () => {
    const exam = await startExam(student, threadId, 1)
    await answerItem(student, threadId, idOf(exam, 0), keyOf(exam, 0))
    const kept = await say('남길 것')
    await say('버릴 것')
    await readJson(student.send('PATCH', `/api/v1/messages/${kept.id}`, { bookmark: true }))
    await readJson(student.send('DELETE', `/api/v1/threads/${threadId}/messages`))
    expect(await list()).toEqual([])
    expect(await readJson(student.get('/api/v1/services/bookmarks'))).toMatchObject([
      { message: { id: kept.id, bookmark: true }, conceptName: '소수와 합성수', curriculumId: SMALL.unit },
    ])
    expect(
      (await examInfo()).difficultyExams.find(({ difficultyLevel }) => difficultyLevel === 1)?.finished,
    ).toBe(1)
    expect(
      (await readJson<EvaluationProgress>(student.get('/api/v1/services/evaluation-items/progresses'))).total,
    ).toBe(1)
  })

  test('takes away the latest alone', async () => {
    await say('하나')
    await say('둘')
    await readJson(student.send('DELETE', `/api/v1/services/threads/${threadId}/messages/latest`))
    expect((await list()).map(({ message }) => message)).toEqual(['하나'])
  })
})

describe('account', () => {
  test('changes what a person may change', async () => {
    const update = {
      nickname: '  새 이름 ',
      notificationMethods: ['EMAIL', 'EMAIL'],
      tutorPersona: 'teacher_male_1',
      grade: 2,
      quietHours: { from: 22, to: 7 },
      reminderHour: 20,
    }
    expect(await readJson(student.send('PATCH', '/api/users/me', update))).toMatchObject({
      ...update,
      nickname: '새 이름',
      notificationMethods: ['EMAIL'],
    })
    for (const body of [{ nickname: '' }, { nickname: '가'.repeat(21) }, { reminderHour: 24 }]) {
      expect((await student.send('PATCH', '/api/users/me', body)).status).toBe(422)
    }
    expect((await student.send('PATCH', '/api/users/me', { tutorPersona: 'friend' })).status).toBe(400)
  })

  test('speaks version 1 of the user calls alone', async () => {
    expect((await student.get('/api/users/me', { 'X-Api-Version': '1' })).status).toBe(200)
    const response = await student.get('/api/users/me', { 'X-Api-Version': '2' })
    expect(response.status).toBe(400)
    expect((await response.json()).code).toBe('API_VERSION')
  })
})
