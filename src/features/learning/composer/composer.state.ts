import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { ReadPicture } from '#contract/ocr.ts'
import { answerLimitOf, MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import type { ShownItem } from '#domain/exam/find-shown-item.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import type { FollowUp } from '#domain/follow-up/suggest-follow-ups.ts'
import type { InkDrawing } from '#domain/ink/draw-ink.ts'
import { lazyAction } from '#platform/lazy-chunk.ts'
import { outboxOf } from '#platform/outbox.ts'
import { setPadOpenAtom } from '../ink/pad-open.state.ts'
import { setPhotoOpenAtom } from '../photo/photo-open.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { derivedThreadId } from '../thread/load-thread.ts'
import { threadAtom } from '../thread/thread.state.ts'
import { askAtom } from '../turn/turn.state.ts'
import { followUpsAtom } from './follow-up.state.ts'

export type Mode = 'question' | 'answer'

interface Draft {
  text: string
  mode: Mode
  /** What the text was read from. */
  ocrResultId?: string | null
  ink?: InkDrawing | null
}

const draft = atom<Draft>({ text: '', mode: 'question' })
const problem = atom<string | null>(null)
/** Whether the problem is that the text is no answer to the shown item: it may have been meant as a question. */
const refused = atom(false)
const selectedCard = atom(0)

/** The input of the open conversation, as a ref: shortcuts put the focus there. */
export const composerInputAtom = atom<{ current: HTMLTextAreaElement | null }>({ current: null })
export const draftAtom = atom((get) => get(draft))
export const composerProblemAtom = atom((get) => get(problem))
export const isRefusedAtom = atom((get) => get(refused))
/** The card that Enter on an empty input sends. */
export const selectedCardAtom = atom((get) => {
  const cards = get(followUpsAtom)
  return cards[get(selectedCard)] ?? cards[0]
})

/** What the device refused to store, by thread: it lives as long as the page. */
const unsavedDrafts = new Map<string, Draft>()
const UNSAVED_SENTENCE = '기기에 자리가 없어서 쓰던 글을 저장하지 못했어요. 앱을 닫으면 사라져요.'

/**
 * Kept per place with every change, so that a half-typed message outlives a reload, an update and a crash, also while its thread
 * is still on its way. A visitor's lives as long as the page.
 */
const keepDraftAtom = atom(null, (get, set) => {
  const state = get(threadAtom)
  if (!state?.user) return
  const { drafts } = outboxOf(state.user.id)
  const key = derivedThreadId(state.user, state.place)
  const now = get(draft)
  const kept = now.text === '' ? drafts.remove(key) : drafts.set(key, now)
  kept.then(
    () => unsavedDrafts.delete(key),
    () => {
      unsavedDrafts.set(key, now)
      if (get(draft) === now) set(problem, UNSAVED_SENTENCE)
    },
  )
})

export const changeDraftAtom = atom(null, (get, set, change: Partial<Draft>) => {
  const next = { ...get(draft), ...change }
  // An emptied input was read from nothing.
  set(draft, next.text === '' ? { text: '', mode: next.mode } : next)
  set(problem, null)
  set(refused, false)
  set(keepDraftAtom)
})

export const toggleModeAtom = atom(null, (get, set) => {
  set(changeDraftAtom, { mode: get(draft).mode === 'question' ? 'answer' : 'question' })
})

/** Puts what was read in a picture after what is typed. An answer is written without the signs around formulas. */
export const takePhotoTextAtom = atom(null, (get, set, { text, ocrResultId }: ReadPicture) => {
  const { text: typed, mode } = get(draft)
  const read = mode === 'answer' ? text.replaceAll(/\\[()[\]]/g, '') : text
  set(changeDraftAtom, { text: typed === '' ? read : `${typed}\n${read}`, ocrResultId })
})

/** Leaving a place: its half-typed text is kept with its thread and gone from the input. */
export const leaveDraftAtom = atom(null, (_get, set) => {
  set(draft, { text: '', mode: 'question' })
  set(problem, null)
  set(setPadOpenAtom, false)
  set(setPhotoOpenAtom, false)
})

/** Brings back what was half typed in this thread. */
export const restoreDraftAtom = atom(null, async (get, set) => {
  const state = get(threadAtom)
  set(problem, null)
  set(selectedCard, 0)
  // What was typed while the thread was on its way stays.
  if (get(draft).text !== '') return
  set(draft, { text: '', mode: get(shownItemAtom) ? 'answer' : 'question' })
  if (!state?.user) return
  const key = derivedThreadId(state.user, state.place)
  const kept = unsavedDrafts.get(key) ?? (await outboxOf(state.user.id).drafts.get(key))
  if (get(threadAtom)?.place !== state.place || get(draft).text !== '' || !isDraft(kept)) return
  set(draft, kept)
  // What is typed is not hidden behind the pad.
  set(setPadOpenAtom, false)
})

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { text, mode } = value as Record<string, unknown>
  return typeof text === 'string' && (mode === 'question' || mode === 'answer')
}

export const resetCardAtom = atom(null, (_get, set) => set(selectedCard, 0))

/** Selects the card to the right (1) or left (-1) of the selected one; the row ends at its ends. */
export const moveCardAtom = atom(null, (get, set, step: 1 | -1) => {
  const last = Math.max(0, get(followUpsAtom).length - 1)
  set(selectedCard, Math.min(last, Math.max(0, Math.min(last, get(selectedCard)) + step)))
})

/** `answered`: the item that the text is an answer to; null for a question. */
function findProblem(text: string, answered: ShownItem | null): string | null {
  const { length } = [...text]
  if (length === 0 && answered && isEssay(answered.item)) return '풀이를 한 줄이라도 써 주세요.'
  const limit = answered ? answerLimitOf(answered.item) : MESSAGE_LIMIT_CHARACTERS
  if (length <= limit) return null
  return `한 번에 ${limit.toLocaleString('ko-KR')}자까지 보낼 수 있어요. 지금은 ${length.toLocaleString('ko-KR')}자예요.`
}

/** Sends the text of the input. The input is cleared only once the text is durable; it keeps the text if there is a problem. */
export const sendDraftAtom = atom(null, async (get, set, typed: string) => {
  const text = typed.trim()
  const { mode, ocrResultId = null, ink = null } = get(draft)
  const answered = mode === 'answer' ? get(shownItemAtom) : null
  const found = findProblem(text, answered)
  set(problem, found)
  if (found || text === '') return
  const refuse = (reason: string) => {
    set(problem, reason)
    set(refused, true)
  }
  try {
    const sent = answered
      ? set(submitAnswerAtom, text, refuse, { ocrResultId, ink })
      : set(askAtom, text, mode === 'answer', { ocrResultId, ink })
    // The effect of sending starts at once, so a second press finds the reply under way and sends nothing.
    if (await sent) set(clearSentAtom, typed)
  } catch (error) {
    // The action's code could not be fetched: nothing was stored.
    const isNotLoaded = error instanceof AppError && error.code === 'NETWORK'
    if (isNotLoaded) set(problem, error.message)
    else set(problem, '기기에 저장하지 못해서 보내지 않았어요. 저장 공간을 확인하고 다시 보내 주세요.')
  }
})

/** Asks what was refused as an answer; the item that was being answered can be answered then. */
export const askRefusedAtom = atom(null, async (get, set) => {
  set(changeDraftAtom, { mode: 'question' })
  await set(sendDraftAtom, get(draft).text)
  if (get(draft).text === '' && get(shownItemAtom)) set(changeDraftAtom, { mode: 'answer' })
})

const submitAnswerAtom = lazyAction(() =>
  import('../practice/answer.state.ts').then((part) => part.submitAnswerAtom),
)
const showHintAtom = lazyAction(() => import('../practice/help.state.ts').then((part) => part.showHintAtom))
const showSolutionAtom = lazyAction(() =>
  import('../practice/help.state.ts').then((part) => part.showSolutionAtom),
)
const beginExamAtom = lazyAction(() =>
  import('../practice/begin-exam.state.ts').then((part) => part.beginExamAtom),
)
const nextItemAtom = lazyAction(() =>
  import('../practice/begin-exam.state.ts').then((part) => part.nextItemAtom),
)

/** Empties the input of what was sent; of nothing, where something else than the input ended an item. */
export const clearSentAtom = atom(null, (get, set, sent: string) => {
  if (get(draft).text !== sent) return
  // With the item done, what is typed next is a question again.
  const mode = get(shownItemAtom) ? get(draft).mode : 'question'
  set(draft, { text: '', mode })
  set(selectedCard, 0)
  set(keepDraftAtom)
})

/** Brings a working back into the input, to be written on; what is typed there stays. */
export const rewriteAtom = atom(null, (get, set, working: string) =>
  set(changeDraftAtom, { text: get(draft).text || working, mode: 'answer' }),
)

/** A new item begins with an empty answer; a half-typed question is not thrown away. */
const turnToItemAtom = atom(null, (get, set) => {
  const { text, mode } = get(draft)
  if (get(shownItemAtom)) set(changeDraftAtom, { text: mode === 'answer' ? '' : text, mode: 'answer' })
})

/** A hint for the shown item, or its solution. */
export const helpAtom = atom(
  null,
  async (_get, set, kind: 'show-hint' | 'show-solution' | 'show-correct-solution') => {
    await (kind === 'show-hint' ? set(showHintAtom) : set(showSolutionAtom, kind))
  },
)

/** The kind of the card whose action is still running: a second tap on it does nothing. */
const underWay = atom<FollowUp['kind'] | null>(null)
const ONCE_AT_A_TIME: readonly FollowUp['kind'][] = ['next-item', 'hint', 'solution']

/** Does what a follow-up card says; a link or another concept is for the screen to go to. */
export const pressFollowUpAtom = atom(null, async (get, set, card: FollowUp) => {
  if (!ONCE_AT_A_TIME.includes(card.kind)) return set(followAtom, card)
  if (get(underWay) === card.kind) return
  set(underWay, card.kind)
  try {
    await set(followAtom, card)
  } finally {
    set(underWay, null)
  }
})

const followAtom = atom(null, async (_get, set, card: FollowUp) => {
  set(selectedCard, 0)
  switch (card.kind) {
    case 'exam':
      await set(beginExamAtom, card.difficultyLevel, card.actionKind)
      set(turnToItemAtom)
      return
    case 'next-item':
      await set(nextItemAtom)
      set(turnToItemAtom)
      return
    case 'hint':
    case 'solution':
      await set(helpAtom, card.kind === 'hint' ? 'show-hint' : card.actionKind)
      return
    case 'question':
      await set(askAtom, card.message, false)
      return
    default:
  }
})
