import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnnouncementSummary } from '#contract/notification.ts'
import type { Audience } from '#domain/notify/audience.ts'
import type { NotificationContent } from '#domain/notify/notification.ts'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { announcements, notificationSends, notifications, users } from '../db/schema.ts'
import { SENDERS } from './senders.ts'

/** The audience's condition over `users`, without suspended accounts. */
function ofAudience({ roles, grades, schoolIds }: Audience): SQL | undefined {
  return and(
    isNull(users.suspendedAt),
    roles.length > 0 ? arrayOverlaps(users.roles, [...roles]) : undefined,
    grades.length > 0
      ? or(
          ...grades.map(({ schoolLevel, grade }) =>
            and(eq(users.schoolLevel, schoolLevel), eq(users.grade, grade)),
          ),
        )
      : undefined,
    schoolIds.length > 0 ? inArray(users.schoolId, [...schoolIds]) : undefined,
  )
}

export async function countAudience(db: Queryable, audience: Audience): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users).where(ofAudience(audience))
  return row?.count ?? 0
}

export interface NewAnnouncement {
  id: string
  content: NotificationContent
  audience: Audience
  createdBy: string
  now: Date
  /** Null: at once. */
  sendAt: Date | null
}

/** Adds the announcement to the list only: `releaseAnnouncement` sends it. */
export async function insertAnnouncement(tx: Queryable, announcement: NewAnnouncement): Promise<void> {
  const { id, content, audience, createdBy, now, sendAt } = announcement
  const { title, body, path } = content
  await tx
    .insert(announcements)
    .values({ id, title, body, path, audience, createdBy, createdAt: now, sendAt })
}

/** Returns and locks the announcement that has waited longest past its time; null if none has. */
export async function lockDueAnnouncement(tx: Queryable, now: Date) {
  const [row] = await tx
    .select({ id: announcements.id, audience: announcements.audience })
    .from(announcements)
    .where(and(isNull(announcements.releasedAt), lte(announcements.sendAt, now)))
    .orderBy(asc(announcements.sendAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

interface Release {
  now: Date
  /** Whether this server can send mail. */
  isMailOn: boolean
}

/**
 * Adds the announcement to the inbox of everyone in its audience, and to the queue for each method that they want and can
 * be reached by: in SQL, so that a school costs no more than a class.
 */
export async function releaseAnnouncement(
  tx: Queryable,
  { id, audience }: { id: string; audience: Audience },
  { now, isMailOn }: Release,
): Promise<void> {
  await tx.update(announcements).set({ releasedAt: now }).where(eq(announcements.id, id))
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${notifications} (user_id, id, kind, announcement_id, title, body, path, planned_at, listed_at)
    select ${users.id}, gen_random_uuid(), 'announcement', ${announcements.id}, ${announcements.title},
      ${announcements.body}, ${announcements.path}, ${at}, ${at}
    from ${users} join ${announcements} on ${announcements.id} = ${id} where ${ofAudience(audience)}`)
  await tx.execute(sql`
    insert into ${notificationSends} (user_id, id, notification_id, method, due_at)
    select ${notifications.userId}, gen_random_uuid(), ${notifications.id}, way.method, ${at}
    from ${notifications}
    join ${users} on ${users.id} = ${notifications.userId}
    cross join (values ${sql.join(
      NOTIFICATION_METHODS.map((method) => sql`(${method})`),
      sql`, `,
    )}) as way (method)
    where ${notifications.announcementId} = ${id}
      and way.method = any(${users.notificationMethods})
      and case way.method ${sql.join(
        NOTIFICATION_METHODS.map(
          (method) => sql`when ${method} then ${SENDERS[method].isReachable(isMailOn)}`,
        ),
        sql` `,
      )} end`)
}

/** One page, newest first. */
export async function listAnnouncements(
  db: Queryable,
  { page, size }: { page: number; size: number },
): Promise<{ items: AnnouncementSummary[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(announcements)
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(size)
    .offset(page * size)
  return { total: counted?.total ?? 0, items: await summarise(db, rows) }
}

export async function findAnnouncement(db: Queryable, id: string): Promise<AnnouncementSummary | null> {
  const rows = await db.select().from(announcements).where(eq(announcements.id, id))
  const [found] = await summarise(db, rows)
  return found ?? null
}

async function summarise(
  db: Queryable,
  rows: readonly (typeof announcements.$inferSelect)[],
): Promise<AnnouncementSummary[]> {
  const reached = new Map((await countReached(db, rows)).map((counts) => [counts.announcementId, counts]))
  return rows.map(({ id, title, body, path, audience, createdAt, sendAt, releasedAt }) => {
    const { people = 0, sent = 0, shown = 0, clicked = 0 } = reached.get(id) ?? {}
    return {
      ...{ id, title, body, path, createdAt: createdAt.toISOString() },
      sendAt: sendAt?.toISOString() ?? null,
      releasedAt: releasedAt?.toISOString() ?? null,
      audience: {
        ...audience,
        roles: [...audience.roles],
        grades: [...audience.grades],
        schoolIds: [...audience.schoolIds],
      },
      ...{ people, sent, shown, clicked },
    }
  })
}

/** Counts people, whatever their number of methods and browsers. */
function countReached(db: Queryable, of: readonly { id: string }[]) {
  const peopleWhere = (condition: SQL) =>
    sql<number>`count(distinct ${notifications.userId}) filter (where ${condition})::int`
  return db
    .select({
      announcementId: notifications.announcementId,
      people: sql<number>`count(distinct ${notifications.userId})::int`,
      sent: peopleWhere(isNotNull(notificationSends.sentAt)),
      shown: peopleWhere(isNotNull(notificationSends.shownAt)),
      clicked: peopleWhere(isNotNull(notificationSends.clickedAt)),
    })
    .from(notifications)
    .leftJoin(
      notificationSends,
      and(
        eq(notificationSends.userId, notifications.userId),
        eq(notificationSends.notificationId, notifications.id),
      ),
    )
    .where(
      inArray(
        notifications.announcementId,
        of.map(({ id }) => id),
      ),
    )
    .groupBy(notifications.announcementId)
}

/** Deletes it from inboxes and the queue too; false if there is none with that id. */
export async function deleteAnnouncement(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .delete(announcements)
    .where(eq(announcements.id, id))
    .returning({ id: announcements.id })
  return rows.length > 0
}
