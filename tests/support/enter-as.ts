import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BrowserContext } from 'playwright-core'
import { SIGNED_IN_COOKIE } from '#contract/cookies.ts'
import type { Role } from '#domain/access/roles.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { ABSOLUTE_MS } from '#server/auth/session-life.ts'
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
  await giveSession(product, context, origin, id)
  return id
}

/** A new session of a person in this browser, with the cookies that sign-in sets. */
export async function giveSession(
  { pool }: Pick<Product, 'pool'>,
  context: BrowserContext,
  origin: string,
  userId: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(drizzle(pool), { token, userId, publicDevice: false, now: new Date() })
  const expires = Math.floor((Date.now() + ABSOLUTE_MS) / 1000)
  await context.addCookies([
    { name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax', expires },
    { name: SIGNED_IN_COOKIE, value: userId, url: origin, sameSite: 'Lax', expires },
  ])
}
