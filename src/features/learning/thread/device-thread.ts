import type { User } from '#contract/user.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { isDownloaded, listLevels, loadDeviceConcept } from '#platform/device-unit.ts'
import { outboxOf } from '#platform/outbox.ts'
import { derivedThreadId, type LoadedThread, projectCopy } from './load-thread.ts'
import type { Place } from './thread.state.ts'

/** Offline no reply is pending: one that was when the thread was last read can be asked again. `liveId`: the turn that this page is receiving. */
export function settleTurns(turns: readonly ChatMessage[], liveId: string | null): ChatMessage[] {
  return turns.map((turn) =>
    turn.status === 'loading' && turn.id !== liveId ? { ...turn, status: 'error' as const } : turn,
  )
}

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
  const snapshot = await outbox.readThread(threadId)
  const lane = `thread:${threadId}`
  const hasRecords = snapshot.records.some((record) =>
    record.kind === 'photo'
      ? record.body.threadId === threadId
      : record.lane === lane && record.kind !== 'thread',
  )
  const isHere = await isDownloaded(unitId)
  if (!snapshot.saved && !hasRecords && !isHere) return null
  if (!snapshot.saved) outbox.createThreadLater(threadId, { curriculumId: unitId, conceptId })
  const local = conceptId === null ? null : await loadDeviceConcept(unitId, conceptId)
  const loaded = await projectCopy(place, user, snapshot, local && listLevels(local))
  return { ...loaded, turns: settleTurns(loaded.turns, null), isDownloaded: isHere }
}
