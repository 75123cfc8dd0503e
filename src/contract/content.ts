import { z } from 'zod'
import { CONTENT_ORIGINS, NODE_KINDS, RELEASED_ENTITIES } from '#domain/curriculum/curriculum.ts'
import { conceptSchema, explanationSchema, linkSchema, termSchema } from './curriculum.ts'
import { curriculumIdSchema, lineSchema, timeSchema, versionSchema } from './fields.ts'
import { adminProcedure } from './procedure.ts'

/**
 * Curriculum content as administrators read and write it: with what is hidden, drafts, versions and origins, and never from a
 * cache. What learners read is in curriculum.ts.
 *
 * A write that names the `version` it is based on answers 409 `STALE_VERSION` with `data.current` if the row has moved on; without one
 * the last write wins. A PATCH that changes nothing leaves the version.
 */

const EXPLANATION_LIMIT = 50_000
const LAST_PLACE = 1_000_000

const editable = {
  version: z.number(),
  origin: z.enum(CONTENT_ORIGINS),
}

const editableNodeSchema = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  kind: z.enum(NODE_KINDS),
  label: z.string(),
  ordered: z.number(),
  depth: z.number(),
  hidden: z.boolean(),
  ...editable,
})
export type EditableNode = z.infer<typeof editableNodeSchema>

/** `nodeId` is its small unit. */
const editableConceptSchema = conceptSchema.extend({ nodeId: z.string(), ...editable })
export type EditableConcept = z.infer<typeof editableConceptSchema>

const editableLinkSchema = linkSchema.extend({ hidden: z.boolean(), ...editable })
export type EditableLink = z.infer<typeof editableLinkSchema>

const editableTermSchema = termSchema.extend({ ordered: z.number(), hidden: z.boolean(), ...editable })
export type EditableTerm = z.infer<typeof editableTermSchema>

const editableExplanationSchema = explanationSchema.extend({
  /** When it was published here; null for a draft, and for one that shipped. */
  publishedAt: timeSchema.nullable(),
  ...editable,
})
export type EditableExplanation = z.infer<typeof editableExplanationSchema>

const entityIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
const nodeParams = { id: curriculumIdSchema }
/** `id` is any node above the concept. */
const conceptParams = { id: curriculumIdSchema, conceptId: curriculumIdSchema }
const linkParams = { id: curriculumIdSchema, linkId: entityIdSchema }
const explanationParams = { id: curriculumIdSchema, explanationId: curriculumIdSchema }
const termParams = { id: curriculumIdSchema, termId: curriculumIdSchema }

const ordered = z.number().int().min(0).max(LAST_PLACE)
const version = versionSchema.exactOptional()

const label = lineSchema.min(1).max(100)
const name = lineSchema.min(1).max(100)
const description = z.string().trim().max(1000)
const explanationText = z.string().max(EXPLANATION_LIMIT)
const status = z.enum(['draft', 'published'])
/** The published explanation that the writer knows, null for none: publishing answers 409 with the one that is published instead. */
const replaces = z.string().nullable().exactOptional()
const linkTitle = lineSchema.min(1).max(200)
const url = z.url({ protocol: /^https$/ }).max(2000)
const linkKind = z.enum(['video', 'page'])
const term = lineSchema.min(1).max(50)
const definition = z.string().trim().min(1).max(1000)

/** Whether the thing was only hidden, because learners have used it or the next release would bring it back. */
const removedSchema = z.object({ archived: z.boolean() })

/** What hiding or showing a thing touches. */
const effectsSchema = z.object({
  /** Concepts that appear or vanish with it; those that are hidden in their own right do not count. */
  concepts: z.number(),
  /** Published items of these concepts. */
  items: z.number(),
  /** People with a thread, an answer or measured time there. */
  learners: z.number(),
})
export type ContentEffects = z.infer<typeof effectsSchema>

/** What has a place among the other children of its parent: a node (of a node; null for grades), a concept (of a small unit), a link or a term (of a concept). */
const ORDERED_ENTITIES = ['curriculum', 'concept', 'link', 'term'] as const
export type OrderedEntity = (typeof ORDERED_ENTITIES)[number]

const MOST_CHILDREN = 1000
const childrenSchema = z.array(entityIdSchema).max(MOST_CHILDREN)

const rowSchema = z.record(z.string(), z.unknown())

/** Something that was edited here and that a later release has otherwise. */
const contentConflictSchema = z.object({
  entity: z.enum(RELEASED_ENTITIES),
  entityId: z.string(),
  /** Of an item the first one; null for a node of the tree. */
  conceptId: z.string().nullable(),
  /** The shipped row that was edited; null if it is not known. */
  base: rowSchema.nullable(),
  release: rowSchema,
  /** As it is here, in the shape of the entity's own calls; of a shipped explanation the one that was published in its place. */
  current: rowSchema,
  /** The fields of `release` that differ here. */
  fields: z.array(z.string()),
  foundAt: timeSchema,
})
export type ContentConflict = z.infer<typeof contentConflictSchema>

const CONCEPTS = '/api/v1/curriculums/{id}/concepts'
const OF_CONCEPT = '/api/v1/curriculum-concepts/{id}'

export const contentContract = {
  /** Every node and concept in curriculum order, hidden ones too; parents before children. */
  outline: adminProcedure
    .route({ method: 'GET', path: '/api/v1/curriculum-outline' })
    .output(z.object({ nodes: z.array(editableNodeSchema), concepts: z.array(editableConceptSchema) })),

  /** The kind follows from the parent; without one it is a grade that learners do not meet until a release names its revision. */
  createNode: adminProcedure
    .route({ method: 'POST', path: '/api/v1/curriculums' })
    .input(
      z.strictObject({
        parentId: curriculumIdSchema.nullable(),
        label,
        hidden: z.boolean().default(false),
      }),
    )
    .output(editableNodeSchema),
  /** 404 if the new parent does not exist, 422 if it is no place for a node of this kind: its own descendant, another level. */
  updateNode: adminProcedure
    .route({ method: 'PATCH', path: '/api/v1/curriculums/{id}' })
    .input(
      z.strictObject({
        ...nodeParams,
        label: label.exactOptional(),
        hidden: z.boolean().exactOptional(),
        ordered: ordered.exactOptional(),
        parentId: curriculumIdSchema.exactOptional(),
        version,
      }),
    )
    .output(editableNodeSchema),

  /**
   * Sets the order of a parent's children, hidden ones too. `known` is the order that the writer has seen; if it is no longer that, 409 with
   * the present one. `order` has all of them, and of nodes and concepts at most one child of another parent, which moves here: 422 if this
   * is no place for it.
   */
  arrange: adminProcedure
    .route({ method: 'PUT', path: '/api/v1/content-order/{entity}' })
    .input(
      z.strictObject({
        entity: z.enum(ORDERED_ENTITIES),
        parentId: curriculumIdSchema.nullable(),
        known: childrenSchema,
        order: childrenSchema,
      }),
    )
    .output(z.object({ order: z.array(z.string()) })),

  /** Changes nothing. */
  nodeEffects: adminProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums/{id}/effects' })
    .input(z.strictObject(nodeParams))
    .output(effectsSchema),
  conceptEffects: adminProcedure
    .route({ method: 'GET', path: `${OF_CONCEPT}/effects` })
    .input(z.strictObject(nodeParams))
    .output(effectsSchema),

  /** Adds it at the end of a small unit: `id`, or the last one below `id` if that is a node above. */
  createConcept: adminProcedure
    .route({ method: 'POST', path: CONCEPTS })
    .input(
      z.strictObject({
        ...nodeParams,
        content: name,
        description: description.default(''),
        imageRequired: z.boolean().default(false),
        hidden: z.boolean().default(false),
      }),
    )
    .output(editableConceptSchema),
  updateConcept: adminProcedure
    .route({ method: 'PATCH', path: `${CONCEPTS}/{conceptId}` })
    .input(
      z.strictObject({
        ...conceptParams,
        content: name.exactOptional(),
        description: description.exactOptional(),
        imageRequired: z.boolean().exactOptional(),
        hidden: z.boolean().exactOptional(),
        ordered: ordered.exactOptional(),
        version,
      }),
    )
    .output(editableConceptSchema),
  removeConcept: adminProcedure
    .route({ method: 'DELETE', path: `${CONCEPTS}/{conceptId}` })
    .input(z.strictObject({ ...conceptParams, version }))
    .output(removedSchema),

  /** A concept with everything that is written about it; explanations newest first. */
  concept: adminProcedure
    .route({ method: 'GET', path: OF_CONCEPT })
    .input(z.strictObject(nodeParams))
    .output(
      z.object({
        concept: editableConceptSchema,
        explanations: z.array(editableExplanationSchema),
        links: z.array(editableLinkSchema),
        terms: z.array(editableTermSchema),
        /** Made here and deleted, newest first: they can be restored. */
        deletedLinks: z.array(editableLinkSchema),
        deletedTerms: z.array(editableTermSchema),
      }),
    ),

  createLink: adminProcedure
    .route({ method: 'POST', path: `${OF_CONCEPT}/links` })
    .input(z.strictObject({ ...nodeParams, title: linkTitle, url, kind: linkKind.default('page') }))
    .output(editableLinkSchema),
  updateLink: adminProcedure
    .route({ method: 'PATCH', path: `${OF_CONCEPT}/links/{linkId}` })
    .input(
      z.strictObject({
        ...linkParams,
        title: linkTitle.exactOptional(),
        url: url.exactOptional(),
        kind: linkKind.exactOptional(),
        ordered: ordered.exactOptional(),
        hidden: z.boolean().exactOptional(),
        version,
      }),
    )
    .output(editableLinkSchema),
  removeLink: adminProcedure
    .route({ method: 'DELETE', path: `${OF_CONCEPT}/links/{linkId}` })
    .input(z.strictObject({ ...linkParams, version }))
    .output(removedSchema),
  /** Brings a deleted link back with its id, at the end. 404 if none was deleted. */
  restoreLink: adminProcedure
    .route({ method: 'POST', path: `${OF_CONCEPT}/links/{linkId}/restore` })
    .input(z.strictObject(linkParams))
    .output(editableLinkSchema),

  /** Newest first. */
  explanations: adminProcedure
    .route({ method: 'GET', path: `${OF_CONCEPT}/explanations` })
    .input(z.strictObject(nodeParams))
    .output(z.array(editableExplanationSchema)),
  explanation: adminProcedure
    .route({ method: 'GET', path: `${OF_CONCEPT}/explanations/{explanationId}` })
    .input(z.strictObject(explanationParams))
    .output(editableExplanationSchema),
  /**
   * Adds a version. Published, its formulas must typeset and its figures draw, else 422 with the line and what is wrong of each fault; a
   * draft is saved with faults. Figures may be written as YAML; they are stored as JSON.
   */
  createExplanation: adminProcedure
    .route({ method: 'POST', path: `${OF_CONCEPT}/explanations` })
    .input(
      z.strictObject({
        ...nodeParams,
        content: explanationText,
        status: status.default('draft'),
        replaces,
      }),
    )
    .output(editableExplanationSchema),
  /** Published now, it is what learners read, until another one is published. */
  updateExplanation: adminProcedure
    .route({ method: 'PATCH', path: `${OF_CONCEPT}/explanations/{explanationId}` })
    .input(
      z.strictObject({
        ...explanationParams,
        content: explanationText.exactOptional(),
        status: status.exactOptional(),
        replaces,
        version,
      }),
    )
    .output(editableExplanationSchema),

  createTerm: adminProcedure
    .route({ method: 'POST', path: `${OF_CONCEPT}/terms` })
    .input(z.strictObject({ ...nodeParams, term, definition }))
    .output(editableTermSchema),
  updateTerm: adminProcedure
    .route({ method: 'PATCH', path: `${OF_CONCEPT}/terms/{termId}` })
    .input(
      z.strictObject({
        ...termParams,
        term: term.exactOptional(),
        definition: definition.exactOptional(),
        ordered: ordered.exactOptional(),
        hidden: z.boolean().exactOptional(),
        version,
      }),
    )
    .output(editableTermSchema),
  removeTerm: adminProcedure
    .route({ method: 'DELETE', path: `${OF_CONCEPT}/terms/{termId}` })
    .input(z.strictObject({ ...termParams, version }))
    .output(removedSchema),
  /** As `restoreLink`. */
  restoreTerm: adminProcedure
    .route({ method: 'POST', path: `${OF_CONCEPT}/terms/{termId}/restore` })
    .input(z.strictObject(termParams))
    .output(editableTermSchema),

  /** What a release has changed under an edit here, oldest first. */
  conflicts: adminProcedure
    .route({ method: 'GET', path: '/api/v1/content-conflicts' })
    .output(z.array(contentConflictSchema)),
  /** Takes the release's text (the row is then shipped again), or keeps the edited one until a later release changes it again. */
  resolveConflict: adminProcedure
    .route({ method: 'POST', path: '/api/v1/content-conflicts/{entity}/{entityId}/resolve' })
    .input(
      z.strictObject({
        entity: z.enum(RELEASED_ENTITIES),
        entityId: entityIdSchema,
        take: z.enum(['release', 'edited']),
        version,
      }),
    )
    .output(z.object({ current: rowSchema })),
}
