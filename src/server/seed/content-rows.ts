import { createHash } from 'node:crypto'
import type {
  achievementCriteria,
  conceptLinks,
  concepts,
  curriculumNodes,
  evaluationItems,
  explanations,
  questionBanks,
  terms,
} from '../db/schema.ts'
import type { ConceptText } from './read-concept-text.ts'
import type { ConceptItems } from './read-items.ts'
import { criterionId, listConcepts, type Outline, type OutlineGrade } from './read-outline.ts'
import type { ConceptQuestions } from './read-questions.ts'
import { writeFigureJson } from './write-figure-json.ts'

export type NodeInsert = typeof curriculumNodes.$inferInsert
export type ConceptInsert = typeof concepts.$inferInsert
export type ItemInsert = typeof evaluationItems.$inferInsert
export type CriterionInsert = typeof achievementCriteria.$inferInsert
export type TermInsert = typeof terms.$inferInsert
export type LinkInsert = typeof conceptLinks.$inferInsert
export type ExplanationInsert = typeof explanations.$inferInsert
export type QuestionBankInsert = typeof questionBanks.$inferInsert

/**
 * A row with the digest of everything else in it and of `related`, what other tables hold about it: a load leaves a row alone
 * whose digest has not changed.
 */
function withDigest<Row extends object>(row: Row, ...related: readonly string[][]): Row & { digest: string } {
  const digest = createHash('sha256')
    .update(JSON.stringify([row, related]))
    .digest('base64url')
    .slice(0, 22)
  return { ...row, digest }
}

export interface OutlineRows {
  criteria: CriterionInsert[]
  /** Parents before children. */
  nodes: NodeInsert[]
  concepts: ConceptInsert[]
  nodeCriteria: { nodeId: string; criterionId: string }[]
  conceptCriteria: { conceptId: string; criterionId: string }[]
  prerequisites: { conceptId: string; prerequisiteId: string }[]
}

interface Branch {
  id: string
  label: string
  kind: 'unit' | 'middle' | 'small'
  hidden: boolean
  domain?: string | null
  standards: string[]
  children: Branch[]
}

function branchesOf(grade: OutlineGrade): Branch[] {
  return grade.units.map((unit) => ({
    id: unit.id,
    label: unit.title,
    kind: 'unit',
    hidden: unit.hidden,
    domain: unit.domain,
    standards: unit.standards,
    children: unit.middleUnits.map((middle) => ({
      id: middle.id,
      label: middle.title,
      kind: 'middle',
      hidden: middle.hidden,
      standards: [],
      children: middle.smallUnits.map((small) => ({
        id: small.id,
        label: small.title,
        kind: 'small',
        hidden: small.hidden,
        standards: [...new Set(small.concepts.flatMap(({ standards }) => standards))],
        children: [],
      })),
    })),
  }))
}

function flattenBranches(
  branches: readonly Branch[],
  parentId: string,
  depth: number,
  grade: OutlineGrade,
): NodeInsert[] {
  return branches.flatMap((branch, index) => {
    const topics = branch.standards.map((code) => grade.standards[code]).join(', ')
    const node = withDigest(
      {
        id: branch.id,
        parentId,
        kind: branch.kind,
        label: branch.label,
        ordered: index + 1,
        depth,
        hidden: branch.hidden,
        curriculumAchievement: topics === '' ? null : topics,
        domain: branch.domain ?? null,
        schoolLevel: null,
        grade: null,
        subjectArea: null,
        subject: null,
      },
      branch.standards,
    )
    return [node, ...flattenBranches(branch.children, branch.id, depth + 1, grade)]
  })
}

function listStandards(branches: readonly Branch[]): { nodeId: string; code: string }[] {
  return branches.flatMap(({ id, standards, children }) => [
    ...standards.map((code) => ({ nodeId: id, code })),
    ...listStandards(children),
  ])
}

/** The rows of the outline. */
export function makeOutlineRows(outline: Outline): OutlineRows {
  const placed = listConcepts(outline)
  return {
    criteria: outline.grades.flatMap(({ standards, revision }) =>
      revision === null
        ? []
        : Object.entries(standards).map(([code, topic]) => ({
            id: criterionId(revision, code),
            code,
            text: topic,
            revision,
          })),
    ),
    nodes: outline.grades.flatMap((grade, index) => [
      withDigest({
        id: grade.id,
        parentId: null,
        kind: 'grade',
        label: grade.label,
        ordered: index + 1,
        depth: 0,
        hidden: grade.hidden,
        curriculumAchievement: null,
        domain: null,
        schoolLevel: grade.schoolLevel,
        grade: grade.grade,
        subjectArea: grade.subjectArea,
        subject: grade.subject,
      }),
      ...flattenBranches(branchesOf(grade), grade.id, 1, grade),
    ]),
    concepts: placed.map(({ concept, smallUnitId, ordered }) =>
      withDigest(
        {
          id: concept.id,
          nodeId: smallUnitId,
          content: concept.name,
          description: concept.description,
          imageRequired: concept.imageRequired,
          ordered,
          hidden: concept.hidden,
        },
        concept.standards,
        concept.prerequisites,
      ),
    ),
    nodeCriteria: outline.grades.flatMap((grade) =>
      listStandards(branchesOf(grade)).map(({ nodeId, code }) => ({
        nodeId,
        criterionId: criterionId(grade.revision, code),
      })),
    ),
    conceptCriteria: placed.flatMap(({ concept, revision }) =>
      concept.standards.map((code) => ({ conceptId: concept.id, criterionId: criterionId(revision, code) })),
    ),
    prerequisites: placed.flatMap(({ concept }) =>
      concept.prerequisites.map((id) => ({ conceptId: concept.id, prerequisiteId: id })),
    ),
  }
}

export interface ConceptTextRows {
  conceptId: string
  /** Null if the file has no text yet. */
  explanation: ExplanationInsert | null
  terms: TermInsert[]
  links: LinkInsert[]
}

/** The rows of one concept's Markdown file. */
export function makeConceptTextRows({ matter, body }: ConceptText): ConceptTextRows {
  const explanation = {
    id: `${matter.id}E01`,
    conceptId: matter.id,
    content: writeFigureJson(body),
    status: 'published' as const,
    author: 'person' as const,
  }
  return {
    conceptId: matter.id,
    explanation: body.trim() === '' ? null : withDigest(explanation),
    terms: matter.terms.map((term, index) =>
      withDigest({ ...term, conceptId: matter.id, ordered: index + 1 }),
    ),
    links: matter.links.map((link, index) =>
      withDigest({ ...link, conceptId: matter.id, ordered: index + 1 }),
    ),
  }
}

/** The rows of one concept's items, in the order of the file. */
export function makeItemRows({ items }: ConceptItems): ItemInsert[] {
  return items.map(({ item, answerTests }, index) => {
    const { conceptIds, criterionTypeIds: _, itemGroupId: __, itemVersion: ___, ...columns } = item
    const related = [
      ...(conceptIds.length > 1 ? [conceptIds] : []),
      ...answerTests.map((test) => [JSON.stringify(test)]),
    ]
    const row = withDigest({ ...columns, ordered: index + 1, hidden: false }, ...related)
    return { ...row, answerTests }
  })
}

export function makeQuestionBankRow({ conceptId, bank }: ConceptQuestions): QuestionBankInsert {
  return withDigest({ conceptId, bank })
}
