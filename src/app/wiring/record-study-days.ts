import { progressedAtom } from '#features/learning/practice/exam.state.ts'
import { recordStudyDay } from '#features/notifications/push-offer.state.ts'
import { pageStore } from '#platform/page-store.ts'
import { currentUserAtom } from '#platform/session.ts'

/** Records a study day for every turn that reached the server. */
export function recordStudyDays(): void {
  pageStore.sub(progressedAtom, () => {
    const user = pageStore.get(currentUserAtom)
    if (user) recordStudyDay(user.id, Date.now()).catch(() => undefined) // refused by the device: offered some other day
  })
}
