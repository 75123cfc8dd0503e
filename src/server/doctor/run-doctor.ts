import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from '#contract/health.ts'
import { makeProviders } from '../auth/providers.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { openDatabase } from '../db/open-database.ts'
import { ConfigurationError, type ServerEnv } from '../env.ts'
import { makeUuidV7 } from '../ids.ts'
import { makeMailer } from '../mail/mailer.ts'
import { readSiteSettings } from '../site/site-settings.ts'
import { makeFileStorage } from '../storage/make-file-storage.ts'
import { checkLastBackup } from './check-backup.ts'
import { checkDatabase, checkSchema } from './check-database.ts'
import { checkDiskSpace, checkFileStorage, checkPermissions } from './check-files.ts'
import { checkPushKeys } from './check-push-keys.ts'
import { checkClock, checkMail, checkModels, checkProviders, checkReachable } from './check-services.ts'
import {
  checkGuardian,
  checkOperator,
  checkOrigin,
  checkProfile,
  checkSecrets,
  listRedirectAddresses,
} from './check-settings.ts'
import { fault, ok } from './finding.ts'

export interface DoctorOptions {
  env: ServerEnv
  nodeEnv: string | undefined
  settingsFile: string
  migrationsFolder: string
  now: () => Date
}

/** Checks a configuration for a school. Creates nothing but the data folder, as the first start would. */
export async function runDoctor(options: DoctorOptions): Promise<Finding[]> {
  const { env, nodeEnv, settingsFile, now } = options
  const dataDir = path.resolve(env.DATA_DIR)
  const providers = makeProviders(env)
  const issuer = env.KAKAO_CLIENT_ID === undefined ? env.GOOGLE_ISSUER : env.KAKAO_ISSUER
  const outside = Promise.all([
    checkReachable(env),
    checkMail(
      makeMailer(env, () => makeUuidV7(now())),
      env,
    ),
    checkModels(env),
    // Without providers the server signs people in itself, which the profile's finding reports.
    env.LOCAL_PROVIDER ? [] : checkProviders(providers),
    env.LOCAL_PROVIDER ? [] : checkClock(issuer, now),
  ])
  const storage = await checkFileStorage(makeFileStorage(env), env)
  return [
    ...checkProfile(env, nodeEnv),
    checkOrigin(env),
    ...checkSecrets(env),
    checkGuardian(env),
    await checkSite(env),
    ...(await checkStoredData(options, dataDir)),
    ...(await checkPermissions(dataDir, settingsFile)),
    storage,
    await checkDiskSpace(dataDir),
    ...(await outside).flat(),
    ...(env.LOCAL_PROVIDER ? [] : listRedirectAddresses(env, providers)),
  ]
}

async function checkSite(env: ServerEnv): Promise<Finding> {
  try {
    return checkOperator(await readSiteSettings(env))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return fault('운영자', error.message, 'SITE_CONFIG 파일을 고쳐 주세요.')
  }
}

/** Checks the content of the database: schema, web push keys, last backup. */
async function checkStoredData(
  { env, migrationsFolder, now }: DoctorOptions,
  dataDir: string,
): Promise<Finding[]> {
  if (env.DATABASE_URL !== undefined) return checkOpened(env.DATABASE_URL, { env, migrationsFolder, now })
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    return [ok('데이터베이스', '아직 없어요. 처음 시작할 때 만들어요.')]
  const embedded = await startEmbedded({ dataDir })
  try {
    return await checkOpened(embedded.url, { env, migrationsFolder, now })
  } finally {
    await embedded.stop()
  }
}

async function checkOpened(
  url: string,
  { env, migrationsFolder, now }: Pick<DoctorOptions, 'env' | 'migrationsFolder' | 'now'>,
): Promise<Finding[]> {
  const { db, pool, close } = openDatabase(url, () => undefined) // the failed query reports it
  try {
    const found = await checkDatabase(db)
    if (found.some(({ level }) => level === 'fault')) return found
    const client = await pool.connect()
    const { schema, isEmpty } = await checkSchema(client, migrationsFolder).finally(() => client.release())
    const keys = await checkPushKeys(env, db, isEmpty)
    if (schema.level !== 'ok' || isEmpty) return [...found, schema, keys]
    return [...found, schema, keys, await checkLastBackup(db, now())]
  } finally {
    await close()
  }
}
