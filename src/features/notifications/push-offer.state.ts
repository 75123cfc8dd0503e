import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { outboxOf } from '#platform/outbox.ts'

/** Notifications are offered after this many study days. */
const OFFERED_AFTER_DAYS = 3
const KEY = 'push-offer'

interface PushOffer {
  /** Study days (Seoul) on this device, such as `2026-03-02`; at most `OFFERED_AFTER_DAYS`. */
  days: string[]
  /** The learner has answered: never offer again. */
  isAnswered: boolean
}

async function readOffer(userId: string): Promise<PushOffer> {
  const { days, isAnswered } = Object(await outboxOf(userId).copies.get(KEY)) as Partial<PushOffer>
  return { days: Array.isArray(days) ? days : [], isAnswered: isAnswered === true }
}

/** Records that the learner studied at `now` (milliseconds since the epoch). */
export async function recordStudyDay(userId: string, now: number): Promise<void> {
  const offer = await readOffer(userId)
  const today = toSeoulDate(now)
  if (offer.days.includes(today) || offer.days.length >= OFFERED_AFTER_DAYS) return
  await outboxOf(userId).copies.set(KEY, { ...offer, days: [...offer.days, today] })
}

/** Whether the offer may be shown now. */
export async function isOfferDue(userId: string): Promise<boolean> {
  const { days, isAnswered } = await readOffer(userId)
  return days.length >= OFFERED_AFTER_DAYS && !isAnswered
}

export async function answerOffer(userId: string): Promise<void> {
  await outboxOf(userId).copies.set(KEY, { ...(await readOffer(userId)), isAnswered: true })
}
