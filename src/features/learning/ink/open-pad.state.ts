import { atom } from 'jotai/vanilla'
import { NETWORK_SENTENCE } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { problemTypeAtom } from '#platform/pen.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { ANSWER_INPUT } from '../composer/answer-input.ts'
import { changeDraftAtom, draftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { setPadOpenAtom } from './pad-open.state.ts'

function loadPad() {
  return importOrNull(() => import('./ink-answer.tsx'))
}

/** Opens the ink pad instead of the message input, once its code is there. */
export const openPadAtom = atom(null, async (_get, set): Promise<void> => {
  if (await loadPad()) set(setPadOpenAtom, true)
  else set(showToastAtom, { severity: 'error', title: NETWORK_SENTENCE })
})

/** Opens the pad by itself for a written answer where a pen is used; not over something that is typed. */
export const offerPadAtom = atom(null, async (get, set): Promise<void> => {
  const item = get(shownItemAtom)?.item
  if (get(problemTypeAtom) !== 'handwriting' || !item || ANSWER_INPUT[item.writtenTestType] !== 'formula')
    return
  const isLoaded = await loadPad()
  if (!isLoaded || get(draftAtom).text !== '' || get(shownItemAtom)?.item.id !== item.id) return
  set(changeDraftAtom, { mode: 'answer' })
  set(setPadOpenAtom, true)
})
