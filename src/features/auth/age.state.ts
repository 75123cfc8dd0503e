import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import type { AgeBand } from '#domain/access/age-band.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
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

/** Asks the server whether the guardian has consented; shows it if so. False as well where the server does not answer. */
export const lookForConsentAtom = atom(null, async (_get, set, userId: string): Promise<boolean> => {
  const user = await call(api.user.me()).catch(() => null)
  if (user?.id !== userId || user.guardianConsentAt === null) return false
  set(changeUserAtom, userId, user)
  return true
})

export const withdrawConsentAtom = atom(null, (_get, set) =>
  set(changeOnServerAtom, () => api.user.withdrawConsent()),
)
