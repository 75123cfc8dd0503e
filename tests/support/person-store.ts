import type { Page } from 'playwright-core'
import type { StoreName } from '#offline/database.ts'
import { soon } from './learning-page.ts'

interface Job {
  userId: string
  store: StoreName
  /** Put into the store by key before it is read. */
  entries?: [key: string, value: unknown][]
}

/** What stands in a store of a person's database on the device; null while that database is not made or being made. */
const visitStore = (page: Page, job: Job): Promise<unknown[] | null> =>
  page.evaluate(async ({ userId, store, entries }) => {
    const listed = (await indexedDB.databases()).find(({ name }) => name?.includes(userId))
    if (!listed?.name) return null
    const request = indexedDB.open(listed.name)
    // Made by this very request: whoever was making it had given up, and it is not for us to leave an empty one.
    request.onupgradeneeded = () => request.transaction?.abort()
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    })
    if (!database?.objectStoreNames.contains(store)) {
      database?.close()
      return null
    }
    const transaction = database.transaction(store, entries ? 'readwrite' : 'readonly')
    for (const [key, value] of entries ?? []) transaction.objectStore(store).put(value, key)
    const values = transaction.objectStore(store).getAll()
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    database.close()
    return values.result
  }, job)

/** Everything in a store of a person's database; nothing where the device keeps nothing of that person yet. */
export async function readStore<Value>(page: Page, userId: string, store: StoreName): Promise<Value[]> {
  return ((await visitStore(page, { userId, store })) ?? []) as Value[]
}

export const countStored = async (page: Page, userId: string, store: StoreName) =>
  (await readStore(page, userId, store)).length

export const outboxSize = (page: Page, userId: string) => countStored(page, userId, 'outbox')

/** Puts entries into a store of a person's database, once the page has made it. */
export const writeStore = (
  page: Page,
  userId: string,
  store: StoreName,
  entries: [key: string, value: unknown][],
) => soon(() => visitStore(page, { userId, store, entries })).not.toBeNull()
