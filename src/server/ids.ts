import { randomBytes } from 'node:crypto'

/** Returns a UUIDv7: rows created together are stored together. */
export function makeUuidV7(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Returns an unguessable secret: 256 bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns a random seed for item templates: 0 to 2^32 - 1. */
export function makeRandomSeed(): number {
  return randomBytes(4).readUInt32BE()
}
