import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { pageStore } from '#platform/page-store.ts'
import { waitForOffline } from '#platform/wait-for-network.ts'
import { scaleWait } from '#platform/wait-scale.ts'
import { preloadTurnActions } from '../turn/turn.state.ts'
import { fetchVisitorItem } from './learning.api.ts'
import { type LoadedThread, loadThreadFromServer } from './load-thread.ts'
import { awaitRepliesAtom } from './poll-replies.state.ts'
import {
  changeThreadAtom,
  closeThreadAtom,
  openThreadAtom,
  type Place,
  type ThreadState,
} from './thread.state.ts'

/** With a good copy on the device the server is waited for this long. */
const PATIENCE_MS = scaleWait(4_000)

const NOT_HERE = new AppError('OFFLINE', {
  message:
    "인터넷에 연결되면 저절로 열려요. 단원 화면에서 '이 단원 내려받기'를 해 두면 다음에는 연결 없이도 배울 수 있어요.",
})

async function loadFromDevice(place: Place, user: User): Promise<LoadedThread | null> {
  const device = await importOrNull(() => import('./device-thread.ts'))
  return (await device?.loadThreadFromDevice(place, user)) ?? null
}

/** The server's thread where it answers soon, else what the device has. `isBehind`: the server has not been heard. */
async function loadLearnerThread(
  place: Place,
  user: User,
  signal: AbortSignal,
): Promise<LoadedThread & { isBehind: boolean }> {
  const load = loadThreadFromServer(place, user, signal)
  const loaded = load.then((thread) => ({ ...thread, isBehind: false }))
  const soon = await Promise.race([loaded.catch(noAnswer), waitForOffline(PATIENCE_MS, signal)])
  if (soon) return soon
  const kept = await loadFromDevice(place, user)
  if (kept) return { ...kept, isBehind: true }
  // Where nobody answers one is told so soon; the place opens by itself once somebody does.
  const late = pageStore.get(reachableAtom) ? null : pause(PATIENCE_MS).then(() => Promise.reject(NOT_HERE))
  try {
    return await Promise.race(late ? [loaded, late] : [loaded])
  } catch (error) {
    throw toAppError(error).status === 0 ? NOT_HERE : error
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A missing answer is none; a refusal counts. */
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
    // Nothing of a visitor is kept that could be missing; whether there are problems shows when one is asked for.
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
} satisfies Partial<ThreadState>

/** Opens the conversation of a place for a person, or for a visitor (`user` null). Gives the way to give up. */
export const openPlaceAtom = atom(null, (_get, set, place: Place, user: User | null): (() => void) => {
  const given = new AbortController()
  set(openThreadAtom, { ...EMPTY, place, user, status: 'loading', problem: null })
  const opened = user
    ? set(openLearnerThreadAtom, place, user, given.signal)
    : set(openVisitorThreadAtom, place)
  opened.then(preloadTurnActions).catch((error: unknown) => {
    if (given.signal.aborted) return
    set(changeThreadAtom, place, () => ({ status: 'failed', problem: toAppError(error) }))
    if (user && toAppError(error).status === 0) void set(keepUpLazilyAtom, place, user, given.signal, true)
  })
  return () => {
    given.abort()
    set(closeThreadAtom, place)
  }
})

const openVisitorThreadAtom = atom(null, async (_get, set, place: Place): Promise<void> => {
  const loaded = await loadVisitorThread(place)
  set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready' }))
})

/** After the thread is there: what keeps it with the server is a chunk of its own. */
const keepUpLazilyAtom = atom(
  null,
  async (_get, set, place: Place, user: User, signal: AbortSignal, isBehind: boolean) => {
    const lazy = await importOrNull(() => import('./refresh-thread.state.ts'))
    if (lazy && !signal.aborted) await set(lazy.keepUpAtom, place, user, signal, isBehind)
  },
)

const openLearnerThreadAtom = atom(
  null,
  async (_get, set, place: Place, user: User, signal: AbortSignal): Promise<void> => {
    const { isBehind, ...loaded } = await loadLearnerThread(place, user, signal)
    if (signal.aborted) return
    set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready' }))
    void set(awaitRepliesAtom, place, signal)
    void set(keepUpLazilyAtom, place, user, signal, isBehind)
  },
)
