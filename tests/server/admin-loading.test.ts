import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type {
  ContentConflict,
  EditableConcept,
  EditableExplanation,
  EditableTerm,
} from '#contract/content.ts'
import type { EditableItem, ItemVersion } from '#contract/item-editing.ts'
import type { Item } from '#domain/exam/item.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { EXPLANATION, ITEMS, OUTLINE, SOUND, withContentFolder } from '#tests/content/content-folder.ts'
import { readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const CONCEPT = '/api/v1/curriculums/M1U04/concepts/M1U04C01'
const DETAIL = '/api/v1/curriculum-concepts/M1U04C01'
const LATEST = '/api/v1/services/curriculum-concepts/M1U04C01/explanations'

let server: TestServer
let admin: TestBrowser
let student: TestBrowser
beforeEach(async () => {
  server = await createTestServer({ content: 'none' })
  admin = await server.signIn('user', 'admin')
  student = await server.signIn('user')
})
afterEach(() => server.close())

const patch = async <Answer>(path: string, body: object) => readJson<Answer>(admin.send('PATCH', path, body))
const readDetail = () =>
  readJson<{ concept: EditableConcept; explanations: EditableExplanation[]; terms: EditableTerm[] }>(
    admin.get(DETAIL),
  )

test('the upgrade names origins anew: shipped, edited where a release has the row, else own', async () => {
  const { pool } = server.database
  const rows = [
    ['T1', 'content', 'x'],
    ['T2', 'admin', 'x'],
    ['T3', 'admin', ''],
  ]
  for (const [id, origin, digest] of rows)
    await pool.query(
      `insert into curriculum_nodes (id, kind, label, ordered, depth, origin, digest) values ($1, 'grade', 'x', 1, 0, $2, $3)`,
      [id, origin, digest],
    )
  for (const [id, origin, digest] of [...rows, ['T4', 'practice', '']])
    await pool.query(
      `insert into evaluation_items (id, question, correct_answer, difficulty_level, written_test_type, origin, digest)
        values ($1, 'x', '1', 0, 2, $2, $3)`,
      [id, origin, digest],
    )
  const migration = await readFile('src/server/db/migrations/0007_administration.sql', 'utf8')
  for (const statement of migration.split('--> statement-breakpoint').filter((text) => /^UPDATE/m.test(text)))
    await pool.query(statement)
  const originsOf = async (table: string) =>
    (await pool.query(`select origin from ${table} order by id`)).rows.map(({ origin }) => origin)
  expect(await originsOf('curriculum_nodes')).toEqual(['shipped', 'edited', 'own'])
  expect(await originsOf('evaluation_items')).toEqual(['shipped', 'edited', 'own', 'practice'])
})

describe('a release that is loaded after edits', () => {
  test('leaves what was edited or made here, and updates the rest', async () => {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      await seedContent(db, folder)
      expect((await readDetail()).concept).toMatchObject({ origin: 'shipped', version: 1 })
      await patch(CONCEPT, { content: '고친 이름' })
      await readJson(admin.send('DELETE', `${DETAIL}/terms/M1U04C01T04`))
      await readJson(admin.post(`${DETAIL}/terms`, { term: '미지수', definition: '모르는 수' }))
      await readJson(admin.post(`${DETAIL}/explanations`, { content: '새 설명', status: 'published' }))

      await write(
        'outline.yaml',
        OUTLINE.replaceAll('방정식과 항등식', '새 이름').replace('대입', '대입하기'),
      )
      await write(
        'M1U04/M1U04C01.md',
        EXPLANATION.replaceAll('name: 방정식과 항등식', 'name: 새 이름')
          .replaceAll('description: 방정식과 항등식', 'description: 새 이름')
          .replace('끝이에요', '여기까지예요'),
      )
      expect(await seedContent(db, folder)).toMatchObject({ added: 0, updated: 2, retired: 0, refused: [] })

      const { concept, explanations, terms } = await readDetail()
      expect(concept).toMatchObject({ content: '고친 이름', origin: 'edited', version: 2 })
      expect(explanations.map(({ origin, version }) => [origin, version])).toEqual([
        ['own', 1],
        ['shipped', 2],
      ])
      expect(explanations[1]?.content).toContain('여기까지예요')
      expect(terms.filter(({ origin }) => origin !== 'shipped')).toEqual([
        expect.objectContaining({ id: 'M1U04C01T04', hidden: true, origin: 'edited' }),
        expect.objectContaining({ id: 'M1U04C01T51', term: '미지수', origin: 'own' }),
      ])
      expect(await readJson(student.get(CONCEPT))).toMatchObject({ content: '고친 이름' })
      expect(await readJson(student.get(LATEST))).toMatchObject({ content: '새 설명' })
    })
  })
})

test('a release changes the words of a concept of which only the place was edited here', async () => {
  const { db } = server.database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    const known = ['M1U03C01', 'M1U03C02', 'M1U03C04']
    const order = ['M1U03C02', 'M1U03C04', 'M1U03C01']
    const body = { parentId: 'M1U03M01S01', known, order }
    await readJson(admin.send('PUT', '/api/v1/content-order/concept', body))
    await write('outline.yaml', OUTLINE.replace('대입', '대입하기').replace('분배', '분배하기'))
    expect((await seedContent(db, folder)).refused).toEqual([])
    const listed = await readJson<EditableConcept[]>(student.get('/api/v1/curriculums/M1U03/concepts'))
    expect(listed.map(({ id, description }) => [id, description])).toEqual([
      ['M1U03C02', '대입하기'],
      ['M1U03C04', '분배하기'],
      ['M1U03C01', '문자'],
    ])
    expect(await readJson(admin.get('/api/v1/content-conflicts'))).toEqual([])
    await readJson(
      admin.send('PUT', '/api/v1/content-order/concept', { ...body, known: order, order: known }),
    )
    await write('outline.yaml', OUTLINE.replace('대입', '값을 대입하기').replace('분배', '분배하기'))
    await seedContent(db, folder)
    const detail = await readJson<{ concept: EditableConcept }>(
      admin.get('/api/v1/curriculum-concepts/M1U03C02'),
    )
    expect(detail.concept).toMatchObject({ description: '값을 대입하기', origin: 'shipped' })
  })
})

const CONFLICTS = '/api/v1/content-conflicts'
const listConflicts = () => readJson<ContentConflict[]>(admin.get(CONFLICTS))

describe('a release that changes what was edited here', () => {
  const resolve = (take: 'release' | 'edited', more: object = {}) =>
    admin.post(`${CONFLICTS}/concept/M1U04C01/resolve`, { take, ...more })
  /** The outline and the explanation file, which repeats it. */
  const describedAs = (description: string) => ({
    outline: OUTLINE.replace('description: 방정식과 항등식을 구별한다.', `description: ${description}`),
    text: EXPLANATION.replace('description: 방정식과 항등식을 구별한다.', `description: ${description}`),
  })

  /** Loads, edits the name, and loads a release that describes the concept otherwise. */
  async function withConflict(use: (load: (description: string) => Promise<void>) => Promise<void>) {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      const load = async (description: string) => {
        const { outline, text } = describedAs(description)
        await write('outline.yaml', outline)
        await write('M1U04/M1U04C01.md', text)
        expect((await seedContent(db, folder)).refused).toEqual([])
      }
      await seedContent(db, folder)
      await patch(CONCEPT, { content: '고친 이름' })
      await load('새 설명')
      await use(load)
    })
  }

  test('is listed with both texts and the fields that differ', async () => {
    await withConflict(async (load) => {
      const [conflict, ...others] = await listConflicts()
      expect(others).toEqual([])
      expect(conflict).toMatchObject({
        ...{ entity: 'concept', entityId: 'M1U04C01', conceptId: 'M1U04C01' },
        base: { content: '방정식과 항등식', description: '방정식과 항등식을 구별한다.' },
        release: { content: '방정식과 항등식', description: '새 설명' },
        current: { content: '고친 이름', description: '방정식과 항등식을 구별한다.', origin: 'edited' },
        fields: ['content', 'description'],
      })
      await load('새 설명')
      expect(await listConflicts()).toEqual([conflict])
      await load('방정식과 항등식을 구별한다.')
      expect(await listConflicts()).toEqual([])
    })
  })

  test('is taken over on request, and follows later releases again', async () => {
    await withConflict(async (load) => {
      expect((await resolve('release', { version: 1 })).status).toBe(409)
      const { current } = await readJson<{ current: EditableConcept }>(resolve('release', { version: 2 }))
      expect(current).toMatchObject({ content: '방정식과 항등식', description: '새 설명' })
      expect(await readJson(student.get(CONCEPT))).toMatchObject({ content: '방정식과 항등식' })
      expect(await listConflicts()).toEqual([])
      expect((await resolve('release')).status).toBe(404)
      await load('더 새로운 설명')
      expect((await readDetail()).concept).toMatchObject({ description: '더 새로운 설명', origin: 'shipped' })
    })
  })

  test('is put aside on request until a release changes it again', async () => {
    await withConflict(async (load) => {
      const { current } = await readJson<{ current: EditableConcept }>(resolve('edited'))
      expect(current).toMatchObject({ content: '고친 이름', origin: 'edited', version: 2 })
      await load('새 설명')
      expect(await listConflicts()).toEqual([])
      await load('더 새로운 설명')
      expect(await listConflicts()).toMatchObject([{ release: { description: '더 새로운 설명' } }])
      const audit = await readJson<{ total: number }>(
        admin.get('/api/v1/audit?entity=concept&entityId=M1U04C01'),
      )
      expect(audit.total).toBe(2)
    })
  })

  test('is none when the release has the same words', async () => {
    await withConflict(async (load) => {
      await resolve('edited')
      await patch(CONCEPT, { content: '방정식과 항등식', description: '고친 설명' })
      await load('고친 설명')
      expect(await listConflicts()).toEqual([])
      expect((await readDetail()).concept.origin).toBe('shipped')
    })
  })

  test('is none when only its place in the order moved, which it follows', async () => {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      await seedContent(db, folder)
      const edited = await patch<EditableConcept>(CONCEPT, { content: '고친 이름' })
      const another = `                  - {id: M1U03C05, name: 새 개념, description: 새것, standards: ['[9수02-03]'], prerequisites: []}\n`
      await write('outline.yaml', OUTLINE.replace('      - id: M1U04\n', `${another}      - id: M1U04\n`))
      expect((await seedContent(db, folder)).refused).toEqual([])
      const { concept } = await readDetail()
      expect(concept).toMatchObject({ content: '고친 이름', origin: 'edited', ordered: edited.ordered + 1 })
      expect(await listConflicts()).toEqual([])
    })
  })
})

describe('a release that changes an explanation in whose place another one was published', () => {
  const shipped = `${CONFLICTS}/explanation/M1U04C01E01/resolve`
  const readText = async () => (await readJson<EditableExplanation>(student.get(LATEST))).content

  test('is listed beside what learners read, and taken over on request', async () => {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      const load = async (end: string) => {
        await write('M1U04/M1U04C01.md', EXPLANATION.replace('끝이에요', end))
        expect((await seedContent(db, folder)).refused).toEqual([])
      }
      await seedContent(db, folder)
      await readJson(admin.post(`${DETAIL}/explanations`, { content: '여기 글', status: 'published' }))
      await load('여기까지예요')
      const [conflict, ...others] = await listConflicts()
      expect(others).toEqual([])
      expect(conflict).toMatchObject({
        ...{ entity: 'explanation', entityId: 'M1U04C01E01', conceptId: 'M1U04C01', fields: ['content'] },
        base: { content: expect.stringContaining('끝이에요') },
        release: { content: expect.stringContaining('여기까지예요') },
        current: { content: '여기 글', origin: 'own', version: 1 },
      })
      expect(await readText()).toBe('여기 글')
      await load('끝이에요')
      expect(await listConflicts()).toEqual([])

      await load('여기까지예요')
      await readJson(admin.post(shipped, { take: 'edited' }))
      await load('여기까지예요')
      expect(await listConflicts()).toEqual([])
      await load('정말 여기까지예요')
      expect(await listConflicts()).toMatchObject([
        { base: { content: expect.stringContaining('\n여기까지예요') } },
      ])
      expect((await admin.post(shipped, { take: 'release', version: 9 })).status).toBe(409)
      await readJson(admin.post(shipped, { take: 'release', version: 1 }))
      expect(await readText()).toContain('정말 여기까지예요')
      await load('이제 끝이에요')
      expect((await readDetail()).explanations[0]?.content).toContain('이제 끝이에요')
      expect(await listConflicts()).toEqual([])
    })
  })
})

describe('a release that changes an item that was edited here', () => {
  const ID = 'aec9e349-e31e-483b-ae8b-1a3974cb21cb'
  const ITEM = `/api/v1/evaluation-items/${ID}`
  const YAML = 'M1U04/M1U04C01.items.yaml'
  const resolve = (take: 'release' | 'edited', more: object = {}) =>
    admin.post(`${CONFLICTS}/item/${ID}/resolve`, { take, ...more })
  const readSeen = async () =>
    (await readJson<Item[]>(student.get(`/api/v1/evaluation-items/details?ids=${ID}`)))[0]

  test('is listed, and taken over as the next version on request', async () => {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      const load = async (says: string) => {
        await write(YAML, ITEMS.replace('나누지 않고 뺐어요', says))
        return seedContent(db, folder)
      }
      await seedContent(db, folder)
      await patch(ITEM, { solution: '여기 풀이', status: 'published' })
      expect(await load('나누는 것을 잊었어요')).toMatchObject({ updated: 0, refused: [] })
      expect(await listConflicts()).toMatchObject([
        {
          ...{ entity: 'item', entityId: ID, conceptId: 'M1U04C01', fields: ['solution', 'mistakes'] },
          base: { mistakes: [{ answer: '6', says: '나누지 않고 뺐어요.' }] },
          release: { mistakes: [{ answer: '6', says: '나누는 것을 잊었어요.' }] },
          current: { solution: '여기 풀이', origin: 'edited', version: 2 },
        },
      ])
      expect(await readSeen()).toMatchObject({ solution: '여기 풀이', itemVersion: 2 })
      await readJson(resolve('edited'))
      expect(await listConflicts()).toEqual([])

      await load('빼면 안 돼요')
      expect((await resolve('release', { version: 1 })).status).toBe(409)
      const { version } = await readJson<EditableItem>(admin.get(ITEM))
      await readJson(resolve('release', { version }))
      expect(await listConflicts()).toEqual([])
      expect(await readSeen()).toMatchObject({ itemVersion: 3, mistakes: [{ says: '빼면 안 돼요.' }] })
      const versions = await readJson<ItemVersion[]>(admin.get(`${ITEM}/versions`))
      expect(versions.map(({ itemVersion, content }) => [itemVersion, content.solution])).toEqual([
        [3, expect.stringContaining('나누면')],
        [2, '여기 풀이'],
        [1, expect.stringContaining('나누면')],
      ])
      expect(await load('또 달라요')).toMatchObject({ updated: 1 })
      expect(await readSeen()).toMatchObject({ itemVersion: 4, mistakes: [{ says: '또 달라요.' }] })
    })
  })

  test('changes the words of one of which only the concepts were set here, and brings back none that is archived', async () => {
    const { db } = server.database
    await withContentFolder(SOUND, async (folder, write) => {
      await seedContent(db, folder)
      const conceptIds = ['M1U04C02', 'M1U04C01']
      await readJson(admin.send('PUT', `${ITEM}/curriculum-concepts`, { curriculumConceptIds: conceptIds }))
      await write(YAML, ITEMS.replace('나누지 않고 뺐어요', '나누는 것을 잊었어요'))
      expect(await seedContent(db, folder)).toMatchObject({ updated: 1 })
      expect(await readSeen()).toMatchObject({ conceptIds, mistakes: [{ says: '나누는 것을 잊었어요.' }] })
      expect(await listConflicts()).toEqual([])
      await readJson(admin.send('DELETE', ITEM))
      await write(YAML, ITEMS.replace('나누지 않고 뺐어요', '또 달라요'))
      await seedContent(db, folder)
      expect(await listConflicts()).toMatchObject([{ fields: ['mistakes', 'hidden', 'conceptIds'] }])
      expect(await readJson(admin.get(ITEM))).toMatchObject({ status: 'archived', origin: 'edited' })
    })
  })
})
