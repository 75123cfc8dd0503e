import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Finding, Health } from '#contract/health.ts'
import { saveJobEnd, saveJobStart } from '#server/statistics/today.queries.ts'
import { readJson } from '#tests/support/learner.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { PushService } from '#tests/support/push-service.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { insertSubscribers } from '#tests/support/subscribers.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let admin: TestBrowser
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
  server = await createTestServer({ env: s3.env })
  admin = await server.signIn('user', 'admin')
})
afterAll(async () => {
  await server.close()
  await s3.close()
})

const read = (who = admin) => readJson<Health>(who.get('/api/v1/health'))

async function findingsOf(topic: string): Promise<Finding[]> {
  return (await read()).findings.filter((finding) => finding.topic === topic)
}

async function runJob(name: string, hasFailed = false): Promise<void> {
  await saveJobStart(server.deps.db, name, new Date())
  await saveJobEnd(server.deps.db, name, { endedAt: new Date(), hasFailed })
}

test('every service of the server is checked, and each fault has a remedy', async () => {
  const { findings, lastBackupAt, streams } = await read()
  const topics = new Set(findings.map(({ topic }) => topic))
  for (const topic of [
    '데이터베이스',
    '작업',
    '기다리는 일',
    '디스크',
    '파일 저장소',
    '알림',
    '메일',
    '튜터',
    '백업',
  ])
    expect(topics).toContain(topic)
  for (const { level, remedy } of findings) expect(remedy === null).toBe(level === 'ok')
  expect({ lastBackupAt, streams }).toEqual({ lastBackupAt: null, streams: 0 })
  expect(JSON.stringify(findings)).not.toContain(s3.env.S3_SECRET_ACCESS_KEY)
})

test('jobs that do not run or that fail are a fault until they run again', async () => {
  expect(await findingsOf('작업')).toMatchObject([
    { level: 'fault', sentence: expect.stringContaining('15분') },
  ])
  await runJob('roll-up')
  expect(await findingsOf('작업')).toMatchObject([{ level: 'ok' }])
  await runJob('send-due', true)
  expect(await findingsOf('작업')).toMatchObject([
    { level: 'fault', sentence: expect.stringContaining('알림 보내기') },
  ])
  await runJob('send-due')
  await runJob('backup')
  expect(await findingsOf('작업')).toMatchObject([{ level: 'ok' }])
  expect(await findingsOf('백업')).toMatchObject([{ level: 'ok' }])
  expect((await read()).lastBackupAt).not.toBeNull()
})

test('a storage that refuses is a fault until it works again', async () => {
  expect(await findingsOf('파일 저장소')).toMatchObject([{ level: 'ok' }])
  s3.fail(403)
  expect(await findingsOf('파일 저장소')).toMatchObject([{ level: 'fault' }])
  s3.fail(null)
  expect(await findingsOf('파일 저장소')).toMatchObject([{ level: 'ok' }])
  expect(s3.objects.size).toBe(0)
})

test('a push service that refuses our keys and failing model calls are faults', async () => {
  const service = await PushService.start()
  onTestFinished(() => service.close())
  const [userId] = await insertSubscribers(server.deps.db, [service.subscribe()])
  const { pool } = server.database
  const [notification, send] = [crypto.randomUUID(), crypto.randomUUID()]
  await pool.query(
    "insert into notifications (user_id, id, kind, title, body, path, planned_at) values ($1, $2, 'announcement', 'a', 'b', '/', now())",
    [userId, notification],
  )
  await pool.query(
    "insert into notification_sends (user_id, id, notification_id, method, state, due_at, drop_reason) values ($1, $2, $3, 'WEB_PUSH', 'dropped', now(), 'alarm')",
    [userId, send, notification],
  )
  expect(await findingsOf('푸시 알림')).toMatchObject([
    { level: 'fault', sentence: expect.stringContaining('키'), remedy: expect.stringContaining('VAPID') },
  ])
  const call = (status: string) =>
    pool.query(
      "insert into llm_calls (id, purpose, model, status, created_at) values (gen_random_uuid(), 'tutor', 'm', $1, now())",
      [status],
    )
  for (const status of ['success', 'success', 'success', 'success', 'error']) await call(status)
  expect(await findingsOf('튜터')).toMatchObject([{ level: 'ok', sentence: expect.stringContaining('5번') }])
  await call('timeout')
  expect(await findingsOf('튜터')).toMatchObject([{ level: 'fault' }])
})

test('an unreachable mail server is a fault', async () => {
  const mailbox = await openMailbox()
  const school = await createTestServer({
    env: { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'semsaem@semsaem.example' },
    content: 'none',
  })
  onTestFinished(() => school.close())
  const theirs = await school.signIn('user', 'admin')
  const mailLevel = async () => (await read(theirs)).findings.find(({ topic }) => topic === '메일')?.level
  expect(await mailLevel()).toBe('ok')
  await mailbox.close()
  expect(await mailLevel()).toBe('fault')
})
