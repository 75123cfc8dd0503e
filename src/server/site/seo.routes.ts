import { raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import { api } from '../http/call.ts'
import { deleteSeoSetting, listSeoSettings, putSeoSetting } from './seo.queries.ts'

export const seoRoutes = {
  list: api.seo.list.handler(({ context }) => listSeoSettings(context.db)),

  put: api.seo.put.handler(async ({ input, context }) => {
    const setting = await putSeoSetting(context.db, input, context.deps.clock())
    await raiseContentVersion(context.db)
    return setting
  }),

  remove: api.seo.remove.handler(async ({ input, context }) => {
    await deleteSeoSetting(context.db, input.path)
    await raiseContentVersion(context.db)
    return { ok: true as const }
  }),
}
