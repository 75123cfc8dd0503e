import { readFileSync } from 'node:fs'
import { promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxCall, RECORD_VERSION } from '#contract/outbox-calls.ts'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'

const readFixture = (version: number): StoredRecord[] =>
  JSON.parse(readFileSync(new URL(`./fixtures/records-v${version}.json`, import.meta.url), 'utf8'))

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

/** A device that an app of another version left with these records. */
async function openLeft(records: readonly StoredRecord[]) {
  const device = openDevice(server)
  await device.database.run(['outbox'], 'readwrite', (transaction) => {
    for (const record of records) transaction.objectStore('outbox').put(record, record.id)
  })
  return device
}

const versions = Array.from({ length: RECORD_VERSION }, (_, at) => at + 1)

describe.each(versions)('what an app of record version %i left', (version) => {
  it('is read in the newest form, with an address for every kind', async () => {
    const { store } = await openLeft(readFixture(version))
    const records = await store.list()
    expect(records.map(({ v }) => v)).toEqual(records.map(() => RECORD_VERSION))
    const paths = records.map(
      (record) => record.kind !== 'unreadable' && outboxCall(record.kind, record.body)?.path,
    )
    expect(paths).toEqual([
      '/api/v1/curriculums/M1U01/concepts/M1U01C01/threads',
      '/api/v1/services/llm/chat-completions',
      '/api/v1/services/messages',
      '/api/v1/threads/3b1c/exams',
      '/api/v1/messages/a3',
      '/api/users/me',
      '/api/push/subscriptions',
      '/api/timespans',
    ])
  })

  it('is sent, but for a question whose page died', async () => {
    const { store, drain } = await openLeft(readFixture(version))
    await store.update('a2', { state: 'dead' })
    expect(await drain()).toMatchObject({ left: 1, stopped: null })
    expect(server.committed.map(({ key }) => key).sort()).toEqual(['a1', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'])
  })
})

describe('what a newer app left', () => {
  it('stays on the device unchanged', async () => {
    const newer = readFixture(7)
    const { store, database, drain } = await openLeft(newer)
    expect(await drain()).toMatchObject({ left: 1, nextDue: null })
    const kept = await database.run(['outbox'], 'readonly', (transaction) =>
      promisifyRequest<unknown[]>(transaction.objectStore('outbox').getAll()),
    )
    expect(kept).toEqual(newer)
    expect(await store.list()).toEqual([{ ...newer[0], kind: 'unreadable', storedKind: 'turn' }])
    expect(server.requests).toEqual([])
  })
})
