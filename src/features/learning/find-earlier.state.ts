import { atom } from 'jotai/vanilla'
import { shownItemAtom } from './exam.state.ts'

/** Looks into the answer to the shown item: a chunk of its own, for it needs the checker. */
export const findEarlierAtom = atom(null, async (get, set) => {
  if (!get(shownItemAtom)) return
  const lazy = await import('./answer.state.ts').catch(() => null) // never fetched, and now it cannot be
  if (lazy) set(lazy.lookIntoAnswerAtom)
})
