import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../deps.ts'
import { describePath } from '../log/describe-path.ts'
import type { ServerHono } from './hono-env.ts'

/** Logs one line per request: method, path, status, time; counts the server's errors. No query, header or body: they may hold personal data. */
export function logRequests({ log, errors }: AppDeps): MiddlewareHandler<ServerHono> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    errors.count(context.req.method, context.req.path, status)
    const line = {
      method: context.req.method,
      path: describePath(context.req.path),
      status,
      ms: Math.round(performance.now() - start),
    }
    if (status >= 500) log.warn(line, 'request')
    else log.debug(line, 'request')
  }
}
