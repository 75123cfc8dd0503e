import { asc, eq, ilike, sql } from 'drizzle-orm'
import { type ManagedSchool, SCHOOLS_SHOWN, type School } from '#contract/school.ts'
import { escapeLike } from '../db/escape-like.ts'
import type { Queryable } from '../db/open-database.ts'
import { schools } from '../db/schema.ts'
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
