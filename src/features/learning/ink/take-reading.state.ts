import { atom } from 'jotai/vanilla'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { changeDraftAtom, draftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { dropInkAtom } from './ink.state.ts'

/**
 * Puts what was read from the ink into the input, to be sent from there: as the answer, as the next lines of a working, or after what a question
 * says so far. Ink of an answer stays until that is sent.
 */
export const takeReadingAtom = atom(null, (get, set, read: string) => {
  const { text, mode } = get(draftAtom)
  const shown = get(shownItemAtom)
  const isWorking = mode === 'answer' && (!shown || isEssay(shown.item))
  const parts = mode === 'answer' && !isWorking ? [read] : [text.trimEnd(), read]
  set(changeDraftAtom, { text: parts.filter((part) => part !== '').join(isWorking ? '\n' : ' ') })
  if (mode === 'question' || isWorking)
    void set(dropInkAtom, mode === 'question' || !shown ? 'question' : 'item')
})
