import { AppError } from '#contract/error.ts'
import { api } from '../http/call.ts'
import { findPack } from './find-pack.flow.ts'

export const offlinePackRoutes = {
  manifest: api.offlinePack.manifest.handler(async ({ input, context }) => {
    const pack = await findPack(context.deps, input.unitId)
    if (!pack) throw new AppError('NOT_FOUND', { message: '이 단원에는 아직 내려받을 내용이 없어요.' })
    return pack.manifest
  }),
}
