import { stat } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import pino, { type Logger } from 'pino'
import { createApp } from './app.ts'
import { LOCAL_PROVIDER_PATH } from './auth/local-people.ts'
import { makeLocalProvider } from './auth/local-provider.ts'
import { makeProviders } from './auth/providers.ts'
import { makeTutor } from './chat/make-tutor.ts'
import { RunningReplies } from './chat/running-replies.ts'
import { readContentVersion } from './curriculum/curriculum.queries.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from './db/open-database.ts'
import { loadSecrets } from './db/secrets.queries.ts'
import type { AppDeps } from './deps.ts'
import { ConfigurationError, type ServerEnv } from './env.ts'
import { ContentCache } from './http/content-cache.ts'
import { makeNodeListener } from './http/node-listener.ts'
import { keepAssets } from './http/static-files.ts'
import { makeUuidV7 } from './ids.ts'
import { startHousekeeping } from './jobs/start-housekeeping.ts'
import { type SeedReport, seedContent } from './seed/seed-content.ts'
import { readSiteSettings } from './site/site-settings.ts'

/** Relative to the repository, where the server is started. */
const MIGRATIONS = path.resolve('src/server/db/migrations')
const CONTENT = path.resolve('src/content')
const PAGE_DIR = path.resolve('dist/page')

/** What is under way at a stop is given this long. */
const FINISH_WITHIN_MS = 10_000
/** Longer than a browser keeps an idle connection: the browser closes it, never we under a request of its own. */
const KEEP_ALIVE_MS = 75_000

export interface RunningServer {
  origin: string
  /** Ends streams with an error event, lets calls and jobs finish, then closes the database. */
  stop: () => Promise<void>
}

/** The whole product: database, tables, content, listener. Throws ConfigurationError with a sentence to show. */
export async function startServer(env: ServerEnv): Promise<RunningServer> {
  const log = pino({ level: env.LOG_LEVEL }, pino.destination(2))
  const dataDir = path.resolve(env.DATA_DIR)
  const embedded =
    env.DATABASE_URL === undefined
      ? await startEmbedded({ dataDir, onEvent: (message) => log.info(message) })
      : null
  const { db, pool, close } = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '', (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  try {
    await refuseOpenDataDir(env, dataDir)
    await migrateDatabase(pool, MIGRATIONS)
    reportContent(log, await seedContent(db, CONTENT))
    const assetsDir = path.join(dataDir, 'assets')
    await keepAssets(path.join(PAGE_DIR, 'assets'), assetsDir, new Date())
    const clock = () => new Date()
    const deps: AppDeps = {
      env,
      db,
      pool,
      clock,
      log,
      tutor: makeTutor(env),
      newId: () => makeUuidV7(clock()),
      site: await readSiteSettings(env),
      secrets: await loadSecrets(db),
      providers: makeProviders(env),
      replies: new RunningReplies(db, log),
      contentCache: new ContentCache(() => readContentVersion(db)),
      isReady: () => true,
      pageDir: PAGE_DIR,
      assetsDir,
    }
    const server = await listen(env, await makeListener(deps))
    const housekeeping = startHousekeeping(deps)
    return {
      origin: env.PUBLIC_ORIGIN,
      stop: async () => {
        await closeServer(server, deps, log)
        await housekeeping.stop()
        await close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await close()
    await embedded?.stop()
    throw error
  }
}

function reportContent(log: Logger, { refused, warnings, ...counts }: SeedReport): void {
  log.info({ ...counts, warnings: warnings.length }, 'content loaded')
  for (const { file, line, message } of refused) log.error({ file, line, message }, 'content refused')
}

async function makeListener(deps: AppDeps): Promise<RequestListener> {
  const answer = makeNodeListener(await createApp(deps))
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
      reject(
        new ConfigurationError(
          `PORT: ${env.PORT}번 포트를 다른 프로그램이 쓰고 있어요. PORT=${env.PORT + 1}처럼 다른 번호로 시작해 주세요.`,
        ),
      )
    })
    server.listen(env.PORT, env.HOST, () => resolve(server))
  })
}

async function closeServer(server: Server, deps: AppDeps, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await deps.replies.close()
  server.closeIdleConnections()
  const late = setTimeout(() => {
    log.warn('calls cut off at stop')
    server.closeAllConnections()
  }, FINISH_WITHIN_MS)
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearTimeout(late)
  clearInterval(idle)
}

async function refuseOpenDataDir(env: ServerEnv, dataDir: string): Promise<void> {
  if (env.PROFILE !== 'production') return
  const { mode } = await stat(dataDir)
  if ((mode & 0o004) !== 0)
    throw new ConfigurationError(
      `DATA_DIR: ${dataDir}을(를) 아무나 읽을 수 있어요. chmod 700으로 바꿔 주세요.`,
    )
}
