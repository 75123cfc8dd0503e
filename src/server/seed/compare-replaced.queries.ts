import { listConceptExplanations } from '../content/content.queries.ts'
import {
  findShipped,
  forgetShipped,
  pickText,
  rememberShipped,
  saveRelease,
} from '../content/shipped-rows.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { ExplanationInsert } from './content-rows.ts'

/**
 * Records a conflict where the load is about to change a shipped explanation in whose place learners read one that was published here.
 * There is none once the release has the words that were replaced, or those that learners read.
 */
export async function compareReplaced(tx: Queryable, loaded: ExplanationInsert): Promise<void> {
  const { id, conceptId, digest = '' } = loaded
  const rows = await listConceptExplanations(tx, conceptId)
  const shipped = rows.find((row) => row.id === id)
  const live = rows.find(({ status }) => status === 'published')
  if (shipped?.origin !== 'shipped' || shipped.digest === digest || !live || live.id === id) return
  const known = await findShipped(tx, 'explanation', id)
  const base = known?.release ? known.base : pickText(shipped)
  const release = pickText(loaded)
  if (release.content === base?.content || release.content === live.content)
    return forgetShipped(tx, 'explanation', id)
  if (!known?.release) await rememberShipped(tx, 'explanation', { id, ...base })
  await saveRelease(tx, { entity: 'explanation', id, release, digest })
}
