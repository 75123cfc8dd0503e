import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { ManagedPerson, PEOPLE_SORTS, PERSON_STATUSES } from '#contract/people.ts'
import type { LoginProvider, Role } from '#domain/access/roles.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import { escapeLike } from '../db/escape-like.ts'
import type { Queryable } from '../db/open-database.ts'
import { schools, sessions, users } from '../db/schema.ts'

export interface PeopleFilter {
  /** Part of a nickname or an e-mail address, or an id; empty for all. */
  query: string
  role?: Role
  status?: (typeof PERSON_STATUSES)[number]
}

function matches({ query, role, status }: PeopleFilter): SQL | undefined {
  const part = `%${escapeLike(query)}%`
  return and(
    query === ''
      ? undefined
      : or(
          ilike(users.nickname, part),
          ilike(users.email, part),
          eq(sql`${users.id}::text`, query.toLowerCase()),
        ),
    role && arrayContains(users.roles, [role]),
    status && (status === 'suspended' ? isNotNull(users.suspendedAt) : isNull(users.suspendedAt)),
  )
}

function selectPeople(db: Queryable) {
  const lastSeen = db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt).as('at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('last_seen')
  return db
    .select({
      user: users,
      schoolName: schools.name,
      lastSeenAt: sql`${lastSeen.at}`.mapWith(sessions.lastSeenAt).as('last_seen_at'),
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
}

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

function toManagedPerson({ user, schoolName, lastSeenAt }: PersonRow): ManagedPerson {
  const { id, nickname, provider, email, schoolId, grade, version } = user
  return {
    ...{ id, nickname, email, grade, version },
    provider: provider as LoginProvider,
    roles: user.roles as Role[],
    school: schoolId === null || schoolName === null ? null : { id: schoolId, name: schoolName },
    schoolLevel: user.schoolLevel as SchoolLevel,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    suspendedAt: user.suspendedAt?.toISOString() ?? null,
  }
}

export interface PeopleOrder {
  sort: (typeof PEOPLE_SORTS)[number]
  direction: 'asc' | 'desc'
}

const SORTED_BY = { nickname: users.nickname, createdAt: users.createdAt, lastSeenAt: sql`last_seen_at` }

/** People who were never here come last, whatever the direction. */
function inOrder({ sort, direction }: PeopleOrder): SQL[] {
  const order = direction === 'asc' ? asc(SORTED_BY[sort]) : desc(SORTED_BY[sort])
  return [sql`${order} nulls last`, desc(users.createdAt), desc(users.id)]
}

/** One page, in the order that was asked for, then newest first. */
export async function listPeople(
  db: Queryable,
  filter: PeopleFilter,
  order: PeopleOrder,
  { page, size }: { page: number; size: number },
): Promise<{ items: ManagedPerson[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(users).where(matches(filter))
  const rows = await selectPeople(db)
    .where(matches(filter))
    .orderBy(...inOrder(order))
    .limit(size)
    .offset(page * size)
  return { total: counted?.total ?? 0, items: rows.map(toManagedPerson) }
}

const EXPORT_PAGE = 500

/** Everybody, newest first, read page by page. */
export async function* readPeople(db: Queryable, filter: PeopleFilter): AsyncGenerator<ManagedPerson> {
  for (let last: { createdAt: Date; id: string } | null = null; ; ) {
    const after: SQL | undefined = last
      ? sql`(${users.createdAt}, ${users.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
      : undefined
    const rows = await selectPeople(db)
      .where(and(matches(filter), after))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(EXPORT_PAGE)
    yield* rows.map(toManagedPerson)
    if (rows.length < EXPORT_PAGE) return
    last = rows.at(-1)?.user ?? null
  }
}

export async function findPerson(db: Queryable, id: string): Promise<ManagedPerson | null> {
  const [row] = await selectPeople(db).where(eq(users.id, id))
  return row ? toManagedPerson(row) : null
}

/**
 * Locks a person and all active administrators until the transaction ends, so that two writes cannot remove the last two administrators.
 * Returns the administrators.
 */
export async function lockWithAdmins(tx: Queryable, id: string): Promise<string[]> {
  const isActiveAdmin = sql<boolean>`${users.roles} @> array['admin'] and ${users.suspendedAt} is null`
  const rows = await tx
    .select({ id: users.id, isActiveAdmin })
    .from(users)
    .where(or(isActiveAdmin, eq(users.id, id)))
    .orderBy(users.id)
    .for('no key update')
  return rows.filter((row) => row.isActiveAdmin).map((row) => row.id)
}

/** Raises the row's version. */
export async function saveAccount(
  tx: Queryable,
  id: string,
  account: { roles: readonly Role[]; suspendedAt: Date | null },
): Promise<void> {
  await tx
    .update(users)
    .set({ roles: [...account.roles], suspendedAt: account.suspendedAt, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

export async function deleteSessionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
