import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { evaluationItems } from '#server/db/schema.ts'
import { keepPublished } from '#server/item/item-version.queries.ts'
import { answerItem, makeTurn, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const ITEM = smallItemId(SMALL.concept, 1, 1)
const OTHER_ITEM = smallItemId(SMALL.concept, 1, 2)

let server: TestServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query("update evaluation_items set correct_answer = '1' where id = $1", [ITEM])
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

/** As a release that has another text for an item. */
async function replaceText(id: string, change: { correctAnswer: string; hints?: string[] }): Promise<number> {
  const { db } = server.database
  await keepPublished(db, [id])
  const [before] = await db.select().from(evaluationItems).where(eq(evaluationItems.id, id))
  const itemVersion = before!.itemVersion + 1
  await db
    .update(evaluationItems)
    .set({ ...change, itemVersion })
    .where(eq(evaluationItems.id, id))
  return itemVersion
}

const readExam = (id: string) => readJson<ExamSet>(student.get(`/api/v1/threads/${threadId}/exams/${id}`))
const findItem = ({ examItems }: ExamSet, id = ITEM) =>
  examItems.map(({ evaluationItem }) => evaluationItem).find((item) => item.id === id)
const attempts = async () => {
  const sql = 'select evaluation_id as id, item_version as version from attempts where user_id = $1'
  return (await server.database.pool.query(sql, [student.userId])).rows
}

test('an item that a learner has open stays as it was drawn', async () => {
  const drawn = await startExam(student, threadId, 1)
  const item = findItem(drawn)!
  expect(item.correctAnswer).toBe('1')
  const next = await replaceText(ITEM, { correctAnswer: '9', hints: ['9예요.'] })
  expect(findItem(await readExam(drawn.id))).toEqual(item)
  const hints = await student.get(`/api/v1/services/evaluation-items/${ITEM}/hints`)
  expect(await readJson(hints)).toEqual(item.hints)
  const { context } = await answerItem(student, threadId, ITEM, '1')
  expect(context).toMatchObject({ responseType: 'correct', action: { itemVersion: item.itemVersion } })
  expect(await attempts()).toEqual([{ id: ITEM, version: item.itemVersion }])

  const other = await server.signIn('user')
  const set = await startExam(other, (await openThread(other)).id, 1)
  expect(findItem(set)).toMatchObject({ itemVersion: next, correctAnswer: '9' })
})

test('an answer counts by the version that the learner saw', async () => {
  const old = findItem(await startExam(student, threadId, 1))!.itemVersion
  const late = await server.signIn('user')
  const { id: lateThread } = await openThread(late)
  await replaceText(ITEM, { correctAnswer: '9' })
  await startExam(late, lateThread, 1)
  const post = async (answer: string, itemVersion: number) => {
    const action = { kind: 'submit-answer', evaluationId: ITEM, itemVersion }
    const turn = makeTurn(lateThread, null, null, answer, { action })
    const body = await readJson<{ context: object }>(late.post('/api/v1/services/messages', turn))
    return body.context
  }
  expect(await post('1', old)).toMatchObject({ responseType: 'correct', action: { itemVersion: old } })
  expect(await post('1', old + 1)).toMatchObject({ responseType: 'wrong' })
  // Nobody was ever given such a version.
  expect(await post('1', old + 50)).toMatchObject({ responseType: 'wrong', action: { itemVersion: old + 1 } })
})

test('an exam made offline keeps the versions of an older download', async () => {
  const old = findItem(await startExam(student, threadId, 1))!.itemVersion
  await replaceText(ITEM, { correctAnswer: '9' })
  const browser = await server.signIn('user')
  const { id } = await openThread(browser)
  const exam = await startExam(browser, id, 1, {
    items: [{ evaluationId: ITEM, itemVersion: old }, { evaluationId: OTHER_ITEM }],
  })
  expect(findItem(exam)).toMatchObject({ itemVersion: old, correctAnswer: '1' })
  expect(findItem(exam, OTHER_ITEM)).toMatchObject({ itemVersion: 1 })
})
