import type { User } from '#contract/user.ts'
import { resolveDeviceRecords } from '#domain/chat/device-record.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { type DifficultyLevel, isContentLevel, LEVEL } from '#domain/exam/item.ts'
import { listStandings } from '#domain/exam/list-standings.ts'
import { listNamedItems, projectRecords } from '#domain/outbox/project-records.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
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
async function readSavedLevels(outbox: PersonOutbox, threadId: string): Promise<DifficultyLevel[]> {
  const value = await outbox.copies.get(levelsKey(threadId))
  return Array.isArray(value) ? (value as DifficultyLevel[]) : []
}

const NOTHING: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }

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
 * Returns the server's thread, or the last good copy of it, with the waiting records folded over it. `now`: the outbox after the server's
 * answer; `before`: the outbox before the request.
 */
export async function projectThread(
  outbox: PersonOutbox,
  place: Place,
  threadId: string,
  copy: ThreadCopy,
  now: readonly OutboxRecord[],
  before: readonly OutboxRecord[] = [],
): Promise<Pick<LoadedThread, 'threadId' | 'turns' | 'exams' | 'itemsInfo'>> {
  const { records, replaced } = resolveDeviceRecords(joinRecords(before, now))
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

export interface ServedThread {
  thread: LoadedThread
  /** The answer contains everything that was done on this device before it arrived; if not, the server must be asked again. */
  isCurrent: boolean
}

/**
 * Returns the server's thread, saved as the last good copy, with the waiting records folded over it. `knownId`: its id if the server is
 * known to have it.
 */
export async function loadThreadFromServer(
  place: Place,
  user: User,
  signal: AbortSignal,
  knownId: string | null = null,
): Promise<ServedThread> {
  const outbox = outboxOf(user.id)
  const threadId = knownId ?? (await ensureThread(outbox, place, user, signal))
  const before = await outbox.readThread(threadId)
  let answer: ThreadCopy
  let availableLevels: DifficultyLevel[]
  try {
    ;[answer, availableLevels] = await Promise.all([
      fetchThreadContents(threadId, signal),
      place.conceptId === null ? [] : fetchAvailableLevels(threadId),
    ])
  } catch (error) {
    // It is no longer on the server: create it again.
    if (knownId !== null && toAppError(error).status === 404)
      return await loadThreadFromServer(place, user, signal)
    throw error
  }
  const { records, isCurrent } = await outbox.saveThread(threadId, answer, before)
  await saveLevels(outbox, threadId, availableLevels)
  await outbox.removeQuestions(threadId, new Set(answer.messages.map(({ id }) => id)))
  const projected = await projectThread(outbox, place, threadId, answer, records, before.records)
  return { thread: { ...projected, availableLevels, savedAt: Date.now() }, isCurrent }
}

async function saveLevels(outbox: PersonOutbox, threadId: string, levels: DifficultyLevel[]): Promise<void> {
  try {
    await outbox.copies.set(levelsKey(threadId), levels)
  } catch (error) {
    // A full device keeps the older copies; the page shows the server's answer anyway.
    if (!isFull(error)) throw error
  }
}

/**
 * Returns the offline thread: `saved` with the waiting records folded over it. `content`: the levels of the downloaded concept, null if it is
 * not downloaded.
 */
export async function projectCopy(
  place: Place,
  user: User,
  { saved, records }: Awaited<ReturnType<PersonOutbox['readThread']>>,
  content: readonly DifficultyLevel[] | null,
): Promise<LoadedThread> {
  const outbox = outboxOf(user.id)
  const threadId = derivedThreadId(user, place)
  const projected = await projectThread(outbox, place, threadId, saved ?? NOTHING, records)
  const { turns, exams, itemsInfo } = projected
  const owes = listStandings(turns, itemsInfo).some(({ isOwed }) => isOwed)
  const levels = new Set([
    ...(owes ? [LEVEL.wrongAnswers] : []),
    ...(content ?? (await readSavedLevels(outbox, threadId))).filter(isContentLevel),
    ...exams.map((exam) => exam.difficultyLevel),
  ])
  return { ...projected, availableLevels: [...levels], savedAt: saved?.savedAt ?? null }
}

/** Returns the last good copy of the thread with the waiting records folded over it; null if there is no copy. */
export async function loadThreadCopy(place: Place, user: User): Promise<LoadedThread | null> {
  const snapshot = await outboxOf(user.id).readThread(derivedThreadId(user, place))
  return snapshot.saved && (await projectCopy(place, user, snapshot, null))
}
