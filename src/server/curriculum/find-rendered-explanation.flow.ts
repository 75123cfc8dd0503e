import type { Concept, RenderedExplanation } from '#domain/curriculum/curriculum.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { findLatestExplanation } from './curriculum.queries.ts'

/** Returns the explanation that learners read, with its rendered form; null if none is published. */
export async function findRenderedExplanation(
  { renderedTexts }: Pick<AppDeps, 'renderedTexts'>,
  db: Queryable,
  { id, content: name }: Pick<Concept, 'id' | 'content'>,
): Promise<RenderedExplanation | null> {
  const explanation = await findLatestExplanation(db, id)
  if (!explanation) return null
  const rendered = await renderedTexts.render(`# ${name}\n\n${explanation.content}`)
  return { ...explanation, rendered }
}
