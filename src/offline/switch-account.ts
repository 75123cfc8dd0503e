import { promisifyRequest } from 'idb-keyval'
import { deletePerson, listPersons, openPersonDatabase, type PersonDatabase } from './database.ts'
import { evictLeastUsedPack } from './download-pack.ts'
import { META } from './meta.ts'
import { type SealOptions, sealOf, sealPerson } from './seal-person.ts'
import { KEYED_STORES, placeOf, type SealedRecord } from './sealed-record.ts'
import { isFull, withRoom } from './with-room.ts'

type PackLocks = Pick<LockManager, 'request'>

/** Imports the key from `/me` (base64 of 32 bytes), not extractable. Throws DOMException for any other text. */
export async function importDeviceKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function unseal(
  userId: string,
  id: string,
  { iv, data }: SealedRecord,
  key: CryptoKey,
): Promise<{ value: unknown } | null> {
  try {
    const text = await crypto.subtle.decrypt(sealOf(userId, id, iv), key, data)
    return { value: JSON.parse(new TextDecoder().decode(text)) }
  } catch {
    // Another key, or broken bytes: the value stays encrypted.
    return null
  }
}

/**
 * Decrypts a person's data into its former places at sign-in, and keeps the key for the next sealing, in one transaction. Returns how
 * many values the key did not decrypt.
 */
export async function unsealPerson(
  database: PersonDatabase,
  userId: string,
  key: CryptoKey,
): Promise<{ broken: number }> {
  const sealed = await database.run(['sealed'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('sealed')
    const [ids, values] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest<SealedRecord[]>(store.getAll()),
    ])
    return values.map((value, at) => ({ id: String(ids[at]), value }))
  })
  const opened = await Promise.all(
    sealed.map(async ({ id, value }) => ({ id, value, found: await unseal(userId, id, value, key) })),
  )
  await database.run(['outbox', 'sealed', 'meta', ...KEYED_STORES], 'readwrite', (transaction) => {
    const store = transaction.objectStore('sealed')
    for (const { id, value, found } of opened) {
      if (found) {
        const place = placeOf(id) ?? { store: 'outbox' as const, key: id }
        transaction.objectStore(place.store).put(found.value, place.key)
        store.delete(id)
      } else store.put({ ...value, isBroken: true } satisfies SealedRecord, id)
    }
    transaction.objectStore('meta').put(key, META.deviceKey)
    transaction.objectStore('meta').delete(META.gone)
  })
  return { broken: opened.filter(({ found }) => found === null).length }
}

/** Deletes copies and drafts, which needs no room. */
async function clearCopies(database: PersonDatabase): Promise<void> {
  await database.run(KEYED_STORES, 'readwrite', (transaction) => {
    for (const store of KEYED_STORES) transaction.objectStore(store).clear()
  })
}

async function isEmpty(database: PersonDatabase): Promise<boolean> {
  const counts = await database.run(['outbox', 'sealed'], 'readonly', (transaction) =>
    Promise.all(['outbox', 'sealed'].map((name) => promisifyRequest(transaction.objectStore(name).count()))),
  )
  return counts.every((count) => count === 0)
}

/**
 * Seals a person's database, or deletes it if nothing is left in it. On a full device the person's copies and drafts are deleted first, then what
 * `freeSpace` deletes. Throws QuotaExceededError if there is no room to encrypt unsent records: they stay as they are.
 */
export async function sealOrDelete(
  factory: IDBFactory,
  userId: string,
  freeSpace: () => Promise<boolean> = async () => false,
  options: SealOptions = {},
): Promise<{ isOpen: boolean }> {
  const database = openPersonDatabase(userId, factory)
  let isCleared = false
  const makeRoom = async () => {
    if (isCleared) return await freeSpace()
    await clearCopies(database)
    isCleared = true
    return true
  }
  try {
    const { sealed, isOpen, isSubscribed } = await withRoom(() => sealPerson(database, options), makeRoom)
    if (sealed === 0 && !isOpen && !isSubscribed) await deletePerson(factory, userId)
    return { isOpen }
  } catch (error) {
    if (!isFull(error) || !(await isEmpty(database))) throw error
    await deletePerson(factory, userId)
    return { isOpen: false }
  } finally {
    database.close()
  }
}

/** Seals the data of a person whose session expired, and deletes their caches. The person still gets notifications. */
export async function sealExpired(
  { indexedDB, caches }: Pick<WindowOrWorkerGlobalScope, 'indexedDB' | 'caches'>,
  userId: string,
): Promise<void> {
  await sealOrDelete(indexedDB, userId, undefined, { sealsCopies: true, keepsSubscription: true })
  await deleteCachesOf(caches, userId)
}

/** Deletes the caches with a person's id in their names. */
export async function deleteCachesOf(caches: CacheStorage, userId: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.includes(userId)).map((name) => caches.delete(name)))
}

/**
 * Switches the device to the person who signed in: everybody else's data is encrypted or deleted, and this person's is decrypted.
 * `deviceKey`: base64 of 32 bytes. `formerId`: the last person here, for browsers that do not list databases. Returns false if another
 * person's data could not be encrypted. Throws if this person's own database fails.
 */
export async function switchAccount(
  { indexedDB, caches, locks }: { indexedDB: IDBFactory; caches: CacheStorage; locks?: PackLocks },
  userId: string,
  deviceKey: string,
  formerId: string | null,
): Promise<boolean> {
  const freeSpace = async () =>
    locks !== undefined && (await evictLeastUsedPack(null, { caches, locks })) !== null
  const known = await listPersons(indexedDB)
  const others = new Set(known.length === 0 && formerId !== null ? [formerId] : known)
  others.delete(userId)
  const put = await Promise.allSettled(
    [...others].map(async (other) => {
      await sealOrDelete(indexedDB, other, freeSpace, { sealsCopies: true })
      await deleteCachesOf(caches, other)
    }),
  )
  const database = openPersonDatabase(userId, indexedDB)
  try {
    const key = await importDeviceKey(deviceKey)
    await withRoom(() => unsealPerson(database, userId, key), freeSpace)
    return put.every(({ status }) => status === 'fulfilled')
  } finally {
    database.close()
  }
}
