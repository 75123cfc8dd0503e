import { atom } from 'jotai/vanilla'
import type { User, UserUpdate } from '#contract/user.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import { bySeq } from '#domain/outbox/record.ts'
import { api, call, toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import { changeUserAtom, currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Specification section 8: 'User update failed', and section 9: its life. */
const UPDATE_FAILED = {
  severity: 'error',
  title: '사용자 정보 갱신 실패',
  detail: '사용자 정보 갱신에 실패했습니다.',
  lifeMs: 3000,
} as const

/** What a learner chooses of the user's fields. */
type Preferences = Partial<Pick<User, keyof UserUpdate>>

/** What waits in the outbox, the later write of a field winning. */
async function readWaiting(userId: string): Promise<Preferences> {
  const waiting: Preferences = {}
  for (const { kind, state, body } of (await outboxOf(userId).list()).sort(bySeq))
    if (kind === 'prefs' && state !== 'dead') Object.assign(waiting, body)
  return waiting
}

/** Shows what was chosen on this device and is not on the server yet, as after a reload. */
export const showWaitingPreferencesAtom = atom(null, async (get, set) => {
  const user = get(currentUserAtom)
  if (user) set(changeUserAtom, user.id, await readWaiting(user.id))
})

/** After a refusal: what the server has, with what still waits; `before` where it cannot be asked. */
const showSavedAtom = atom(null, async (_get, set, userId: string, before: Preferences) => {
  const saved = await call(api.user.me()).catch(() => before)
  set(changeUserAtom, userId, { ...saved, ...(await readWaiting(userId)) })
})

/**
 * Shows a preference as chosen, writes it durably, and sends it when there is a network. Resolves once the server has it or will
 * never have it; what it refused, or the device could not keep, is shown as before, with the specification's toast.
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
    // The device refuses: nothing was promised.
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
    // Signed out: nothing is shown of this person any more.
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
