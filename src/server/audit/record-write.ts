import type { AuditAction, AuditEntity } from '#domain/audit/audit.ts'
import { signedIn, type WriteContext } from '../http/call.ts'
import { insertAuditEntry } from './audit.queries.ts'

interface Write {
  entity: AuditEntity
  entityId: string
  /** The row before, in the shape that administrators are answered with; null if it did not exist. */
  before: object | null
  /** The row afterwards; null if it no longer exists. */
  after: object | null
  /** Only for what `before` and `after` do not tell: else `create`, `update` or `delete`. */
  action?: AuditAction
}

/** Records a write of the caller, in the transaction of the write. Secrets and learners' texts are the caller's to leave out. */
export async function recordWrite(context: WriteContext, write: Write): Promise<void> {
  const { action = nameAction(write) } = write
  const { db, deps } = context
  await insertAuditEntry(db, { ...write, action, at: deps.clock(), actorId: signedIn(context).id })
}

function nameAction({ before, after }: Write): AuditAction {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}
