import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { listTerms, loadExplanations } from '../curriculum/curriculum.queries.ts'
import { getCurriculumIndex, toConcept } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import type { AuthorRequest } from '../llm/author-model.ts'
import { describeConcept, describeVoice } from '../llm/describe-turn.ts'

/** Returns the values of the `sub` prompt for these concepts, with the explanation of the first. `material` is the task's. */
export async function describeConcepts(
  deps: AppDeps,
  conceptIds: readonly string[],
  material: string,
): Promise<AuthorRequest['values']> {
  const index = await getCurriculumIndex(deps)
  const rows = conceptIds.flatMap((id) => index.concepts.get(id) ?? [])
  const [first] = rows
  if (!first) throw new Error('no concept')
  const explanation = (await loadExplanations(deps.contentDb, [first.id])).get(first.id) ?? ''
  const terms = await listTerms(deps.contentDb, conceptIds)
  return {
    unit: index.unitOf(first.id)?.label ?? '',
    concept: rows.map(({ content }) => content).join(', '),
    ...describeConcept({ concept: toConcept(first), explanation, terms, items: [], bank: null }),
    voice: describeVoice(DEFAULT_PERSONA),
    material,
  }
}
