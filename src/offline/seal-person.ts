import { promisifyRequest } from 'idb-keyval'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { PersonDatabase } from './database.ts'
import { META } from './meta.ts'
import { SUBSCRIPTION_KEY } from './push-subscription.ts'
import { KEYED_STORES, nameOf, placeOf, type SealedRecord } from './sealed-record.ts'

const IV_BYTES = 12

/** Binds what was sealed to its person and its place: it opens nowhere else. */
export function sealOf(userId: string, id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${userId} ${id}`) }
}

interface Kept {
  userId: string
  /** Records by id, and values of keyed stores by name. */
  values: [name: string, value: unknown][]
  key: CryptoKey | undefined
}

/** What is left of a person beside the records that wait, which are always kept. */
export interface Leavings {
  /** Copies and half-typed texts are sealed instead of deleted: of somebody who did not sign out. */
  keepsAll?: boolean
  /** Where the person is called stays as it is: nobody else has come. */
  keepsCalls?: boolean
}

const readKept = (database: PersonDatabase, { keepsAll, keepsCalls }: Leavings): Promise<Kept> =>
  database.run(['outbox', 'meta', ...KEYED_STORES], 'readonly', async (transaction) => {
    const all = <Value>(request: IDBRequest<Value>) => promisifyRequest(request)
    const [records, key] = await Promise.all([
      all<OutboxRecord[]>(transaction.objectStore('outbox').getAll()),
      all<CryptoKey | undefined>(transaction.objectStore('meta').get(META.deviceKey)),
    ])
    const values: Kept['values'] = records.map((record) => [record.id, record])
    for (const store of keepsAll ? KEYED_STORES : []) {
      const [keys, kept] = await Promise.all([
        all(transaction.objectStore(store).getAllKeys()),
        all<unknown[]>(transaction.objectStore(store).getAll()),
      ])
      for (const [at, value] of kept.entries())
        if (!keepsCalls || keys[at] !== SUBSCRIPTION_KEY)
          values.push([nameOf(store, String(keys[at])), value])
    }
    return { userId: database.userId, values, key }
  })

async function seal({ userId, values, key }: Kept): Promise<[name: string, sealed: SealedRecord][]> {
  if (!key) return []
  return await Promise.all(
    values.map(async ([name, value]): Promise<[string, SealedRecord]> => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const text = new TextEncoder().encode(JSON.stringify(value))
      return [name, { iv, data: await crypto.subtle.encrypt(sealOf(userId, name, iv), key, text) }]
    }),
  )
}

/**
 * Leaves nothing of a person in clear (offline.md, 'Sign-out on a shared tablet'): what waits is encrypted with the person's
 * key, of somebody who did not sign out also copies and drafts (`keepsAll`); what is not encrypted is deleted, and so is the key, and nothing
 * more can be written until the person is back. The change is one transaction: after a crash all is as before. Gives how many encrypted values
 * are left, and whether the person is still called here. Without a key what waits stays in clear, because it must not be lost, and `isOpen`
 * says so.
 */
export async function sealPerson(
  database: PersonDatabase,
  leavings: Leavings = {},
): Promise<{ sealed: number; isOpen: boolean; isCalled: boolean }> {
  const pairs = await seal(await readKept(database, leavings))
  return await database.run(
    ['outbox', 'sealed', 'meta', 'copies', 'drafts'],
    'readwrite',
    async (changes) => {
      const [outbox, sealed, meta] = (['outbox', 'sealed', 'meta'] as const).map((name) =>
        changes.objectStore(name),
      ) as [IDBObjectStore, IDBObjectStore, IDBObjectStore]
      meta.put(true, META.gone)
      for (const [name, one] of pairs) {
        const place = placeOf(name)
        const store = place ? changes.objectStore(place.store) : outbox
        // What was sent or taken back meanwhile is not brought back.
        const isThere = (await promisifyRequest(store.getKey(place?.key ?? name))) !== undefined
        if (!isThere) continue
        sealed.put(one, name)
        if (!place) outbox.delete(name)
      }
      const copies = changes.objectStore('copies')
      const calls: unknown = leavings.keepsCalls
        ? await promisifyRequest(copies.get(SUBSCRIPTION_KEY))
        : undefined
      for (const store of KEYED_STORES) changes.objectStore(store).clear()
      if (calls !== undefined) copies.put(calls, SUBSCRIPTION_KEY)
      const left = await promisifyRequest(outbox.count())
      if (left === 0) meta.delete(META.deviceKey)
      const count = await promisifyRequest(sealed.count())
      return { sealed: count, isOpen: left > 0, isCalled: calls !== undefined }
    },
  )
}
