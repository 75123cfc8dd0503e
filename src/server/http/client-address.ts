import type { HttpBindings } from '@hono/node-server'
import type { ServerEnv } from '../env.ts'

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/

/**
 * The address that limits count. Behind a proxy of our own (a private peer, never in profile `local`) the last entry of
 * `X-Forwarded-For`, which that proxy wrote itself; what stands before it anyone may have made up.
 */
export function readClientAddress(
  request: Request,
  bindings: Partial<HttpBindings> | undefined,
  env: ServerEnv,
): string {
  const peer = (bindings?.incoming?.socket?.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
  if (env.PROFILE === 'local' || !PRIVATE.test(peer)) return peer
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}
