import { AppError } from '#contract/error.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, signedIn } from '../http/call.ts'
import { findCall, listCalls } from './llm-history.queries.ts'

export const llmHistoryRoutes = {
  list: api.llmHistory.list.handler(async ({ input, context }) => {
    const { page, size, sort, direction, ...filter } = input
    return { ...(await listCalls(context.db, filter, { sort, direction }, { page, size })), page, size }
  }),

  get: api.llmHistory.get.handler(async ({ input: { id, reason }, context }) => {
    const found = await findCall(context.db, id)
    if (!found) throw new AppError('NOT_FOUND', { message: '호출 기록을 찾을 수 없어요.' })
    const { call, request, response } = found
    const hidden = { request: null, response: null }
    if (request === null && response === null) return { ...call, ...hidden, withheld: 'none' as const }
    const isOwn = call.user?.id === signedIn(context).id
    if (!isOwn && reason === undefined) return { ...call, ...hidden, withheld: 'reason' as const }
    // Before the texts are answered: a failure to record withholds them.
    const after = { reason: reason ?? null }
    await recordWrite(context, { action: 'read', entity: 'llm-call', entityId: id, before: null, after })
    return { ...call, request, response, withheld: null }
  }),
}
