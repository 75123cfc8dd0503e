import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { databaseName, openPersonDatabase } from '#offline/database.ts'
import { readThreadCopy } from '#offline/thread-copies.ts'
import { saveCopy } from '#tests/support/save-copy.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

const EMPTY = { messages: [], exams: [], itemsInfo: [] }

describe('the outbox on the device', () => {
  it('counts places in the order of writing, also for concurrent writes', async () => {
    const { store } = openOutbox()
    await Promise.all([...'abcdefgh'].map((id) => store.enqueue(turnOf(id))))
    const records = await store.list()
    expect(records.map((record) => record.id).join('')).toBe('abcdefgh')
    expect(records.map((record) => record.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('skips values that are no records and leaves them where they are', async () => {
    const { store, database } = openOutbox()
    await store.enqueue(turnOf('a'))
    const junk = [null, 7, 'x', [], {}, { id: 'j', v: 1, kind: 'turn', lane: 'thread:t', seq: 1, body: null }]
    const nearly = { id: 'n', v: 1, kind: 'turn', lane: 'thread:t', seq: 'first', body: {} }
    await database.run(['outbox'], 'readwrite', (transaction) => {
      for (const [at, value] of [...junk, nearly].entries())
        transaction.objectStore('outbox').put(value, `junk ${at}`)
    })
    await store.clearBackoff()
    await store.enqueue(turnOf('b'))
    expect((await store.list()).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(await store.has('junk 6')).toBe(true)
  })

  it('writes a waiting record with its lane, person and device', async () => {
    const { store } = openOutbox('u7')
    expect(await store.enqueue(turnOf('a', 't9'))).toEqual({
      id: 'a',
      v: 1,
      kind: 'turn',
      userId: 'u7',
      deviceId: 'd1',
      lane: 'thread:t9',
      seq: 1,
      body: { threadId: 't9', message: '말 a', response: '' },
      createdAt: '1970-01-01T00:00:01.000Z',
      attempts: 0,
      notBefore: 0,
      lastStatus: null,
      unanswered: false,
      state: 'waiting',
      appVersion: '0.1.0',
    })
  })

  it('never reuses a place, not even after everything was sent or the browser was closed', async () => {
    const { store, database, factory } = openOutbox()
    await store.enqueue(turnOf('a'))
    await store.acknowledge('a')
    database.close()
    const again = openOutbox('u1', factory)
    expect((await again.store.enqueue(turnOf('b'))).seq).toBe(2)
  })

  it('writes the same id once', async () => {
    const { store } = openOutbox()
    const first = await store.enqueue(turnOf('a'))
    expect(await store.enqueue(turnOf('a', 't1', { message: '다른 말' }))).toEqual(first)
    expect(await store.list()).toHaveLength(1)
  })

  it('writes nothing, and uses no place, for a record of a thread without its thread', async () => {
    const { store } = openOutbox()
    await expect(
      store.enqueue({ id: 'a', kind: 'turn', body: { threadId: '', message: '' } }),
    ).rejects.toThrow('thread id not found')
    expect(await store.list()).toEqual([])
    expect((await store.enqueue(turnOf('b'))).seq).toBe(1)
  })

  it('keeps a dead record, retries it in its old place, or deletes it', async () => {
    const { store } = openOutbox()
    await store.enqueue(turnOf('a'))
    await store.enqueue(turnOf('b'))
    await store.update('a', { state: 'dead', attempts: 3, lastStatus: 422, notBefore: 9 })
    expect((await store.list())[0]).toMatchObject({ id: 'a', state: 'dead', lastStatus: 422 })
    await store.retry('a')
    expect((await store.list())[0]).toMatchObject({
      id: 'a',
      seq: 1,
      state: 'waiting',
      attempts: 0,
      notBefore: 0,
      lastStatus: null,
    })
    await store.remove('a')
    expect(await store.has('a')).toBe(false)
    expect(await store.has('b')).toBe(true)
  })

  it('does not restore a deleted record', async () => {
    const { store } = openOutbox()
    await store.enqueue(turnOf('a'))
    await store.acknowledge('a')
    await store.update('a', { attempts: 1 })
    await store.retry('a')
    expect(await store.list()).toEqual([])
  })

  it('deletes the record and changes the copy together or not at all', async () => {
    const { store, copies } = openOutbox()
    await store.enqueue(turnOf('a'))
    await copies.set('k', 1)
    const fails = () => {
      throw new Error('broken copy')
    }
    const add = (current: unknown) => Number(current) + 1
    await expect(
      store.acknowledge('a', [
        { key: 'k', change: add },
        { key: 'l', change: fails },
      ]),
    ).rejects.toThrow('broken copy')
    expect([await store.has('a'), await copies.get('k')]).toEqual([true, 1])
    await store.acknowledge('a', [
      { key: 'k', change: add },
      { key: 'none', change: () => undefined },
    ])
    expect([await store.has('a'), await copies.get('k'), await copies.get('none')]).toEqual([
      false,
      2,
      undefined,
    ])
  })

  it('shows nothing of one person to another', async () => {
    const factory = new IDBFactory()
    const one = openOutbox('u1', factory)
    const other = openOutbox('u2', factory)
    await one.store.enqueue(turnOf('a'))
    await one.drafts.set('t1', '쓰다 만 답')
    expect(await other.store.list()).toEqual([])
    expect(await other.drafts.get('t1')).toBeUndefined()
    expect((await factory.databases()).map((database) => database.name)).toEqual([
      databaseName('u1'),
      databaseName('u2'),
    ])
  })
})

describe('the database of a person', () => {
  it('closes if another tab deletes it, and opens again at the next use', async () => {
    const { store, factory } = openOutbox()
    await store.enqueue(turnOf('a'))
    await new Promise((resolve, reject) => {
      const request = factory.deleteDatabase(databaseName('u1'))
      request.onsuccess = resolve
      request.onblocked = reject
    })
    expect(await store.list()).toEqual([])
    expect((await store.enqueue(turnOf('b'))).seq).toBe(1)
  })

  it('reopens once when its connection is closing', async () => {
    const { store, factory } = openOutbox()
    await store.enqueue(turnOf('a'))
    const opened: IDBDatabase[] = []
    const watched = {
      open: (name: string, version?: number) => {
        const request = factory.open(name, version)
        request.addEventListener('success', () => opened.push(request.result))
        return request
      },
    } as unknown as IDBFactory
    const second = openOutbox('u1', watched as never)
    await second.store.list()
    opened[0]!.close()
    expect(await second.store.list()).toHaveLength(1)
    expect(opened).toHaveLength(2)
  })

  it('aborts a transaction whose work fails, and can be used again', async () => {
    const database = openPersonDatabase('u1', new IDBFactory())
    const failing = database.run(['meta'], 'readwrite', (transaction) => {
      transaction.objectStore('meta').put(1, 'x')
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    const read = database.run(['meta'], 'readonly', (transaction) => {
      const request = transaction.objectStore('meta').get('x')
      return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    })
    expect(await read).toBeUndefined()
  })

  it('uses strict durability', async () => {
    const options: unknown[] = []
    const factory = new IDBFactory()
    const watched = {
      open: (name: string, version?: number) => {
        const request = factory.open(name, version)
        request.addEventListener('success', () => {
          const begin = request.result.transaction.bind(request.result)
          request.result.transaction = (stores, mode, given) => {
            options.push(given)
            return begin(stores, mode, given)
          }
        })
        return request
      },
    } as unknown as IDBFactory
    await openOutbox('u1', watched as never).store.enqueue(turnOf('a'))
    expect(options).toEqual([{ durability: 'strict' }])
  })
})

describe('the last good copy of a thread', () => {
  it('is read back with its time, and is null if it was never saved or is malformed', async () => {
    const { copies, store } = openOutbox()
    expect(await readThreadCopy(copies, 't1')).toBeNull()
    await saveCopy(store, 't1', EMPTY, 1_234)
    expect(await readThreadCopy(copies, 't1')).toEqual({ ...EMPTY, savedAt: 1_234 })
    await copies.set('thread:t2', { messages: 'broken' })
    expect(await readThreadCopy(copies, 't2')).toBeNull()
  })

  it('deletes a draft with the record that sends its text, and keeps text typed since', async () => {
    const { store, drafts } = openOutbox()
    await drafts.set('t1', { text: ' 왜 그래? ', mode: 'question' })
    await drafts.set('t2', { text: '왜 그래? 그리고', mode: 'question' })
    for (const threadId of ['t1', 't2'])
      await store.enqueue({ id: threadId, kind: 'question', body: { threadId, message: '왜 그래?' } })
    expect(await drafts.get('t1')).toBeUndefined()
    expect(await drafts.get('t2')).toMatchObject({ text: '왜 그래? 그리고' })
  })

  it('keeps drafts by thread until they are deleted', async () => {
    const { drafts } = openOutbox()
    await drafts.set('t1', { text: '2^3', mode: 'answer' })
    expect(await drafts.get('t1')).toEqual({ text: '2^3', mode: 'answer' })
    await drafts.remove('t1')
    expect(await drafts.get('t1')).toBeUndefined()
  })
})
