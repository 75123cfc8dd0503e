import type { User } from '#contract/user.ts'
import { resolveDeviceRecords } from '#domain/chat/device-record.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { listNamedItems, projectRecords } from '#domain/outbox/project-records.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { saveThreadCopy } from '#offline/thread-copies.ts'
import { isFull } from '#offline/with-room.ts'
import { nameFailure, toAppError } from '#platform/http.ts'
import { outboxOf, type PersonOutbox } from '#platform/outbox.ts'
import { fetchAvailableLevels, fetchThreadContents, findThread } from './learning.api.ts'
import type { Place, ThreadState } from './thread.state.ts'

export type LoadedThread = Pick<
  ThreadState,
  'threadId' | 'turns' | 'exams' | 'itemsInfo' | 'availableLevels' | 'savedAt'
>

/** The person's one thread of a place where none is known from the server. */
export function derivedThreadId(user: User, { unitId, conceptId }: Place): string {
  return threadIdOf(user.id, conceptId ?? unitId)
}

function levelsKey(threadId: string) {
  return `levels:${threadId}`
}

/** The levels that the concept was last seen to have. */
export async function readSavedLevels(outbox: PersonOutbox, threadId: string): Promise<DifficultyLevel[]> {
  const value = await outbox.copies.get(levelsKey(threadId))
  return Array.isArray(value) ? (value as DifficultyLevel[]) : []
}

function findNoItem() {
  return null
}

/** What was on its way when `before` was listed may be on the server and not yet in what was fetched. */
function joinRecords(before: readonly OutboxRecord[], after: readonly OutboxRecord[]): OutboxRecord[] {
  const there = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id, kind }) => !there.has(id) && (kind === 'turn' || kind === 'exam'))
  return [...gone, ...after]
}

/**
 * What the server has, or was last seen to have, with what waits on this device folded over it. `before`: the outbox as it was
 * before the server was asked.
 */
export async function projectThread(
  outbox: PersonOutbox,
  place: Place,
  threadId: string,
  copy: ThreadCopy,
  before: readonly OutboxRecord[] = [],
): Promise<Pick<LoadedThread, 'threadId' | 'turns' | 'exams' | 'itemsInfo'>> {
  const { records, replaced } = resolveDeviceRecords(joinRecords(before, await outbox.list()))
  // The page crashed after it saved the device's reply and before it finished the question that the reply replaces.
  for (const id of replaced) await outbox.finishQuestion(id)
  const names = listNamedItems(records)
  const known = copy.exams.flatMap(({ examItems }) => examItems.map((one) => one.evaluationItem))
  const findItem =
    names.length === 0
      ? findNoItem
      : await (await import('#platform/device-unit.ts')).loadItemFinder(place.unitId, names, known)
  const { messages, exams, itemsInfo } = projectRecords(copy, records, threadId, findItem)
  return { threadId, turns: messages, exams, itemsInfo }
}

/** The person's thread of the place on the server; made if there is none. */
async function ensureThread(outbox: PersonOutbox, place: Place, user: User, signal: AbortSignal) {
  const derivedId = derivedThreadId(user, place)
  const found = await findThread(place.unitId, place.conceptId, signal)
  if (found) return found.id
  const body = { id: derivedId, curriculumId: place.unitId, conceptId: place.conceptId }
  let created: Promise<unknown>
  try {
    created = (await outbox.enqueue('thread', derivedId, body)).row
  } catch (error) {
    if (!isFull(error)) throw error
    // The device is full: create the thread without the outbox. It is empty, so that nothing of the learner can be lost.
    const { createThread } = await import('./create-thread.ts')
    await createThread(user.id, body, signal)
    return derivedId
  }
  await created.catch((error: unknown) => {
    const known = toAppError(error)
    // Another tab has created it.
    if (known.code !== 'SENT_ELSEWHERE') throw nameFailure(known, 'Thread creation failed')
  })
  return derivedId
}

/** The thread as the server has it, kept as the last good copy, with what waits here folded over it. */
export async function loadThreadFromServer(
  place: Place,
  user: User,
  signal: AbortSignal,
): Promise<LoadedThread> {
  const outbox = outboxOf(user.id)
  const threadId = await ensureThread(outbox, place, user, signal)
  const before = await outbox.list()
  const [records, availableLevels] = await Promise.all([
    fetchThreadContents(threadId, signal),
    place.conceptId === null ? [] : fetchAvailableLevels(threadId),
  ])
  const savedAt = Date.now()
  try {
    await saveThreadCopy(outbox.copies, threadId, records, savedAt)
    await outbox.copies.set(levelsKey(threadId), availableLevels)
  } catch (error) {
    // A full device keeps the older copy; the page shows the answer of the server anyway.
    if (!isFull(error)) throw error
  }
  await outbox.removeQuestions(threadId, new Set(records.messages.map(({ id }) => id)))
  const projected = await projectThread(outbox, place, threadId, records, before)
  return { ...projected, availableLevels, savedAt }
}
