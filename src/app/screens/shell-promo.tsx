import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Promo } from '#domain/promo/promo.ts'
import {
  closePromoAtom,
  decidePromoAtom,
  forcedPromoIdAtom,
  forcePromoAtom,
  hidePromoForTodayAtom,
  participateAtom,
  promoShownAtom,
} from '#features/promo/promo.state.ts'
import { siteConfigQuery } from '#platform/site-config.ts'

const PromoPopup = lazy(() =>
  import('#features/promo/promo-popup.tsx').then((part) => ({ default: part.PromoPopup })),
)

/** Query parameter with an event id: shows that popup unconditionally. */
const FORCED = 'popup'

/** Shows the configured popup, on every page. */
export function ShellPromo() {
  const { data: site } = useQuery(siteConfigQuery)
  return site?.promo ? <ConfiguredPromo promo={site.promo} /> : null
}

function ConfiguredPromo({ promo }: { promo: Promo }) {
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()
  const asked = query.get(FORCED)
  const forcedId = useAtomValue(forcedPromoIdAtom)
  const isShown = useAtomValue(promoShownAtom)
  const force = useSetAtom(forcePromoAtom)
  const decide = useSetAtom(decidePromoAtom)
  const close = useSetAtom(closePromoAtom)
  const hideForToday = useSetAtom(hidePromoForTodayAtom)
  const participate = useSetAtom(participateAtom)
  useEffect(() => force(asked), [asked, force])
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew when the forced id changes
  useEffect(() => decide(promo, Date.now()), [promo, forcedId, decide])
  const cleanAddress = () => {
    if (asked !== promo.eventId) return
    const rest = new URLSearchParams(query)
    rest.delete(FORCED)
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true })
  }
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <PromoPopup
        promo={promo}
        open
        onClose={() => {
          close(promo)
          cleanAddress()
        }}
        onNotToday={() => {
          hideForToday(promo, Date.now())
          cleanAddress()
        }}
        onParticipate={() => {
          participate(promo)
          cleanAddress()
        }}
      />
    </Suspense>
  )
}
