import type { EditableConcept, EditableNode } from '#contract/content.ts'
import type { OutlineKind } from '#domain/curriculum/curriculum.ts'
import type { TreeEntries, TreeEntry } from './tree-entries.ts'

export interface Outline {
  nodes: readonly EditableNode[]
  concepts: readonly EditableConcept[]
}

export const KIND_NAMES: Readonly<Record<OutlineKind, string>> = {
  grade: '학년',
  unit: '대단원',
  middle: '중단원',
  small: '소단원',
  concept: '개념',
}

/** Returns nodes and concepts as one tree. */
export function toEntries({ nodes, concepts }: Outline): TreeEntries {
  const ofNode = ({ id, label, parentId, hidden }: EditableNode): TreeEntry => ({
    id,
    name: label,
    parentId,
    children: [
      ...nodes.filter((node) => node.parentId === id).map((node) => node.id),
      ...concepts.filter((concept) => concept.nodeId === id).map((concept) => concept.id),
    ],
    isFolder: true,
    isHidden: hidden,
  })
  const ofConcept = ({ id, content, nodeId, hidden }: EditableConcept): TreeEntry => ({
    id,
    name: content,
    parentId: nodeId,
    children: [],
    isFolder: false,
    isHidden: hidden,
  })
  return new Map(
    [...nodes.map(ofNode), ...concepts.map(ofConcept)].map((entry) => [entry.id, entry] as const),
  )
}
