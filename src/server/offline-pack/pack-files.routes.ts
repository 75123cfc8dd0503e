import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { findPackFile } from './find-pack.flow.ts'

const decompress = promisify(gunzip)
const SHA256 = /^[0-9a-f]{64}$/

/** Serves the parts of packs: the content of a hash never changes, so the person's own browser may cache it forever. */
export function makePackFileRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.offlinePack.part), async (context) => {
    const { user } = await context.var.caller()
    if (!user) throw new AppError('UNAUTHORIZED')
    const sha256 = context.req.param('sha256') ?? ''
    if (!SHA256.test(sha256))
      throw new AppError('BAD_REQUEST', {
        data: { issues: [{ path: 'sha256', message: '16진수 64자가 아니에요.' }] },
      })
    const file = await findPackFile(deps, sha256)
    if (!file)
      throw new AppError('NOT_FOUND', { message: '이 단원의 내용이 바뀌었어요. 다시 내려받아 주세요.' })
    const caching = {
      ETag: `"${sha256}"`,
      'Cache-Control': 'private, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    }
    if (context.req.header('if-none-match')?.includes(sha256))
      return new Response(null, { status: 304, headers: caching })
    const headers = { ...caching, 'Content-Type': 'application/json' }
    const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '')
    if (takesGzip) return new Response(file.gzipped, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    return new Response(Uint8Array.from(await decompress(file.gzipped)), { headers })
  })
  return routes
}
