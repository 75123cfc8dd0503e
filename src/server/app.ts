import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { pathOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { makeAuthRoutes } from './auth/auth.routes.ts'
import { sessionCookieName } from './auth/cookies.ts'
import { findSessionUser } from './auth/session.queries.ts'
import { makeChatRoutes } from './chat/chat.routes.ts'
import { answersInTime } from './db/ping.queries.ts'
import type { AppDeps } from './deps.ts'
import { makeGenerationRoutes } from './generation/generation-streams.routes.ts'
import { makeGuardianPages } from './guardian/guardian-pages.routes.ts'
import {
  answerCall,
  answerContent,
  requireApiVersion,
  requireRecordUser,
  requireRecordVersion,
} from './http/api-handler.ts'
import { findCallKind, RECORD_VERSION_HEADER } from './http/call-kind.ts'
import { readClientAddress } from './http/client-address.ts'
import { toAppError, toErrorResponse } from './http/errors.ts'
import {
  isWrite,
  JSON_TYPE,
  MULTIPART_TYPE,
  parseJsonBody,
  readLimitedBody,
  refuseForeignWrite,
  requireKnownMethod,
} from './http/guard-writes.ts'
import type { Caller, ServerHono } from './http/hono-env.ts'
import { isIdempotencyKey } from './http/idempotency.ts'
import { logFailure } from './http/log-failure.ts'
import { logRequests } from './http/log-requests.ts'
import { makePageRoutes } from './http/page.routes.ts'
import { makePathMatcher } from './http/path-matcher.ts'
import { makeSecurityHeaders } from './http/security-headers.ts'
import { readShell } from './http/static-files.ts'
import { makeExportHistoryRoutes } from './llm-history/export-history.routes.ts'
import { chooseRequestId, REQUEST_ID_HEADER, runWithRequestId } from './log/request-id.ts'
import { makeUnsubscribeRoutes } from './mail/unsubscribe.routes.ts'
import { makeSpeechRoutes } from './message/speech.routes.ts'
import { makeMetricsRoutes } from './metrics/metrics.routes.ts'
import { makeOcrRoutes } from './ocr/ocr.routes.ts'
import { makePackFileRoutes } from './offline-pack/pack-files.routes.ts'
import { makeExportPeopleRoutes } from './people/export-people.routes.ts'
import { makeTryOutRoutes } from './prompt/try-out.routes.ts'
import { makeExportSchoolsRoutes } from './school/export-schools.routes.ts'
import { makeStatisticsCsvRoutes } from './statistics/statistics-csv.routes.ts'
import { makeStorageFileRoutes } from './storage/storage-files.routes.ts'

const JSON_LIMIT_BYTES = 256 * 1024
const LOG_LIMIT_BYTES = 16 * 1024
/** JSON escapes no Korean letter, which is three bytes. */
const IMPORT_LIMIT_BYTES = 6 * 1024 * 1024
const ITEM_FILE_LIMIT_BYTES = 12 * 1024 * 1024
const READY_WITHIN_MS = 2000

const ME_PATH = pathOf(contract.user.me)
/** By address; everywhere else `JSON_LIMIT_BYTES`. */
const BODY_LIMITS = new Map([
  [pathOf(contract.site.log), LOG_LIMIT_BYTES],
  [pathOf(contract.school.importCsv), IMPORT_LIMIT_BYTES],
  [pathOf(contract.itemFile.import), ITEM_FILE_LIMIT_BYTES],
])
/** Read their bodies themselves. */
const UPLOAD_PATHS: readonly string[] = [
  pathOf(contract.ocr.read),
  pathOf(contract.storage.upload),
  pathOf(contract.generation.itemsFromPictures),
]
const isContentPath = makePathMatcher(contract, ({ content }) => content)
/** Reads that need no `X-Record-User`: the session itself, and content, which is the same for everyone. */
function isOpenRead(path: string) {
  return path === ME_PATH || isContentPath(path)
}

const isCallPath = makePathMatcher(contract)
/** Creates the whole server except its listener, so that tests can call it without a port. */
export async function createApp(deps: AppDeps): Promise<Hono<ServerHono>> {
  const app = new Hono<ServerHono>()
  const shell = await readShell(deps.pageDir)
  const securityHeaders = Object.entries(makeSecurityHeaders(deps.env, shell))

  app.use((context, next) => {
    const id = chooseRequestId(context.req.header(REQUEST_ID_HEADER))
    presetHeaders(context, [[REQUEST_ID_HEADER, id]])
    return runWithRequestId(id, next)
  })
  app.use(logRequests(deps))
  app.use(async (context, next) => {
    presetHeaders(context, securityHeaders)
    await next()
  })
  app.onError((error, context) => {
    const known = toAppError(error)
    logFailure(deps.log, known, 'request failed')
    return toErrorResponse(known, new Headers(context.res.headers))
  })

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    const isReady = await answersInTime(deps.db, READY_WITHIN_MS)
    if (isReady) return context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
    throw new AppError('SERVICE_UNAVAILABLE', { data: { retryAfter: 2 } })
  })

  app.route('/', makeMetricsRoutes(deps))
  app.route('/', makeUnsubscribeRoutes(deps))
  app.route('/', makeGuardianPages(deps))

  app.use('/api/*', (context, next) => {
    const { method } = context.req
    requireKnownMethod(method)
    const key = isWrite(method) && context.req.header('idempotency-key')
    if (key && isIdempotencyKey(key)) presetHeaders(context, [['Idempotency-Key', key]])
    const kind = findCallKind(method, context.req.path, context.req.header(RECORD_VERSION_HEADER))
    return kind ? deps.loadGate.run(kind, next) : next()
  })
  app.use('/api/*', async (context, next) => {
    context.set(
      'caller',
      lookUpCaller(context.req.raw, context.env, getCookie(context, sessionCookieName(deps.env)), deps),
    )
    if (context.req.path.startsWith('/api/users')) requireApiVersion(context.req.raw)
    if (isWrite(context.req.method) || !isOpenRead(context.req.path))
      await requireRecordUser(context.req.raw, context.var.caller)
    if (isWrite(context.req.method)) {
      const isUpload = UPLOAD_PATHS.includes(context.req.path)
      requireRecordVersion(context.req.raw)
      refuseForeignWrite(context.req.raw, deps.env, isUpload ? MULTIPART_TYPE : JSON_TYPE)
      if (isUpload) return deps.loadGate.awaitCaller(next)
      const incoming: Readable | undefined = context.env?.incoming
      const limit = BODY_LIMITS.get(context.req.path) ?? JSON_LIMIT_BYTES
      const text = await deps.loadGate.awaitCaller(() => readLimitedBody(context.req.raw, incoming, limit))
      context.set('body', parseJsonBody(text))
    }
    await next()
  })

  app.get('/api/openapi.json', makeOpenApiAnswer())
  app.route('/', makeAuthRoutes(deps))
  app.route('/', makeChatRoutes(deps))
  app.route('/', makeGenerationRoutes(deps))
  app.route('/', makeSpeechRoutes(deps))
  app.route('/', makeTryOutRoutes(deps))
  app.route('/', makeExportHistoryRoutes(deps))
  app.route('/', makeExportPeopleRoutes(deps))
  app.route('/', makeExportSchoolsRoutes(deps))
  app.route('/', makePackFileRoutes(deps))
  app.route('/', makeStorageFileRoutes(deps))
  app.route('/', makeOcrRoutes(deps))
  app.route('/', makeStatisticsCsvRoutes(deps))
  app.all('/api/*', async (context) => {
    const isContent = context.req.method === 'GET' && isContentPath(context.req.path)
    const response = await (isContent ? answerContent(context, deps) : answerCall(context, deps))
    if (!response) throw new AppError(isCallPath(context.req.path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND')
    return response
  })
  app.route('/', await makePageRoutes(deps))
  return app
}

/** Sets headers on any answer, including errors. */
function presetHeaders(context: Context<ServerHono>, headers: [name: string, value: string][]): void {
  const outgoing: ServerResponse | undefined = (context.env as Partial<HttpBindings> | undefined)?.outgoing
  // Free on Node's response; on a web response every answer would be copied to merge them.
  const target = outgoing ? null : context.res.headers
  for (const [name, value] of headers) target ? target.set(name, value) : outgoing?.setHeader(name, value)
}

function lookUpCaller(
  request: Request,
  bindings: ServerHono['Bindings'],
  token: string | undefined,
  deps: AppDeps,
) {
  let looked: Promise<Caller> | undefined
  const address = readClientAddress(request, bindings, deps.env)
  const look = async (): Promise<Caller> => ({
    user: token === undefined ? null : await findSessionUser(deps.db, token, deps.clock()),
    sessionToken: token ?? null,
    address,
  })
  return () => {
    looked ??= look()
    return looked
  }
}

/** Serves the OpenAPI document of the contract, built at the first request. */
function makeOpenApiAnswer() {
  let made: Promise<string> | undefined
  const make = async () => {
    const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    const info = { title: '셈샘 API', version: '1' }
    return JSON.stringify(await generator.generate(contract, { info }))
  }
  return async () => {
    made ??= make()
    return new Response(await made, {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=0, must-revalidate' },
    })
  }
}
