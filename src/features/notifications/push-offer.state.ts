import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { outboxOf } from '#platform/outbox.ts'

/** The learner is offered to be called back once this many days were spent on it (offline.md, 'Push'). */
const OFFERED_AFTER_DAYS = 3
const KEY = 'push-offer'

interface PushOffer {
  /** Days of study in Seoul on this device, `2026-03-02`, no more than are needed. */
  days: string[]
  /** The learner has said something to it: never again. */
  isAnswered: boolean
}

async function readOffer(userId: string): Promise<PushOffer> {
  const { days, isAnswered } = Object(await outboxOf(userId).copies.get(KEY)) as Partial<PushOffer>
  return { days: Array.isArray(days) ? days : [], isAnswered: isAnswered === true }
}

/** The learner has studied now; `now` in milliseconds since the epoch. */
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
