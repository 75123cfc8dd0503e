import { expect, test } from 'vitest'
import { limitCacheBytes } from '#offline/limit-cache.ts'
import { makeMemoryCaches } from '#tests/support/memory-caches.ts'

test('the entries that were stored first go once there are more bytes than may be kept', async () => {
  const cache = await makeMemoryCaches().open('pictures')
  const put = (path: string, bytes: number, headers = {}) =>
    cache.put(path, new Response(new Uint8Array(bytes), { headers }))
  const listPaths = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await put('/first', 400)
  await put('/second', 300, { 'Content-Length': '300' })
  await put('/third', 300)
  await limitCacheBytes(cache, 1000)
  expect(await listPaths()).toEqual(['/first', '/second', '/third'])
  await put('/fourth', 1)
  await limitCacheBytes(cache, 1000)
  expect(await listPaths()).toEqual(['/second', '/third', '/fourth'])
  await limitCacheBytes(cache, 300)
  expect(await listPaths()).toEqual(['/fourth'])
})
