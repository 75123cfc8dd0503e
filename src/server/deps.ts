import type pg from 'pg'
import type { SignInProviders } from './auth/providers.ts'
import type { RunningReplies } from './chat/running-replies.ts'
import type { TutorPort } from './chat/tutor-port.ts'
import type { Database } from './db/open-database.ts'
import type { ServerSecrets } from './db/secrets.queries.ts'
import type { ServerEnv } from './env.ts'
import type { GenerationRunner } from './generation/generation-runner.ts'
import type { IdentityCheck } from './guardian/identity-check.ts'
import type { ContentCache } from './http/content-cache.ts'
import type { LoadGate } from './http/load-gate.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import type { AuthorModel } from './llm/author-model.ts'
import type { PictureReader } from './llm/picture-reader.ts'
import type { ErrorCounter } from './log/error-counter.ts'
import type { ServerLog } from './log/make-logger.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RenderedTexts } from './markdown/rendered-texts.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PushPort } from './push/make-push.ts'
import type { RulesPool } from './rules/rules-pool.ts'
import type { SiteSettings } from './site/site-settings.ts'
import type { FileStorage } from './storage/file-storage.ts'

/** The dependencies of request handlers; created at start, and by the test server in tests. */
export interface AppDeps {
  env: ServerEnv
  db: Database
  /** A separate pool for reads of content, which never wait for `db`. */
  contentDb: Database
  pool: pg.Pool
  rules: RulesPool
  tutor: TutorPort
  authorModel: AuthorModel
  pictureReader: PictureReader
  generations: GenerationRunner
  itemImports: JobRunner
  mailer: Mailer
  /** Null unless an identity service checks guardians. */
  identityCheck: IdentityCheck | null
  push: PushPort
  storage: FileStorage
  clock: () => Date
  /** A new UUIDv7. */
  newId: () => string
  log: ServerLog
  /** Of the server's own errors, for the dashboard. */
  errors: ErrorCounter
  /** Null unless metrics are configured. */
  metrics: Metrics | null
  site: SiteSettings
  secrets: ServerSecrets
  providers: SignInProviders
  replies: RunningReplies
  loadGate: LoadGate
  contentCache: ContentCache
  renderedTexts: RenderedTexts
  /** The built page; null in tests without one. */
  pageDir: string | null
  /** Assets of this and older builds, kept for a week. */
  assetsDir: string | null
}
