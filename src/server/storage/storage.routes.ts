import { AppError } from '#contract/error.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, signedIn } from '../http/call.ts'
import { deleteRemoved } from './discard-files.flow.ts'
import { isFileShown, isOneOf, lockFile, markRemoved } from './storage.queries.ts'

const SHOWN = '이 그림이 들어 있는 글이 있어서 지울 수 없어요. 글에서 먼저 빼 주세요.'

export const storageRoutes = {
  remove: api.storage.remove.handler(async ({ input: { id }, context }) => {
    const { db, deps } = context
    const user = signedIn(context)
    const file = await lockFile(db, id)
    const isMine = file && (file.ownerId === user.id || user.roles.includes('admin'))
    if (!isMine) throw new AppError('NOT_FOUND')
    if (await isFileShown(db, id)) throw new AppError('CONFLICT', { message: SHOWN })
    if (file.purpose === 'content') {
      const { type, width, height } = file
      await recordWrite(context, {
        entity: 'picture',
        entityId: id,
        before: { id, type, width, height },
        after: null,
      })
    }
    await deleteRemoved(db, deps, await markRemoved(db, isOneOf([id]), deps.clock()))
    return { ok: true as const }
  }),
}
