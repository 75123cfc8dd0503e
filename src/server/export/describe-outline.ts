import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { ExportRows } from './export.queries.ts'

type NodeRow = ExportRows['nodes'][number]
type ConceptRow = ExportRows['concepts'][number]
type CriterionRow = ExportRows['criteria'][number]

/** Absent if it is the default. */
function hiddenOf({ hidden }: { hidden: boolean }): { hidden?: true } {
  return hidden ? { hidden } : {}
}

/** Looks up the standards and prerequisites of concepts and nodes. */
export class Relations {
  readonly #criteria: ReadonlyMap<string, CriterionRow>
  readonly #rows: ExportRows

  constructor(rows: ExportRows) {
    this.#rows = rows
    this.#criteria = new Map(rows.criteria.map((criterion) => [criterion.id, criterion]))
  }

  #codes(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.#criteria.get(id)?.code ?? []).sort()
  }

  standardsOfNode(nodeId: string): string[] {
    return this.#codes(
      this.#rows.nodeCriteria.filter((row) => row.nodeId === nodeId).map(({ criterionId }) => criterionId),
    )
  }

  standardsOfConcept(conceptId: string): string[] {
    return this.#codes(
      this.#rows.conceptCriteria
        .filter((row) => row.conceptId === conceptId)
        .map(({ criterionId }) => criterionId),
    )
  }

  prerequisitesOf(conceptId: string): string[] {
    return this.#rows.prerequisites
      .filter((row) => row.conceptId === conceptId)
      .map(({ prerequisiteId }) => prerequisiteId)
  }

  criterion(id: string): CriterionRow | undefined {
    return this.#criteria.get(id)
  }
}

/** Returns the rows of the outline in the form of `outline.yaml`. */
export function describeOutline(rows: ExportRows, index: CurriculumIndex, relations: Relations): object {
  return { grades: index.children(null).map((grade) => describeGrade(grade, rows, index, relations)) }
}

function describeGrade(grade: NodeRow, rows: ExportRows, index: CurriculumIndex, relations: Relations) {
  const below = new Set(listBelow(index, grade.id))
  const used = new Set(
    [
      ...rows.nodeCriteria.filter(({ nodeId }) => below.has(nodeId)),
      ...rows.conceptCriteria.filter(({ conceptId }) =>
        below.has(index.concepts.get(conceptId)?.nodeId ?? ''),
      ),
    ].map(({ criterionId }) => criterionId),
  )
  const standards = rows.criteria.filter(({ id }) => used.has(id))
  return {
    id: grade.id,
    label: grade.label,
    schoolLevel: grade.schoolLevel,
    grade: grade.grade,
    revision: standards[0]?.revision ?? null,
    subjectArea: grade.subjectArea,
    subject: grade.subject,
    ...hiddenOf(grade),
    standards: Object.fromEntries(standards.map(({ code, text }) => [code, text])),
    units: index.children(grade.id).map((unit) => ({
      id: unit.id,
      title: unit.label,
      ...(unit.domain !== null && { domain: unit.domain }),
      standards: relations.standardsOfNode(unit.id),
      ...hiddenOf(unit),
      middleUnits: index.children(unit.id).map((middle) => ({
        id: middle.id,
        title: middle.label,
        ...hiddenOf(middle),
        smallUnits: index.children(middle.id).map((small) => ({
          id: small.id,
          title: small.label,
          ...hiddenOf(small),
          concepts: index.ownConcepts(small.id).map((concept) => describeConcept(concept, relations)),
        })),
      })),
    })),
  }
}

function listBelow(index: CurriculumIndex, id: string): string[] {
  return [id, ...index.children(id).flatMap((child) => listBelow(index, child.id))]
}

function describeConcept(concept: ConceptRow, relations: Relations) {
  return {
    id: concept.id,
    name: concept.content,
    description: concept.description,
    standards: relations.standardsOfConcept(concept.id),
    prerequisites: relations.prerequisitesOf(concept.id),
    ...(concept.imageRequired && { imageRequired: true }),
    ...hiddenOf(concept),
  }
}
