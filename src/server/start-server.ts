import { stat } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AppError } from '#contract/error.ts'
import { createApp } from './app.ts'
import { LOCAL_PROVIDER_PATH } from './auth/local-people.ts'
import { makeLocalProvider } from './auth/local-provider.ts'
import { type EmbeddedPostgres, startEmbedded } from './db/embedded/start-embedded.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from './db/open-database.ts'
import type { AppDeps } from './deps.ts'
import { ConfigurationError, type ServerEnv } from './env.ts'
import { toErrorResponse } from './http/errors.ts'
import { makeLoopDelayReader } from './http/load-gate.ts'
import { MOST_WAITING, makeNodeListener } from './http/node-listener.ts'
import { makeBusyRefusal } from './http/refuse-when-busy.ts'
import { keepAssets } from './http/static-files.ts'
import { startHousekeeping } from './jobs/start-housekeeping.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { type ContentSource, loadContent } from './load-content.ts'
import type { ServerLog } from './log/make-logger.ts'
import { makeDeps } from './make-deps.ts'
import { listenForMetrics, type MetricsListener } from './metrics/metrics.routes.ts'
import { hasAdmin } from './people/grant-admin.flow.ts'
import { loadPrompts } from './prompt/load-prompts.flow.ts'
import { RulesPool } from './rules/rules-pool.ts'
import { readSiteSettings } from './site/site-settings.ts'
import { checkStorage } from './storage/check-storage.ts'
import { makeFileStorage } from './storage/make-file-storage.ts'

/** Relative to the repository, which is the working directory. */
const MIGRATIONS = path.resolve('src/server/db/migrations')
const CONTENT: ContentSource = {
  contentDir: path.resolve('src/content'),
  programDir: path.dirname(fileURLToPath(import.meta.url)),
  checkedDigest: __CONTENT_DIGEST__,
}
const PAGE_DIR = path.resolve('dist/page')
const RULES_WORKER = path.resolve('dist/server/rules-worker.js')

const READINESS_PATH = '/readyz'
/** How long a stop waits for running work. */
const FINISH_WITHIN_MS = 10_000
/** Longer than browsers keep idle connections, so that the server never closes one while a request arrives. */
const KEEP_ALIVE_MS = 75_000

export interface RunningServer {
  origin: string
  /** Whether at least one account is an administrator's. */
  hasAdmin: boolean
  /**
   * Answers calls for `DRAIN_SECONDS` more while `/readyz` says 503, then ends streams with an error event, lets calls and jobs finish, and
   * closes the database.
   */
  stop: () => Promise<void>
}

/**
 * Starts the whole product: listener, database, tables, content. It listens first, so that a used port is reported at once, and answers
 * 503 until the rest is ready. Throws ConfigurationError with a message to show.
 */
export async function startServer(env: ServerEnv, log: ServerLog): Promise<RunningServer> {
  const listener = makeSwitchingListener()
  const server = await listen(env, listener.answer)
  let embedded: EmbeddedPostgres | undefined
  let database: OpenDatabase | undefined
  let rules: RulesPool | undefined
  let metricsListener: MetricsListener | undefined
  try {
    const dataDir = path.resolve(env.DATA_DIR)
    await refuseOpenDataDir(env, dataDir)
    const site = await readSiteSettings(env)
    const storage = makeFileStorage(env)
    await checkStorage(storage, log)
    if (env.DATABASE_URL === undefined)
      embedded = await startEmbedded({ dataDir, onEvent: (sentence, err) => log.info({ err }, sentence) })
    database = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '', (error) =>
      log.warn({ err: error }, 'database connection lost'),
    )
    await migrateDatabase(database.pool, MIGRATIONS)
    await loadContent(database.db, log, CONTENT, storage)
    const assetsDir = path.join(dataDir, 'assets')
    // Without them, as on a full disk, open pages of older builds must reload; the server starts anyway.
    await keepAssets(path.join(PAGE_DIR, 'assets'), assetsDir, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'assets of older builds not kept'),
    )
    rules = new RulesPool(RULES_WORKER, log)
    rules.warmUp()
    const deps = await makeDeps({
      env,
      rules,
      readLoopDelay: makeLoopDelayReader(),
      database,
      log,
      site,
      clock: () => new Date(),
      pageDir: PAGE_DIR,
      assetsDir,
      storage,
    })
    await loadPrompts(deps)
    if (deps.metrics && env.METRICS_PORT !== undefined)
      metricsListener = await listenForMetrics(deps.metrics, env.METRICS_PORT)
    listener.switchTo(await makeListener(deps))
    const housekeeping = startHousekeeping(deps)
    const jobs = startJobs(deps)
    return {
      origin: env.PUBLIC_ORIGIN,
      hasAdmin: await hasAdmin(database.db),
      stop: async () => {
        // A signal to the whole process group stops PostgreSQL as well, which then waits for the calls that are running.
        embedded?.stopWatching()
        listener.drain()
        await wait(env.DRAIN_SECONDS * 1000)
        await closeServer(server, deps, log)
        await metricsListener?.close()
        await housekeeping.stop()
        await jobs.stop()
        deps.push.close()
        await deps.errors.save()
        await deps.rules.close()
        await database?.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    await metricsListener?.close()
    await rules?.close()
    await database?.close()
    await embedded?.stop()
    throw error
  }
}

/** Answers 503 until it is switched to the app; while it drains, 503 only to the readiness check. */
function makeSwitchingListener() {
  const unavailable = makeNodeListener({
    fetch: () => toErrorResponse(new AppError('SERVICE_UNAVAILABLE', { data: { retryAfter: 1 } })),
  })
  let current: RequestListener = unavailable
  return {
    answer: ((request, response) => current(request, response)) as RequestListener,
    switchTo: (listener: RequestListener) => {
      current = listener
    },
    drain: () => {
      const serve = current
      current = (request, response) => {
        // A proxy must not send its next call on a connection that is about to be closed.
        response.setHeader('Connection', 'close')
        return request.url === READINESS_PATH ? unavailable(request, response) : serve(request, response)
      }
    },
  }
}

async function makeListener(deps: AppDeps): Promise<RequestListener> {
  const answer = makeNodeListener(await createApp(deps), makeBusyRefusal(deps))
  if (!deps.env.LOCAL_PROVIDER) return answer
  const localProvider = makeLocalProvider(deps.env)
  return (request, response) => {
    if (!request.url?.startsWith(`${LOCAL_PROVIDER_PATH}/`)) return answer(request, response)
    localProvider(request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'local provider failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

function listen(env: ServerEnv, listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      const instead = env.PORT === 65_535 ? 3000 : env.PORT + 1
      reject(
        new ConfigurationError(
          `PORT: ${env.PORT}번 포트를 다른 프로그램이 쓰고 있어요. PORT=${instead}처럼 다른 번호로 시작해 주세요.`,
        ),
      )
    })
    server.listen({ port: env.PORT, host: env.HOST, backlog: MOST_WAITING }, () => resolve(server))
  })
}

async function closeServer(server: Server, deps: AppDeps, log: ServerLog): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await Promise.all([deps.replies.close(), deps.generations.close(), deps.itemImports.close()])
  const late = setTimeout(() => {
    log.warn('calls cut off at stop')
    server.closeAllConnections()
  }, FINISH_WITHIN_MS)
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearTimeout(late)
  clearInterval(idle)
}

async function refuseOpenDataDir(env: ServerEnv, dataDir: string): Promise<void> {
  if (env.PROFILE !== 'production') return
  const mode = await stat(dataDir).then(
    (found) => found.mode,
    () => 0, // not made yet: it will be closed
  )
  if ((mode & 0o004) !== 0)
    throw new ConfigurationError(
      `DATA_DIR: ${dataDir}을(를) 아무나 읽을 수 있어요. chmod 700으로 바꿔 주세요.`,
    )
}
