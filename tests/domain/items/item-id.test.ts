import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemId, uuidV5 } from '#domain/items/item-id.ts'
import { sha1 } from '#domain/items/sha1.ts'

const DNS_NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('agrees with the example of RFC 9562, appendix A.4', () => {
  expect(uuidV5('www.example.com', DNS_NAMESPACE)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('hashes any bytes as the platform does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(createHash('sha1').update(bytes).digest('hex'))
    }),
  )
})

test('returns one id for a template and seed, and other ids for other seeds', () => {
  expect(itemId('M1U04C01L1A1', 1)).toBe(itemId('M1U04C01L1A1', 1))
  const ids = new Set(Array.from({ length: 500 }, (_, seed) => itemId('M1U04C01L1A1', seed)))
  expect(ids.size).toBe(500)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
