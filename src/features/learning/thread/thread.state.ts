import { atom } from 'jotai/vanilla'
import type { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import type { ExamInfo, ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { findHelp } from '#domain/exam/find-help.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { putMessage } from '#domain/outbox/thread-copy.ts'

/** What a conversation belongs to. `conceptId` is null in a unit's own chat. */
export interface Place {
  unitId: string
  conceptId: string | null
}

/** The thread controller of the open place (specification section 3). A visitor's has no thread and is never saved. */
export interface ThreadState {
  place: Place
  /** The signed-in person, or null for a visitor. */
  user: User | null
  /** Null for a visitor. */
  threadId: string | null
  status: 'loading' | 'ready' | 'failed'
  problem: AppError | null
  turns: readonly ChatMessage[]
  /** Newest first. */
  exams: readonly ExamSet[]
  itemsInfo: readonly ExamItemsInfo[]
  availableLevels: readonly DifficultyLevel[]
  /** When the server last sent this thread, in milliseconds since the epoch; null if never. */
  savedAt: number | null
  /** The number of turns when the thread was last read; the learner has added the others since. */
  readTurns: number
  /** The unit is on the device: there is a tutor and there are exams without the server. */
  isDownloaded: boolean
}

/** A reply or hint on its way: the turn it belongs to, what is shown of it, and how to stop it. */
export interface Receiving {
  messageId: string
  text: string
  abort: AbortController
}

const NO_EXAMS: readonly ExamSet[] = []

const thread = atom<ThreadState | null>(null)
const receiving = atom<Receiving | null>(null)

export const threadAtom = atom((get) => get(thread))
export const examsAtom = atom((get) => get(thread)?.exams ?? NO_EXAMS)
export const receivingAtom = atom((get) => get(receiving))
export const receivingIdAtom = atom((get) => get(receiving)?.messageId ?? null)
export const isReceivingAtom = atom((get) => get(receiving) !== null)

/** The device's tutor is writing: it cannot be stopped. */
export const isDeviceWritingAtom = atom((get) => {
  const id = get(receiving)?.messageId
  return get(thread)?.turns.some((turn) => turn.id === id && turn.context.source === 'device') ?? false
})

/** The exam info of the open thread; null for a visitor without an item, and while it loads. */
export const examInfoAtom = atom((get): ExamInfo | null => {
  const state = get(thread)
  if (state?.status !== 'ready') return null
  if (state.availableLevels.length === 0 && state.exams.length === 0) return null
  return computeExamInfo(state)
})

export const openItemAtom = atom((get): Item | null => get(examInfoAtom)?.unfinishedItem ?? null)

export interface ItemHelp {
  hintsShown: number
  solutionShown: boolean
  /** The last wrong answer that was given to it since. */
  lastAnswer: string | null
  /** The text of the last hint. */
  lastHint: string | null
}

/** Returns the help given with an item, and the last wrong answer and hint since it was last begun. */
export function readItemHelp(
  { turns, itemsInfo }: Pick<ThreadState, 'turns' | 'itemsInfo'>,
  evaluationId: string,
): ItemHelp {
  const help: ItemHelp = { ...findHelp(itemsInfo, evaluationId), lastAnswer: null, lastHint: null }
  for (const turn of turns) {
    const { action, responseType } = turn.context
    if (action?.evaluationId !== evaluationId) continue
    if (action.kind === 'try-exam' || action.kind === 'retry-exam') {
      help.lastAnswer = null
      help.lastHint = null
    }
    if (action.kind === 'submit-answer' && responseType === 'wrong') help.lastAnswer = turn.message
    if (action.kind === 'show-hint' && turn.status === 'success') help.lastHint = turn.response
  }
  return help
}

/** Opens a place and closes the one before; the server finishes its reply, if any. */
export const openThreadAtom = atom(null, (get, set, state: ThreadState) => {
  get(receiving)?.abort.abort()
  set(receiving, null)
  set(thread, state)
})

/** Closes a place: nothing of it is left for the next place or person. */
export const closeThreadAtom = atom(null, (get, set, place: Place) => {
  if (get(thread)?.place !== place) return
  get(receiving)?.abort.abort()
  set(receiving, null)
  set(thread, null)
})

/** Changes the open thread if it is still that of `place`; late changes for another place are dropped. */
export const changeThreadAtom = atom(
  null,
  (get, set, place: Place, change: (state: ThreadState) => Partial<ThreadState>) => {
    const state = get(thread)
    if (state?.place !== place) return
    set(thread, { ...state, ...change(state) })
  },
)

export const putTurnAtom = atom(null, (_get, set, place: Place, turn: ChatMessage) =>
  set(changeThreadAtom, place, (state) => ({ turns: putMessage(state.turns, turn) })),
)

/** Starts to receive a reply; null if another one is on its way. */
export const startReceivingAtom = atom(null, (get, set, messageId: string): Receiving | null => {
  if (get(receiving)) return null
  const started: Receiving = { messageId, text: '', abort: new AbortController() }
  set(receiving, started)
  return started
})

export const progressReceivingAtom = atom(null, (get, set, messageId: string, text: string) => {
  const now = get(receiving)
  if (now?.messageId === messageId) set(receiving, { ...now, text })
})

export const endReceivingAtom = atom(null, (get, set, messageId: string) => {
  if (get(receiving)?.messageId === messageId) set(receiving, null)
})
