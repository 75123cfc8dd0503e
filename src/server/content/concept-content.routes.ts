import { AppError } from '#contract/error.ts'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import { type conceptLinks, concepts, type explanations, type terms } from '../db/schema.ts'
import { api, type CallContext } from '../http/call.ts'
import { publishPictures } from '../storage/storage.queries.ts'
import {
  findLastPlace,
  findRow,
  listConceptExplanations,
  listConceptLinks,
  listConceptTerms,
  listDeleted,
  listTakenIds,
} from './content.queries.ts'
import { CONCEPT, type ContentKind, EXPLANATION, LINK, TERM } from './content-kinds.ts'
import { changeRow, createRow, openRow, removeRow } from './edit-content.flow.ts'
import { insertExplanation } from './insert-explanation.flow.ts'
import { makeOwnId } from './make-own-id.ts'
import { storeFigures } from './store-figures.ts'

async function findConcept({ db }: CallContext, id: string): Promise<typeof concepts.$inferSelect> {
  const concept = await findRow(db, concepts, id)
  if (!concept) throw new AppError('CONCEPT_NOT_FOUND')
  return concept
}

/** Locks content and makes sure that the concept exists. */
async function openConcept(context: CallContext, id: string): Promise<void> {
  await lockContent(context.db)
  await findConcept(context, id)
}

type ConceptTable = typeof explanations | typeof conceptLinks | typeof terms

/** Returns the row that a write is about to change, if it is of this concept. */
async function openRowOf<Table extends ConceptTable, Shape extends object>(
  context: CallContext,
  kind: ContentKind<Table, Shape>,
  conceptId: string,
  id: string,
): Promise<Table['$inferSelect']> {
  const row: { conceptId: string } & Table['$inferSelect'] = await openRow(context, kind, id)
  if (row.conceptId !== conceptId) throw new AppError(kind.missing)
  return row
}

/** Locks content and returns what was deleted of a concept, as it was. Throws the kind's 404. */
async function openDeleted<Shape extends { id: string }>(
  context: CallContext,
  kind: ContentKind<typeof conceptLinks | typeof terms, Shape>,
  conceptId: string,
  id: string,
): Promise<Shape> {
  await openConcept(context, conceptId)
  const deleted = (await listDeleted(context.db, kind, conceptId)).find((row) => row.id === id)
  if (!deleted) throw new AppError(kind.missing)
  return deleted
}

/** Loads the typesetter with the first text that needs it. */
function loadChecks() {
  return import('./check-explanation.ts')
}

/** Throws `STALE_VERSION` with what learners read now if a person publishes over an explanation that they have not seen. */
async function requireKnownLive(
  { db }: CallContext,
  conceptId: string,
  replaces: string | null | undefined,
): Promise<void> {
  if (replaces === undefined) return
  const live = (await listConceptExplanations(db, conceptId)).find((one) => one.status === 'published')
  if (live && live.id !== replaces)
    throw new AppError('STALE_VERSION', { data: { current: EXPLANATION.toShape(live) } })
}

/** Throws 422 unless learners can be shown the text; opens its pictures to everybody. */
async function publishText({ db, deps }: CallContext, content: string): Promise<void> {
  const { requirePublishable, requireNoneMissing } = await loadChecks()
  requirePublishable(content)
  requireNoneMissing(content, await publishPictures(db, listPictureIds(content), deps.clock()))
}

/** What is written about a concept: explanations, links, terms. */
export const conceptContentRoutes = {
  concept: api.content.concept.handler(async ({ input, context }) => {
    const concept = await findConcept(context, input.id)
    const { db } = context
    return {
      concept: CONCEPT.toShape(concept),
      explanations: (await listConceptExplanations(db, concept.id)).map(EXPLANATION.toShape),
      links: (await listConceptLinks(db, concept.id)).map(LINK.toShape),
      terms: (await listConceptTerms(db, concept.id)).map(TERM.toShape),
      deletedLinks: await listDeleted(db, LINK, concept.id),
      deletedTerms: await listDeleted(db, TERM, concept.id),
    }
  }),

  explanations: api.content.explanations.handler(async ({ input, context }) => {
    const { id } = await findConcept(context, input.id)
    return (await listConceptExplanations(context.db, id)).map(EXPLANATION.toShape)
  }),

  explanation: api.content.explanation.handler(async ({ input, context }) => {
    const row = await findRow(context.db, EXPLANATION.table, input.explanationId)
    if (row?.conceptId !== input.id) throw new AppError('EXPLANATION_NOT_FOUND')
    return EXPLANATION.toShape(row)
  }),

  createExplanation: api.content.createExplanation.handler(async ({ input, context }) => {
    const { id: conceptId, status } = input
    await openConcept(context, conceptId)
    const content = storeFigures(input.content)
    if (status === 'published') {
      await requireKnownLive(context, conceptId, input.replaces)
      await publishText(context, content)
    }
    return insertExplanation(context, { conceptId, content, status, author: 'person' })
  }),

  updateExplanation: api.content.updateExplanation.handler(async ({ input, context }) => {
    const { id, explanationId, version } = input
    const row = await openRowOf(context, EXPLANATION, id, explanationId)
    const content = input.content === undefined ? row.content : storeFigures(input.content)
    const status = input.status ?? row.status
    const isNew = status !== row.status
    if (isNew && status === 'published') await requireKnownLive(context, id, input.replaces)
    if (status === 'published' && (isNew || content !== row.content)) await publishText(context, content)
    const publishedAt = status === 'published' ? context.deps.clock() : null
    const changes = { content, status, ...(isNew && { publishedAt }) }
    return changeRow(context, EXPLANATION, row, { changes, version })
  }),

  createLink: api.content.createLink.handler(async ({ input, context }) => {
    const { id: conceptId, ...fields } = input
    await openConcept(context, conceptId)
    const ordered = (await findLastPlace(context.db, LINK.table, conceptId)) + 1
    const { newId, clock } = context.deps
    return createRow(context, LINK, { ...fields, id: newId(), conceptId, ordered, createdAt: clock() })
  }),

  updateLink: api.content.updateLink.handler(async ({ input, context }) => {
    const { id, linkId, version, ...changes } = input
    return changeRow(context, LINK, await openRowOf(context, LINK, id, linkId), { changes, version })
  }),

  removeLink: api.content.removeLink.handler(async ({ input, context }) => {
    const { id, linkId, version } = input
    const row = await openRowOf(context, LINK, id, linkId)
    return removeRow(context, LINK, row, { isUsed: false, version })
  }),

  restoreLink: api.content.restoreLink.handler(async ({ input, context }) => {
    const { id: conceptId, linkId } = input
    const { id, title, url, kind, hidden, version, createdAt } = await openDeleted(
      context,
      LINK,
      conceptId,
      linkId,
    )
    const ordered = (await findLastPlace(context.db, LINK.table, conceptId)) + 1
    const row = { ...{ id, conceptId, title, url, kind, hidden, ordered }, version: version + 1 }
    return createRow(context, LINK, { ...row, createdAt: new Date(createdAt) }, 'restore')
  }),

  createTerm: api.content.createTerm.handler(async ({ input, context }) => {
    const { id: conceptId, ...fields } = input
    await openConcept(context, conceptId)
    const { requireTypeset } = await loadChecks()
    requireTypeset(fields.definition)
    const prefix = `${conceptId}T`
    const id = makeOwnId(prefix, await listTakenIds(context.db, TERM.table, TERM.entity, prefix))
    const ordered = (await findLastPlace(context.db, TERM.table, conceptId)) + 1
    return createRow(context, TERM, { ...fields, id, conceptId, ordered })
  }),

  updateTerm: api.content.updateTerm.handler(async ({ input, context }) => {
    const { id, termId, version, ...changes } = input
    const row = await openRowOf(context, TERM, id, termId)
    if (changes.definition !== undefined) (await loadChecks()).requireTypeset(changes.definition)
    return changeRow(context, TERM, row, { changes, version })
  }),

  removeTerm: api.content.removeTerm.handler(async ({ input, context }) => {
    const { id, termId, version } = input
    const row = await openRowOf(context, TERM, id, termId)
    return removeRow(context, TERM, row, { isUsed: false, version })
  }),

  restoreTerm: api.content.restoreTerm.handler(async ({ input, context }) => {
    const { id: conceptId, termId } = input
    const { id, term, definition, hidden, version } = await openDeleted(context, TERM, conceptId, termId)
    // The checks of its writing: they may have become stricter since.
    const { requireTypeset } = await loadChecks()
    requireTypeset(definition)
    const ordered = (await findLastPlace(context.db, TERM.table, conceptId)) + 1
    const row = { ...{ id, conceptId, term, definition, hidden, ordered }, version: version + 1 }
    return createRow(context, TERM, row, 'restore')
  }),
}
