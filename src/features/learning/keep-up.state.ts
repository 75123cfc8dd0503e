import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { untilBack } from '#platform/local-reach.ts'
import { loadThreadFromServer } from './load-thread.ts'
import { changeThreadAtom, isReceivingAtom, type Place, threadAtom } from './thread.state.ts'

/** How often the server is looked for while it is away, and how often it is noticed that it is. */
const LOOK_EVERY_MS = 5_000

/**
 * Keeps the open thread with the server: once it has been away it is asked again until it answers, and what it then has takes the
 * place of the device's copy. `isBehind`: it has not been heard yet.
 */
export const keepUpAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal, isBehind: boolean): Promise<void> => {
    let mustAsk = isBehind
    await set(noteDownloadAtom, place)
    while (!signal.aborted) {
      await untilBack(LOOK_EVERY_MS, signal)
      if (signal.aborted) return
      if (!get(reachableAtom)) {
        mustAsk = true
        await set(noteDownloadAtom, place)
      }
      if (mustAsk && !get(isReceivingAtom)) mustAsk = !(await set(readAnewAtom, place, user, signal))
    }
  },
)

/** Whether the unit is on the device: it may have been downloaded, or deleted, since. */
const noteDownloadAtom = atom(null, async (get, set, place: Place) => {
  const local = await import('#platform/local-unit.ts').catch(() => null) // never fetched, and now it cannot be
  const isDownloaded = (await local?.isDownloaded(place.unitId)) ?? false
  if (get(threadAtom)?.isDownloaded !== isDownloaded) set(changeThreadAtom, place, () => ({ isDownloaded }))
})

/** False where the server did not answer, or the learner did something meanwhile that the answer does not hold. */
const readAnewAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal): Promise<boolean> => {
    const before = get(threadAtom)
    try {
      const loaded = await loadThreadFromServer(place, user, signal)
      const now = get(threadAtom)
      if (now?.place !== place || now.turns !== before?.turns || now.exams !== before.exams) return false
      set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready', problem: null }))
      return true
    } catch {
      // Away still, or again: asked again later.
      return false
    }
  },
)
