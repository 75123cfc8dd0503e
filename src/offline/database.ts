/**
 * One IndexedDB database per person: `outbox` (records by id), `sealed` (encrypted values of a person who is not signed in), `meta`
 * (the seq counter, the lease of the drain, the device key, whether the person is gone), `copies` (last good answers to that
 * person's reads), `drafts` (unsent text by thread). Durability is strict: a committed write survives a power cut.
 */
export const STORES = ['outbox', 'sealed', 'meta', 'copies', 'drafts'] as const
export type StoreName = (typeof STORES)[number]

const VERSION = 2
const PREFIX = 'semsaem-'

export interface PersonDatabase {
  userId: string
  /**
   * Runs `work` in one transaction over `stores`; resolves with its result once the transaction is complete, rejects when it
   * aborts. Reopens once when the connection was closing; rejects once `close` was called.
   */
  run: <Result>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<Result> | Result,
  ) => Promise<Result>
  close: () => void
}

/** The database's name. The person's id is part of it, so that no person reads another's. */
export function databaseName(userId: string): string {
  return `${PREFIX}${userId}`
}

/** The people with a database on this device; none if the browser does not list databases. */
export async function listPersons(factory: IDBFactory): Promise<string[]> {
  const databases = (await factory.databases?.()) ?? []
  return databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
}

/** Deletes a person's database. If another tab has it open, resolves at once: that tab closes it by itself. */
export function deletePerson(factory: IDBFactory, userId: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(databaseName(userId))
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
}

function open(factory: IDBFactory, name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isRejected = false
    const request = factory.open(name, VERSION)
    request.onupgradeneeded = () => {
      for (const store of STORES) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
      }
    }
    request.onsuccess = () => {
      const database = request.result
      // Opened after it was blocked and rejected: an open connection would block others in turn.
      if (isRejected) {
        database.close()
        return
      }
      // Another tab upgrades or deletes the database.
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      database.onclose = onClosed
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => {
      isRejected = true
      reject(new DOMException('The database is blocked by another tab', 'InvalidStateError'))
    }
  })
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
}

/** The database of `userId`, opened at the first use. */
export function openPersonDatabase(userId: string, factory: IDBFactory): PersonDatabase {
  let opening: Promise<IDBDatabase> | undefined
  let isClosed = false
  const forget = () => {
    opening = undefined
  }
  const connect = () => {
    if (isClosed) return Promise.reject(new DOMException('The person is gone', 'AbortError'))
    opening ??= open(factory, databaseName(userId), forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }
  const begin = async (stores: readonly StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> => {
    const options: IDBTransactionOptions = { durability: 'strict' }
    try {
      return (await connect()).transaction([...stores], mode, options)
    } catch (error) {
      // A connection that is closing refuses transactions: open a new one, once.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      forget()
      return (await connect()).transaction([...stores], mode, options)
    }
  }
  return {
    userId,
    async run(stores, mode, work) {
      const transaction = await begin(stores, mode)
      const done = complete(transaction)
      try {
        const result = await work(transaction)
        await done
        return result
      } catch (error) {
        done.catch(() => undefined) // the work's own error is the one that is thrown
        if (transaction.error === null) {
          try {
            transaction.abort()
          } catch {
            // Already finished: there is nothing left to undo.
          }
        }
        throw error
      }
    },
    close() {
      isClosed = true
      opening?.then((database) => database.close()).catch(() => undefined) // it never opened: nothing to close
      forget()
    },
  }
}
