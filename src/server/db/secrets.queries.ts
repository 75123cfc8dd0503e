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

/** One secret for all processes of a database, made by whichever comes first. */
async function readOrMakeSecret(db: Queryable, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value ?? made
}

export async function loadSecrets(db: Queryable): Promise<ServerSecrets> {
  const salt = await readOrMakeSecret(db, 'hash-salt')
  return {
    cookieKey: await readOrMakeSecret(db, 'cookie-key'),
    hash: (text) => createHmac('sha256', salt).update(text).digest('base64url'),
  }
}
