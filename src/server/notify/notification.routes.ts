import { AppError } from '#contract/error.ts'
import { api, signedIn } from '../http/call.ts'
import { countListed, markRead, readInbox } from './inbox.queries.ts'

export const notificationRoutes = {
  inbox: api.notification.inbox.handler(({ context }) => readInbox(context.db, signedIn(context).id)),

  markRead: api.notification.markRead.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const ids = 'ids' in input ? [...new Set(input.ids.map((id) => id.toLowerCase()))] : null
    if (ids && (await countListed(context.db, userId, ids)) < ids.length) throw new AppError('NOT_FOUND')
    await markRead(context.db, userId, ids, context.deps.clock())
    return readInbox(context.db, userId)
  }),
}
