import type { ChatMessage } from './message.ts'

/**
 * A turn as the server saved it, with what is newer on the device: a bookmark is set on the screen first and may still wait to be sent
 * when the turn itself is confirmed.
 */
export function mergeSavedTurn(shown: ChatMessage | undefined, saved: ChatMessage): ChatMessage {
  return { ...saved, bookmark: shown?.bookmark ?? saved.bookmark }
}
