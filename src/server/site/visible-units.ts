import type { NodeRow } from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'

/** Returns the units that learners see, in curriculum order. */
export function listVisibleUnits(index: CurriculumIndex): NodeRow[] {
  const below = (parentId: string | null): NodeRow[] =>
    index
      .children(parentId)
      .flatMap((node) => (node.kind === 'unit' ? [node] : below(node.id)))
      .filter(({ id }) => index.isVisible(id))
  return below(null)
}
