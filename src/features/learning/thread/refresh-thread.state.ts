import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import { contextOf } from '#domain/outbox/project-turn.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { importOrNull, preloadChunks } from '#platform/lazy-chunk.ts'
import { onRow } from '#platform/on-row.ts'
import { outboxOf } from '#platform/outbox.ts'
import { saveRecentPlace } from '#platform/study-queries.ts'
import { waitForOnline } from '#platform/wait-for-network.ts'
import { scaleWait } from '#platform/wait-scale.ts'
import { awaitExamAtom } from '../practice/begin-exam.state.ts'
import { followQuestionAtom } from '../turn/waiting-question.state.ts'
import { correctThread } from './correct-thread.ts'
import { loadThreadFromServer } from './load-thread.ts'
import { pollRepliesAtom } from './poll-replies.state.ts'
import { confirmTurnAtom } from './saved-turn.state.ts'
import { changeThreadAtom, isReceivingAtom, type Place, receivingAtom, threadAtom } from './thread.state.ts'

/** How often the connection is checked, and how long after a failure the server is asked again. */
const LOOK_EVERY_MS = scaleWait(5_000)

/**
 * Reloads the open thread after each time offline, and at first if it `isStale`: the server's answer replaces the device's copy.
 */
export const refreshThreadAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal, isStale: boolean): Promise<void> => {
    if (get(threadAtom)?.status === 'ready') recordPlace(place, user)
    await set(followUnsentRecordsAtom, place)
    const [isRefreshed] = await Promise.all([
      isStale && get(reachableAtom) ? set(reloadThreadAtom, place, user, signal) : !isStale,
      set(updateDownloadedAtom, place),
    ])
    let needsRefresh = !isRefreshed
    if (needsRefresh && !get(reachableAtom)) await set(completeCopyAtom, place, user)
    while (!signal.aborted) {
      await waitForOnline(LOOK_EVERY_MS, signal)
      if (signal.aborted) return
      if (!get(reachableAtom)) {
        needsRefresh = true
        await set(updateDownloadedAtom, place)
      }
      if (needsRefresh && get(reachableAtom) && !get(isReceivingAtom))
        needsRefresh = !(await set(reloadThreadAtom, place, user, signal))
    }
  },
)

function recordPlace({ conceptId }: Place, { id }: User): void {
  if (conceptId !== null) void saveRecentPlace(id, conceptId)
}

function preloadForOffline(): void {
  preloadChunks([
    import('../practice/begin-exam.state.ts'),
    import('../practice/device-exam.ts'),
    import('./device-thread.ts'),
    import('../turn/waiting-question.tsx'),
    import('../photo/waiting-photo.tsx'),
    import('../practice/essay-reply.tsx'),
  ])
}

/** The device's tutor answers where the server does not: it is ready before it is asked. */
async function prepareTutor({ unitId }: Place): Promise<void> {
  const tutor = await importOrNull(() => import('#platform/device-tutor.ts'))
  await tutor?.prepareDeviceTutor(unitId)
}

/** The unit may have been downloaded or deleted since the thread was opened. */
const updateDownloadedAtom = atom(null, async (get, set, place: Place) => {
  const local = await importOrNull(() => import('#platform/device-unit.ts'))
  const isDownloaded = (await local?.isDownloaded(place.unitId)) ?? false
  if (get(reachableAtom)) preloadForOffline()
  if (isDownloaded) void prepareTutor(place)
  if (get(threadAtom)?.isDownloaded !== isDownloaded) set(changeThreadAtom, place, () => ({ isDownloaded }))
})

/** The copy was shown before the server proved unreachable: use the downloaded content, and show no pending reply. */
const completeCopyAtom = atom(null, async (get, set, place: Place, user: User): Promise<void> => {
  const device = await importOrNull(() => import('./device-thread.ts'))
  const loaded = await device?.loadDeviceThread(place, user)
  if (!device || !loaded) return
  const { availableLevels, isDownloaded } = loaded
  const liveId = get(receivingAtom)?.messageId ?? null
  set(changeThreadAtom, place, ({ turns }) => ({
    availableLevels,
    isDownloaded,
    turns: device.settleTurns(turns, liveId),
  }))
})

/**
 * Corrects the open thread with the server's answer. Returns false and changes nothing if the server did not answer, or if the learner did
 * something meanwhile that the answer may lack.
 */
const reloadThreadAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal): Promise<boolean> => {
    const before = get(threadAtom)
    if (before?.place !== place || get(isReceivingAtom)) return false
    try {
      const knownId = before.savedAt === null ? null : before.threadId
      const { thread, isCurrent } = await loadThreadFromServer(place, user, signal, knownId)
      const now = get(threadAtom)
      const isUntouched = now?.turns === before.turns && now.exams === before.exams
      if (!now || !isCurrent || !isUntouched || get(isReceivingAtom)) return false
      set(changeThreadAtom, place, (shown) => correctThread(shown, thread))
      void set(pollRepliesAtom, place, signal)
      recordPlace(place, user)
      return true
    } catch {
      // Offline: asked again later.
      return false
    }
  },
)

/** Records of an earlier page that are sent while this one is open: their rows are shown here. */
const followUnsentRecordsAtom = atom(null, async (get, set, place: Place) => {
  const state = get(threadAtom)
  if (state?.place !== place || !state.user) return
  const outbox = outboxOf(state.user.id)
  const lane = `thread:${state.threadId}`
  for (const record of await outbox.list()) {
    const { id } = record
    if (record.state === 'dead') continue
    if (record.kind === 'photo' && record.body.threadId === state.threadId) {
      const { followPhotoAtom } = await import('../photo/keep-photo.state.ts')
      void set(followPhotoAtom, state, record)
    }
    if (record.lane !== lane) continue
    if (record.kind === 'exam') {
      const exam = state.exams.find((one) => one.id === (record.body.id ?? id))
      if (exam) set(awaitExamAtom, state, exam, id)
    }
    if (record.kind === 'question' && record.unattended) void set(followQuestionAtom, state, id)
    if (record.kind !== 'turn') continue
    const { responseType } = contextOf(record)
    onRow(outbox.waitForRow('turn', id), (row) => void set(confirmTurnAtom, state, responseType, row))
  }
})
