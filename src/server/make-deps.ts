import { makeProviders } from './auth/providers.ts'
import { makeConfiguredAuthor, makeConfiguredReader, makeTutor } from './chat/make-tutor.ts'
import { RunningReplies } from './chat/running-replies.ts'
import type { TutorPort } from './chat/tutor-port.ts'
import { readContentVersion } from './curriculum/curriculum.queries.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { loadSecrets } from './db/secrets.queries.ts'
import type { AppDeps } from './deps.ts'
import type { ServerEnv } from './env.ts'
import { GenerationRunner } from './generation/generation-runner.ts'
import { loadIdentityCheck } from './guardian/identity-check.ts'
import { ContentCache } from './http/content-cache.ts'
import { LoadGate } from './http/load-gate.ts'
import { makeUuidV7 } from './ids.ts'
import { ITEM_IMPORTS } from './item/item-import-kind.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { ErrorCounter } from './log/error-counter.ts'
import type { ServerLog } from './log/make-logger.ts'
import { makeMailer } from './mail/mailer.ts'
import { RenderedTexts } from './markdown/rendered-texts.ts'
import { Metrics } from './metrics/metrics.ts'
import { makePush } from './push/make-push.ts'
import { loadVapidKeys, type VapidKeys } from './push/vapid-keys.ts'
import type { RulesPool } from './rules/rules-pool.ts'
import type { SiteSettings } from './site/site-settings.ts'
import type { FileStorage } from './storage/file-storage.ts'

export interface DepsOptions {
  env: ServerEnv
  database: OpenDatabase
  log: ServerLog
  site: SiteSettings
  clock: () => Date
  pageDir: string | null
  assetsDir: string | null
  storage: FileStorage
  /** Kept by the caller, who closes it. */
  rules: RulesPool
  /** Delay of the event loop in milliseconds. */
  readLoopDelay: () => number
  /** Replace the configured ones. */
  tutor?: TutorPort | undefined
  vapidKeys?: VapidKeys | undefined
}

/** Creates the app's dependencies, on a migrated database. */
export async function makeDeps(options: DepsOptions): Promise<AppDeps> {
  const { env, database, log, site, clock, pageDir, assetsDir, storage, rules } = options
  const { db, pool, contentDb } = database
  const newId = () => makeUuidV7(clock())
  const replies = new RunningReplies(db, log)
  const metrics = env.METRICS_TOKEN || env.METRICS_PORT ? new Metrics() : null
  metrics?.watch({ pool, db, countStreams: () => replies.count })
  const models = { env, db, clock, newId, log, site, metrics }
  const authorModel = makeConfiguredAuthor(models)
  return {
    env,
    db,
    pool,
    contentDb,
    log,
    metrics,
    errors: new ErrorCounter({ db, log, clock }),
    site,
    clock,
    pageDir,
    assetsDir,
    storage,
    newId,
    rules,
    tutor: options.tutor ?? makeTutor({ ...models, rules }),
    authorModel,
    pictureReader: makeConfiguredReader(models),
    generations: new GenerationRunner({ db, log, clock, site, authorModel }),
    itemImports: new JobRunner({ db, log }, ITEM_IMPORTS),
    push: makePush({ env, site, log, keys: options.vapidKeys ?? (await loadVapidKeys(env, db)) }),
    mailer: makeMailer(env, newId),
    identityCheck: await loadIdentityCheck(env),
    secrets: await loadSecrets(db),
    providers: makeProviders(env),
    replies,
    loadGate: new LoadGate(options.readLoopDelay),
    contentCache: new ContentCache(() => readContentVersion(contentDb)),
    renderedTexts: new RenderedTexts(),
  }
}
