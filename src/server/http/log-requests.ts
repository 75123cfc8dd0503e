import type { MiddlewareHandler } from 'hono'
import { contract } from '#contract/contract.ts'
import type { AppDeps } from '../deps.ts'
import { describePath } from '../log/describe-path.ts'
import { makeRouteNamer } from '../metrics/route-names.ts'
import type { ServerHono } from './hono-env.ts'

type RequestRecorder = (method: string, path: string, status: number, ms: number) => void

/** Returns a function that logs one line per request (method, path, status, time) and counts requests and server errors. No query, header or body: they may contain personal data. */
export function makeRequestRecorder({ log, errors, metrics }: AppDeps): RequestRecorder {
  const nameRoute = makeRouteNamer(contract)
  return (method, path, status, ms) => {
    errors.count(method, path, status)
    metrics?.countRequest({ method, route: nameRoute(method, path), status, seconds: ms / 1000 })
    const line = { method, path: describePath(path), status, ms: Math.round(ms) }
    if (status >= 500) log.warn(line, 'request')
    else log.debug(line, 'request')
  }
}

export function logRequests(deps: AppDeps): MiddlewareHandler<ServerHono> {
  const record = makeRequestRecorder(deps)
  return async (context, next) => {
    const start = performance.now()
    await next()
    record(context.req.method, context.req.path, context.res.status, performance.now() - start)
  }
}
