import { atom } from 'jotai/vanilla'
import { writePhotoQuestion } from '#domain/outbox/find-successor.ts'
import { MOST_WAITING_PHOTOS } from '#domain/outbox/photo-limits.ts'
import { projectPhoto } from '#domain/outbox/project-turn.ts'
import type { PhotoBody, RecordOf } from '#domain/outbox/record.ts'
import { isFull } from '#offline/with-room.ts'
import { outboxOf } from '#platform/outbox.ts'
import { clearSentAtom, draftAtom } from '../composer/composer.state.ts'
import type { TurnPlace } from '../thread/saved-turn.state.ts'
import { changeThreadAtom, threadAtom } from '../thread/thread.state.ts'
import { followQuestionAtom } from '../turn/waiting-question.state.ts'

const NOT_OPEN = '대화를 아직 열지 못했어요. 잠시 뒤에 다시 해 주세요.'
const TOO_MANY = `기다리는 사진이 ${MOST_WAITING_PHOTOS}장 있어요. 연결되어 보낸 뒤에, 또는 하나를 지우고 다시 해 주세요.`
const FULL =
  '기기에 자리가 없어서 사진을 두지 못했어요. 설정에서 내려받은 단원을 지우거나 글로 물어봐 주세요.'
const NOT_KEPT = '기기에 사진을 저장하지 못했어요. 다시 해 주세요.'

/**
 * Keeps a picture (base64 of a JPEG) on the device until the server can read it; what it reads is then asked, after what is typed. Returns why
 * it is not kept; null if it is, durably.
 */
export const keepPhotoAtom = atom(null, async (get, set, picture: string): Promise<string | null> => {
  const state = get(threadAtom)
  if (state?.status !== 'ready' || !state.user || state.threadId === null) return NOT_OPEN
  const { user, threadId, place } = state
  const outbox = outboxOf(user.id)
  const waiting = (await outbox.list()).filter(({ kind }) => kind === 'photo')
  if (waiting.length >= MOST_WAITING_PHOTOS) return TOO_MANY
  const { text, mode } = get(draftAtom)
  const id = crypto.randomUUID()
  const body: PhotoBody = {
    questionId: crypto.randomUUID(),
    threadId,
    curriculumId: place.unitId,
    ...(place.conceptId !== null && { conceptId: place.conceptId }),
    message: mode === 'question' ? text.trim() : '',
    picture,
  }
  try {
    await outbox.enqueue('photo', id, body)
  } catch (error) {
    return isFull(error) ? FULL : NOT_KEPT
  }
  if (mode === 'question') set(clearSentAtom, text)
  const record = (await outbox.list()).find((each) => each.id === id)
  // Sent already: the thread is read again.
  if (record?.kind !== 'photo') return null
  set(changeThreadAtom, place, ({ turns, exams, itemsInfo }) => ({
    turns: projectPhoto({ messages: turns, exams, itemsInfo }, record).messages,
  }))
  void set(followPhotoAtom, state, record)
  return null
})

/** Shows what a picture was read into, and then the reply, once there are any. */
export const followPhotoAtom = atom(
  null,
  async (_get, set, at: TurnPlace, { id, body }: Pick<RecordOf<'photo'>, 'id' | 'body'>): Promise<void> => {
    if (!at.user) return
    const outbox = outboxOf(at.user.id)
    try {
      const row = await outbox.waitForRow('photo', id)
      const read = { message: writePhotoQuestion(body, row), ocrResultId: row.ocrResultId }
      set(changeThreadAtom, at.place, ({ turns }) => ({
        turns: turns.map((turn) => (turn.id === body.questionId ? { ...turn, ...read } : turn)),
      }))
    } catch {
      // Refused, which its record says; or read by a tab that is gone.
      if ((await outbox.list()).some((each) => each.id === id)) return
    }
    await set(followQuestionAtom, at, body.questionId)
  },
)

/** Sends a picture now, also one that was refused. */
export const sendPhotoAtom = atom(null, async (get, set, record: RecordOf<'photo'>): Promise<void> => {
  const state = get(threadAtom)
  if (!state?.user) return
  const outbox = outboxOf(state.user.id)
  await outbox.retry(record.id)
  // One that waits is followed already.
  if (record.state === 'dead') void set(followPhotoAtom, state, record)
})

/** Deletes a picture that waits: it is never sent. */
export const withdrawPhotoAtom = atom(
  null,
  async (get, set, { id, body }: RecordOf<'photo'>): Promise<void> => {
    const state = get(threadAtom)
    if (!state?.user) return
    await outboxOf(state.user.id).remove(id)
    set(changeThreadAtom, state.place, ({ turns }) => ({
      turns: turns.filter((turn) => turn.id !== body.questionId),
    }))
  },
)
