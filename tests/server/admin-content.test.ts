import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type {
  EditableConcept,
  EditableExplanation,
  EditableLink,
  EditableNode,
  EditableTerm,
} from '#contract/content.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { Role } from '#domain/access/roles.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { CURRICULUM_ID } from '#domain/curriculum/curriculum.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const OUTLINE = '/api/v1/curriculum-outline'
const CONCEPTS = `/api/v1/curriculums/${SMALL.unit}/concepts`
const CONCEPT = `${CONCEPTS}/${SMALL.concept}`
const DETAIL = `/api/v1/curriculum-concepts/${SMALL.concept}`
const LATEST = `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations`

interface Outline {
  nodes: EditableNode[]
  concepts: EditableConcept[]
}

interface Detail {
  concept: EditableConcept
  explanations: EditableExplanation[]
  links: EditableLink[]
  deletedLinks: EditableLink[]
  deletedTerms: EditableTerm[]
  terms: EditableTerm[]
}

let server: TestServer
let admin: TestBrowser
let student: TestBrowser
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.signIn('user', 'admin')
  student = await server.signIn('user')
})
afterAll(() => server.close())

async function write<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await admin.send(method, path, body)
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

async function refuse(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; error: ErrorBody }> {
  const response = await admin.send(method, path, body)
  return { status: response.status, error: await response.json() }
}

const readOutline = () => readJson<Outline>(admin.get(OUTLINE))
const readDetail = () => readJson<Detail>(admin.get(DETAIL))
const readAudit = async (query: Record<string, string>) =>
  readJson<{ items: AuditEntry[]; total: number; page: number; size: number }>(
    admin.get(`/api/v1/audit?${new URLSearchParams(query)}`),
  )

describe('an edited concept', () => {
  test('is read by its administrator and by learners at once, under another ETag', async () => {
    const before = await server.visitor().get(CONCEPT)
    const changed = await write<EditableConcept>('PATCH', CONCEPT, { description: '소수를 다시 설명해요.' })
    expect(changed).toMatchObject({ id: SMALL.concept, version: 2, origin: 'edited' })
    expect((await readDetail()).concept).toEqual(changed)
    const after = await student.get(CONCEPT, { 'If-None-Match': before.headers.get('etag') ?? '' })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await after.json()).description).toBe('소수를 다시 설명해요.')
  })

  test('keeps its version and its history if nothing changes', async () => {
    const { concept } = await readDetail()
    const { total } = await readAudit({})
    const again = await write<EditableConcept>('PATCH', CONCEPT, { description: concept.description })
    expect(again).toEqual(concept)
    expect((await readAudit({})).total).toBe(total)
  })

  test('refuses a write that is based on an older version, with the current row', async () => {
    const { concept } = await readDetail()
    await write('PATCH', CONCEPT, { content: '소수', version: concept.version })
    const late = await refuse('PATCH', CONCEPT, { content: '합성수', version: concept.version })
    expect(late).toMatchObject({ status: 409, error: { code: 'STALE_VERSION' } })
    expect(late.error.data?.current).toEqual((await readDetail()).concept)
    expect(late.error.data?.current).toMatchObject({ content: '소수', version: concept.version + 1 })
  })

  test('lets one of two administrators win who save at once', async () => {
    const { concept } = await readDetail()
    const other = await server.signIn('user', 'admin')
    const statuses = await Promise.all(
      [admin, other].map(async (browser, index) => {
        const body = { description: `${index}번 설명`, version: concept.version }
        return (await browser.send('PATCH', CONCEPT, body)).status
      }),
    )
    expect(statuses.sort()).toEqual([200, 409])
  })

  test('leaves an audit entry with what was and what is, and who did it', async () => {
    const before = (await readDetail()).concept
    const after = await write<EditableConcept>('PATCH', CONCEPT, { imageRequired: true })
    const { items } = await readAudit({ entity: 'concept', entityId: SMALL.concept, size: '1' })
    expect(items).toEqual([
      expect.objectContaining({
        action: 'update',
        entity: 'concept',
        entityId: SMALL.concept,
        actor: { id: admin.userId, nickname: '학습자' },
        before,
        after,
      }),
    ])
  })

  test.each([
    ['an unknown field', { title: 'x' }, 400],
    ['a field of another kind', { hidden: 'yes' }, 400],
    ['a control character', { content: '소\u0007수' }, 400],
    ['a blank name', { content: '  ' }, 422],
    ['a long name', { content: '가'.repeat(101) }, 422],
    ['a version below 1', { version: 0 }, 422],
  ])('refuses %s', async (_what, body, status) => {
    expect((await refuse('PATCH', CONCEPT, body)).status).toBe(status)
  })

  test('is not found below another node', async () => {
    const elsewhere = `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.concept}`
    const { status, error } = await refuse('PATCH', elsewhere, { content: 'x' })
    expect([status, error.code]).toEqual([404, 'CONCEPT_NOT_FOUND'])
  })
})

describe('who may write content', () => {
  const CALLERS: [name: string, roles: Role[], status: number][] = [
    ['a user', ['user'], 403],
    ['a trial', ['user', 'trial'], 403],
    ['an exercise administrator', ['user', 'exercise_admin'], 403],
  ]

  test.each(CALLERS)('is not %s', async (_name, roles, status) => {
    const browser = await server.signIn(...roles)
    const { description } = (await readDetail()).concept
    expect((await browser.send('PATCH', CONCEPT, { description: '바꿔요' })).status).toBe(status)
    expect((await browser.get(OUTLINE)).status).toBe(status)
    expect((await browser.get('/api/v1/audit')).status).toBe(status)
    expect((await readDetail()).concept.description).toBe(description)
  })

  test('is not a visitor', async () => {
    const visitor = server.visitor()
    expect((await visitor.send('PATCH', CONCEPT, { description: '바꿔요' }, { key: null })).status).toBe(401)
    expect((await visitor.get(`${DETAIL}/explanations`)).status).toBe(401)
  })
})

describe('the outline', () => {
  test('holds everything for administrators, parents before children, from no cache', async () => {
    const response = await admin.get(OUTLINE)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { nodes, concepts }: Outline = await response.json()
    expect(nodes.map(({ id }) => id)).toEqual([
      ...['T1', 'T1U01', 'T1U01M01', 'T1U01M01S01'],
      ...['T1U02', 'T1U02M01', 'T1U02M01S01'],
    ])
    expect(concepts.map(({ id }) => id)).toEqual([SMALL.concept, SMALL.otherConcept, SMALL.hiddenConcept])
  })

  test('takes new nodes down to a small unit, and a concept in it, that learners meet', async () => {
    const make = (parentId: string, label: string) =>
      write<EditableNode>('POST', '/api/v1/curriculums', { parentId, label, hidden: false })
    const unit = await make(SMALL.grade, '새 대단원')
    const middle = await make(unit.id, '새 중단원')
    const small = await make(middle.id, '새 소단원')
    expect([unit, middle, small].map(({ kind }) => kind)).toEqual(['unit', 'middle', 'small'])
    expect(unit).toMatchObject({ depth: 1, ordered: 3, version: 1, origin: 'own' })
    const concept = await write<EditableConcept>('POST', `/api/v1/curriculums/${unit.id}/concepts`, {
      ...{ content: '새 개념', description: '', imageRequired: false, hidden: false },
    })
    expect(concept).toMatchObject({ nodeId: small.id, origin: 'own', version: 1 })
    const ids = [unit.id, middle.id, small.id, concept.id]
    expect(ids).toEqual(['T1U51', 'T1U51M51', 'T1U51M51S51', 'T1U51C51'])
    for (const id of ids) expect(id).toMatch(CURRICULUM_ID)
    const tree = await (await student.get(`/api/v1/curriculums/${unit.id}/tree`)).text()
    for (const id of ids) expect(tree).toContain(id)
  })

  test('appends a concept after those of its small unit', async () => {
    const { id } = await write<EditableConcept>('POST', CONCEPTS, { content: '마지막 개념' })
    expect(id).toBe('T1U01C51')
    const listed = await readJson<{ id: string }[]>(student.get(CONCEPTS))
    expect(listed.at(-1)?.id).toBe(id)
    expect(await write('DELETE', `${CONCEPTS}/${id}`)).toEqual({ archived: false })
    const next = await write<EditableConcept>('POST', CONCEPTS, { content: '다음 개념' })
    expect(next.id).toBe('T1U01C52')
    await write('DELETE', `${CONCEPTS}/${next.id}`)
  })

  test('hides a unit from learners and shows it again', async () => {
    const path = `/api/v1/curriculums/${SMALL.unit}`
    await write('PATCH', path, { hidden: true })
    expect((await student.get(`${path}/tree`)).status).toBe(404)
    expect((await student.get(CONCEPT)).status).toBe(404)
    expect((await admin.get(CONCEPT)).status).toBe(200)
    await write('PATCH', path, { hidden: false })
    expect((await student.get(`${path}/tree`)).status).toBe(200)
    const { items } = await readAudit({ entity: 'curriculum', entityId: SMALL.unit })
    expect(items.map(({ action }) => action)).toEqual(['restore', 'archive'])
  })

  test('moves a node, and orders its children', async () => {
    const make = (parentId: string) =>
      write<EditableNode>('POST', '/api/v1/curriculums', { parentId, label: '옮길 단원' })
    const middle = await make(SMALL.unit)
    const moved = await write<EditableNode>('PATCH', `/api/v1/curriculums/${middle.id}`, {
      parentId: SMALL.hiddenUnit,
    })
    expect(moved).toMatchObject({ parentId: SMALL.hiddenUnit, ordered: 2 })
    await write('PATCH', `/api/v1/curriculums/${middle.id}`, { ordered: 0 })
    const { nodes } = await readOutline()
    const below = nodes.filter(({ parentId }) => parentId === SMALL.hiddenUnit)
    expect(below.map(({ id }) => id)).toEqual([middle.id, 'T1U02M01'])
  })

  test.each([
    ['a parent that does not exist', { parentId: 'T9' }, 404],
    ['itself as its parent', { parentId: SMALL.unit }, 422],
    ['its own descendant as its parent', { parentId: 'T1U01M01S01' }, 422],
    ['a parent of another level', { parentId: SMALL.hiddenUnit }, 422],
    ['a blank label', { label: ' ' }, 422],
    ['a label of 101 characters', { label: '가'.repeat(101) }, 422],
    ['an unknown field', { depth: 3 }, 400],
    ['an id that is none', { parentId: 'no-such' }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await refuse('PATCH', `/api/v1/curriculums/${SMALL.unit}`, body)).status).toBe(status)
  })

  test.each([
    ['below a parent that does not exist', 'T9', 404],
    ['below a small unit', 'T1U01M01S01', 422],
  ])('takes no node %s', async (_where, parentId, status) => {
    expect((await refuse('POST', '/api/v1/curriculums', { parentId, label: '단원' })).status).toBe(status)
  })

  test('answers 404 for a node that does not exist', async () => {
    const { status, error } = await refuse('PATCH', '/api/v1/curriculums/T9', { label: 'x' })
    expect([status, error.code]).toEqual([404, 'CURRICULUM_NOT_FOUND'])
  })
})

describe('the order of children', () => {
  const arrange = (entity: string, body: object) => admin.send('PUT', `/api/v1/content-order/${entity}`, body)
  const [from, to] = ['T1U01M01S01', 'T1U02M01S01']
  const childrenOf = async (id: string) =>
    (await readOutline()).concepts.filter(({ nodeId }) => nodeId === id).map((concept) => concept.id)

  test('is written at once, with one audit entry and for learners too', async () => {
    const known = await childrenOf(from)
    const order = [...known].reverse()
    const total = (await readAudit({})).total
    const response = await arrange('concept', { parentId: from, known, order })
    expect([response.status, await response.json()]).toEqual([200, { order }])
    const listed = await readJson<{ id: string }[]>(student.get(CONCEPTS))
    expect(listed.map(({ id }) => id)).toEqual(order)
    const audit = await readAudit({ entity: 'curriculum', entityId: from })
    expect((await readAudit({})).total).toBe(total + 1)
    const ids = (row: AuditEntry['after']) => (row as { order: { id: string }[] }).order.map(({ id }) => id)
    expect([ids(audit.items[0]?.before ?? null), ids(audit.items[0]?.after ?? null)]).toEqual([known, order])
    expect((await arrange('concept', { parentId: from, known: order, order })).status).toBe(200)
    expect((await readAudit({})).total).toBe(total + 1)
    expect((await arrange('concept', { parentId: from, known: order, order: known })).status).toBe(200)
  })

  test.each([
    ['grades', 'curriculum', null, [SMALL.grade]],
    ['links', 'link', SMALL.concept, [SMALL.link]],
    ['terms', 'term', SMALL.concept, ['T1', 'T2']],
  ])('of %s can be set', async (_what, entity, parentId, known) => {
    const outcome = await arrange(entity, { parentId, known, order: known })
    expect([outcome.status, await outcome.json()]).toEqual([200, { order: known }])
  })

  test('is refused with the present one if the children have changed meanwhile', async () => {
    const known = await childrenOf(from)
    const other = await server.signIn('user', 'admin')
    const body = { parentId: from, known, order: [...known].reverse() }
    const statuses = await Promise.all(
      [admin, other].map(
        async (one) => (await one.send('PUT', '/api/v1/content-order/concept', body)).status,
      ),
    )
    expect(statuses.sort()).toEqual([200, 409])
    const late = await arrange('concept', { ...body, order: known })
    expect(late.status).toBe(409)
    const error: ErrorBody = await late.json()
    expect(error).toMatchObject({ code: 'STALE_VERSION', data: { current: { order: body.order } } })
    await arrange('concept', { parentId: from, known: body.order, order: known })
  })

  test('takes a concept of another unit at its place, and learners keep their conversation', async () => {
    const learner = await server.signIn('user')
    const { id: threadId } = await openThread(learner)
    const [before, known] = [await childrenOf(from), await childrenOf(to)]
    const order = [SMALL.concept, ...known]
    await write('PATCH', `/api/v1/curriculums/${SMALL.hiddenUnit}`, { hidden: false })
    expect((await arrange('concept', { parentId: to, known, order })).status).toBe(200)
    expect(await childrenOf(to)).toEqual(order)
    const { threads } = await readJson<{ threads: { id: string }[] }>(
      learner.get(`/api/v1/curriculums/${SMALL.hiddenUnit}/threads`),
    )
    expect(threads.map(({ id }) => id)).toEqual([threadId])
    const again = await learner.post(
      `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.concept}/threads`,
      {},
    )
    expect((await again.json()).thread.id).toBe(threadId)
    const [entry] = (await readAudit({ entity: 'concept', entityId: SMALL.concept, size: '1' })).items
    expect(entry).toMatchObject({ before: { nodeId: from }, after: { nodeId: to } })
    const left = before.filter((id) => id !== SMALL.concept)
    await arrange('concept', { parentId: from, known: left, order: before })
    await write('PATCH', `/api/v1/curriculums/${SMALL.hiddenUnit}`, { hidden: true })
    expect(await childrenOf(from)).toEqual(before)
  })

  const NODES = { entity: 'curriculum', known: ['T1U01M01'] }
  test.each([
    ['that lacks a child', { ...NODES, parentId: SMALL.unit, order: [] }, 422, 'order'],
    [
      'that has a child twice',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', 'T1U01M01'] },
      422,
      'order',
    ],
    [
      'with two of elsewhere',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', 'T1U02M01', 'T1'] },
      422,
      'order',
    ],
    [
      'with a node below itself',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', SMALL.unit] },
      422,
      'parentId',
    ],
    [
      'with its own ancestor',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', SMALL.grade] },
      422,
      'parentId',
    ],
    [
      'with a node of another level',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', SMALL.hiddenUnit] },
      422,
      'parentId',
    ],
    [
      'with a node that does not exist',
      { ...NODES, parentId: SMALL.unit, order: ['T1U01M01', 'T9'] },
      404,
      null,
    ],
    [
      'of a parent that does not exist',
      { entity: 'concept', parentId: 'T9', known: [], order: [] },
      404,
      null,
    ],
    [
      'with a concept in a unit',
      { entity: 'concept', parentId: SMALL.unit, known: [], order: [SMALL.concept] },
      422,
      'parentId',
    ],
    [
      'with a link of another concept',
      { entity: 'link', parentId: SMALL.otherConcept, known: [], order: [SMALL.link] },
      422,
      'order',
    ],
  ])('%s is refused', async (_what, { entity, ...body }, status, path) => {
    const { nodes } = await readOutline()
    const response = await arrange(entity, body)
    const error: ErrorBody = await response.json()
    expect([response.status, error.data?.issues?.[0]?.path ?? null], JSON.stringify(error)).toEqual([
      status,
      path,
    ])
    expect(error.message).toMatch(/요\.$/)
    expect((await readOutline()).nodes).toEqual(nodes)
  })
})

describe('removing a concept', () => {
  test('archives what learners have used and says so', async () => {
    const { id } = await write<EditableConcept>('POST', CONCEPTS, { content: '배운 개념' })
    await openThread(student, id)
    expect(await write('DELETE', `${CONCEPTS}/${id}`)).toEqual({ archived: true })
    expect((await student.get(`${CONCEPTS}/${id}`)).status).toBe(404)
    expect((await readOutline()).concepts.find((concept) => concept.id === id)?.hidden).toBe(true)
    const { items } = await readAudit({ entity: 'concept', entityId: id })
    expect(items.map(({ action }) => action)).toEqual(['archive', 'create'])
  })

  test('deletes what nobody used, with what is written about it', async () => {
    const { id } = await write<EditableConcept>('POST', CONCEPTS, { content: '안 쓴 개념' })
    await write('POST', `/api/v1/curriculum-concepts/${id}/explanations`, { content: '초안' })
    expect(await write('DELETE', `${CONCEPTS}/${id}`)).toEqual({ archived: false })
    expect((await admin.get(`/api/v1/curriculum-concepts/${id}`)).status).toBe(404)
    const [entry] = (await readAudit({ entity: 'concept', entityId: id })).items
    expect(entry).toMatchObject({ action: 'delete', before: { content: '안 쓴 개념' }, after: null })
  })

  test('archives what shipped, which the next release would bring back', async () => {
    const path = `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.hiddenConcept}`
    expect(await write('DELETE', path)).toEqual({ archived: true })
    await write('PATCH', path, { hidden: false })
  })

  test('refuses to remove a newer version than the one that was seen', async () => {
    const { id, version } = await write<EditableConcept>('POST', CONCEPTS, { content: '처음 이름' })
    await write('PATCH', `${CONCEPTS}/${id}`, { content: '새 이름' })
    const { status, error } = await refuse('DELETE', `${CONCEPTS}/${id}`, { version })
    expect(status).toBe(409)
    expect(error.data?.current).toMatchObject({ content: '새 이름' })
    await write('DELETE', `${CONCEPTS}/${id}`)
  })
})

describe('explanations', () => {
  const EXPLANATIONS = `${DETAIL}/explanations`
  const latest = async () => (await readJson<{ content: string }>(student.get(LATEST))).content
  const create = (body: { content: string; status?: string; replaces?: string }) =>
    write<EditableExplanation>('POST', EXPLANATIONS, body)

  test('keep a draft from learners until it is published', async () => {
    const before = await latest()
    const draft = await create({ content: '## 새 설명\n\n\\(2\\)는 소수예요.' })
    expect(draft).toMatchObject({ status: 'draft', author: 'person', origin: 'own', publishedAt: null })
    expect(await latest()).toBe(before)
    const published = await write<EditableExplanation>('PATCH', `${EXPLANATIONS}/${draft.id}`, {
      status: 'published',
      version: draft.version,
    })
    expect(published.publishedAt).not.toBeNull()
    expect(await latest()).toBe(draft.content)
    const listed = await readJson<EditableExplanation[]>(admin.get(EXPLANATIONS))
    expect(listed[0]).toEqual(published)
    expect(await readJson(admin.get(`${EXPLANATIONS}/${draft.id}`))).toEqual(published)
  })

  test('show the one that was published last, however old its draft is', async () => {
    const old = await create({ content: '먼저 쓴 초안' })
    await create({ content: '나중에 쓰고 먼저 낸 글', status: 'published' })
    expect(await latest()).toBe('나중에 쓰고 먼저 낸 글')
    await write('PATCH', `${EXPLANATIONS}/${old.id}`, { status: 'published' })
    expect(await latest()).toBe('먼저 쓴 초안')
    await write('PATCH', `${EXPLANATIONS}/${old.id}`, { status: 'draft' })
    expect(await latest()).toBe('나중에 쓰고 먼저 낸 글')
  })

  test('are not published over one that the writer has not seen', async () => {
    const mine = await create({ content: '내 초안' })
    const theirs = await create({ content: '먼저 낸 글', status: 'published' })
    const publish = { content: '뒤에 낸 글', status: 'published', replaces: 'M1U01C01E0' }
    for (const [method, path] of [
      ['POST', EXPLANATIONS],
      ['PATCH', `${EXPLANATIONS}/${mine.id}`],
    ] as const) {
      const { status, error } = await refuse(method, path, publish)
      expect(status).toBe(409)
      expect(error.data?.current).toEqual(theirs)
    }
    expect(await latest()).toBe('먼저 낸 글')
    await create({ ...publish, replaces: theirs.id })
    expect(await latest()).toBe('뒤에 낸 글')
  })

  test('reach the unit at its next download check', async () => {
    const manifest = () =>
      readJson<{ version: string }>(student.get(`/api/v1/services/offline-packs/${SMALL.unit}`))
    const before = await manifest()
    await create({ content: '아직 초안이에요' })
    expect(await manifest()).toEqual(before)
    await create({ content: '내려받을 설명', status: 'published' })
    expect((await manifest()).version).not.toBe(before.version)
  })

  const FAULTS: [what: string, content: string, line: number, message: RegExp][] = [
    ['a formula that does not typeset', '첫 줄\n\n\\(\\frac{1\\)', 3, /조판할 수 없어요/],
    ['a formula that is not closed', '\\(1 + 2', 1, /닫지 않았어요/],
    ['a dollar sign', '한 줄\n값은 $5$예요', 2, /\\\( \\\)/],
    ['an unknown figure', '글\n\n```figure\nkind: unicorn\nalt: 뿔\n```', 3, /그림을 그릴 수 없어요/],
    ['a figure that is no YAML', '```figure\nkind: [\n```', 1, /그림을 그릴 수 없어요/],
    ['nothing', '  \n', 1, /비어/],
  ]

  test.each(FAULTS)(
    'with %s are saved as drafts but not published',
    async (_what, content, line, message) => {
      const before = await latest()
      const { status, error } = await refuse('POST', EXPLANATIONS, { content, status: 'published' })
      expect(status).toBe(422)
      expect(error.data?.issues?.[0]).toEqual({
        path: 'content',
        line,
        message: expect.stringMatching(message),
      })
      const draft = await create({ content })
      const published = await refuse('PATCH', `${EXPLANATIONS}/${draft.id}`, { status: 'published' })
      expect(published.status).toBe(422)
      expect(await latest()).toBe(before)
    },
  )

  test('name every fault with its line', async () => {
    const content = '\\(\\nope\\)\n\n```figure\nkind: unicorn\n```\n\n$'
    const { error } = await refuse('POST', EXPLANATIONS, { content, status: 'published' })
    expect(error.data?.issues?.map(({ line }) => line)).toEqual([1, 3, 7])
  })

  test('store figures that were typed as YAML in the form that pages read', async () => {
    const yaml = 'kind: dot-array\nalt: 바둑돌 6개\nrows: 2\ncolumns: 3'
    const made = await create({ content: `그림\n\n\`\`\`figure\n${yaml}\n\`\`\``, status: 'published' })
    expect(made.content).toContain('{"kind":"dot-array","alt":"바둑돌 6개","rows":2,"columns":3}')
    expect(await latest()).toBe(made.content)
  })

  test('of another concept are not found', async () => {
    const elsewhere = `/api/v1/curriculum-concepts/${SMALL.otherConcept}/explanations/${SMALL.explanation}`
    expect((await admin.get(elsewhere)).status).toBe(404)
    expect((await refuse('PATCH', elsewhere, { content: 'x' })).status).toBe(404)
  })
})

describe('links and terms', () => {
  test('are added at the end, changed, hidden when shipped and deleted when made here', async () => {
    const links = `${DETAIL}/links`
    const made = await write<EditableLink>('POST', links, {
      ...{ title: '새 링크', url: 'https://example.com/new', kind: 'page' },
    })
    expect(made).toMatchObject({ ordered: 1, origin: 'own' })
    await write('PATCH', `${links}/${made.id}`, { title: '고친 링크' })
    const titles = async () =>
      (await readJson<{ title: string }[]>(student.get(links))).map(({ title }) => title)
    expect(await titles()).toEqual(['소수 찾기', '고친 링크'])
    expect(await write('DELETE', `${links}/${SMALL.link}`)).toEqual({ archived: true })
    expect(await titles()).toEqual(['고친 링크'])
    expect(await write('DELETE', `${links}/${made.id}`)).toEqual({ archived: false })
    expect((await readDetail()).links).toEqual([
      expect.objectContaining({ id: SMALL.link, hidden: true, origin: 'edited' }),
    ])
    await write('PATCH', `${links}/${SMALL.link}`, { hidden: false })
    expect(await titles()).toEqual(['소수 찾기'])

    // What was deleted comes back as it was, once, with its history.
    expect((await readDetail()).deletedLinks).toMatchObject([{ id: made.id, title: '고친 링크' }])
    expect((await refuse('POST', `${links}/${SMALL.link}/restore`, {})).status).toBe(404)
    const back = await write<EditableLink>('POST', `${links}/${made.id}/restore`, {})
    expect(back).toMatchObject({ id: made.id, createdAt: made.createdAt, origin: 'own', ordered: 1 })
    expect(back.version).toBeGreaterThan(made.version)
    expect(await titles()).toEqual(['소수 찾기', '고친 링크'])
    expect((await refuse('POST', `${links}/${made.id}/restore`, {})).status).toBe(404)
    const { items } = await readJson<{ items: AuditEntry[] }>(
      admin.get(`/api/v1/audit?entity=link&entityId=${made.id}`),
    )
    expect(items.map(({ action }) => action)).toEqual(['restore', 'delete', 'update', 'create'])
    await write('DELETE', `${links}/${made.id}`)
    expect((await readDetail()).deletedLinks).toHaveLength(1)
  })

  test('never send an id or a time of creation with a link', async () => {
    for (const field of ['createdAt', 'conceptId', 'origin'])
      expect((await refuse('PATCH', `${DETAIL}/links/${SMALL.link}`, { [field]: 'x' })).status).toBe(400)
  })

  test.each(['http://example.com', 'javascript:alert(1)', 'example.com', 'data:text/html,x'])(
    'refuse the address %s',
    async (url) => {
      expect((await refuse('POST', `${DETAIL}/links`, { title: '링크', url })).status).toBe(400)
    },
  )

  test('hold terms whose formulas typeset', async () => {
    const terms = `${DETAIL}/terms`
    const made = await write<EditableTerm>('POST', terms, { term: '쌍둥이 소수', definition: '차가 \\(2\\)' })
    expect(made.id).toBe(`${SMALL.concept}T51`)
    const refused = await refuse('PATCH', `${terms}/${made.id}`, { definition: '\\(\\frac{1\\)' })
    expect(refused).toMatchObject({ status: 422, error: { data: { issues: [{ path: 'definition' }] } } })
    const listed = await readJson<{ term: string }[]>(student.get(terms))
    expect(listed.map(({ term }) => term)).toEqual(['소수', '합성수', '쌍둥이 소수'])
    expect(await write('DELETE', `${terms}/${made.id}`)).toEqual({ archived: false })
    expect(await write('POST', `${terms}/${made.id}/restore`, {})).toMatchObject({
      ...{ id: made.id, term: '쌍둥이 소수', definition: made.definition },
    })
    expect(await write('DELETE', `${terms}/${made.id}`)).toEqual({ archived: false })
    expect((await readDetail()).deletedTerms).toMatchObject([{ id: made.id }])
  })
})

describe('the effects of hiding', () => {
  const effects = (path: string) => readJson(admin.get(`${path}/effects`))

  test('a node are its shown concepts, their items, and the learners who were there', async () => {
    const small = await createTestServer()
    const asker = await small.signIn('user', 'admin')
    const read = (path: string) => readJson(asker.get(`${path}/effects`))
    const unit = `/api/v1/curriculums/${SMALL.unit}`
    expect(await read(unit)).toEqual({ concepts: 2, items: 24, learners: 0 })
    const [first, second] = [await small.signIn('user'), await small.signIn('user')]
    await openThread(first)
    await openThread(first, SMALL.otherConcept)
    await openThread(second, SMALL.otherConcept)
    expect(await read(unit)).toEqual({ concepts: 2, items: 24, learners: 2 })
    expect(await read(`/api/v1/curriculum-concepts/${SMALL.concept}`)).toEqual({
      ...{ concepts: 1, items: 12, learners: 1 },
    })
    await asker.send('PATCH', `${unit}/concepts/${SMALL.otherConcept}`, { hidden: true })
    expect(await read(unit)).toEqual({ concepts: 1, items: 12, learners: 2 })
    expect(await read(`/api/v1/curriculums/${SMALL.grade}`)).toMatchObject({ concepts: 1 })
    await small.close()
  })

  test('what does not exist are unknown', async () => {
    await expect(effects('/api/v1/curriculums/T9')).rejects.toThrow(/CURRICULUM_NOT_FOUND/)
    await expect(effects('/api/v1/curriculum-concepts/T9')).rejects.toThrow(/CONCEPT_NOT_FOUND/)
  })
})

describe('the audit', () => {
  test('is paged, newest first', async () => {
    const first = await readAudit({ page: '0', size: '2' })
    const second = await readAudit({ page: '1', size: '2' })
    expect(first).toMatchObject({ page: 0, size: 2 })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(new Set(ids).size).toBe(4)
    expect(first.total).toBeGreaterThan(20)
    for (const query of [{ size: '101' }, { page: '-1' }])
      expect((await admin.get(`/api/v1/audit?${new URLSearchParams(query)}`)).status).toBe(422)
    expect((await admin.get('/api/v1/audit?page=one')).status).toBe(400)
    expect((await admin.get('/api/v1/audit?entity=message')).status).toBe(400)
  })

  test('holds writes of search settings and announcements', async () => {
    await write('PUT', '/api/v1/seo-settings', { path: '/price', title: '요금' })
    await write('PUT', '/api/v1/seo-settings', { path: '/price', title: '요금제' })
    await write('DELETE', '/api/v1/seo-settings', { path: '/price' })
    const { items } = await readAudit({ entity: 'seo-setting', entityId: '/price' })
    expect(items.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
    const { id } = await write<{ id: string }>('POST', '/api/v1/announcements', {
      ...{ title: '알림', body: '내일은 쉬어요.', audience: {} },
    })
    await write('DELETE', `/api/v1/announcements/${id}`)
    const announced = await readAudit({ entity: 'announcement', entityId: id })
    expect(announced.items.map(({ action }) => action)).toEqual(['delete', 'create'])
  })

  test('forgets who did it with the account, and the entry after two years', async () => {
    const leaving = await server.signIn('user', 'admin')
    await leaving.send('PATCH', CONCEPT, { description: '떠나기 전에' })
    await leaving.post('/api/users/exit')
    const [entry] = (await readAudit({ entity: 'concept', entityId: SMALL.concept })).items
    expect(entry).toMatchObject({ actor: null, after: { description: '떠나기 전에' } })
    const countAfter = async (days: number) => {
      await cleanUp(server.deps, new Date(Date.now() + days * DAY_MS))
      const { rows } = await server.database.pool.query('select count(*)::int as count from audit_entries')
      return rows[0].count
    }
    expect(await countAfter(729)).toBeGreaterThan(20)
    expect(await countAfter(731)).toBe(0)
  })
})
