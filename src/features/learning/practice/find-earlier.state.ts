import { atom } from 'jotai/vanilla'
import { importOrNull, withoutReload } from '#platform/lazy-chunk.ts'
import { shownItemAtom } from './exam.state.ts'

/** Looks into the answer to the shown item: a chunk of its own, for it needs the checker. */
export const findEarlierAtom = atom(null, async (get, set) => {
  if (!get(shownItemAtom)) return
  const lazy = await importOrNull(() => withoutReload(import('./answer.state.ts')))
  if (lazy) set(lazy.findEarlierConceptAtom)
})
