import { asc, eq, ilike, sql } from 'drizzle-orm'
import { SCHOOLS_SHOWN, type School } from '#contract/school.ts'
import type { Queryable } from '../db/open-database.ts'
import { schools } from '../db/schema.ts'

const columns = {
  id: schools.id,
  name: schools.name,
  region: schools.region,
  schoolLevel: schools.schoolLevel,
}

/** Escapes `%`, `_` and `\`. */
function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&')
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
