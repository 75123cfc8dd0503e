import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { Item } from '#domain/exam/item.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { outboxOf } from '#platform/outbox.ts'
import { shownItemAtom } from './exam.state.ts'
import { saveDeviceTurn } from './save-turn.ts'
import { confirmTurnAtom } from './saved-turn.state.ts'
import { followStreamAtom } from './stream.state.ts'
import {
  endReceivingAtom,
  openItemAtom,
  putTurnAtom,
  type Receiving,
  readItemHelp,
  type ThreadState,
  threadAtom,
} from './thread.state.ts'

/** Earlier turns that the tutor is told of, as on the server. */
const HISTORY_TURNS = 12
/** Wrong answers to the open item that it is told of. */
const TRIES_TOLD = 5

function listWrongAnswers(turns: readonly ChatMessage[], evaluationId: string): string[] {
  return turns
    .filter(
      ({ context }) => context.action?.evaluationId === evaluationId && context.responseType === 'wrong',
    )
    .map(({ message }) => message)
    .slice(-TRIES_TOLD)
}

/** The other unfinished items of an open item's set: their answers are not stated either. */
function listAlsoOpen({ exams }: ThreadState, openItem: Item): Item[] {
  const unfinished = exams.map(({ examItems }) =>
    examItems.filter(({ finished }) => !finished).map(({ evaluationItem }) => evaluationItem),
  )
  const set = unfinished.find((items) => items.some(({ id }) => id === openItem.id)) ?? []
  return set.filter(({ id }) => id !== openItem.id)
}

/**
 * Answers a question with the built-in tutor over the downloaded unit. What it says is durable before the first word is shown.
 * False where the unit is not on the device: nothing has changed.
 */
export const replyOnDeviceAtom = atom(
  null,
  async (get, set, state: ThreadState, turn: ChatMessage, receiving: Receiving): Promise<boolean> => {
    const { user, threadId, place } = state
    if (!user || threadId === null) return false
    const tutor = await importOrNull(() => import('#platform/local-tutor.ts'))
    const { turns, itemsInfo } = get(threadAtom) ?? state
    const openItem = get(shownItemAtom)?.item ?? get(openItemAtom)
    const reply = await tutor?.answerOnDevice(place.unitId, {
      conceptId: place.conceptId,
      openItem,
      ...(openItem && {
        alsoOpen: listAlsoOpen(get(threadAtom) ?? state, openItem),
        tried: {
          answers: listWrongAnswers(turns, openItem.id),
          hintsShown: readItemHelp({ turns, itemsInfo }, openItem.id).hintsShown,
        },
      }),
      history: turns
        .filter(({ id, status }) => status === 'success' && id !== turn.id)
        .slice(-HISTORY_TURNS)
        .map(({ message, response }) => ({ message, response })),
      message: turn.message,
      mode: turn.context.userMessageType === 'answer' ? 'answer' : 'question',
      persona: user.tutorPersona ?? DEFAULT_PERSONA,
    })
    if (!tutor || !reply) return false
    const answered: ChatMessage = {
      ...turn,
      response: reply.response,
      relatedQuestions: reply.relatedQuestions,
      status: 'success',
      context: { ...turn.context, source: 'device' },
    }
    await saveDeviceTurn(
      outboxOf(user.id),
      answered,
      (row) => void set(confirmTurnAtom, state, 'normal', row),
    )
    // Marked while it is being written, too.
    set(putTurnAtom, place, { ...answered, response: '', status: 'loading' })
    await set(followStreamAtom, receiving, tutor.streamOnDevice(reply, receiving.abort.signal))
    // The server may have confirmed it while it was being written.
    const isLoading = get(threadAtom)?.turns.some(({ id, status }) => id === turn.id && status === 'loading')
    if (isLoading) set(putTurnAtom, place, answered)
    set(endReceivingAtom, turn.id)
    return true
  },
)
