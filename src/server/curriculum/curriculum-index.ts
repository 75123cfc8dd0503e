import type { Concept } from '#domain/curriculum/curriculum.ts'
import type { AppDeps } from '../deps.ts'
import {
  type ConceptRow,
  type CurriculumRows,
  loadCurriculumRows,
  type NodeRow,
} from './curriculum.queries.ts'

/** The outline with its parent and child relations, built once per content version. */
export class CurriculumIndex {
  readonly nodes: ReadonlyMap<string, NodeRow>
  readonly concepts: ReadonlyMap<string, ConceptRow>
  readonly #explained: ReadonlySet<string>
  readonly #children = new Map<string | null, NodeRow[]>()
  readonly #conceptsOfNode = new Map<string, ConceptRow[]>()
  readonly #criteria = new Map<string, { id: string; code: string; text: string }[]>()

  constructor(rows: CurriculumRows) {
    this.nodes = new Map(rows.nodes.map((node) => [node.id, node]))
    this.concepts = new Map(rows.concepts.map((concept) => [concept.id, concept]))
    this.#explained = new Set(rows.explained)
    for (const node of rows.nodes) append(this.#children, node.parentId, node)
    for (const concept of rows.concepts) append(this.#conceptsOfNode, concept.nodeId, concept)
    for (const { nodeId, ...criterion } of rows.criteria) append(this.#criteria, nodeId, criterion)
  }

  children(id: string | null): readonly NodeRow[] {
    return this.#children.get(id) ?? []
  }

  ownConcepts(nodeId: string): readonly ConceptRow[] {
    return this.#conceptsOfNode.get(nodeId) ?? []
  }

  criteria(nodeId: string): readonly { id: string; code: string; text: string }[] {
    return this.#criteria.get(nodeId) ?? []
  }

  /** Returns the ancestors of `id`, the root first. */
  ancestors(id: string): NodeRow[] {
    const above: NodeRow[] = []
    for (let parentId = this.nodes.get(id)?.parentId ?? null; parentId !== null; ) {
      const parent = this.nodes.get(parentId)
      if (!parent || above.includes(parent)) break
      above.unshift(parent)
      parentId = parent.parentId
    }
    return above
  }

  isVisible(nodeId: string): boolean {
    const node = this.nodes.get(nodeId)
    return node !== undefined && !node.hidden && this.ancestors(nodeId).every((each) => !each.hidden)
  }

  isConceptVisible(conceptId: string): boolean {
    const concept = this.concepts.get(conceptId)
    return concept !== undefined && !concept.hidden && this.isVisible(concept.nodeId)
  }

  /** Returns every concept below a node, in curriculum order. */
  conceptsUnder(nodeId: string): ConceptRow[] {
    return [
      ...this.ownConcepts(nodeId),
      ...this.children(nodeId).flatMap((child) => this.conceptsUnder(child.id)),
    ]
  }

  /** Whether no concept below a node has an explanation yet. */
  isEmpty(nodeId: string): boolean {
    return this.conceptsUnder(nodeId).every(({ id }) => !this.#explained.has(id))
  }

  visibleConceptsUnder(nodeId: string): ConceptRow[] {
    return this.conceptsUnder(nodeId).filter((concept) => this.isConceptVisible(concept.id))
  }

  /** The unit (대단원) that a concept or a node belongs to; a node above every unit has none. */
  unitOf(id: string): NodeRow | null {
    const nodeId = this.concepts.get(id)?.nodeId ?? id
    const node = this.nodes.get(nodeId)
    if (node?.kind === 'unit') return node
    return this.ancestors(nodeId).find((each) => each.kind === 'unit') ?? null
  }

  isUnder(conceptId: string, nodeId: string): boolean {
    const concept = this.concepts.get(conceptId)
    if (!concept) return false
    return concept.nodeId === nodeId || this.ancestors(concept.nodeId).some((each) => each.id === nodeId)
  }
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export function toConcept(row: ConceptRow): Concept {
  const { id, content, description, imageRequired, ordered, hidden } = row
  return { id, content, description, imageRequired, ordered, hidden }
}

/** Returns the current outline of the content. */
export async function getCurriculumIndex(
  deps: Pick<AppDeps, 'contentDb' | 'contentCache'>,
): Promise<CurriculumIndex> {
  await deps.contentCache.revalidate(false)
  return deps.contentCache.remember(
    'curriculum-index',
    async () => new CurriculumIndex(await loadCurriculumRows(deps.contentDb)),
  )
}
