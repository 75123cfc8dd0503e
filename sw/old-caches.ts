/// <reference lib="webworker" />
import { CACHE_PREFIXES, CONTENT_CACHE } from '#contract/content-schema.ts'

/** Content caches of an older form: refilled by use, so they are dropped. Old packs stay until the page has downloaded them anew. */
export async function deleteOldContentCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIXES.content) && name !== CONTENT_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
