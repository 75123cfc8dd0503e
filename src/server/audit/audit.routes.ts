import { AppError } from '#contract/error.ts'
import { ITEM_ENTITIES } from '#domain/audit/audit.ts'
import { api, signedIn } from '../http/call.ts'
import { listAuditEntries } from './audit.queries.ts'

export const auditRoutes = {
  list: api.audit.list.handler(async ({ input: { page, size, ...filter }, context }) => {
    const isOfItems = filter.entity !== undefined && ITEM_ENTITIES.includes(filter.entity)
    if (!isOfItems && !signedIn(context).roles.includes('admin')) throw new AppError('FORBIDDEN')
    return { ...(await listAuditEntries(context.db, filter, { page, size })), page, size }
  }),
}
