import { IDBFactory as FakeFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import { QuestionTurns } from '#offline/question-turns.ts'
import { sealPerson } from '#offline/seal-person.ts'
import { unsealPerson } from '#offline/switch-account.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { turnOf } from './open-outbox.ts'

const PHOTO = {
  id: 'a',
  kind: 'photo' as const,
  body: {
    questionId: 'q',
    threadId: 't1',
    curriculumId: 'M1U01',
    message: '이거',
    picture: btoa('a picture'),
  },
}
const ASKED = { message: '이거\n\\(x=2\\)', ocrResultId: 'p.png', threadId: 't1', id: 'q' }

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

const keysOf = (path: string) =>
  server.requests.filter((one) => one.path.endsWith(path)).map(({ key }) => key)

describe('a picture that waited for the network', () => {
  it('is sent as a form, and what was read is asked once, with the picture', async () => {
    const { store, drain, told } = openDevice(server)
    await store.enqueue(PHOTO)
    expect(await drain()).toMatchObject({ left: 0, stopped: null })
    const [sent, asked] = server.requests
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(sent?.body).toEqual({ image: 'a picture' })
    expect([sent?.key, sent?.headers['x-record-user']]).toEqual(['a', 'u1'])
    expect(asked?.body).toMatchObject(ASKED)
    expect(told).toEqual(['acknowledged a', 'acknowledged q'])
  })

  it.each(['commit-then-reset', 'truncate', 'html', 'reset'] as const)(
    'is sent again under the same key after %s, and asked once',
    async (kind) => {
      const { store, drain, pass } = openDevice(server, 'u1', 0.5)
      await store.enqueue(PHOTO)
      server.plan({ kind })
      await drain()
      expect((await store.list()).map(({ id }) => id)).toEqual(['a'])
      pass(60_000)
      await drain()
      expect(keysOf('/ocr')).toEqual(['a', 'a'])
      expect(keysOf('/chat-completions')).toEqual(['q'])
    },
  )

  it('stays if the answer holds nothing that can be asked', async () => {
    const { store, drain } = openDevice(server, 'u1', 0.5)
    await store.enqueue(PHOTO)
    server.planBy(({ path }) => (path.endsWith('/ocr') ? { kind: 'empty-object' } : null))
    await drain()
    expect((await store.list()).map(({ id, kind }) => [id, kind])).toEqual([['a', 'photo']])
  })

  it('is asked in its place if the question fails, without another reading', async () => {
    const { store, drain, pass } = openDevice(server, 'u1', 0.5)
    await store.enqueue(PHOTO)
    server.planBy(({ path }) => (path.endsWith('/chat-completions') ? { kind: 'reset' } : null))
    await drain()
    expect(await store.list()).toMatchObject([
      { id: 'q', kind: 'question', unattended: true, lane: 'thread:t1', state: 'waiting', body: ASKED },
    ])
    server.planBy(() => null)
    pass(60_000)
    expect(await drain()).toMatchObject({ left: 0 })
    expect(keysOf('/ocr')).toEqual(['a'])
  })

  it('holds back no answer and no question of its thread while the model fails', async () => {
    const { store, drain } = openDevice(server, 'u1', 0.5)
    await store.enqueue(PHOTO)
    await store.enqueue(turnOf('b'))
    server.planBy(({ path }) =>
      path.endsWith('/ocr') ? { kind: 'refuse', status: 500, code: 'READING_FAILED' } : null,
    )
    await drain()
    expect(server.committed.map(({ key }) => key)).toEqual(['b'])
    expect((await store.list()).map(({ id, state }) => [id, state])).toEqual([['a', 'waiting']])
    await store.enqueue({ ...turnOf('c'), kind: 'question' })
    expect(isHeadOfLane(await store.list(), 'c')).toBe(true)
  })

  it('goes with the questions of a conversation that is emptied, and stays with another', async () => {
    const { store } = openDevice(server)
    await store.enqueue(PHOTO)
    const questions = new QuestionTurns(store, new DeviceLocks().open().locks)
    await questions.remove('t2')
    await questions.remove('t1', new Set(['another']))
    expect(await store.list()).toHaveLength(1)
    await questions.remove('t1', new Set(['q']))
    expect(await store.list()).toEqual([])
  })

  it('that was deleted while it was read is not asked', async () => {
    const { store, drain } = openDevice(server)
    await store.enqueue(PHOTO)
    server.onArrival(({ path }) => (path.endsWith('/ocr') ? store.remove('a') : undefined))
    await drain()
    expect(keysOf('/chat-completions')).toEqual([])
    expect(await store.list()).toEqual([])
  })

  it('is refused for good, and stays to be seen, where nothing is read or nothing reads', async () => {
    for (const [status, code] of [
      [422, 'UNPROCESSABLE'],
      [501, 'NOT_CONFIGURED'],
    ] as const) {
      const { store, drain } = openDevice(server)
      await store.enqueue(PHOTO)
      server.plan({ kind: 'refuse', status, code })
      await drain()
      expect(await store.list()).toMatchObject([{ id: 'a', state: 'dead', lastStatus: status }])
    }
  })

  it('is unreadable for another person of the device, and whole again for its own', async () => {
    const factory = new FakeFactory()
    const { store, database } = openDevice(server, 'u1', 0, factory)
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await unsealPerson(database, 'u1', key)
    await store.enqueue(PHOTO)
    await sealPerson(database)
    expect(await store.list()).toEqual([])
    const left = await database.run(['sealed', 'outbox', 'drafts', 'copies'], 'readonly', (transaction) =>
      Promise.all(
        [...transaction.objectStoreNames].map(
          (name) =>
            new Promise((resolve) => {
              const request = transaction.objectStore(name).getAll()
              request.onsuccess = () => resolve(request.result)
            }),
        ),
      ),
    )
    expect(JSON.stringify(left)).not.toContain(PHOTO.body.picture)
    await unsealPerson(database, 'u1', key)
    expect(await store.list()).toMatchObject([{ ...PHOTO, state: 'waiting' }])
  })
})
