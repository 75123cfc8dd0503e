import { replaceEqualDeep } from '@tanstack/react-query'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { LoadedThread } from './load-thread.ts'
import type { ThreadState } from './thread.state.ts'

/** Returns the turn to show: the one on the screen if it is unchanged or ahead of the server's answer, else the server's. */
function correctTurn(shown: ChatMessage | undefined, read: ChatMessage): ChatMessage {
  if (!shown) return read
  // The reply ended on the server after it had answered.
  if (shown.status === 'success' && read.status === 'loading') return shown
  // The record of the question does not contain what arrived before the stream broke.
  if (shown.status === 'error' && read.status === 'error' && read.response === '') return shown
  return replaceEqualDeep(shown, read)
}

/**
 * Returns the thread with the server's answer merged in. Turns, exams and exam states that are equal keep their identity, so that only
 * changed ones are rendered again.
 */
export function correctThread(shown: ThreadState, read: LoadedThread): Partial<ThreadState> {
  const shownById = new Map(shown.turns.map((turn) => [turn.id, turn]))
  const turns = read.turns.map((turn) => correctTurn(shownById.get(turn.id), turn))
  return {
    threadId: read.threadId,
    turns: replaceEqualDeep(shown.turns, turns),
    exams: replaceEqualDeep(shown.exams, read.exams),
    itemsInfo: replaceEqualDeep(shown.itemsInfo, read.itemsInfo),
    availableLevels: replaceEqualDeep(shown.availableLevels, read.availableLevels),
    savedAt: read.savedAt,
    readTurns: turns.length,
    status: 'ready',
    problem: null,
  }
}
