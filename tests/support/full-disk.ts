import { IDBFactory as FakeFactory } from 'fake-indexeddb'

/** A device whose IndexedDB refuses every put and every new database while it is full; reading and deleting go on. */
export function makeDisk(disk: IDBFactory = new FakeFactory()) {
  let isFull = false
  const refuseWhenFull = (store: IDBObjectStore, method: 'put' | 'add') => {
    const write = store[method].bind(store)
    store[method] = (value, key) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return write(value, key)
    }
  }
  const watch = (database: IDBDatabase) => {
    const begin = database.transaction.bind(database)
    database.transaction = (...given) => {
      const transaction = begin(...given)
      const open = transaction.objectStore.bind(transaction)
      transaction.objectStore = (name) => {
        const store = open(name)
        if (!Object.hasOwn(store, 'put'))
          for (const method of ['put', 'add'] as const) refuseWhenFull(store, method)
        return store
      }
      return transaction
    }
  }
  const made = new Set<string>()
  /** The answer to a database that cannot be made. */
  const refuseToOpen = () => {
    const request = { error: new DOMException('full', 'QuotaExceededError') } as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  }
  const open: IDBFactory['open'] = (name, version) => {
    if (isFull && !made.has(name)) return refuseToOpen()
    made.add(name)
    const request = disk.open(name, version)
    request.addEventListener('success', () => watch(request.result))
    return request
  }
  const factory: IDBFactory = {
    open,
    cmp: disk.cmp.bind(disk),
    databases: disk.databases.bind(disk),
    deleteDatabase: disk.deleteDatabase.bind(disk),
  }
  const fill = (full: boolean) => {
    isFull = full
  }
  return { factory, fill }
}
