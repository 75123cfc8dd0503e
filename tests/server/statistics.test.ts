import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AllStatistics, CurriculumStatistics, ItemStatistics, Today } from '#contract/statistics.ts'
import { addDays, type DayRange, listDays, listWeeks } from '#domain/statistics/day-range.ts'
import { attempts, exams, llmCalls, threads, timeSpans } from '#server/db/schema.ts'
import { markDays } from '#server/statistics/mark-days.queries.ts'
import { rollUpMarkedDays } from '#server/statistics/roll-up.flow.ts'
import { summarizeAnsweredItems } from '#server/statistics/summarize-items.flow.ts'
import { saveJobEnd, saveJobStart } from '#server/statistics/today.queries.ts'
import { deleteUser } from '#server/user/user.queries.ts'
import { makeTurn, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const MINUTE_MS = 60_000
/** A Wednesday, at noon in Seoul. */
const NOON = Date.parse('2026-03-04T03:00:00Z')
const TODAY = '2026-03-04'

let now = NOON
let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await createTestServer({ clock: () => new Date(now) })
  admin = await server.signIn('user', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  now = NOON
  await server.database.pool.query(
    'truncate attempts, time_spans, llm_calls, exams, threads, statistics_marks, statistics_learners, statistics_study, statistics_answers, statistics_items, statistics_counts, statistics_concept_learners, statistics_state cascade',
  )
})

const rollUp = () => rollUpMarkedDays(server.deps, new AbortController().signal)
const readAll = (range: DayRange) =>
  readJson<AllStatistics>(admin.get(`/api/v1/statistics/all?${new URLSearchParams({ ...range })}`))
const readCurriculum = (id: string, range: DayRange) =>
  readJson<CurriculumStatistics>(
    admin.get(`/api/v1/statistics/curriculums/${id}?${new URLSearchParams({ ...range })}`),
  )
const dayOf = ({ days }: AllStatistics, day: string) => days.find((each) => each.day === day)!

/** Answers an item at a time on the device. */
async function answerAt(student: TestBrowser, answer: string, at: number) {
  const { id: threadId } = await openThread(student)
  const exam = await startExam(student, threadId, 0)
  const [first] = exam.examItems
  const action = {
    kind: 'submit-answer' as const,
    evaluationId: first!.evaluationItem.id,
    difficultyLevel: 0 as const,
  }
  await readJson(
    student.post('/api/v1/services/messages', {
      ...makeTurn(threadId, action.kind, action.evaluationId, answer),
      createdAt: new Date(at).toISOString(),
    }),
  )
}

describe('records', () => {
  test('count for the day on which they happened, however late they arrive, but never for a day to come', async () => {
    const student = await server.signIn('user')
    await answerAt(student, '1', NOON - 10 * MINUTE_MS)
    await rollUp()
    const range = { from: addDays(TODAY, -10), to: TODAY }
    expect(dayOf(await readAll(range), TODAY)).toMatchObject({ learners: 1, answers: 1 })

    // Half past midnight in Seoul, which is still the day before in UTC.
    const late = Date.parse('2026-02-25T00:30:00+09:00')
    const other = await server.signIn('user')
    await answerAt(other, '모름', late)
    await answerAt(await server.signIn('user'), '모름', NOON + 100 * 24 * 60 * MINUTE_MS)
    await readJson(
      other.post('/api/timespans', {
        ...{ spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 5 * MINUTE_MS },
        day: '2026-02-25',
      }),
    )
    expect(dayOf(await readAll(range), '2026-02-25').answers).toBe(0)
    await rollUp()
    const after = await readAll(range)
    expect(dayOf(after, '2026-02-25')).toMatchObject({ learners: 1, answers: 1, studied: 5 * MINUTE_MS })
    expect(dayOf(after, TODAY)).toMatchObject({ learners: 2, answers: 2 })
    expect(after.totals).toMatchObject({ learners: 3, answers: 3 })
    expect(after).toMatchObject({ isStale: false, asOf: new Date(NOON).toISOString() })
    now += 30 * MINUTE_MS
    expect((await readAll(range)).isStale).toBe(true)
  })

  test('of a person who leaves are counted no more, and nothing of the person stays', async () => {
    const student = await server.signIn('user')
    await answerAt(student, '1', NOON)
    await rollUp()
    const range = { from: TODAY, to: TODAY }
    expect((await readAll(range)).totals).toMatchObject({ learners: 1, answers: 1 })
    await readJson(student.post('/api/users/exit'))
    await rollUp()
    expect((await readAll(range)).totals).toMatchObject({ learners: 0, answers: 0 })
  })
})

describe('calls', () => {
  test('answer every day and week of a range, and refuse ranges that are reversed or too long', async () => {
    const range = { from: '2025-03-04', to: TODAY }
    const { days, weeks } = await readAll(range)
    expect(days.map(({ day }) => day)).toEqual(listDays(range))
    expect(weeks.map(({ week }) => week)).toEqual(listWeeks(range))
    for (const [from, to] of [
      [TODAY, addDays(TODAY, -1)],
      [addDays(TODAY, -366), TODAY],
    ])
      expect((await admin.get(`/api/v1/statistics/all?from=${from}&to=${to}`)).status).toBe(422)
    expect((await admin.get('/api/v1/statistics/all?from=2026-02-30&to=2026-03-01')).status).toBe(400)
    expect((await admin.get(`/api/v1/statistics/curriculums/T9?from=${TODAY}&to=${TODAY}`)).status).toBe(404)
  })

  test('give each table as CSV with the same figures', async () => {
    await answerAt(await server.signIn('user'), '1', NOON)
    await rollUp()
    const query = `from=2026-03-02&to=${TODAY}`
    const days = await admin.get(`/api/v1/statistics/all/csv?${query}&table=days`)
    expect(days.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = parse(await days.text(), { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.map((row) => [row.날짜, row['학습자(명)'], row['푼 답(개)']])).toEqual([
      ['2026-03-02', '0', '0'],
      ['2026-03-03', '0', '0'],
      [TODAY, '1', '1'],
    ])
    const concepts = await admin.get(
      `/api/v1/statistics/curriculums/${SMALL.grade}/csv?${query}&table=concepts`,
    )
    const places = parse(await concepts.text(), { bom: true, columns: true }) as Record<string, string>[]
    expect(places[0]).toMatchObject({ 번호: SMALL.concept, '학습자(명)': '1' })
    expect((await admin.get(`/api/v1/statistics/all/csv?${query}&table=people`)).status).toBe(400)
    const editor = await server.signIn('user', 'exercise_admin')
    expect((await editor.get(`/api/v1/statistics/all/csv?${query}&table=days`)).status).toBe(403)
  })
})

/*
 * The roll-ups against the records themselves, added up in this test.
 */

const PLACES = [SMALL.concept, SMALL.otherConcept]
const LEVELS = [0, 1] as const
const DAYS = 40
const dayAt = (index: number) => addDays(TODAY, -index)
/** Some minutes past midnight in Seoul. */
const timeOf = (day: string) => new Date(Date.parse(`${day}T00:07:00+09:00`))

const record = fc.record({
  person: fc.nat({ max: 3 }),
  day: fc.nat({ max: DAYS - 1 }),
  place: fc.constantFrom(...PLACES),
  what: fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      level: fc.constantFrom(...LEVELS),
      right: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('span' as const), accepted: fc.nat({ max: 1000 }) }),
    fc.record({
      kind: fc.constant('call' as const),
      purpose: fc.constantFrom('chat' as const, 'hint' as const, 'items' as const),
      latencyMs: fc.nat({ max: 9000 }),
      failed: fc.boolean(),
      cost: fc.option(fc.nat({ max: 5000 }), { nil: null }),
    }),
    fc.record({ kind: fc.constant('exams' as const), levels: fc.subarray([0, 1, 3, 5], { minLength: 3 }) }),
  ),
})
type Recorded = typeof record extends fc.Arbitrary<infer Value> ? Value : never

async function store(records: readonly Recorded[], people: readonly string[]): Promise<void> {
  const { db } = server.database
  for (const { person, place, day: index, what } of records) {
    const userId = people[person]!
    const day = dayAt(index)
    const id = crypto.randomUUID()
    await db.transaction(async (tx) => {
      if (what.kind === 'answer') {
        const verdict = what.right ? ('correct' as const) : ('incorrect' as const)
        const evaluationId = smallItemId(place, what.level, 1)
        const item = { evaluationId, conceptId: place, difficultyLevel: what.level }
        await tx
          .insert(attempts)
          .values({ userId, id, ...item, verdict, help: 'alone', day, answeredAt: timeOf(day) })
      } else if (what.kind === 'span') {
        const span = { spanType: 'CURRICULUM_CONCEPT', spanKey: place, conceptId: place }
        await tx.insert(timeSpans).values({ userId, id, ...span, accepted: what.accepted, day })
      } else if (what.kind === 'call') {
        const call = {
          purpose: what.purpose,
          model: 'm',
          cost: what.cost,
          inputTokens: 3,
          outputTokens: 5,
          latencyMs: what.latencyMs,
        }
        const status = what.failed ? 'error' : 'success'
        await tx.insert(llmCalls).values({ id, userId, ...call, status, createdAt: timeOf(day) })
      } else {
        const thread = { userId, id, curriculumId: SMALL.unit, conceptId: place, lastUsedAt: timeOf(day) }
        await tx.insert(threads).values(thread)
        const finishedAt = timeOf(day)
        for (const difficultyLevel of what.levels)
          await tx
            .insert(exams)
            .values({ userId, id: crypto.randomUUID(), threadId: id, difficultyLevel, finishedAt })
      }
      await markDays(tx, [day])
    })
  }
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? null
const within = ({ from, to }: DayRange, day: string) => from <= day && day <= to
const distinct = (values: readonly unknown[]) => new Set(values).size

/** What the pages show, straight from the records. */
function addUp(records: readonly Recorded[], range: DayRange) {
  const all = records.map((each) => ({ ...each, day: dayAt(each.day) }))
  const inRange = all.filter(({ day }) => within(range, day))
  const active = (some: typeof all) =>
    some.filter(({ what }) => what.kind === 'answer' || (what.kind === 'span' && what.accepted > 0))
  const countOf = (some: typeof all) => {
    const answers = some.flatMap(({ what }) => (what.kind === 'answer' ? [what] : []))
    return {
      learners: distinct(active(some).map(({ person }) => person)),
      studied: some.reduce((sum, { what }) => sum + (what.kind === 'span' ? what.accepted : 0), 0),
      answers: answers.length,
      rightAnswers: answers.filter(({ right }) => right).length,
    }
  }
  const callsOf = (some: typeof all) => {
    const calls = some.flatMap(({ what }) => (what.kind === 'call' ? [what] : []))
    const ofTutor = calls.filter(({ purpose }) => purpose !== 'items')
    const priced = calls.flatMap(({ cost }) => (cost === null ? [] : [cost]))
    return {
      calls: ofTutor.length,
      failedCalls: ofTutor.filter(({ failed }) => failed).length,
      otherCalls: calls.length - ofTutor.length,
      tokensIn: 3 * calls.length,
      tokensOut: 5 * calls.length,
      // Unknown is not 0.
      cost: calls.length > 0 && priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0),
      unpriced: calls.length - priced.length,
    }
  }
  const latencies = inRange.flatMap(({ what }) =>
    what.kind === 'call' && !what.failed && what.purpose !== 'items' ? [what.latencyMs] : [],
  )
  const describePlace = (places: readonly string[]) => {
    const here = inRange.filter(({ place }) => places.includes(place))
    const learners = [...new Set(active(here).map(({ person }) => person))]
    const completed = learners.filter((person) =>
      places.every((place) =>
        [0, 1, 3, 5].every((level) =>
          all.some(
            (each) =>
              each.person === person &&
              each.place === place &&
              each.day <= range.to &&
              each.what.kind === 'exams' &&
              each.what.levels.includes(level),
          ),
        ),
      ),
    )
    const times = learners
      .map((person) => countOf(here.filter((each) => each.person === person)).studied)
      .filter((studied) => studied > 0)
    return { ...countOf(here), completed: completed.length, medianTime: share(times, 0.5) }
  }
  return {
    totals: { ...countOf(inRange), ...callsOf(inRange) },
    latencyHalf: share(latencies, 0.5),
    latencyMost: share(latencies, 0.95),
    days: listDays(range).map((day) => {
      const ofDay = all.filter((each) => each.day === day)
      return { day, ...countOf(ofDay), ...callsOf(ofDay) }
    }),
    weeks: listWeeks(range).map((week) => {
      const { learners, studied } = countOf(
        all.filter(({ day }) => within({ from: week, to: addDays(week, 6) }, day)),
      )
      return { week, learners, studied }
    }),
    unit: describePlace(PLACES),
    concepts: PLACES.map((place) => ({ id: place, ...describePlace([place]) })),
  }
}

test('what is rolled up equals what the records add up to, for any range, late records and leavers included', async () => {
  const { pool, db } = server.database
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { maxLength: 40 }),
      fc.array(record, { maxLength: 15 }),
      fc.option(fc.nat({ max: 3 }), { nil: null }),
      fc.tuple(fc.nat({ max: DAYS }), fc.nat({ max: DAYS })),
      async (early, late, leaver, [one, other]) => {
        await pool.query(
          'truncate attempts, time_spans, llm_calls, exams, threads, statistics_marks, statistics_learners, statistics_study, statistics_answers, statistics_items, statistics_counts, statistics_concept_learners, statistics_state cascade',
        )
        const people = await Promise.all([0, 1, 2, 3].map(async () => (await server.signIn('user')).userId!))
        await store(early, people)
        await rollUp()
        await store(late, people)
        if (leaver !== null) await db.transaction((tx) => deleteUser(tx, people[leaver]!))
        await rollUp()
        // The calls of a leaver stay, without the person.
        const stays = ({ person, what }: Recorded) => person !== leaver || what.kind === 'call'
        const range = { from: dayAt(Math.max(one, other)), to: dayAt(Math.min(one, other)) }
        const expected = addUp([...early, ...late].filter(stays), range)
        const all = await readAll(range)
        expect(all.totals).toMatchObject(expected.totals)
        expect(all.days).toMatchObject(expected.days)
        expect(all.weeks).toEqual(expected.weeks)
        for (const name of ['latencyHalf', 'latencyMost'] as const) {
          const exact = expected[name]
          if (exact === null) expect(all.totals[name]).toBeNull()
          else expect(Math.abs(all.totals[name]! - exact)).toBeLessThanOrEqual(Math.max(1, 0.046 * exact))
        }
        const curriculum = await readCurriculum(SMALL.unit, range)
        expect(curriculum.units).toMatchObject([{ id: SMALL.unit, ...expected.unit }])
        expect(curriculum.concepts).toMatchObject(expected.concepts)
        expect(curriculum.totals.learners).toBe(expected.unit.learners)
      },
    ),
    { numRuns: 12 },
  )
})

describe('items', () => {
  const ITEM = smallItemId(SMALL.concept, 0, 1)
  const PATH = `/api/v1/evaluation-items/${ITEM}/statistics`
  /** First answers of as many new learners, the wrong ones with what they wrote. */
  async function answerFirst(
    count: number,
    answer: Partial<typeof attempts.$inferInsert> & { verdict: 'correct' | 'incorrect' },
  ) {
    for (let person = 0; person < count; person += 1) {
      const { userId } = await server.signIn('user')
      const known = { evaluationId: ITEM, conceptId: SMALL.concept, difficultyLevel: 0, day: TODAY }
      await server.database.db.insert(attempts).values({
        ...{ userId: userId!, id: crypto.randomUUID(), help: 'alone', answeredAt: new Date(now) },
        ...known,
        ...answer,
      })
    }
  }
  const read = async () => {
    await summarizeAnsweredItems(server.deps)
    const editor = await server.signIn('user', 'exercise_admin')
    return {
      statistics: await readJson<ItemStatistics>(editor.get(PATH)),
      flagged: await readJson<{ items: { id: string; medianTime: number | null }[] }>(
        editor.get('/api/v1/evaluation-items?flagged=true'),
      ),
    }
  }

  test('are judged by first answers without help, and only once there are enough; no answer of one or two learners is shown', async () => {
    await answerFirst(5, { verdict: 'correct', answer: '1' })
    await answerFirst(3, { verdict: 'incorrect', answer: '4 ', mistake: '거꾸로 세었어요.' })
    await answerFirst(2, { verdict: 'incorrect', answer: '나는 김아무개' })
    await answerFirst(1, { verdict: 'correct', answer: '1', help: 'hint' })
    const few = await read()
    expect(few.statistics).toMatchObject({
      ...{ answers: 11, alone: 10, rightAlone: 5, afterHint: 1, afterSolution: 0 },
      ...{ facility: null, discrimination: null, flags: [] },
      wrongAnswers: [{ answer: '4 ', learners: 3, mistake: '거꾸로 세었어요.' }],
    })
    expect(few.flagged.items).toEqual([])

    await answerFirst(30, { verdict: 'incorrect', answer: '4' })
    const many = await read()
    expect(many.statistics).toMatchObject({ alone: 40, rightAlone: 5, flags: ['too-hard'] })
    expect(many.statistics.facility!.share).toBeCloseTo(0.125)
    expect(many.statistics.facility!.low).toBeCloseTo(0.0546, 3)
    expect(many.statistics.wrongAnswers).toMatchObject([{ learners: 33 }])
    expect(many.flagged.items.map(({ id }) => id)).toEqual([ITEM])
  })

  test('keep what was answered, the version that was shown and the help there was', async () => {
    const student = await server.signIn('user')
    await answerAt(student, '9', NOON)
    const { rows } = await server.database.pool.query(
      'select answer, verdict, item_version as version, help, day from attempts where user_id = $1',
      [student.userId],
    )
    expect(rows).toEqual([{ answer: '9', verdict: 'incorrect', version: 1, help: 'alone', day: TODAY }])
  })
})

test('what models were called for is listed with its cost, and exported', async () => {
  const call = { model: 'm', inputTokens: 3, outputTokens: 5, latencyMs: 1, createdAt: new Date(NOON) }
  await server.database.db.insert(llmCalls).values([
    { ...call, id: crypto.randomUUID(), purpose: 'chat', status: 'success', cost: 0.25 },
    { ...call, id: crypto.randomUUID(), purpose: 'chat', status: 'error', cost: null },
    { ...call, id: crypto.randomUUID(), purpose: 'items', status: 'success', cost: null },
  ])
  await markDays(server.deps.db, [TODAY])
  await rollUp()
  const { purposes } = await readAll({ from: TODAY, to: TODAY })
  expect(purposes).toEqual([
    { purpose: 'chat', calls: 2, failedCalls: 1, tokensIn: 6, tokensOut: 10, cost: 0.25, unpriced: 1 },
    { purpose: 'items', calls: 1, failedCalls: 0, tokensIn: 3, tokensOut: 5, cost: null, unpriced: 1 },
  ])
  const csv = await admin.get(`/api/v1/statistics/all/csv?from=${TODAY}&to=${TODAY}&table=purposes`)
  expect(parse(await csv.text(), { bom: true, columns: true })).toMatchObject([
    { 목적: 'chat', '비용(원)': '0.25' },
    { 목적: 'items', '비용(원)': '' },
  ])
})

describe('errors of the server', () => {
  test('are counted by day and address without ids, and those of callers are not', async () => {
    const { pool } = server.database
    const id = crypto.randomUUID()
    await pool.query('alter table prompts rename to prompts_away')
    try {
      for (const path of [id, crypto.randomUUID()])
        expect((await admin.get(`/api/v1/prompts/${path}`)).status).toBe(500)
    } finally {
      await pool.query('alter table prompts_away rename to prompts')
    }
    expect((await admin.get(`/api/v1/prompts/${id}`)).status).toBe(404)
    const today = await readJson<Today>(admin.get('/api/v1/statistics/today'))
    expect(today.figures.errors).toBe(2)
    const { days, errorPaths } = await readAll({ from: addDays(TODAY, -1), to: TODAY })
    expect(days.map(({ errors }) => errors)).toEqual([0, 2])
    expect(errorPaths).toEqual([{ method: 'GET', path: '/api/v1/prompts/*', status: 500, errors: 2 }])
  })

  test('are kept while they cannot be saved, and saved once', async () => {
    const { pool } = server.database
    const { errors } = server.deps
    await pool.query('truncate server_errors')
    await pool.query('alter table server_errors rename to errors_away')
    errors.count('GET', '/api/v1/items', 503)
    await errors.save()
    await pool.query('alter table errors_away rename to server_errors')
    errors.count('GET', '/api/v1/items', 503)
    errors.count('POST', '/api/v1/tts', 501)
    await Promise.all([errors.save(), errors.save()])
    const { rows } = await pool.query('select path, errors from server_errors')
    expect(rows).toEqual([{ path: '/api/v1/items', errors: 2 }])
  })
})

test('the dashboard has today so far, and says which job failed', async () => {
  await answerAt(await server.signIn('user'), '1', NOON)
  await rollUp()
  await saveJobStart(server.deps.db, 'roll-up', new Date(now))
  await saveJobEnd(server.deps.db, 'roll-up', { endedAt: new Date(now), hasFailed: true })
  const today = await readJson<Today>(admin.get('/api/v1/statistics/today'))
  expect(today).toMatchObject({ day: TODAY, figures: { learners: 1, answers: 1 }, waitingDays: 0 })
  expect(today.jobs).toMatchObject([{ name: 'roll-up', isFailing: true }])
  expect(today.storage.databaseBytes).toBeGreaterThan(0)
})
