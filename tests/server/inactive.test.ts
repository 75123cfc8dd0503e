import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { removeInactive } from '#server/user/remove-inactive.flow.ts'
import { warnInactive } from '#server/user/warn-inactive.flow.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
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

/** What the daily jobs do. */
async function runJobs(server: TestServer): Promise<void> {
  await warnInactive(server.deps, signal)
  await removeInactive(server.deps, signal)
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
  await goTo(server, 340)
  const isNew = await server.signIn('user')
  await runJobs(server)
  await goTo(server, 364)
  await runJobs(server)
  expect(await listPeople(server)).toEqual(idsOf([gone, learning, admin, author, isNew]))
  await goTo(server, 370)
  await runJobs(server)
  expect(await listPeople(server)).toEqual(idsOf([learning, admin, author, isNew]))
  const { rows } = await server.database.pool.query('select 1 from threads where user_id = $1', [gone.userId])
  expect(rows).toEqual([])
  await goTo(server, 400)
  await runJobs(server)
  expect(await listPeople(server)).toEqual(idsOf([admin, author, isNew]))
})

test('a learner who comes back while the removal waits for what they do keeps the account', async () => {
  const server = await startServer({ KEEP_INACTIVE_ACCOUNTS_DAYS: '365' })
  const { pool } = server.database
  const learner = await server.signIn('user')
  const thread = await openThread(learner)
  await goTo(server, 340)
  await warnInactive(server.deps, signal)
  await goTo(server, 370)
  const doing = await pool.connect()
  await doing.query('begin')
  // As a new exam does: a lock of the thread, then a row that references the person.
  await doing.query('update threads set last_used_at = $1 where id = $2', [now, thread.id])
  const removal = removeInactive(server.deps, signal)
  const isWaiting = async () =>
    (
      await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  await doing.query('select 1 from users where id = $1 for key share', [learner.userId])
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
  await goTo(server, 340)
  await warnInactive(server.deps, signal)
  await goTo(server, 370)
  await removeInactive(server.deps, signal)
  expect(await listPeople(server)).toEqual(idsOf([kept]))
  expect(lines.filter((line) => line.includes('inactive account not deleted'))).toHaveLength(1)
})

test('no account is deleted unless a time is configured', async () => {
  const server = await startServer({})
  const learner = await server.signIn('user')
  await goTo(server, 4000)
  await runJobs(server)
  await goTo(server, 5000)
  await runJobs(server)
  expect(await listPeople(server)).toEqual(idsOf([learner]))
})

describe('before an unused account is deleted', () => {
  const KEEP = { KEEP_INACTIVE_ACCOUNTS_DAYS: '365', WARN_INACTIVE_ACCOUNTS_DAYS: '14' }
  let refusal: Error | null
  let mailbox: Mailbox
  let server: TestServer
  beforeEach(async () => {
    refusal = null
    mailbox = await openMailbox((to) => (to.startsWith('refused') ? refusal : null))
    onTestFinished(() => mailbox.close())
    server = await startServer({ ...KEEP, SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'semsaem@semsaem.example' })
  })

  const giveAddress = ({ userId }: TestBrowser, email: string) =>
    server.database.pool.query('update users set email = $2 where id = $1', [userId, email])
  const giveGuardian = ({ userId }: TestBrowser, email: string) =>
    server.database.pool.query(
      "insert into guardian_consents (user_id, given_at, wording, guardian_email) values ($1, $2, 'v1', $3)",
      [userId, START, email],
    )
  const recipients = () => mailbox.received.flatMap(({ to }) => to)

  test('its owner is warned by mail, once, and a new sign-in keeps it', async () => {
    const [gone, back] = [await server.signIn('user'), await server.signIn('user')]
    await giveAddress(gone, 'gone@semsaem.example')
    await giveAddress(back, 'back@semsaem.example')
    await giveGuardian(gone, 'guardian@semsaem.example')
    await goTo(server, 350)
    await runJobs(server)
    expect(recipients()).toEqual([])
    await goTo(server, 352)
    await runJobs(server)
    await runJobs(server)
    expect(recipients().sort()).toEqual(['back@semsaem.example', 'gone@semsaem.example'])
    const { subject, text = '' } = await PostalMime.parse(mailbox.received[0]!.raw)
    expect(subject).toBe('[셈샘] 2027년 3월 3일 뒤에 셈샘 계정을 지워요')
    expect(text).toContain('그 전에 한 번만 로그인해 주세요.')
    await insertSession(server.deps.db, { token: 'new', userId: back.userId ?? '', publicDevice: true, now })
    await goTo(server, 366)
    await runJobs(server)
    expect(await listPeople(server)).toEqual(idsOf([back]))
    await goTo(server, 720)
    await runJobs(server)
    expect(recipients()).toHaveLength(3)
    expect(await listPeople(server)).toEqual(idsOf([back]))
  })

  test('an account that is long overdue when this is turned on is warned all the same', async () => {
    const learner = await server.signIn('user')
    await giveAddress(learner, 'long@semsaem.example')
    await goTo(server, 1000)
    await runJobs(server)
    expect([recipients(), await listPeople(server)]).toEqual([['long@semsaem.example'], idsOf([learner])])
    await goTo(server, 1014)
    await runJobs(server)
    expect(await listPeople(server)).toEqual([])
  })

  test('the guardian is warned of a child without an address', async () => {
    await giveGuardian(await server.signIn('user'), 'guardian@semsaem.example')
    await goTo(server, 352)
    await runJobs(server)
    expect(recipients()).toEqual(['guardian@semsaem.example'])
    const { text = '' } = await PostalMime.parse(mailbox.received[0]!.raw)
    expect(text).toContain('학습자 학생이 오랫동안 셈샘을 쓰지 않아서')
  })

  test.each<[string, string | null]>([
    ['has no address', null],
    ['has a mailbox that refuses', 'refused@semsaem.example'],
  ])('a learner who %s is warned by push and in the list of notifications', async (_name, email) => {
    refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
    const learner = await server.signIn('user')
    if (email) await giveAddress(learner, email)
    const methods: NotificationMethod[] = ['WEB_PUSH']
    await readJson(learner.send('PATCH', '/api/users/me', { notificationMethods: methods }))
    await server.database.pool.query(
      "insert into push_subscriptions values ('https://push.example', $1, 'a', 'b')",
      [learner.userId],
    )
    await goTo(server, 352)
    await runJobs(server)
    await runJobs(server)
    const { rows } = await server.database.pool.query(
      'select title, method from notifications join notification_sends on notification_id = notifications.id where listed_at is not null',
    )
    expect(rows).toEqual([{ title: '2027년 3월 3일 뒤에 계정을 지워요', method: 'WEB_PUSH' }])
    expect(recipients()).toEqual([])
  })

  test('a learner whom nothing reaches is warned in the list of notifications alone', async () => {
    const learner = await server.signIn('user')
    await goTo(server, 352)
    await runJobs(server)
    const { rows } = await server.database.pool.query(
      'select title from notifications where listed_at is not null',
    )
    expect(rows).toEqual([{ title: '2027년 3월 3일 뒤에 계정을 지워요' }])
    await goTo(server, 366)
    await runJobs(server)
    expect(await listPeople(server)).not.toContain(learner.userId)
  })

  test('a mail that the mail server does not take now is sent again on the next day', async () => {
    refusal = Object.assign(new Error('try later'), { responseCode: 451 })
    const learner = await server.signIn('user')
    await giveAddress(learner, 'refused@semsaem.example')
    await goTo(server, 352)
    await runJobs(server)
    refusal = null
    await goTo(server, 353)
    await runJobs(server)
    expect(recipients()).toEqual(['refused@semsaem.example'])
    await goTo(server, 366)
    await runJobs(server)
    expect(await listPeople(server)).toEqual(idsOf([learner]))
    await goTo(server, 367)
    await runJobs(server)
    expect(await listPeople(server)).toEqual([])
  })
})
