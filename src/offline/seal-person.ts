import { promisifyRequest } from 'idb-keyval'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { PersonDatabase } from './database.ts'
import { META } from './meta.ts'
import { SUBSCRIPTION_KEY } from './push-subscription.ts'
import { KEYED_STORES, nameOf, placeOf, type SealedRecord } from './sealed-record.ts'

const IV_BYTES = 12

/** Parameters that bind an encrypted value to its person and its place: it decrypts nowhere else. */
export function sealOf(userId: string, id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${userId} ${id}`) }
}

interface Kept {
  userId: string
  /** Records by id, and values of the keyed stores by name. */
  values: [name: string, value: unknown][]
  key: CryptoKey | undefined
}

/** What is kept of a person besides unsent records, which are always sealed. */
export interface SealOptions {
  /** Seals copies and drafts instead of deleting them, for a person who did not sign out. */
  sealsCopies?: boolean
  /** Keeps the push subscription readable, so that the person still gets notifications while nobody else has signed in. */
  keepsSubscription?: boolean
}

function readKept(database: PersonDatabase, { sealsCopies, keepsSubscription }: SealOptions): Promise<Kept> {
  return database.run(['outbox', 'meta', ...KEYED_STORES], 'readonly', async (transaction) => {
    const all = <Value>(request: IDBRequest<Value>) => promisifyRequest(request)
    const [records, key] = await Promise.all([
      all<OutboxRecord[]>(transaction.objectStore('outbox').getAll()),
      all<CryptoKey | undefined>(transaction.objectStore('meta').get(META.deviceKey)),
    ])
    const values: Kept['values'] = records.map((record) => [record.id, record])
    for (const store of sealsCopies ? KEYED_STORES : []) {
      const [keys, kept] = await Promise.all([
        all(transaction.objectStore(store).getAllKeys()),
        all<unknown[]>(transaction.objectStore(store).getAll()),
      ])
      for (const [at, value] of kept.entries())
        if (!keepsSubscription || keys[at] !== SUBSCRIPTION_KEY)
          values.push([nameOf(store, String(keys[at])), value])
    }
    return { userId: database.userId, values, key }
  })
}

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
 * Seals a person's database, in one transaction (offline.md, 'Sign-out on a shared tablet'). Unsent records are encrypted with the person's
 * key and so are copies and drafts with `sealsCopies`; the rest is deleted. Until the person signs in again every write is refused. Returns
 * the number of sealed values and whether the push subscription was kept. Without a key unsent records stay readable, because they must not
 * be lost, and `isOpen` is true.
 */
export async function sealPerson(
  database: PersonDatabase,
  options: SealOptions = {},
): Promise<{ sealed: number; isOpen: boolean; isSubscribed: boolean }> {
  const pairs = await seal(await readKept(database, options))
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
        // Skip records that were sent or deleted meanwhile.
        const isThere = (await promisifyRequest(store.getKey(place?.key ?? name))) !== undefined
        if (!isThere) continue
        sealed.put(one, name)
        if (!place) outbox.delete(name)
      }
      const copies = changes.objectStore('copies')
      const subscription: unknown = options.keepsSubscription
        ? await promisifyRequest(copies.get(SUBSCRIPTION_KEY))
        : undefined
      for (const store of KEYED_STORES) changes.objectStore(store).clear()
      if (subscription !== undefined) copies.put(subscription, SUBSCRIPTION_KEY)
      const left = await promisifyRequest(outbox.count())
      if (left === 0) meta.delete(META.deviceKey)
      const count = await promisifyRequest(sealed.count())
      return { sealed: count, isOpen: left > 0, isSubscribed: subscription !== undefined }
    },
  )
}
