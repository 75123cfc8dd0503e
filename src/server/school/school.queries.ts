import { and, asc, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import {
  type ListedSchool,
  type ManagedSchool,
  type SCHOOL_SORTS,
  SCHOOLS_SHOWN,
  type School,
} from '#contract/school.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import { escapeLike } from '../db/escape-like.ts'
import type { Queryable } from '../db/open-database.ts'
import { schools, users } from '../db/schema.ts'
import type { SchoolRow } from './read-school-csv.ts'

const columns = {
  id: schools.id,
  name: schools.name,
  region: schools.region,
  schoolLevel: schools.schoolLevel,
}

export function searchSchools(db: Queryable, query: string): Promise<School[]> {
  const literal = escapeLike(query)
  return db
    .select(columns)
    .from(schools)
    .where(ilike(schools.name, `%${literal}%`))
    .orderBy(sql`${ilike(schools.name, `${literal}%`)} desc`, asc(schools.name), asc(schools.region))
    .limit(SCHOOLS_SHOWN)
}

export async function findSchool(db: Queryable, id: string): Promise<School | null> {
  const [row] = await db.select(columns).from(schools).where(eq(schools.id, id))
  return row ?? null
}

const managedColumns = { ...columns, version: schools.version }

export interface SchoolFilter {
  /** Part of a name or a region; empty for all. */
  query: string
  schoolLevel?: SchoolLevel
}

function matches({ query, schoolLevel }: SchoolFilter): SQL | undefined {
  const part = `%${escapeLike(query)}%`
  return and(
    query === '' ? undefined : or(ilike(schools.name, part), ilike(schools.region, part)),
    schoolLevel && eq(schools.schoolLevel, schoolLevel),
  )
}

function selectListed(db: Queryable) {
  const counts = db
    .select({ schoolId: users.schoolId, people: count().as('people') })
    .from(users)
    .where(isNotNull(users.schoolId))
    .groupBy(users.schoolId)
    .as('counts')
  return db
    .select({
      ...managedColumns,
      people: sql<number>`coalesce(${counts.people}, 0)::int`.as('listed_people'),
    })
    .from(schools)
    .leftJoin(counts, eq(counts.schoolId, schools.id))
    .$dynamic()
}

const SORTED_BY = { name: schools.name, region: schools.region, people: sql`listed_people` }

export interface SchoolOrder {
  sort: (typeof SCHOOL_SORTS)[number]
  direction: 'asc' | 'desc'
}

/** One page, in the order that was asked for, then by name. */
export async function listSchools(
  db: Queryable,
  filter: SchoolFilter,
  { sort, direction }: SchoolOrder,
  { page, size }: { page: number; size: number },
): Promise<{ items: ListedSchool[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(schools).where(matches(filter))
  const items = await selectListed(db)
    .where(matches(filter))
    .orderBy(
      direction === 'asc' ? asc(SORTED_BY[sort]) : desc(SORTED_BY[sort]),
      asc(schools.name),
      asc(schools.region),
      asc(schools.id),
    )
    .limit(size)
    .offset(page * size)
  return { total: counted?.total ?? 0, items }
}

const EXPORT_PAGE = 500

/** All schools, by name, read page by page. */
export async function* readSchools(db: Queryable, filter: SchoolFilter): AsyncGenerator<ListedSchool> {
  for (let last: ListedSchool | undefined; ; ) {
    const after: SQL | undefined = last
      ? sql`(${schools.name}, ${schools.id}) > (${last.name}, ${last.id}::uuid)`
      : undefined
    const rows = await selectListed(db)
      .where(and(matches(filter), after))
      .orderBy(asc(schools.name), asc(schools.id))
      .limit(EXPORT_PAGE)
    yield* rows
    if (rows.length < EXPORT_PAGE) return
    last = rows.at(-1)
  }
}

export async function findListedSchool(db: Queryable, id: string): Promise<ListedSchool | null> {
  const [row] = await selectListed(db).where(eq(schools.id, id))
  return row ?? null
}

/** Locks the school until the transaction ends. */
export async function lockSchool(tx: Queryable, id: string): Promise<ManagedSchool | null> {
  const [row] = await tx.select(managedColumns).from(schools).where(eq(schools.id, id)).for('update')
  return row ?? null
}

export async function insertSchool(
  tx: Queryable,
  school: SchoolRow & { id: string },
): Promise<ManagedSchool> {
  const [row] = await tx.insert(schools).values(school).returning(managedColumns)
  if (!row) throw new Error('the school was not inserted')
  return row
}

/** Raises the row's version. */
export async function saveSchool(tx: Queryable, id: string, school: SchoolRow): Promise<ManagedSchool> {
  const [row] = await tx
    .update(schools)
    .set({ ...school, version: sql`${schools.version} + 1` })
    .where(eq(schools.id, id))
    .returning(managedColumns)
  if (!row) throw new Error('the school was not saved')
  return row
}

export async function deleteSchool(tx: Queryable, id: string): Promise<void> {
  await tx.delete(schools).where(eq(schools.id, id))
}

/** All schools, locked against other writes of schools until the transaction ends. */
export async function lockSchools(tx: Queryable): Promise<SchoolRow[]> {
  await tx.execute(sql`lock table ${schools} in share row exclusive mode`)
  return tx.select(columns).from(schools)
}

/** Few enough rows of parameters for one statement. */
const ROWS_A_STATEMENT = 1000

export async function insertSchools(tx: Queryable, rows: (SchoolRow & { id: string })[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(schools).values(rows.slice(from, from + ROWS_A_STATEMENT))
}
