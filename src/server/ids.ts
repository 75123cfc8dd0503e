import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Returns a UUIDv7: rows created together are stored together. */
export function makeUuidV7(now: Date): string {
  return v7({ msecs: now.getTime() })
}

/** Returns an unguessable secret: 256 bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns a random seed for item templates: 0 to 2^32 - 1. */
export function makeRandomSeed(): number {
  return randomBytes(4).readUInt32BE()
}
