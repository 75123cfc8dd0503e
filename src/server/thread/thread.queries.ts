import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { threads } from '../db/schema.ts'

export type ThreadRow = typeof threads.$inferSelect

const own = (userId: string, id: string) => and(eq(threads.userId, userId), eq(threads.id, id))

export async function findThread(db: Queryable, userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await db.select().from(threads).where(own(userId, id))
  return row ?? null
}

/** Writes of one thread come one after another: exams, answers and turns of it never cross. */
export async function lockThread(tx: Queryable, userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(threads).where(own(userId, id)).for('update')
  return row ?? null
}

/** The same for what the person does in the thread now. */
export async function lockUsedThread(
  tx: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<ThreadRow | null> {
  const [row] = await tx.update(threads).set({ lastUsedAt: now }).where(own(userId, id)).returning()
  return row ?? null
}

/** Where the person learnt last: a concept's thread where there is one, since a look at a unit opens the unit's own too. */
export async function findRecentThread(db: Queryable, userId: string): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(sql`${threads.conceptId} is null`, desc(threads.lastUsedAt))
    .limit(1)
  return row ?? null
}

export async function listThreads(
  db: Queryable,
  userId: string,
  curriculumIds: readonly string[],
): Promise<ThreadRow[]> {
  if (curriculumIds.length === 0) return []
  return db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), inArray(threads.curriculumId, [...curriculumIds])))
    .orderBy(desc(threads.lastUsedAt))
}

/** The latest thread of a concept, or of a unit itself. */
export async function findThreadOfPlace(
  db: Queryable,
  userId: string,
  curriculumId: string,
  conceptId: string | null,
): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.userId, userId),
        eq(threads.curriculumId, curriculumId),
        conceptId === null ? isNull(threads.conceptId) : eq(threads.conceptId, conceptId),
      ),
    )
    .orderBy(desc(threads.lastUsedAt))
    .limit(1)
  return row ?? null
}

/** False where another request has just made a thread of this id. */
export async function insertThread(tx: Queryable, row: ThreadRow): Promise<boolean> {
  const made = await tx.insert(threads).values(row).onConflictDoNothing().returning({ id: threads.id })
  return made.length > 0
}

export async function touchThread(tx: Queryable, userId: string, id: string, now: Date): Promise<void> {
  await tx.update(threads).set({ lastUsedAt: now }).where(own(userId, id))
}
