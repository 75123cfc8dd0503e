import { expect, test } from 'vitest'
import {
  followServedPlace,
  isFromElsewhere,
  type LastPlace,
  openPlaceHere,
} from '#domain/progress/last-place.ts'

function at(hour: number) {
  return `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`
}

const KEPT: LastPlace = { conceptId: 'C02', lastUsedAt: at(9), openedHere: ['C02', 'C01'] }

function isOffered(kept: LastPlace, served: LastPlace): boolean {
  const read = followServedPlace(kept, served)
  return read !== null && isFromElsewhere(read, kept)
}

test('a later place of another device is offered once, and kept', () => {
  const served = { conceptId: 'C05', lastUsedAt: at(10) }
  const read = followServedPlace(KEPT, served)
  expect(read).toMatchObject(served)
  expect(isOffered(KEPT, served)).toBe(true)
  expect(isOffered(read as LastPlace, served)).toBe(false)
})

test('what this device sent late is no place of another device, and does not replace what was opened since', () => {
  const served = { conceptId: 'C01', lastUsedAt: at(10) }
  expect(isOffered(KEPT, served)).toBe(false)
  const read = followServedPlace(KEPT, served)
  expect(read).toEqual({ ...KEPT, lastUsedAt: at(10) })
  // The other device was used before that was sent.
  expect(isOffered(read as LastPlace, { conceptId: 'C05', lastUsedAt: at(10) })).toBe(false)
})

test('an older place of the server changes nothing', () => {
  expect(followServedPlace(KEPT, { conceptId: 'C05', lastUsedAt: at(8) })).toBe(KEPT)
  expect(followServedPlace(KEPT, null)).toBe(KEPT)
})

test('what the server knew before the device first read it is not offered', () => {
  const opened = openPlaceHere(null, 'C02')
  const served = { conceptId: 'C05', lastUsedAt: at(10) }
  expect(isOffered(opened, served)).toBe(false)
  expect(followServedPlace(opened, served)).toEqual({ ...opened, lastUsedAt: at(10) })
  expect(followServedPlace(null, served)).toEqual(served)
})

test('opening a place keeps the last few that were opened', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `C${index}`)
  const opened = [...ids, 'C10'].reduce<LastPlace | null>(openPlaceHere, null)
  expect(opened?.conceptId).toBe('C10')
  expect(opened?.openedHere).toEqual(['C10', 'C11', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4'])
})
