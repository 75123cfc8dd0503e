import { promisifyRequest } from 'idb-keyval'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { PersonDatabase } from './database.ts'
import { META } from './meta.ts'

/** A record of somebody who is not here, under the record's id: AES-GCM over its JSON. */
export interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  /** The person's key did not open it: it stays, and holds nothing back. */
  isBroken?: boolean
}

const IV_BYTES = 12

/** Binds what was sealed to its person and its place: it opens nowhere else. */
export function sealOf(userId: string, id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${userId} ${id}`) }
}

async function seal(record: OutboxRecord, key: CryptoKey): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(record))
  return { iv, data: await crypto.subtle.encrypt(sealOf(record.userId, record.id, iv), key, text) }
}

interface Kept {
  records: OutboxRecord[]
  key: CryptoKey | undefined
}

const readKept = (database: PersonDatabase): Promise<Kept> =>
  database.run(['outbox', 'meta'], 'readonly', async (transaction) => {
    const [records, key] = await Promise.all([
      promisifyRequest<OutboxRecord[]>(transaction.objectStore('outbox').getAll()),
      promisifyRequest<CryptoKey | undefined>(transaction.objectStore('meta').get(META.deviceKey)),
    ])
    return { records, key }
  })

/**
 * Leaves nothing of a person in clear (offline.md, 'Sign-out on a shared tablet'): what waits is encrypted with the person's
 * key, copies, drafts and the key are deleted, and nothing more can be written until the person is back. The change is one
 * transaction: after a crash all is as before. Gives how many encrypted records are left. Without a key what waits stays in
 * clear, because it must not be lost, and `isOpen` says so.
 */
export async function sealPerson(database: PersonDatabase): Promise<{ sealed: number; isOpen: boolean }> {
  const { records, key } = await readKept(database)
  const pairs = key
    ? await Promise.all(records.map(async (record) => [record.id, await seal(record, key)] as const))
    : []
  return await database.run(
    ['outbox', 'sealed', 'meta', 'copies', 'drafts'],
    'readwrite',
    async (changes) => {
      const [outbox, sealed, meta] = (['outbox', 'sealed', 'meta'] as const).map((name) =>
        changes.objectStore(name),
      ) as [IDBObjectStore, IDBObjectStore, IDBObjectStore]
      meta.put(true, META.gone)
      for (const store of ['copies', 'drafts'] as const) changes.objectStore(store).clear()
      for (const [id, one] of pairs) {
        // What was sent or taken back meanwhile is not brought back.
        const isThere = (await promisifyRequest(outbox.getKey(id))) !== undefined
        if (!isThere) continue
        sealed.put(one, id)
        outbox.delete(id)
      }
      const left = await promisifyRequest(outbox.count())
      if (left === 0) meta.delete(META.deviceKey)
      return { sealed: await promisifyRequest(sealed.count()), isOpen: left > 0 }
    },
  )
}
