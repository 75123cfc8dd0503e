import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import { type AgeBand, CONSENT_WORDING } from '#domain/access/age-band.ts'
import { api, call, toAppError } from '#platform/http.ts'
import { changeUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Applies `change` and shows the user that the server returns. Returns false, with a toast, if it failed. */
const changeOnServerAtom = atom(null, async (_get, set, change: () => Promise<User>): Promise<boolean> => {
  try {
    const user = await call(change())
    set(changeUserAtom, user.id, user)
    return true
  } catch (error) {
    const detail = toAppError(error).message
    set(showToastAtom, { severity: 'error', title: '저장하지 못했어요', detail })
    return false
  }
})

export const sayAgeAtom = atom(null, (_get, set, ageBand: AgeBand) =>
  set(changeOnServerAtom, () => api.user.sayAge({ ageBand })),
)

/** Called when the guardian confirms. */
export const giveConsentAtom = atom(null, (_get, set) =>
  set(changeOnServerAtom, () => api.user.consent({ wording: CONSENT_WORDING })),
)

export const withdrawConsentAtom = atom(null, (_get, set) =>
  set(changeOnServerAtom, () => api.user.withdrawConsent()),
)
