import type { User } from '#contract/user.ts'
import { isContentLevel, LEVEL } from '#domain/exam/item.ts'
import { listStandings } from '#domain/exam/list-standings.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { readThreadCopy } from '#offline/thread-copies.ts'
import { isDownloaded, listLevels, loadDeviceConcept } from '#platform/device-unit.ts'
import { outboxOf } from '#platform/outbox.ts'
import { derivedThreadId, type LoadedThread, projectThread, readSavedLevels } from './load-thread.ts'
import type { Place } from './thread.state.ts'

const NOTHING: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }

/**
 * Loads the thread without the server: its last good copy with the waiting records folded over it, or a new thread if the unit is
 * downloaded. Null if the device has neither.
 */
export async function loadDeviceThread(
  place: Place,
  user: User,
): Promise<(LoadedThread & { isDownloaded: boolean }) | null> {
  const outbox = outboxOf(user.id)
  const threadId = derivedThreadId(user, place)
  const { unitId, conceptId } = place
  const copy = await readThreadCopy(outbox.copies, threadId)
  const lane = `thread:${threadId}`
  const hasRecords = (await outbox.list()).some((record) =>
    record.kind === 'photo'
      ? record.body.threadId === threadId
      : record.lane === lane && record.kind !== 'thread',
  )
  const isHere = await isDownloaded(unitId)
  if (!copy && !hasRecords && !isHere) return null
  if (!copy) outbox.createThreadLater(threadId, { curriculumId: unitId, conceptId })
  const projected = await projectThread(outbox, place, threadId, copy ?? NOTHING)
  const local = conceptId === null ? null : await loadDeviceConcept(unitId, conceptId)
  const { turns, exams, itemsInfo } = projected
  const owes = listStandings(turns, itemsInfo).some(({ isOwed }) => isOwed)
  const levels = new Set([
    ...(owes ? [LEVEL.wrongAnswers] : []),
    ...(local ? listLevels(local) : await readSavedLevels(outbox, threadId)).filter(isContentLevel),
    ...exams.map((exam) => exam.difficultyLevel),
  ])
  // Nothing is on its way here: what was, when it was last read, can be asked again.
  const settled = turns.map((turn) =>
    turn.status === 'loading' ? { ...turn, status: 'error' as const } : turn,
  )
  return {
    ...projected,
    turns: settled,
    availableLevels: [...levels],
    savedAt: copy?.savedAt ?? null,
    isDownloaded: isHere,
  }
}
