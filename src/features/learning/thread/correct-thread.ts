import { replaceEqualDeep } from '@tanstack/react-query'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { LoadedThread } from './load-thread.ts'
import type { ThreadState } from './thread.state.ts'

/** A turn as it is shown from now on: the one on the screen if nothing of it has changed, or if it is ahead of the answer. */
function correctTurn(shown: ChatMessage | undefined, read: ChatMessage): ChatMessage {
  if (!shown) return read
  // The server had the end of the reply after it was asked.
  if (shown.status === 'success' && read.status === 'loading') return shown
  // What came before the stream broke is not known to the record of the question.
  if (shown.status === 'error' && read.status === 'error' && read.response === '') return shown
  return replaceEqualDeep(shown, read)
}

/**
 * Returns the thread with what was read of it: turns, exams and their state that are equal keep their identity, so that only what differs
 * is drawn again.
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
