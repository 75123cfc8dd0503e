import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { EditableItem, ItemSummary } from '#contract/item-editing.ts'
import type { ItemFile, ItemImportJob } from '#contract/item-file.ts'
import {
  applyItems,
  awaitImport,
  IMPORT,
  IMPORTS,
  previewItems,
  startImport,
} from '#tests/support/import-items.ts'
import { readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const CONCEPT = 'M1U01C01'
const OTHER = 'M1U01C02'
const EXPORT = '/api/v1/services/evaluation-items/export'
const ITEMS = '/api/v1/evaluation-items'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await createTestServer({ content: 'full' })
  editor = await server.signIn('user', 'exercise_admin')
})
afterAll(() => server.close())

const readFiles = (filter: string) => readJson<ItemFile[]>(editor.get(`${EXPORT}?${filter}`))
const preview = (yaml: string, conceptId = CONCEPT) => previewItems(editor, conceptId, yaml)
const apply = (trial: { id: string; plan: string }) => applyItems(editor, trial)
const countItems = async () =>
  (await readJson<{ total: number }>(editor.get(`${ITEMS}?conceptId=${CONCEPT}&size=1`))).total

/** An entry of seven lines. */
const entry = (id: string, answer = '7', more = '') => `- id: ${id}
  level: 1
  type: 2
  question: '\\(3+4\\)의 값을 구하세요.'
  answer: '${answer}'
  solution: '\\(3+4=${answer}\\)이에요.'
  hints: ['더해 보세요.', '손가락으로 세어 보세요.', '세 칸 더 가 보세요.']
  mistakes: [{answer: '12', says: 곱했어요.}]
${more}`

describe('items as a file', () => {
  test('are the same when they come back', async () => {
    const files = await readFiles('curriculumId=M1U01')
    expect(files.map(({ file }) => file)).toContain('M1U01/M1U01C01.items.yaml')
    for (const { conceptId, yaml } of files) {
      const plan = await preview(yaml, conceptId)
      expect(plan).toMatchObject({ changes: [], faults: [], applied: false })
      expect(plan.same).toBeGreaterThan(0)
    }
  })

  test('are those that the list finds by the same filter', async () => {
    const filter = `curriculumId=M1U01&difficultyLevel=5&text=${encodeURIComponent('약수')}`
    const files = await readFiles(filter)
    const { total } = await readJson<{ total: number }>(
      editor.get(`${ITEMS}?${filter}&status=published&size=1`),
    )
    expect(files.reduce((sum, { items }) => sum + items, 0)).toBe(total)
    for (const { items, yaml } of files) expect(yaml.match(/^- /gm)).toHaveLength(items)
    expect(total).toBeGreaterThan(0)
    expect(await readFiles(`${filter}&status=archived`)).toEqual([])
  })

  test('are added and changed as the dry run said, with tests and concepts, all published', async () => {
    const id = crypto.randomUUID()
    const more = `  tests: [{answer: 칠, verdict: nudge}, {answer: '12', verdict: incorrect, mistake: 곱했어요.}]\n  concepts: [${CONCEPT}, ${OTHER}]\n`
    const text = entry(id, '7', more.replace('{answer: 칠, verdict: nudge}, ', ''))
    const [exported] = await readFiles(`conceptId=${CONCEPT}`)
    const yaml = `${exported!.yaml}${text}`
    const plan = await preview(yaml)
    const line = exported!.yaml.split('\n').length
    expect(plan).toMatchObject({
      changes: [{ line, id, kind: 'add', question: '\\(3+4\\)의 값을 구하세요.', fields: [] }],
      faults: [],
      applied: false,
    })
    expect((await editor.get(`${ITEMS}/${id}`)).status).toBe(404)
    expect(await apply(plan)).toMatchObject({ status: 'done', result: { applied: true } })
    const item = await readJson<EditableItem>(editor.get(`${ITEMS}/${id}`))
    expect(item).toMatchObject({
      ...{ status: 'published', origin: 'own', itemVersion: 1, issues: [], conceptIds: [CONCEPT, OTHER] },
      answerTests: [{ answer: '12', verdict: 'incorrect', mistake: '곱했어요.' }],
    })
    const again = await readFiles('curriculumId=M1U01')
    expect(
      again.filter(({ yaml: written }) => written.includes(id)).map(({ conceptId }) => conceptId),
    ).toEqual([CONCEPT])
    expect(await preview(again.find(({ conceptId }) => conceptId === CONCEPT)!.yaml)).toMatchObject({
      changes: [],
      faults: [],
    })

    const changed = await preview(entry(id, '7').replace('더해 보세요', '더하면 돼요'))
    expect(changed.changes).toMatchObject([
      { line: 1, id, kind: 'change', fields: ['hints', 'answerTests', 'conceptIds'] },
    ])
    await apply(changed)
    expect(await readJson(editor.get(`${ITEMS}/${id}`))).toMatchObject({
      itemVersion: 2,
      conceptIds: [CONCEPT],
    })
    const admin = await server.signIn('user', 'admin')
    const { items } = await readJson<{ items: AuditEntry[] }>(
      admin.get('/api/v1/audit?entity=item&entityId=import'),
    )
    expect(items.map(({ after }) => after)).toEqual([
      { conceptId: CONCEPT, added: 0, changed: [id] },
      { conceptId: CONCEPT, added: 1, changed: [] },
    ])
  })

  test('are not applied if they have changed since the dry run', async () => {
    const id = crypto.randomUUID()
    const first = await preview(entry(id))
    const second = await preview(entry(id))
    await apply(first)
    const late = await apply(second)
    expect(late).toMatchObject({ status: 'failed', result: null, yaml: entry(id) })
    expect(late.problem).toMatch(/다시 미리/)
    // Neither twice, nor by another plan than that of the dry run.
    const third = await preview(entry(id))
    expect(third).toMatchObject({ changes: [], same: 1 })
    for (const { id: job, plan } of [first, { id: third.id, plan: first.plan }]) {
      const answer = await editor.post(`${IMPORTS}/${job}/apply`, { plan })
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'CONFLICT'])
    }
  })

  test('are read, checked and written as a job that others do not see, and its key finds again', async () => {
    const yaml = Array.from({ length: 400 }, () => entry(crypto.randomUUID())).join('')
    const key = crypto.randomUUID()
    const begin = () =>
      readJson<ItemImportJob>(
        editor.post(IMPORT, { conceptId: CONCEPT, yaml }, { headers: { 'Idempotency-Key': key } }),
      )
    expect(await begin()).toMatchObject({ id: key, status: 'running', isApplication: false })
    expect(await begin()).toMatchObject({ id: key })
    const other = await startImport(editor, CONCEPT, entry(crypto.randomUUID()))
    expect([other.status, (await other.json()).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          const [job] = await readJson<ItemImportJob[]>(editor.get(IMPORTS))
          if (job?.progress) seen.add(`${job.progress.step} of ${job.progress.total}`)
          // Learners are answered meanwhile.
          expect((await editor.get('/api/v1/curriculums')).status).toBe(200)
          return job?.status
        },
        { timeout: 30_000, interval: 10 },
      )
      .toBe('done')
    expect([...seen]).toEqual(['read of 400', 'check of 400'])
    const stranger = await server.signIn('user', 'exercise_admin')
    for (const path of [IMPORTS, `${IMPORTS}/${key}`])
      expect(await (await stranger.get(path)).text()).not.toContain(key)
    expect((await stranger.post(`${IMPORTS}/${key}/cancel`, {})).status).toBe(404)
  })

  test('that are cancelled while they are applied change nothing', async () => {
    const before = await countItems()
    const trial = await preview(Array.from({ length: 400 }, () => entry(crypto.randomUUID())).join(''))
    await readJson(editor.post(`${IMPORTS}/${trial.id}/apply`, { plan: trial.plan }))
    await readJson(editor.post(`${IMPORTS}/${trial.id}/cancel`, {}))
    const ended = await awaitImport(editor, trial.id)
    expect(ended).toMatchObject({ status: 'cancelled', isApplication: true, result: null })
    expect(ended.problem).toMatch(/그만두었어요/)
    expect(await countItems()).toBe(before)
  })

  test('of which one is bad change nothing, and every fault is told with its line', async () => {
    const before = await countItems()
    const good = crypto.randomUUID()
    const yaml = [
      entry(good),
      entry(crypto.randomUUID()).replace('type: 2', 'type: 9'),
      entry(good),
      '- {template: M1U01C01L9A9, seed: 1}\n',
      entry(crypto.randomUUID()).replace('세 칸 더 가 보세요', '답은 7이에요'),
      '- id: [1\n',
    ].join('')
    const trial = await preview(yaml)
    const { faults } = trial
    expect(faults.map(({ line, path }) => [line, path])).toEqual([
      [11, 'type'],
      [17, 'id'],
      [25, 'template'],
      [26, 'hints.2'],
      [35, ''],
    ])
    const answer = await editor.post(`${IMPORTS}/${trial.id}/apply`, { plan: trial.plan })
    expect(answer.status).toBe(409)
    expect(await countItems()).toBe(before)
  })

  test('do not overwrite a draft that somebody writes, nor an item of a template', async () => {
    const { items } = await readJson<{ items: ItemSummary[] }>(
      editor.get(`${ITEMS}?conceptId=${CONCEPT}&origin=shipped&status=published&size=100`),
    )
    const written = items.find(({ templateId }) => templateId === null)!
    const drawn = items.find(({ templateId }) => templateId !== null)!
    await readJson(editor.send('PATCH', `${ITEMS}/${written.id}`, { question: '고치는 중' }))
    const { faults } = await preview(`${entry(written.id)}${entry(drawn.id)}`)
    expect(faults).toMatchObject([
      { line: 1, message: expect.stringMatching(/초안/) },
      { line: 9, message: expect.stringMatching(/템플릿/) },
    ])
  })

  const bomb = (levels: number) =>
    [...Array(levels).keys()].map((n) => `  a${n}: &a${n} [${n ? `*a${n - 1},`.repeat(9) : 'x'}]`).join('\n')
  test.each<[string, string, number]>([
    ['aliases that grow without end', `- id: x\n${bomb(12)}`, 200],
    ['what refers to itself', '- &a [*a]', 200],
    ['what is very deep', `- ${'['.repeat(30_000)}`, 200],
    ['a very long entry', `- ${'x'.repeat(70_000)}`, 200],
    ['no list', 'items: []', 200],
    ['nothing', '# nothing\n', 200],
    ['too many entries', '- {}\n'.repeat(10_001), 200],
    ['a file beyond all measure', 'x'.repeat(4_000_001), 422],
    ['a body beyond all measure', '가'.repeat(4_300_000), 413],
  ])('with %s are refused', async (_what, yaml, status) => {
    const response = await startImport(editor, CONCEPT, yaml)
    expect(response.status).toBe(status)
    if (status !== 200) return
    const { result } = await awaitImport(editor, (await response.json()).id)
    expect(result).toMatchObject({ applied: false, faults: [{ line: expect.any(Number) }] })
  })
})
