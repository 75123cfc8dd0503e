import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase, type Queryable } from '#server/db/open-database.ts'
import { limitCounters } from '#server/db/schema.ts'
import { countInWindow } from '#server/http/limits.queries.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await makeTestDatabase(inject('clusterUrl'), 'empty')
  drop = made.drop
  database = openDatabase(made.url, () => undefined)
})
afterAll(async () => {
  await database?.close()
  await drop?.()
})

const NOW = new Date('2026-03-02T01:00:00Z')
const count = (tx: Queryable, bucket: string) => countInWindow(tx, bucket, 60_000, NOW)
const listBuckets = async () => (await database.db.select().from(limitCounters)).map(({ bucket }) => bucket)

test('stores everything, or nothing if it fails', async () => {
  await database.db.transaction((tx) => count(tx, 'kept'))
  const failing = database.db.transaction(async (tx) => {
    await count(tx, 'undone')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await listBuckets()).toEqual(['kept'])
})

test('fails where a statement failed and the work went on', async () => {
  const work = database.db.transaction(async (tx) => {
    await count(tx, 'unseen')
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(await listBuckets()).not.toContain('unseen')
})

test('uses a prepared query on every connection', async () => {
  const counts = await Promise.all(
    Array.from({ length: 60 }, () => database.db.transaction((tx) => count(tx, 'shared'))),
  )
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
})

test('gives up a connection that is lost, and no other', async () => {
  const lost = Array.from({ length: 30 }, () =>
    database.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
  )
  const results = await Promise.allSettled(lost)
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(database.pool.totalCount).toBe(0)
  await database.db.transaction((tx) => count(tx, 'afterwards'))
  expect(await listBuckets()).toContain('afterwards')
})
