import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { nodesQuery } from '../kit/nodes.query.ts'

interface ConceptGroup {
  id: string
  /** '중1 › 소인수분해' */
  label: string
  concepts: readonly { id: string; content: string }[]
}

export interface ConceptChoices {
  groups: readonly ConceptGroup[]
  nameOf: (id: string) => string
}

function groupConcepts(nodes: readonly TreeNode[]): ConceptGroup[] {
  return nodes
    .filter(({ curriculumConcepts }) => curriculumConcepts.length > 0)
    .map(({ id, label, parents, curriculumConcepts }) => ({
      id,
      label: [...parents.map((parent) => parent.label), label].slice(-3).join(' › '),
      concepts: curriculumConcepts,
    }))
}

/** The concepts by small unit, in curriculum order. Empty until the tree is there. */
export function useConceptChoices(): ConceptChoices {
  const { data } = useQuery(nodesQuery)
  return useMemo(() => {
    const groups = groupConcepts(data ?? [])
    const names = new Map(groups.flatMap(({ concepts }) => concepts.map(({ id, content }) => [id, content])))
    return { groups, nameOf: (id) => names.get(id) ?? id }
  }, [data])
}

/** The options of a select. */
export function ConceptOptions({ choices }: { choices: ConceptChoices }) {
  return choices.groups.map(({ id, label, concepts }) => (
    <optgroup key={id} label={label}>
      {concepts.map((concept) => (
        <option key={concept.id} value={concept.id}>
          {concept.content}
        </option>
      ))}
    </optgroup>
  ))
}
