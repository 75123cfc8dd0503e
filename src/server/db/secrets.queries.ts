import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './open-database.ts'
import { serverSecrets } from './schema.ts'

export interface ServerSecrets {
  /** Base64url HMAC-SHA-256 of `text` under this database's own salt: counters hold it in place of an address. */
  hash: (text: string) => string
  /** Key of signed cookies. */
  cookieKey: string
}

/** Null if it does not exist yet. */
export async function findSecret(db: Queryable, name: string): Promise<string | null> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value ?? null
}

/** One secret for all processes of a database: `made` of whichever comes first. */
export async function keepSecret(db: Queryable, name: string, made: string): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing()
  return (await findSecret(db, name)) ?? made
}

function makeSecret() {
  return randomBytes(32).toString('base64url')
}

export async function loadSecrets(db: Queryable): Promise<ServerSecrets> {
  const salt = await keepSecret(db, 'hash-salt', makeSecret())
  return {
    cookieKey: await keepSecret(db, 'cookie-key', makeSecret()),
    hash: (text) => createHmac('sha256', salt).update(text).digest('base64url'),
  }
}
