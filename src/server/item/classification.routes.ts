import type { CriterionType, ItemGroup } from '#contract/classification.ts'
import { AppError } from '#contract/error.ts'
import { recordWrite } from '../audit/record-write.ts'
import { raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import { api, type CallContext } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import {
  deleteCriterionType,
  deleteItemGroup,
  hasCriterion,
  insertCriterionType,
  insertItemGroup,
  listCriterionTypes,
  listItemGroups,
  lockCriterionType,
  lockItemGroup,
  renameItemGroup,
  saveCriterionType,
} from './classification.queries.ts'

async function requireCriterion({ db }: CallContext, id: string): Promise<void> {
  if (!(await hasCriterion(db, id)))
    throw new AppError('NOT_FOUND', { message: '성취기준을 찾을 수 없어요.' })
}

/** Locks the type for a write. */
async function openType({ db }: CallContext, criterionId: string, id: string): Promise<CriterionType> {
  const type = await lockCriterionType(db, id)
  if (type?.criterionId !== criterionId)
    throw new AppError('NOT_FOUND', { message: '평가 유형을 찾을 수 없어요.' })
  return type
}

/** Locks the group for a write. */
async function openGroup({ db }: CallContext, id: string): Promise<ItemGroup> {
  const group = await lockItemGroup(db, id)
  if (!group) throw new AppError('NOT_FOUND', { message: '문항 묶음을 찾을 수 없어요.' })
  return group
}

export const criterionTypeRoutes = {
  list: api.criterionType.list.handler(async ({ input, context }) => {
    await requireCriterion(context, input.id)
    return listCriterionTypes(context.db, input.id)
  }),

  create: api.criterionType.create.handler(async ({ input: { id: criterionId, ...fields }, context }) => {
    await requireCriterion(context, criterionId)
    const id = context.deps.newId()
    await insertCriterionType(context.db, { ...fields, id, criterionId })
    const after = await openType(context, criterionId, id)
    await recordWrite(context, { entity: 'criterion-type', entityId: id, before: null, after })
    return after
  }),

  update: api.criterionType.update.handler(async ({ input, context }) => {
    const { id: criterionId, typeId, version, ...changes } = input
    const before = await openType(context, criterionId, typeId)
    requireVersion(before, before, version)
    await saveCriterionType(context.db, typeId, changes)
    const after = await openType(context, criterionId, typeId)
    await recordWrite(context, { entity: 'criterion-type', entityId: typeId, before, after })
    return after
  }),

  remove: api.criterionType.remove.handler(async ({ input: { id: criterionId, typeId }, context }) => {
    const before = await openType(context, criterionId, typeId)
    await deleteCriterionType(context.db, typeId)
    await recordWrite(context, { entity: 'criterion-type', entityId: typeId, before, after: null })
    // Items name their types.
    await raiseContentVersion(context.db)
    return { ok: true as const }
  }),
}

export const itemGroupRoutes = {
  list: api.itemGroup.list.handler(({ context }) => listItemGroups(context.db)),

  create: api.itemGroup.create.handler(async ({ input, context }) => {
    const id = context.deps.newId()
    await insertItemGroup(context.db, { id, name: input.name })
    const after = await openGroup(context, id)
    await recordWrite(context, { entity: 'item-group', entityId: id, before: null, after })
    return after
  }),

  update: api.itemGroup.update.handler(async ({ input: { id, name, version }, context }) => {
    const before = await openGroup(context, id)
    requireVersion(before, before, version)
    await renameItemGroup(context.db, id, name)
    const after = await openGroup(context, id)
    await recordWrite(context, { entity: 'item-group', entityId: id, before, after })
    return after
  }),

  remove: api.itemGroup.remove.handler(async ({ input: { id }, context }) => {
    const before = await openGroup(context, id)
    await deleteItemGroup(context.db, id)
    await recordWrite(context, { entity: 'item-group', entityId: id, before, after: null })
    // Items name their group.
    await raiseContentVersion(context.db)
    return { ok: true as const }
  }),
}
