import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { removeInactive } from '#server/user/remove-inactive.flow.ts'
import { openThread } from '#tests/support/learner.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const START = new Date('2026-03-02T03:00:00Z')
const { signal } = new AbortController()

let now: Date

async function startServer(env: Record<string, string>, onLog = (_line: string) => {}): Promise<TestServer> {
  now = START
  const server = await createTestServer({ env, clock: () => now, onLog })
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

test('a learner who comes back while the removal waits for what they do keeps the account', async () => {
  const server = await startServer({ KEEP_INACTIVE_ACCOUNTS_DAYS: '365' })
  const { pool } = server.database
  const learner = await server.signIn('user')
  const thread = await openThread(learner)
  await goTo(server, 370)
  const doing = await pool.connect()
  await doing.query('begin')
  // As every write does: the thread first, then the person.
  await doing.query('update threads set last_used_at = $1 where id = $2', [now, thread.id])
  const removal = removeInactive(server.deps, signal)
  const isWaiting = async () =>
    (
      await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  await doing.query('select 1 from users where id = $1 for share', [learner.userId])
  await doing.query('commit')
  doing.release()
  await removal
  expect(await listPeople(server)).toEqual(idsOf([learner]))
})

test('an account that cannot be deleted is logged and keeps no other', async () => {
  const lines: string[] = []
  const server = await startServer({ KEEP_INACTIVE_ACCOUNTS_DAYS: '365' }, (line) => void lines.push(line))
  const kept = await server.signIn('user')
  await server.signIn('user')
  const { pool } = server.database
  // The one who is asked for first.
  await pool.query("update users set created_at = created_at - interval '1 day' where id = $1", [kept.userId])
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin if old.id = '${kept.userId}' then raise 'refused'; end if; return old; end $$`)
  await pool.query('create trigger refuse before delete on users for each row execute function refuse()')
  await goTo(server, 370)
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([kept]))
  expect(lines.filter((line) => line.includes('inactive account not deleted'))).toHaveLength(1)
})

test('no account is deleted unless a time is configured', async () => {
  const server = await startServer({})
  const learner = await server.signIn('user')
  await goTo(server, 5000)
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([learner]))
})
