import type { Page } from 'playwright-core'

/** Every text that stands anywhere in the browser's storage of this origin. */
export const readAllStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const decoder = new TextDecoder()
    const readable = (value: unknown): unknown => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value)
      if (value instanceof CryptoKey) return value.extractable ? 'an extractable key' : 'a key'
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)]))
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        found.push(`${name} ${store} ${JSON.stringify(values.map(readable))}`)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        if (!/json|text\/plain/.test(type)) continue
        found.push(`${name} ${request.url} ${await (await cache.match(request))?.text()}`)
      }
    }
    return found.join('\n')
  })
