import { createHash } from 'node:crypto'
import type { ServerEnv } from '../env.ts'

const YEAR_S = 31_536_000

/**
 * Headers of every answer (security.md 4). Inline scripts run only by the hash of their text: the page has one, which sets the
 * theme before the first paint. Style attributes are KaTeX's.
 */
export function makeSecurityHeaders(env: ServerEnv, indexHtml: string | null): Record<string, string> {
  const hashes = [...(indexHtml ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(env.PROFILE === 'production' && {
      'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains`,
    }),
  }
}
