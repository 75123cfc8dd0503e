/** Cache Storage in memory, with what the packs use of it; Node has none. */
export function makeMemoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, { body: ArrayBuffer; headers: [string, string][] }>>()
  const toUrl = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://localhost').href
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map()
    all.set(name, entries)
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: async (request) => {
        const found = entries.get(toUrl(request as string))
        return found && new Response(found.body.slice(0), { headers: found.headers })
      },
      put: async (request, response) => {
        entries.set(toUrl(request as string), {
          body: await response.arrayBuffer(),
          headers: [...response.headers],
        })
      },
      delete: async (request) => entries.delete(toUrl(request as string)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }
    return cache as Cache
  }
  const caches: Pick<CacheStorage, 'open' | 'keys' | 'has' | 'delete'> = {
    open,
    keys: async () => [...all.keys()],
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
  }
  return caches as CacheStorage
}
