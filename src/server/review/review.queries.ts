import { and, asc, eq, exists, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { scheduleReview } from '#domain/review/schedule-review.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, evaluationItems } from '../db/schema.ts'

/** The most people whose answers are in memory at once. */
const PEOPLE_AT_ONCE = 200

type AttemptRow = typeof attempts.$inferSelect

/** Visible concepts: neither hidden themselves nor below a hidden node. */
const SHOWN_CONCEPTS = sql`(
  with recursive shown as (
    select id from curriculum_nodes where parent_id is null and not hidden
    union all
    select node.id from curriculum_nodes node join shown on node.parent_id = shown.id where not node.hidden
  )
  select concept.id from concepts concept join shown on shown.id = concept.node_id where not concept.hidden
)`

/** Returns every counted answer to items that were once answered wrong and may still be drawn, in the order of arrival. */
function listNotebookAttempts(
  db: Queryable,
  userIds: readonly string[],
  evaluationIds?: readonly string[],
): Promise<AttemptRow[]> {
  const missed = alias(attempts, 'missed')
  const isMissed = db
    .select({ id: missed.id })
    .from(missed)
    .where(
      and(
        eq(missed.userId, attempts.userId),
        eq(missed.evaluationId, attempts.evaluationId),
        eq(missed.verdict, 'incorrect'),
      ),
    )
  return db
    .select(getTableColumns(attempts))
    .from(attempts)
    .innerJoin(evaluationItems, eq(evaluationItems.id, attempts.evaluationId))
    .where(
      and(
        inArray(attempts.userId, [...userIds]),
        evaluationIds && inArray(attempts.evaluationId, [...evaluationIds]),
        eq(evaluationItems.hidden, false),
        sql`${attempts.conceptId} in ${SHOWN_CONCEPTS}`,
        exists(isMissed),
      ),
    )
    .orderBy(asc(attempts.position))
}

export interface NotebookItem {
  userId: string
  evaluationId: string
  /** Where it was last answered. */
  conceptId: string
  difficultyLevel: DifficultyLevel
  dueAt: Date
}

/** Returns the wrong-answer notebooks of these people: all items, or the given ones. */
export async function listNotebook(
  db: Queryable,
  userIds: readonly string[],
  evaluationIds?: readonly string[],
): Promise<NotebookItem[]> {
  if (userIds.length === 0) return []
  const rows = await listNotebookAttempts(db, userIds, evaluationIds)
  const byItem = new Map<string, AttemptRow[]>()
  for (const row of rows) {
    const key = `${row.userId} ${row.evaluationId}`
    const answers = byItem.get(key)
    if (answers) answers.push(row)
    else byItem.set(key, [row])
  }
  return [...byItem.values()].flatMap((answers) => {
    const dueAt = scheduleReview(answers.map((each) => ({ ...each, at: each.createdAt.getTime() })))
    const last = answers.at(-1)
    if (dueAt === null || !last) return []
    const { userId, evaluationId, difficultyLevel } = last
    return [
      {
        userId,
        evaluationId,
        conceptId: last.conceptId,
        difficultyLevel: difficultyLevel as DifficultyLevel,
        dueAt: new Date(dueAt),
      },
    ]
  })
}

/**
 * Returns how many items of the wrong-answer notebook are due at `now`, by person; people without any are missing. For notifications: it
 * counts what `GET /api/v1/services/reviews` lists.
 */
export async function countDue(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let from = 0; from < userIds.length; from += PEOPLE_AT_ONCE) {
    for (const { userId, dueAt } of await listNotebook(db, userIds.slice(from, from + PEOPLE_AT_ONCE))) {
      if (dueAt <= now) counts.set(userId, (counts.get(userId) ?? 0) + 1)
    }
  }
  return counts
}
