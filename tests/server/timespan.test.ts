import { eq } from 'drizzle-orm'
import { v5 as uuidV5 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { timeSpans } from '#server/db/schema.ts'
import { keepPracticeItems } from '#server/item/item.queries.ts'
import { readJson } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const ITEM: Item = {
  id: '',
  itemVersion: 1,
  question: '\\(2 + 1\\)은?',
  option1: '',
  option2: '',
  option3: '',
  option4: '',
  option5: '',
  correctAnswer: '3',
  solution: '',
  difficultyLevel: 1,
  writtenTestType: 2,
  performanceTestType: 0,
  figures: [],
  images: [],
  conceptIds: [],
  itemGroupId: null,
  criterionTypeIds: [],
  hints: [],
  mistakes: [],
  rubric: [],
  pairing: null,
  templateId: 'T1U01C01L1A1',
  seed: 1,
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Seoul. */
const NOON = Date.parse('2026-03-02T03:00:00Z')

let now = NOON
let server: TestServer
let student: TestBrowser
beforeAll(async () => {
  server = await createTestServer({ clock: () => new Date(now) })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = NOON
  student = await server.signIn('user')
})

const spanOf = (spanKey: string, timespan: number) => ({
  spanType: spanKey.includes('-') ? 'EVALUATION_ITEM' : 'CURRICULUM_CONCEPT',
  spanKey,
  timespan,
})
const post = (span: object, key: string = crypto.randomUUID(), browser = student) =>
  browser.post('/api/timespans', span, { key })
const accept = async (...args: Parameters<typeof post>) =>
  (await readJson<{ accepted: number }>(post(...args))).accepted
/** What a device names the sum of one key of one rotation. */
const derivedId = (rotation: number, spanKey: string) =>
  uuidV5(`device-1/${rotation}/${spanKey}`, '6ba7b810-9dad-11d1-80b4-00c04fd430c8')

async function readTime(conceptId: string): Promise<number> {
  const path = `/api/v1/services/curriculums/${SMALL.unit}/progresses/${conceptId}`
  return (await readJson<ConceptProgress>(student.get(path))).timespan
}

describe('time spans', () => {
  test('add up for their concept, those of items for the concept of the item', async () => {
    await accept(spanOf(SMALL.concept, 40_000))
    await accept(spanOf(SMALL.concept, 5_000))
    await accept(spanOf(smallItemId(SMALL.concept, 1, 2), 7_000))
    await accept(spanOf(SMALL.otherConcept, 1_000))
    expect(await readTime(SMALL.concept)).toBe(52_000)
    expect(await readTime(SMALL.otherConcept)).toBe(1_000)
  })

  test('count for the day on which they were measured, never in the future and at most 30 days back', async () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-01-01', undefined]
    for (const day of days) await accept({ ...spanOf(SMALL.concept, 1_000), ...(day && { day }) })
    const rows = await server.deps.db
      .select({ day: timeSpans.day })
      .from(timeSpans)
      .where(eq(timeSpans.userId, student.userId ?? ''))
    expect(rows.map(({ day }) => day).sort()).toEqual([
      '2026-01-31',
      '2026-03-01',
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
    ])
  })

  test('of a rotation that is sent twice count once, at once or much later', async () => {
    const sums = [
      [SMALL.concept, 30_000],
      [smallItemId(SMALL.concept, 1, 1), 12_000],
      [SMALL.otherConcept, 9_000],
    ] as const
    for (const rotation of [1, 2]) {
      for (let time = 0; time < 2; time += 1) {
        now += 10 * DAY_MS
        for (const [key, sum] of sums)
          expect(await accept(spanOf(key, sum), derivedId(rotation, key))).toBe(sum)
      }
    }
    expect(await readTime(SMALL.concept)).toBe(84_000)
    expect(await readTime(SMALL.otherConcept)).toBe(18_000)
  })

  test('of a rotation count once also when eight copies come at once', async () => {
    const key = derivedId(3, SMALL.concept)
    const span = spanOf(SMALL.concept, 30_000)
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(span, key)))
    expect(responses.some(({ ok }) => ok)).toBe(true)
    expect(await accept(span, key)).toBe(30_000)
    expect(await readTime(SMALL.concept)).toBe(30_000)
  })

  test("of another person's device with the same name count for that person", async () => {
    const key = derivedId(4, SMALL.concept)
    await accept(spanOf(SMALL.concept, 1_000), key)
    const other = await server.signIn('user')
    expect(await accept(spanOf(SMALL.concept, 2_000), key, other)).toBe(2_000)
    expect(await readTime(SMALL.concept)).toBe(1_000)
  })

  test('never fill a day beyond its hours, and say how much was taken', async () => {
    expect(await accept(spanOf(SMALL.concept, 20 * HOUR_MS))).toBe(20 * HOUR_MS)
    const more = await Promise.all(
      Array.from({ length: 5 }, () => accept(spanOf(SMALL.otherConcept, 2 * HOUR_MS))),
    )
    expect(more.reduce((sum, taken) => sum + taken, 0)).toBe(4 * HOUR_MS)
    now += 12 * HOUR_MS
    expect(await accept(spanOf(SMALL.concept, HOUR_MS))).toBe(HOUR_MS)
  })

  test('of an item of an exam made offline count also where they arrive before the exam', async () => {
    const itemId = crypto.randomUUID()
    expect(await accept(spanOf(itemId, 30_000))).toBe(30_000)
    await accept(spanOf(SMALL.concept, 1_000))
    expect(await readTime(SMALL.concept)).toBe(1_000)
    await server.database.db.transaction((tx) =>
      keepPracticeItems(tx, [{ ...ITEM, id: itemId, conceptIds: [SMALL.concept] }]),
    )
    expect(await readTime(SMALL.concept)).toBe(31_000)
    expect(await readTime(SMALL.otherConcept)).toBe(0)
  })

  test('of a key that is gone are taken and count nothing', async () => {
    expect(await accept(spanOf('T9C01', MINUTE_MS))).toBe(0)
    expect(await accept(spanOf('no-such-item', MINUTE_MS))).toBe(0)
  })

  test.each([0, -1, 1.5, DAY_MS + 1])('of %d milliseconds are refused', async (timespan) => {
    expect([400, 422]).toContain((await post(spanOf(SMALL.concept, timespan))).status)
  })
})
