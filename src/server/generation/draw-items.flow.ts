import type { GenerationRequest } from '#contract/generation.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { Item } from '#domain/exam/item.ts'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { AppDeps } from '../deps.ts'
import { listConceptItems, pickContent } from '../item/item.queries.ts'
import { JobError } from '../jobs/job-runner.ts'
import { toDraftItem } from './check-draft.ts'
import type { GenerationWork } from './generation-runner.ts'
import { saveGenerated } from './save-generated.flow.ts'

/** Draws of a template that may repeat what there is before the next one is tried. */
const TRIES = 12

/** Saves draws of the concepts' templates as drafts: of the level and type, none that learners take for an item that there is. */
export function drawItems(deps: AppDeps, user: SignedInUser, request: GenerationRequest): GenerationWork {
  return async (job) => {
    const { curriculumConceptIds, generationCount, difficultyLevel, writtenTestType } = request
    const lists = await Promise.all(curriculumConceptIds.map(loadConceptTemplates))
    const templates = lists.flat().filter((template) => template.difficultyLevel === difficultyLevel)
    const known = await listConceptItems(deps.contentDb, curriculumConceptIds)
    const seeds = { next: Number.parseInt(job.id.replaceAll('-', '').slice(-8), 16) }
    let saved = 0
    for (let round = 0; round < TRIES && saved < generationCount; round += 1) {
      for (const template of templates) {
        if (saved === generationCount) break
        job.signal.throwIfAborted()
        const item = drawNew(deps, template, seeds, known)
        if (item?.writtenTestType !== writtenTestType) continue
        const content = pickContent(item)
        const itemId = await saveGenerated(deps, user, content, request)
        known.push(toDraftItem(content, curriculumConceptIds))
        saved += 1
        const message = `${saved}번째 문항을 초안으로 저장했어요. (${template.name})`
        await job.reportDraft({ level: 'info', message, itemId }, { itemId, notes: [] })
      }
    }
    if (saved === 0)
      throw new JobError('이 개념에는 고른 수준과 유형의 템플릿이 없어요. 수준이나 유형을 바꿔 보세요.')
    const missing = generationCount - saved
    if (missing > 0) await job.report('warning', `서로 다른 문항이 더 없어서 ${missing}개는 만들지 못했어요.`)
    return { message: `초안 ${saved}개를 템플릿에서 만들었어요. 살펴보고 공개해 주세요.` }
  }
}

/** Returns a draw that differs from what there is; null if the template's next draws all repeat it or fail. */
function drawNew(
  { log }: AppDeps,
  template: ItemTemplate,
  seeds: { next: number },
  known: readonly Item[],
): Item | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seed = seeds.next % 2 ** 32
    seeds.next += 1
    try {
      const item = makeItem(template, seed)
      if (!known.some((other) => isSameQuestion(other, item))) return item
    } catch (error) {
      log.error({ err: error, templateId: template.id, seed }, 'template failed')
    }
  }
  return null
}
