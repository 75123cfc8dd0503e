import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, onError } from '@orpc/server'
import type { Context } from 'hono'
import { AppError } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import type { CallContext } from './call.ts'
import { serveCached } from './content-cache.ts'
import { toAppError } from './errors.ts'
import { isWrite } from './guard-writes.ts'
import type { Caller, ServerHono } from './hono-env.ts'
import { fingerprintRequest, readIdempotencyKey } from './idempotency.ts'
import { logFailure } from './log-failure.ts'
import { router } from './router.ts'

const handler = new StandardOpenAPIHandler<CallContext>(router, {
  clientInterceptors: [
    onError((error, { context }) => {
      const known = toAppError(error)
      logFailure(context.deps.log, known, 'call failed')
      if (known.data?.retryAfter !== undefined)
        context.responseHeaders.set('Retry-After', String(known.data.retryAfter))
      throw new ORPCError(known.code, {
        status: known.status || 500,
        message: known.message,
        data: known.data,
      })
    }),
  ],
})

/** Answers a call of the contract; undefined if no procedure has this address. */
export async function answerCall(context: Context<ServerHono>, deps: AppDeps): Promise<Response | undefined> {
  const { user, sessionToken, address } = await context.var.caller()
  const headers = new Headers()
  const { method } = context.req
  const url = new URL(context.req.url)
  const call: CallContext = {
    deps,
    user,
    sessionToken,
    address,
    db: deps.db,
    idempotencyKey: readIdempotencyKey(context.req.raw),
    fingerprint: isWrite(method) ? fingerprintRequest(method, url.pathname, context.var.body) : '',
    responseHeaders: headers,
  }
  // The body has been read and parsed already, and no procedure reads headers.
  const request = { method, url, headers: {}, body: async () => context.var.body, signal: undefined }
  const { matched, response } = await handler.handle(request, { context: call })
  if (!matched) return undefined
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'private, no-store')
  if (response.body === undefined) return new Response(null, { status: response.status, headers })
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(response.body), { status: response.status, headers })
}

/** Answers a content read from the cache, else through the contract: once per content version and audience. */
export async function answerContent(
  context: Context<ServerHono>,
  deps: AppDeps,
): Promise<Response | undefined> {
  const { user } = await context.var.caller()
  const isAdmin = user?.roles.includes('admin') === true
  await deps.contentCache.revalidate(isAdmin)
  const pathname = context.req.path
  const key = `${isAdmin ? 'admin' : 'all'} ${pathname}`
  let uncached: Response | undefined
  const answer = await deps.contentCache.answer(key, async () => {
    const response = await answerCall(context, deps)
    if (response?.ok) return response.text()
    uncached = response
    return null
  })
  if (answer) return serveCached(answer, context.req.raw, !isAdmin)
  return uncached ?? answerCall(context, deps)
}

export function requireApiVersion(request: Request): void {
  const version = request.headers.get('x-api-version') ?? '1'
  if (version !== '1') throw new AppError('API_VERSION')
}

/** Rejects unknown versions of outbox records; absent means 1. */
export function requireRecordVersion(request: Request): void {
  const version = request.headers.get('x-record-version') ?? '1'
  if (version !== '1') throw new AppError('VERSION')
}

/**
 * Rejects a request for another person than that of the session (offline.md, 'The outbox'): a page that is still open
 * for a person who has signed out must not read or write the data of the one signed in now.
 */
export async function requireRecordUser(request: Request, caller: () => Promise<Caller>): Promise<void> {
  const userId = request.headers.get('x-record-user')
  if (userId !== null && userId !== (await caller()).user?.id) throw new AppError('UNAUTHORIZED')
}
