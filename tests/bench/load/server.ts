import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp } from '#server/app.ts'
import type { TutorEvent, TutorPort } from '#server/chat/tutor-port.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { makeLoopDelayReader } from '#server/http/load-gate.ts'
import { MOST_WAITING, makeNodeListener } from '#server/http/node-listener.ts'
import { makeBusyRefusal } from '#server/http/refuse-when-busy.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { makeDeps } from '#server/make-deps.ts'
import { makeVapidKeys } from '#server/push/vapid-keys.ts'
import { RulesPool } from '#server/rules/rules-pool.ts'
import { DEFAULT_SITE } from '#server/site/site-settings.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'

/**
 * A server process whose tutor streams forever; argument 1 is the database URL. Sends its address to the parent process, and its memory and
 * processor time in reply to every message: after a collection for `collect`.
 */
const EVERY_MS = 50
const PIECE = '소수는 1과 '

export interface ServerUsage {
  rssMb: number
  /** In use after the last collection, and garbage since: values of the program, and bytes outside of V8's heap. */
  heapMb: number
  /** Seconds. */
  cpu: number
  /** Responses with status 500 and above, by status. */
  failures: Record<number, number>
}

/** Without listeners of the signal, which would cost as much as the server does for an event. */
async function* writeEndlessly(signal: AbortSignal): AsyncGenerator<TutorEvent> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    yield { content: PIECE }
  }
}

async function* writeOnce() {
  yield { content: PIECE }
}

const tutor: TutorPort = {
  hasModel: false,
  models: () => [{ id: 'endless', default: true }],
  streamTurn: (_turn, _caller, signal) => writeEndlessly(signal),
  streamReplay: writeOnce,
  streamHint: writeOnce,
}

const server = createServer({ keepAliveTimeout: 75_000 })
await new Promise<void>((resolve) =>
  server.listen({ port: 0, host: '127.0.0.1', backlog: MOST_WAITING }, resolve),
)
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const env = readEnv({ PROFILE: 'local', LOG_LEVEL: 'silent', PUBLIC_ORIGIN: origin })
const log = makeLogger(env.LOG_LEVEL)
const rules = new RulesPool(path.resolve('dist/server/rules-worker.js'), log)
const deps = await makeDeps({
  env,
  database: openDatabase(process.argv[2] ?? '', () => undefined),
  log,
  rules,
  readLoopDelay: makeLoopDelayReader(),
  tutor,
  vapidKeys: makeVapidKeys(),
  site: DEFAULT_SITE,
  clock: () => new Date(),
  pageDir: null,
  assetsDir: null,
  storage: makeFileStorage(env),
})
const failures: Record<number, number> = {}
server.on('request', (_request, response) => {
  response.on('close', () => {
    const { statusCode } = response
    if (statusCode >= 500) failures[statusCode] = (failures[statusCode] ?? 0) + 1
  })
})
server.on('request', makeNodeListener(await createApp(deps), makeBusyRefusal(deps)))
process.on('message', (message: 'usage' | 'collect') => {
  if (message === 'collect') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const usage: ServerUsage = {
    rssMb: Math.round(rss / 2 ** 20),
    heapMb: Math.round((heapUsed + external) / 2 ** 20),
    cpu: (user + system) / 1e6,
    failures,
  }
  process.send?.(usage)
})
process.on('disconnect', () => process.exit())
process.send?.(origin)
