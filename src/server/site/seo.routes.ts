import { AppError } from '#contract/error.ts'
import { recordWrite } from '../audit/record-write.ts'
import { raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { describePage } from './describe-page.ts'
import { hasPage } from './has-page.ts'
import { readDocuments } from './read-documents.ts'
import {
  deleteSeoSetting,
  findSeoSetting,
  listSeoSettings,
  lockSeoSettings,
  putSeoSetting,
} from './seo.queries.ts'

const MISSING = '이 주소에는 페이지가 없어요.'
const REMOVED = '그사이 다른 사람이 정한 것을 지웠어요. 화면을 새로 고친 뒤에 다시 저장해 주세요.'

export const seoRoutes = {
  list: api.seo.list.handler(({ context }) => listSeoSettings(context.db)),

  get: api.seo.get.handler(async ({ input: { path }, context }) => {
    const [index, documents] = await Promise.all([getCurriculumIndex(context.deps), readDocuments()])
    if (!hasPage(path, { index, documents })) throw new AppError('NOT_FOUND', { message: MISSING })
    const { title, description, canonical } = describePage(path, { index, documents })
    const setting = await findSeoSetting(context.db, path)
    return { setting, own: { title, description, isListed: canonical !== null } }
  }),

  put: api.seo.put.handler(async ({ input: { version, ...setting }, context }) => {
    await lockSeoSettings(context.db)
    const before = await findSeoSetting(context.db, setting.path)
    if (before) requireVersion(before, before, version)
    else if (version) throw new AppError('NOT_FOUND', { message: REMOVED })
    const after = await putSeoSetting(context.db, setting, context.deps.clock())
    await recordWrite(context, { entity: 'seo-setting', entityId: setting.path, before, after })
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
