import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { AppError } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import { ConfigurationError } from '../env.ts'
import type { ServerHono } from '../http/hono-env.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

/** `/metrics` for requests with `METRICS_TOKEN`; without that setting the route does not exist. */
export function makeMetricsRoutes({ env, metrics }: Pick<AppDeps, 'env' | 'metrics'>): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  const { METRICS_TOKEN: token } = env
  if (metrics === null || token === undefined) return routes
  routes.get(PATH, async (context) => {
    if (!isEqual(context.req.header('authorization') ?? '', `Bearer ${token}`))
      throw new AppError('UNAUTHORIZED')
    return context.text(await metrics.print(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    })
  })
  return routes
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export interface MetricsListener {
  port: number
  close: () => Promise<void>
}

/** Serves `/metrics` on its own port of 127.0.0.1. */
export async function listenForMetrics(metrics: Metrics, port: number): Promise<MetricsListener> {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    metrics.print().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigurationError(`METRICS_PORT: ${port}번 포트를 다른 프로그램이 쓰고 있어요.`)
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
