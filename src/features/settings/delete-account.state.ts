import { atom } from 'jotai/vanilla'
import { api, call, toAppError } from '#platform/http.ts'
import { signOutAtom } from '#platform/sign-out.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

export type DeletionOutcome = 'failed' | 'deleted' | 'left-on-device'

/** Deletes the account, then the person's data on this device; 'left-on-device' if only the second failed. */
export const deleteAccountAtom = atom(null, async (_get, set): Promise<DeletionOutcome> => {
  try {
    await call(api.user.exit())
  } catch (error) {
    // Specification section 8.
    set(showToastAtom, {
      severity: 'error',
      title: '계정 삭제 중 오류가 발생했습니다.',
      detail: toAppError(error).message,
    })
    return 'failed'
  }
  return (await set(signOutAtom, true)) === 'done' ? 'deleted' : 'left-on-device'
})
