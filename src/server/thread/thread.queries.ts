import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { threads } from '../db/schema.ts'

export type ThreadRow = typeof threads.$inferSelect

function own(userId: string, id: string) {
  return and(eq(threads.userId, userId), eq(threads.id, id))
}

const threadQuery = prepareOnce((db) =>
  db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, sql.placeholder('userId')), eq(threads.id, sql.placeholder('id'))))
    .prepare('find_thread'),
)

export async function findThread(db: Queryable, userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await threadQuery(db).execute({ userId, id })
  return row ?? null
}

const usedThread = prepareOnce((tx) =>
  tx
    .update(threads)
    .set({ lastUsedAt: sql`${sql.placeholder('now')}` })
    .where(and(eq(threads.userId, sql.placeholder('userId')), eq(threads.id, sql.placeholder('id'))))
    .returning()
    .prepare('lock_used_thread'),
)

/** Locks a thread: its exams, answers and turns are written one after another. */
export async function lockThread(tx: Queryable, userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(threads).where(own(userId, id)).for('update')
  return row ?? null
}

/** The same, and records that the person uses the thread now. */
export async function lockUsedThread(
  tx: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<ThreadRow | null> {
  const [row] = await usedThread(tx).execute({ userId, id, now })
  return row ?? null
}

/** Returns the person's last used thread: preferably of a concept, since visiting a unit also opens the unit's own thread. */
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

/** Returns the latest thread of a concept, or of a unit itself. */
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

/** False if another request has just created a thread with this id. */
export async function insertThread(tx: Queryable, row: ThreadRow): Promise<boolean> {
  const made = await tx.insert(threads).values(row).onConflictDoNothing().returning({ id: threads.id })
  return made.length > 0
}

export async function touchThread(tx: Queryable, userId: string, id: string, now: Date): Promise<void> {
  await tx.update(threads).set({ lastUsedAt: now }).where(own(userId, id))
}
