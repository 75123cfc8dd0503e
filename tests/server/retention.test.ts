import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { cleanUp } from '#server/jobs/housekeeping.queries.ts'
import { removeUnusedFiles } from '#server/storage/remove-unused-files.flow.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const START = new Date('2026-03-02T03:00:00Z')
let now = START

let s3: S3Server
let server: TestServer
beforeAll(async () => {
  s3 = await startS3Server()
  server = await createTestServer({
    clock: () => now,
    env: {
      ...s3.env,
      KEEP_CALLS_DAYS: '10',
      KEEP_NOTIFICATIONS_DAYS: '20',
      KEEP_AUDIT_DAYS: '30',
      KEEP_REQUEST_KEYS_DAYS: '90',
      KEEP_UNUSED_FILES_DAYS: '2',
    },
  })
})
afterAll(async () => {
  await server.close()
  await s3.close()
})

const TABLES = ['llm_calls', 'notifications', 'audit_entries', 'idempotency_keys', 'sessions', 'stored_files']

/** Returns the tables that still have rows this many days after the start. */
async function listFilled(day: number): Promise<string[]> {
  now = new Date(START.getTime() + day * DAY_MS)
  await cleanUp(server.deps, now)
  await removeUnusedFiles(server.deps)
  const filled: string[] = []
  for (const table of TABLES) {
    const { rowCount } = await server.database.pool.query(`select 1 from ${table} limit 1`)
    if (rowCount) filled.push(table)
  }
  return filled
}

test('each kind of record is deleted after its own configured time, and not before', async () => {
  const admin = await server.signIn('user', 'admin')
  await openThread(admin)
  await readJson(admin.upload('/api/v1/storages', makeUpload([await makePicture()], 'content')))
  const { pool } = server.database
  await pool.query(
    "insert into llm_calls (id, purpose, model, status, created_at) values (gen_random_uuid(), 'chat', 'm', 'success', $1)",
    [START],
  )
  await pool.query(
    "insert into notifications (user_id, id, kind, title, body, path, planned_at) values ($1, gen_random_uuid(), 'announcement', 'a', 'b', '/', $2)",
    [admin.userId, START],
  )
  expect(s3.objects.size).toBe(1)
  expect(await listFilled(1.9)).toEqual(TABLES)
  expect(await listFilled(2.1)).toEqual(TABLES.filter((table) => table !== 'stored_files'))
  expect(s3.objects.size).toBe(0)
  expect(await listFilled(9.9)).toContain('llm_calls')
  expect(await listFilled(10.1)).toEqual(['notifications', 'audit_entries', 'idempotency_keys', 'sessions'])
  expect(await listFilled(14.1)).toEqual(['notifications', 'audit_entries', 'idempotency_keys'])
  expect(await listFilled(19.9)).toContain('notifications')
  expect(await listFilled(20.1)).toEqual(['audit_entries', 'idempotency_keys'])
  expect(await listFilled(29.9)).toContain('audit_entries')
  expect(await listFilled(30.1)).toEqual(['idempotency_keys'])
  expect(await listFilled(89.9)).toEqual(['idempotency_keys'])
  expect(await listFilled(90.1)).toEqual([])
})
