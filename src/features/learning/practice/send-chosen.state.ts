import { atom } from 'jotai/vanilla'
import { composerInputAtom, draftAtom, sendDraftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from './exam.state.ts'

/** Sends what is chosen in the card of the shown item. Once the item is done its options are disabled: the focus goes on to the input. */
export const sendChosenAtom = atom(null, async (get, set) => {
  const { text, mode } = get(draftAtom)
  const itemId = get(shownItemAtom)?.item.id
  if (mode !== 'answer' || itemId === undefined) return
  await set(sendDraftAtom, text)
  if (get(shownItemAtom)?.item.id !== itemId) get(composerInputAtom).current?.focus({ preventScroll: true })
})
