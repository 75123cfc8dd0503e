import { arrayContains, count, eq, or, sql } from 'drizzle-orm'
import type { Role } from '#domain/access/roles.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Database } from '../db/open-database.ts'
import { users } from '../db/schema.ts'
import { saveAccount } from './people.queries.ts'

export type Grant =
  | { kind: 'granted' | 'was-admin'; nickname: string }
  | { kind: 'nobody' }
  /** Several accounts go by that name; each is named alone by its id. */
  | { kind: 'several'; people: { id: string; nickname: string; provider: string; createdAt: Date }[] }

/** Makes the account with this e-mail address, nickname or id an administrator: of the operator, from the command line. */
export function grantAdmin(db: Database, who: string, now: Date): Promise<Grant> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.email})`, who.toLowerCase()),
          eq(users.nickname, who),
          eq(sql`${users.id}::text`, who),
        ),
      )
      .orderBy(users.createdAt)
      .for('no key update')
    const [person] = found
    if (!person) return { kind: 'nobody' }
    if (found.length > 1)
      return {
        kind: 'several',
        people: found.map(({ id, nickname, provider, createdAt }) => ({ id, nickname, provider, createdAt })),
      }
    const { id, nickname, suspendedAt } = person
    const before = person.roles as Role[]
    if (before.includes('admin') && suspendedAt === null) return { kind: 'was-admin', nickname }
    const roles = [...new Set<Role>([...before, 'admin'])]
    await saveAccount(tx, id, { roles, suspendedAt: null })
    await insertAuditEntry(tx, {
      ...{ at: now, actorId: null, action: 'update', entity: 'user', entityId: id },
      ...{ before: { roles: before, suspendedAt }, after: { roles, suspendedAt: null } },
    })
    return { kind: 'granted', nickname }
  })
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(arrayContains(users.roles, ['admin']))
  return (row?.admins ?? 0) > 0
}
