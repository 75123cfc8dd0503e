import { atom } from 'jotai/vanilla'
import { lazyAction, preloadChunks } from '#platform/lazy-chunk.ts'
import { stopTurn } from '../thread/learning.api.ts'
import { receivingAtom, threadAtom } from '../thread/thread.state.ts'

function loadActions() {
  return import('./ask.state.ts')
}

export const askAtom = lazyAction(() => loadActions().then((part) => part.askAtom))
export const retryAtom = lazyAction(() => loadActions().then((part) => part.retryAtom))

export function preloadTurnActions() {
  return preloadChunks([loadActions()])
}

/** Stops the reply that is on its way; what came stays. */
export const stopAtom = atom(null, (get) => {
  const receiving = get(receivingAtom)
  if (!receiving) return
  receiving.abort.abort()
  if (get(threadAtom)?.threadId === null) return
  // Should the stop be lost, the server ends the turn by itself once the stream is gone.
  stopTurn(receiving.messageId).catch(() => undefined)
})
