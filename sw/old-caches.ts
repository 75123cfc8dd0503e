/// <reference lib="webworker" />
import { CACHE_PREFIXES, CONTENT_CACHE } from '#contract/content-schema.ts'

/** Deletes content caches of older schemas: use refills them. Old packs stay until the page has downloaded new ones. */
export async function deleteOldContentCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIXES.content) && name !== CONTENT_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
