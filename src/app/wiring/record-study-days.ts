import { progressedAtom } from '#features/learning/exam.state.ts'
import { recordStudyDay } from '#features/notifications/push-offer.state.ts'
import { pageStore } from '#platform/page-store.ts'
import { currentUserAtom } from '#platform/session.ts'

/** Every turn that the server has makes its day a day of study. */
export function recordStudyDays(): void {
  pageStore.sub(progressedAtom, () => {
    const user = pageStore.get(currentUserAtom)
    if (user) recordStudyDay(user.id, Date.now()).catch(() => undefined) // the device refuses: offered some other day
  })
}
