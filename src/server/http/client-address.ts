import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { ServerEnv } from '../env.ts'
import { isInNetworks, toCountedAddress } from './networks.ts'

function plain(address: string) {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Returns the address for limits. Behind a trusted proxy (never in profile `local`) the last entry of `X-Forwarded-For` that is not a trusted proxy
 * itself: the proxy wrote it; earlier entries may be forged.
 */
export function readClientAddress(
  request: Request,
  bindings: Partial<HttpBindings> | undefined,
  env: Pick<ServerEnv, 'PROFILE' | 'TRUSTED_PROXIES'>,
): string {
  const peer = plain(bindings?.incoming?.socket?.remoteAddress ?? 'unknown')
  const isTrusted = (address: string) => isInNetworks(address, env.TRUSTED_PROXIES)
  if (env.PROFILE === 'local' || !isTrusted(peer)) return toCountedAddress(peer)
  const forwarded = (request.headers.get('x-forwarded-for')?.split(',') ?? []).map(plain)
  const client = forwarded.findLast((address) => !isTrusted(address))
  return toCountedAddress(client !== undefined && isIP(client) !== 0 ? client : peer)
}
