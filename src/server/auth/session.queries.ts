import { createHash } from 'node:crypto'
import { eq, lt, or, sql } from 'drizzle-orm'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import type { Role, TutorPersona } from '#domain/access/roles.ts'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { guardianConsents, sessions, users } from '../db/schema.ts'
import { IDLE_MS, isSessionAlive, sessionEnd, TOUCH_EVERY_MS } from './session-life.ts'

export interface SignedInUser {
  id: string
  roles: Role[]
  tutorPersona: TutorPersona
  /** Whether more than nickname and progress may be stored (security.md 15). */
  mayKeepPersonal: boolean
  sessionExpiresAt: Date
}

function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

export async function insertSession(
  db: Queryable,
  session: { token: string; userId: string; publicDevice: boolean; now: Date },
): Promise<void> {
  await db.insert(sessions).values({
    tokenHash: hashToken(session.token),
    userId: session.userId,
    createdAt: session.now,
    lastSeenAt: session.now,
    expiresAt: sessionEnd(session.now, session.publicDevice),
  })
  await saveUse(db, session.userId, session.now)
}

/** Sessions are deleted when they end: how long an account is unused is known from its own row. */
async function saveUse(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastUsedAt: now }).where(eq(users.id, userId))
}

const sessionQuery = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      roles: users.roles,
      tutorPersona: users.tutorPersona,
      suspendedAt: users.suspendedAt,
      ageBand: users.ageBand,
      consentAt: guardianConsents.givenAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(guardianConsents, eq(guardianConsents.userId, users.id))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session_user'),
)

/** Returns the person of a valid session, unless the account is suspended. */
export async function findSessionUser(db: Queryable, token: string, now: Date): Promise<SignedInUser | null> {
  const tokenHash = hashToken(token)
  const [row] = await sessionQuery(db).execute({ tokenHash })
  if (!row || row.suspendedAt || !isSessionAlive(row, now)) return null
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
    await saveUse(db, row.id, now)
  }
  const guardianConsentAt = row.consentAt?.toISOString() ?? null
  return {
    id: row.id,
    roles: row.roles as Role[],
    tutorPersona: row.tutorPersona as TutorPersona,
    mayKeepPersonal: mayKeepPersonal({ ageBand: row.ageBand, guardianConsentAt }),
    sessionExpiresAt: row.expiresAt,
  }
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function deleteDeadSessions(db: Queryable, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - IDLE_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
}
