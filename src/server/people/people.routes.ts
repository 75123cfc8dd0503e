import { AppError } from '#contract/error.ts'
import type { ManagedPerson } from '#contract/people.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { removePerson } from '../user/remove-person.flow.ts'
import { deleteSessionsOf, findPerson, listPeople, lockWithAdmins, saveAccount } from './people.queries.ts'
import { readPersonFile } from './read-person-file.flow.ts'

const OWN_ACCOUNT = '내 계정은 설정의 ‘계정 삭제’로 지워 주세요.'
const LAST_ADMIN = '관리자가 한 명도 남지 않게 돼요. 다른 사람에게 먼저 관리자 권한을 주세요.'

async function requirePerson({ db }: CallContext, id: string): Promise<ManagedPerson> {
  const person = await findPerson(db, id)
  if (!person) throw new AppError('NOT_FOUND', { message: '사용자를 찾을 수 없어요.' })
  return person
}

/** Throws if the person is the only one of `admins`. */
function requireAdminBeside(admins: readonly string[], id: string): void {
  if (admins.includes(id) && admins.length === 1) throw new AppError('UNPROCESSABLE', { message: LAST_ADMIN })
}

function missingReason(): AppError {
  const message = '이용을 정지하거나 푸는 까닭을 적어 주세요.'
  return new AppError('UNPROCESSABLE', { message, data: { issues: [{ path: 'reason', message }] } })
}

/** What the audit keeps of an account: nothing personal. */
function toAudit({ roles, suspendedAt, version }: ManagedPerson) {
  return { roles, suspendedAt, version }
}

function nameAction(before: ManagedPerson, isSuspended: boolean) {
  if (isSuspended === (before.suspendedAt !== null)) return 'update'
  return isSuspended ? 'archive' : 'restore'
}

export const peopleRoutes = {
  list: api.people.list.handler(async ({ input, context }) => {
    const { page, size, sort, direction, ...filter } = input
    return { ...(await listPeople(context.db, filter, { sort, direction }, { page, size })), page, size }
  }),

  get: api.people.get.handler(({ input, context }) => requirePerson(context, input.id)),

  update: api.people.update.handler(async ({ input, context }) => {
    const { id, version, reason } = input
    const { db, deps } = context
    // Before this transaction locks rows that the replies are saved to.
    if (input.suspended) await deps.replies.endOwner(`u:${id}`)
    const admins = await lockWithAdmins(db, id)
    const before = await requirePerson(context, id)
    requireVersion(before, before, version)
    const { roles = before.roles, suspended: isSuspended = before.suspendedAt !== null } = input
    if (!roles.includes('admin') || isSuspended) requireAdminBeside(admins, id)
    if (isSuspended !== (before.suspendedAt !== null) && reason === undefined) throw missingReason()
    const suspendedAt = isSuspended ? new Date(before.suspendedAt ?? deps.clock()) : null
    await saveAccount(db, id, { roles, suspendedAt })
    if (isSuspended) await deleteSessionsOf(db, id)
    const after = await requirePerson(context, id)
    const action = nameAction(before, isSuspended)
    const rows = { before: toAudit(before), after: { ...toAudit(after), ...(reason && { reason }) } }
    await recordWrite(context, { action, entity: 'user', entityId: id, ...rows })
    return after
  }),

  exportData: api.people.exportData.handler(async ({ input: { id, reason }, context }) => {
    await requirePerson(context, id)
    const after = { reason }
    await recordWrite(context, { action: 'export', entity: 'user', entityId: id, before: null, after })
    return readPersonFile(context.db, context.deps, id)
  }),

  remove: api.people.remove.handler(async ({ input: { id, reason }, context }) => {
    // The record of the removal names who did it.
    if (id === signedIn(context).id) throw new AppError('UNPROCESSABLE', { message: OWN_ACCOUNT })
    const person = await requirePerson(context, id)
    // Before this transaction locks rows that the replies are saved to.
    await context.deps.replies.endOwner(`u:${id}`)
    requireAdminBeside(await lockWithAdmins(context.db, id), id)
    await removePerson(context, person)
    const before = { ...toAudit(person), reason }
    await recordWrite(context, { entity: 'user', entityId: id, before, after: null })
    return { ok: true as const }
  }),
}
