import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { EditableItem } from '#contract/item-editing.ts'
import type { ItemReport } from '#contract/item-report.ts'
import type { ItemTemplateSummary, TemplateDraw } from '#contract/item-template.ts'
import { itemId } from '#domain/items/item-id.ts'
import { loadTemplate } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const CONCEPT = 'M1U01C01'
const TEMPLATE = 'M1U01C01L1A1'
const REPORTS = '/api/v1/item-reports'

let server: TestServer
let editor: TestBrowser
let student: TestBrowser
let storedId: string
beforeAll(async () => {
  server = await createTestServer({ content: 'full' })
  editor = await server.signIn('user', 'exercise_admin')
  const { rows } = await server.database.pool.query(
    'select id from evaluation_items where template_id is null and difficulty_level = 1 limit 1',
  )
  storedId = rows[0].id
})
afterAll(() => server.close())
beforeEach(async () => {
  student = await server.signIn('user')
})

describe('templates', () => {
  test('of a concept are listed with their levels and what they have made', async () => {
    const templates = await readJson<ItemTemplateSummary[]>(
      editor.get(`/api/v1/item-templates?conceptId=${CONCEPT}`),
    )
    const levels = templates.map(({ difficultyLevel }) => difficultyLevel)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    const { rows } = await server.database.pool.query(
      'select count(*)::int as items from evaluation_items where template_id = $1',
      [TEMPLATE],
    )
    expect(templates.find(({ id }) => id === TEMPLATE)).toMatchObject({
      conceptId: CONCEPT,
      items: rows[0].items,
    })
    expect((await editor.get('/api/v1/item-templates?conceptId=M9')).status).toBe(404)
    const all = await readJson<ItemTemplateSummary[]>(editor.get('/api/v1/item-templates'))
    expect(all.filter(({ conceptId }) => conceptId === CONCEPT)).toEqual(templates)
    const concepts = [...new Set(all.map(({ conceptId }) => conceptId))]
    expect(concepts.length).toBeGreaterThan(50)
    expect(concepts).toEqual(concepts.toSorted())
  })

  test('draw the items of seeds, verified, and say which are the same question', async () => {
    const address = `/api/v1/item-templates/${TEMPLATE}/draws`
    const draws = await readJson<TemplateDraw[]>(editor.get(`${address}?from=5`))
    const template = (await loadTemplate(TEMPLATE))!
    expect(draws.map(({ item }) => item)).toEqual(
      Array.from({ length: 20 }, (_, index) => makeItem(template, 5 + index)),
    )
    expect(draws.flatMap(({ issues }) => issues)).toEqual([])
    const last = await readJson<TemplateDraw[]>(editor.get(`${address}?from=${2 ** 32 - 1}&count=2`))
    expect(last.map(({ seed }) => seed)).toEqual([2 ** 32 - 1, 0])
    expect((await editor.get(`${address}?count=51`)).status).toBe(422)
    expect((await editor.get('/api/v1/item-templates/M1U01C01L9A9/draws')).status).toBe(404)
  })

  test('give an own draft of a draw that can be edited', async () => {
    const kept = await readJson<EditableItem>(
      editor.post(`/api/v1/item-templates/${TEMPLATE}/keep`, { seed: 12 }),
    )
    const item = makeItem((await loadTemplate(TEMPLATE))!, 12)
    expect(kept).toMatchObject({
      status: 'draft',
      origin: 'own',
      templateId: null,
      conceptIds: [CONCEPT],
      issues: [],
    })
    expect(kept.content).toMatchObject({ question: item.question, correctAnswer: item.correctAnswer })
    expect(kept.id).not.toBe(item.id)
    const changed = await readJson<EditableItem>(
      editor.send('PATCH', `/api/v1/evaluation-items/${kept.id}`, {
        question: `${item.question} `,
        solution: `${item.solution} 끝!`,
        status: 'published',
      }),
    )
    expect(changed).toMatchObject({ status: 'published', itemVersion: 1 })
  })
})

describe('a report', () => {
  const report = (id: string, body: object, key?: string) =>
    student.post(`/api/v1/services/evaluation-items/${id}/reports`, body, key ? { key } : {})
  const list = (query = '') =>
    readJson<{ items: ItemReport[]; total: number; open: number }>(editor.get(`${REPORTS}?size=100${query}`))

  test('reaches those who write items, once, and without a name', async () => {
    const key = crypto.randomUUID()
    const body = { itemVersion: 1, reason: 'wrong-key', text: '정답이 3인 것 같아요.' }
    const made = await readJson<{ id: string }>(report(storedId, body, key))
    const again = await report(storedId, body, key)
    expect([await again.json(), again.headers.get('Idempotent-Replayed')]).toEqual([made, 'true'])
    // The same reason again, said otherwise.
    expect(await readJson(report(storedId, { ...body, text: '정답은 3이에요.' }))).toEqual(made)
    await readJson(report(storedId, { ...body, reason: 'typo', text: '' }))
    const { items, total } = await list(`&evaluationId=${storedId}&state=open`)
    expect(total).toBe(2)
    expect(items.find(({ id }) => id === made.id)).toMatchObject({
      state: 'open',
      reason: 'wrong-key',
      text: '정답은 3이에요.',
      item: { id: storedId, itemVersion: 1 },
      isListed: true,
      currentVersion: 1,
      note: '',
    })
    expect((await list(`&id=${made.id}`)).items.map(({ id }) => id)).toEqual([made.id])
    const typos = await list(`&evaluationId=${storedId}&reason=typo`)
    expect(typos.items.map(({ reason }) => reason)).toEqual(['typo'])
    expect(JSON.stringify(items)).not.toContain(student.userId)
  })

  test('may be of an item that only the device has drawn', async () => {
    const id = itemId(TEMPLATE, 987_654)
    const body = { templateId: TEMPLATE, seed: 987_654, reason: 'unclear' }
    expect((await report(id, { ...body, seed: 1 })).status).toBe(404)
    expect((await report(crypto.randomUUID(), body)).status).toBe(404)
    await readJson(report(id, body))
    const { items } = await list(`&evaluationId=${id}`)
    expect(items).toMatchObject([{ item: { id, templateId: TEMPLATE, seed: 987_654 }, isListed: false }])
  })

  test('is closed with a note and opened again, each recorded without the words of the learner', async () => {
    const { id } = await readJson<{ id: string }>(
      report(storedId, { reason: 'help', text: '힌트가 이상해요 비밀' }),
    )
    const before = (await list()).open
    const closed = await readJson<ItemReport>(
      editor.send('PATCH', `${REPORTS}/${id}`, { state: 'closed', note: '고쳤어요.', version: 1 }),
    )
    expect(closed).toMatchObject({
      state: 'closed',
      note: '고쳤어요.',
      version: 2,
      closedAt: expect.any(String),
    })
    expect((await list()).open).toBe(before - 1)
    const late = await editor.send('PATCH', `${REPORTS}/${id}`, { note: '다른 말', version: 1 })
    expect([late.status, (await late.json()).data.current]).toEqual([409, closed])
    const opened = await readJson<ItemReport>(editor.send('PATCH', `${REPORTS}/${id}`, { state: 'open' }))
    expect(opened).toMatchObject({ state: 'open', closedAt: null })
    const admin = await server.signIn('user', 'admin')
    const { items } = await readJson<{ items: AuditEntry[] }>(
      admin.get(`/api/v1/audit?entity=item-report&entityId=${id}`),
    )
    expect(items.map(({ after }) => after?.state)).toEqual(['open', 'closed'])
    expect(JSON.stringify(items)).not.toContain('비밀')
  })

  test('shows the version that was reported after the item has changed', async () => {
    const { content } = await readJson<EditableItem>(editor.get(`/api/v1/evaluation-items/${storedId}`))
    await readJson(report(storedId, { itemVersion: 1, reason: 'other', text: '음' }))
    const solution = `${content.solution} 잘했어요.`
    await readJson(
      editor.send('PATCH', `/api/v1/evaluation-items/${storedId}`, { solution, status: 'published' }),
    )
    const [item] = (await list(`&evaluationId=${storedId}`)).items
    expect(item).toMatchObject({ item: { itemVersion: 1, solution: content.solution }, currentVersion: 2 })
  })

  test.each<[string, object, number]>([
    ['a reason that is none', { reason: 'boring' }, 400],
    ['a long text', { reason: 'other', text: '가'.repeat(501) }, 422],
    ['somebody else as its author', { reason: 'other', userId: crypto.randomUUID() }, 400],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await report(storedId, body)).status).toBe(status)
  })

  test('is counted a person and day', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      await readJson(report(storedId, { reason: 'typo', text: `${sent}` }))
    const refused = await report(storedId, { reason: 'typo' })
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  })
})
