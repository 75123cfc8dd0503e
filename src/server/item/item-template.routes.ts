import { AppError } from '#contract/error.ts'
import type { TemplateDraw } from '#contract/item-template.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { Item } from '#domain/exam/item.ts'
import { loadConceptTemplates, loadTemplate } from '#domain/items/load-templates.ts'
import { makeItemFinder } from '#domain/items/make-item-finder.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext } from '../http/call.ts'
import { findIssues, finishItemWrite } from './edit-item.flow.ts'
import { pickContent } from './item.queries.ts'
import { countTemplateItems, insertDraft } from './item-editing.queries.ts'

/** Seeds are words of 32 bits. */
const SEEDS = 2 ** 32

async function requireTemplate(id: string): Promise<ItemTemplate> {
  const template = await loadTemplate(id)
  if (!template) throw new AppError('NOT_FOUND', { message: '템플릿을 찾을 수 없어요.' })
  return template
}

/** Null if the template fails, which the log says. */
function drawItem({ deps }: CallContext, template: ItemTemplate, seed: number): Item | null {
  const findItem = makeItemFinder([], [template], ({ templateId, cause }) =>
    deps.log.error({ err: cause, templateId, seed }, 'template failed'),
  )
  return findItem({ templateId: template.id, seed })
}

export const itemTemplateRoutes = {
  list: api.itemTemplate.list.handler(async ({ input: { conceptId }, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (conceptId !== undefined && !index.concepts.has(conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
    const conceptIds =
      conceptId === undefined
        ? index.children(null).flatMap(({ id }) => index.conceptsUnder(id).map((concept) => concept.id))
        : [conceptId]
    const templates = (await Promise.all(conceptIds.map(loadConceptTemplates))).flatMap((ofConcept) =>
      ofConcept.toSorted((a, b) => a.difficultyLevel - b.difficultyLevel),
    )
    const counts = await countTemplateItems(
      context.db,
      templates.map(({ id }) => id),
    )
    return templates.map(({ id, conceptId: of, difficultyLevel, name }) => ({
      id,
      conceptId: of,
      difficultyLevel,
      name,
      items: counts.get(id) ?? 0,
    }))
  }),

  draw: api.itemTemplate.draw.handler(async ({ input: { id, from, count }, context }) => {
    const template = await requireTemplate(id)
    const draws: TemplateDraw[] = []
    for (let drawn = 0; drawn < count; drawn += 1) {
      const seed = (from + drawn) % SEEDS
      const item = drawItem(context, template, seed)
      const same = item && draws.find((draw) => draw.item && isSameQuestion(draw.item, item))
      const issues = item ? await findIssues(context, item, []) : []
      draws.push({ seed, item, issues, sameAs: same?.seed ?? null })
    }
    return draws
  }),

  keep: api.itemTemplate.keep.handler(async ({ input: { id: templateId, seed }, context }) => {
    const item = drawItem(context, await requireTemplate(templateId), seed)
    if (!item) throw new AppError('UNPROCESSABLE', { message: '이 번호로는 문항을 만들 수 없어요.' })
    const { db, deps } = context
    const { concepts } = await getCurriculumIndex(deps)
    if (!item.conceptIds.every((conceptId) => concepts.has(conceptId)))
      throw new AppError('CONCEPT_NOT_FOUND')
    const id = deps.newId()
    const draft = { content: pickContent(item), conceptIds: item.conceptIds, now: deps.clock() }
    await insertDraft(db, { id, ...draft })
    return finishItemWrite(context, null, id)
  }),
}
