import { createECDH } from 'node:crypto'

/** Whether the base64url text is a point of P-256, which alone can be encrypted for. */
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
