import { DAY_MS } from '#domain/calendar/durations.ts'
import type { Database } from '../db/open-database.ts'
import { serverClock } from '../db/schema.ts'

/** A longer step between two looks is a jump of the clock, or a server that was off: both are treated alike. */
const JUMP_MS = DAY_MS
/** How long an operator has to set the clock right before anything is deleted by it. */
const STEADY_AFTER_MS = DAY_MS

/** Looks at the clock, and returns whether it has been steady for long enough to delete by it. */
export async function observeClock(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.insert(serverClock).values({ seenAt: now, steadySince: now }).onConflictDoNothing()
    const [before] = await tx.select().from(serverClock).for('update')
    const stepMs = now.getTime() - (before?.seenAt ?? now).getTime()
    // Processes on several machines differ a little.
    const hasJumped = Math.abs(stepMs) > JUMP_MS
    const steadySince = hasJumped ? now : (before?.steadySince ?? now)
    await tx.update(serverClock).set({ seenAt: now, steadySince })
    return now.getTime() - steadySince.getTime() >= STEADY_AFTER_MS
  })
}
