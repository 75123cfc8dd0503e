import type { GenerationRequest } from '#contract/generation.ts'
import type { ItemContent } from '#domain/exam/item.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import type { AppDeps } from '../deps.ts'
import { finishItemWrite } from '../item/edit-item.flow.ts'
import { insertDraft, replaceCriterionTypes, saveItem } from '../item/item-editing.queries.ts'

export type Placement = Pick<GenerationRequest, 'curriculumConceptIds' | 'criterionTypeIds' | 'itemGroupIds'>

/** Saves a generated item as a draft of the person who asked for it; returns its id. */
export async function saveGenerated(
  deps: AppDeps,
  user: SignedInUser,
  content: ItemContent,
  { curriculumConceptIds: conceptIds, criterionTypeIds = [], itemGroupIds: [itemGroupId] = [] }: Placement,
): Promise<string> {
  const id = deps.newId()
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockContent(tx)
    await insertDraft(tx, { id, content, conceptIds, now })
    await replaceCriterionTypes(tx, id, criterionTypeIds)
    if (itemGroupId) await saveItem(tx, id, { itemGroupId }, now)
    await finishItemWrite({ deps, db: tx, user }, null, id)
  })
  return id
}
