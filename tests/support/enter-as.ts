import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BrowserContext } from 'playwright-core'
import type { Role } from '#domain/access/roles.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { insertUser } from '#server/auth/sign-in.queries.ts'
import type { Product } from './product.ts'

/**
 * A new person, signed in on this browser at `origin` without the way over the provider, which one address may go ten times a
 * minute only. Gives the person's id.
 */
export async function enterAs(
  product: Pick<Product, 'pool'>,
  context: BrowserContext,
  origin: string,
  role: Role = 'user',
): Promise<string> {
  const db = drizzle(product.pool)
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  await insertUser(db, {
    id,
    nickname: '새봄',
    provider: 'kakao',
    subject: id,
    email: null,
    roles: [role],
    ageBand: 'FROM_14',
    deviceKey: randomBytes(32).toString('base64'),
    now,
  })
  await insertSession(db, { token, userId: id, publicDevice: false, now })
  await context.addCookies([{ name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }])
  return id
}
