import { and, eq } from 'drizzle-orm'
import type { PromptParameters } from '#domain/prompt/prompt.ts'
import type { Queryable } from '../db/open-database.ts'
import { prompts, promptVersions } from '../db/schema.ts'

export interface StoredPrompt extends PromptParameters {
  content: string
  version: number
}

/** Returns a version of a family's prompt, by default the current one; null if the family only has the shipped one. */
export async function findPromptVersion(
  db: Queryable,
  title: string,
  purpose: 'dev' | 'prod',
  version: number | null,
): Promise<StoredPrompt | null> {
  const [row] = await db
    .select({
      content: promptVersions.content,
      version: promptVersions.version,
      temperature: promptVersions.temperature,
      maxTokens: promptVersions.maxTokens,
    })
    .from(promptVersions)
    .innerJoin(prompts, eq(prompts.id, promptVersions.promptId))
    .where(
      and(
        eq(prompts.title, title),
        eq(prompts.purpose, purpose),
        version === null ? eq(promptVersions.current, true) : eq(promptVersions.version, version),
      ),
    )
  return row ?? null
}
