import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { inject } from 'vitest'
import type { LoginProvider, Role } from '#domain/access/roles.ts'
import { createApp } from '#server/app.ts'
import { makeLocalProvider } from '#server/auth/local-provider.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { insertUser } from '#server/auth/sign-in.queries.ts'
import type { TutorPort } from '#server/chat/tutor-port.ts'
import { type DatabaseLimits, type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import type { AppDeps } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import type { ServerHono } from '#server/http/hono-env.ts'
import { makeNodeListener } from '#server/http/node-listener.ts'
import { makeBusyRefusal } from '#server/http/refuse-when-busy.ts'
import { makeToken } from '#server/ids.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { makeDeps } from '#server/make-deps.ts'
import { makeVapidKeys } from '#server/push/vapid-keys.ts'
import { RulesPool } from '#server/rules/rules-pool.ts'
import { DEFAULT_SITE, type SiteSettings } from '#server/site/site-settings.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'
import { type FilledTemplate, makeTestDatabase } from './database-cluster.ts'
import { LOADED } from './product.ts'
import { makeScriptedTutor } from './scripted-tutor.ts'
import { seedSmallCurriculum } from './small-curriculum.ts'

export interface TestServerOptions {
  env?: Record<string, string>
  clock?: () => Date
  /** The scripted one unless given; `built-in` is the product's own. */
  tutor?: TutorPort | 'built-in'
  site?: Partial<SiteSettings>
  pageDir?: string
  assetsDir?: string
  /** That of the environment unless given. */
  storage?: FileStorage
  /** The tests' small curriculum unless given; `full` is that of the repository. */
  content?: 'small' | 'full' | 'none'
  /** Another database than a fresh one of the run's cluster, for instance that of another test server. */
  databaseUrl?: string
  /** Fresh ones unless given; `configured` are those of the environment. */
  vapidKeys?: 'configured'
  /** Lines of the log come here. */
  onLog?: (line: string) => void
  /** Reads the delay of the event loop; 0 by default. */
  readLoopDelay?: () => number
  databaseLimits?: Partial<DatabaseLimits>
}

/** One browser of one person, or of a visitor: keeps cookies, speaks JSON, sends a fresh Idempotency-Key with every write. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #send: (path: string, init: RequestInit) => Promise<Response>
  /** Null for a visitor. */
  readonly userId: string | null

  constructor(send: (path: string, init: RequestInit) => Promise<Response>, userId: string | null) {
    this.#send = send
    this.userId = userId
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await this.#send(path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (attributes.some((each) => /^\s*max-age=0$/i.test(each))) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, { headers })
  }

  /** A write; `key` null sends none. */
  send(
    method: string,
    path: string,
    body?: unknown,
    {
      key = crypto.randomUUID(),
      headers = {},
    }: { key?: string | null; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return this.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== null && { 'Idempotency-Key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  /** A multipart write. */
  upload(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
      body: form,
    })
  }

  post(
    path: string,
    body?: unknown,
    options: { key?: string | null; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return this.send('POST', path, body ?? {}, options)
  }
}

export interface TestServer {
  app: Hono<ServerHono>
  deps: AppDeps
  database: OpenDatabase
  databaseUrl: string
  visitor: () => TestBrowser
  /** A new person with these roles, signed in. */
  signIn: (...roles: Role[]) => Promise<TestBrowser>
  close: () => Promise<void>
}

/** The tests' small curriculum, written once a run. */
const SMALL_CONTENT: FilledTemplate = {
  name: 'semsaem_small',
  fill: async (url) => {
    const { db, close } = openDatabase(url, () => undefined)
    await seedSmallCurriculum(db)
    await close()
  },
}

const TEMPLATES = { small: SMALL_CONTENT, full: LOADED, none: 'empty' } as const

/** One for all servers of this process: each would load the rules again. */
let rules: RulesPool | undefined

function getRules(): RulesPool {
  rules ??= new RulesPool(inject('rulesWorker'), makeLogger('silent'))
  return rules
}

/** The whole server on a fresh database, called without a port. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { content = 'small' } = options
  const made = options.databaseUrl ? null : await makeTestDatabase(inject('clusterUrl'), TEMPLATES[content])
  const databaseUrl = options.databaseUrl ?? made?.url ?? ''
  const env = readEnv({ PROFILE: 'local', LOG_LEVEL: options.onLog ? 'debug' : 'silent', ...options.env })
  const log = makeLogger(env.LOG_LEVEL, { write: (line: string) => options.onLog?.(line) })
  const database = openDatabase(databaseUrl, () => undefined, options.databaseLimits)
  const tutor = options.tutor === 'built-in' ? undefined : (options.tutor ?? makeScriptedTutor())
  const deps = await makeDeps({
    env,
    database,
    log,
    rules: getRules(),
    readLoopDelay: options.readLoopDelay ?? (() => 0),
    tutor,
    vapidKeys: options.vapidKeys ? undefined : makeVapidKeys(),
    site: { ...DEFAULT_SITE, ...options.site },
    clock: options.clock ?? (() => new Date()),
    pageDir: options.pageDir ?? null,
    assetsDir: options.assetsDir ?? null,
    storage: options.storage ?? makeFileStorage(env),
  })
  const app = await createApp(deps)
  const send = async (path: string, init: RequestInit) =>
    app.request(new URL(path, env.PUBLIC_ORIGIN).href, init)
  return {
    app,
    deps,
    database,
    databaseUrl,
    visitor: () => new TestBrowser(send, null),
    signIn: (...roles) => signInAs(deps, send, roles),
    close: async () => {
      await Promise.all([deps.replies.close(), deps.generations.close(), deps.itemImports.close()])
      deps.push.close()
      await deps.errors.save()
      await database.close()
      await made?.drop()
    },
  }
}

async function signInAs(
  deps: AppDeps,
  send: (path: string, init: RequestInit) => Promise<Response>,
  roles: Role[],
): Promise<TestBrowser> {
  const id = deps.newId()
  const provider: LoginProvider = 'kakao'
  const user = {
    id,
    nickname: '학습자',
    provider,
    subject: id,
    email: null,
    roles: roles.length > 0 ? roles : (['user'] as Role[]),
    ageBand: 'FROM_14' as const,
    deviceKey: 'a2V5',
    now: deps.clock(),
  }
  await deps.db.transaction((tx) => insertUser(tx, user))
  const token = makeToken()
  await insertSession(deps.db, { token, userId: id, publicDevice: false, now: deps.clock() })
  const browser = new TestBrowser(send, id)
  browser.cookies.set('session', token)
  return browser
}

export interface ListeningServer extends TestServer {
  origin: string
  server: Server
  /** A browser over the network, not yet signed in. */
  browser: () => TestBrowser
}

/** The same server on a real port of loopback, with the local sign-in provider. */
export async function listenTestServer(options: TestServerOptions = {}): Promise<ListeningServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const made = await createTestServer({
    ...options,
    env: { PORT: String(port), PUBLIC_ORIGIN: origin, ...options.env },
  })
  const answer = makeNodeListener(made.app, makeBusyRefusal(made.deps))
  const localProvider = makeLocalProvider(made.deps.env)
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/local-idp')) void localProvider(request, response)
    else answer(request, response)
  })
  const send = (path: string, init: RequestInit) => fetch(new URL(path, origin), init)
  return {
    ...made,
    origin,
    server,
    browser: () => new TestBrowser(send, null),
    signIn: (...roles) => signInAs(made.deps, send, roles),
    close: async () => {
      await Promise.all([
        made.deps.replies.close(),
        made.deps.generations.close(),
        made.deps.itemImports.close(),
      ])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await made.close()
    },
  }
}

/** Follows redirects with the browser's cookies, as a script would (config.md). Gives every address on the way. */
export async function followRedirects(
  browser: TestBrowser,
  path: string,
): Promise<{ response: Response; visited: string[] }> {
  let address = path
  const visited: string[] = []
  for (;;) {
    visited.push(address)
    const response = await browser.get(address)
    const location = response.headers.get('location')
    if (location === null || visited.length > 20) return { response, visited }
    await response.body?.cancel()
    address = location
  }
}
