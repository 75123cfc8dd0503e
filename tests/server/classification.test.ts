import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { CriterionType, ItemGroup } from '#contract/classification.ts'
import type { Item } from '#domain/exam/item.ts'
import { readJson } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await createTestServer()
  editor = await server.signIn('user', 'exercise_admin')
})
afterAll(() => server.close())

const TYPES = '/api/v1/achievement-criterion/R2022N0101/criterion-types'
const GROUPS = '/api/v1/item-groups'
const ITEM = smallItemId(SMALL.concept, 0, 1)
const readItem = async () => {
  const [item] = await readJson<Item[]>(editor.get(`/api/v1/evaluation-items/details?ids=${ITEM}`))
  return item
}

test('a criterion type of an achievement criterion is made, changed, counted and deleted', async () => {
  const made = await readJson<CriterionType>(editor.post(TYPES, { name: '계산' }))
  expect(made).toMatchObject({
    criterionId: 'R2022N0101',
    difficultyLevel: '0',
    difficultyDescription: '없음',
    items: 0,
  })
  await server.database.pool.query('insert into item_criterion_types values ($1, $2)', [ITEM, made.id])
  expect(await readJson(editor.get(TYPES))).toEqual([{ ...made, items: 1 }])
  const changed = await readJson<CriterionType>(
    editor.send('PATCH', `${TYPES}/${made.id}`, { description: '계산의 과정', version: 1 }),
  )
  expect(changed).toEqual({ ...made, items: 1, description: '계산의 과정', version: 2 })
  const late = await editor.send('PATCH', `${TYPES}/${made.id}`, { name: '추론', version: 1 })
  expect([late.status, (await late.json()).data.current]).toEqual([409, changed])
  const elsewhere = `/api/v1/achievement-criterion/R2022N0102/criterion-types/${made.id}`
  expect((await editor.send('DELETE', elsewhere)).status).toBe(404)
  expect((await readItem())?.criterionTypeIds).toEqual([made.id])
  expect((await editor.send('DELETE', `${TYPES}/${made.id}`)).status).toBe(200)
  expect((await readItem())?.criterionTypeIds).toEqual([])
  expect(await readJson(editor.get(TYPES))).toEqual([])
})

test('an item group is made, renamed, counted and deleted; its items stay', async () => {
  const made = await readJson<ItemGroup>(editor.post(GROUPS, { name: '중간고사' }))
  await server.database.pool.query('update evaluation_items set item_group_id = $2 where id = $1', [
    ITEM,
    made.id,
  ])
  const renamed = await readJson<ItemGroup>(
    editor.send('PATCH', `${GROUPS}/${made.id}`, { name: '기말고사', version: 1 }),
  )
  expect(renamed).toEqual({ ...made, name: '기말고사', version: 2, items: 1 })
  expect(await readJson(editor.get(GROUPS))).toEqual([renamed])
  expect((await editor.send('PATCH', `${GROUPS}/${made.id}`, { name: '모의고사', version: 1 })).status).toBe(
    409,
  )
  expect((await editor.send('DELETE', `${GROUPS}/${made.id}`)).status).toBe(200)
  expect(await readItem()).toMatchObject({ id: ITEM, itemGroupId: null })
})

test.each([
  [
    'an unknown achievement criterion',
    '/api/v1/achievement-criterion/R2022N9999/criterion-types',
    { name: '계산' },
    404,
  ],
  ['a criterion that is none', '/api/v1/achievement-criterion/x/criterion-types', { name: '계산' }, 400],
  ['a blank name', TYPES, { name: ' ' }, 422],
  ['an unknown field', TYPES, { name: '계산', level: 1 }, 400],
  ['a long group name', GROUPS, { name: '가'.repeat(101) }, 422],
])('%s is refused', async (_what, address, body, status) => {
  expect((await editor.post(address, body)).status).toBe(status)
})

test('what an administrator of items writes is recorded', async () => {
  const made = await readJson<ItemGroup>(editor.post(GROUPS, { name: '단원 평가' }))
  const admin = await server.signIn('user', 'admin')
  const { items } = await readJson<{ items: AuditEntry[] }>(
    admin.get(`/api/v1/audit?${new URLSearchParams({ entity: 'item-group', entityId: made.id })}`),
  )
  expect(items).toEqual([
    expect.objectContaining({
      action: 'create',
      before: null,
      after: made,
      actor: { id: editor.userId, nickname: '학습자' },
    }),
  ])
})
