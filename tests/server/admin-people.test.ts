import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { ManagedPerson } from '#contract/people.ts'
import { openThread, readJson, readStream } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let admin: TestBrowser
let logged: string[]
beforeEach(async () => {
  logged = []
  server = await createTestServer({ onLog: (line) => logged.push(line) })
  admin = await server.signIn('user', 'admin')
})
afterEach(() => server.close())

interface People {
  items: ManagedPerson[]
  total: number
}

const addressOf = ({ userId }: TestBrowser) => `/api/v1/users/${userId}`
const list = (query: Record<string, string> = {}) =>
  readJson<People>(admin.get(`/api/v1/users?${new URLSearchParams(query)}`))
const update = (person: TestBrowser, body: object, by = admin) => by.send('PATCH', addressOf(person), body)
const readAudit = async (person: TestBrowser) =>
  (
    await readJson<{ items: AuditEntry[] }>(
      admin.get(`/api/v1/audit?${new URLSearchParams({ entity: 'user', entityId: person.userId ?? '' })}`),
    )
  ).items

describe('the list of people', () => {
  test('is searched by nickname, address and id, and filtered by role and status', async () => {
    const one = await server.signIn('user')
    const other = await server.signIn('user', 'exercise_admin')
    await server.database.pool.query(
      "update users set nickname = '100%_가람', email = 'garam@example.test' where id = $1",
      [one.userId],
    )
    const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)
    expect(await ids({ query: '%_가' })).toEqual([one.userId])
    expect(await ids({ query: 'GARAM@' })).toEqual([one.userId])
    expect(await ids({ query: one.userId ?? '' })).toEqual([one.userId])
    expect(await ids({ role: 'exercise_admin' })).toEqual([other.userId])
    expect(await ids({ query: '_' })).toEqual([one.userId])
    await update(one, { suspended: true, reason: '까닭' })
    expect(await ids({ status: 'suspended' })).toEqual([one.userId])
    expect((await list({ status: 'active' })).total).toBe(2)
  })

  test('is exported as CSV by the same filter, with a record that names nobody', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => server.signIn('user')))
    const formula = '=HYPERLINK("https://evil.test")'
    await server.database.pool.query('update users set nickname = $1 where id = $2', [
      formula,
      people[1]?.userId,
    ])
    await server.database.pool.query(
      `insert into users (id, nickname, provider, tutor_persona, device_key)
        select gen_random_uuid(), '무리' || n, 'kakao', '', '' from generate_series(1, 1200) n`,
    )
    const read = async (query: Record<string, string>) => {
      const response = await admin.get(`/api/v1/users/export?${new URLSearchParams(query)}`)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return parse(await response.text(), { bom: true, columns: true }) as Record<string, string>[]
    }
    const all = await read({})
    expect(new Set(all.map((row) => row.번호)).size).toBe((await list({})).total)
    expect((await read({ query: 'evil.test' })).map((row) => [row.번호, row.별명, row.역할])).toEqual([
      [people[1]?.userId, `'${formula}`, 'user'],
    ])
    expect(await read({ role: 'admin' })).toHaveLength(1)
    const audit = await readJson<{ items: { action: string; after: object }[] }>(
      admin.get('/api/v1/audit?entity=user&entityId=export'),
    )
    expect(audit.items.map(({ action, after }) => [action, after])).toEqual([
      ['export', { filter: { role: 'admin' } }],
      ['export', { filter: {} }],
      ['export', { filter: {} }],
    ])
  })

  test('is sorted by nickname, by registration, or by when somebody was last here', async () => {
    const early = await server.signIn('user')
    const late = await server.signIn('user')
    const never = await server.signIn('user')
    const { pool } = server.database
    for (const [person, nickname, day] of [
      [early, '가람', 1],
      [late, '나래', 2],
      [never, '다솜', 3],
    ] as const)
      await pool.query('update users set nickname = $2, created_at = $3::date where id = $1', [
        person.userId,
        nickname,
        `2020-01-0${day}`,
      ])
    await pool.query('delete from sessions where user_id = $1', [never.userId])
    await pool.query("update sessions set last_seen_at = '2020-01-01' where user_id = $1", [late.userId])
    const order = async (sort: string, direction: string) => {
      const { items } = await list({ role: 'user', sort, direction })
      return items.map(({ nickname }) => nickname).filter((name) => '가람나래다솜'.includes(name))
    }
    expect(await order('nickname', 'desc')).toEqual(['다솜', '나래', '가람'])
    expect(await order('createdAt', 'asc')).toEqual(['가람', '나래', '다솜'])
    expect(await order('lastSeenAt', 'asc')).toEqual(['나래', '가람', '다솜'])
    expect(await order('lastSeenAt', 'desc')).toEqual(['가람', '나래', '다솜'])
  })

  test('comes in pages, newest first, and says when somebody was last here', async () => {
    const people = [admin, await server.signIn('user'), await server.signIn('user')]
    const pages = [await list({ size: '2' }), await list({ size: '2', page: '1' })]
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [3, 2],
      [3, 1],
    ])
    const seen = pages.flatMap(({ items }) => items)
    expect(seen.map(({ id }) => id).sort()).toEqual(people.map(({ userId }) => userId).sort())
    expect(seen.every(({ lastSeenAt }) => lastSeenAt !== null)).toBe(true)
    expect(JSON.stringify(seen)).not.toContain('a2V5')
  })
})

describe('a suspension', () => {
  test('needs a reason, and so does its end', async () => {
    const person = await server.signIn('user')
    for (const suspended of [true, false]) {
      const refused = await update(person, { suspended })
      expect([refused.status, (await refused.json()).data]).toEqual([
        422,
        { issues: [{ path: 'reason', message: expect.stringContaining('까닭') }] },
      ])
      await readJson(update(person, { suspended, reason: '까닭' }))
    }
  })

  test('ends sessions and the reply that is being written, at once, until it is lifted', async () => {
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    const answered = await student.post('/api/v1/services/llm/chat-completions', {
      message: '끝없이 써 주세요',
      threadId,
    })
    const suspended = await readJson<ManagedPerson>(
      update(student, { suspended: true, reason: '다른 사람의 계정을 씀' }),
    )
    expect(suspended.suspendedAt).not.toBeNull()
    expect((await readStream(answered)).at(-1)).toMatchObject({ done: true, level: 'error' })
    expect((await student.get('/api/users/me')).status).toBe(401)
    expect(
      (await readJson<ManagedPerson>(update(student, { suspended: false, reason: '끝남' }))).suspendedAt,
    ).toBeNull()
    expect((await student.get('/api/users/me')).status).toBe(401)
    const [restored, archived] = await readAudit(student)
    expect([restored?.action, archived?.action]).toEqual(['restore', 'archive'])
    expect(archived?.after).toMatchObject({ reason: '다른 사람의 계정을 씀' })
  })
})

describe('an administrator who is being answered', () => {
  const askEndlessly = async () => {
    const other = await server.signIn('user', 'admin')
    const { id: threadId } = await openThread(other)
    const asked = { message: '끝없이 써 주세요', threadId }
    return { other, answered: await other.post('/api/v1/services/llm/chat-completions', asked) }
  }

  test.each([
    ['suspended', (person: TestBrowser) => update(person, { suspended: true, reason: '까닭' })],
    ['deleted', (person: TestBrowser) => admin.send('DELETE', addressOf(person), { reason: '본인의 요청' })],
  ])('is %s at once, while the reply is saved', async (_what, act) => {
    const { other, answered } = await askEndlessly()
    const [{ status }, events] = await Promise.all([act(other), readStream(answered)])
    expect(status).toBe(200)
    expect(events.at(-1)).toMatchObject({ done: true, level: 'error' })
    expect((await other.get('/api/users/me')).status).toBe(401)
    // The write would wait for the reply, and the reply's save for the write, until a statement runs into its time limit.
    expect(logged.filter((line) => line.includes('57014'))).toEqual([])
  })
})

describe('roles', () => {
  test('hold from the next call, with an entry that names nobody', async () => {
    const student = await server.signIn('user')
    expect((await student.get('/api/v1/users')).status).toBe(403)
    await readJson(update(student, { roles: ['user', 'admin'] }))
    expect((await student.get('/api/v1/users')).status).toBe(200)
    const [entry] = await readAudit(student)
    expect(entry).toMatchObject({
      action: 'update',
      before: { roles: ['user'] },
      after: { roles: ['user', 'admin'] },
    })
    expect(JSON.stringify([entry?.before, entry?.after])).not.toContain('학습자')
  })

  test('cannot leave the product without an administrator', async () => {
    const withdraw = { roles: ['user'] }
    for (const body of [withdraw, { suspended: true, reason: '까닭' }]) {
      const refused = await update(admin, body)
      expect(refused.status).toBe(422)
      expect((await refused.json()).message).toContain('관리자가 한 명도 남지 않게')
    }
    expect((await admin.send('DELETE', addressOf(admin), { reason: '본인의 요청' })).status).toBe(422)
    const other = await server.signIn('user', 'admin')
    const both = await Promise.all([update(admin, withdraw), update(other, withdraw, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('are not changed on an older version, nor to what is none', async () => {
    const student = await server.signIn('user')
    await readJson(update(student, { roles: ['user', 'trial'], version: 1 }))
    const late = await update(student, { roles: ['user'], version: 1 })
    expect(late.status).toBe(409)
    expect((await late.json()).data.current).toMatchObject({ roles: ['user', 'trial'], version: 2 })
    for (const roles of [[], ['owner'], ['user', 'user']])
      expect((await update(student, { roles })).status).toBeGreaterThanOrEqual(400)
    expect((await readJson<ManagedPerson>(admin.get(addressOf(student)))).roles).toEqual(['user', 'trial'])
  })
})

describe('on a person’s request', () => {
  const askExport = (person: TestBrowser, reason: string) =>
    readJson<Record<string, Record<string, unknown>[]>>(admin.post(`${addressOf(person)}/export`, { reason }))

  test('everything stored is given out, without secrets, and the reason is kept', async () => {
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    const ink = { width: 40, height: 30, path: 'M4 4l20 0' }
    await student
      .post('/api/v1/services/llm/chat-completions', {
        message: '소수가 뭐예요?',
        threadId,
        context: { ink },
      })
      .then(readStream)
    const data = await askExport(student, '본인의 열람 요청')
    const context = expect.objectContaining({ ink })
    expect(data.messages).toEqual([expect.objectContaining({ message: '소수가 뭐예요?', threadId, context })])
    expect(data.account).toEqual([expect.objectContaining({ id: student.userId, nickname: '학습자' })])
    expect(JSON.stringify(data)).not.toMatch(/tokenHash|deviceKey|p256dh/)
    const [entry] = await readAudit(student)
    expect(entry).toMatchObject({ action: 'export', after: { reason: '본인의 열람 요청' } })
    expect((await admin.post(`${addressOf(student)}/export`, { reason: ' ' })).status).toBe(422)
  })

  test('no table with a person’s id is forgotten by the export', async () => {
    const { rows } = await server.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns where column_name in ('user_id', 'owner_id') and table_schema = 'public'`,
    )
    const student = await server.signIn('user')
    const named = Object.keys(await askExport(student, '시험'))
    // Beside the account itself.
    expect(named).toHaveLength(rows.length + 1)
  })

  test('the account goes with everything that belongs to it', async () => {
    const student = await server.signIn('user')
    await openThread(student)
    expect((await admin.send('DELETE', addressOf(student), { reason: '본인의 탈퇴 요청' })).status).toBe(200)
    expect((await student.get('/api/users/me')).status).toBe(401)
    expect((await admin.get(addressOf(student))).status).toBe(404)
    const { rowCount } = await server.database.pool.query('select 1 from threads where user_id = $1', [
      student.userId,
    ])
    expect(rowCount).toBe(0)
    expect(await readAudit(student)).toEqual([
      expect.objectContaining({
        action: 'delete',
        before: expect.objectContaining({ reason: '본인의 탈퇴 요청' }),
      }),
    ])
  })
})
