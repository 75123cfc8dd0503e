import { z } from 'zod'
import { CORRECT_REASONS, INCORRECT_REASONS, NUDGE_REASONS } from '#domain/answer/verdict.ts'
import { ANSWER_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { CONTENT_ORIGINS } from '#domain/curriculum/curriculum.ts'
import { CONTENT_LEVELS, ITEM_STATUSES, WRITTEN_TEST_TYPES } from '#domain/exam/item.ts'
import { ITEM_FLAGS } from '#domain/statistics/flag-item.ts'
import {
  curriculumIdSchema,
  itemIdSchema,
  lineSchema,
  pageFields,
  pageOf,
  timeSchema,
  uuidSchema,
  versionSchema,
} from './fields.ts'
import { itemSchema } from './item.ts'
import { itemProcedure } from './procedure.ts'

/**
 * Evaluation items as their authors read and write them. What learners see of an item is its published version; a draft waits beside it
 * and may have faults. Publishing a draft makes the next version and hides nothing of the earlier ones: exams and answers keep the version
 * that was drawn.
 *
 * A write that names the `version` of the row that it is based on answers 409 `STALE_VERSION` with `data.current` if the row has moved on.
 */

function text(limit: number) {
  return z.string().trim().max(limit)
}

const contentLevelSchema = z.literal(CONTENT_LEVELS)
const writtenTypeSchema = z.literal(WRITTEN_TEST_TYPES)

/** Fewest and most of everything are the verification's to judge: a draft may have too few. */
const contentShape = {
  question: text(10_000),
  option1: text(2000),
  option2: text(2000),
  option3: text(2000),
  option4: text(2000),
  option5: text(2000),
  correctAnswer: text(ANSWER_LIMIT_CHARACTERS),
  solution: text(20_000),
  difficultyLevel: contentLevelSchema,
  writtenTestType: writtenTypeSchema,
  performanceTestType: itemSchema.shape.performanceTestType,
  figures: itemSchema.shape.figures.max(10),
  /** Addresses of uploaded pictures. */
  images: z.array(z.string().regex(/^\/[\w./-]{1,300}$/)).max(10),
  hints: z.array(text(3000)).max(5),
  mistakes: z
    .array(
      z.strictObject({
        answer: text(ANSWER_LIMIT_CHARACTERS),
        says: text(500),
        conceptId: curriculumIdSchema.exactOptional(),
      }),
    )
    .max(30),
  rubric: z.array(z.strictObject({ point: text(500), marks: z.number().int().min(1).max(5) })).max(20),
  pairing: z.strictObject({ left: z.array(text(500)).max(6), right: z.array(text(500)).max(6) }).nullable(),
}

/** What a version of an item may say. */
export const itemContentSchema = z.strictObject(contentShape)

/** Answers that the item must judge so; `mistake` is the sentence of the named mistake that a wrong one must lead to. */
const answerTestsSchema = z
  .array(
    z.strictObject({
      answer: z.string().max(ANSWER_LIMIT_CHARACTERS),
      verdict: z.enum(['correct', 'incorrect', 'nudge']),
      mistake: z.string().max(500).nullable().default(null),
    }),
  )
  .max(100)

/** What is stored may be older than the limits of what is written. */
const storedContentSchema = itemSchema.omit({
  ...{ id: true, itemVersion: true, conceptIds: true, itemGroupId: true, criterionTypeIds: true },
  ...{ templateId: true, seed: true },
})
const storedTestSchema = z.object({
  answer: z.string(),
  verdict: z.enum(['correct', 'incorrect', 'nudge']),
  mistake: z.string().nullable(),
})

/** What an empty item says. */
const contentInput = z.strictObject({
  ...contentShape,
  question: contentShape.question.default(''),
  option1: contentShape.option1.default(''),
  option2: contentShape.option2.default(''),
  option3: contentShape.option3.default(''),
  option4: contentShape.option4.default(''),
  option5: contentShape.option5.default(''),
  correctAnswer: contentShape.correctAnswer.default(''),
  solution: contentShape.solution.default(''),
  difficultyLevel: contentLevelSchema.default(1),
  writtenTestType: writtenTypeSchema.default(2),
  performanceTestType: contentShape.performanceTestType.default(0),
  figures: contentShape.figures.default([]),
  images: contentShape.images.default([]),
  hints: contentShape.hints.default([]),
  mistakes: contentShape.mistakes.default([]),
  rubric: contentShape.rubric.default([]),
  pairing: contentShape.pairing.default(null),
  answerTests: answerTestsSchema.default([]),
})

export const issueSchema = z.object({
  /** The field, dotted: `hints.1`, `mistakes.0.answer`. */
  path: z.string(),
  message: z.string(),
  /** A fault forbids publishing; a warning does not. */
  severity: z.enum(['fault', 'warning']),
})
export type ItemIssue = z.infer<typeof issueSchema>

const verdictSchema = z.object({
  verdict: z.enum(['correct', 'incorrect', 'nudge']),
  reason: z.enum([...CORRECT_REASONS, ...NUDGE_REASONS, ...INCORRECT_REASONS]),
  /** The sentence that a learner reads for the reason. */
  message: z.string(),
  /** Whether the characters as typed decided, or reading them as mathematics or Korean. */
  stage: z.enum(['literal', 'tolerant']),
  /** The named mistake that a wrong answer comes from. */
  mistake: itemSchema.shape.mistakes.element.nullable(),
})
export type TestedAnswer = z.infer<typeof verdictSchema>

const authorSchema = z.object({ id: z.string(), nickname: z.string() }).nullable()

const ownSchema = {
  id: z.string(),
  /** Of the row: what a write is based on. */
  version: z.number(),
  status: z.enum(ITEM_STATUSES),
  origin: z.enum(CONTENT_ORIGINS),
  /** What learners are given now; 0 before the item is first published. */
  itemVersion: z.number(),
  hasDraft: z.boolean(),
  conceptIds: z.array(z.string()),
  itemGroupId: z.string().nullable(),
  criterionTypeIds: z.array(z.string()),
  /** An item of a template is read-only: `itemTemplate.keep` makes an own one of it. */
  templateId: z.string().nullable(),
  seed: z.number().nullable(),
  updatedAt: timeSchema,
}

export const editableItemSchema = z.object({
  ...ownSchema,
  createdAt: timeSchema,
  /** What is being edited: the draft, or the published text if there is none. */
  content: storedContentSchema,
  /** The item's, not a version's: run on every text of it. */
  answerTests: z.array(storedTestSchema),
  /** What learners see; null before the item is first published. */
  published: storedContentSchema.nullable(),
  /** Of `content`. */
  issues: z.array(issueSchema),
})
export type EditableItem = z.infer<typeof editableItemSchema>

const itemSummarySchema = z.object({
  ...ownSchema,
  ...storedContentSchema.pick({
    ...{ question: true, correctAnswer: true, difficultyLevel: true, writtenTestType: true },
  }).shape,
  /** Learners' first answers, of all versions. */
  answers: z.number(),
  rightAnswers: z.number(),
  /** Of the current version, as the last summary found them (statistics.ts). */
  medianTime: z.number().nullable(),
  flags: z.array(z.enum(ITEM_FLAGS)),
})
export type ItemSummary = z.infer<typeof itemSummarySchema>

const itemVersionSchema = z.object({
  itemVersion: z.number(),
  /** When it was published or loaded. */
  savedAt: timeSchema,
  /** Null for what shipped, and if the account no longer exists. */
  author: authorSchema,
  content: storedContentSchema,
})
export type ItemVersion = z.infer<typeof itemVersionSchema>

/** A filter that an empty value drops. */
function filter<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional()
}

function numberQuery<Value extends number>(values: readonly [Value, ...Value[]] | readonly Value[]) {
  return z.union([z.number(), z.string().regex(/^\d$/).transform(Number)]).pipe(z.literal(values))
}

/** By what lists of items are narrowed. */
export const itemFilterFields = {
  conceptId: filter(curriculumIdSchema),
  /** Any node: the items of the concepts below it. */
  curriculumId: filter(curriculumIdSchema),
  writtenTestType: filter(numberQuery(WRITTEN_TEST_TYPES)),
  difficultyLevel: filter(numberQuery(CONTENT_LEVELS)),
  status: filter(z.enum(ITEM_STATUSES)),
  hasDraft: filter(z.enum(['true', 'false']).transform((value) => value === 'true')),
  /** Whether the answers to the current version say that it may need work. */
  flagged: filter(z.enum(['true', 'false']).transform((value) => value === 'true')),
  origin: filter(z.enum(CONTENT_ORIGINS)),
  itemGroupId: filter(uuidSchema),
  criterionTypeId: filter(uuidSchema),
  templateId: filter(curriculumIdSchema),
  /** Part of the question, an option, the answer or the solution, or the id. */
  text: filter(lineSchema.max(200)),
}

/** What can be done with several items at once. */
const ITEM_BULK_ACTS = ['publish', 'archive', 'add-concept'] as const
export type ItemBulkAct = (typeof ITEM_BULK_ACTS)[number]
const ITEM_BULK_LIMIT = 100

const bulkChangeSchema = z.object({
  id: z.string(),
  version: z.number(),
  /** Its beginning. */
  question: z.string(),
  /** Whether it is so already. */
  isSame: z.boolean(),
  /** Why it cannot be done. */
  fault: z.string().nullable(),
})
export type ItemBulkChange = z.infer<typeof bulkChangeSchema>

export const ITEM_SORTS = ['updatedAt', 'concept', 'difficultyLevel', 'writtenTestType', 'question'] as const

const itemParams = { id: itemIdSchema }
const version = versionSchema.exactOptional()
const conceptIds = z
  .array(curriculumIdSchema)
  .max(20)
  .refine((ids) => new Set(ids).size === ids.length, 'duplicate')
const criterionTypeIds = z.array(uuidSchema).max(20)
const ITEMS = '/api/v1/evaluation-items'

export const itemEditingContract = {
  /** Newest change first unless sorted. Items of one learner's practice are not listed. */
  list: itemProcedure
    .route({ method: 'GET', path: ITEMS })
    .input(
      z.strictObject({
        ...itemFilterFields,
        sort: z.enum(ITEM_SORTS).default('updatedAt'),
        order: z.enum(['asc', 'desc']).default('desc'),
        ...pageFields,
      }),
    )
    .output(pageOf(itemSummarySchema)),
  get: itemProcedure
    .route({ method: 'GET', path: `${ITEMS}/{id}` })
    .input(z.strictObject(itemParams))
    .output(editableItemSchema),
  /** A draft, or a published item, which 422 refuses with the field of each fault. */
  create: itemProcedure
    .route({ method: 'POST', path: ITEMS })
    .input(
      contentInput.extend({
        conceptIds: conceptIds.default([]),
        itemGroupId: uuidSchema.nullable().default(null),
        criterionTypeIds: criterionTypeIds.default([]),
        status: z.enum(['draft', 'published']).default('draft'),
      }),
    )
    .output(editableItemSchema),
  /**
   * Changes the draft, which is made if there is none; group, criterion types and answer tests change at once. `status: 'published'` publishes what
   * results, also of an archived item, or answers 422 with the field of each fault and changes nothing.
   */
  update: itemProcedure
    .route({ method: 'PATCH', path: `${ITEMS}/{id}` })
    .input(
      z.strictObject({
        ...itemParams,
        ...z.object(contentShape).partial().shape,
        answerTests: answerTestsSchema.exactOptional(),
        itemGroupId: uuidSchema.nullable().exactOptional(),
        criterionTypeIds: criterionTypeIds.exactOptional(),
        status: z.literal('published').exactOptional(),
        version,
      }),
    )
    .output(editableItemSchema),
  /** Deletes an own item that nobody has used. Archives any other: it stays in learners' records and is not drawn again. */
  remove: itemProcedure
    .route({ method: 'DELETE', path: `${ITEMS}/{id}` })
    .input(z.strictObject({ ...itemParams, version }))
    .output(z.object({ archived: z.boolean() })),
  /** At once, not with the draft; the first concept is the one that the item is listed under. */
  setConcepts: itemProcedure
    .route({ method: 'PUT', path: `${ITEMS}/{id}/curriculum-concepts` })
    .input(z.strictObject({ ...itemParams, curriculumConceptIds: conceptIds.min(1), version }))
    .output(editableItemSchema),
  /**
   * The same act on several items, all or none: if one of them cannot be changed, nothing is. A dry run lists what it would do; its versions
   * go back with the act, so that what others have changed meanwhile is a fault.
   */
  changeMany: itemProcedure
    .route({ method: 'POST', path: `${ITEMS}/change` })
    .input(
      z.strictObject({
        act: z.enum(ITEM_BULK_ACTS),
        /** Of `add-concept`. */
        conceptId: curriculumIdSchema.nullable().default(null),
        items: z
          .array(z.strictObject({ ...itemParams, version: versionSchema.nullable().default(null) }))
          .min(1)
          .max(ITEM_BULK_LIMIT)
          .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'duplicate'),
        dryRun: z.boolean(),
      }),
    )
    .output(z.object({ changes: z.array(bulkChangeSchema), applied: z.boolean() })),
  /** Empty drafts of the concepts. */
  createEmpty: itemProcedure
    .route({ method: 'POST', path: '/api/v3/services/evaluation-items/create' })
    .input(
      z.strictObject({ count: z.number().int().min(1).max(50), curriculumConceptIds: conceptIds.min(1) }),
    )
    .output(z.array(itemSchema)),
  /** Deletes the draft of an item that was published. */
  discardDraft: itemProcedure
    .route({ method: 'DELETE', path: `${ITEMS}/{id}/draft` })
    .input(z.strictObject({ ...itemParams, version }))
    .output(editableItemSchema),
  /** What was published, newest first. */
  versions: itemProcedure
    .route({ method: 'GET', path: `${ITEMS}/{id}/versions` })
    .input(z.strictObject(itemParams))
    .output(z.array(itemVersionSchema)),
  /** Makes a version's text the draft, in place of the one that there is. */
  restore: itemProcedure
    .route({ method: 'POST', path: `${ITEMS}/{id}/versions/{itemVersion}/restore` })
    .input(z.strictObject({ ...itemParams, itemVersion: z.coerce.number<number>().int().min(1), version }))
    .output(editableItemSchema),
  /** Verifies a text that is not saved yet. Changes nothing. */
  verify: itemProcedure
    .route({ method: 'POST', path: `${ITEMS}/verify` })
    .meta({ key: 'none' })
    .input(contentInput.extend({ conceptIds: conceptIds.default([]) }))
    .output(z.object({ issues: z.array(issueSchema) })),
  /** Judges a typed answer as a learner's would be: by a text that is not saved yet, or by an item's text or one of its versions. */
  testAnswer: itemProcedure
    .route({ method: 'POST', path: `${ITEMS}/test-answer` })
    .meta({ key: 'none' })
    .input(
      z.union([
        z.strictObject({
          answer: z.string().max(ANSWER_LIMIT_CHARACTERS),
          correctAnswer: contentShape.correctAnswer,
          writtenTestType: writtenTypeSchema,
          mistakes: contentShape.mistakes.default([]),
        }),
        z.strictObject({
          answer: z.string().max(ANSWER_LIMIT_CHARACTERS),
          ...itemParams,
          itemVersion: versionSchema.exactOptional(),
        }),
      ]),
    )
    .output(verdictSchema),
}
