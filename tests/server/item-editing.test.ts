import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { ErrorBody } from '#contract/error.ts'
import type {
  EditableItem,
  ItemBulkChange,
  ItemIssue,
  ItemSummary,
  ItemVersion,
  TestedAnswer,
} from '#contract/item-editing.ts'
import type { ConceptPart, PackManifest } from '#contract/offline-pack.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'
import { answerItem, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const ITEMS = '/api/v1/evaluation-items'
const FROM_TEMPLATE = smallItemId(SMALL.otherConcept, 5, 3)

let server: TestServer
let editor: TestBrowser
let admin: TestBrowser
beforeAll(async () => {
  server = await createTestServer()
  editor = await server.signIn('user', 'exercise_admin')
  admin = await server.signIn('user', 'admin')
  await server.database.pool.query("update evaluation_items set template_id = 'T1', seed = 7 where id = $1", [
    FROM_TEMPLATE,
  ])
})
afterAll(() => server.close())

const SOUND = {
  question: '\\(6\\)의 약수를 모두 구하세요.',
  correctAnswer: '1&2&3&6',
  solution: '\\(6=1\\times 6=2\\times 3\\)이에요.',
  hints: ['나누어떨어지게 하는 수를 찾아요.', '짝을 지어 찾아요.', '작은 수부터 나누어 봐요.'],
  mistakes: [{ answer: '2&3', says: '자기 자신과 1을 빠뜨렸어요.' }],
  answerTests: [
    { answer: '6,3,2,1', verdict: 'correct', mistake: null },
    { answer: '2,3', verdict: 'incorrect', mistake: '자기 자신과 1을 빠뜨렸어요.' },
  ],
} as const

const read = (id: string) => readJson<EditableItem>(editor.get(`${ITEMS}/${id}`))
const create = (body: object) =>
  readJson<EditableItem>(editor.post(ITEMS, { conceptIds: [SMALL.concept], ...body }))
const change = (id: string, body: object) =>
  readJson<EditableItem>(editor.send('PATCH', `${ITEMS}/${id}`, body))
const list = async (query: Record<string, string>) => {
  const address = `${ITEMS}?${new URLSearchParams({ size: '100', ...query })}`
  return readJson<{ items: ItemSummary[]; total: number }>(editor.get(address))
}
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)
async function readPack(): Promise<Item[]> {
  const manifest = await readJson<PackManifest>(editor.get(`/api/v1/services/offline-packs/${SMALL.unit}`))
  const parts = await Promise.all(manifest.parts.map(({ url }) => readJson<ConceptPart>(editor.get(url))))
  return parts.flatMap(({ items = [] }) => items)
}

describe('an item', () => {
  test('is a draft until it is published, and then learners and packs have it at once', async () => {
    const draft = await create({ question: 'x', status: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', itemVersion: 0, published: null, hasDraft: false })
    expect(draft.issues).toContainEqual({
      path: 'solution',
      message: '풀이를 적어 주세요.',
      severity: 'fault',
    })
    const details = () => readJson<Item[]>(editor.get(`${ITEMS}/details?ids=${draft.id}`))
    expect(await details()).toEqual([])
    const early = await editor.send('PATCH', `${ITEMS}/${draft.id}`, { status: 'published' })
    const refusal: ErrorBody = await early.json()
    expect([early.status, refusal.message]).toEqual([422, expect.stringMatching(/^아직 발행할 수 없어요/)])
    expect(refusal.data?.issues?.map(({ path }) => path)).toEqual(['correctAnswer', 'solution', 'hints'])

    const published = await change(draft.id, { ...SOUND, status: 'published', version: draft.version })
    expect(published).toMatchObject({ status: 'published', itemVersion: 1, origin: 'own', issues: [] })
    expect(published.published).toEqual(published.content)
    expect(await details()).toMatchObject([{ id: draft.id, itemVersion: 1, correctAnswer: '1&2&3&6' }])
    expect(await readPack()).toContainEqual(expect.objectContaining({ id: draft.id, itemVersion: 1 }))
    const { items } = await readJson<{ items: AuditEntry[] }>(
      admin.get(`/api/v1/audit?entity=item&entityId=${draft.id}`),
    )
    expect(items.map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['update', editor.userId],
      ['create', editor.userId],
    ])
    expect(items[0]?.after).toMatchObject({ content: { question: SOUND.question } })
    // Those who write items read what was done to items, and nothing else.
    const own = await editor.get(`/api/v1/audit?entity=item&entityId=${draft.id}`)
    expect((await own.json()).items).toEqual(items)
    for (const query of ['', '?entity=user', '?entity=concept', `?entityId=${draft.id}`])
      expect((await editor.get(`/api/v1/audit${query}`)).status).toBe(403)
  })

  test('that is changed keeps what learners have until it is published, and then only for those who have it', async () => {
    const id = smallItemId(SMALL.concept, 3, 1)
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    const exam = await startExam(student, threadId, 3)
    const before = await read(id)
    const draft = await change(id, { correctAnswer: '10', question: '\\(10\\)을 쓰세요.' })
    expect(draft).toMatchObject({
      hasDraft: true,
      itemVersion: 1,
      origin: 'shipped',
      published: before.content,
    })
    const other = await server.signIn('user')
    const early = await startExam(other, (await openThread(other)).id, 3)
    const isIt = (each: ExamSet['examItems'][number]) => each.evaluationItem.id === id
    expect(early.examItems.find(isIt)?.evaluationItem).toMatchObject({ correctAnswer: '1', itemVersion: 1 })

    const published = await change(id, { status: 'published', solution: '답은 \\(10\\)이에요.' })
    expect(published).toMatchObject({ hasDraft: false, itemVersion: 2, origin: 'edited' })
    const open = await readJson<ExamSet>(student.get(`/api/v1/threads/${threadId}/exams/${exam.id}`))
    expect(open).toEqual(exam)
    expect((await answerItem(student, threadId, id, '1')).context.responseType).toBe('correct')
    const late = await server.signIn('user')
    const set = await startExam(late, (await openThread(late)).id, 3)
    expect(set.examItems.find(isIt)?.evaluationItem).toMatchObject({ correctAnswer: '10', itemVersion: 2 })

    const versions = await readJson<ItemVersion[]>(editor.get(`${ITEMS}/${id}/versions`))
    expect(
      versions.map(({ itemVersion, author, content }) => [itemVersion, author?.id, content.correctAnswer]),
    ).toEqual([
      [2, editor.userId, '10'],
      [1, undefined, '1'],
    ])
    const restored = await readJson<EditableItem>(editor.post(`${ITEMS}/${id}/versions/1/restore`))
    expect(restored).toMatchObject({ hasDraft: true, itemVersion: 2, content: before.content })
    const discarded = await readJson<EditableItem>(editor.send('DELETE', `${ITEMS}/${id}/draft`))
    expect(discarded).toMatchObject({ hasDraft: false, content: published.content })
    expect((await editor.post(`${ITEMS}/${id}/versions/9/restore`)).status).toBe(404)
  })

  test('that another person has changed is answered with 409 and stays', async () => {
    const { id, version } = await create({ question: 'x' })
    const changed = await change(id, { question: 'y', version })
    const late = await editor.send('PATCH', `${ITEMS}/${id}`, { question: 'z', version })
    expect([late.status, (await late.json()).data.current]).toEqual([409, changed])
    expect(await change(id, { question: 'y', version: changed.version })).toEqual(changed)
  })

  test('that was used is archived and can be published again; an unused one is deleted', async () => {
    const id = smallItemId(SMALL.concept, 5, 1)
    const student = await server.signIn('user')
    const exam = await startExam(student, (await openThread(student)).id, 5)
    expect(exam.examItems.map(({ evaluationItem }) => evaluationItem.id)).toContain(id)
    expect(await readJson(editor.send('DELETE', `${ITEMS}/${id}`))).toEqual({ archived: true })
    expect(await read(id)).toMatchObject({ status: 'archived', origin: 'edited', itemVersion: 1 })
    const open = await readJson<ExamSet>(student.get(`/api/v1/threads/${exam.threadId}/exams/${exam.id}`))
    expect(open).toEqual(exam)
    const other = await server.signIn('user')
    const set = await startExam(other, (await openThread(other)).id, 5)
    expect(set.examItems.map(({ evaluationItem }) => evaluationItem.id)).not.toContain(id)
    expect(await change(id, { status: 'published' })).toMatchObject({ status: 'published', itemVersion: 1 })

    const own = await create(SOUND)
    expect(await readJson(editor.send('DELETE', `${ITEMS}/${own.id}`))).toEqual({ archived: false })
    expect((await editor.get(`${ITEMS}/${own.id}`)).status).toBe(404)
  })

  test('of a template is read-only, but for its tests and its concepts', async () => {
    const refused = await editor.send('PATCH', `${ITEMS}/${FROM_TEMPLATE}`, { question: '다른 문제' })
    expect([refused.status, (await refused.json()).message]).toEqual([422, expect.stringMatching(/템플릿/)])
    const answerTests = [{ answer: '4', verdict: 'correct', mistake: null }]
    const tested = await change(FROM_TEMPLATE, { answerTests })
    expect(tested.issues).toContainEqual({
      path: 'answerTests.0',
      message: expect.stringMatching(/^'4'는 정답이어야 하는데, 오답으로 채점돼요/),
      severity: 'fault',
    })
  })

  test('belongs to the concepts that are set, at once', async () => {
    const id = smallItemId(SMALL.otherConcept, 0, 2)
    const curriculumConceptIds = [SMALL.concept, SMALL.otherConcept]
    const set = await readJson<EditableItem>(
      editor.send('PUT', `${ITEMS}/${id}/curriculum-concepts`, { curriculumConceptIds }),
    )
    expect(set).toMatchObject({ conceptIds: curriculumConceptIds, itemVersion: 1, origin: 'edited' })
    expect(await idsOf({ conceptId: SMALL.concept, difficultyLevel: '0' })).toContain(id)
    const unknown = await editor.send('PUT', `${ITEMS}/${id}/curriculum-concepts`, {
      curriculumConceptIds: ['T9'],
    })
    expect(unknown.status).toBe(404)
    const none = await editor.send('PUT', `${ITEMS}/${id}/curriculum-concepts`, { curriculumConceptIds: [] })
    expect(none.status).toBe(422)
  })
})

test('empty drafts are made for concepts', async () => {
  const made = await readJson<Item[]>(
    editor.post('/api/v3/services/evaluation-items/create', {
      count: 3,
      curriculumConceptIds: [SMALL.otherConcept],
    }),
  )
  expect(made.map(({ question, conceptIds, itemVersion }) => [question, conceptIds, itemVersion])).toEqual(
    Array.from({ length: 3 }, () => ['', [SMALL.otherConcept], 0]),
  )
  const drafts = await idsOf({ status: 'draft', conceptId: SMALL.otherConcept })
  expect(drafts.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
})

describe('the list', () => {
  test('drops empty filters, and takes each of the others', async () => {
    const all = await list({ conceptId: '', text: '', status: '', difficultyLevel: '', origin: '' })
    expect(all.total).toBeGreaterThanOrEqual(24)
    expect(await idsOf({ text: FROM_TEMPLATE })).toEqual([FROM_TEMPLATE])
    expect(await idsOf({ templateId: 'T1' })).toEqual([FROM_TEMPLATE])
    expect((await list({ curriculumId: SMALL.grade })).total).toBe(all.total)
    expect(await idsOf({ curriculumId: SMALL.hiddenUnit })).toEqual([])
    const own = await create({ ...SOUND, question: '50%의 뜻_은?', difficultyLevel: 5, writtenTestType: 0 })
    expect(await idsOf({ text: '50%의 뜻_' })).toEqual([own.id])
    expect(await idsOf({ text: '0%%' })).toEqual([])
    expect(await idsOf({ origin: 'own', difficultyLevel: '5', writtenTestType: '0' })).toEqual([own.id])
  })

  test('is sorted and paged, and counts first answers', async () => {
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student, SMALL.otherConcept)
    const exam = await startExam(student, threadId, 1)
    const { id } = exam.examItems[0]!.evaluationItem
    await answerItem(student, threadId, id, '99')
    await answerItem(student, threadId, id, exam.examItems[0]!.evaluationItem.correctAnswer)
    const query = {
      conceptId: SMALL.otherConcept,
      difficultyLevel: '1',
      status: 'published',
      sort: 'question',
      order: 'asc',
      size: '2',
    }
    const first = await list({ ...query, page: '0' })
    const second = await list({ ...query, page: '1' })
    expect([first.total, first.items.length, second.items.length]).toEqual([3, 2, 1])
    const questions = [...first.items, ...second.items].map(({ question }) => question)
    expect(questions).toEqual(questions.toSorted())
    const row = [...first.items, ...second.items].find((item) => item.id === id)
    expect(row).toMatchObject({ answers: 1, rightAnswers: 0 })
  })

  test.each(['difficultyLevel=7', 'status=gone', 'sort=colour', 'conceptId=a b', 'what=1'])(
    'refuses %s',
    async (query) => {
      expect((await editor.get(`${ITEMS}?${query}`)).status).toBe(400)
    },
  )
})

describe('the verification', () => {
  const verify = async (body: object) => {
    const { issues } = await readJson<{ issues: ItemIssue[] }>(
      editor.post(`${ITEMS}/verify`, { ...SOUND, conceptIds: [SMALL.concept], ...body }),
    )
    return issues.map(({ path, severity }) => `${severity} ${path}`)
  }
  const CHOICE = { writtenTestType: 1, mistakes: [], answerTests: [] }
  test.each<[string, object, string[]]>([
    ['a sound item', {}, []],
    ['a formula that does not typeset', { question: '\\(\\frac{1\\)' }, ['fault question']],
    [
      'a hint that states the answer',
      {
        correctAnswer: '24',
        mistakes: [],
        answerTests: [],
        hints: [...SOUND.hints.slice(1), '답은 24예요.'],
      },
      ['fault hints.2'],
    ],
    [
      'equal options',
      { ...CHOICE, option1: '2', option2: '3', option3: '2 ', correctAnswer: '1' },
      ['fault option3'],
    ],
    [
      'a key without an option',
      { ...CHOICE, option1: '2', option2: '3', correctAnswer: '4' },
      ['fault correctAnswer'],
    ],
    [
      'a mistake that is right',
      { mistakes: [{ answer: '6&3&2&1', says: '거꾸로예요.' }], answerTests: [] },
      ['fault mistakes.0.answer'],
    ],
    [
      'a mistake that an earlier one takes',
      { mistakes: [...SOUND.mistakes, { answer: '3&2', says: '하나만 봤어요.' }] },
      ['fault mistakes.1.answer'],
    ],
    [
      'a test that expects another verdict',
      { answerTests: [{ answer: '1', verdict: 'correct', mistake: null }] },
      ['fault answerTests.0'],
    ],
    [
      'a test that expects another mistake',
      { answerTests: [{ answer: '2,3', verdict: 'incorrect', mistake: '계산이 틀렸어요.' }] },
      ['fault answerTests.0'],
    ],
    [
      'an unknown concept',
      { mistakes: [{ ...SOUND.mistakes[0], conceptId: 'T9' }] },
      ['fault mistakes.0.conceptId'],
    ],
    [
      'a list of alternatives',
      { correctAnswer: '1,2', mistakes: [], answerTests: [] },
      ['warning correctAnswer'],
    ],
    ['no concept', { conceptIds: [] }, ['fault conceptIds']],
    [
      'a figure that cannot be drawn',
      { figures: [{ kind: 'number-line', alt: '수직선' }] },
      ['fault figures.0'],
    ],
  ])('of %s', async (_what, body, issues) => {
    expect(await verify(body)).toEqual(issues)
  })
})

describe('the answer tester', () => {
  const ask = (body: object) => readJson<TestedAnswer>(editor.post(`${ITEMS}/test-answer`, body))
  const KEY = {
    correctAnswer: '1/2',
    writtenTestType: 2,
    mistakes: [{ answer: '2', says: '분자와 분모를 바꿨어요.' }],
  }

  test('says verdict, reason and named mistake of a text that is not saved', async () => {
    expect(await ask({ ...KEY, answer: '0.5' })).toMatchObject({ verdict: 'correct', reason: 'same-answer' })
    expect(await ask({ ...KEY, answer: '2/4' })).toMatchObject({
      verdict: 'nudge',
      message: '값은 맞아요. 기약분수로 나타내 보세요.',
      mistake: null,
    })
    expect(await ask({ ...KEY, answer: '2' })).toEqual({
      verdict: 'incorrect',
      reason: 'different',
      stage: 'literal',
      message: '아쉽지만 답이 달라요.',
      mistake: KEY.mistakes[0],
    })
  })

  test('judges by what is being edited, or by a version', async () => {
    const id = smallItemId(SMALL.concept, 1, 3)
    await change(id, { correctAnswer: '30' })
    expect(await ask({ id, answer: '30' })).toMatchObject({ verdict: 'correct' })
    expect(await ask({ id, itemVersion: 1, answer: '30' })).toMatchObject({ verdict: 'incorrect' })
    expect((await editor.post(`${ITEMS}/test-answer`, { id, itemVersion: 9, answer: '3' })).status).toBe(404)
  })
})

describe('an act on several items', () => {
  const changeMany = (body: object) => readJson<BulkAnswer>(editor.post(`${ITEMS}/change`, body))
  interface BulkAnswer {
    changes: ItemBulkChange[]
    applied: boolean
  }

  test('is listed by a dry run and done to all of them or to none', async () => {
    const make = (fields: object) =>
      readJson<EditableItem>(editor.post(ITEMS, { conceptIds: [SMALL.concept], ...fields }))
    const [sound, other, faulty] = [await make(SOUND), await make(SOUND), await make({ question: '어?' })]
    const named = ({ id, version }: EditableItem) => ({ id, version })
    const publish = (items: EditableItem[], dryRun: boolean) =>
      changeMany({ act: 'publish', items: items.map(named), dryRun })
    expect(await publish([sound, other], true)).toMatchObject({
      changes: [
        { id: sound.id, isSame: false, fault: null },
        { id: other.id, isSame: false, fault: null },
      ],
      applied: false,
    })
    const refused = await publish([sound, faulty], false)
    expect(refused).toMatchObject({
      changes: [{ fault: null }, { fault: expect.any(String) }],
      applied: false,
    })
    const read = ({ id }: EditableItem) => readJson<EditableItem>(editor.get(`${ITEMS}/${id}`))
    expect((await read(sound)).status).toBe('draft')
    expect(await publish([sound, other], false)).toMatchObject({ applied: true })
    expect([await read(sound), await read(other)]).toMatchObject([
      { status: 'published', itemVersion: 1 },
      { status: 'published', itemVersion: 1 },
    ])
    // Both have changed since.
    const late = await changeMany({ act: 'archive', items: [named(sound), named(other)], dryRun: false })
    expect(late.changes.map(({ fault }) => fault)).toEqual(Array(2).fill('고른 뒤에 다른 사람이 고쳤어요.'))
    const mapped = await changeMany({
      act: 'add-concept',
      conceptId: SMALL.hiddenConcept,
      items: [{ id: sound.id }, { id: other.id }],
      dryRun: false,
    })
    expect(mapped.applied).toBe(true)
    expect((await read(other)).conceptIds).toEqual([SMALL.concept, SMALL.hiddenConcept])
    const archive = { act: 'archive', items: [{ id: sound.id }, { id: other.id }], dryRun: false }
    expect((await changeMany(archive)).applied).toBe(true)
    expect((await read(sound)).status).toBe('archived')
    expect((await changeMany(archive)).changes.map(({ isSame }) => isSame)).toEqual([true, true])
  })

  test.each<[string, object, number]>([
    ['a concept that is missing', { act: 'add-concept' }, 422],
    ['a concept that is none', { act: 'add-concept', conceptId: 'M9' }, 404],
    ['an item that is none', { act: 'archive', items: [{ id: 'none' }] }, 404],
    ['no item', { act: 'archive', items: [] }, 422],
  ])('with %s is refused', async (_what, body, status) => {
    const items = [{ id: smallItemId(SMALL.concept, 0, 1) }]
    const response = await editor.post(`${ITEMS}/change`, { items, dryRun: true, ...body })
    expect(response.status).toBe(status)
  })
})
