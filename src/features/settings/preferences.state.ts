import { atom } from 'jotai/vanilla'
import type { User, UserUpdate } from '#contract/user.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import { bySeq } from '#domain/outbox/record.ts'
import { api, call, toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import { changeUserAtom, currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Specification section 8 'User update failed', duration of section 9. */
const UPDATE_FAILED = {
  severity: 'error',
  title: '사용자 정보 갱신 실패',
  detail: '사용자 정보 갱신에 실패했습니다.',
  lifeMs: 3000,
} as const

/** The user's fields that a learner can change. */
type Preferences = Partial<Pick<User, keyof UserUpdate>>

/** Changes in the outbox; the last write of a field wins. */
async function readWaiting(userId: string): Promise<Preferences> {
  const waiting: Preferences = {}
  for (const { kind, state, body } of (await outboxOf(userId).list()).sort(bySeq))
    if (kind === 'prefs' && state !== 'dead') Object.assign(waiting, body)
  return waiting
}

/** Shows changes that are not on the server yet, such as after a reload. */
export const showWaitingPreferencesAtom = atom(null, async (get, set) => {
  const user = get(currentUserAtom)
  if (user) set(changeUserAtom, user.id, await readWaiting(user.id))
})

/** After a refusal: the server's values with the unsent changes; `before` if the server cannot be reached. */
const showSavedAtom = atom(null, async (_get, set, userId: string, before: Preferences) => {
  const saved = await call(api.user.me()).catch(() => before)
  set(changeUserAtom, userId, { ...saved, ...(await readWaiting(userId)) })
})

/**
 * Shows a changed preference, stores it, and sends it when online. Resolves once the server has accepted or
 * refused it. If the server or the device refuses, the old value is shown again, with the specification's toast.
 */
export const savePreferencesAtom = atom(null, async (get, set, change: Preferences): Promise<boolean> => {
  const user = get(currentUserAtom)
  if (!user) return false
  const fields = Object.keys(change) as (keyof Preferences)[]
  const before: Preferences = Object.fromEntries(fields.map((field) => [field, user[field]]))
  set(changeUserAtom, user.id, change)
  let saved: Promise<unknown>
  try {
    const { row } = await outboxOf(user.id).enqueue('prefs', crypto.randomUUID(), change)
    saved = row
  } catch {
    // Refused by the device: the change was not stored.
    set(changeUserAtom, user.id, before)
    set(showToastAtom, UPDATE_FAILED)
    return false
  }
  try {
    await saved
    return true
  } catch (error) {
    const { code } = toAppError(error)
    if (code === 'SENT_ELSEWHERE') return true
    // Signed out meanwhile: do not show this person's data.
    if (code === 'UNAUTHORIZED') return false
    set(showToastAtom, UPDATE_FAILED)
    await set(showSavedAtom, user.id, before)
    return false
  }
})

/** Adds or removes one notification method, then patches the user (specification section 4, Session). */
export const setNotificationMethodAtom = atom(
  null,
  (get, set, method: NotificationMethod, isOn: boolean): Promise<boolean> => {
    const methods = get(currentUserAtom)?.notificationMethods ?? []
    const others = methods.filter((chosen) => chosen !== method)
    return set(savePreferencesAtom, { notificationMethods: isOn ? [...others, method] : others })
  },
)
