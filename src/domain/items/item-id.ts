import { sha1 } from './sha1.ts'

/** Namespace of items made by templates: drawn once, never to change, or every stored answer loses its item. */
const ITEM_NAMESPACE = '5d1f0c7e-3a86-4b52-9c41-8e7a26d09b13'

function parseUuid(uuid: string): Uint8Array {
  const hex = uuid.replaceAll('-', '')
  return Uint8Array.from({ length: 16 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

/** The name-based UUID of version 5 (RFC 9562, section 5.5) of `name` in the namespace `namespace` (a UUID). */
export function uuidV5(name: string, namespace: string): string {
  const nameBytes = new TextEncoder().encode(name)
  const message = new Uint8Array(16 + nameBytes.length)
  message.set(parseUuid(namespace))
  message.set(nameBytes, 16)
  const hex = [...sha1(message).slice(0, 16)].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x50).toString(16)
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16)
    return byte.toString(16).padStart(2, '0')
  })
  const digits = hex.join('')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}

/** The id of the item that `templateId` makes from `seed`: the same on every device and for ever (content.md). */
export function itemId(templateId: string, seed: number): string {
  return uuidV5(`${templateId}:${seed}`, ITEM_NAMESPACE)
}
