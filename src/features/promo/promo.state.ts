import { atom } from 'jotai/vanilla'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { isPromoShown } from '#domain/promo/is-promo-shown.ts'
import type { Promo } from '#domain/promo/promo.ts'
import { readCookie, readFlag, writeCookie } from '#platform/cookies.ts'

const forcedId = atom<string | null>(null)
const shown = atom(false)
/** Closed in this view: shown again only if forced. */
const closed = atom(false)

export const promoShownAtom = atom((get) => get(shown))
export const forcedPromoIdAtom = atom((get) => get(forcedId))

/** Forces the popup of an event, whatever its dates and the learner's choices; null undoes it. */
export const forcePromoAtom = atom(null, (get, set, eventId: string | null) => {
  if (get(forcedId) === eventId) return
  set(forcedId, eventId)
  if (eventId !== null) set(closed, false)
})

/** At load, and when the forced id or `promo.force` changes. `now`: milliseconds since the epoch. */
export const decidePromoAtom = atom(null, (get, set, promo: Promo, now: number) => {
  const hideUntil = Date.parse(readCookie('hidePopupUntil', promo.eventId) ?? '')
  const isShown = isPromoShown({
    promo,
    forcedId: get(forcedId),
    hasParticipated: readFlag('popupParticipated', promo.eventId),
    hideUntil: Number.isNaN(hideUntil) ? null : hideUntil,
    now,
  })
  set(shown, isShown && !get(closed))
})

/** '닫기': hidden in this view. */
export const closePromoAtom = atom(null, (get, set, { eventId }: Promo) => {
  set(closed, true)
  set(shown, false)
  if (get(forcedId) === eventId) set(forcedId, null)
})

/** '오늘은 그만': hidden for a day. */
export const hidePromoForTodayAtom = atom(null, (_get, set, promo: Promo, now: number) => {
  writeCookie('hidePopupUntil', new Date(now + DAY_MS).toISOString(), promo.eventId)
  set(closePromoAtom, promo)
})

/** The link was opened: the person takes part. */
export const participateAtom = atom(null, (_get, set, promo: Promo) => {
  writeCookie('popupParticipated', JSON.stringify(true), promo.eventId)
  set(closePromoAtom, promo)
})
