import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const BUILT = ['dist/server/admin.js']
/** As `npm run admin` runs it where the development packages are installed: slower by as much as it takes to translate. */
const SOURCE = ['--import', 'tsx', 'src/tools/admin.ts']

/** As an operator types it, while the server runs. */
function run(command: readonly string[], ...words: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl }
    const child = execFile(process.execPath, [...command, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
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

  const [granted, several, unknown, unfinished] = await Promise.all([
    run(SOURCE, 'grant', 'Garam@example.test'),
    run(BUILT, 'grant', '나래'),
    run(BUILT, 'grant', '다솜'),
    run(BUILT, 'grant'),
  ])
  expect(granted).toMatchObject({ status: 0, output: expect.stringContaining('이제 관리자') })
  expect(several.status).toBe(1)
  expect(several.output).toContain(two.userId)
  expect(several.output).toContain(three.userId)
  expect(unknown).toMatchObject({ status: 1, output: expect.stringContaining('먼저 한 번 로그인') })
  expect(unfinished).toMatchObject({ status: 1, output: expect.stringContaining('쓰는 법') })
  expect([await mayAdminister(one), await mayAdminister(two)]).toEqual([true, false])

  const [again, byId] = await Promise.all([
    run(BUILT, 'grant', '가람'),
    run(BUILT, 'grant', two.userId ?? ''),
  ])
  expect(again).toMatchObject({ status: 0, output: expect.stringContaining('이미 관리자') })
  expect(byId.status).toBe(0)
  expect([await mayAdminister(two), await mayAdminister(three)]).toEqual([true, false])

  const { rows } = await server.database.pool.query(
    "select actor_id, entity_id from audit_entries where entity = 'user' order by id",
  )
  expect(rows).toEqual([one, two].map(({ userId }) => ({ actor_id: null, entity_id: userId })))
})
