import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { removeInactive } from '#server/user/remove-inactive.flow.ts'
import { openThread } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const START = new Date('2026-03-02T03:00:00Z')
const { signal } = new AbortController()

let now: Date

async function startServer(env: Record<string, string>): Promise<TestServer> {
  now = START
  const server = await createTestServer({ env, clock: () => now })
  onTestFinished(() => server.close())
  return server
}

/** Days later, with the sessions that are still alive. */
async function goTo(server: TestServer, day: number): Promise<void> {
  now = new Date(START.getTime() + day * DAY_MS)
  await cleanUp(server.deps, now)
}

async function listPeople({ database }: TestServer): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from users')
  return rows.map(({ id }) => id).sort()
}

function idsOf(people: TestBrowser[]): string[] {
  return people.map(({ userId }) => userId ?? '').sort()
}

test('only accounts that were unused for the configured time are deleted', async () => {
  const server = await startServer({ KEEP_INACTIVE_ACCOUNTS_DAYS: '365' })
  const gone = await server.signIn('user')
  const learning = await server.signIn('user')
  const admin = await server.signIn('user', 'admin')
  const author = await server.signIn('exercise_admin')
  await openThread(gone)
  await goTo(server, 13)
  await openThread(learning)
  await goTo(server, 370)
  const isBack = await server.signIn('user')
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([learning, admin, author, isBack]))
  const { rows } = await server.database.pool.query('select 1 from threads where user_id = $1', [gone.userId])
  expect(rows).toEqual([])
  await goTo(server, 379)
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([admin, author, isBack]))
})

test('no account is deleted unless a time is configured', async () => {
  const server = await startServer({})
  const learner = await server.signIn('user')
  await goTo(server, 5000)
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([learner]))
})
