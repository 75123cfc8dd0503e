import './push-offer.css'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { pushWayAtom } from '#platform/push.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { answerOffer, isOfferDue } from './push-offer.state.ts'

/** Offers notifications after the third study day, until answered. The browser's permission is only requested in the settings. */
export function PushOffer() {
  const user = useAtomValue(currentUserAtom)
  const way = useAtomValue(pushWayAtom)
  const [dueFor, setDueFor] = useState<string | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    isOfferDue(userId).then(
      (isDue) => setDueFor(isDue ? userId : null),
      () => undefined, // refused by the device: not offered
    )
  }, [userId])
  if (!user || dueFor !== user.id || way !== 'possible') return null
  if (!mayKeepPersonal(user) || user.notificationMethods.includes('WEB_PUSH')) return null
  const finish = () => {
    // Hide it only once it is stored: a reload before that would offer it again.
    answerOffer(user.id)
      .catch(() => undefined) // refused by the device: offered again
      .finally(() => setDueFor(null))
  }
  return (
    <section className="push-offer" aria-label="알림 제안">
      <Icon name="bell" />
      <div>
        <b>공부할 때를 알려 드릴까요?</b>
        하루에 많아야 두 번, 정해 둔 시간에만 알려 드려요.
      </div>
      <ButtonLink href="/settings" variant="accent" onClick={finish}>
        설정에서 켜기
      </ButtonLink>
      <Button variant="text" onClick={finish}>
        괜찮아요
      </Button>
    </section>
  )
}
