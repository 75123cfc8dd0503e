import { KIND_BELOW, type NodeKind, type OutlineKind } from '#domain/curriculum/curriculum.ts'

interface Place {
  id: string
  kind: NodeKind
  /** The ids above it. */
  above: readonly string[]
}

/** Returns why a node or a concept cannot go below `parent`, for people; null if it can. */
export function describePlaceFault(entry: { id: string; kind: OutlineKind }, parent: Place): string | null {
  if (parent.id === entry.id || parent.above.includes(entry.id))
    return '자기 자신이나 자기 아래로는 옮길 수 없어요.'
  if (KIND_BELOW[parent.kind] === entry.kind) return null
  return entry.kind === 'concept'
    ? '개념은 소단원 아래로만 옮길 수 있어요.'
    : '같은 단계의 단원 아래로만 옮길 수 있어요.'
}
