import { AppError } from '#contract/error.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { describeItemFile } from '../export/describe-items.ts'
import { api } from '../http/call.ts'
import { importItems } from './import-items.flow.ts'
import { listPublishedItems } from './item-editing.queries.ts'
import { readItemFilter } from './read-item-filter.ts'

export const itemFileRoutes = {
  export: api.itemFile.export.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    const rows = await listPublishedItems(context.db, readItemFilter(index, input))
    const files = []
    const concepts = index.children(null).flatMap(({ id }) => index.conceptsUnder(id))
    for (const { id: conceptId } of concepts) {
      // An item of two concepts is written once, under its first.
      const items = rows.filter((each) => each.conceptIds[0] === conceptId)
      if (items.length > 0)
        files.push({ conceptId, items: items.length, ...(await describeItemFile(conceptId, items)) })
    }
    return files
  }),

  import: api.itemFile.import.handler(async ({ input: { conceptId, yaml, plan }, context }) => {
    const { concepts } = await getCurriculumIndex(context.deps)
    if (!concepts.has(conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
    // The typesetter is loaded with the first file.
    const { readItemFile } = await import('./read-item-file.ts')
    const file = await readItemFile(yaml, conceptId, [...concepts.keys()])
    return importItems(context, file, conceptId, plan)
  }),
}
