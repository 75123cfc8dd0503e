import { promisifyRequest } from 'idb-keyval'
import { AppError } from '#contract/error.ts'
import type { PersonDatabase, StoreName } from './database.ts'
import { META } from './meta.ts'
import { readUnlessFull } from './with-room.ts'

export interface KeyedStore {
  get: (key: string) => Promise<unknown>
  /** Throws AppError UNAUTHORIZED once the person is gone from the device. */
  set: (key: string, value: unknown) => Promise<void>
  /**
   * For a page that is about to end: the browser commits although the page cannot see it any more. Without the look at whether the person is
   * gone, which would take another turn; a page that was told so has closed its database.
   */
  setBeforeUnload: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  isEmpty: () => Promise<boolean>
}

/** Values by key in one store of a person's database: `copies` (last good answers) and `drafts`. */
export function makeKeyedStore(
  database: PersonDatabase,
  name: Extract<StoreName, 'copies' | 'drafts'>,
): KeyedStore {
  return {
    get: (key) =>
      readUnlessFull<unknown>(
        database.run([name], 'readonly', (transaction) =>
          promisifyRequest(transaction.objectStore(name).get(key)),
        ),
        undefined,
      ),
    set: (key, value) =>
      database.run([name, 'meta'], 'readwrite', async (transaction) => {
        const isGone: unknown = await promisifyRequest(transaction.objectStore('meta').get(META.gone))
        if (isGone) throw new AppError('UNAUTHORIZED')
        transaction.objectStore(name).put(value, key)
      }),
    setBeforeUnload: (key, value) =>
      database.run([name], 'readwrite', (transaction) => {
        transaction.objectStore(name).put(value, key)
        transaction.commit()
      }),
    remove: (key) =>
      database.run([name], 'readwrite', (transaction) => {
        transaction.objectStore(name).delete(key)
      }),
    isEmpty: async () => {
      const count = await database.run([name], 'readonly', (transaction) =>
        promisifyRequest(transaction.objectStore(name).count()),
      )
      return count === 0
    },
  }
}
