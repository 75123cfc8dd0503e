import { AppError } from '#contract/error.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { describeItemFile } from '../export/describe-items.ts'
import { api } from '../http/call.ts'
import { importItems } from './import-items.flow.ts'
import { listExported } from './item.queries.ts'

export const itemFileRoutes = {
  export: api.itemFile.export.handler(async ({ input: { id }, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (!index.concepts.has(id) && !index.nodes.has(id)) throw new AppError('CURRICULUM_NOT_FOUND')
    const conceptIds = index.concepts.has(id) ? [id] : index.conceptsUnder(id).map((concept) => concept.id)
    const rows = await listExported(context.db, conceptIds)
    const files = []
    for (const conceptId of conceptIds) {
      const items = rows.filter((each) => each.conceptIds[0] === conceptId)
      if (items.length > 0) files.push({ conceptId, ...(await describeItemFile(conceptId, items)) })
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
