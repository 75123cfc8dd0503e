import { AppError } from '#contract/error.ts'
import type { Item, ItemContent } from '#domain/exam/item.ts'
import { testAnswer } from '#domain/exam/run-answer-test.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext } from '../http/call.ts'
import { changeItems } from './change-items.flow.ts'
import {
  contentOf,
  describeItem,
  findIssues,
  finishItemWrite,
  openItem,
  recordItemDeletion,
  requireItemVersion,
  writeItem,
} from './edit-item.flow.ts'
import { findItems, findItemVersions, pickContent } from './item.queries.ts'
import {
  type AuthoredItem,
  deleteDraft,
  deleteItem,
  findAuthored,
  insertDraft,
  isItemUsed,
  listItems,
  listVersions,
  replaceConcepts,
  replaceCriterionTypes,
  saveItem,
} from './item-editing.queries.ts'
import { readItemFilter } from './read-item-filter.ts'
import { takeOver } from './released-item.queries.ts'
import { requireClassification, requireConcepts } from './require-placement.flow.ts'

const EMPTY: ItemContent = {
  ...{ question: '', option1: '', option2: '', option3: '', option4: '', option5: '' },
  ...{ correctAnswer: '', solution: '', difficultyLevel: 1, writtenTestType: 2, performanceTestType: 0 },
  ...{ figures: [], images: [], hints: [], mistakes: [], rubric: [], pairing: null },
}

async function requireItem({ db }: CallContext, id: string): Promise<AuthoredItem> {
  const item = await findAuthored(db, id)
  if (!item) throw new AppError('ITEM_NOT_FOUND')
  return item
}

/** Makes an own item that was never published; returns its id. */
async function makeDraft(
  { db, deps }: CallContext,
  content: ItemContent,
  conceptIds: readonly string[],
): Promise<string> {
  const id = deps.newId()
  await insertDraft(db, { id, content, conceptIds, now: deps.clock() })
  return id
}

export const itemEditingRoutes = {
  list: api.itemEditing.list.handler(async ({ input, context }) => {
    const { page, size, sort, order, ...given } = input
    const filter = readItemFilter(await getCurriculumIndex(context.deps), given)
    return { ...(await listItems(context.db, filter, { sort, order, page, size })), page, size }
  }),

  get: api.itemEditing.get.handler(async ({ input, context }) =>
    describeItem(context, await requireItem(context, input.id)),
  ),

  create: api.itemEditing.create.handler(async ({ input, context }) => {
    const { conceptIds, status, itemGroupId, criterionTypeIds, answerTests, ...content } = input
    await requireConcepts(context, conceptIds)
    await requireClassification(context, { itemGroupId, criterionTypeIds })
    const { db } = context
    const id = await makeDraft(context, content, conceptIds)
    await replaceCriterionTypes(db, id, criterionTypeIds)
    const fields = { itemGroupId, answerTests }
    await writeItem(context, await openItem(context, id), {
      content,
      fields,
      publishes: status === 'published',
    })
    return finishItemWrite(context, null, id)
  }),

  update: api.itemEditing.update.handler(async ({ input, context }) => {
    const { id, version, status, itemGroupId, criterionTypeIds, answerTests, ...changes } = input
    const before = await openItem(context, id)
    await requireItemVersion(context, before, version)
    await requireClassification(context, { itemGroupId, criterionTypeIds })
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const content = { ...contentOf(before), ...given }
    const fields = { ...(itemGroupId !== undefined && { itemGroupId }), ...(answerTests && { answerTests }) }
    if (criterionTypeIds) await replaceCriterionTypes(context.db, id, criterionTypeIds)
    const isChanged = await writeItem(context, before, { content, fields, publishes: status === 'published' })
    if (!isChanged && criterionTypeIds) await saveItem(context.db, id, {}, context.deps.clock())
    if (!isChanged && !criterionTypeIds) return describeItem(context, before)
    const isRestored = before.row.hidden && before.row.itemVersion > 0 && status === 'published'
    return finishItemWrite(context, before, id, isRestored ? 'restore' : undefined)
  }),

  remove: api.itemEditing.remove.handler(async ({ input: { id, version }, context }) => {
    const { db, deps } = context
    const before = await openItem(context, id)
    await requireItemVersion(context, before, version)
    const { row } = before
    if (row.origin === 'own' && !(await isItemUsed(db, id))) {
      await deleteItem(db, id)
      await recordItemDeletion(context, before)
      return { archived: false }
    }
    if (!row.hidden) {
      await saveItem(db, id, { hidden: true, ...(await takeOver(db, before)) }, deps.clock())
      await finishItemWrite(context, before, id, 'archive')
    }
    return { archived: true }
  }),

  setConcepts: api.itemEditing.setConcepts.handler(async ({ input, context }) => {
    const { id, curriculumConceptIds, version } = input
    const before = await openItem(context, id)
    await requireItemVersion(context, before, version)
    await requireConcepts(context, curriculumConceptIds)
    if (curriculumConceptIds.join() === before.conceptIds.join()) return describeItem(context, before)
    await replaceConcepts(context.db, id, curriculumConceptIds)
    await saveItem(context.db, id, await takeOver(context.db, before), context.deps.clock())
    return finishItemWrite(context, before, id)
  }),

  changeMany: api.itemEditing.changeMany.handler(async ({ input, context }) => {
    const { act, conceptId, items, dryRun } = input
    if ((act === 'add-concept') !== (conceptId !== null))
      throw new AppError('UNPROCESSABLE', { message: '더할 개념을 골라 주세요.' })
    if (conceptId !== null) await requireConcepts(context, [conceptId])
    return changeItems(context, items, { act, conceptId }, dryRun)
  }),

  createEmpty: api.itemEditing.createEmpty.handler(async ({ input, context }) => {
    const { count, curriculumConceptIds } = input
    await requireConcepts(context, curriculumConceptIds)
    const ids: string[] = []
    for (let made = 0; made < count; made += 1) {
      const id = await makeDraft(context, EMPTY, curriculumConceptIds)
      await finishItemWrite(context, null, id)
      ids.push(id)
    }
    return findItems(context.db, ids)
  }),

  discardDraft: api.itemEditing.discardDraft.handler(async ({ input: { id, version }, context }) => {
    const before = await openItem(context, id)
    await requireItemVersion(context, before, version)
    if (before.row.itemVersion === 0)
      throw new AppError('UNPROCESSABLE', {
        message: '아직 발행한 적이 없는 문항이에요. 필요 없으면 지워 주세요.',
      })
    if (!before.draft) return describeItem(context, before)
    await deleteDraft(context.db, id)
    await saveItem(context.db, id, {}, context.deps.clock())
    return finishItemWrite(context, before, id)
  }),

  versions: api.itemEditing.versions.handler(async ({ input, context }) => {
    const { row } = await requireItem(context, input.id)
    const kept = (await listVersions(context.db, row.id)).map(({ version, nickname }) => ({
      itemVersion: version.itemVersion,
      savedAt: version.savedAt.toISOString(),
      author: version.authorId && nickname !== null ? { id: version.authorId, nickname } : null,
      content: pickContent(version),
    }))
    // The present text of what was loaded is kept only when it is replaced.
    if (row.itemVersion === 0 || kept[0]?.itemVersion === row.itemVersion) return kept
    const { itemVersion, updatedAt } = row
    return [
      { itemVersion, savedAt: updatedAt.toISOString(), author: null, content: pickContent(row) },
      ...kept,
    ]
  }),

  restore: api.itemEditing.restore.handler(async ({ input: { id, itemVersion, version }, context }) => {
    const before = await openItem(context, id)
    await requireItemVersion(context, before, version)
    const [item] = await findItemVersions(context.db, [{ id, itemVersion }])
    if (item?.itemVersion !== itemVersion)
      throw new AppError('NOT_FOUND', { message: '그 판을 찾을 수 없어요.' })
    const write = { content: pickContent(item), fields: {}, publishes: false }
    if (!(await writeItem(context, before, write))) return describeItem(context, before)
    return finishItemWrite(context, before, id)
  }),

  verify: api.itemEditing.verify.handler(async ({ input, context }) => {
    const { answerTests, conceptIds, ...content } = input
    const item: Item = {
      ...{ id: '', itemVersion: 0, ...content, conceptIds },
      ...{ itemGroupId: null, criterionTypeIds: [], templateId: null, seed: null },
    }
    return { issues: await findIssues(context, item, answerTests) }
  }),

  testAnswer: api.itemEditing.testAnswer.handler(async ({ input, context }) => {
    if (!('id' in input)) return testAnswer(input, input.answer)
    const item = await requireItem(context, input.id)
    const { itemVersion } = input
    if (itemVersion === undefined) return testAnswer(contentOf(item), input.answer)
    const [version] = await findItemVersions(context.db, [{ id: input.id, itemVersion }])
    if (version?.itemVersion !== itemVersion)
      throw new AppError('NOT_FOUND', { message: '그 판을 찾을 수 없어요.' })
    return testAnswer(version, input.answer)
  }),
}
