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
import { fetchPersonId } from './learning.api.ts'
import { loadThreadFromServer } from './load-thread.ts'
import { awaitRepliesAtom } from './poll-replies.state.ts'
import { confirmTurnAtom } from './saved-turn.state.ts'
import { changeThreadAtom, isReceivingAtom, type Place, threadAtom } from './thread.state.ts'

/** How often it is noticed that the server is away, and how often one that answers is asked again after it failed. */
const LOOK_EVERY_MS = scaleWait(5_000)

/**
 * Keeps the open thread with the server: once it has been away it is asked again until it answers, and what it then has takes the
 * place of the device's copy. `isBehind`: it has not been heard yet.
 */
export const keepUpAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal, isBehind: boolean): Promise<void> => {
    let mustAsk = isBehind
    if (get(threadAtom)?.status === 'ready') notePlace(place, user)
    await set(followUnsentAtom, place)
    await set(noteDownloadAtom, place)
    while (!signal.aborted) {
      await waitForOnline(LOOK_EVERY_MS, signal)
      if (signal.aborted) return
      if (!get(reachableAtom)) {
        mustAsk = true
        await set(noteDownloadAtom, place)
      }
      if (mustAsk && get(reachableAtom) && !get(isReceivingAtom))
        mustAsk = !(await set(readAnewAtom, place, user, signal))
    }
  },
)

function notePlace({ conceptId }: Place, { id }: User): void {
  if (conceptId !== null) void saveRecentPlace(id, { conceptId })
}

function preloadForOffline(isDownloaded: boolean): void {
  const chunks: Promise<unknown>[] = [
    import('../practice/begin-exam.state.ts'),
    import('../practice/device-exam.ts'),
    import('./device-thread.ts'),
    import('../turn/waiting-question.tsx'),
    import('../practice/essay-reply.tsx'),
  ]
  if (isDownloaded) chunks.push(import('#platform/device-tutor.ts'))
  preloadChunks(chunks)
}

/** Whether the unit is on the device: it may have been downloaded, or deleted, since. */
const noteDownloadAtom = atom(null, async (get, set, place: Place) => {
  const local = await importOrNull(() => import('#platform/device-unit.ts'))
  const isDownloaded = (await local?.isDownloaded(place.unitId)) ?? false
  if (get(reachableAtom)) preloadForOffline(isDownloaded)
  if (get(threadAtom)?.isDownloaded !== isDownloaded) set(changeThreadAtom, place, () => ({ isDownloaded }))
})

/** False where the server did not answer, or the learner did something meanwhile that the answer does not hold. */
const readAnewAtom = atom(
  null,
  async (get, set, place: Place, user: User, signal: AbortSignal): Promise<boolean> => {
    const before = get(threadAtom)
    try {
      // Somebody else may have signed in meanwhile: what the server then says is not this person's.
      if ((await fetchPersonId()) !== user.id) return false
      const loaded = await loadThreadFromServer(place, user, signal)
      const now = get(threadAtom)
      if (now?.place !== place || now.turns !== before?.turns || now.exams !== before.exams) return false
      set(changeThreadAtom, place, () => ({ ...loaded, status: 'ready', problem: null }))
      void set(awaitRepliesAtom, place, signal)
      notePlace(place, user)
      return true
    } catch {
      // Away still, or again: asked again later.
      return false
    }
  },
)

/** What an earlier page left to be sent ends on this one: its rows count as if it had been done here. */
const followUnsentAtom = atom(null, async (get, set, place: Place) => {
  const state = get(threadAtom)
  if (state?.place !== place || !state.user) return
  const outbox = outboxOf(state.user.id)
  const lane = `thread:${state.threadId}`
  for (const record of await outbox.list()) {
    const { id } = record
    if (record.lane !== lane || record.state === 'dead') continue
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
