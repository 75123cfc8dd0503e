import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedSchool, School, SchoolImport } from '#contract/school.ts'
import { readJson } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.signIn('user', 'admin')
})
afterAll(() => server.close())

const SCHOOLS = '/api/v1/schools'
const search = (query: string) =>
  readJson<School[]>(admin.get(`${SCHOOLS}?${new URLSearchParams({ query })}`))
const add = (csv: string, dryRun = false) =>
  readJson<SchoolImport>(admin.post('/api/v1/services/schools/import', { csv, dryRun }))
const HEAD = '학교명,지역,학교급'

test('a school that is written is chosen by a learner, and none once it is deleted', async () => {
  const made = await readJson<ManagedSchool>(
    admin.post(SCHOOLS, { name: '가람중학교', region: '서울 강남구', schoolLevel: 'MIDDLE' }),
  )
  const student = await server.signIn('user')
  const me = await readJson<{ schoolId: string | null }>(
    student.send('PATCH', '/api/users/me', { schoolId: made.id }),
  )
  expect(me.schoolId).toBe(made.id)
  const renamed = await readJson<ManagedSchool>(
    admin.send('PATCH', `${SCHOOLS}/${made.id}`, { name: '새가람중학교', version: 1 }),
  )
  expect(renamed).toEqual({ ...made, name: '새가람중학교', version: 2 })
  const late = await admin.send('PATCH', `${SCHOOLS}/${made.id}`, { name: '옛가람중학교', version: 1 })
  expect([late.status, (await late.json()).data.current]).toEqual([409, renamed])
  expect((await search('새가람')).map(({ id }) => id)).toEqual([made.id])
  expect((await admin.send('DELETE', `${SCHOOLS}/${made.id}`)).status).toBe(200)
  expect((await readJson<{ schoolId: string | null }>(student.get('/api/users/me'))).schoolId).toBeNull()
  const { items } = await readJson<{ items: { action: string }[] }>(
    admin.get(`/api/v1/audit?${new URLSearchParams({ entity: 'school', entityId: made.id })}`),
  )
  expect(items.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
})

describe('the list of schools', () => {
  interface Listed {
    items: { id: string; name: string; people: number }[]
    total: number
  }
  const list = (query: Record<string, string>) =>
    readJson<Listed>(admin.get(`/api/v1/managed-schools?${new URLSearchParams(query)}`))
  const names = async (query: Record<string, string>) => (await list(query)).items.map(({ name }) => name)

  test('is searched by name and region, filtered by level, and sorted, in pages', async () => {
    await server.database.pool.query('delete from schools')
    const made = new Map<string, string>()
    for (const [name, region, schoolLevel] of [
      ['보라중학교', '경기 %시', 'MIDDLE'],
      ['보라고등학교', '경기 나시', 'HIGH'],
      ['하양중학교', '제주 보라읍', 'MIDDLE'],
    ] as const) {
      const { id } = await readJson<ManagedSchool>(admin.post(SCHOOLS, { name, region, schoolLevel }))
      made.set(name, id)
    }
    const student = await server.signIn('user')
    await student.send('PATCH', '/api/users/me', { schoolId: made.get('하양중학교') })
    expect(await names({ query: '보라' })).toEqual(['보라고등학교', '보라중학교', '하양중학교'])
    expect(await names({ query: '%' })).toEqual(['보라중학교'])
    expect(await names({ query: '보라', schoolLevel: 'HIGH' })).toEqual(['보라고등학교'])
    expect(await names({ query: '보라', sort: 'region', direction: 'desc' })).toEqual([
      '하양중학교',
      '보라고등학교',
      '보라중학교',
    ])
    const busiest = await list({ query: '보라', sort: 'people', direction: 'desc', size: '2' })
    expect(busiest.items.map(({ name, people }) => [name, people])).toEqual([
      ['하양중학교', 1],
      ['보라고등학교', 0],
    ])
    expect(busiest.total).toBe(3)
    expect(await names({ query: '보라', sort: 'people', direction: 'desc', size: '2', page: '1' })).toEqual([
      '보라중학교',
    ])
    expect((await admin.get('/api/v1/managed-schools?sort=id')).status).toBe(400)
    const one = await admin.get(`/api/v1/managed-schools/${made.get('하양중학교')}`)
    expect(await one.json()).toMatchObject({ name: '하양중학교', people: 1, version: 1 })
  })
})

test('an export of schools is imported again as it was', async () => {
  const response = await admin.get('/api/v1/managed-schools/export')
  const csv = await response.text()
  const { total } = await readJson<{ total: number }>(admin.get('/api/v1/managed-schools'))
  expect(csv.split('\r\n')[0]).toBe('학교명,지역,학교급,고른 사람')
  const result = await readJson(admin.post('/api/v1/services/schools/import', { csv, dryRun: true }))
  expect(result).toEqual({ added: 0, known: total, faults: [] })
  const some = await admin.get(
    `/api/v1/managed-schools/export?${new URLSearchParams({ query: '없는 학교' })}`,
  )
  expect((await some.text()).split('\r\n')).toHaveLength(2)
})

describe('an import of schools', () => {
  const csv = [
    `\uFEFF${HEAD}`,
    '나래중학교,부산 해운대구,중학교',
    '"도담, 고등학교",,고등학교',
    '나래중학교,부산 해운대구,중학교',
    '',
  ].join('\r\n')

  test('says first what it would do, then does it, and adds nothing twice', async () => {
    expect(await add(csv, true)).toEqual({ added: 2, known: 0, faults: [] })
    expect(await search('나래')).toEqual([])
    expect(await add(csv)).toEqual({ added: 2, known: 0, faults: [] })
    expect(await search('도담, ')).toEqual([
      { id: expect.any(String), name: '도담, 고등학교', region: '', schoolLevel: 'HIGH' },
    ])
    expect(await add(csv)).toEqual({ added: 0, known: 2, faults: [] })
  })

  test.each([
    ['a level that is none', `${HEAD}\n라온중학교,서울,중학교\n마루중학교,서울,중등`, [[3, /학교급/]]],
    ['an empty name', `${HEAD}\n라온중학교,서울,중학교\n ,서울,중학교`, [[3, /학교명/]]],
    ['a control character', `${HEAD}\n라온\u0007중학교,서울,중학교`, [[2, /학교명/]]],
    ['a missing column', '학교명,지역\n라온중학교,서울', [[1, /학교급/]]],
    ['a row of another length', `${HEAD}\n라온중학교,서울`, [[2, /CSV로 읽을 수 없어요/]]],
    ['an open quotation mark', `${HEAD}\n"라온중학교,서울,중학교`, [[2, /CSV로 읽을 수 없어요/]]],
    ['nothing', HEAD, [[1, /한 줄도 없어요/]]],
  ] as [string, string, [number, RegExp][]][])(
    'with %s adds nothing and names the line',
    async (_what, bad, expected) => {
      const { added, faults } = await add(bad)
      expect(added).toBe(0)
      expect(faults).toEqual(
        expected.map(([line, message]) => ({ line, message: expect.stringMatching(message) })),
      )
      expect(await search('라온')).toEqual([])
    },
  )

  test('takes ten thousand rows, and none of them if one is bad', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `많은${index}중학교,서울 어느구,중학교`)
    const bad = await add([HEAD, ...rows.slice(0, 7000), '이름만', ...rows.slice(7000)].join('\n'))
    expect([bad.added, bad.faults.map(({ line }) => line)]).toEqual([0, [7002]])
    expect(await add([HEAD, ...rows].join('\n'))).toEqual({ added: 10_000, known: 0, faults: [] })
  })
})
