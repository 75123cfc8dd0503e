import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import { PACK_CACHE } from '#contract/content-schema.ts'
import type { PackManifest, PackPart } from '#contract/offline-pack.ts'
import { PICTURES_PATH } from '#domain/picture/picture-address.ts'
import { changePackIndex, deletePacks, prunePacks, readPackIndex, type StoredPart } from './pack-store.ts'

/** Parts that are fetched at a time. */
const AT_ONCE = 3
/** How long parts of replaced versions are kept: an open exam may use them. */
const REPLACED_KEPT_MS = 30 * 24 * 60 * 60_000
/** An unfinished download is forgotten after this time. */
const PENDING_KEPT_MS = 7 * 24 * 60 * 60_000

/** How often a part is retried on a busy server before the download fails, and the longest `Retry-After` that is obeyed. */
const MOST_WAITS = 8
const LONGEST_WAIT_S = 30

/** Bypasses the browser's cache, which would keep a truncated answer. */
const FETCH: RequestInit = { credentials: 'same-origin', redirect: 'error', cache: 'no-store' }

const JSON_HEADERS: ResponseInit = { headers: { 'Content-Type': 'application/json' } }

export interface PackTools {
  caches: CacheStorage
  locks: Pick<LockManager, 'request'>
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** In [0, 1). */
  random: () => number
}

export interface PackProgress {
  /** Of JSON before compression. */
  bytesDone: number
  bytes: number
  partsDone: number
  parts: number
}

/** A part whose hash or size is wrong: truncated, or replaced by a captive portal's page. */
export class DamagedPartError extends Error {
  constructor(url: string) {
    super(`${url} is not what its name says`)
    this.name = 'DamagedPartError'
  }
}

/** The server has no such unit, or the unit has no content. */
export class NoPackError extends Error {
  constructor(url: string) {
    super(`${url} is not there`)
    this.name = 'NoPackError'
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fetches; if the server is busy, waits for its `Retry-After` plus a random time, so that devices do not retry at once. */
async function fetchInTurn(
  url: string,
  { fetch, wait, random }: PackTools,
  signal: AbortSignal,
): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(url, { ...FETCH, signal })
    const seconds = Number(response.headers.get('Retry-After'))
    if (response.status !== 503 || !(seconds > 0) || waits === MOST_WAITS) return response
    await wait(Math.min(seconds, LONGEST_WAIT_S) * (1 + random()) * 1000, signal)
    signal.throwIfAborted()
  }
}

async function fetchOk(url: string, tools: PackTools, signal: AbortSignal): Promise<Response> {
  const response = await fetchInTurn(url, tools, signal)
  if (response.status === 404) throw new NoPackError(url)
  if (!response.ok) throw new DOMException(`${url} answered ${response.status}`, 'NetworkError')
  return response
}

type ManifestPart = PackManifest['parts'][number]

/** Fetches a part unless it is stored, and checks its size and hash. Returns its entry in the index. */
async function storePart(
  cache: Cache,
  { url, sha256: expected, bytes }: ManifestPart,
  tools: PackTools,
  signal: AbortSignal,
): Promise<{ stored: StoredPart; title: string | null }> {
  const there = await cache.match(url)
  const body = there ? await there.arrayBuffer() : await (await fetchOk(url, tools, signal)).arrayBuffer()
  if (body.byteLength !== bytes || (await sha256(body)) !== expected) {
    await cache.delete(url)
    throw new DamagedPartError(url)
  }
  const isPicture = url.startsWith(PICTURES_PATH)
  // A picture needs no content type: the browser recognises it by its bytes.
  if (!there) await cache.put(url, new Response(body, isPicture ? {} : JSON_HEADERS))
  const entry = { url, sha256: expected, bytes, conceptId: null }
  if (isPicture) return { stored: entry, title: null }
  const part = JSON.parse(new TextDecoder().decode(body)) as PackPart
  const conceptId = part.kind === 'concept' ? part.concept.id : null
  return {
    stored: { ...entry, conceptId },
    title: part.kind === 'concept' ? part.unit.title : null,
  }
}

async function readManifest(unitId: string, tools: PackTools, signal: AbortSignal): Promise<PackManifest> {
  const url = pathOf(minified.offlinePack.manifest, { unitId })
  const response = await fetchOk(url, tools, signal)
  const manifest = (await response.json()) as PackManifest
  if (manifest.unitId !== unitId || !Array.isArray(manifest.parts)) throw new DamagedPartError(url)
  return manifest
}

/**
 * Downloads a unit. Stored parts are not fetched again, so that an interrupted download resumes. Each part is checked by its hash; the
 * unit counts as downloaded once all parts are stored, and the previous version stays readable until then. Rejects with what `fetch`
 * rejected with, the signal's reason, QuotaExceededError, NoPackError or DamagedPartError; stored parts stay for the next attempt.
 * `onProgress` is called after every part.
 */
export async function downloadPack(
  unitId: string,
  tools: PackTools,
  signal: AbortSignal,
  onProgress: (progress: PackProgress) => void,
): Promise<void> {
  const { caches, locks, now } = tools
  const manifest = await readManifest(unitId, tools, signal)
  await changePackIndex(caches, locks, (index) => ({
    ...index,
    pending: { ...index.pending, [unitId]: { ...manifest, at: now() } },
  }))
  const cache = await caches.open(PACK_CACHE)
  const progress: PackProgress = {
    bytesDone: 0,
    bytes: manifest.bytes,
    partsDone: 0,
    parts: manifest.parts.length,
  }
  onProgress(progress)
  const stored = new Map<string, StoredPart>()
  let title = unitId
  const queue = [...manifest.parts]
  const failing = new AbortController()
  const eitherSignal = AbortSignal.any([signal, failing.signal])
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      eitherSignal.throwIfAborted()
      const { stored: entry, title: named } = await storePart(cache, part, tools, eitherSignal)
      stored.set(part.url, entry)
      title = named ?? title
      progress.bytesDone += part.bytes
      progress.partsDone += 1
      onProgress({ ...progress })
    }
  }
  // One failed part ends the others: nothing is fetched or reported after this has rejected.
  const works = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      failing.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(works)
  await Promise.all(works)
  const parts = manifest.parts.flatMap(({ url }) => stored.get(url) ?? [])
  await changePackIndex(caches, locks, ({ packs, pending }) => {
    const before = packs[unitId]
    const { [unitId]: _, ...others } = pending
    const isSame = before?.version === manifest.version
    const replaced = (before?.replaced ?? []).filter(({ at }) => now() - at < REPLACED_KEPT_MS)
    if (before && !isSame) replaced.push({ parts: before.parts, at: now() })
    const { version, bytes } = manifest
    const pack = {
      unitId,
      title,
      version,
      bytes,
      parts,
      savedAt: now(),
      usedAt: before?.usedAt ?? now(),
      replaced,
    }
    const fresh = Object.entries(others).filter(([, { at }]) => now() - at < PENDING_KEPT_MS)
    return { packs: { ...packs, [unitId]: pack }, pending: Object.fromEntries(fresh) }
  })
  await prunePacks(caches, locks)
}

/** Deletes a unit and its unfinished download. */
export async function removePack(
  unitId: string,
  { caches, locks }: Pick<PackTools, 'caches' | 'locks'>,
): Promise<void> {
  const without = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id !== unitId))
  await deletePacks(caches, locks, ({ packs, pending }) => ({
    packs: without(packs),
    pending: without(pending),
  }))
}

/** Records that a unit was used now: a full device deletes the least recently used one. */
export async function recordPackUse(
  unitId: string,
  { caches, locks, now }: Omit<PackTools, 'fetch' | 'wait' | 'random'>,
): Promise<void> {
  await changePackIndex(caches, locks, (index) => {
    const pack = index.packs[unitId]
    return pack ? { ...index, packs: { ...index.packs, [unitId]: { ...pack, usedAt: now() } } } : index
  })
}

/** Deletes the least recently used unit other than `keep`. Returns its id, or null if there is none. */
export async function evictLeastUsedPack(
  keep: string | null,
  tools: Pick<PackTools, 'caches' | 'locks'>,
): Promise<string | null> {
  const [oldest] = Object.values((await readPackIndex(tools.caches)).packs)
    .filter(({ unitId }) => unitId !== keep)
    .sort((a, b) => a.usedAt - b.usedAt)
  if (!oldest) return null
  await removePack(oldest.unitId, tools)
  return oldest.unitId
}
