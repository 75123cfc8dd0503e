import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { pageStore } from '#platform/page-store.ts'
import { waitForOffline } from '#platform/wait-for-network.ts'
import { scaleWait } from '#platform/wait-scale.ts'
import { loadFormulaFonts } from '#ui/markdown/load-formula-fonts.ts'
import { loadMarkdown } from '#ui/markdown/load-markdown.ts'
import { loadTurnView } from '../turn/load-turn-view.ts'
import { preloadTurnActions } from '../turn/turn.state.ts'
import { fetchVisitorItem } from './learning.api.ts'
import { type LoadedThread, loadThreadCopy, loadThreadFromServer } from './load-thread.ts'
import { pollRepliesAtom } from './poll-replies.state.ts'
import {
  changeThreadAtom,
  closeThreadAtom,
  openThreadAtom,
  type Place,
  type ThreadState,
} from './thread.state.ts'

/** How long the server may take before the device's copy is shown. */
const PATIENCE_MS = scaleWait(4_000)
/** How long a conversation waits for the fonts of its formulas. */
const FONTS_MS = scaleWait(1_000)

const NOT_ON_DEVICE = new AppError('OFFLINE', {
  message:
    "인터넷에 연결되면 저절로 열려요. 단원 화면에서 '이 단원 내려받기'를 해 두면 다음에는 연결 없이도 배울 수 있어요.",
})

async function loadCopy(place: Place, user: User): Promise<LoadedThread | null> {
  const device = await importOrNull(() => import('./device-thread.ts'))
  return (await device?.loadDeviceThread(place, user)) ?? null
}

/**
 * Returns the device copy of the thread; without one, the server's answer if it arrives soon. `isStale`: the server has not answered, or its
 * answer lacks something that this device has sent since.
 */
async function loadLearnerThread(
  place: Place,
  user: User,
  signal: AbortSignal,
): Promise<LoadedThread & { isStale: boolean }> {
  const isReachable = pageStore.get(reachableAtom)
  const copy = isReachable ? await loadThreadCopy(place, user) : null
  if (copy) return { ...copy, isStale: true }
  const load = loadThreadFromServer(place, user, signal)
  const loaded = load.then(({ thread, isCurrent }) => ({ ...thread, isStale: !isCurrent }))
  const soon = await Promise.race([loaded.catch(noAnswer), waitForOffline(PATIENCE_MS, signal)])
  if (soon) return soon
  const kept = await loadCopy(place, user)
  if (kept) return { ...kept, isStale: true }
  // Offline without a copy: fail after 4 s; refreshing the thread opens it later.
  const late = pageStore.get(reachableAtom)
    ? null
    : pause(PATIENCE_MS).then(() => Promise.reject(NOT_ON_DEVICE))
  try {
    return await Promise.race(late ? [loaded, late] : [loaded])
  } catch (error) {
    throw toAppError(error).status === 0 ? NOT_ON_DEVICE : error
  }
}

function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms))
}

/** Null if there was no answer; rethrows a refusal. */
function noAnswer(error: unknown): null {
  if (toAppError(error).status !== 0) throw error
  return null
}

async function loadVisitorThread(place: Place): Promise<Partial<ThreadState>> {
  if (place.conceptId === null) return {}
  try {
    await fetchVisitorItem(place.conceptId, 0)
    return { availableLevels: [0] }
  } catch (error) {
    const { code, status } = toAppError(error)
    // A visitor has no saved data that could be missing; whether there are items shows with the first request.
    if (status === 0) return { availableLevels: [0] }
    if (code === 'NO_ITEMS' || code === 'ITEM_NOT_FOUND') return { availableLevels: [] }
    throw error
  }
}

const EMPTY = {
  threadId: null,
  turns: [],
  exams: [],
  itemsInfo: [],
  availableLevels: [],
  savedAt: null,
  isDownloaded: false,
  readTurns: 0,
} satisfies Partial<ThreadState>

/** Opens the conversation of a place for a person, or for a visitor (`user` null). Returns the function that closes it. */
export const openPlaceAtom = atom(null, (_get, set, place: Place, user: User | null): (() => void) => {
  const opening = new AbortController()
  set(openThreadAtom, { ...EMPTY, place, user, status: 'loading', problem: null })
  const opened = user
    ? set(openLearnerThreadAtom, place, user, opening.signal)
    : set(openVisitorThreadAtom, place)
  opened.then(preloadTurnActions).catch((error: unknown) => {
    if (opening.signal.aborted) return
    set(changeThreadAtom, place, () => ({ status: 'failed', problem: toAppError(error) }))
    if (user && toAppError(error).status === 0)
      void set(startRefreshingAtom, place, user, opening.signal, true)
  })
  return () => {
    opening.abort()
    set(closeThreadAtom, place)
  }
})

const openVisitorThreadAtom = atom(null, async (_get, set, place: Place): Promise<void> => {
  const loaded = await loadVisitorThread(place)
  set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready' }))
})

/** A chunk of its own; without it the thread stays as it is until it is opened again. */
const startRefreshingAtom = atom(
  null,
  async (_get, set, place: Place, user: User, signal: AbortSignal, isStale: boolean) => {
    const lazy = await importOrNull(() => import('./refresh-thread.state.ts'))
    if (lazy && !signal.aborted) await set(lazy.refreshThreadAtom, place, user, signal, isStale)
  },
)

const openLearnerThreadAtom = atom(
  null,
  async (_get, set, place: Place, user: User, signal: AbortSignal): Promise<void> => {
    const { isStale, ...loaded } = await loadLearnerThread(place, user, signal)
    // Turns and the cards below them appear in one step. A device copy appears typeset: code and fonts are on the device, too.
    if (loaded.turns.length > 0)
      await Promise.all([
        importOrNull(loadTurnView),
        isStale && importOrNull(loadMarkdown),
        isStale && Promise.race([loadFormulaFonts(), pause(FONTS_MS)]),
      ])
    if (signal.aborted) return
    set(changeThreadAtom, place, () => ({ ...loaded, readTurns: loaded.turns.length, status: 'ready' }))
    void set(pollRepliesAtom, place, signal)
    void set(startRefreshingAtom, place, user, signal, isStale)
  },
)
