async function readSize(cache: Cache, request: Request): Promise<number> {
  const response = await cache.match(request)
  if (!response) return 0
  const length = Number(response.headers.get('Content-Length'))
  // Without the header, or with a wrong one, the body says it.
  return length > 0 ? length : (await response.blob()).size
}

/** Deletes the entries of a cache that were stored first, until the others have at most `mostBytes`. */
export async function limitCacheBytes(cache: Cache, mostBytes: number): Promise<void> {
  // In the order in which they were stored.
  const requests = [...(await cache.keys())].reverse()
  let bytes = 0
  for (const request of requests) {
    bytes += await readSize(cache, request)
    if (bytes > mostBytes) await cache.delete(request)
  }
}
