import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxCall } from '#contract/outbox-calls.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { drawExam } from '#domain/exam/draw-exam.ts'
import type { ExamInfo, ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { findArchetype } from '#domain/exam/find-archetype.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { itemId } from '#domain/items/item-id.ts'
import { loadConceptTemplates, loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import type { EvaluationProgress } from '#domain/progress/progress.ts'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { concepts } from '#server/db/schema.ts'
import { listConceptItems } from '#server/item/item.queries.ts'
import { refuseFailure } from '#tests/domain/exam/make-exam.ts'
import { answerItem, makeTurn, readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const UNIT = 'M1U01'
const CONCEPT = 'M1U01C01'
const OTHER_CONCEPT = 'M1U01C03'

let server: TestServer
const logged: string[] = []
let student: TestBrowser
let threadId: string
beforeAll(async () => {
  server = await createTestServer({ content: 'full', onLog: (line) => logged.push(line) })
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
  threadId = await openThread(student)
})

async function openThread(browser: TestBrowser, conceptId = CONCEPT): Promise<string> {
  const path = `/api/v1/curriculums/${UNIT}/concepts/${conceptId}/threads`
  return (await readJson<{ thread: { id: string } }>(browser.post(path))).thread.id
}

/** As the outbox sends a record. */
function sendRecord(browser: TestBrowser, kind: OutboxRecordKind, body: Record<string, unknown>) {
  const call = outboxCall(kind, body)!
  const headers = { 'X-Record-Version': '1', 'X-Record-User': browser.userId ?? '' }
  return browser.send(call.method, call.path, call.body, { headers })
}

const createExam = (difficultyLevel: number, items: unknown[], more: object = {}) =>
  sendRecord(student, 'exam', { threadId, id: crypto.randomUUID(), difficultyLevel, items, ...more })

async function findTemplate(conceptId: string, level: number) {
  const templates = await loadConceptTemplates(conceptId)
  return templates.find(({ difficultyLevel }) => difficultyLevel === level)!
}

/** A stored item of a concept and level. */
async function findStored(conceptId: string, level: DifficultyLevel): Promise<Item> {
  const browser = await server.signIn('user')
  const exam = await readJson<ExamSet>(
    browser.post(`/api/v1/threads/${await openThread(browser, conceptId)}/exams`, {
      difficultyLevel: level,
    }),
  )
  return exam.examItems.map(({ evaluationItem }) => evaluationItem).find(({ seed }) => seed === null)!
}

describe('an exam that the server draws', () => {
  test.each(['M1U08C02', 'M1U08C04'])(
    'of %s is the one that a device draws, and unlike in itself',
    async (conceptId) => {
      const path = `/api/v1/curriculums/M1U08/concepts/${conceptId}/threads`
      const { thread } = await readJson<{ thread: { id: string } }>(student.post(path))
      const items = await listConceptItems(server.deps.db, [conceptId])
      const templates = await loadConceptTemplates(conceptId)
      for (const difficultyLevel of [0, 1, 3, 5] as const) {
        const exam = await readJson<ExamSet>(
          student.post(`/api/v1/threads/${thread.id}/exams`, { difficultyLevel }),
        )
        const set = exam.examItems.map(({ evaluationItem }) => evaluationItem)
        const facts = {
          difficultyLevel,
          limit: 3,
          standings: [],
          exams: [],
          drawSeed: () => 0,
          onFailure: refuseFailure,
        }
        expect(set).toEqual(drawExam({ ...facts, items, templates }).map(({ item }) => item))
        expect(
          set.some((item, index) => set.slice(index + 1).some((other) => isSameQuestion(item, other))),
        ).toBe(false)
        expect(new Set(set.map(findArchetype)).size).toBeGreaterThan(1)
      }
    },
  )
})

test('a template that fails is left out of a set and named in the log', async () => {
  const templates = await loadUnitTemplates(UNIT)
  const broken: ItemTemplate = {
    id: `${CONCEPT}L0A9`,
    conceptId: CONCEPT,
    difficultyLevel: 0,
    name: '',
    generate: () => {
      throw new RangeError('no draw fits')
    },
  }
  templates.push(broken)
  try {
    const exam = await readJson<ExamSet>(
      student.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: 0, examLimit: 10 }),
    )
    expect(exam.examItems).toHaveLength(10)
    const named = await createExam(0, [{ templateId: broken.id, seed: 7 }])
    expect(await named.json()).toMatchObject({ code: 'ITEM_NOT_FOUND' })
    const failures = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'template failed')
    expect(failures.at(-1)).toMatchObject({ templateId: broken.id, seed: 7 })
    expect(failures.length).toBeGreaterThan(1)
  } finally {
    templates.pop()
  }
})

describe('an exam made offline', () => {
  test('holds what it names, in its order, each made here from its template', async () => {
    const template = await findTemplate(CONCEPT, 0)
    const stored = await findStored(CONCEPT, 0)
    const id = crypto.randomUUID()
    const response = await createExam(
      0,
      [
        { templateId: template.id, seed: 7 },
        { evaluationId: stored.id },
        { templateId: template.id, seed: 8 },
      ],
      { id },
    )
    const exam = await readJson<ExamSet>(response)
    expect(exam.id).toBe(id)
    expect(exam.examItems.map(({ evaluationItem }) => evaluationItem)).toEqual([
      makeItem(template, 7),
      stored,
      makeItem(template, 8),
    ])
  })

  test('is there once, and the same, when it comes again under another key', async () => {
    const template = await findTemplate(CONCEPT, 1)
    const id = crypto.randomUUID()
    const items = [{ templateId: template.id, seed: 9 }]
    const first = await readJson<ExamSet>(createExam(1, items, { id }))
    expect(await readJson<ExamSet>(createExam(1, items, { id }))).toEqual(first)
  })

  test.each<[string, number, () => Promise<{ level: number; items: unknown[] }>]>([
    [
      'a template of another concept',
      422,
      async () => ({
        level: 1,
        items: [{ templateId: (await findTemplate(OTHER_CONCEPT, 1)).id, seed: 1 }],
      }),
    ],
    [
      'a template of another level',
      422,
      async () => ({ level: 3, items: [{ templateId: (await findTemplate(CONCEPT, 1)).id, seed: 1 }] }),
    ],
    [
      'a template that does not exist',
      404,
      async () => ({ level: 1, items: [{ templateId: 'M1U01C01L1Z9', seed: 1 }] }),
    ],
    [
      'a stored item of another concept',
      422,
      async () => ({ level: 1, items: [{ evaluationId: (await findStored(OTHER_CONCEPT, 1)).id }] }),
    ],
    [
      'a stored item of another level',
      422,
      async () => ({ level: 1, items: [{ evaluationId: (await findStored(CONCEPT, 0)).id }] }),
    ],
    [
      'an item that does not exist',
      404,
      async () => ({ level: 1, items: [{ evaluationId: crypto.randomUUID() }] }),
    ],
    [
      'one item twice',
      422,
      async () => {
        const item = { evaluationId: (await findStored(CONCEPT, 0)).id }
        return { level: 0, items: [item, item] }
      },
    ],
    [
      'one item twice, by its seed and by its id',
      422,
      async () => {
        const { id } = await findTemplate(CONCEPT, 1)
        return { level: 1, items: [{ templateId: id, seed: 3 }, { evaluationId: itemId(id, 3) }] }
      },
    ],
    [
      'more items than a set may have',
      422,
      async () => {
        const { id } = await findTemplate(CONCEPT, 1)
        return { level: 1, items: Array.from({ length: 11 }, (_, seed) => ({ templateId: id, seed })) }
      },
    ],
    ['no item', 422, async () => ({ level: 1, items: [] })],
    [
      'a seed that is none',
      400,
      async () => ({ level: 1, items: [{ templateId: (await findTemplate(CONCEPT, 1)).id, seed: 1.5 }] }),
    ],
    [
      'a seed beyond its range',
      422,
      async () => ({ level: 1, items: [{ templateId: (await findTemplate(CONCEPT, 1)).id, seed: 2 ** 32 }] }),
    ],
    [
      'an item of its own making',
      400,
      async () => ({
        level: 1,
        items: [{ ...makeItem(await findTemplate(CONCEPT, 1), 1), correctAnswer: '1' }],
      }),
    ],
  ])('is refused with %s (%i), and leaves nothing', async (_name, status, prepare) => {
    const { level, items } = await prepare()
    expect((await createExam(level, items)).status).toBe(status)
    expect(await readJson(student.get(`/api/v1/threads/${threadId}/exams`))).toEqual([])
  })

  test('is refused under the id of an exam of another thread, and under a strange thread', async () => {
    const template = await findTemplate(CONCEPT, 1)
    const items = [{ templateId: template.id, seed: 1 }]
    const id = crypto.randomUUID()
    const elsewhere = await openThread(student, OTHER_CONCEPT)
    const own = [{ templateId: (await findTemplate(OTHER_CONCEPT, 1)).id, seed: 1 }]
    await readJson(createExam(1, own, { id, threadId: elsewhere }))
    const taken = await createExam(1, items, { id })
    expect([taken.status, (await taken.json()).code]).toEqual([409, 'CONFLICT'])
    const stranger = await server.signIn('user')
    const theirs = await openThread(stranger)
    expect((await createExam(1, items, { threadId: theirs })).status).toBe(404)
    const same = { threadId: theirs, id, difficultyLevel: 1, items }
    expect(await readJson(sendRecord(stranger, 'exam', same))).toMatchObject({ id, threadId: theirs })
  })

  test('is refused in a concept that is hidden by now', async () => {
    const template = await findTemplate(OTHER_CONCEPT, 1)
    const elsewhere = await openThread(student, OTHER_CONCEPT)
    const hide = async (hidden: boolean) => {
      await server.database.db.transaction(async (tx) => {
        await tx.update(concepts).set({ hidden }).where(eq(concepts.id, OTHER_CONCEPT))
        await raiseContentVersion(tx)
      })
      await server.deps.contentCache.revalidate(true)
    }
    await hide(true)
    const response = await createExam(1, [{ templateId: template.id, seed: 1 }], { threadId: elsewhere })
    await hide(false)
    expect([response.status, (await response.json()).code]).toEqual([404, 'CONCEPT_NOT_FOUND'])
  })

  test('of the wrong-answer level holds only what is owed', async () => {
    const template = await findTemplate(CONCEPT, 1)
    const [wrong, right] = [makeItem(template, 21), makeItem(template, 22)]
    await readJson(
      createExam(1, [
        { templateId: template.id, seed: 21 },
        { templateId: template.id, seed: 22 },
      ]),
    )
    expect((await createExam(-1, [{ evaluationId: wrong.id }])).status).toBe(422)
    await answerItem(student, threadId, wrong.id, '모르겠어요')
    await answerItem(student, threadId, right.id, right.correctAnswer)
    expect((await createExam(-1, [{ evaluationId: right.id }])).status).toBe(422)
    expect((await createExam(-1, [{ templateId: template.id, seed: 23 }])).status).toBe(422)
    const exam = await readJson<ExamSet>(createExam(-1, [{ templateId: template.id, seed: 21 }]))
    expect(exam.examItems.map(({ evaluationItem }) => evaluationItem.id)).toEqual([wrong.id])
    await answerItem(student, threadId, wrong.id, wrong.correctAnswer)
    expect((await createExam(-1, [{ evaluationId: wrong.id }])).status).toBe(422)
  })

  test('gives way to one that another device began, and its answers are judged all the same', async () => {
    const begun = await readJson<ExamSet>(
      student.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: 1 }),
    )
    const template = await findTemplate(CONCEPT, 1)
    const items = [{ templateId: template.id, seed: 31 }]
    expect((await readJson<ExamSet>(createExam(1, items))).id).toBe(begun.id)
    const item = makeItem(template, 31)
    const answered = await answerItem(student, threadId, item.id, item.correctAnswer)
    expect(answered.context.responseType).toBe('correct')
    const progress = await readJson<EvaluationProgress>(
      student.get('/api/v1/services/evaluation-items/progresses'),
    )
    expect(progress).toMatchObject({ total: 1, correct: 1 })
  })
})

/** What a learner does with an exam; an item by its place in the set. */
type Step = { answer: string } | { hint: true } | { solution: true }
const RIGHT = { right: true } as const

const STORY: { level: DifficultyLevel; items: (Step | typeof RIGHT)[][] }[] = [
  { level: 0, items: [[RIGHT], [RIGHT], [{ answer: '0.5' }, RIGHT]] },
  { level: 1, items: [[{ answer: '틀림' }, { hint: true }, RIGHT], [RIGHT], [{ answer: '99999' }]] },
  { level: -1, items: [[{ answer: '또 틀림' }, { solution: true }, RIGHT]] },
  { level: 3, items: [[{ answer: '' }, RIGHT], [{ answer: '1' }], [{ hint: true }, { hint: true }, RIGHT]] },
]

async function readState(browser: TestBrowser, thread: string) {
  const services = `/api/v1/services/threads/${thread}`
  const itemsInfo = await readJson<ExamItemsInfo[]>(browser.get(`${services}/exam-items-info`))
  const messages = await readJson<ChatMessage[]>(browser.get(`/api/v1/threads/${thread}/messages`))
  return {
    info: await readJson<ExamInfo>(browser.get(`${services}/exam-info`)),
    itemsInfo: itemsInfo.map(({ examId: _own, ...info }) => info),
    messages: messages.map(({ message, response, status, context }) => ({
      message,
      response,
      status,
      context,
    })),
    progress: await readJson(browser.get(`/api/v1/services/curriculums/${UNIT}/progresses`)),
    all: await readJson(browser.get('/api/v1/services/evaluation-items/progresses')),
  }
}

function turnOf(thread: string, item: Item, step: Step | typeof RIGHT) {
  if ('hint' in step) return makeTurn(thread, 'show-hint', item.id, '힌트 보기', { responseType: 'hint' })
  if ('solution' in step)
    return makeTurn(thread, 'show-solution', item.id, '풀이 보기', { responseType: 'solution' })
  return makeTurn(thread, 'submit-answer', item.id, 'right' in step ? item.correctAnswer : step.answer)
}

test('what was done offline and is sent later in order is worth what it would have been online', async () => {
  const records: { kind: OutboxRecordKind; body: Record<string, unknown> }[] = []
  const offline = await server.signIn('user')
  const offlineThread = await openThread(offline)
  for (const { level, items } of STORY) {
    const limit = { difficultyLevel: level, examLimit: items.length }
    const exam = await readJson<ExamSet>(student.post(`/api/v1/threads/${threadId}/exams`, limit))
    const set = exam.examItems.map(({ evaluationItem }) => evaluationItem)
    expect(set).toHaveLength(items.length)
    const named = set.map(({ id, templateId, seed }) =>
      templateId !== null && seed !== null ? { templateId, seed } : { evaluationId: id },
    )
    records.push({
      kind: 'exam',
      body: { threadId: offlineThread, id: crypto.randomUUID(), difficultyLevel: level, items: named },
    })
    for (const [index, steps] of items.entries()) {
      for (const step of steps) {
        const item = set[index]!
        await readJson(student.post('/api/v1/services/messages', turnOf(threadId, item, step)))
        // The device claims the best of it.
        const claimed = turnOf(offlineThread, item, step)
        const isAnswer = claimed.context.action?.kind === 'submit-answer'
        records.push({
          kind: 'turn',
          body: {
            ...claimed,
            ...(isAnswer && {
              context: { ...claimed.context, responseType: 'correct', complete: true, source: 'device' },
            }),
          },
        })
      }
    }
  }
  for (const { kind, body } of records) await readJson(sendRecord(offline, kind, body))
  const online = await readState(student, threadId)
  const later = await readState(offline, offlineThread)
  expect({
    ...later,
    messages: later.messages.map(({ context: { source: _mark, ...context }, ...message }) => ({
      ...message,
      context,
    })),
  }).toEqual(online)
  expect(online.info.difficultyExams.some(({ cleared }) => cleared)).toBe(true)
})

test('a person cannot fill the shared items without end', async () => {
  const { id: templateId } = await findTemplate(CONCEPT, 1)
  const create = (seed: number) => createExam(1, [{ templateId, seed }])
  expect((await create(1)).status).toBe(200)
  await server.database.db.execute(
    sql`update limit_counters set count = 100 where bucket like 'namedExamsByPerson:%'`,
  )
  const refused = await create(2)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
