import { createECDH } from 'node:crypto'

/** Returns whether the base64url text is a point of P-256, which encryption requires. */
export function isCurvePoint(text: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(text, 'base64url')
    return true
  } catch {
    return false
  }
}
