import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** As an operator types it, while the server runs. */
function grant(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'src/tools/admin.ts', ...words], {
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const rename = (person: TestBrowser, nickname: string, email: string | null = null) =>
  server.database.pool.query('update users set nickname = $2, email = $3 where id = $1', [
    person.userId,
    nickname,
    email,
  ])

test('an operator makes an account an administrator, by address, nickname or id, and no other', async () => {
  const [one, two, three] = [await server.signIn(), await server.signIn(), await server.signIn()]
  await rename(one, '가람', 'garam@example.test')
  await rename(two, '나래')
  await rename(three, '나래')
  const mayAdminister = async (person: TestBrowser) => (await person.get('/api/v1/users')).status === 200

  expect(grant('grant', 'Garam@example.test')).toMatchObject({
    status: 0,
    output: expect.stringContaining('이제 관리자'),
  })
  expect(await mayAdminister(one)).toBe(true)
  expect(grant('grant', '가람')).toMatchObject({ status: 0, output: expect.stringContaining('이미 관리자') })

  const several = grant('grant', '나래')
  expect(several.status).toBe(1)
  expect(several.output).toContain(two.userId)
  expect(several.output).toContain(three.userId)
  expect(await mayAdminister(two)).toBe(false)
  expect(grant('grant', two.userId ?? '').status).toBe(0)
  expect([await mayAdminister(two), await mayAdminister(three)]).toEqual([true, false])

  expect(grant('grant', '다솜')).toMatchObject({
    status: 1,
    output: expect.stringContaining('먼저 한 번 로그인'),
  })
  expect(grant('grant')).toMatchObject({ status: 1, output: expect.stringContaining('쓰는 법') })
  const { rows } = await server.database.pool.query(
    "select actor_id, entity_id from audit_entries where entity = 'user' order by id",
  )
  expect(rows).toEqual([one, two].map(({ userId }) => ({ actor_id: null, entity_id: userId })))
})
