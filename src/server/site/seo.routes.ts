import { recordWrite } from '../audit/record-write.ts'
import { raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import { api } from '../http/call.ts'
import { deleteSeoSetting, findSeoSetting, listSeoSettings, putSeoSetting } from './seo.queries.ts'

export const seoRoutes = {
  list: api.seo.list.handler(({ context }) => listSeoSettings(context.db)),

  put: api.seo.put.handler(async ({ input, context }) => {
    const before = await findSeoSetting(context.db, input.path)
    const after = await putSeoSetting(context.db, input, context.deps.clock())
    await recordWrite(context, { entity: 'seo-setting', entityId: input.path, before, after })
    await raiseContentVersion(context.db)
    return after
  }),

  remove: api.seo.remove.handler(async ({ input, context }) => {
    const before = await findSeoSetting(context.db, input.path)
    if (!before) return { ok: true as const }
    await deleteSeoSetting(context.db, input.path)
    await recordWrite(context, { entity: 'seo-setting', entityId: input.path, before, after: null })
    await raiseContentVersion(context.db)
    return { ok: true as const }
  }),
}
