import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { Item } from '#domain/exam/item.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { outboxOf } from '#platform/outbox.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { saveDeviceTurn } from '../thread/save-turn.ts'
import { confirmTurnAtom } from '../thread/saved-turn.state.ts'
import { openItemAtom, readItemHelp, type ThreadState, threadAtom } from '../thread/thread.state.ts'

/** Earlier turns that the tutor gets, as on the server. */
const HISTORY_TURNS = 12
/** Wrong answers to the open item that it gets. */
const MAX_TRIES = 5

function listWrongAnswers(turns: readonly ChatMessage[], evaluationId: string): string[] {
  return turns
    .filter(
      ({ context }) => context.action?.evaluationId === evaluationId && context.responseType === 'wrong',
    )
    .map(({ message }) => message)
    .slice(-MAX_TRIES)
}

/** The other unfinished items of an open item's set: their answers are not stated either. */
function listAlsoOpen({ exams }: ThreadState, openItem: Item): Item[] {
  const unfinished = exams.map(({ examItems }) =>
    examItems.filter(({ finished }) => !finished).map(({ evaluationItem }) => evaluationItem),
  )
  const set = unfinished.find((items) => items.some(({ id }) => id === openItem.id)) ?? []
  return set.filter(({ id }) => id !== openItem.id)
}

export interface DeviceReply {
  turn: ChatMessage
  /** The reply as the server would stream it. */
  events: AsyncGenerator<StreamEvent>
}

/**
 * Answers a question with the built-in tutor over the downloaded unit; the reply is durable when this resolves. Null if the unit is not
 * on the device: nothing has changed.
 */
export const replyOnDeviceAtom = atom(
  null,
  async (get, set, state: ThreadState, turn: ChatMessage, stop: AbortSignal): Promise<DeviceReply | null> => {
    const { user, threadId, place } = state
    if (!user || threadId === null) return null
    const tutor = await importOrNull(() => import('#platform/device-tutor.ts'))
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
    if (!tutor || !reply) return null
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
    return { turn: answered, events: tutor.streamOnDevice(reply, stop) }
  },
)
