import { DAY_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { Promo } from './promo.ts'

export interface PromoFacts {
  promo: Pick<Promo, 'eventId' | 'startDate' | 'endDate' | 'force'>
  /** The event that the address requests, shown in any case. */
  forcedId: string | null
  hasParticipated: boolean
  /** Until when the person does not want to see it, in milliseconds since the epoch; null if never set. */
  hideUntil: number | null
  /** Milliseconds since the epoch. */
  now: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether the popup is shown (specification section 4, 'Promotional popup visibility'). */
export function isPromoShown({ promo, forcedId, hasParticipated, hideUntil, now }: PromoFacts): boolean {
  if (promo.force || forcedId === promo.eventId) return true
  if (hasParticipated) return false
  if (hideUntil !== null && hideUntil > now) return false
  return hasStarted(promo.startDate, now) && !isOver(promo.endDate, now)
}

function hasStarted(startDate: string | null, now: number): boolean {
  if (startDate === null) return true
  const at = Date.parse(startDate)
  return now >= (DAY.test(startDate) ? startOfSeoulDay(at) : at)
}

/** A date that cannot be read ends at once: better no popup than one for ever. */
function isOver(endDate: string | null, now: number): boolean {
  if (endDate === null) return false
  const at = Date.parse(endDate)
  return DAY.test(endDate) ? !(now < startOfSeoulDay(at) + DAY_MS) : !(now <= at)
}
