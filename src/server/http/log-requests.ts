import type { MiddlewareHandler } from 'hono'
import { contract } from '#contract/contract.ts'
import type { AppDeps } from '../deps.ts'
import { describePath } from '../log/describe-path.ts'
import { makeRouteNamer } from '../metrics/route-names.ts'
import type { ServerHono } from './hono-env.ts'

/** Logs one line per request (method, path, status, time) and counts requests and server errors. No query, header or body: they may contain personal data. */
export function logRequests({ log, errors, metrics }: AppDeps): MiddlewareHandler<ServerHono> {
  const nameRoute = makeRouteNamer(contract)
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    errors.count(context.req.method, context.req.path, status)
    const { method } = context.req
    const ms = performance.now() - start
    metrics?.countRequest({ method, route: nameRoute(method, context.req.path), status, seconds: ms / 1000 })
    const line = {
      method,
      path: describePath(context.req.path),
      status,
      ms: Math.round(ms),
    }
    if (status >= 500) log.warn(line, 'request')
    else log.debug(line, 'request')
  }
}
