import type { CurriculumEntry, SchoolLevel, TreeNode } from '#domain/curriculum/curriculum.ts'
import type { NodeRow } from './curriculum.queries.ts'
import { type CurriculumIndex, toConcept } from './curriculum-index.ts'

/** Returns one node without its children. */
export function buildNode(index: CurriculumIndex, node: NodeRow, seesHidden: boolean): TreeNode {
  const own = index.ownConcepts(node.id).filter((concept) => seesHidden || !concept.hidden)
  return {
    id: node.id,
    label: node.label,
    parentId: node.parentId,
    ordered: node.ordered,
    depth: node.depth,
    parents: index.ancestors(node.id).map(({ id, label }) => ({ id, label })),
    children: [],
    curriculumAchievement: node.curriculumAchievement,
    achievementCriterion: [...index.criteria(node.id)],
    curriculumConcepts: own.map(toConcept),
    hidden: node.hidden,
  }
}

/** Returns one node with everything below it. */
export function buildTree(index: CurriculumIndex, node: NodeRow, seesHidden: boolean): TreeNode {
  const children = index.children(node.id).filter((child) => seesHidden || !child.hidden)
  return {
    ...buildNode(index, node, seesHidden),
    children: children.map((child) => buildTree(index, child, seesHidden)),
  }
}

/** Returns every row flat, hidden ones too, parents before children. */
export function listNodeRows(index: CurriculumIndex, parentId: string | null = null): NodeRow[] {
  return index.children(parentId).flatMap((node) => [node, ...listNodeRows(index, node.id)])
}

/** Returns every node flat, parents before children. */
export function listNodes(
  index: CurriculumIndex,
  seesHidden: boolean,
  parentId: string | null = null,
): TreeNode[] {
  return index
    .children(parentId)
    .filter((node) => seesHidden || !node.hidden)
    .flatMap((node) => [buildNode(index, node, seesHidden), ...listNodes(index, seesHidden, node.id)])
}

/** Returns the nested list of the older call: grades, units, middle units, small units, concepts. */
export function buildEntries(index: CurriculumIndex, seesHidden: boolean): CurriculumEntry[] {
  const below = (id: string) => index.children(id).filter((node) => seesHidden || !node.hidden)
  return index
    .children(null)
    .filter((node) => seesHidden || !node.hidden)
    .map((grade) => ({
      id: grade.id,
      schoolLevel: (grade.schoolLevel ?? 'MIDDLE') as SchoolLevel,
      grade: grade.grade ?? 1,
      subjectArea: grade.subjectArea ?? '',
      subject: grade.subject ?? '',
      hidden: grade.hidden,
      units: below(grade.id).map((unit) => ({
        id: unit.id,
        title: unit.label,
        ...(index.isEmpty(unit.id) && { empty: true as const }),
        middleUnits: below(unit.id).map((middle) => ({
          id: middle.id,
          title: middle.label,
          smallUnits: below(middle.id).map((small) => ({
            id: small.id,
            title: small.label,
            concepts: buildNode(index, small, seesHidden).curriculumConcepts,
          })),
        })),
      })),
    }))
}
