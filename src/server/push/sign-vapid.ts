import type { VapidKeys } from './vapid-keys.ts'

/** Signing costs more than encrypting. A signature is valid for a whole service for 12 hours. */
const REUSED_MS = 60 * 60 * 1000
/** Services have few origins, except those with arbitrary subdomains. */
const KEPT_ORIGINS = 100

/** Returns the `Authorization` header for messages to an endpoint (RFC 8292), signed again once an hour. */
export function makeVapidSigner(keys: VapidKeys, subject: string) {
  const signed = new Map<string, { header: string; at: number }>()
  return async (endpoint: string): Promise<string> => {
    const { origin } = new URL(endpoint)
    const known = signed.get(origin)
    if (known && performance.now() - known.at < REUSED_MS) return known.header
    // Loaded with the first message to keep the start fast.
    const { default: webPush } = await import('web-push')
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    )
    if (signed.size >= KEPT_ORIGINS) signed.clear()
    signed.set(origin, { header, at: performance.now() })
    return header
  }
}
