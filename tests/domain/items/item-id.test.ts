import { expect, test } from 'vitest'
import { itemId } from '#domain/items/item-id.ts'

test('returns the id that stored answers refer to', () => {
  expect(itemId('M1U04C01L1A1', 1)).toBe('483c1238-0c2d-55c0-af95-765d1de0a507')
})

test('returns one id for a template and seed, and other ids for other seeds', () => {
  expect(itemId('M1U04C01L1A1', 1)).toBe(itemId('M1U04C01L1A1', 1))
  const ids = new Set(Array.from({ length: 500 }, (_, seed) => itemId('M1U04C01L1A1', seed)))
  expect(ids.size).toBe(500)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
