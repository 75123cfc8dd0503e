import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { eventually, readJson } from '#tests/support/learner.ts'
import { PushService } from '#tests/support/push-service.ts'
import { insertSubscribers } from '#tests/support/subscribers.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const now = new Date('2026-03-02T19:00:00+09:00')

let server: TestServer
const logged: string[] = []
let service: PushService
beforeAll(async () => {
  service = await PushService.start()
  server = await createTestServer({
    clock: () => now,
    env: { PUSH_LOOPBACK: 'on' },
    onLog: (line) => logged.push(line),
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const subscribeMany = async (count: number) => {
  const browsers = Array.from({ length: count }, () => service.subscribe())
  await insertSubscribers(server.database.db, browsers)
  return browsers
}

test('two processes that start at once call everybody back once, in the time of Seoul, and stop', async () => {
  const browsers = await subscribeMany(40)
  const processes = [startJobs(server.deps), startJobs(server.deps)]
  await Promise.all(processes.map(({ started }) => started))
  expect(logged.filter((line) => line.includes('jobs not started'))).toEqual([])
  await eventually(
    async () => service.received.length,
    (count) => count >= browsers.length,
  )
  const { rows } = await server.database.pool.query(
    'select name, cron, timezone from pgboss.schedule order by 1',
  )
  expect(rows).toEqual([
    { name: 'plan-daily', cron: '0 * * * *', timezone: 'Asia/Seoul' },
    { name: 'remind-guardians', cron: '0 10 * * *', timezone: 'Asia/Seoul' },
    { name: 'remove-inactive', cron: '40 4 * * *', timezone: 'Asia/Seoul' },
    { name: 'remove-unused-files', cron: '30 4 * * *', timezone: 'Asia/Seoul' },
    { name: 'roll-up', cron: '*/5 * * * *', timezone: 'Asia/Seoul' },
    { name: 'send-due', cron: '* * * * *', timezone: 'Asia/Seoul' },
    { name: 'summarize-items', cron: '20 * * * *', timezone: 'Asia/Seoul' },
    { name: 'warn-inactive', cron: '10 10 * * *', timezone: 'Asia/Seoul' },
  ])
  await Promise.all(processes.map(({ stop }) => stop()))
  expect(browsers.filter((browser) => service.to(browser).length !== 1)).toEqual([])
})

test('jobs live through a database that is away for a moment', async () => {
  const jobs = startJobs(server.deps)
  await jobs.started
  const cut =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  for (let time = 0; time < 5; time += 1) await server.database.pool.query(cut).catch(() => undefined)
  const [browser] = await subscribeMany(1)
  const admin = await server.signIn('user', 'admin')
  await readJson(
    admin.post('/api/v1/announcements', { title: '다시', body: '이어져요.', audience: { roles: ['user'] } }),
  )
  const { pool } = server.database
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false })
  await boss.start()
  await boss.send('send-due', {})
  // A reminder to study may have gone out beside the announcement.
  await eventually(
    async () => service.to(browser!).length,
    (count) => count > 0,
  )
  await boss.stop({ graceful: false })
  await jobs.stop()
})

test('a stop waits for what is being sent and begins nothing more', async () => {
  const [browser] = await subscribeMany(1)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  service.answer = () => ({ status: 201, when: held })
  const jobs = startJobs(server.deps)
  await eventually(
    async () => service.to(browser!).length,
    (count) => count === 1,
  )
  let isStopped = false
  const stopped = jobs.stop().then(() => {
    isStopped = true
  })
  await subscribeMany(1)
  expect(isStopped).toBe(false)
  letGo()
  await stopped
  const { rows } = await server.database.pool.query(
    "select count(*)::int as count from notification_sends where state = 'sending'",
  )
  expect(rows).toEqual([{ count: 0 }])
})
