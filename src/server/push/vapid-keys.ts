import { createECDH, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Queryable } from '../db/open-database.ts'
import { findSecret, keepSecret } from '../db/secrets.queries.ts'
import { ConfigurationError, type ServerEnv } from '../env.ts'

/** Base64url of an uncompressed point of P-256 and of its private scalar (RFC 8292). */
const KEYS_SCHEMA = z.strictObject({
  publicKey: z.string().regex(/^B[\w-]{86}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
})
export type VapidKeys = z.infer<typeof KEYS_SCHEMA>

const FILE = 'vapid.json'
/** Of the row in `server_secrets`, if the database is not the embedded one. */
export const VAPID_SECRET = 'vapid-keys'

type KeysEnv = Pick<ServerEnv, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'DATA_DIR' | 'DATABASE_URL'>

/**
 * Returns the key pair that identifies this server to push services: from the environment, else created once. Every subscription is bound to it. It
 * is stored in the data directory; with an external database, which several servers may share,
 * it is stored there.
 */
export async function loadVapidKeys(env: KeysEnv, db: Queryable): Promise<VapidKeys> {
  if (env.VAPID_PUBLIC_KEY !== undefined && env.VAPID_PRIVATE_KEY !== undefined) {
    const keys = { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
    return checkKeys(keys, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY')
  }
  const file = path.join(env.DATA_DIR, FILE)
  if (env.DATABASE_URL === undefined) return (await readKeysFile(file)) ?? (await makeKeysFile(file))
  const own = (await readKeysFile(file)) ?? makeVapidKeys()
  return checkKeys(JSON.parse(await keepSecret(db, VAPID_SECRET, JSON.stringify(own))), VAPID_SECRET)
}

/**
 * Returns the key pair of the environment, else the one that the first start generated; null before that. Throws ConfigurationError if it is
 * damaged.
 */
export async function findVapidKeys(env: KeysEnv, db: Queryable): Promise<VapidKeys | null> {
  const isGiven = env.VAPID_PUBLIC_KEY !== undefined && env.VAPID_PRIVATE_KEY !== undefined
  if (isGiven) return loadVapidKeys(env, db)
  if (env.DATABASE_URL === undefined) return findStoredKeys(env.DATA_DIR)
  const stored = await findSecret(db, VAPID_SECRET)
  return stored === null ? null : checkKeys(parseJson(stored), VAPID_SECRET)
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A scalar with leading zeros is exported shorter.
  const scalar = pair.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url')
  return { publicKey, privateKey }
}

/** Throws ConfigurationError unless the two keys belong together; its message contains no key. */
function checkKeys(value: unknown, where: string): VapidKeys {
  const parsed = KEYS_SCHEMA.safeParse(value)
  if (parsed.success) {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(parsed.data.privateKey, 'base64url')
    if (pair.getPublicKey('base64url') === parsed.data.publicKey) return parsed.data
  }
  throw new ConfigurationError(
    `${where}: 한 쌍의 VAPID 키(base64url로 65바이트 공개 키와 32바이트 비밀 키)여야 해요.`,
  )
}

/** Returns the key pair in the data directory, if there is one. Throws ConfigurationError if it is damaged. */
export function findStoredKeys(dataDir: string): Promise<VapidKeys | null> {
  return readKeysFile(path.join(dataDir, FILE))
}

/** Writes the key pair of a backup. Throws ConfigurationError, with nothing written, if it is none. */
export async function replaceKeysFile(dataDir: string, text: string): Promise<void> {
  const file = path.join(dataDir, FILE)
  const keys = checkKeys(parseJson(text), file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, JSON.stringify(keys), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

async function readKeysFile(file: string): Promise<VapidKeys | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return checkKeys(parseJson(text), file)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Only one of several processes creates the file: a link is created atomically and never replaces another. */
async function makeKeysFile(file: string): Promise<VapidKeys> {
  const keys = makeVapidKeys()
  const part = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(part, JSON.stringify(keys), { mode: 0o600, flag: 'wx', flush: true })
    await link(part, file)
    return keys
  } catch (error) {
    const other = await readKeysFile(file)
    if (other) return other
    throw error
  } finally {
    await rm(part, { force: true })
  }
}
