import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai/vanilla'
import { AUDIO_CACHE_PREFIX, CACHE_PREFIXES, PACK_CACHE, PICTURE_CACHE } from '#contract/content-schema.ts'
import {
  DamagedPartError,
  downloadPack,
  evictLeastUsedPack,
  NoPackError,
  type PackProgress,
  type PackTools,
  recordPackUse,
  removePack,
} from '#offline/download-pack.ts'
import { readPackIndex, type StoredPack } from '#offline/pack-store.ts'
import { api, CALL_TIMEOUT_MS, call, NETWORK_SENTENCE, trackedFetch } from './http.ts'
import { pageStore } from './page-store.ts'
import { waitScaled } from './wait-scale.ts'

export type UnitDownload =
  | { status: 'running'; progress: PackProgress | null; stop: AbortController }
  | { status: 'failed'; sentence: string }

const downloads = atom<ReadonlyMap<string, UnitDownload>>(new Map())
const packs = atom<readonly StoredPack[] | null>(null)

/** Running and failed downloads, by unit. */
export const downloadsAtom = atom((get) => get(downloads))
export const runningDownloadsAtom = atom(
  (get) => [...get(downloads).values()].filter(({ status }) => status === 'running').length,
)
/** Downloaded units, newest first; null until they are read, and if storage is blocked (private mode). */
export const packsAtom = atom((get) => get(packs))

function toolsOfPage(): PackTools {
  return {
    caches,
    locks: navigator.locks,
    fetch: (path, init) => {
      const limit = AbortSignal.timeout(CALL_TIMEOUT_MS)
      return trackedFetch(path, {
        ...init,
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
      })
    },
    now: Date.now,
    wait: waitScaled,
    random: Math.random,
  }
}

/** The manifest of a unit: its size before a download, and whether the downloaded version is the newest. */
export function packManifestQuery(unitId: string) {
  return queryOptions({
    queryKey: ['packs', unitId],
    queryFn: ({ signal }) => call(api.offlinePack.manifest({ unitId }, { signal })),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** Reads the index of downloads. */
export const loadPacksAtom = atom(null, async (_get, set) => {
  if (!('caches' in window)) return
  const index = await readPackIndex(caches).catch(() => null) // storage is blocked: nothing is downloaded
  if (index)
    set(
      packs,
      Object.values(index.packs).sort((a, b) => b.savedAt - a.savedAt),
    )
})

const putDownloadAtom = atom(null, (get, set, unitId: string, download: UnitDownload | null) => {
  const next = new Map(get(downloads))
  if (download) next.set(unitId, download)
  else next.delete(unitId)
  set(downloads, next)
})

function sentenceOf(error: unknown): string {
  if (error instanceof DamagedPartError) return '받은 내용이 온전하지 않아요. 다시 받아 주세요.'
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return '기기에 자리가 없어요. 쓰지 않는 단원을 지우고 다시 받아 주세요.'
  if (error instanceof NoPackError) return '이 단원은 아직 받을 내용이 없어요.'
  return NETWORK_SENTENCE
}

/**
 * Downloads a unit, or resumes a stopped download. Called in the press of a button, because it asks the browser for persistent
 * storage. Resolves once the download has ended, also if it failed.
 */
export const downloadUnitAtom = atom(null, async (get, set, unitId: string): Promise<void> => {
  if (get(downloads).get(unitId)?.status === 'running') return
  const stop = new AbortController()
  set(putDownloadAtom, unitId, { status: 'running', progress: null, stop })
  void navigator.storage?.persist?.().catch(() => false) // denied: the browser may evict the download
  try {
    await downloadPack(unitId, toolsOfPage(), stop.signal, (progress) =>
      set(putDownloadAtom, unitId, { status: 'running', progress, stop }),
    )
    set(putDownloadAtom, unitId, null)
  } catch (error) {
    const failed = stop.signal.aborted ? null : ({ status: 'failed', sentence: sentenceOf(error) } as const)
    set(putDownloadAtom, unitId, failed)
  }
  await set(loadPacksAtom)
})

/** Stops a download; stored parts are kept, so that it can resume. */
export const stopDownloadAtom = atom(null, (get, _set, unitId: string) => {
  const download = get(downloads).get(unitId)
  if (download?.status === 'running') download.stop.abort()
})

export const removePackAtom = atom(null, async (_get, set, unitId: string) => {
  await removePack(unitId, toolsOfPage())
  set(putDownloadAtom, unitId, null)
  await set(loadPacksAtom)
})

/** Downloads several units one after another; downloaded ones are updated. */
export const downloadUnitsAtom = atom(null, async (_get, set, unitIds: readonly string[]) => {
  for (const unitId of unitIds) await set(downloadUnitAtom, unitId)
})

/** Records that a unit is in use: a full device deletes it last. */
export async function recordUnitUse(unitId: string): Promise<void> {
  if ('caches' in window) await recordPackUse(unitId, toolsOfPage())
}

/**
 * Deletes read-aloud audio and pictures of texts that were read, or if there are none the least recently used unit other than `keep`. Returns false if nothing is left to
 * delete.
 */
export async function freeSpace(keep: string | null): Promise<boolean> {
  if (!('caches' in window)) return false
  const fetchedAgain = (await caches.keys()).filter(
    (name) => name.startsWith(AUDIO_CACHE_PREFIX) || name === PICTURE_CACHE,
  )
  await Promise.all(fetchedAgain.map((name) => caches.delete(name)))
  if (fetchedAgain.length > 0) return true
  const evicted = await evictLeastUsedPack(keep, { caches, locks: navigator.locks })
  await pageStore.set(loadPacksAtom)
  return evicted !== null
}

/** Downloads units of an older schema again and deletes the old ones, and updates units with newer content. */
export async function refreshPacks(): Promise<void> {
  if (!('caches' in window)) return
  await pageStore.set(loadPacksAtom)
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIXES.packs) && name !== PACK_CACHE,
  )
  for (const name of old) {
    const { packs: units } = await readPackIndex(caches, name)
    await pageStore.set(downloadUnitsAtom, Object.keys(units))
    const hasFailed = Object.keys(units).some((unitId) => pageStore.get(downloads).has(unitId))
    if (!hasFailed) await caches.delete(name)
  }
  for (const { unitId, version } of pageStore.get(packs) ?? []) {
    const manifest = await call(api.offlinePack.manifest({ unitId })).catch(() => null) // unreachable: checked at the next start
    if (manifest && manifest.version !== version) await pageStore.set(downloadUnitAtom, unitId)
  }
}
