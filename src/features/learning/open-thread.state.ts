import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { toAppError } from '#platform/http.ts'
import { outboxOf, type PersonOutbox } from '#platform/outbox.ts'
import {
  fetchAvailableLevels,
  fetchThreadRecords,
  fetchVisitorItem,
  findThread,
  type ThreadRecords,
} from './learning.api.ts'
import { changeThreadAtom, openThreadAtom, type Place, putTurn, type ThreadState } from './thread.state.ts'

const EMPTY_RECORDS: ThreadRecords = { messages: [], exams: [], itemsInfo: [] }

/** Turns that wait on this device stand behind what the server has. */
async function projectTurns(
  outbox: PersonOutbox,
  threadId: string,
  records: ThreadRecords,
): Promise<ThreadState['turns']> {
  let turns = records.messages
  for (const { kind, body, id, createdAt } of await outbox.list()) {
    if (body.threadId !== threadId || (kind !== 'turn' && kind !== 'question')) continue
    if (turns.some((turn) => turn.id === id)) continue
    turns = putTurn(turns, {
      id,
      threadId,
      message: String(body.message ?? ''),
      response: String(body.response ?? ''),
      shortResponse: null,
      bookmark: false,
      createdAt,
      relatedQuestions: [],
      // A question that outlived its page was never answered here: it stands as an error with retry.
      status: kind === 'question' ? 'error' : 'success',
      ocrResultId: null,
      context: body.context as ThreadState['turns'][number]['context'],
    })
  }
  return turns
}

async function loadLearnerThread(
  place: Place,
  user: User,
  signal: AbortSignal,
): Promise<Partial<ThreadState>> {
  const outbox = outboxOf(user.id)
  const found = await findThread(place.unitId, place.conceptId, signal)
  const threadId = found?.id ?? threadIdOf(user.id, place.conceptId ?? place.unitId)
  if (!found) {
    const settled = outbox.settled(threadId)
    settled.catch(() => undefined) // refused: the record stays and says so; reading goes on
    const waiting = (await outbox.list()).some((record) => record.id === threadId)
    if (!waiting) {
      await outbox.enqueue('thread', threadId, {
        id: threadId,
        curriculumId: place.unitId,
        conceptId: place.conceptId,
      })
    }
    await settled
  }
  const [records, availableLevels] = await Promise.all([
    found ? fetchThreadRecords(threadId, signal) : EMPTY_RECORDS,
    place.conceptId === null ? [] : fetchAvailableLevels(threadId),
  ])
  const turns = await projectTurns(outbox, threadId, records)
  return { threadId, turns, exams: records.exams, itemsInfo: records.itemsInfo, availableLevels }
}

async function loadVisitorThread(place: Place): Promise<Partial<ThreadState>> {
  if (place.conceptId === null) return {}
  try {
    await fetchVisitorItem(place.conceptId, 0)
    return { availableLevels: [0] }
  } catch (error) {
    const { code } = toAppError(error)
    if (code === 'NO_ITEMS' || code === 'ITEM_NOT_FOUND') return { availableLevels: [] }
    throw error
  }
}

/** Opens the conversation of a place for a person, or for a visitor (`user` null). Gives the way to give up. */
export const openPlaceAtom = atom(null, (_get, set, place: Place, user: User | null): (() => void) => {
  const given = new AbortController()
  set(openThreadAtom, {
    place,
    user,
    threadId: null,
    status: 'loading',
    problem: null,
    turns: [],
    exams: [],
    itemsInfo: [],
    availableLevels: [],
  })
  const load = user ? loadLearnerThread(place, user, given.signal) : loadVisitorThread(place)
  load.then(
    (loaded) => {
      if (!given.signal.aborted) set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready' }))
    },
    (error: unknown) => {
      if (given.signal.aborted) return
      set(changeThreadAtom, place, () => ({ status: 'failed', problem: toAppError(error) }))
    },
  )
  return () => given.abort()
})
