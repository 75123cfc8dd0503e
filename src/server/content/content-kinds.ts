import type {
  EditableConcept,
  EditableExplanation,
  EditableLink,
  EditableNode,
  EditableTerm,
} from '#contract/content.ts'
import type { ErrorCode } from '#contract/error.ts'
import type { ContentEntity } from '#domain/curriculum/curriculum.ts'
import { conceptLinks, concepts, curriculumNodes, explanations, terms } from '../db/schema.ts'

/** The tables of the curriculum that administrators write. */
export type ContentTable =
  | typeof curriculumNodes
  | typeof concepts
  | typeof conceptLinks
  | typeof explanations
  | typeof terms

/** What the writes of one kind of content have of their own. */
export interface ContentKind<Table extends ContentTable, Shape extends object> {
  entity: ContentEntity
  table: Table
  missing: ErrorCode
  /** What administrators are answered with, and what the audit keeps. */
  toShape(row: Table['$inferSelect']): Shape
}

export const NODE: ContentKind<typeof curriculumNodes, EditableNode> = {
  entity: 'curriculum',
  table: curriculumNodes,
  missing: 'CURRICULUM_NOT_FOUND',
  toShape: ({ id, parentId, kind, label, ordered, depth, hidden, version, origin }) => ({
    ...{ id, parentId, kind, label, ordered, depth, hidden, version, origin },
  }),
}

export const CONCEPT: ContentKind<typeof concepts, EditableConcept> = {
  entity: 'concept',
  table: concepts,
  missing: 'CONCEPT_NOT_FOUND',
  toShape: ({ digest: _, ...concept }) => concept,
}

export const LINK: ContentKind<typeof conceptLinks, EditableLink> = {
  entity: 'link',
  table: conceptLinks,
  missing: 'LINK_NOT_FOUND',
  toShape: ({ digest: _, createdAt, ...link }) => ({ ...link, createdAt: createdAt.toISOString() }),
}

export const EXPLANATION: ContentKind<typeof explanations, EditableExplanation> = {
  entity: 'explanation',
  table: explanations,
  missing: 'EXPLANATION_NOT_FOUND',
  toShape: ({ digest: _, createdAt, publishedAt, ...explanation }) => ({
    ...explanation,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }),
}

export const TERM: ContentKind<typeof terms, EditableTerm> = {
  entity: 'term',
  table: terms,
  missing: 'TERM_NOT_FOUND',
  toShape: ({ digest: _, ...term }) => term,
}

/** Every kind by its entity, for calls that name the entity. */
export const CONTENT_KINDS: { readonly [Entity in ContentEntity]: ContentKind<ContentTable, object> } = {
  curriculum: NODE,
  concept: CONCEPT,
  link: LINK,
  explanation: EXPLANATION,
  term: TERM,
}
