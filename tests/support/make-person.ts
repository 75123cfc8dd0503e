import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Role } from '#domain/access/roles.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { insertUser } from '#server/auth/sign-in.queries.ts'

export interface Person {
  id: string
  /** The `Cookie` header of a session of this person. */
  cookie: string
  /** As `/me` brings it. */
  deviceKey: string
}

/** A new person with a session, without the way over the provider. */
export async function makePerson(
  pool: pg.Pool,
  nickname = '처음 이름',
  roles: Role[] = ['user'],
): Promise<Person> {
  const db = drizzle(pool)
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const deviceKey = randomBytes(32).toString('base64')
  const now = new Date()
  await insertUser(db, {
    id,
    nickname,
    provider: 'kakao',
    subject: id,
    email: null,
    roles,
    ageBand: 'FROM_14',
    deviceKey,
    now,
  })
  await insertSession(db, { token, userId: id, publicDevice: false, now })
  return { id, cookie: `session=${token}`, deviceKey }
}
