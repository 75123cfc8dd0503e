import { api } from '../http/call.ts'
import { listAuditEntries } from './audit.queries.ts'

export const auditRoutes = {
  list: api.audit.list.handler(async ({ input: { page, size, ...filter }, context }) => ({
    ...(await listAuditEntries(context.db, filter, { page, size })),
    page,
    size,
  })),
}
