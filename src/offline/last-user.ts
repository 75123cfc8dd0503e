import { listPersons, openPersonDatabase } from './database.ts'
import { type KeyedStore, makeKeyedStore } from './person-store.ts'

/** Key of the last good `/me` among a person's `copies`, which are cleared or encrypted after sign-out. */
const LAST_USER_KEY = 'last-user'

/** Stores the last good `/me`, without its key. It is durable before any record that the person writes later. */
export async function storeLastUser(copies: KeyedStore, user: unknown): Promise<void> {
  await copies.set(LAST_USER_KEY, user)
}

/**
 * Returns the last good `/me` of the person whose data can be read on this device; undefined if there is none, if there are several, or
 * if the browser cannot list databases. Throws DOMException if a database fails.
 */
export async function findLastUser(factory: IDBFactory): Promise<unknown> {
  const found: unknown[] = []
  for (const userId of await listPersons(factory)) {
    const database = openPersonDatabase(userId, factory)
    try {
      const user = await makeKeyedStore(database, 'copies').get(LAST_USER_KEY)
      if (user !== undefined) found.push(user)
    } finally {
      database.close()
    }
  }
  return found.length === 1 ? found[0] : undefined
}
