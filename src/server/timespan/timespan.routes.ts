import { boundDay } from '#domain/activity/bound-day.ts'
import type { TimeSpanRecord } from '#domain/activity/time-span.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { markDays } from '../statistics/mark-days.queries.ts'
import { findConceptOfItem, insertTimeSpan, lockDay, sumDay } from './timespan.queries.ts'

/** Ids of template items. */
const MADE_ITEM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the concept that the time counts for; `later` for an item of an offline exam that has not arrived yet; null if the key
 * does not exist.
 */
async function conceptOf(
  context: CallContext,
  { spanType, spanKey }: TimeSpanRecord,
): Promise<string | 'later' | null> {
  if (spanType === 'EVALUATION_ITEM')
    return (await findConceptOfItem(context.db, spanKey)) ?? (MADE_ITEM.test(spanKey) ? 'later' : null)
  const index = await getCurriculumIndex(context.deps)
  return index.concepts.has(spanKey) ? spanKey : null
}

export const timeSpanRoutes = {
  create: api.timeSpan.create.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const conceptId = await conceptOf(context, input)
    if (conceptId === null) return { accepted: 0 }
    const now = context.deps.clock()
    // Offline study counts for the day on which it happened.
    const day = boundDay(input.day, now.getTime())
    await lockDay(context.db, userId)
    const accepted = Math.max(0, Math.min(input.timespan, DAY_MS - (await sumDay(context.db, userId, day))))
    const id = context.idempotencyKey ?? context.deps.newId()
    await insertTimeSpan(context.db, {
      userId,
      id,
      spanType: input.spanType,
      spanKey: input.spanKey,
      conceptId: conceptId === 'later' ? null : conceptId,
      accepted,
      day,
      createdAt: now,
    })
    if (accepted > 0) await markDays(context.db, [day])
    return { accepted }
  }),
}
