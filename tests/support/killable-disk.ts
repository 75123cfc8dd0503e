/** What IndexedDB has of a device, outliving its pages. */
export interface MountedDisk {
  factory: IDBFactory
  /** The page dies: what it had not committed is undone, and nothing it still runs reaches the disk. */
  unplug: () => void
}

/** One page's sight of a device's IndexedDB. */
export function mountDisk(disk: IDBFactory): MountedDisk {
  let isGone = false
  const connections = new Set<IDBDatabase>()
  const running = new Set<IDBTransaction>()
  const watch = (database: IDBDatabase) => {
    connections.add(database)
    const begin = database.transaction.bind(database)
    database.transaction = (...given) => {
      const transaction = begin(...given)
      running.add(transaction)
      const forget = () => running.delete(transaction)
      transaction.addEventListener('complete', forget)
      transaction.addEventListener('abort', forget)
      return transaction
    }
  }
  const open: IDBFactory['open'] = (name, version) => {
    if (isGone) throw new DOMException('The page is gone', 'InvalidAccessError')
    const request = disk.open(name, version)
    request.addEventListener('success', () => {
      if (isGone) request.result.close()
      else watch(request.result)
    })
    return request
  }
  return {
    factory: {
      open,
      cmp: disk.cmp.bind(disk),
      databases: disk.databases.bind(disk),
      deleteDatabase: disk.deleteDatabase.bind(disk),
    },
    unplug: () => {
      isGone = true
      for (const transaction of running) {
        try {
          transaction.abort()
        } catch {
          // It is committed, or being committed: it stays.
        }
      }
      for (const database of connections) database.close()
    },
  }
}
