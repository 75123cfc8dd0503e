import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { reviewListSchema } from '#contract/review.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { countDue } from '#server/review/review.queries.ts'
import { answerItem, openThread, postAction, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

type ReviewList = z.infer<typeof reviewListSchema>

/** 19:00 on 2 March 2026 in Seoul. */
const EVENING = Date.parse('2026-03-02T10:00:00.000Z')
const TOMORROW = '2026-03-02T15:00:00.000Z'

let now = EVENING
let server: TestServer
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  server = await createTestServer({ clock: () => new Date(now) })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = EVENING
  student = await server.signIn('user')
  threadId = (await openThread(student)).id
})

const FIRST = smallItemId(SMALL.concept, 1, 1)
const SECOND = smallItemId(SMALL.concept, 3, 2)
const reviews = (browser = student) => readJson<ReviewList>(browser.get('/api/v1/services/reviews'))
const miss = (evaluationId: string, thread = threadId) => answerItem(student, thread, evaluationId, '99')
const solve = (evaluationId: string, thread = threadId) =>
  answerItem(student, thread, evaluationId, evaluationId.slice(-1))
const repeat = (...evaluationIds: string[]) =>
  student.post(`/api/v1/threads/${threadId}/exams`, {
    difficultyLevel: -1,
    items: evaluationIds.map((evaluationId) => ({ evaluationId })),
  })

describe('the wrong-answer notebook', () => {
  test('is empty for whoever got nothing wrong', async () => {
    await solve(FIRST)
    now += 10 * DAY_MS
    expect(await reviews()).toEqual({ dueCount: 0, nextDueAt: null, concepts: [] })
  })

  test('holds what was got wrong, due from the next day in Seoul on, by concept in the order of the curriculum', async () => {
    const other = (await openThread(student, SMALL.otherConcept)).id
    const elsewhere = smallItemId(SMALL.otherConcept, 0, 3)
    await miss(elsewhere, other)
    await miss(FIRST)
    await miss(SECOND)
    const concepts = [
      {
        unitId: SMALL.unit,
        conceptId: SMALL.concept,
        items: [
          { evaluationId: FIRST, difficultyLevel: 1, dueAt: TOMORROW },
          { evaluationId: SECOND, difficultyLevel: 3, dueAt: TOMORROW },
        ],
      },
      {
        unitId: SMALL.unit,
        conceptId: SMALL.otherConcept,
        items: [{ evaluationId: elsewhere, difficultyLevel: 0, dueAt: TOMORROW }],
      },
    ]
    expect(await reviews()).toEqual({ dueCount: 0, nextDueAt: TOMORROW, concepts })
    now = Date.parse(TOMORROW)
    expect(await reviews()).toEqual({ dueCount: 3, nextDueAt: null, concepts })
  })

  test("is a person's own", async () => {
    await miss(FIRST)
    now += DAY_MS
    expect((await reviews(await server.signIn('user'))).concepts).toEqual([])
  })

  test('lets an item rest longer after an answer alone than after one with the solution open', async () => {
    await startExam(student, threadId, 1, { items: [{ evaluationId: FIRST }] })
    await miss(FIRST)
    await postAction(student, threadId, 'show-solution', FIRST)
    await miss(SECOND)
    now += DAY_MS
    await solve(FIRST)
    await solve(SECOND)
    const [concept] = (await reviews()).concepts
    const rest = (id: string) =>
      Date.parse(concept!.items.find(({ evaluationId }) => evaluationId === id)!.dueAt) - now
    expect(rest(FIRST)).toBeGreaterThan(0)
    expect(rest(SECOND)).toBeGreaterThan(rest(FIRST))
  })

  test('does not show what nobody may draw any more', async () => {
    await miss(FIRST)
    await miss(SECOND)
    now += DAY_MS
    const database = server.database.db
    await database.execute(sql`update evaluation_items set hidden = true where id = ${FIRST}`)
    expect((await reviews()).dueCount).toBe(1)
    await database.execute(sql`update curriculum_nodes set hidden = true where id = 'T1U01M01'`)
    expect((await countDue(database, [student.userId!], new Date(now))).size).toBe(0)
    await database.execute(sql`update curriculum_nodes set hidden = false where id = 'T1U01M01'`)
    await database.execute(sql`update evaluation_items set hidden = false where id = ${FIRST}`)
  })
})

describe('repeating', () => {
  test('brings a due item back as a set of wrong answers, also when it was right since', async () => {
    await miss(FIRST)
    await solve(FIRST)
    expect((await repeat(FIRST)).status).toBe(422)
    now += 4 * DAY_MS
    expect((await reviews()).dueCount).toBe(1)
    const exam = await readJson<{ difficultyLevel: number; examItems: unknown[] }>(repeat(FIRST))
    expect(exam).toMatchObject({ difficultyLevel: -1, examItems: [{ evaluationItem: { id: FIRST } }] })
    await solve(FIRST)
    expect((await reviews()).dueCount).toBe(0)
    expect((await repeat(FIRST)).status).toBe(422)
  })

  test('refuses what never was wrong', async () => {
    await miss(FIRST)
    now += DAY_MS
    expect((await repeat(FIRST, SECOND)).status).toBe(422)
  })
})

test('what is due is counted by person, for many at once', async () => {
  const people = [student]
  await miss(FIRST)
  await miss(SECOND)
  student = await server.signIn('user')
  people.push(student, await server.signIn('user'))
  await miss(FIRST, (await openThread(student)).id)
  const ids = people.map(({ userId }) => userId!)
  const count = (at: number) => countDue(server.database.db, ids, new Date(at))
  expect(await count(now)).toEqual(new Map())
  expect(await count(now + DAY_MS)).toEqual(
    new Map([
      [ids[0], 2],
      [ids[1], 1],
    ]),
  )
  expect(await countDue(server.database.db, [], new Date(now))).toEqual(new Map())
})
