import { atom } from 'jotai/vanilla'
import { foldInk, type Ink, type InkEvent, NO_INK } from '#domain/ink/fold-ink.ts'
import { decodeInk, encodeInk } from '#domain/ink/ink-draft.ts'
import { type Place, type ThreadState, threadAtom } from '../thread/thread.state.ts'
import { inkDraftsOf } from './ink-drafts.ts'

/** After the last change. */
const SAVE_AFTER_MS = 300
const UNSAVED_SENTENCE = '기기에 자리가 없어서 손글씨를 저장하지 못했어요. 앱을 닫으면 사라져요.'

interface PlaceInk {
  place: Place
  /** The item that it answers; null for a question. */
  itemId: string | null
  ink: Ink
}

const placeInk = atom<PlaceInk | null>(null)
const problem = atom<string | null>(null)
/** What is still to be saved, and its timer. */
const unsaved = atom<{
  timer: ReturnType<typeof setTimeout>
  save: (isLeaving: boolean) => Promise<void>
} | null>(null)

/** Null until the ink of the open place was read from the device. */
export const inkAtom = atom((get) => get(placeInk)?.ink ?? null)
/** Why the ink is not on the device. */
export const inkProblemAtom = atom((get) => get(problem))

/** Reads the ink of the open place as it answers this item (null: of a question), unless it is there. */
export const openInkAtom = atom(null, async (get, set, itemId: string | null): Promise<void> => {
  const state = get(threadAtom)
  if (!state) return
  const isHere = () => get(threadAtom)?.place === state.place
  const there = get(placeInk)
  if (there?.place === state.place && there.itemId === itemId) return
  set(placeInk, null)
  set(problem, null)
  await set(flushInkAtom)
  const strokes = await readStrokes(state, itemId)
  if (isHere()) set(placeInk, { place: state.place, itemId, ink: { ...NO_INK, strokes } })
})

/** What the device refused to store, by key: it lives as long as the page. */
const refused = new Map<string, unknown>()

async function readStrokes(state: ThreadState, itemId: string | null): Promise<Ink['strokes']> {
  const kept = inkDraftsOf(state, itemId !== null)
  if (!kept) return []
  return decodeInk(refused.get(kept.key) ?? (await kept.drafts.get(kept.key)), itemId)
}

/** Draws, erases, undoes or redoes, and saves soon after. */
export const changeInkAtom = atom(null, (get, set, event: InkEvent) => {
  const state = get(threadAtom)
  const before = get(placeInk)
  if (!state || before?.place !== state.place) return
  const ink = foldInk(before.ink, event)
  if (ink === before.ink) return
  set(placeInk, { ...before, ink })
  clearTimeout(get(unsaved)?.timer)
  const save = (isLeaving: boolean) => set(saveInkAtom, state, before.itemId, ink.strokes, isLeaving)
  set(unsaved, { save, timer: setTimeout(() => void set(flushInkAtom), SAVE_AFTER_MS) })
})

/** Saves now what was to be saved soon. `isLeaving`: the page may end before it hears that it is saved. */
export const flushInkAtom = atom(null, async (get, set, isLeaving?: boolean): Promise<void> => {
  const waiting = get(unsaved)
  set(unsaved, null)
  clearTimeout(waiting?.timer)
  await waiting?.save(isLeaving === true)
})

const saveInkAtom = atom(
  null,
  async (
    get,
    set,
    state: ThreadState,
    itemId: string | null,
    strokes: Ink['strokes'],
    isLeaving: boolean,
  ): Promise<void> => {
    const kept = inkDraftsOf(state, itemId !== null)
    if (!kept) return
    const { drafts, key } = kept
    const draft = encodeInk(itemId, strokes)
    try {
      if (strokes.length === 0) await drafts.remove(key)
      else await (isLeaving ? drafts.setBeforeUnload(key, draft) : drafts.set(key, draft))
      refused.delete(key)
      set(problem, null)
    } catch {
      // Full, or signed out meanwhile: the ink stays on the page, and says so.
      refused.set(key, draft)
      if (get(placeInk)?.place === state.place) set(problem, UNSAVED_SENTENCE)
    }
  },
)

/** Deletes ink of an item that was answered or is done, or of a question that was written out. */
export const dropInkAtom = atom(null, async (get, set, kind: 'item' | 'question'): Promise<void> => {
  const state = get(threadAtom)
  if (!state) return
  const isOfItem = kind === 'item'
  await set(flushInkAtom)
  const here = get(placeInk)
  if (here && (here.itemId !== null) === isOfItem) set(placeInk, { ...here, ink: NO_INK })
  const kept = inkDraftsOf(state, isOfItem)
  if (!kept) return
  refused.delete(kept.key)
  // Ink that is left there is not shown with another item, and is written over by the next.
  await kept.drafts.remove(kept.key).catch(() => undefined)
})
