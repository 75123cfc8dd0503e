import { atom } from 'jotai/vanilla'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { drawInk, stackInk } from '#domain/ink/draw-ink.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { changeDraftAtom, draftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { dropInkAtom } from './ink.state.ts'

interface TakenReading {
  text: string
  /** What it was read from. */
  strokes: readonly Stroke[]
  /** The picture of them, if the server has read it. */
  ocrResultId: string | null
}

/**
 * Puts what was read from the ink into the input, to be sent from there: as the answer, as the next lines of a working, or after what a question
 * says so far. Ink of an answer stays until that is sent.
 */
export const takeReadingAtom = atom(null, (get, set, { text: read, strokes, ocrResultId }: TakenReading) => {
  const { text, mode, ink: before } = get(draftAtom)
  const shown = get(shownItemAtom)
  const isWorking = mode === 'answer' && (!shown || isEssay(shown.item))
  const isAdded = mode === 'question' || isWorking
  const parts = isAdded ? [text.trimEnd(), read] : [read]
  const drawn = drawInk(strokes)
  const ink = isAdded && before && drawn ? stackInk(before, drawn) : drawn
  set(changeDraftAtom, {
    text: parts.filter((part) => part !== '').join(isWorking ? '\n' : ' '),
    ink,
    ocrResultId,
  })
  if (isAdded) void set(dropInkAtom, mode === 'question' || !shown ? 'question' : 'item')
})
