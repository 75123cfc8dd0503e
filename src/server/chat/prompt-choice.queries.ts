import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { prompts, promptVersions } from '../db/schema.ts'

/** The version that everybody gets; null while the family's prompt is the built-in one. */
export async function findCurrentProdVersion(db: Queryable, title: string): Promise<number | null> {
  const [row] = await db
    .select({ version: promptVersions.version })
    .from(promptVersions)
    .innerJoin(prompts, eq(prompts.id, promptVersions.promptId))
    .where(and(eq(prompts.title, title), eq(prompts.purpose, 'prod'), eq(promptVersions.current, true)))
  return row?.version ?? null
}
