import type { KeyedStore } from '#offline/person-store.ts'
import { outboxOf } from '#platform/outbox.ts'
import { derivedThreadId } from '../thread/load-thread.ts'
import type { ThreadState } from '../thread/thread.state.ts'

/** Where ink is kept: a question's of a place and an item's beside each other, like the two modes of the input. */
interface InkDrafts {
  drafts: KeyedStore
  key: string
}

/** Returns where a place's ink is kept; null for a visitor, whose ink lives as long as the page. */
export function inkDraftsOf(
  { user, place }: Pick<ThreadState, 'user' | 'place'>,
  isOfItem: boolean,
): InkDrafts | null {
  if (!user) return null
  const key = `ink:${derivedThreadId(user, place)}${isOfItem ? ':item' : ''}`
  return { drafts: outboxOf(user.id).drafts, key }
}
