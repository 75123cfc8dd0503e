import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { projectRecords } from '#domain/outbox/project-records.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { readThreadCopy, saveThreadCopy } from '#offline/thread-copies.ts'
import { toAppError } from '#platform/http.ts'
import { outboxOf, type PersonOutbox } from '#platform/outbox.ts'
import { fetchAvailableLevels, fetchThreadRecords, fetchVisitorItem, findThread } from './learning.api.ts'
import { awaitRepliesAtom } from './replies-elsewhere.state.ts'
import {
  changeThreadAtom,
  closeThreadAtom,
  openThreadAtom,
  type Place,
  type ThreadState,
} from './thread.state.ts'

/** Items of exams made offline come with downloaded units. */
const findNoItem = () => null

type Loaded = Partial<ThreadState>

/** What the server has, or was last seen to have, with what waits on this device folded over it. */
async function project(outbox: PersonOutbox, threadId: string, copy: ThreadCopy): Promise<Loaded> {
  const { messages, exams, itemsInfo } = projectRecords(copy, await outbox.list(), threadId, findNoItem)
  return { threadId, turns: messages, exams, itemsInfo }
}

/** The person's thread of the place on the server; made if there is none. */
async function ensureThread(
  outbox: PersonOutbox,
  place: Place,
  derivedId: string,
  signal: AbortSignal,
): Promise<string> {
  const found = await findThread(place.unitId, place.conceptId, signal)
  if (found) return found.id
  const settled = outbox.settled(derivedId)
  settled.catch(() => undefined) // awaited below, after the record is durable
  const body = { id: derivedId, curriculumId: place.unitId, conceptId: place.conceptId }
  await outbox.enqueue('thread', derivedId, body)
  await settled.catch((error: unknown) => {
    // Another tab made it: it is there.
    if (toAppError(error).code !== 'SENT_ELSEWHERE') throw error
  })
  return derivedId
}

async function loadLearnerThread(place: Place, user: User, signal: AbortSignal): Promise<Loaded> {
  const outbox = outboxOf(user.id)
  const derivedId = threadIdOf(user.id, place.conceptId ?? place.unitId)
  try {
    const threadId = await ensureThread(outbox, place, derivedId, signal)
    const [records, availableLevels] = await Promise.all([
      fetchThreadRecords(threadId, signal),
      place.conceptId === null ? [] : fetchAvailableLevels(threadId),
    ])
    await saveThreadCopy(outbox.copies, threadId, records, Date.now())
    await outbox.dropQuestions(threadId, new Set(records.messages.map(({ id }) => id)))
    return { ...(await project(outbox, threadId, records)), availableLevels }
  } catch (error) {
    // Without an answer the last good copy stands in; without one there is nothing to show.
    const copy = toAppError(error).status === 0 ? await readThreadCopy(outbox.copies, derivedId) : null
    if (!copy) throw error
    const levels = new Set(copy.exams.map((exam) => exam.difficultyLevel))
    return { ...(await project(outbox, derivedId, copy)), availableLevels: [...levels] }
  }
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
      if (given.signal.aborted) return
      set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready' }))
      void set(awaitRepliesAtom, place, given.signal)
    },
    (error: unknown) => {
      if (given.signal.aborted) return
      set(changeThreadAtom, place, () => ({ status: 'failed', problem: toAppError(error) }))
    },
  )
  return () => {
    given.abort()
    set(closeThreadAtom, place)
  }
})
