import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { schools, users } from '../db/schema.ts'
import { listPersonalWords } from '../llm/list-personal-words.ts'

/** Returns the words that identify this person in a text; none for a visitor. */
export async function findPersonalWords(
  db: Queryable,
  userId: string | null,
  { withNickname = true }: { withNickname?: boolean } = {},
): Promise<string[]> {
  if (userId === null) return []
  const [row] = await db
    .select({ nickname: users.nickname, email: users.email, schoolName: schools.name })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId))
  return row ? listPersonalWords(withNickname ? row : { ...row, nickname: '' }) : []
}
