import { AppError } from '#contract/error.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { CallContext } from '../http/call.ts'
import { countCriterionTypes, hasItemGroup } from './item-editing.queries.ts'

/** Throws CONCEPT_NOT_FOUND unless there are all of the concepts. */
export async function requireConcepts(
  { deps }: Pick<CallContext, 'deps'>,
  ids: readonly string[],
): Promise<void> {
  const { concepts } = await getCurriculumIndex(deps)
  if (!ids.every((id) => concepts.has(id))) throw new AppError('CONCEPT_NOT_FOUND')
}

interface Classification {
  itemGroupId?: string | null | undefined
  criterionTypeIds?: readonly string[] | undefined
}

/** Throws NOT_FOUND unless the group and all criterion types exist. */
export async function requireClassification(
  { db }: Pick<CallContext, 'db'>,
  { itemGroupId, criterionTypeIds = [] }: Classification,
): Promise<void> {
  if (itemGroupId && !(await hasItemGroup(db, itemGroupId)))
    throw new AppError('NOT_FOUND', { message: '문항 묶음을 찾을 수 없어요.' })
  if ((await countCriterionTypes(db, criterionTypeIds)) < new Set(criterionTypeIds).size)
    throw new AppError('NOT_FOUND', { message: '평가 유형을 찾을 수 없어요.' })
}
